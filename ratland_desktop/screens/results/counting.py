"""The count before the podium, station by station, for example living rats, then graves, then the sums.

All seats count at the same pace and are shown in seat order, so that the winner is a surprise. Any press
skips to the podium.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.screens.pieces.counts import draw_count
from ratland_desktop.screens.results.pages import ResultPages, Station
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
from ratland_desktop.tabletop.outcome import Outcome
from ratland_desktop.tabletop.seats import Seat

HEAD = Box(60, 36, 1800, 110)
ABOUT = Box(60, 142, 1800, 50)
CARDS = Box(60, 214, 1800, 720)
SKIP = Box(1490, 966, 370, 80)
HINTS = Box(60, 988, 1300, 40)
WIDEST, TALLEST, GAP = 640.0, 330.0, 22.0

PAUSE, TOTAL = 0.5, 1.3
"""Seconds before and between the stations, and for the sums."""
POP = 0.45


@dataclass(frozen=True, slots=True)
class Counted:
    """What a seat's card says at one moment; `total` is None until everything is counted."""

    counts: tuple[int, ...]
    total: int | None


class Count:
    """Knows how much of each seat has been counted after a number of seconds."""

    def __init__(self, stations: Sequence[Station], totals: Sequence[int]) -> None:
        """The first station is always shown; later ones are left out where nobody has anything."""
        self.stations, self.totals = tuple(stations), tuple(totals)
        self.starts: list[float] = []
        clock = PAUSE
        for number, station in enumerate(stations):
            self.starts.append(clock)
            clock += station.seconds + PAUSE if any(station.counts) or not number else 0.0
        self.total_from = clock
        self.seconds = self.total_from + TOTAL

    def shown(self, seat: int, passed: float) -> Counted:
        each = zip(self.stations, self.starts, strict=True)
        counts = tuple(_counted(x.counts, seat, (passed - start) / x.seconds) for x, start in each)
        return Counted(counts, self.totals[seat] if passed >= self.total_from else None)


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

    def __init__(self, pages: ResultPages, seats: Sequence[Seat], view: Any, outcome: Outcome) -> None:
        """Only for a game that has stations. `view` is the open one at the end."""
        super().__init__()
        assert pages.stations is not None
        self.how = pages.how
        self.seats = tuple(seats)
        self.count = Count(pages.stations(view), [standing.points for standing in outcome.standings])
        self.clock: Tween | None = None
        self._heard: tuple[int, ...] = ()

    @property
    def passed(self) -> float:
        return 0.0 if self.clock is None else self.clock.value

    def arrange(self, canvas: Canvas) -> None:
        if self.clock is None:
            whole = self.count.seconds
            self.clock = self.motions.go(0, whole, whole, linear, box=CARDS.inset(-6))
        words = self.desk.texts("results.to_podium")
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
        """Plays the sounds of the stations, and a chord for the sums."""
        shown = [self.count.shown(seat, self.passed) for seat in range(len(self.seats))]
        counted = [max(counts) for counts in zip(*(card.counts for card in shown), strict=True)]
        now = (*counted, int(shown[0].total is not None))
        sounds = [*((station.sound, station.first) for station in self.count.stations), ("reveal", True)]
        for before, after, (sound, first) in zip(self._heard, now, sounds, strict=False):
            if after > before and not (first and before):
                self.desk.sound.play(sound)
        self._heard = now

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [Hint(say("shell.key.space"), say("shell.pad.south"), say("shell.hint.next"))]

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("results", lambda c: paint_wall(c, darkness=0.6))
        canvas.text(say("results.counting"), HEAD, theme.TITLE, theme.LAMP, align="centre")
        canvas.text(say(self.how), ABOUT, theme.BODY, theme.SOFT_TEXT, align="centre")
        for seat, box in enumerate(card_boxes(len(self.seats))):
            if canvas.visible(box):
                self._draw_card(canvas, box, self.seats[seat], self.count.shown(seat, self.passed))
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_card(self, canvas: Canvas, box: Box, seat: Seat, shown: Counted) -> None:
        canvas.rounded(box, theme.PANEL, radius=34, rim=seat_colour(seat).main, rim_width=4)
        inner = box.inset(22, 16)
        wide = min(inner.w * 0.34, inner.h * 0.86 / HEAD_SHAPE)
        face = Box.around((inner.x + wide / 2, inner.centre[1]), wide, wide * HEAD_SHAPE)
        draw_portrait(canvas, face, seat)
        right = inner.beside(wide + 20)
        draw_name(canvas, seat.name, right.top_part(inner.h * 0.27), theme.SUBHEADING, smallest=0.5)
        stations = self.count.stations
        columns = right.below(inner.h * 0.3).top_part(inner.h * 0.28).columns(len(stations), 14)
        style = theme.HEADING.sized(max(theme.HEADING.size, inner.h * 0.24))
        for station, count, column in zip(stations, shown.counts, columns, strict=True):
            if count or shown.total is not None or station is stations[0]:
                tint = seat_colour(seat) if station.tinted else None
                draw_count(
                    canvas, column, station.sign, count, style, station.colour,
                    tint=tint, sign_share=station.sign_share,
                )  # fmt: skip
        if shown.total is not None:
            self._draw_total(canvas, right.below(inner.h * 0.62), shown.total)

    def _draw_total(self, canvas: Canvas, room: Box, total: int) -> None:
        """Draws the sum, which pops up."""
        part = overshoot(max(0.0, min(1.0, (self.passed - self.count.total_from) / POP)))
        pill = room.left_part(min(room.w, 300.0))
        pill = Box.around(pill.centre, pill.w * (0.6 + 0.4 * part), pill.h * (0.6 + 0.4 * part))
        canvas.pill(pill, theme.LAMP, rim=theme.LAMP_RIM, rim_width=4)
        words = self.desk.texts("results.points", n=total)
        canvas.text(words, pill.inset(18, 2), theme.SUBHEADING, theme.ON_LAMP, align="centre")
