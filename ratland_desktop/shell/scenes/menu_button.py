"""The button in the upper right corner that opens the menu of a game, the same on every page."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Button, Kind
from ratland_desktop.text import Texts

MENU = Box(1690, 40, 190, 64)


def menu_button(say: Texts, menu: Callable[[], Go | None]) -> Button:
    return Button(
        "menu", MENU, say("curtain.menu"), menu, kind=Kind.QUIET, icon="menu", style=theme.SMALL_LABEL
    )
