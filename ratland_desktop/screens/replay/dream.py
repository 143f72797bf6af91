"""What if: one answer of a finished game is given anew, and computers play on from there to the end.

A dream has a match and a session of its own. The true game never changes, and nothing of a dream is saved,
counted or remembered. Whoever dreams decides on the game's own screens; the dice fall as they did.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.quick_minds import Minds
from ratland_desktop.hotseat.replay import Answered, Replay, before
from ratland_desktop.hotseat.session import HandOver, Over, Session, Watch
from ratland_desktop.screens.behind_curtain import BehindCurtain
from ratland_desktop.screens.box import AnyScene, GameScreens, TableTurn
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat

from .dream_console import DreamConsole, draw_dream
from .dream_end import DreamEndScene

DREAMS_AS = Level.SOLID.value
RAT = Box.around((960, 400), 360, 390)
WORDS = Box(360, 620, 1200, 90)
WAKE = Box.around((960, 800), 420, 92)


@dataclass(frozen=True, slots=True)
class WakeUp:
    """The result of a screen on which somebody wants to go back to the true game."""


@dataclass(frozen=True, slots=True)
class ToTheEnd:
    """The result of the table where somebody only wants to know how the dream ends."""


class DreamSession(Session):
    """A match that never was. Nothing can be taken back: one can dream again."""

    answered: Callable[[int], None]
    """Told of every answer and who gave it. (Questions cannot tell: two rounds may ask the very same.)"""

    def answer(self, seat: int, answer: object) -> None:
        super().answer(seat, answer)
        self.answered(seat)

    def no_undo(self, seat: int) -> str | None:
        return "never"


class _DreamPages(BehindCurtain):
    """The private pages of a dream, from which one can wake up. They say that it is one."""

    def _push(self, page: AnyScene, seat: int, then: Callable[[Any], Go | None]) -> Push:
        page.sign = lambda canvas: draw_dream(canvas, self.desk.texts("replay.dream.banner"))
        return super()._push(page, seat, then)

    def take_answer(self, seat: int, answer: object) -> Go:
        return Done(None) if isinstance(answer, WakeUp) else super().take_answer(seat, answer)


def dreaming(replay: Replay, answered: Answered, minds: Callable[[], Minds]) -> Go:
    """First it is said that this is a dream; then it begins."""
    name = replay.seats[answered.seat].name
    answers = [
        Answer("dream", says("replay.dream.begin"), True, primary=True),
        Answer("wake", says("shell.common.back"), False),
    ]
    words = says("replay.dream.about", name=name)
    first = Dialog(says("replay.dream.banner"), words, answers, icon="question")
    return Push(first, then=lambda yes: Push(DreamScene(replay, answered, minds())) if yes else None)


class DreamScene(Scene[None]):
    """The scene below all others in a dream; visible while computers dream on without being watched."""

    def __init__(self, replay: Replay, answered: Answered, minds: Minds) -> None:
        super().__init__()
        self.replay, self.seat = replay, answered.seat
        self.minds = minds
        self.session = _session_of(replay, answered, minds)
        self.session.glanced(self.seat)  # what this seat was told before, its player knows
        self.session.answered = self._after_answer
        self.chosen = False
        """Whether the other answer has been given: from then on computers play."""
        self.hurries = False
        self.screens: GameScreens = replay.box.screens()
        sheet = self.screens.sheet
        players = sum(seat.player != NOBODY for seat in replay.seats)
        self.wishes = sheet.granted(sheet.read(replay.diary.wishes), players)
        self.pace = Pace()
        self.pages = _DreamPages(
            self.session, self.screens, None, self.wishes, None, lambda: Done(WakeUp()), self.next_screen
        )

    @property
    def game_name(self) -> str:
        return self.replay.box.name

    def arrange(self, canvas: Canvas) -> None:
        self.pages.desk = self.desk
        say = self.desk.texts
        self.form = Form(Button("wake", WAKE, say("replay.dream.wake"), self.back), first="wake")

    # --- what comes next

    def _after_answer(self, seat: int) -> None:
        """The one other answer is given: now everybody is played by a computer."""
        if not self.chosen and seat == self.seat:
            self.chosen = True
            self.session.change_player(self.seat, DREAMS_AS)
            self.session.diary.changes.clear()  # nobody has left: the story of a dream does not tell it

    def next_screen(self) -> Go:
        session = self.session
        step = session.step()
        if isinstance(step, HandOver):
            return self.pages.turn(step.seat)
        session.stand_up()
        if isinstance(step, Over):
            end = DreamEndScene(session.seats, session.match, self.replay.match)
            return Push(end, then=lambda _: self.back())
        if self.hurries:
            return STAY
        return Push(self._table(), then=self._after_table)

    def _table(self) -> AnyScene:
        turn = TableTurn(self.session, lambda: Done(WakeUp()), None, self.pace, wishes=self.wishes)
        table = self.screens.table(turn)
        assert isinstance(table, TableScene)
        table.staging.tells_pause = False
        table.console = DreamConsole(table, lambda: Done(WakeUp()), lambda: Done(ToTheEnd()))
        return table

    def _after_table(self, result: object) -> Go:
        if isinstance(result, WakeUp):
            return self.back()
        self.hurries = self.hurries or isinstance(result, ToTheEnd)
        return self.next_screen()

    def update(self, seconds: float) -> Go | None:
        self.session.let_computers_play()
        while self.hurries and isinstance(self.session.step(), Watch):
            self.session.see()
        if self.hurries and not isinstance(self.session.step(), Over):
            return None
        return self.next_screen()

    def back(self) -> Go:
        self.minds.forget()
        return Done(None)

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("dream", lambda c: paint_wall(c, darkness=0.75))
        canvas.picture("rat/head_sleepy", RAT, tint=theme.SEAT_COLOURS[6])
        words = self.desk.texts("replay.dream.goes_on")
        canvas.text(words, WORDS, theme.HEADING, theme.LAMP, align="centre")
        self.form.draw(canvas)


def _session_of(replay: Replay, answered: Answered, minds: Minds) -> DreamSession:
    match = before(replay.match, answered)
    seats = tuple(_dreamt(seat, dreams=n == answered.seat) for n, seat in enumerate(replay.seats))
    told = Mark(len(match.stories) - 1, len(match.story))
    diary = Diary(hints=False, wishes=dict(replay.diary.wishes))
    return DreamSession(replay.box, match, seats, minds, told, diary=diary)


def _dreamt(seat: Seat, *, dreams: bool) -> Seat:
    if seat.player == NOBODY:
        return seat
    return replace(seat, player=HUMAN if dreams else DREAMS_AS)
