"""The set-up's own widgets: a name field with known players, a face, a drag handle, an empty chair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.theme import Colour
from ratland_desktop.shell.widgets import Button, Kind, TextField, Widget
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.shell.widgets.buttons import draw_plate
from ratland_desktop.tabletop.seats import Seat

TYPING_LIMIT = 20  # longer names can be typed, and an error says that they are too long
NARROW = 180.0  # a button with less room has words and no sign
TWO_LINES = 40.0  # height that two small lines need
_ROW = 56.0


class NameField(TextField):
    """A name. Known players are offered with their faces; whoever is picked brings colour and badge."""

    def __init__(
        self,
        name: str,
        box: Box,
        value: str,
        on_change: Callable[[str], Go | None],
        on_pick: Callable[[Seat], Go | None],
        *,
        known: Sequence[Seat],
        on_submit: Callable[[str], Go | None],
        bad: bool,
        empty: str,
    ) -> None:
        super().__init__(
            name, box, value, on_change, on_submit=on_submit, limit=TYPING_LIMIT, empty=empty,
            suggestions=[seat.name for seat in known],
            style=theme.LABEL if box.h >= 56 else theme.SMALL_LABEL,
        )  # fmt: skip
        self.known = {seat.name: seat for seat in known}
        self.on_pick = on_pick
        self.bad = bad
        self._just_entered = False

    def offered(self) -> list[str]:
        """Everybody while the whole name is marked: typing would replace it anyway."""
        if self.line.selection == (0, len(self.line.signs)):
            return self.suggestions[:5]
        return super().offered()

    def _rows(self) -> list[tuple[str, Box]]:
        """Above the field where there is no room below."""
        rows = super()._rows()
        if rows and rows[-1][1].bottom > 1060:
            lift = rows[-1][1].bottom - self.box.y + 8
            rows = [(word, row.moved(0, -lift)) for word, row in rows]
        wide = max(self.box.w, 300.0)
        return [(word, Box(row.x, row.y, wide, row.h)) for word, row in rows]

    def _take(self, word: str) -> Go | None:
        if word not in self.known:
            return super()._take(word)
        self.line.set(word)
        self.open, self.marked = False, None
        return self.on_pick(self.known[word]) or STAY

    def gain_focus(self, hand: Hand) -> None:
        super().gain_focus(hand)
        self._just_entered = True

    def press(self, spot: Spot) -> Go | None:
        """The first click marks the whole name, so that one can just type."""
        if self._just_entered and self.box.holds(spot):
            self._just_entered = False
            self.line.select_all()
            self.open = bool(self.offered())
            return STAY
        return super().press(spot)

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.bad:
            canvas.rounded(self.box, None, radius=theme.SMALL_RADIUS, rim=theme.BAD, rim_width=5)

    def _draw_line(self, canvas: Canvas, inner: Box, look: Look) -> None:
        if look.focused:
            super()._draw_line(canvas, inner, look)
        else:
            canvas.text(self.value, inner, self.style, theme.INK, fit=Fit.SHORTEN)

    def _draw_offer(self, canvas: Canvas, word: str, row: Box) -> None:
        """With the face that this player wore last."""
        draw_portrait(canvas, row.left_part(66).inset(10, 3), self.known[word])
        name = row.beside(74).left_part(row.w - 88)
        canvas.text(word, name, theme.SMALL_LABEL, theme.INK, fit=Fit.SHORTEN)


class FaceButton(Button):
    """A seat's face; pressing it opens the wardrobe."""

    def __init__(
        self, name: str, box: Box, seat: Seat, on_press: Callable[[], Go | None], *, tooltip: str
    ) -> None:
        super().__init__(name, box, "", on_press, kind=Kind.GHOST, tooltip=tooltip)
        self.seat = seat

    @property
    def ring_radius(self) -> float:
        return 22.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        grown = 4.0 if look.hovered else 0.0
        draw_portrait(canvas, self.box.inset(-grown), self.seat, "happy" if look.hovered else "")
        spot = Box.around((self.box.right - 12, self.box.bottom - 13), 30)
        canvas.circle(spot.centre, 15, theme.PANEL, rim=theme.RIM, rim_width=2.5)
        canvas.icon("pencil", spot.inset(6), theme.TEXT)
        if self.seat.language and self.seat.is_human:
            tag = Box(self.box.x - 10, self.box.bottom - 27, 48, 28)
            canvas.pill(tag, theme.LAMP, rim=theme.LAMP_RIM, rim_width=2)
            words = self.seat.language.upper()
            canvas.text(words, tag.inset(5, 1), theme.TINY_LABEL.fixed(), theme.ON_LAMP, align="centre")


class PlayerButton(Button):
    """Who plays here: a person, or a computer of some level. `caption` stands above the level if it fits."""

    def __init__(
        self, name: str, box: Box, words: str, on_press: Callable[[], Go | None],
        *, caption: str, human: bool, tooltip: str,
    ) -> None:  # fmt: skip
        super().__init__(
            name, box, words, on_press, icon="human" if human else "robot",
            kind=Kind.PLAIN if human else Kind.QUIET, tooltip=tooltip,
            style=theme.SMALL_LABEL if box.h >= 52 else theme.TINY_LABEL,
        )  # fmt: skip
        self.caption = caption

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = self.box
        ink = draw_plate(canvas, box, self.kind, look, radius=self.ring_radius)
        side = min(36.0, box.h * 0.62)
        if box.w < 100:
            canvas.icon(self.icon, Box.around(box.centre, side), ink)
            return
        if box.w < NARROW:
            draw_narrow(canvas, self.words, box, ink)
            return
        canvas.icon(self.icon, Box(box.x + 22, box.centre[1] - side / 2, side, side), ink)
        words = Box(box.x + side + 36, box.y, box.w - side - 58, box.h)
        if box.h >= 52 and canvas.measure(self.words, self.style)[0] > words.w * 1.2:
            canvas.text(self.words, words.inset(0, 3), theme.TINY_LABEL, ink, lines=2)
            return
        if self.caption and box.h >= 52:
            upper = words.inset(0, 4).top_part(box.h * 0.38)
            words = words.below(box.h * 0.34).top_part(box.h * 0.56)
            canvas.text(self.caption, upper, theme.NOTE.sized(18), theme.SOFT_TEXT, valign="bottom")
        canvas.text(self.words, words, self.style, ink)


def draw_narrow(canvas: Canvas, words: str, box: Box, ink: Colour) -> None:
    """Words that have all of a small button to themselves; several words may stand on two lines."""
    room = box.inset(6, 1)
    if canvas.measure(words, theme.TINY_LABEL)[0] > room.w and " " in words and room.h >= TWO_LINES:
        canvas.text(words, room, theme.TINY_LABEL.sized(17), ink, align="centre", lines=2)
    else:
        canvas.text(words, room, theme.TINY_LABEL, ink, align="centre")


class CharacterButton(Button):
    """What a computer is like; pressing it goes on to the next character."""

    def __init__(
        self, name: str, box: Box, words: str, on_press: Callable[[], Go | None], tooltip: str
    ) -> None:
        super().__init__(name, box, words, on_press, kind=Kind.QUIET, tooltip=tooltip, style=theme.TINY_LABEL)

    def draw(self, canvas: Canvas, look: Look) -> None:
        ink = draw_plate(canvas, self.box, self.kind, look, radius=self.ring_radius)
        draw_narrow(canvas, self.words, self.box, ink)


class Grip(Widget):
    """The handle to pull a seat by. With keys: Enter picks it up, arrows carry it, Enter puts it down."""

    def __init__(
        self,
        name: str,
        box: Box,
        on_grab: Callable[[Spot], Go | None],
        on_toggle: Callable[[], Go | None],
        *,
        carried: bool,
        tooltip: str,
    ) -> None:
        super().__init__(name, box, tooltip=tooltip)
        self.on_grab, self.on_toggle = on_grab, on_toggle
        self.carried = carried

    @property
    def ring_radius(self) -> float:
        return 14.0

    def press(self, spot: Spot) -> Go | None:
        return self.on_grab(spot) or STAY

    def confirm(self, down: bool) -> Go | None:
        return (self.on_toggle() or STAY) if down else STAY

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.carried:
            canvas.rounded(self.box, theme.LAMP, radius=14)
        ink = theme.ON_LAMP if self.carried else theme.TEXT if look.hovered else theme.SOFT_TEXT
        sign = "up_down" if self.carried else "drag"
        canvas.icon(sign, Box.around(self.box.centre, min(34.0, self.box.w)), ink)


class EmptyChair(Button):
    """One more player."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        ink = theme.TEXT if look.hovered else theme.SOFT_TEXT
        canvas.rounded(self.box, theme.see_through(theme.PANEL, 0.75 if look.hovered else 0.4), radius=30)
        canvas.dashed(self.box, ink, radius=30)
        wide = min(canvas.measure(self.words, theme.LABEL)[0], self.box.w - 110)
        x = self.box.centre[0] - (wide + 52) / 2
        canvas.icon("plus", Box(x, self.box.centre[1] - 18, 36, 36), ink)
        canvas.text(self.words, Box(x + 52, self.box.y, wide + 4, self.box.h), theme.LABEL, ink, lines=2)

    @property
    def ring_radius(self) -> float:
        return 30.0
