"""A second game around one laptop: Crumbs, played with plain screens through the house's own flow."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pygame
import pytest

from ratland_desktop.hotseat.session import Breath, QuickMinds, Session
from ratland_desktop.screens.box import TakeBack
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.roster import roster
from ratland_desktop.shell.scenes.curtain import CurtainScene, Waiting
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.games.crumbs.box import BOX, SHOW
from tests.games.crumbs.rules import CRUMBS, GUARD, Aim, Guard, Laid, Lay, Look
from tests.games.crumbs.screens import CrumbsGlance, CrumbsPrivate, CrumbsTable
from tests.opener import Blank
from tests.pilot import Heard, Pilot

NAMES = ("Mia", "Jonas", "Oma Ilse", "Maus")
COLOURS, BADGES = ("teal", "red", "sky", "lime"), ("scarf", "bow", "crown", "beret")


class Game(Pilot):
    """Crumbs for people; the Mouse has the last seat."""

    def __init__(self, match: AnyMatch | None = None, humans: Collection[int] = range(4)) -> None:
        match = match or Match.new(CRUMBS, 2, 3)
        seats = [
            Seat(NAMES[n], COLOURS[n], BADGES[n], HUMAN if n in humans else "solid")
            for n in range(CRUMBS.seats(match.starts[0]))
        ]
        self.session = Session(BOX, match, seats, QuickMinds(1))
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        self.play = PlayScene(self.session, hosting, explain=False)
        super().__init__(lambda: self.play, size=(960, 540))

    def watch(self) -> None:
        """Everything that the table has to tell."""
        self.until_scene(CrumbsTable)
        while isinstance(self.scene, CrumbsTable) and "next" in self.names():
            self.click("next")
        self.frames(2)
        if self.stage.scene is not None:
            self.settle()

    def come_in(self, kind: type[Any]) -> Any:
        self.until_scene(CurtainScene)
        self.click("me")
        self.click("me")
        return self.until_scene(kind)

    def lay(self, card: int = 0, *, watch: bool = True) -> None:
        """Seat 0: behind the curtain, sees the card that was drawn, and lays one."""
        if watch:
            self.watch()
        self.come_in(OnlyYouScene)
        self.click("seen")
        self.until_scene(CrumbsPrivate)
        self.click(f"answer-{card}")

    def aim(self, at: int = 1) -> None:
        self.lay()
        self.watch()
        self.click(f"answer-{at}")
        self.watch()

    @property
    def asked(self) -> type[Any]:
        scene = self.scene
        assert isinstance(scene, CrumbsPrivate), self.where()
        return type(scene.turn.question)

    def pixels(self) -> bytes:
        self.redraw()
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")

    @property
    def heard(self) -> list[str]:
        assert isinstance(self.desk.sound, Heard)
        return self.desk.sound.played


@pytest.fixture
def all_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """Aiming and looking are asked behind the curtain, too: a turn of three private steps."""
    monkeypatch.setattr(Aim, "private", True)
    monkeypatch.setattr(Look, "private", True)


# --- private steps in a row, and what only one may see


def test_what_was_drawn_is_shown_to_its_seat_before_it_decides() -> None:
    pilot = Game()
    pilot.watch()
    page = pilot.come_in(OnlyYouScene)
    drawn = pilot.session.view(0).hands[0][-1].face
    assert [line.words for line in page.lines(pilot.desk.texts)] == [f"It is a {drawn}."]
    pilot.click("seen")
    pilot.until_scene(CrumbsPrivate)
    assert pilot.asked is Lay
    pilot.click("answer-0")
    pilot.until_scene(CrumbsTable)
    assert isinstance(pilot.session.unseen()[0], Laid)


def test_several_private_steps_need_one_curtain_and_the_table_hears_of_them_afterwards(
    all_private: None,
) -> None:
    pilot = Game()
    pilot.lay()
    seen = pilot.session.mark
    pilot.until(lambda: isinstance(pilot.scene, CrumbsPrivate) and pilot.asked is Aim)
    pilot.settle()
    pilot.click("answer-2")  # at the Mouse, which has nothing to say
    pilot.until(lambda: isinstance(pilot.scene, CrumbsPrivate) and pilot.asked is Look)
    pilot.settle()
    pilot.click("answer-0")
    page = pilot.until_scene(OnlyYouScene)
    assert [line.words for line in page.lines(pilot.desk.texts)] == [
        f"It is a {pilot.session.view(0).hands[2][0].face}."
    ]
    assert pilot.session.mark == seen
    pilot.click("seen")
    pilot.until_scene(CrumbsTable)
    assert len(pilot.session.unseen()) == 4 and pilot.session.behind is None


def test_the_page_for_one_seat_is_made_after_the_curtain_and_goes_at_once() -> None:
    pilot = Game()
    pilot.watch()
    pilot.until_scene(CurtainScene)
    assert not any(isinstance(scene, OnlyYouScene) for scene in pilot.stage.scenes())
    page = pilot.come_in(OnlyYouScene)
    assert page.private and not page.overlay


def test_who_leaves_before_having_seen_it_sees_it_again() -> None:
    pilot = Game()
    pilot.watch()
    pilot.come_in(OnlyYouScene)
    assert pilot.session.unheard(0)
    pilot.click("seen")
    assert pilot.session.unheard(0) == ()


# --- taking back


def test_the_last_answer_is_taken_back_with_the_button_and_with_control_z() -> None:
    pilot = Game()
    pilot.aim()
    pilot.click("undo")
    pilot.settle()
    assert pilot.session.question(0) is not None and type(pilot.session.question(0)) is Aim
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    pilot.come_in(CrumbsPrivate)
    assert pilot.asked is Lay and not pilot.session.match.journal.answers
    assert not pilot.widget("undo").enabled


def test_a_private_step_is_taken_back_without_another_curtain(all_private: None) -> None:
    pilot = Game()
    pilot.lay(1)
    pilot.until(lambda: isinstance(pilot.scene, CrumbsPrivate) and pilot.asked is Aim)
    pilot.settle()
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    pilot.until(lambda: isinstance(pilot.scene, CrumbsPrivate) and pilot.asked is Lay)
    pilot.settle()
    assert not pilot.session.match.journal.answers
    pilot.click("answer-2")
    pilot.until(lambda: isinstance(pilot.scene, CrumbsPrivate) and pilot.asked is Aim)
    assert pilot.session.match.journal.answers == ((2,),)


def test_who_takes_a_private_step_back_too_late_is_told_why(all_private: None) -> None:
    pilot = Game()
    pilot.lay(1)
    pilot.until(lambda: isinstance(pilot.scene, CrumbsPrivate) and pilot.asked is Aim)
    pilot.settle()
    assert pilot.widget("undo").enabled
    pilot.session.diary.looked = (1, 1)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    pilot.frames(2)
    assert pilot.desk.texts("refusal.undo.looked") in pilot.words()
    assert pilot.session.match.journal.answers == ((1,),)


def test_the_button_says_why_it_is_too_late() -> None:
    pilot = Game()
    pilot.aim()
    assert pilot.widget("undo").enabled
    pilot.click("look-1")
    pilot.come_in(CrumbsGlance)
    pilot.click("done")
    pilot.until_scene(CrumbsTable)
    undo = pilot.widget("undo")
    assert not undo.enabled and undo.tooltip == pilot.desk.texts("refusal.undo.looked")
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(pilot.session.match.journal.answers) == 2


def test_who_comes_too_late_to_take_back_is_told_why_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The button was there when the page was made."""
    pilot = Game()
    pilot.lay()
    pilot.watch()
    monkeypatch.setattr(Session, "no_undo", lambda session, seat: "others")
    pilot.play.behind_curtain.take_answer(0, TakeBack())
    assert pilot.desk.texts("refusal.undo.others") in pilot.desk.toasts.all_words
    assert not pilot.desk.texts.missing


# --- a glance


def test_a_glance_from_the_table_leads_back_to_the_same_table_and_changes_nothing() -> None:
    pilot = Game()
    pilot.aim()
    table, journal, step = pilot.scene, pilot.session.match.journal, pilot.session.step()
    pilot.click("look-1")
    curtain = pilot.until_scene(CurtainScene)
    assert curtain.seat.name == NAMES[1]
    glance = pilot.come_in(CrumbsGlance)
    assert glance.own.view == pilot.session.view(1)
    pilot.click("done")
    assert pilot.until_scene(CrumbsTable) is table
    assert (pilot.session.match.journal, pilot.session.step()) == (journal, step)


def test_who_did_not_mean_to_look_has_seen_nothing() -> None:
    pilot = Game()
    pilot.aim()
    table = pilot.scene
    pilot.click("look-1")
    pilot.until_scene(CurtainScene)
    pilot.click("keep")
    assert pilot.until_scene(CrumbsTable) is table and pilot.session.no_undo(0) is None


def test_somebody_else_may_look_while_the_curtain_is_down() -> None:
    pilot = Game()
    pilot.watch()
    curtain = pilot.until_scene(CurtainScene)
    assert [row.glances for row in curtain.rows] == [False, True]
    pilot.click("glance-1")
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.now == 1)
    pilot.settle()
    pilot.come_in(CrumbsGlance)
    pilot.click("done")
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.now == 0)
    assert pilot.session.match.journal.answers == ()


def test_a_standing_order_is_left_while_looking() -> None:
    pilot = Game(with_guard(1))
    pilot.aim()
    pilot.click("look-1")
    pilot.come_in(CrumbsGlance)
    pilot.click(f"order-{SHOW}")
    pilot.click("done")
    pilot.until_scene(CrumbsTable)
    pilot.click("go_on")
    assert pilot.session.unseen()  # the 5 was shown


# --- quiet questions


def with_guard(seat: int, *, holds: bool = True) -> AnyMatch:
    """A game in which this seat was dealt a 5; or the same one, as far as anybody else can see, without."""
    for seed in range(300):
        match = Match.new(CRUMBS, 2, seed)
        guards = [GUARD in [card.face for card in match.view(n).hands[n]] for n in range(2)]
        if guards[seat] and not guards[1 - seat]:
            break
    if holds:
        return match
    for luck in range(300):
        start, view = match.starts[0], match.view(1 - seat)
        table = CRUMBS.copy(start)
        dice = Dice(luck)
        imagined = CRUMBS.reimagine(CRUMBS.view(start, 1 - seat), dice)
        table.hands[seat], table.deck = imagined.hands[seat], imagined.deck
        table.hands[2] = imagined.hands[2]
        other = Match(CRUMBS, table, match.seed, Dice(match.seed, match.journal.thrown))
        own = [card.face for card in other.view(seat).hands[seat]]
        if GUARD not in own and other.view(1 - seat) == view and other.story == match.story:
            return other
    raise AssertionError("no such game")


def test_the_table_breathes_and_goes_on() -> None:
    pilot = Game()
    pilot.aim()
    assert pilot.session.step() == Breath((1,)) and "speak-1" in pilot.names()
    pilot.click("go_on")
    assert type(pilot.session.question(0)) is Look


def test_who_wants_to_decide_in_person_goes_behind_the_curtain_or_thinks_better_of_it() -> None:
    pilot = Game(with_guard(1))
    pilot.aim()
    pilot.click("speak-1")
    pilot.until_scene(CurtainScene)
    pilot.click("keep")
    pilot.until_scene(CrumbsTable)
    assert pilot.session.step() == Breath((1,))
    pilot.click("speak-1")
    pilot.come_in(CrumbsPrivate)
    assert pilot.asked is Guard
    pilot.click("answer-guard")
    pilot.until_scene(CrumbsTable)
    assert pilot.session.unseen()


def seen_by_all(holds: bool) -> tuple[list[bytes], list[str]]:
    """Pictures of the table and of the curtain, and all sounds, while seat 1 holds a 5 or does not."""
    pilot = Game(with_guard(1, holds=holds))
    pilot.aim()
    pictures = [pilot.pixels()]
    pilot.click("speak-1")
    pilot.until_scene(CurtainScene)
    pilot.wait(1)
    pictures.append(pilot.pixels())
    pilot.click("keep")
    pilot.until_scene(CrumbsTable)
    pictures.append(pilot.pixels())
    pilot.click("go_on")
    pilot.settle()
    pictures.append(pilot.pixels())
    return pictures, list(pilot.heard)


def test_whether_somebody_could_react_is_neither_seen_nor_heard() -> None:
    assert seen_by_all(True) == seen_by_all(False)


# --- one person among computers


def test_who_plays_alone_never_sees_a_curtain_or_a_breath() -> None:
    pilot = Game(humans=(0,))
    for _ in range(200):
        assert not isinstance(pilot.scene, CurtainScene) and "go_on" not in pilot.names()
        if pilot.session.match.over and not pilot.session.unseen():
            return
        wanted = [
            name for name in pilot.names() if name.startswith(("next", "answer", "seen")) or name == "done"
        ]
        if wanted:
            pilot.click(wanted[0])
        pilot.settle()
        if pilot.session.told:
            return
    raise AssertionError("the game never ended")


# --- the list beside the curtain


def test_the_curtain_lists_those_who_play_who_has_played_and_who_is_next() -> None:
    pilot = Game(Match.new(CRUMBS, 3, 3), humans=(0, 1))
    pilot.watch()
    curtain = pilot.until_scene(CurtainScene)
    assert [row.seat.name for row in curtain.rows] == [*NAMES[:3]]
    assert [row.waiting for row in curtain.rows] == [Waiting.NOW, Waiting.NEXT, Waiting.COMPUTER]
    pilot.lay(watch=False)
    pilot.watch()
    states = {row.number: row.waiting for row in roster(pilot.session, 1)}
    assert states == {0: Waiting.DONE, 1: Waiting.NOW, 2: Waiting.NEXT}


def test_where_all_are_asked_together_the_next_is_the_next_person_without_an_answer() -> None:
    match = Match.new(CRUMBS, 3, 3)
    dice = Dice(1)
    while len(match.open_questions) == 1:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    pilot = Game(match, humans=(0, 2))
    states = {row.number: row.waiting for row in roster(pilot.session, 0)}
    assert states == {0: Waiting.NOW, 1: Waiting.COMPUTER, 2: Waiting.NEXT}
    pilot.session.answer(0, 0)
    states = {row.number: row.waiting for row in roster(pilot.session, 2)}
    assert states == {0: Waiting.DONE, 1: Waiting.COMPUTER, 2: Waiting.NOW}
    assert [row.rethinks for row in roster(pilot.session, 2)] == [True, False, False]
