"""Whole games watched at the table end as they end without it, however one watches."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules.happenings import (
    BagFilled,
    CheeseTransmuted,
    NothingDrawn,
    PhaseBegan,
    PieceAdded,
    Redeployed,
)
from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.hotseat.session import HandOver, Mark, Over, Session
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.intents import Direction, Hot, Point, Shortcut
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from tests.games.ratland.scenes.table_sessions import place_in_secret, scene_of, session, table_pilot
from tests.pilot import Heard, Pilot

pytestmark = pytest.mark.slow


def without_a_table(players: int, seed: int) -> Session:
    found = session(players, seed)
    while not found.match.over:
        found.let_computers_play()
    return found


@pytest.mark.parametrize("players", [2, 6, 12])
def test_a_game_of_computers_watched_at_once(players: int) -> None:
    found = session(players, 21)
    pilot = table_pilot(found, auto=True)
    pilot.desk.tempo.speed = float(Speed.INSTANT.value)
    pilot.desk.refresh()
    pilot.until(lambda: pilot.over, seconds=60)
    assert not pilot.stage.failures
    assert isinstance(found.step(), Over)
    assert found.match.stories == without_a_table(players, 21).match.stories


@pytest.mark.parametrize("players", [2, 6, 12])
def test_a_game_of_computers_watched_step_by_step(players: int) -> None:
    found = session(players, 22)
    pilot = table_pilot(found)
    seen: set[Happening] = set()
    while not pilot.over:
        scene = scene_of(pilot)
        if scene.present is not None:
            seen |= {*scene.present.told}
        else:
            assert scene.director.reel.at == Mark(0, 0), "the table is empty only before the first step"
        pilot.give(Hot(Shortcut.NEXT))
    assert not pilot.stage.failures
    assert found.match.stories == without_a_table(players, 22).match.stories
    missed = [x for story in found.match.stories for x in story if x not in seen]
    assert {type(x) for x in missed} <= QUIET_ONES


QUIET_ONES = {PhaseBegan, BagFilled, NothingDrawn, PieceAdded, Redeployed, CheeseTransmuted}
"""May be a line of the story and no step: headings with nothing beneath, and answers like "rather not"."""


def test_auto_play_shows_every_step_without_a_hand() -> None:
    found = session(3, 23, clans=False)
    pilot = table_pilot(found, auto=True)
    seen: list[Step | None] = []
    for _ in range(20000):
        if pilot.over or scene_of(pilot).director.reel.at.story:
            break
        present = scene_of(pilot).present
        if not seen or seen[-1] is not present:
            seen.append(present)
        pilot.app.loop_once(0.1)
    assert seen == [step for step in steps_of(found.match.stories[0], TABLE_STEPS, Party()) if not step.quiet]
    assert len(seen) > 8


def test_every_happening_is_a_line_of_the_story_with_its_own_sentence() -> None:
    found = session(12, 23)
    pilot = table_pilot(found, auto=True)
    pilot.desk.tempo.speed = float(Speed.FOURFOLD.value)
    names = [seat.name for seat in found.seats]
    pilot.until(lambda: scene_of(pilot).director.reel.at.story == 1, seconds=120)
    scene = scene_of(pilot)
    told = [line.sentence for line in scene.story.lines if line.moment[0] == 0]
    assert told == [TELLER.tell(happening, names, pilot.desk.texts) for happening in found.match.stories[0]]


def human_table(*, auto: bool = False, people: int = 3) -> tuple[Session, Pilot]:
    """Three players right after their first placement: the screens still stand."""
    found = session(3, 4, humans=range(people), clans=False)
    while not isinstance(found.step(), HandOver):
        found.see()
    place_in_secret(found, Dice(2))
    return found, table_pilot(found, auto=auto)


def test_the_table_waits_for_the_screens_to_be_lifted_and_then_leaves_for_the_next_turn() -> None:
    found, pilot = human_table(auto=True)
    pilot.wait(3.0)
    assert scene_of(pilot).mode is Mode.GATE
    assert scene_of(pilot).director.reel.told.seats[0].places is None
    pilot.click("next")
    assert scene_of(pilot).director.reel.told.seats[0].places is not None
    for _ in range(9):
        pilot.give(Hot(Shortcut.SKIP))
        pilot.give(Hot(Shortcut.NEXT))
        if pilot.over:
            break
        if scene_of(pilot).mode is Mode.LEAVE:
            pilot.wait(30.0)
            assert not pilot.over, "the table must not go by itself"
            pilot.click("next")
    assert pilot.over and not pilot.stage.failures
    assert isinstance(found.step(), HandOver)


@pytest.mark.parametrize(("people", "said"), [(1, "ratland.reveal.alone"), (2, "ratland.reveal.text")])
def test_nobody_is_told_to_turn_the_screen_who_sits_there_alone(people: int, said: str) -> None:
    _, pilot = human_table(people=people)
    assert scene_of(pilot).mode is Mode.GATE
    keys = ("ratland.reveal.alone", "ratland.reveal.text")
    assert [key for key in keys if pilot.desk.texts(key) in pilot.words()] == [said]


def test_looking_again_and_forward_shows_the_same_words_and_counts() -> None:
    _, pilot = human_table()
    pilot.click("next")
    before = []
    for _ in range(8):
        before.append((scene_of(pilot).sentence, scene_of(pilot).director.reel.told.copy()))
        pilot.give(Hot(Shortcut.NEXT))
    for sentence, told in reversed(before):
        pilot.click("back")
        assert (scene_of(pilot).sentence, scene_of(pilot).director.reel.told) == (sentence, told)
    assert scene_of(pilot).mode is Mode.BACK
    pilot.click("skip")  # back to now
    assert scene_of(pilot).mode is not Mode.BACK


def test_pointing_at_a_line_lights_whom_it_concerns() -> None:
    _, pilot = human_table()
    pilot.click("next")
    scene = scene_of(pilot)
    while not (scene.sentence and len(scene.sentence.seats) == 2):
        pilot.give(Hot(Shortcut.NEXT))
    moments = scene.now
    assert moments is not None
    pilot.give(Hot(Shortcut.NEXT))
    rows = [line for line in scene.story.lines if line.is_moment and moments.holds(line.moment)]
    for line in rows:
        row = scene.story.lines.index(line)
        y = scene.story.box.y + scene.story._tops[row] - scene.story.scrolled + 8
        pilot.give(Point((scene.story.box.x + 60, y)))
        assert scene.staging.pointed == line.moment and scene.staging.lit == line.sentence.seats
    pilot.give(Point((960, 300)))
    assert rows and scene.staging.pointed is None


def test_lines_are_reached_and_looked_at_by_keys() -> None:
    _, pilot = human_table()
    pilot.click("next")
    for _ in range(5):
        pilot.give(Hot(Shortcut.NEXT))
    pilot.focus_on("story")
    pilot.move(Direction.UP, Direction.UP, Direction.UP)
    scene = scene_of(pilot)
    moment = scene.staging.pointed
    assert moment is not None
    pilot.press()
    assert scene.now is not None and scene.now.holds(moment) and scene.mode is Mode.BACK


def test_every_moment_is_heard_and_a_held_back_game_is_silent() -> None:
    found = session(4, 31)
    pilot = table_pilot(found)
    assert isinstance(pilot.desk.sound, Heard)
    for _ in range(40):
        pilot.give(Hot(Shortcut.NEXT))
        pilot.wait(0.1)
    played = len(pilot.desk.sound.played)
    assert played > 12
    pilot.wait(30.0)
    later = pilot.desk.sound.played[played:]
    assert len(later) <= 12  # the rest of one moment, then silence


def test_nothing_is_drawn_while_nothing_moves() -> None:
    found = session(6, 31)
    pilot = table_pilot(found, reduced=False)
    for _ in range(10):
        pilot.give(Hot(Shortcut.NEXT))
    pilot.wait(8.0)
    drawn = pilot.app.frames
    pilot.wait(3.0)
    assert pilot.app.frames == drawn
