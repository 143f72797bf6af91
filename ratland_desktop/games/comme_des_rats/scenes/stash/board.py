"""Where everything is on a player's own screen."""

from __future__ import annotations

from ratland_desktop.shell.box import Box

CAT = Box(84, 34, 340, 282)
TITLE = Box(470, 30, 964, 72)
WHO = Box(470, 108, 964, 64)
HARM = Box(470, 184, 964, 84)
STASH = Box(60, 306, 1374, 338)
ANSWERS = Box(60, 662, 1374, 268)
IDEAS = Box(60, 954, 340, 90)
DONE = Box(452, 948, 982, 100)
SIDE = Box(1470, 0, 450, 1080)
PANE = Box(1490, 0, 410, 1080)
"""What stands in the side has this width."""
HEAD = Box(PANE.x, 18, 92, 100)
NAME = Box(PANE.x + 108, 20, 160, 52)
ROUND = Box(PANE.x + 108, 72, 160, 40)
RULES, MENU = Box(1762, 24, 60, 60), Box(1836, 24, 60, 60)
ROLE = Box(PANE.x, 136, PANE.w, 326)
ONLY = Box(PANE.x, 1026, PANE.w, 44)
ORDER_HIGH, COUNTS_TO = 264.0, 1018.0


def order_box(*, roles: bool) -> Box:
    return Box(PANE.x, 476 if roles else 136, PANE.w, ORDER_HIGH)


def counts_box(*, roles: bool) -> Box:
    top = order_box(roles=roles).bottom + 14
    return Box(PANE.x, top, PANE.w, COUNTS_TO - top)


def order_rows(*, roles: bool, count: int) -> list[Box]:
    room = order_box(roles=roles).inset(16, 0).below(58)
    return room.top_part(room.h - 14).rows(count, 8)
