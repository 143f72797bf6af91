"""What all open decisions share: the deciding seat, its texts, the widgets, and how to answer.

A decision is rebuilt whenever the form is; what has been chosen so far is in `draft`, which the scene
keeps. Only `answer` reaches the evening.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ratland_desktop.games.ratland.asking import Put, put
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

Q = TypeVar("Q", bound=Question)
HEAD_HIGH = 112.0


@dataclass(slots=True)
class Around:
    """What a decision may know of the table: its box, seats, words, the story, and where to answer."""

    box: Box
    seats: Sequence[Seat]
    say: Texts
    story: Sequence[Happening]
    active: int
    draft: dict[str, Any]
    answer: Callable[[object], Go | None]
    rebuild: Callable[[], None]


class Decision(Generic[Q]):
    """Subclass it: `widgets` gives what can be pressed, `draw` paints what stands around it."""

    def __init__(self, question: Q, around: Around) -> None:
        self.question = question
        self.around = around
        self.put: Put = put(question, [seat.name for seat in around.seats], around.say)

    @property
    def first(self) -> str:
        """The widget that has the focus in the beginning."""
        return "offer-0"

    @property
    def head(self) -> Box:
        return self.around.box.top_part(HEAD_HIGH).inset(22, 8)

    @property
    def body(self) -> Box:
        return self.around.box.below(HEAD_HIGH).inset(22, 10)

    def widgets(self) -> list[Widget]:
        raise NotImplementedError

    def hot(self, shortcut: Shortcut) -> Go | None:
        """A hot key that only this decision knows."""
        return None

    def draw(self, canvas: Canvas) -> None:
        self.draw_head(canvas)

    def draw_head(self, canvas: Canvas) -> None:
        """Who decides, and what about."""
        seat = self.around.seats[self.question.seat]
        strip = self.around.box.top_part(HEAD_HIGH)
        canvas.gradient(strip, theme.mixed(theme.PANEL, seat_colour(seat).main, 0.4), theme.DEEP)
        face = Box(self.head.x, self.head.y, 92, 98)
        draw_portrait(canvas, face, seat)
        room = self.head.beside(112).left_part(self.head.w - 112 - self.head_room)
        title = room.top_part(52)
        draw_fitting(canvas, self.put.title, title, theme.SUBHEADING, theme.LAMP)
        draw_paragraph(canvas, self.put.about, room.below(52), theme.SMALL)

    head_room = 0.0
    """Kept free at the right of the head."""
