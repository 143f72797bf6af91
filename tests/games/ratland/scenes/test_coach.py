"""The coach explains the first round in place, one thing at a time, and the game works on beneath it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.happenings import PhaseBegan
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import PANTRY
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.games.ratland.scenes.tips import (
    HELLO,
    SEWER,
    SHORT,
    TABLE,
    opening_coaching,
    sewer_coaching,
)
from ratland_desktop.hotseat.session import HandOver, QuickMinds, Session
from ratland_desktop.screens.coach.bubble import OFF, OK, Coaching
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.coaching import TableCoaching
from ratland_desktop.screens.table.hands import HELD_AFTER, HELD_EVERY, SETTLE
from ratland_desktop.shell.box import SAFE
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Digit, Hot, Point, Press, Release, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.shell.widgets import Form
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.scenes.table_sessions import place_in_secret, scene_of, session, table_pilot
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

SEATS = (
    Seat("Mia", "teal", "scarf"),
    Seat("Jonas", "red", "bow"),
    Seat("Oma Ilse", "sky", "crown"),
    Seat("Krümel", "lime", "beret", "solid"),
)


class Blank(Scene[None]):
    """An empty page; with a coach it has nothing but the bubble."""

    def __init__(self, coaching: Coaching | None = None) -> None:
        super().__init__()
        self.coaching = coaching

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form()
        if self.coaching is not None:
            self.coaching.join(self.form, canvas, self.desk)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, (0, 0, 0))
        self.form.draw(canvas)


class FirstRound(Pilot):
    """Three people and a computer, up to the first curtain; everything before has been seen."""

    def __init__(self, *, people: int = 3, explain: bool = True, seen: bool = True, **look: Any) -> None:
        seats = tuple(SEATS[:people]) + (SEATS[3],)
        match = new_match(Options(len(seats), first=0), seed=11)
        self.session = Session(BOX, match, seats, QuickMinds(seed=3))
        self.session.let_computers_play()
        while seen and self.session.unseen():
            self.session.see()
        hosting = Hosting(title=Blank, settings=Blank, rules=None, rematch=Blank)
        self.play = PlayScene(self.session, hosting, explain=explain)
        super().__init__(lambda: self.play, **look)

    def come_in(self) -> MySewerScene:
        if self.session.needs_curtain:
            self.until_scene(CurtainScene)
            self.click("me")
            self.click("me")
        return self.until_scene(MySewerScene)

    def hand_in(self) -> None:
        self.give(Hot(Shortcut.REST), Hot(Shortcut.DONE))
        self.settle()
        if "yes" in self.names():
            self.click("yes")
        self.settle()

    def tips(self) -> list[str]:
        """Every tip that comes, read one after the other."""
        told = []
        while OK in self.names():
            coaching = getattr(self.scene, "coaching", None)
            assert coaching is not None and coaching.shown is not None
            told.append(coaching.shown.name)
            self.click(OK)
        return told


# --- private turns


def test_the_first_two_people_hear_everything_the_third_only_what_matters() -> None:
    game = FirstRound()
    for told in (tuple(SEWER), tuple(SEWER), SHORT):
        game.come_in()
        assert tuple(game.tips()) == told
        game.hand_in()


def test_it_asks_first_and_no_means_no_but_only_for_this_seat() -> None:
    game = FirstRound()
    game.come_in()
    game.click(OFF)
    assert OK not in game.names()
    game.hand_in()
    game.come_in()
    assert OK in game.names()


def test_no_more_tips_in_the_middle_ends_them() -> None:
    game = FirstRound()
    scene = game.come_in()
    game.click(OK)
    game.click(OK)
    game.click(OFF)
    assert OK not in game.names() and OFF not in game.names()
    assert scene.plan == type(scene.plan)(), "the buttons of the bubble place no rats"


def test_who_plays_alone_and_wants_none_gets_none_at_the_table_either() -> None:
    game = FirstRound(people=1)
    game.come_in()
    game.click(OK)
    game.click(OFF)
    assert not game.play.coach.wanted


def test_everything_works_while_the_coach_talks() -> None:
    game = FirstRound()
    scene = game.come_in()
    assert OK in game.names()
    game.focus_on("pantry")
    game.give(Digit(3))
    assert scene.plan[PANTRY] == 3
    assert OK in game.names(), "placing does not take the tip away"
    game.hand_in()
    game.until_scene(CurtainScene)


def test_a_click_on_the_paper_hits_nothing_beneath_it() -> None:
    game = FirstRound()
    scene = game.come_in()
    game.click(OK)
    game.click(OK)
    bubble = game.widget("coach")
    game.click((bubble.box.x + 40, bubble.box.bottom - 90))
    assert scene.plan == type(scene.plan)()
    assert scene.lifted is None


@pytest.mark.parametrize("hand", ["keys", "pad"])
def test_keys_and_pad_read_on_and_then_stand_on_the_board(hand: str) -> None:
    game = FirstRound()
    scene = game.come_in()
    for _ in SEWER:
        assert game.focus == OK
        if hand == "keys":
            game.key(pygame.K_RETURN)
        else:
            game.pad(0)
    assert OK not in game.names()
    assert game.focus == "pantry"
    assert scene.plan == type(scene.plan)()


def test_who_comes_back_from_the_menu_goes_on_where_the_lesson_was() -> None:
    game = FirstRound()
    game.come_in()
    game.click(OK)
    game.click(OK)
    game.back()
    game.settle()
    game.click("resume")
    scene = game.until_scene(MySewerScene)
    assert scene.coaching is not None and scene.coaching.shown is not None
    assert scene.coaching.shown.name == tuple(SEWER)[2]


def test_whoever_wanted_no_tips_never_sees_a_bubble() -> None:
    game = FirstRound(explain=False)
    game.come_in()
    assert OK not in game.names()


def test_the_second_round_is_played_without_a_coach() -> None:
    game = FirstRound(people=1)
    scene = game.come_in()
    game.hand_in()
    while not isinstance(game.scene, MySewerScene) or game.scene is scene:
        if isinstance(game.scene, TableScene):
            game.scene.director.playback.pace.auto = False
            game.give(Hot(Shortcut.NEXT))
        game.frames(2)
    assert game.scene.view.round == 2
    assert OK not in game.names()


# --- the table


def test_every_phase_of_the_first_round_is_explained_as_it_comes() -> None:
    game = FirstRound(people=1, seen=False)
    told: list[str] = []
    while game.session.shown.round < 2:
        scene = game.scene
        if isinstance(scene, MySewerScene):
            game.hand_in()
        elif isinstance(scene, TableScene):
            scene.director.playback.pace.auto = False
            told += game.tips()
            game.give(Hot(Shortcut.NEXT))
        game.frames(2)
    phases = {x.phase for x in game.session.match.stories[0] if isinstance(x, PhaseBegan)}
    assert len(phases) == 7
    unseen = ["ratland.tips.table.reveal", "ratland.tips.breeding", "ratland.tips.return"]
    # nobody to turn the laptop to, and nobody in the nursery, the infirmary or far away
    assert told == [tip.key for tip in TABLE if tip.key not in unseen]


def test_a_phase_that_was_empty_at_first_is_explained_when_it_comes_to_pass() -> None:
    found = session(4, 5, humans=[0], clans=False)
    pilot = table_pilot(found)
    table = scene_of(pilot)
    table.coaching = coaching = TableCoaching(TABLE, Coach(True), table.director, table.layout)
    told: dict[str, int] = {}
    while "ratland.tips.return" not in told:
        if isinstance(found.step(), HandOver):
            place_in_secret(found, Dice(found.shown.round))
        pilot.give(Hot(Shortcut.NEXT))
        if coaching.shown is not None:
            told.setdefault(coaching.shown.name, found.shown.round)
    assert told["ratland.tips.return"] > 1 == told["ratland.tips.breeding"]


def test_all_that_belongs_to_a_step_is_said_before_the_story_goes_on_by_itself() -> None:
    pilot, table, coaching = coached(Coach(True), auto=True)
    before, told = table.director.reel.at, []
    while table.director.reel.at == before:
        if coaching.shown is not None and coaching.shown.name not in told:
            told.append(coaching.shown.name)
        pilot.wait(0.2)
    assert told == ["ratland.tips.table.phases", "ratland.tips.event"]


def coached(coach: Coach, *, auto: bool = False) -> tuple[Pilot, TableScene, TableCoaching]:
    """The table of a first round, at its first tip."""
    pilot = table_pilot(session(4, 5, humans=[0], clans=False), auto=auto)
    table = scene_of(pilot)
    table.coaching = coaching = TableCoaching(TABLE, coach, table.director, table.layout)
    pilot.give(Hot(Shortcut.NEXT))
    assert coaching.shown is not None and coaching.shown.name == TABLE[0].key
    return pilot, table, coaching


def test_going_on_by_hand_needs_no_reading_and_takes_the_tip_along() -> None:
    coach = Coach(True)
    pilot, table, coaching = coached(coach)
    before = table.director.reel.at
    pilot.give(Hot(Shortcut.NEXT))
    assert table.director.reel.at != before
    assert coach.has_told(TABLE[0].key)
    assert coaching.shown is not None and coaching.shown.name == TABLE[1].key


def test_the_story_that_goes_on_by_itself_waits_only_for_the_reading() -> None:
    pilot, table, _ = coached(Coach(True), auto=True)
    before = table.director.reel.at
    needed = table.director.playback.length
    pilot.wait(needed + 0.3)
    assert table.director.reel.at == before, "time to read"
    pilot.until(lambda: table.director.reel.at != before, seconds=20)


def to_the_bag(pilot: Pilot, found: Session) -> TableScene:
    """The table, once somebody's hands are wanted for more than one press."""
    table = scene_of(pilot)
    for _ in range(200):
        hands = table.director.hands
        if hands is not None and hands.presses > 1:
            return table
        if isinstance(found.step(), HandOver):
            place_in_secret(found, Dice(found.shown.round))
        pilot.give(Hot(Shortcut.NEXT))
        pilot.wait(SETTLE)
    raise AssertionError("nobody had to draw")


@pytest.mark.parametrize("hand", ["space", "mouse"])
def test_a_press_of_the_hands_that_draw_takes_the_tip_along_and_counts(hand: str) -> None:
    found = session(4, 5, humans=[0], clans=False)
    pilot = table_pilot(found, by_hand=True)
    table = to_the_bag(pilot, found)
    table.coaching = coaching = TableCoaching(TABLE, Coach(True), table.director, table.layout)
    table._rebuild()
    pilot.wait(SETTLE)
    shown = coaching.shown
    assert shown is not None and shown.name == "ratland.tips.search"
    if hand == "space":
        pilot.key(pygame.K_SPACE)
    else:
        pilot.raw_click("next")
    assert table.director.pressed == 1
    assert coaching.shown is not None and coaching.shown.name == "ratland.tips.table.cheese"
    pilot.click(OK)
    assert coaching.shown is None and OK not in pilot.names()


def test_who_holds_the_bag_while_a_tip_is_up_draws_everything() -> None:
    found = session(4, 5, humans=[0], clans=False)
    pilot = table_pilot(found, by_hand=True)
    table = to_the_bag(pilot, found)
    table.coaching = coaching = TableCoaching(TABLE, Coach(True), table.director, table.layout)
    table._rebuild()
    pilot.wait(SETTLE)
    assert coaching.shown is not None
    hands, spot = table.director.hands, pilot.widget("bag").box.centre
    assert hands is not None and hands.presses > 1
    pilot.give(Point(spot), Press(spot))
    pilot.wait(HELD_AFTER + HELD_EVERY * hands.presses)
    pilot.give(Release(spot))
    assert table.director.pressed == hands.presses or table.director.hands != hands


def test_the_coach_at_the_table_can_be_sent_away_with_the_mouse_and_with_keys() -> None:
    for hand in ("mouse", "keys"):
        coach = Coach(True, people=2)
        pilot, _, _ = coached(coach)
        if hand == "mouse":
            pilot.click(OFF)
        else:
            pilot.focus_on(OFF)
            pilot.press()
        assert OK not in pilot.names()
        assert not coach.wanted
        pygame.display.quit()


# --- looks


def every_bubble(players: int) -> list[Coaching]:
    """All that the coach can say, each alone."""
    coachings = [opening_coaching(Coach(True), 0)]
    for at in range(len(SEWER)):
        coach = Coach(True)
        coachings.append(sewer_coaching(coach, 0, players))
        coach.talk(0, "sewer", (), ()).at = at
    found = session(players, 5, humans=[0], clans=False)
    found.shown.event = "we_did_it"  # where the tip about the pieces is longest
    for number in range(len(TABLE)):
        table = TableScene(LOOK, found, lambda: STAY)
        coaching = TableCoaching(TABLE, Coach(True), table.director, table.layout)
        coaching._tip = lambda number=number: TABLE[number]  # type: ignore[method-assign, misc]
        coachings.append(coaching)
    return coachings


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_every_bubble_fits_and_stays_in_the_window(language: str, text_size: str) -> None:
    pilot = Pilot(Blank, language=language, text_size=text_size)
    for coaching in [*every_bubble(2), *every_bubble(12)]:
        pilot.stage.show(Blank(coaching))
        assert coaching.shown is not None
        assert pilot.bad_texts() == [], coaching.shown.name
        bubble = pilot.widget("coach").box
        assert SAFE.holds((bubble.x, bubble.y)), coaching.shown.name
        assert SAFE.holds((bubble.right, bubble.bottom)), coaching.shown.name
        about = coaching.shown.pointer.about
        assert about is not None or coaching.shown.name == HELLO
        assert about is None or not bubble.meets(about), f"{coaching.shown.name} covers what it explains"


def test_hello_comes_first_and_the_short_lesson_is_part_of_the_full_one() -> None:
    assert next(iter(SEWER)) == SHORT[0] == HELLO
    assert [tip for tip in SEWER if tip in SHORT] == list(SHORT)
