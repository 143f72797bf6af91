"""What the table does: each mode has its own picture, its own buttons, and its own way to go on."""

from __future__ import annotations

from enum import Enum

from ratland_desktop.hotseat.session import Breath, Decide, HandOver, Over, Wait


class Mode(Enum):
    """What the table shows besides the present step."""

    WATCH = "watch"
    """The story goes on."""
    GATE = "gate"
    """All are ready; somebody lifts the screens."""
    HANDS = "hands"
    """Somebody does the next step by hand, press by press."""
    DECIDE = "decide"
    BREATH = "breath"
    """Some are asked quietly: the table pauses for a moment, whatever they hold."""
    THINK = "think"
    """Computers are asked and have not answered."""
    LEAVE = "leave"
    """All is told: the laptop goes round, or the game is over."""
    BACK = "back"
    """Somebody looks at an earlier step."""


MODES = {Decide: Mode.DECIDE, Breath: Mode.BREATH, Wait: Mode.THINK, HandOver: Mode.LEAVE, Over: Mode.LEAVE}
"""When all has been shown: what the session says comes next."""
