"""Only you see this: what one seat was told in private, until its player has seen it.

Private like the turn around it. It gets the happenings for that seat and a way to tell them, and knows no
game. What was seen stays in the seat's own view; this page comes once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.menu_button import menu_button
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, ScrollPane, draw_hints
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

FACE = Box(120, 30, 140, 150)
TITLE, ABOUT = Box(290, 40, 1380, 70), Box(290, 112, 1380, 50)
PAGE = Box(120, 220, 1680, 640)
SEEN = Box.around((960, 932), 620, 92)
HINTS = Box(120, 1032, 1680, 36)
SIDE_BY_SIDE = 3
"""So many are shown as large cards; more of them are lines that scroll."""
CARD, LONE, LINE, GAP = 520.0, 760.0, 150.0, 16.0
"""How wide a card is beside others, and alone."""
NIGHT = (46, 28, 74)


@dataclass(frozen=True, slots=True)
class Whispered:
    """One thing as it is told: a sentence, and a picture if there is one."""

    words: str
    draw: Callable[[Canvas, Box], None] | None = None


class OnlyYouScene(Scene[None]):
    """Done when its player has seen it. `tell` leaves out what another screen shows by itself."""

    private = True
    settle = 0.5

    def __init__(
        self,
        seat: Seat,
        heard: Sequence[Happening],
        tell: Callable[[Happening, Texts], Whispered | None],
        menu: Callable[[], Go],
        cover: Callable[[], Go] | None = None,
    ) -> None:
        """`cover`: the curtain for a window that is left; None where nobody else could look."""
        super().__init__()
        self.cover = cover
        self.seat = seat
        self.heard = tuple(heard)
        self.tell = tell
        self.menu = menu

    def lines(self, say: Texts) -> list[Whispered]:
        told = (self.tell(happening, say) for happening in self.heard)
        return [line for line in told if line is not None]

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        lines = self.lines(say)
        self.form = Form(
            Button("seen", SEEN, say("play.only_you.seen"), self.seen, kind=Kind.PRIMARY, icon="eye"),
            menu_button(say, self.menu),
            first="seen",
        )
        if len(lines) > SIDE_BY_SIDE:
            self.form.add(ScrollPane("lines", PAGE, len(lines) * (LINE + GAP) - GAP, self._draw_lines))

    def seen(self) -> Go:
        return Done(None)

    def back(self) -> Go:
        return self.menu()

    def look_away(self) -> Go | None:
        return None if self.cover is None else self.cover()

    def handle(self, intent: Intent) -> Go | None:
        match intent:
            case Hot(Shortcut.DONE):
                return self.seen()
            case Hot(Shortcut.MENU):
                return self.menu()
        return super().handle(intent)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("play.only_you.seen")),
            Hint(say("shell.key.escape"), say("shell.pad.start"), say("shell.hint.menu")),
        ]

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.gradient(canvas.bounds, theme.DEEP, NIGHT)
        draw_portrait(canvas, FACE, self.seat)
        canvas.text(say("play.only_you.title", name=self.seat.name), TITLE, theme.HEADING, theme.LAMP)
        canvas.text(say("play.only_you.about"), ABOUT, theme.BODY, theme.TEXT)
        lines = self.lines(say)
        if len(lines) <= SIDE_BY_SIDE:
            self._draw_cards(canvas, lines)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_cards(self, canvas: Canvas, lines: list[Whispered]) -> None:
        each = LONE if len(lines) == 1 else CARD
        wide = each * len(lines) + 24 * (len(lines) - 1)
        row = Box.around(PAGE.centre, wide, PAGE.h)
        for line, card in zip(lines, row.columns(len(lines), 24), strict=True):
            canvas.rounded(card, theme.PANEL, radius=36, rim=seat_colour(self.seat).main)
            inner = card.inset(28, 28)
            words = inner if line.draw is None else inner.bottom_part(170)
            if line.draw is not None:
                line.draw(canvas, inner.top_part(inner.h - 190))
            canvas.text(line.words, words, theme.LABEL, theme.TEXT, align="centre", lines=0)

    def _draw_lines(self, canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(self.lines(self.desk.texts)):
            row = Box(box.x, box.y + (LINE + GAP) * number, box.w - 6, LINE)
            if not row.meets(PAGE):
                continue
            canvas.rounded(row, theme.PANEL, radius=28, rim=seat_colour(self.seat).main)
            inner = row.inset(24, 12)
            if line.draw is not None:
                line.draw(canvas, inner.left_part(inner.h))
                inner = inner.beside(inner.h + 24)
            canvas.text(line.words, inner, theme.BODY, theme.TEXT, lines=3)
