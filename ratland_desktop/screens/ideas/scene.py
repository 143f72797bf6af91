"""Up to three ideas for an answer, each with a reason.

Asks an adviser with the view it is given and waits without blocking a frame. At a secret page question and
answer are private and end with this scene; at the open table everybody reads along. Every button makes the
same click. The game says how an answer reads, line by line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Digit, Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import Spoken, read

BOARD = Box(60, 40, 1800, 1000)
HEAD = Box(120, 60, 1680, 80)
ABOUT = Box(120, 140, 1680, 44)
CARDS = Box(110, 204, 1700, 690)
BACK = Box.around((960, 952), 480, 76)
HINTS = Box(110, 996, 1700, 34)
FACE = Box.around((960, 430), 260, 284)
WAITING = Box(360, 610, 1200, 70)
HEAD_HIGH, ROW, WHY, FOOT = 78.0, 60.0, 168.0, 104.0
BLINK = 0.45


class Adviser(Protocol):
    """Thinks of hints somewhere else."""

    def ask(self, view: Any, question: Question) -> None: ...
    def take(self) -> tuple[Choice, ...] | None: ...
    def forget(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an idea: an icon, words, and on the right a number or nothing."""

    icon: str
    words: Spoken
    amount: str = ""


Lines = Callable[[Any], Sequence[Line]]
"""How an answer reads."""


class HintsScene(Scene[Choice]):
    """Its result is the idea that was taken, or None. (The answer itself may be None: "nothing".)"""

    private = True
    overlay = True
    about = "computers.hint.about"
    """The text that says where the ideas come from, and who sees them."""

    def __init__(
        self, adviser: Adviser, view: Any, question: Question, seats: Sequence[Seat], lines: Lines
    ) -> None:
        """`view` is that of the seat that is asked."""
        super().__init__()
        self.adviser = adviser
        self.lines = lines
        self.seat = seats[question.seat]
        self.names = [seat.name for seat in seats]
        self.ideas: tuple[Choice, ...] | None = None
        self._waited = 0.0
        adviser.ask(view, question)

    def opened(self, take: Callable[[Any], Go | None]) -> Push:
        """The way here; `take` gets the answer of the idea that is taken."""
        return Push(self, then=lambda idea: None if idea is None else take(idea.answer))

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        say = self.desk.texts
        takes = [
            Button(
                f"take-{number}", card.bottom_part(FOOT - 10).inset(24, 0).top_part(74),
                say("computers.hint.take"), self._taker(number), kind=Kind.PRIMARY, icon="check",
            )
            for number, card in enumerate(self._cards())
        ]  # fmt: skip
        self.form = Form(
            *takes,
            Button("back", BACK, say("shell.common.back"), self.back, kind=Kind.QUIET),
            first=takes[0].name if takes else "back",
        )

    def _cards(self) -> list[Box]:
        """Side by side; fewer ideas stand in the middle."""
        count = len(self.ideas or ())
        wide = CARDS.columns(3, 34)[0].w
        start = CARDS.x + (3 - count) * (wide + 34) / 2
        high = HEAD_HIGH + self._row_high * self._rows + WHY + FOOT
        top = CARDS.centre[1] - high / 2
        return [Box(start + (wide + 34) * n, top, wide, high) for n in range(count)]

    @property
    def _rows(self) -> int:
        """The number of lines of the longest idea."""
        return max([1, *(len(self.lines(idea.answer)) for idea in self.ideas or ())])

    @property
    def _row_high(self) -> float:
        return min(ROW, (CARDS.h - HEAD_HIGH - WHY - FOOT) / self._rows)

    def _taker(self, number: int) -> Callable[[], Go]:
        return lambda: self.take(number)

    # --- hands and time

    def take(self, number: int) -> Go:
        assert self.ideas is not None
        return Done(self.ideas[number])

    def back(self) -> Go:
        self.adviser.forget()
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        """The numbers take an idea; hot keys of the screen beneath rest."""
        match intent:
            case Digit(number) if 1 <= number <= len(self.ideas or ()):
                self.desk.sound.play("click")
                return self.take(number - 1)
        go = super().handle(intent)
        if go is None and isinstance(intent, Hot) and intent.shortcut is not Shortcut.FULL_SCREEN:
            return STAY
        return go

    def update(self, seconds: float) -> Go | None:
        if self.ideas is not None:
            return None
        before, self._waited = int(self._waited / BLINK), self._waited + seconds
        self.ideas = self.adviser.take()
        if self.ideas is not None:
            old = self.form
            old.focus = None  # what can be taken now comes first
            self.arrange(self._canvas)
            self.form.take_over(old, self.desk)
            self.touch()
        elif int(self._waited / BLINK) != before:
            self.touch(WAITING.inset(0, -10))
        return None

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        count = len(self.ideas or ())
        keys = "1" if count == 1 else f"1–{count}"
        numbers = [Hint(keys, "", say("computers.hint.take"))] if count else []
        return [
            *numbers,
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.common.back")),
        ]

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.72)
        say = self.desk.texts
        canvas.rounded(BOARD, theme.PANEL, radius=44, rim=theme.RIM, shadow=24)
        canvas.text(say("computers.hint.title"), HEAD, theme.HEADING, theme.LAMP, align="centre")
        canvas.text(say(self.about), ABOUT, theme.SMALL, theme.SOFT_TEXT, align="centre")
        if self.ideas is None:
            draw_portrait(canvas, FACE, self.seat)
            dim = int(self._waited / BLINK) % 2 == 1 and not self.desk.tempo.reduced
            colour = theme.SOFT_TEXT if dim else theme.TEXT
            canvas.text(say("computers.hint.thinks"), WAITING, theme.SUBHEADING, colour, align="centre")
        elif not self.ideas:
            canvas.text(say("computers.hint.none"), WAITING, theme.BODY, theme.TEXT, align="centre", lines=2)
        for number, (idea, card) in enumerate(zip(self.ideas or (), self._cards(), strict=True)):
            self._draw_card(canvas, number, idea, card)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_card(self, canvas: Canvas, number: int, idea: Choice, card: Box) -> None:
        say = self.desk.texts
        canvas.rounded(card, theme.PAPER, radius=34, shadow=12)
        head = card.top_part(72).inset(28, 10)
        canvas.text(say("computers.hint.number", n=number + 1), head, theme.SUBHEADING, theme.PAPER_HEADING)
        top, high = card.y + HEAD_HIGH, self._row_high
        for row, line in enumerate(self.lines(idea.answer)):
            self._draw_line(canvas, Box(card.x + 28, top + row * high, card.w - 56, high - 8), line)
        why = Box(card.x + 28, card.bottom - FOOT - WHY, card.w - 56, WHY - 8)
        canvas.fill(why.top_part(2).moved(0, -2), theme.PAPER_DIM)
        words = say(idea.reason.key, **idea.reason.spoken(self.names))
        canvas.text(words, why.inset(0, 8), theme.BODY, theme.SOFT_INK, lines=4)

    def _draw_line(self, canvas: Canvas, row: Box, line: Line) -> None:
        words, amount = read(line.words, self.desk.texts), 70 if line.amount else 0
        canvas.icon(line.icon, row.left_part(row.h), theme.INK)
        room = row.beside(row.h + 14).left_part(row.w - row.h - 24 - amount)
        canvas.text(words, room, theme.BODY, theme.INK)
        if line.amount:
            canvas.text(line.amount, row.right_part(amount), theme.LABEL, theme.INK, align="right")


class OpenIdeas(HintsScene):
    """For whoever decides at the open table. Everybody sees them, so they come from open facts alone."""

    private = False
    about = "computers.hint.about_open"
