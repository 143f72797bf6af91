"""Where everything is on the open table: the felt, the telling below it, and the buttons in it."""

from __future__ import annotations

from functools import cache

from ratland_desktop.screens.table.layout import Layout, PanelBox
from ratland_desktop.shell.box import Box

from ..pieces.felt import MENU, RULES, TELLING, Felt, open_felt, own_felt

HEAD = Box(TELLING.x + 16, TELLING.y + 14, 104, 114)
CONTROLS = Box(790, TELLING.y + 20, 1102, 62)
HINTS = Box(800, TELLING.y + 92, 1090, 42)
CAPTION = Box(HEAD.right + 12, TELLING.y + 8, CONTROLS.x - HEAD.right - 40, TELLING.h - 16)


def _eye_corner(place: Box) -> Box:
    """The part of a place in whose upper right corner the own cards can be looked at: beside a large total,
    below a small one."""
    if place.h > 500:
        return Box(place.x, place.y + 96, place.w - 150, place.h - 96)
    return Box(place.x, place.y + 138, place.w, place.h - 138)


def felt_for(players: int, alone: int | None) -> Felt:
    """The open table as its players see it: one person alone sees it from the own chair."""
    return open_felt(players) if alone is None else own_felt(players, alone, told=True)


@cache
def layout_of(felt: Felt) -> Layout:
    """The whole felt is the stage, because cards and chips wander all over it."""
    panels = tuple(PanelBox(place.seat, _eye_corner(place.box)) for place in felt.places)
    return Layout(
        felt.cloth, felt.cloth, CAPTION, felt.story, panels, False, Box(0, 0, 0, 0),
        bottom=CONTROLS, hints=HINTS, rules=RULES, menu=MENU,
    )  # fmt: skip
