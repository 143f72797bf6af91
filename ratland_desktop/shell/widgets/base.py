"""What all widgets share: a name, a box, a state, and how a form talks to them.

A widget never changes the stage; it returns `Go` values: `STAY` for "handled", None for "not handled".
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.intents import Composing, Direction, Edit, Hand, Typed

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas
    from ratland_desktop.shell.go import Go


@dataclass(frozen=True, slots=True)
class Look:
    """How the form sees a widget right now."""

    focused: bool = False
    ring: bool = False
    hovered: bool = False
    held: bool = False


class Widget:
    """Base of all. `name` is for tests and for keeping the focus when a form is built anew."""

    takes_text: ClassVar[bool] = False
    paints: ClassVar[bool] = True
    """False for what can only be pointed at, over something that is drawn elsewhere."""
    desk: Desk

    def __init__(
        self, name: str, box: Box, *, enabled: bool = True, shown: bool = True, tooltip: str = ""
    ) -> None:
        self.name = name
        self.box = box
        self.enabled = enabled
        self.shown = shown
        self.tooltip = tooltip
        self.stale = False
        self.lettering: tuple[float, Hashable] | None = None
        """Written for somebody with an own language or text size: how large, and who (`canvas.lettered`)."""

    @property
    def focusable(self) -> bool:
        return self.enabled and self.shown

    @property
    def ring_radius(self) -> float:
        return min(30.0, self.box.h / 2)

    @property
    def ring_box(self) -> Box:
        """What the focus ring goes around."""
        return self.box

    def reach(self, focused: bool) -> Box:
        """Where the mouse can touch it (a drop-down reaches further while it is open)."""
        return self.box

    def paint_box(self) -> Box:
        """Everything it may paint, ring and shadow included."""
        return self.box.inset(-24)

    def touch(self) -> None:
        """Draw me anew."""
        self.stale = True

    def take_over(self, old: Self) -> None:
        """A form was built anew; keep what the player had done in the widget of the same name."""

    # What can happen to it. None: not mine.

    def press(self, spot: Spot) -> Go | None:
        return None

    def drag(self, spot: Spot) -> None:
        return None

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return None

    def confirm(self, down: bool) -> Go | None:
        return None

    def move(self, direction: Direction) -> Go | None:
        return None

    def wheel(self, steps: float) -> Go | None:
        return None

    def write(self, intent: Typed | Composing | Edit) -> Go | None:
        return None

    def dismiss(self) -> Go | None:
        """Esc while it has the focus: close what is open."""
        return None

    def gain_focus(self, hand: Hand) -> None:
        return None

    def lose_focus(self) -> Go | None:
        return None

    def update(self, seconds: float) -> Go | None:
        return None

    # How it looks.

    def draw(self, canvas: Canvas, look: Look) -> None:
        raise NotImplementedError

    def draw_above(self, canvas: Canvas, look: Look) -> None:
        """Draws what is in front of all other widgets (drop-downs)."""
