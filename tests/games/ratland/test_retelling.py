"""The happenings tell everything: retold from the start, they come out like the table at every moment."""

from __future__ import annotations

import pytest
from hypothesis import given

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.retelling import HEAR, Retelling
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import view
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.ratland import playing
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.playing import moments


def test_every_kind_of_happening_can_be_retold() -> None:
    kinds = {kind for kind in vars(h).values() if isinstance(kind, type) and issubclass(kind, Happening)}
    assert set(HEAR) == kinds


def retold_like_the_table(options: Options, tempers: list[str], seed: int) -> None:
    match = new_match(options, seed)
    start = match.game.view(match.journal.start, None)  # before anything was told
    retelling = Retelling.of(start)
    rounds, heard = 0, 0
    for moment in moments(match, tempers, seed + 1):
        while rounds < len(moment.stories):
            story = moment.stories[rounds]
            for happening in story[heard:]:
                retelling.hear(happening)
            heard = len(story)
            if rounds + 1 == len(moment.stories):
                break
            rounds, heard = rounds + 1, 0
        assert retelling == Retelling.of(moment.view(None))


@given(playing.options, playing.tempers, playing.seeds)
def test_the_story_retold_equals_the_open_table_at_every_moment(
    options: Options, tempers: list[str], seed: int
) -> None:
    retold_like_the_table(options, tempers, seed)


@pytest.mark.parametrize("players", range(2, 13))
def test_the_story_retold_equals_the_open_table_with_everything_on(players: int) -> None:
    for seed in range(4):
        tempers = ["chance", "adventurer", "raider", "farmer"] * 3
        retold_like_the_table(Options(players, True, Board.SECRET), tempers, seed)


def test_a_copy_of_a_retelling_goes_its_own_way() -> None:
    table = lay(seat(pantry=3, cheese=1), seat(poisoned=1))
    retelling = Retelling.of(view(table, None))
    copy = retelling.copy()
    copy.hear(h.CheeseGained(0, 5, ""))
    copy.hear(h.RatsJoined(1, 2, 2, ""))
    assert retelling == Retelling.of(view(table, None)) != copy
    assert [seat.living for seat in copy.seats] == [3, 3]
