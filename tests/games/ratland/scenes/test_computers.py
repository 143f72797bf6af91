"""Computers at the table, through the screens: seats change hands, ideas, recaps and reasons."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from _computer_screens import QuickAdvice, SolidMinds

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.games.ratland.scenes.results import PLANS, RESULTS
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.session import Session
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.host import Host, WaysOut
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.recap import RecapScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.results.why import WhyScene
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.screens.setup import SetUp
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Direction, Point
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets import Choice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.text.spoken import read
from tests.games.ratland.scenes.family import Player, family_seats
from tests.games.ratland.scenes.player_hands import MouseHand
from tests.opener import Blank
from tests.pilot import Heard, Pilot


class Sitting(Pilot):
    """A game of people, whose computers answer at once, up to the first curtain."""

    def __init__(
        self, players: int = 3, *, hints: bool = True, advice: QuickAdvice | None = None, **look: object
    ) -> None:
        match = new_match(Options(players, first=0), seed=11)
        seats = family_seats(players)
        self.session = Session(BOX, match, seats, SolidMinds(), diary=Diary(hints=hints))
        while self.session.unseen():
            self.session.see()
        adviser = advice or QuickAdvice()
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank, adviser=adviser)
        super().__init__(lambda: PlayScene(self.session, hosting, explain=False), **look)  # type: ignore[arg-type]
        self.until_scene(CurtainScene)

    def player_of(self, seat: int) -> str:
        return self.session.seats[seat].player

    def hand_to(self, seat: int, player: str) -> None:
        """On the page of seats, by mouse."""
        choice = self.typed_widget(Choice, f"seat-{seat}")
        number = next(n for n, (value, _) in enumerate(choice.options) if value == player)
        self.click(choice.segments()[number].centre)

    def come_in(self) -> MySewerScene:
        self.click("me")
        self.click("me")
        return self.until_scene(MySewerScene)

    def curtain_of(self) -> int:
        return self.until_scene(CurtainScene).now


# --- seats change hands


def test_at_the_curtain_a_seat_goes_to_a_computer_and_the_next_person_is_asked() -> None:
    pilot = Sitting()
    assert pilot.curtain_of() == 0
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    pilot.hand_to(0, "cunning")
    pilot.click("done")
    assert pilot.curtain_of() == 1
    assert pilot.player_of(0) == "cunning"
    pilot.until(lambda: 0 in pilot.session.match.handed_in)


def test_cancelling_changes_nothing() -> None:
    pilot = Sitting()
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    pilot.hand_to(0, "cunning")
    pilot.back()
    assert pilot.curtain_of() == 0
    assert pilot.player_of(0) == HUMAN


@pytest.mark.parametrize("pad", [False, True])
def test_seats_change_with_keys_and_pad_alone(pad: bool) -> None:
    pilot = Sitting()
    press = (lambda: pilot.pad(0)) if pad else (lambda: pilot.key(pygame.K_RETURN))
    step = pilot.pad_move if pad else pilot.move
    pilot.focus_on("seats")
    press()
    pilot.until_scene(SeatsScene)
    assert pilot.focus == "seat-0"
    step(Direction.RIGHT)
    pilot.focus_on("done")
    press()
    pilot.until_scene(CurtainScene)
    assert pilot.player_of(0) == "beginner"


def test_from_the_menu_of_a_private_screen_every_seat_but_its_own_can_change() -> None:
    pilot = Sitting()
    scene = pilot.come_in()
    plan_before = scene.plan
    pilot.back()
    pilot.until_scene(MenuScene)
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    pilot.hand_to(0, "solid")
    pilot.hand_to(1, "solid")
    pilot.click("done")
    assert pilot.until_scene(MySewerScene) is scene
    assert scene.plan == plan_before
    assert [pilot.player_of(seat) for seat in range(3)] == [HUMAN, "solid", HUMAN]


@pytest.mark.slow
def test_the_returning_player_reads_a_recap_in_private_and_then_places() -> None:
    """What the computer had sealed for this round is gone: the player plans it anew."""
    pilot = Sitting()
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    pilot.hand_to(1, "solid")
    pilot.click("done")
    player = Player(pilot, MouseHand(), Dice(4))
    pilot.until_scene(CurtainScene)
    while pilot.session.view(None).round < 3 or not isinstance(pilot.scene, CurtainScene):
        player.play_screen()
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    pilot.hand_to(1, HUMAN)
    pilot.click("done")
    pilot.until_scene(CurtainScene)
    assert 1 not in pilot.session.match.handed_in
    while not isinstance(pilot.scene, RecapScene):
        player.play_screen()
    recap = pilot.until_scene(RecapScene)
    assert recap.private
    assert recap.missed.seat == 1
    say = pilot.desk.texts
    rounds = [read(told.heading, say) for told in recap.missed.rounds]
    assert rounds == [say("computers.recap.round", n=number) for number in (1, 2)]
    assert pilot.bad_texts() == []
    pilot.key(pygame.K_RETURN)
    scene = pilot.until_scene(MySewerScene)
    assert (scene.view.seat, scene.view.round, sum(scene.plan)) == (1, 3, 0)
    assert not pilot.session.diary.owed


def test_the_story_says_who_went_to_bed() -> None:
    pilot = Sitting(language="en")
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    for seat in range(3):
        pilot.hand_to(seat, "solid")
    assert pilot.session.humans
    pilot.click("done")
    table = pilot.until_scene(TableScene)
    name = pilot.session.seats[0].name
    told = [line.sentence.text for line in table.story.lines if line.aside]
    assert len(told) == 3
    assert any(name in words for words in told)
    pilot.until(lambda: table.story.lines[-1].aside is False, seconds=60)


# --- ideas


def test_an_idea_becomes_the_plan_and_can_be_undone() -> None:
    pilot = Sitting()
    scene = pilot.come_in()
    pilot.click("idea")
    ideas = pilot.until_scene(HintsScene)
    assert ideas.ideas is not None and 1 <= len(ideas.ideas) <= 3
    wanted = ideas.ideas[0].answer
    pilot.click("take-0")
    assert pilot.until_scene(MySewerScene).plan == wanted
    pilot.click("undo")
    assert sum(scene.plan) == 0


def test_ideas_with_the_keyboard_alone() -> None:
    pilot = Sitting()
    scene = pilot.come_in()
    pilot.key(pygame.K_h)
    ideas = pilot.until_scene(HintsScene)
    assert ideas.ideas is not None
    last = ideas.ideas[-1].answer
    pilot.key(pygame.K_0 + len(ideas.ideas))
    pilot.until_scene(MySewerScene)
    assert scene.plan == last


def test_while_a_mind_thinks_the_player_may_go_back() -> None:
    advice = QuickAdvice(silent=True)
    pilot = Sitting(advice=advice)
    pilot.come_in()
    pilot.click("idea")
    waiting = pilot.until_scene(HintsScene)
    pilot.wait(1.0)
    assert waiting.ideas is None
    assert pilot.bad_texts() == []
    pilot.back()
    pilot.until_scene(MySewerScene)


def test_a_table_without_ideas_has_no_button_for_them() -> None:
    pilot = Sitting(hints=False)
    pilot.come_in()
    assert "idea" not in pilot.names()
    pilot.key(pygame.K_h)
    assert isinstance(pilot.scene, MySewerScene)


def test_an_adviser_is_asked_with_the_view_of_the_seat_in_front() -> None:
    asked: list[int | None] = []

    class Curious(QuickAdvice):
        def ask(self, view: View, question: Question) -> None:
            asked.append(view.seat)
            super().ask(view, question)

    pilot = Sitting(advice=Curious())
    pilot.come_in()
    assert asked == []
    pilot.click("idea")
    pilot.until_scene(HintsScene)
    assert asked == [0]


def test_asking_for_ideas_sounds_like_any_other_button() -> None:
    pilot = Sitting()
    pilot.come_in()
    sound = pilot.desk.sound
    assert isinstance(sound, Heard)
    sound.played.clear()
    pilot.click("idea")
    pilot.until_scene(HintsScene)
    pilot.click("take-0")
    pilot.until_scene(MySewerScene)
    assert set(sound.played) == {"click"}


# --- thinking goes on behind every screen


@pytest.mark.parametrize("screen", ["curtain", "sewer", "menu"])
def test_computers_think_while_people_sit_in_front_of(screen: str) -> None:
    pilot = Sitting()
    if screen == "sewer":
        pilot.come_in()
    elif screen == "menu":
        pilot.back()
        pilot.until_scene(MenuScene)
    pilot.session.change_player(2, "solid")
    pilot.frames(2)
    assert 2 in pilot.session.match.handed_in


# --- why


def test_the_results_say_why_computers_chose() -> None:
    match = new_match(Options(4, clans=True), seed=3)
    seats = [
        replace(seat, character="raider" if at else "") for at, seat in enumerate(family_seats(4, humans=()))
    ]
    session = Session(BOX, match, seats, SolidMinds())
    while not session.match.over:
        session.let_computers_play()
    scene = ResultsScene(RESULTS, session, lambda: STAY)
    pilot = Pilot(lambda: scene, language="de")
    scene.turn_to(PLANS)
    pilot.frames(2)
    pilot.click("why")
    why = pilot.until_scene(WhyScene)
    assert pilot.bad_texts() == []
    assert set(why.thoughts()) == {0, 1, 2, 3}
    words = " ".join(pilot.words())
    assert any(seat.name in words for seat in seats)
    assert pilot.desk.texts("ratland.character.raider.name") in pilot.words()
    why.look_at_round(1)
    pilot.frames(2)
    assert any(thought.kind == "opening" for thoughts in why.thoughts().values() for thought in thoughts)
    pilot.back()
    pilot.until(lambda: pilot.scene is scene)
    assert scene.round == 1


def test_where_only_people_played_nobody_is_asked_why() -> None:
    match = new_match(Options(2), seed=3)
    session = Session(BOX, match, family_seats(2), SolidMinds())
    dice = Dice(1)
    while not match.over:
        question = match.open_questions[0]
        session.answer(question.seat, question.any_answer(dice))
    scene = ResultsScene(RESULTS, session, lambda: STAY)
    pilot = Pilot(lambda: scene)
    scene.turn_to(PLANS)
    pilot.frames(2)
    assert "why" not in pilot.names()


# --- nothing of it reaches the next seat


def after_handing_in(asks: bool) -> tuple[bytes, bytes]:
    """Seat 0 hands in the same plan, having asked for ideas or not; then the curtain and seat 1's screen."""
    pilot = Sitting()
    scene = pilot.come_in()
    if asks:
        pilot.click("idea")
        pilot.until_scene(HintsScene)
        pilot.click("take-0")
        pilot.until_scene(MySewerScene)
    scene.change(scene.editor.clear)
    scene.change(lambda: scene.editor.rest_to(Place.CITY))
    scene.asked_again = True
    pilot.click("done")
    pilot.until_scene(CurtainScene)
    pilot.give(Point((5.0, 5.0)))

    def pixels() -> bytes:
        pilot.redraw()
        return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")

    curtain = pixels()
    pilot.come_in()
    pilot.give(Point((5.0, 5.0)))
    return curtain, pixels()


def test_who_asked_for_ideas_leaves_no_trace_for_the_next() -> None:
    assert after_handing_in(True) == after_handing_in(False)


# --- tomorrow


def test_seats_and_diary_are_there_when_the_game_is_taken_up_again(tmp_path: Path) -> None:
    store = Store(tmp_path, {"ratland": RATLAND_KEEPING})
    ways_out = WaysOut(title=Blank, settings=Blank, rules=Blank)
    host = Host(SHELF, store, PlayerBook(None), ways_out)
    set_up = SetUp(Options(3, first=0), tuple(family_seats(3)), tips=False, hints=False)
    try:
        session = host.begin(BOX, set_up).session
        session.change_player(1, "solid")
        session.change_player(2, "beginner")
        session.change_player(2, HUMAN)
        host.put_away()
        again = host.take_up(store.open(store.games()[0].id)).session
    finally:
        host.close()
    assert again.seats == session.seats
    assert [seat.player for seat in again.seats] == [HUMAN, "solid", HUMAN]
    assert again.diary == session.diary
    assert again.diary.owed == {2}
    assert not again.diary.hints
