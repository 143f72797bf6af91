"""What a game hands over so that its open table can be shown: words, steps, cues, decisions, and the parts
that stand still. Everything but the words has a plain default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Teller
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.steps import Rules
from ratland_desktop.text import Texts

from .cues import Cues
from .decision import Decision
from .layout import Layout
from .tableau import Tableau

Parts = dict[object, tuple[object, Box]]
"""Each part with all that its picture depends on, and its box."""


class Still(Protocol):
    """What stands around the stage and changes from step to step only: bars, cards, panels.

    Everything it shows comes from the tableau: happenings, and the open table at that moment.
    """

    def parts(self, tableau: Tableau, say: Texts) -> Parts:
        """What must be drawn again when it is another than before."""

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None: ...


class Sign(Widget):
    """Something on the table that explains itself to whoever points at it. It is drawn elsewhere; nothing
    happens when it is pressed, and keys pass over it."""

    paints = False

    @property
    def focusable(self) -> bool:
        return False


@dataclass(frozen=True)
class TableLook:
    """One game's table."""

    teller: Teller
    asking: Asking
    rules: Rules
    """What is shown as one step."""
    cues: Cues
    lay_out: Callable[[int], Layout]
    """For a number of seats."""
    still: Callable[[Session, Layout], Still]
    leaving: str
    """The text of the large button that leads to a private turn."""
    decisions: Mapping[str, type[Decision[Any]]] = field(default_factory=dict)
    """By the kind of question. All others offer their answers as cards."""
    signs: Callable[[Texts, Layout, bool], list[Sign]] = lambda say, layout, points: []
    """Tooltips; the last says whether points are shown."""
    doors: Callable[[Texts, Layout, Any, bool], list[Widget]] = lambda say, layout, told, points: []
    """What can be pressed to be seen large, from the open table at that moment."""
    asides: Callable[[Session, Decision[Any]], list[Widget]] = lambda session, decision: []
    """More buttons for who decides; `head_room` of the decision keeps room for them."""
