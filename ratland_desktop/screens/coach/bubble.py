"""The coach's speech bubble: a rat, a sentence, a pointer to the thing explained, and two buttons.

It is added to the form of the current scene, on top of everything, and removed again; the scene below keeps
working. Knows no rules: the words come from outside (`Said`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.widgets import Button, Form, Kind, Widget
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.seats import Seat

WIDE = 620.0
FACE = 124.0
BUTTONS_HIGH = 58.0
AIR = 22.0
REACH = 40.0
"""From the pointer's tip to the bubble."""
TEXT = theme.SMALL.sized(26)
STRIP_BUTTONS = 330.0
OK, OFF, BUBBLE = "coach-ok", "coach-off", "coach"
RAT = Seat("", "grey", "glasses")


class Side(Enum):
    """Where the bubble stands, seen from the tip of its pointer; FREE has none."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    ABOVE = (0, -1)
    BELOW = (0, 1)
    FREE = (0, 0)


@dataclass(frozen=True, slots=True)
class Pointer:
    """What a tip points at, from which side, and the area that the bubble must not cover."""

    spot: Spot
    side: Side
    about: Box | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """The contents of the bubble. `where` is the progress of the lesson, such as "2 / 6".

    `strip` is a low box for screens without other room: words and buttons are placed side by side in it.
    """

    name: str
    words: str
    ok: str
    off: str
    pointer: Pointer
    where: str = ""
    wide: float = WIDE
    strip: Box | None = None


class Bubble(Widget):
    """The paper with the words. It cannot have the focus, and what lies beneath cannot be hit through it."""

    def __init__(self, box: Box, said: Said) -> None:
        super().__init__(BUBBLE, box)
        self.said = said

    @property
    def focusable(self) -> bool:
        return False

    def paint_box(self) -> Box:
        tip = Box.around(self.said.pointer.spot, 20)
        return self.box.inset(-44).union(tip if self.said.pointer.side is not Side.FREE else self.box)

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.above():
            canvas.rounded(self.box, theme.PAPER, radius=34, rim=theme.LAMP, rim_width=6, shadow=26)
            tail = tail_of(self.box, self.said.pointer)
            if tail:
                canvas.polygon(tail, theme.LAMP)
            face = Box(self.box.x + 14, self.box.y + AIR - 6, FACE - 12, min(FACE, self.box.h - AIR - 10))
            draw_portrait(canvas, face, RAT, "happy")
            canvas.text(self.said.where, face.moved(0, FACE).top_part(30), theme.TINY_LABEL, theme.SOFT_INK,
                        align="centre")  # fmt: skip
            canvas.text(self.said.words, words_box(self.box, self.said), TEXT, theme.INK, lines=0)


class BubbleButton(Button):
    """A button on the bubble: above everything else, like the bubble."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.above():
            super().draw(canvas, look)


def words_box(box: Box, said: Said) -> Box:
    right = box.beside(FACE + 18)
    if said.strip is not None:
        return right.left_part(right.w - STRIP_BUTTONS - AIR).inset(0, 8)
    return Box(right.x, box.y + AIR, right.w - AIR, box.h - 2 * AIR - BUTTONS_HIGH - 14)


def bubble_box(canvas: Canvas, said: Said) -> Box:
    """As high as its words need, beside its spot and inside the window."""
    if said.strip is not None:
        return said.strip
    _, high = canvas.measure(said.words, TEXT, said.wide - FACE - 18 - AIR - 4)
    tall = max(high + 6, FACE + 30) + 2 * AIR + BUTTONS_HIGH + 14
    (x, y), side = said.pointer.spot, said.pointer.side
    dx, dy = side.value
    centre = (x + dx * (REACH + said.wide / 2), y + dy * (REACH + tall / 2))
    box = Box.around(centre, said.wide, tall)
    inside = SAFE.inset(14)
    return Box(
        max(inside.x, min(box.x, inside.right - box.w)),
        max(inside.y, min(box.y, inside.bottom - box.h)),
        box.w,
        box.h,
    )


def button_boxes(box: Box, said: Said) -> list[Box]:
    """Where "no more" and "go on" stand: in a row at the foot, in a strip one above the other."""
    if said.strip is not None:
        ok, off = box.right_part(STRIP_BUTTONS + AIR).left_part(STRIP_BUTTONS).inset(0, 10).rows(2, 8)
        return [off, ok]
    row = box.bottom_part(BUTTONS_HIGH + AIR).top_part(BUTTONS_HIGH).inset(AIR, 0)
    return row.shares([len(said.off) + 5.0, len(said.ok) + 6.0], 14)


def tail_of(box: Box, pointer: Pointer) -> list[Spot]:
    """Three corners: two on the bubble's edge, and the tip."""
    (x, y), half = pointer.spot, 22.0
    upright = max(box.y + 50, min(y, box.bottom - 50))
    across = max(box.x + 50, min(x, box.right - 50))
    match pointer.side:
        case Side.RIGHT:
            return [(box.x + 2, upright - half), (box.x + 2, upright + half), (x, y)]
        case Side.LEFT:
            return [(box.right - 2, upright - half), (box.right - 2, upright + half), (x, y)]
        case Side.BELOW:
            return [(across - half, box.y + 2), (across + half, box.y + 2), (x, y)]
        case Side.ABOVE:
            return [(across - half, box.bottom - 2), (across + half, box.bottom - 2), (x, y)]
        case Side.FREE:
            return []


class Coaching:
    """The bubble in a form. `say` returns what to say now (or None), `ok` and `off` handle its buttons."""

    def __init__(
        self,
        say: Callable[[Desk], Said | None],
        ok: Callable[[], None],
        off: Callable[[Desk], None],
        *,
        first: bool = False,
    ) -> None:
        """`first`: the bubble has the focus in the beginning, so that Enter reads on."""
        self.say, self.ok, self.off, self.first = say, ok, off, first
        self._afterwards: str | None = None
        self.shown: Said | None = None
        self._form: Form | None = None
        self._canvas: Canvas | None = None

    @property
    def box(self) -> Box | None:
        """All that the bubble paints now."""
        bubble = self._bubble()
        return bubble.paint_box() if bubble is not None else None

    def covers(self, spot: Spot) -> bool:
        bubble = self._bubble()
        return bubble is not None and bubble.box.holds(spot)

    def _bubble(self) -> Bubble | None:
        widgets = self._form.widgets if self._form is not None else []
        return next((widget for widget in widgets if isinstance(widget, Bubble)), None)

    def join(self, form: Form, canvas: Canvas, desk: Desk) -> None:
        """Put the bubble into this form, if there is something to say."""
        self._form, self._canvas = form, canvas
        self.shown = self.say(desk)
        if self.shown is None:
            return
        if self.first and form.first != OK:
            self._afterwards, form.first = form.first, OK
        box = bubble_box(canvas, self.shown)
        form.add(Bubble(box, self.shown))
        for button in self._buttons(box, self.shown):
            form.add(button)

    def _buttons(self, box: Box, said: Said) -> list[Button]:
        off, ok = button_boxes(box, said)
        style = theme.SMALL_LABEL
        return [
            BubbleButton(OK, ok, said.ok, lambda: self._pressed(OK), kind=Kind.PRIMARY, style=style),
            BubbleButton(OFF, off, said.off, lambda: self._pressed(OFF), kind=Kind.PAPER, style=style),
        ]

    def _pressed(self, button: str) -> Go:
        """Say the next thing at once, in the same form; the hands stay where they are."""
        form, canvas = self._form, self._canvas
        assert form is not None and canvas is not None
        desk = form.desk
        if button == OK:
            self.ok()
        else:
            self.off(desk)
        ours = form.focus is not None and form.focus.name in (OK, OFF)
        form.widgets = [widget for widget in form.widgets if widget.name not in (BUBBLE, OK, OFF)]
        form.hover = None
        self.join(form, canvas, desk)
        if ours:
            wanted = OK if self.shown is not None else self._afterwards or form.first
            form.focus = next((w for w in form.widgets if w.name == wanted and w.focusable), None)
            form.take_over(form, desk)
        return STAY
