"""Which of several games is in front: the one played last, or the one that the command line names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_several_games import Evening, have_played


@pytest.mark.parametrize(
    ("last", "asked", "shown"),
    [("crumbs", "", "crumbs"), ("ratland", "", "ratland"), ("ratland", "crumbs", "crumbs")],
)
def test_the_demo_shows_the_game_played_last_or_the_one_that_is_named(
    tmp_path: Path, last: str, asked: str, shown: str
) -> None:
    have_played(tmp_path, last)
    evening = Evening(tmp_path, demo=True, game=asked)
    session = evening.playing().session
    names = [seat.name for seat in session.seats]
    say = evening.pilot.desk.texts
    assert session.box.name == shown and not session.humans
    if shown == "crumbs":
        assert names == [*say.rows("crumbs.bots")[: len(names) - 1], "Mouse"]
    else:
        assert names == [*say.rows("setup.bots")[: len(names)]]
    evening.program.close()


def test_the_game_that_is_named_is_in_front_until_another_one_is_played(tmp_path: Path) -> None:
    have_played(tmp_path, "ratland")
    evening = Evening(tmp_path, game="crumbs")
    assert evening.shelf().chosen.name == "crumbs"
    evening.pilot.click("box-ratland")
    evening.pilot.click("quick_game")
    evening.playing()
    assert evening.program.rooms.name_in_front == "ratland"
    evening.program.close()


def test_a_game_that_is_not_there_is_reported_and_the_usual_one_is_in_front(tmp_path: Path) -> None:
    evening = Evening(tmp_path, game="chess")
    said = evening.pilot.desk.toasts.all_words
    assert "There’s no game called “chess”. These are here: ratland, crumbs." in said
    assert evening.program.rooms.name_in_front == "ratland"
    evening.program.close()
