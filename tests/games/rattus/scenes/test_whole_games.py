"""Whole games of Rattus through the screens end as the same answers end without."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ratland_desktop.games.rattus.rules.happenings import Looked, TurnBegan
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.screens.results import ResultsScene
from tests.games.rattus.scenes.family import Family
from tests.hands import Hand, KeysHand, MouseHand

SMALL = (800, 450)


def played(options: Options, hand: Hand, seed: int, humans: Collection[int] | None = None) -> Family:
    """A game from the settling to the results, and the same answers without screens."""
    family = Family(options, hand, seed=seed, humans=humans, size=SMALL)
    family.play()
    assert isinstance(family.scene, ResultsScene)
    match = family.without_screens()
    assert match.over
    assert match.outcome() == family.session.match.outcome()
    assert match.stories == family.session.match.stories
    return family


def told(family: Family, kind: type) -> int:
    return sum(isinstance(x, kind) for story in family.session.match.stories for x in story)


@pytest.mark.slow
def test_one_person_among_computers_never_sees_a_curtain() -> None:
    family = played(Options(3), MouseHand(), seed=5, humans=[1])
    assert family.player.curtains == []


@pytest.mark.slow
def test_keys_alone_play_a_whole_game() -> None:
    played(Options(2), KeysHand(), seed=8)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_see_a_curtain_for_the_witch_and_for_nothing_else(players: int) -> None:
    family = played(Options(players), MouseHand(), seed=players * 10 + 1)
    assert told(family, TurnBegan) > 4
    assert 0 < len(family.player.curtains) <= told(family, Looked)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_people_and_computers_play_together(seed: int) -> None:
    family = played(Options(4), MouseHand(), seed=seed, humans=[0, 2])
    assert {*family.player.curtains} <= {0, 2}
