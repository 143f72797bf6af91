"""The button that takes an answer back, for the table and for private screens, and what it says when it is
too late. Only where the game allows it."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.widgets import Button, Kind
from ratland_desktop.text import Texts

NEVER = "never"


def undo_button(
    box: Box, say: Texts, undo: Callable[[], Go | None] | None, why_not: str | None, words: str = ""
) -> Button:
    """`undo` takes back, or is None; then a lock and the tooltip say why not. Hidden where there is no such
    thing. `words` name what is taken back."""
    closed = undo is None
    reason = say(f"refusal.undo.{why_not}") if closed and why_not is not None else ""
    return Button(
        "undo", box, words or say("play.undo.take_back"), undo or (lambda: STAY),
        kind=Kind.QUIET, icon="lock" if closed else "undo", style=theme.SMALL_LABEL,
        enabled=not closed, shown=why_not != NEVER, tooltip=reason,
    )  # fmt: skip


def wants_undo(intent: Intent) -> bool:
    """U, Ctrl+Z, or the pad's button for it."""
    return isinstance(intent, Hot) and intent.shortcut is Shortcut.UNDO
