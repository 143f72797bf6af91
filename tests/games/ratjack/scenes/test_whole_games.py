"""Whole games of Ratjack through the screens end as the same answers end without."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ratland_desktop.games.ratjack.rules.happenings import TurnBegan
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.screens.results import ResultsScene
from tests.games.ratjack.scenes.family import Family
from tests.hands import Hand, KeysHand, MouseHand

SMALL = (1024, 640)


def played(options: Options, hand: Hand, seed: int, humans: Collection[int] | None = None) -> Family:
    """A game from the first curtain to the results, and the same answers without screens."""
    family = Family(options, hand, seed=seed, humans=humans, size=SMALL)
    family.play()
    assert isinstance(family.scene, ResultsScene)
    match = family.without_screens()
    assert match.over
    assert match.outcome() == family.session.match.outcome()
    assert match.stories == family.session.match.stories
    return family


def turns(family: Family) -> list[int]:
    """Whose turns there were, in order."""
    return [x.seat for story in family.session.match.stories for x in story if isinstance(x, TurnBegan)]


def test_two_people_see_one_curtain_for_each_turn_and_one_for_each_opening() -> None:
    family = played(Options(2, first=0), MouseHand(), seed=3)
    rounds = len(family.session.match.stories)
    openings = family.options.players * rounds
    assert len(family.player.curtains) <= len(turns(family)) + openings - rounds  # who begins stays
    assert len(family.player.curtains) > 0


def test_one_person_among_computers_never_sees_a_curtain() -> None:
    family = played(Options(3, Deck.RATS_WEASELS), MouseHand(), seed=5, humans=[1])
    assert family.player.curtains == []


def test_keys_alone_play_a_whole_game() -> None:
    played(Options(2, Deck.RATS_RACCOONS), KeysHand(), seed=8)


@pytest.mark.slow
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_play_every_deck(players: int, deck: Deck) -> None:
    played(Options(players, deck), MouseHand(), seed=players * 10)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_people_and_computers_play_together(seed: int) -> None:
    family = played(Options(4, Deck.WEASELS_RACCOONS), MouseHand(), seed=seed, humans=[0, 2])
    assert {*family.player.curtains} <= {0, 2}
