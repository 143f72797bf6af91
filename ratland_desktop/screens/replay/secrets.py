"""Every secret of a finished game, lit: what each seat was asked, what it said, and why computers chose so.

A pane where the story usually is. It goes along with the table: it shows what was answered in this round so
far, and the answers that led to the present step stand out. Pressing one asks "what if?". Finished games
only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.hotseat.replay import Answered, Answers, Replay, before
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.shell.widgets.lists import Scrolling
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .timeline import Place

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

HEAD, PAD, CHIP, GAP, INNER = 46.0, 12.0, 30.0, 10.0, 8.0
ASKED, SAID, WHY = theme.NOTE.sized(19), theme.NOTE, theme.NOTE.sized(19)


@dataclass(frozen=True, slots=True)
class Secret:
    """An answer in words. `now`: it led to what the table shows."""

    of: Answered
    asked: str
    said: str
    why: str
    now: bool = False


class Secrets:
    """The words of all answers of one replay, made when they are first wanted."""

    def __init__(self, replay: Replay, asking: Asking) -> None:
        self._replay, self._asking = replay, asking
        self._answers = Answers(replay.box, replay.match, replay.diary)
        self._names = [seat.name for seat in replay.seats]
        self._said: dict[tuple[str, Answered], tuple[str, str, str]] = {}

    def so_far(self, place: Place) -> list[Answered]:
        """What was answered in this round, up to what led to this step."""
        last = self._end(place)
        return [one for one in self._answers.of(place.story) if one.after < last]

    def _end(self, place: Place) -> float:
        """What was answered when all had been told belongs to the last step."""
        told = len(self._replay.match.stories[place.story])
        return place.step.end if place.step.end < told else told + 1

    def lines(self, place: Place, say: Texts) -> list[Secret]:
        start = place.step.start
        return [Secret(one, *self.words(one, say), now=one.after >= start) for one in self.so_far(place)]

    def words(self, one: Answered, say: Texts) -> tuple[str, str, str]:
        """What was asked, what was said, and why (nothing where nobody knows)."""
        key = (say.language, one)
        if key not in self._said:
            match = self._replay.match
            put = self._asking.put(one.question, self._names, say)
            said = self._asking.said(
                one.question, one.answer, lambda: before(match, one).view(one.seat), self._names, say
            )
            why = "" if one.reason is None else say(one.reason.key, **one.reason.spoken(self._names))
            self._said[key] = (put.title, said or say("replay.secrets.unsaid"), why)
        return self._said[key]


class SecretsPane(Scrolling):
    """`on_pick`: somebody wonders what another answer would have led to."""

    def __init__(
        self, box: Box, title: str, nothing: str, seats: Sequence[Seat], secrets: Sequence[Secret],
        on_pick: Callable[[Answered], Go | None],
    ) -> None:  # fmt: skip
        super().__init__("secrets", box.inset(PAD, 0).below(HEAD).top_part(box.h - HEAD - PAD))
        self.frame, self.title, self.nothing = box, title, nothing
        self.seats, self.secrets, self.on_pick = seats, list(secrets), on_pick
        self.follows = True  # the newest stay in view until somebody scrolls
        self.chosen: int | None = None
        self.pointed: int | None = None
        self._tops = [0.0]

    def take_over(self, old: Self) -> None:
        if [one.of for one in old.secrets] == [one.of for one in self.secrets]:
            self.scrolled, self.follows, self.chosen = old.scrolled, old.follows, old.chosen
            self._tops = old._tops

    @property
    def whole(self) -> float:
        return self._tops[-1]

    @property
    def focusable(self) -> bool:
        return super().focusable and bool(self.secrets)

    # --- hands

    def row_at(self, spot: Spot) -> int | None:
        if not self.inner.holds(spot):
            return None
        y = spot[1] - self.box.y + self.scrolled
        return next((at for at in range(len(self.secrets)) if self._tops[at] <= y < self._tops[at + 1]), None)

    def drag(self, spot: Spot) -> None:
        super().drag(spot)
        row = self.row_at(spot)
        if row != self.pointed:
            self.pointed = row
            self.touch()

    def press(self, spot: Spot) -> Go | None:
        self.grab_bar(spot)
        return STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        pulled, self._grabbed = self._grabbed is not None, None
        row = self.row_at(spot)
        if pulled or not inside or row is None:
            return STAY
        return self._pick(row)

    def wheel(self, steps: float) -> Go | None:
        gone = super().wheel(steps)
        self.follows = self.scrolled >= self.furthest
        return gone

    def move(self, direction: Direction) -> Go | None:
        here = len(self.secrets) if self.chosen is None else self.chosen
        there = here + direction.dy
        if not direction.dy or not 0 <= there < len(self.secrets):
            return None
        self.chosen, self.follows = there, False
        if self._tops[there] < self.scrolled:
            self.scroll_to(self._tops[there])
        elif self._tops[there + 1] > self.scrolled + self.box.h:
            self.scroll_to(self._tops[there + 1] - self.box.h)
        self.touch()
        return STAY

    def confirm(self, down: bool) -> Go | None:
        return self._pick(self.chosen) if down and self.chosen is not None else STAY

    def _pick(self, row: int) -> Go | None:
        self.desk.sound.play("click")
        return self.on_pick(self.secrets[row].of) or STAY

    def lose_focus(self) -> Go | None:
        self.chosen = None
        return None

    # --- looks

    def paint_box(self) -> Box:
        return self.frame.inset(-14)

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.above():  # where a table has no room for a story, the pane covers a part of it
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        self._measure(canvas)
        canvas.rounded(self.frame, theme.DEEP, radius=22, rim=theme.LAMP, rim_width=4)
        heading = self.frame.top_part(HEAD).inset(PAD + 6, 4)
        canvas.icon("eye", Box(heading.x, heading.y + 4, 30, 30), theme.LAMP)
        canvas.text(self.title, heading.beside(40), theme.SMALL_LABEL, theme.LAMP)
        if not self.secrets:
            canvas.text(self.nothing, self.box.top_part(160), SAID, theme.SOFT_TEXT, lines=0, valign="top")
        with canvas.clipped(self.box):
            for at, secret in enumerate(self.secrets):
                top = self.box.y + self._tops[at] - self.scrolled
                row = self._row(top, self._tops[at + 1] - self._tops[at] - GAP)
                if row.meets(self.box):
                    self._draw_row(canvas, secret, row, pointed=at in (self.pointed, self.chosen))
        self.draw_bar(canvas)

    def _measure(self, canvas: Canvas) -> None:
        room = _room(self._row(0, 0))
        tops = [0.0]
        for secret in self.secrets:
            high = sum(canvas.height_in(words, style, room) + 2 for words, style, _ in _parts(secret))
            tops.append(tops[-1] + high + 2 * INNER + GAP)
        self._tops = tops
        if self.follows:
            first = next((at for at, one in enumerate(self.secrets) if one.now), len(self.secrets))
            self.scrolled = min(self.furthest, tops[first])
        self.scrolled = max(0.0, min(self.furthest, self.scrolled))

    def _row(self, top: float, high: float) -> Box:
        return Box(self.box.x, top, self.box.w - 22, high)

    def _draw_row(self, canvas: Canvas, secret: Secret, row: Box, *, pointed: bool) -> None:
        fill = theme.RAISED if pointed else theme.PANEL if secret.now else theme.NIGHT
        canvas.rounded(row, fill, radius=12, rim=theme.LAMP if secret.now else None, rim_width=3)
        seat = self.seats[secret.of.seat]
        chip = Box(row.x + INNER, row.y + INNER, CHIP, CHIP)
        canvas.circle(chip.centre, CHIP / 2, seat_colour(seat).main, rim=theme.NIGHT, rim_width=2)
        canvas.picture(f"badge_mini/{seat.badge}", chip.inset(3))
        room = _room(row)
        for words, style, ink in _parts(secret):
            high = canvas.height_in(words, style, room) + 2
            canvas.text(words, room.top_part(high), style, ink, lines=0, valign="top")
            room = room.below(high)


def _room(row: Box) -> Box:
    """Where the words of a row are, right of its chip."""
    return row.inset(INNER).beside(CHIP + 10)


def _parts(secret: Secret) -> list[tuple[str, theme.Style, theme.Colour]]:
    parts = [(secret.asked, ASKED, theme.SOFT_TEXT), (secret.said, SAID, theme.TEXT)]
    return [*parts, *([(secret.why, WHY, theme.LAMP)] if secret.why else [])]
