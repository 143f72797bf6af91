"""What stands in place of the table's own controls where nobody plays: at a replay, and in a dream.

Only the description. The table asks its console for buttons, hands every intent to it first, and lets it draw
over the picture.
"""

from __future__ import annotations

from typing import Protocol

from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Intent
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.shell.widgets import Widget


class Console(Protocol):
    """One table's."""

    tempo: Tempo
    """How quickly the story goes by."""

    @property
    def stays(self) -> bool:
        """Whether the table stays when all has been told."""

    @property
    def covers_story(self) -> bool:
        """Whether it shows something else where the story usually is."""

    def widgets(self, desk: Desk) -> list[Widget]:
        """What can be pressed now; one of them has the name `next`."""

    def handle(self, intent: Intent) -> Go | None:
        """None: the table may have it."""

    def look_at(self, story: int, happening: int) -> None:
        """Somebody presses a line of the story."""

    def back(self) -> Go:
        """Esc, when nothing else wanted it."""

    def update(self, seconds: float) -> Go | None:
        """Time passed, and the table has gone on."""

    def draw(self, canvas: Canvas) -> None:
        """Over the picture and below what can be pressed."""
