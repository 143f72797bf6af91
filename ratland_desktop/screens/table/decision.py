"""What all open decisions share: the deciding seat, its texts, the widgets, and how to answer.

A decision is rebuilt whenever the form is; what has been chosen so far is in `draft`, which the scene
keeps. Only `answer` reaches the session.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ratland_desktop.hotseat.asking import Asking, Put
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
    """What a decision may know of the table: its box, words, seats, the story, and where to answer.

    After a change of the draft `rebuild` asks for another form, `pulled` only for another picture: something
    was drawn by hand, `since` so many seconds. `hurried` says that somebody only keeps pressing.
    """

    box: Box
    asking: Asking
    seats: Sequence[Seat]
    say: Texts
    story: Sequence[Happening]
    told: Any
    by_hand: bool
    """The player draws pieces by hand before deciding about them."""
    draft: dict[str, Any]
    answer: Callable[[object], Go | None]
    rebuild: Callable[[], None]
    since: Callable[[], float]
    pulled: Callable[[str], None]
    """With the name of a sound."""
    hurried: Callable[[], None]


class Decision(Generic[Q]):
    """Subclass it: `widgets` gives what can be pressed, `draw` paints what stands around it."""

    def __init__(self, question: Q, around: Around) -> None:
        self.question = question
        self.around = around
        self.put: Put = around.asking.put(question, [seat.name for seat in around.seats], around.say)

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

    @property
    def part(self) -> object:
        """Which part of it is on the stage; another one has another form."""
        return None

    @property
    def in_motion(self) -> bool:
        """Whether it looks different as time goes by."""
        return False

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
        title, about = self.head_words.top_part(52), self.head_words.below(52)
        draw_fitting(canvas, self.put.title, title, theme.SUBHEADING, theme.LAMP)
        draw_paragraph(canvas, self.put.about, about.left_part(about.w - self.about_room), theme.SMALL)

    @property
    def head_words(self) -> Box:
        return self.head.beside(112).left_part(self.head.w - 112 - self.head_room)

    head_room = 0.0
    """Kept free at the right of the head."""
    about_room = 0.0
    """Kept free at the right of what the question is about."""
