"""The count before the podium: everybody's living rats, then their graves, then the sums.

All clans count at the same pace and are shown in seat order, so that the winner is a surprise. Any press
skips to the podium.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.screens.pieces.counts import DEAD, draw_count
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Back, Confirm, Hot, Intent, Press, Shortcut
from ratland_desktop.shell.motion import Tween, linear, overshoot
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.seats import Seat

HEAD = Box(60, 36, 1800, 110)
ABOUT = Box(60, 142, 1800, 50)
CARDS = Box(60, 214, 1800, 720)
SKIP = Box(1490, 966, 370, 80)
HINTS = Box(60, 988, 1300, 40)
WIDEST, TALLEST, GAP = 640.0, 330.0, 22.0

PAUSE, RATS, GRAVES, TOTAL = 0.5, 2.2, 1.2, 1.3
"""Seconds before and between the parts, and of each part."""
POP = 0.45


@dataclass(frozen=True, slots=True)
class Shown:
    """What a clan's card says at one moment; `total` is None until everything is counted."""

    rats: int
    graves: int
    total: int | None


class Count:
    """Knows how many rats and graves of each seat have been counted after a number of seconds."""

    def __init__(self, living: Sequence[int], buried: Sequence[int]) -> None:
        self.living, self.buried = tuple(living), tuple(buried)
        self.graves_from = PAUSE + RATS + PAUSE
        graves = GRAVES + PAUSE if any(buried) else 0.0
        self.total_from = self.graves_from + graves
        self.seconds = self.total_from + TOTAL

    def shown(self, seat: int, passed: float) -> Shown:
        rats = _counted(self.living, seat, (passed - PAUSE) / RATS)
        graves = _counted(self.buried, seat, (passed - self.graves_from) / GRAVES)
        done = passed >= self.total_from
        return Shown(rats, graves, self.living[seat] - self.buried[seat] if done else None)


def _counted(counts: Sequence[int], seat: int, part: float) -> int:
    """All seats count at the same pace; the largest number is reached when `part` is 1."""
    return min(counts[seat], int(max(0.0, min(1.0, part)) * max(counts) + 1e-6))


def card_boxes(players: int) -> list[Box]:
    """A card for each seat, in rows as even as possible."""
    columns = next(most for most, fits in ((players, 3), (2, 4), (3, 6), (4, 12)) if players <= fits)
    rows = -(-players // columns)
    wide = min(WIDEST, (CARDS.w - GAP * (columns - 1)) / columns)
    high = min(TALLEST, (CARDS.h - GAP * (rows - 1)) / rows)
    boxes = []
    for row in range(rows):
        here = min(columns, players - row * columns)
        left = CARDS.centre[0] - (here * wide + (here - 1) * GAP) / 2
        top = CARDS.centre[1] - (rows * high + (rows - 1) * GAP) / 2 + row * (high + GAP)
        boxes += [Box(left + number * (wide + GAP), top, wide, high) for number in range(here)]
    return boxes


class CountingScene(Scene[None]):
    """Ends after the last sum, or at any press."""

    settle = 0.4

    def __init__(self, seats: Sequence[Seat], view: View) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self.count = Count([sewer.living for sewer in view.sewers], [sewer.buried for sewer in view.sewers])
        self.clock: Tween | None = None
        self._heard: tuple[int, ...] = ()

    @property
    def passed(self) -> float:
        return 0.0 if self.clock is None else self.clock.value

    def arrange(self, canvas: Canvas) -> None:
        if self.clock is None:
            whole = self.count.seconds
            self.clock = self.motions.go(0, whole, whole, linear, box=CARDS.inset(-6))
        words = self.desk.texts("ratland.results.to_podium")
        self.form = Form(Button("skip", SKIP, words, lambda: Done(None), kind=Kind.QUIET), first="skip")

    def handle(self, intent: Intent) -> Go | None:
        match intent:
            case Press(_, 1) | Confirm(True) | Back() | Hot(Shortcut.NEXT | Shortcut.SKIP | Shortcut.LATER):
                return Done(None)
            case Confirm(False):
                return STAY
        return super().handle(intent)

    def update(self, seconds: float) -> Go | None:
        self._play_sounds()
        return Done(None) if self.clock is not None and self.clock.finished else None

    def _play_sounds(self) -> None:
        """Plays a tick for each step, a bell for the first grave and a chord for the sums."""
        shown = [self.count.shown(seat, self.passed) for seat in range(len(self.seats))]
        now = (
            max(card.rats for card in shown),
            max(card.graves for card in shown),
            int(shown[0].total is not None),
        )
        for before, after, sound in zip(self._heard, now, ("tick", "grave", "reveal"), strict=False):
            if after > before and (sound != "grave" or not before):
                self.desk.sound.play(sound)
        self._heard = now

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [Hint(say("shell.key.space"), say("shell.pad.south"), say("shell.hint.next"))]

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("results", lambda c: paint_wall(c, darkness=0.6))
        canvas.text(say("ratland.results.counting"), HEAD, theme.TITLE, theme.LAMP, align="centre")
        canvas.text(say("ratland.results.how"), ABOUT, theme.BODY, theme.SOFT_TEXT, align="centre")
        for seat, box in enumerate(card_boxes(len(self.seats))):
            if canvas.visible(box):
                self._draw_card(canvas, box, self.seats[seat], self.count.shown(seat, self.passed))
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_card(self, canvas: Canvas, box: Box, seat: Seat, shown: Shown) -> None:
        canvas.rounded(box, theme.PANEL, radius=34, rim=seat_colour(seat).main, rim_width=4)
        inner = box.inset(22, 16)
        wide = min(inner.w * 0.34, inner.h * 0.86 / HEAD_SHAPE)
        face = Box.around((inner.x + wide / 2, inner.centre[1]), wide, wide * HEAD_SHAPE)
        draw_portrait(canvas, face, seat)
        right = inner.beside(wide + 20)
        draw_name(canvas, seat.name, right.top_part(inner.h * 0.27), theme.SUBHEADING, smallest=0.5)
        rats, graves = right.below(inner.h * 0.3).top_part(inner.h * 0.28).columns(2, 14)
        tint, style = seat_colour(seat), theme.HEADING.sized(max(theme.HEADING.size, inner.h * 0.24))
        draw_count(canvas, rats, "rat/token", shown.rats, style, tint=tint, sign_share=0.52)
        if shown.graves or shown.total is not None:
            draw_count(canvas, graves, "grave", shown.graves, style, DEAD, sign_share=0.42)
        if shown.total is not None:
            self._draw_total(canvas, right.below(inner.h * 0.62), shown.total)

    def _draw_total(self, canvas: Canvas, room: Box, total: int) -> None:
        """Draws the sum, which pops up."""
        part = overshoot(max(0.0, min(1.0, (self.passed - self.count.total_from) / POP)))
        pill = room.left_part(min(room.w, 300.0))
        pill = Box.around(pill.centre, pill.w * (0.6 + 0.4 * part), pill.h * (0.6 + 0.4 * part))
        canvas.pill(pill, theme.LAMP, rim=theme.LAMP_RIM, rim_width=4)
        words = self.desk.texts("ratland.count.points", n=total)
        canvas.text(words, pill.inset(18, 2), theme.SUBHEADING, theme.ON_LAMP, align="centre")
