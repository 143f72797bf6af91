"""A voice: the language and text size for one person.

A scene may have one (`Scene.voice`); the stage applies it to the desk while that scene, or what it opened, is
in front. Knows neither texts nor drawing.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.tabletop.seats import Seat


@dataclass(frozen=True, slots=True)
class Voice:
    """Empty values mean the table's language and text size."""

    language: str = ""
    text_size: str = ""


TABLE = Voice()


def voice_of(seat: Seat) -> Voice:
    """How this seat wants to be spoken to in private, and when it is asked something."""
    return Voice(seat.language, seat.text_size)
