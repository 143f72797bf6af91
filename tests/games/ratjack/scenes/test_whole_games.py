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


def played(
    options: Options, hand: Hand, seed: int, humans: Collection[int] | None = None,
    wishes: dict[str, bool] | None = None,
) -> Family:  # fmt: skip
    """A game from the first curtain to the results, and the same answers without screens."""
    family = Family(options, hand, seed=seed, humans=humans, size=SMALL, wishes=wishes)
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


@pytest.mark.slow
def test_people_say_its_me_once_for_each_turn_and_each_opening() -> None:
    family = played(Options(3, first=0), MouseHand(), seed=3, humans=[0, 2])
    rounds, people = len(family.session.match.stories), (0, 2)
    own = [seat for seat in turns(family) if seat in people]
    said = family.player.curtains + family.player.plates
    for seat in people:
        assert 0 < said.count(seat) <= own.count(seat) + rounds  # who begins stays for the first turn
    assert len(said) < len(own) + rounds * len(people)
    assert {*said} == {*people}


@pytest.mark.slow
def test_the_curtain_comes_only_for_opening_cards_unless_the_table_wants_it() -> None:
    family = played(Options(2, first=0), MouseHand(), seed=3)
    rounds = len(family.session.match.stories)
    assert len(family.player.curtains) <= rounds and len(family.player.plates) > rounds
    curtained = played(Options(2, first=0), MouseHand(), seed=3, wishes={"curtain": True})
    assert curtained.player.plates == []
    assert len(curtained.player.curtains) == len(family.player.curtains) + len(family.player.plates)


@pytest.mark.slow
def test_one_person_among_computers_never_says_its_me() -> None:
    family = played(Options(3, Deck.RATS_WEASELS), MouseHand(), seed=5, humans=[1])
    assert family.player.curtains == family.player.plates == []


@pytest.mark.slow
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
    assert {*family.player.curtains, *family.player.plates} <= {0, 2}
