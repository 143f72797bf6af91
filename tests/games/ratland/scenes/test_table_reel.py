"""The reel shows each step with the counts after that very step, and looking back changes nothing."""

from __future__ import annotations

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.hotseat.session import Mark, QuickMinds, Session
from ratland_desktop.screens.table.reel import Reel
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from tests.games.ratland.scenes.table_sessions import session


def watch_all(reel: Reel) -> list[tuple[Step, Retelling]]:
    """Every step of a computers' game, with the counts shown at it. All answers are there beforehand."""
    while not reel.session.match.over:
        reel.session.let_computers_play()
    told: list[tuple[Step, Retelling]] = []
    while (step := reel.forward()) is not None:
        if not step.quiet:
            told.append((step, reel.told.copy()))
    return told


def test_back_and_forth_shows_the_same_counts() -> None:
    reel = Reel(session(5, 3), TABLE_STEPS)
    told = watch_all(reel)
    assert len(told) > 50
    for shown in reversed(told[:-1]):
        assert reel.back()
        assert (reel.present, reel.told) == shown
    assert not reel.back()
    for shown in told[1:]:
        reel.forward()
        assert (reel.present, reel.told) == shown
    assert not reel.looks_back


def test_looking_back_leaves_the_session_alone() -> None:
    found = session(4, 2)
    reel = Reel(found, TABLE_STEPS)
    for _ in range(30):
        found.let_computers_play()
        reel.forward()
    mark, counts = found.mark, found.shown.copy()
    for _ in range(12):
        reel.back()
    assert (found.mark, found.shown) == (mark, counts)
    reel.to_present()
    assert reel.told is found.shown


def test_every_line_of_the_story_leads_to_its_step() -> None:
    reel = Reel(session(3, 5), TABLE_STEPS)
    told = watch_all(reel)
    at = 0
    for story, happenings in enumerate(reel.session.match.stories):
        for index in range(len(happenings)):
            reel.look_at(story, index)
            assert reel.present is not None and reel.present.holds(index)
            if reel.present != told[at][0]:
                at += 1
            assert (reel.present, reel.told) == told[at]
    assert at == len(told) - 1


def test_what_comes_next_is_what_is_shown_next() -> None:
    reel = Reel(session(4, 8), TABLE_STEPS)
    for _ in range(60):
        reel.session.let_computers_play()
        coming = reel.coming
        assert reel.forward() is coming
    reel.back()
    reel.back()
    coming = reel.coming
    assert reel.forward() is coming


def test_skipping_ends_at_the_last_step_of_the_phase() -> None:
    reel = Reel(session(4, 8), TABLE_STEPS)
    reel.session.let_computers_play()
    reel.forward()
    for _ in range(6):
        reel.session.let_computers_play()
        reel.forward_until(reel.begins_part)
        reel.session.let_computers_play()
        assert reel.coming is not None and reel.begins_part(reel.coming)


def test_a_table_that_opens_in_the_middle_of_a_step_shows_the_rest_of_it() -> None:
    """Games are saved at any happening, also by versions that showed each by itself."""
    found = session(6, 3, clans=False)
    while not found.match.over:
        found.let_computers_play()
    story = found.match.stories[0]
    whole = next(step for step in steps_of(story, TABLE_STEPS, Party()) if step.group == "feeding")
    for mark in range(whole.start + 2, whole.end):
        resumed = Session(BOX, found.match, found.seats, QuickMinds(1), Mark(0, mark))
        reel = Reel(resumed, TABLE_STEPS)
        step = reel.forward()
        assert step is not None and (step.start, step.end) == (mark, whole.end)
        assert resumed.shown == found.storyline.moments.at(Mark(0, whole.end))
        reel.back()
        reel.forward()
        assert not reel.looks_back and reel.present is step


def test_what_shows_nothing_leaves_the_picture_as_it_is() -> None:
    found = session(4, 2)
    reel = Reel(found, TABLE_STEPS)
    quiet = 0
    for _ in range(4000):
        found.let_computers_play()
        before = reel.present
        step = reel.forward()
        if step is None:
            if found.match.over:
                break
        elif step.quiet:
            quiet += 1
            assert reel.present is before
        else:
            assert reel.present is step
    assert reel.at.happening == len(found.match.stories[-1])
