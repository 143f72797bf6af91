"""The reel shows each moment with the counts of that very moment, and looking back changes nothing."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.scenes.table.reel import Reel, begins_a_phase
from tests.games.ratland.scenes.table_evening import evening


def watch_all(reel: Reel) -> list[Retelling]:
    """Every moment of a computers' game, with the counts shown at it."""
    told: list[Retelling] = []
    while True:
        reel.evening.let_computers_play()
        if reel.forward() is None:
            return told
        told.append(reel.told.copy())


def test_back_and_forth_shows_the_same_counts() -> None:
    reel = Reel(evening(5, 3))
    told = watch_all(reel)
    for counts in reversed(told[:-1]):
        assert reel.back()
        assert reel.told == counts
    assert not reel.back()
    for counts in told[1:]:
        reel.forward()
        assert reel.told == counts
    assert not reel.looks_back


def test_looking_back_leaves_the_evening_alone() -> None:
    found = evening(4, 2)
    reel = Reel(found)
    for _ in range(30):
        found.let_computers_play()
        reel.forward()
    mark, counts = found.mark, found.shown.copy()
    for _ in range(12):
        reel.back()
    assert (found.mark, found.shown) == (mark, counts)
    reel.to_present()
    assert reel.told is found.shown


def test_every_line_of_the_story_can_be_looked_at() -> None:
    reel = Reel(evening(3, 5))
    told = watch_all(reel)
    at = 0
    for story, happenings in enumerate(reel.evening.match.stories):
        for index, happening in enumerate(happenings):
            reel.look_at(story, index)
            assert reel.present is happening
            assert reel.told == told[at]
            at += 1


def test_what_comes_next_is_what_is_shown_next() -> None:
    reel = Reel(evening(4, 8))
    for _ in range(60):
        reel.evening.let_computers_play()
        coming = reel.coming
        assert reel.forward() is coming
    reel.back()
    reel.back()
    coming = reel.coming
    assert reel.forward() is coming


def test_skipping_ends_at_the_last_moment_of_the_phase() -> None:
    reel = Reel(evening(4, 8))
    reel.evening.let_computers_play()
    reel.forward()
    for _ in range(6):
        reel.evening.let_computers_play()
        reel.forward_until(begins_a_phase)
        reel.evening.let_computers_play()
        assert reel.coming is not None and begins_a_phase(reel.coming)
