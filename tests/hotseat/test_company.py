"""Who plays with people: the levels and characters that a game has, and seats from elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ratland_desktop.games import shelf
from ratland_desktop.hotseat.levels import (
    LADDER,
    OFFERED,
    PLAYERS,
    USUAL_COMPANY,
    Company,
    Level,
    mind_of,
    read_mind,
)
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat

FOUR = Company(LADDER, ("raider", "hoarder"))
ROBOT = Seat("Krümel", "teal", "bow", "solid")


@pytest.mark.parametrize("player", PLAYERS)
def test_a_game_with_the_whole_ladder_takes_everybody_as_they_are(player: str) -> None:
    assert FOUR.nearest(player) == player


@pytest.mark.parametrize(
    ("player", "nearest"),
    [(HUMAN, HUMAN), (NOBODY, NOBODY), ("beginner", "beginner"), ("steady", "beginner"), ("solid", "solid")],
)
def test_a_game_with_three_levels_takes_the_nearest(player: str, nearest: str) -> None:
    assert USUAL_COMPANY.nearest(player) == nearest


def test_a_seat_from_another_game_leaves_its_character_there() -> None:
    assert FOUR.fitting(replace(ROBOT, character="greedy")) == ROBOT
    assert FOUR.fitting(replace(ROBOT, character="raider")).character == "raider"
    assert USUAL_COMPANY.fitting(replace(ROBOT, player="steady", character="raider")) == replace(
        ROBOT, player="beginner"
    )
    assert FOUR.fitting(replace(ROBOT, player=HUMAN, character="raider")).character == ""


def test_computers_without_a_character_are_surprising_and_the_others_stay() -> None:
    seats = (
        Seat("Mia", "red", "bow"),
        ROBOT,
        replace(ROBOT, character="hoarder"),
        replace(ROBOT, player=NOBODY),
    )
    found = {FOUR.cast(seats, seed)[1].character for seed in range(20)}
    assert found == {"raider", "hoarder"}
    for seed in range(20):
        mia, _, hoarder, nobody = FOUR.cast(seats, seed)
        assert (mia.character, hoarder.character, nobody.character) == ("", "hoarder", "")
        assert FOUR.cast(seats, seed) == FOUR.cast(seats, seed)


def test_each_seat_is_cast_from_its_own_dice() -> None:
    """Who else sits there changes nobody's character."""
    for seed in range(10):
        alone = FOUR.cast((Seat("Mia", "red", "bow"), ROBOT), seed)[1]
        among = FOUR.cast((ROBOT, ROBOT, ROBOT), seed)[1]
        assert alone.character == among.character


def test_a_mind_is_a_level_and_perhaps_a_character() -> None:
    assert mind_of(ROBOT) == "solid" and read_mind("solid") == (Level.SOLID, "")
    raider = replace(ROBOT, character="raider")
    assert read_mind(mind_of(raider)) == (Level.SOLID, "raider")


@pytest.mark.parametrize("name", shelf.GAMES)
def test_every_game_has_at_least_the_levels_of_every_game(name: str) -> None:
    company = shelf.SHELF[name].company
    assert {*OFFERED} <= {*company.levels}
    assert list(company.levels) == [level for level in LADDER if level in company.levels], "youngest first"
