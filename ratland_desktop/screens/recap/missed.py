"""What a returning player missed, as the page shows it. The game makes it from that seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.text.spoken import Spoken

if TYPE_CHECKING:
    from ratland_desktop.shell.box import Box
    from ratland_desktop.shell.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Had:
    """Something that is counted: its sign (a picture or an icon), how many there were then, and are now."""

    label: Spoken
    sign: str
    then: int
    now: int


@dataclass(frozen=True, slots=True)
class MissedRound:
    """A round that a computer played: its number and name, what the computer did and why, and what was left.

    `after` is in the order of `Missed.counts`. `draw_deed` draws on one line what the computer did.
    """

    heading: Spoken
    headline: Spoken
    after: tuple[int, ...]
    draw_deed: Callable[[Canvas, Box], None]
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Missed:
    """`returning`: whether this person played before; otherwise a computer sat there from the start."""

    seat: int
    returning: bool
    counts: tuple[Had, ...]
    rounds: tuple[MissedRound, ...]
