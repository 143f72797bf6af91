"""Where the parts of each seat go: long rows for up to six players, two columns of cards for more."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.shell.box import Box

AREA = Box(60, 176, 1050, 742)
IN_ONE_COLUMN = 6
_TALLEST = 118.0
_GAP = 12.0


@dataclass(frozen=True, slots=True)
class RowPlan:
    """The boxes of one seat's controls. `trouble` is for the words that say what is wrong."""

    box: Box
    grip: Box
    face: Box
    name: Box
    trouble: Box
    player: Box
    character: Box | None
    starts: Box
    up: Box
    down: Box
    remove: Box
    roomy: bool  # a long row: words fit on its buttons


def down(most: int) -> int:
    """How many cards stand one above the other when there are two columns for `most` players."""
    return (most + 1) // 2


def slots(players: int, most: int) -> list[Box]:
    """A box for every seat, and one more for the empty chair while there is room for it."""
    count = min(players + 1, most)
    if players <= IN_ONE_COLUMN:
        tall = min(_TALLEST, (AREA.h + _GAP) / count - _GAP)
        return [Box(AREA.x, AREA.y + n * (tall + _GAP), AREA.w, tall) for n in range(count)]
    left, right = AREA.columns(2, 16)
    return [*left.rows(down(most), _GAP), *right.rows(down(most), _GAP)][:count]


def slot_at(players: int, most: int, x: float, y: float) -> int:
    """The seat whose box is nearest to this spot."""
    boxes = slots(players, most)[:players]

    def far(number: int) -> float:
        centre = boxes[number].centre
        return abs(centre[0] - x) + abs(centre[1] - y)

    return min(range(players), key=far)


def row_plan(box: Box, *, roomy: bool, trouble: bool, character: bool) -> RowPlan:
    """`character`: this seat also has one to choose. What is wrong needs that room for its words."""
    return (_long_row if roomy else _card)(box, trouble, character and not trouble)


def _long_row(box: Box, trouble: bool, character: bool) -> RowPlan:
    high = 62.0 if box.h >= 100 else 56.0
    y = box.y + 8 if trouble else box.centre[1] - high / 2
    middle = box.centre[1]
    name = Box(box.x + 172, y, 330, high)
    player = Box(box.x + 518, y, 258, high)
    above, below = Box(player.x, box.y + 6, player.w, box.h - 12).rows(2, 4)
    return RowPlan(
        box,
        grip=Box(box.x + 14, middle - 34, 48, 68),
        face=Box.around((box.x + 116, middle), 92, min(92.0, box.h - 8)),
        name=name,
        trouble=Box(name.x + 6, name.bottom + 1, 640, box.bottom - name.bottom - 4),
        player=above if character else player,
        character=below if character else None,
        starts=Box(box.x + 790, y + 4, 128, high - 8),
        up=Box(box.right - 116, middle - 44, 42, 42),
        down=Box(box.right - 116, middle + 2, 42, 42),
        remove=Box(box.right - 64, middle - 24, 48, 48),
        roomy=True,
    )


def _card(box: Box, trouble: bool, character: bool) -> RowPlan:
    name = Box(box.x + 134, box.y + 7, 268, 50)
    pill = Box(name.x, name.bottom + 5, 52 if trouble else name.w, box.bottom - name.bottom - 12)
    level, nature = pill.shares([1.16, 1.0], 6)
    right = box.right - 104
    return RowPlan(
        box,
        grip=Box(box.x + 8, box.centre[1] - 34, 36, 68),
        face=Box.around((box.x + 88, box.centre[1]), 80, 88),
        name=name,
        trouble=Box(pill.right + 8, pill.y - 2, name.right - pill.right - 8, pill.h + 4),
        player=level if character else pill,
        character=nature if character else None,
        up=Box(right, box.y + 10, 44, 44),
        down=Box(right, box.bottom - 54, 44, 44),
        remove=Box(right + 50, box.y + 10, 44, 44),
        starts=Box(right + 50, box.bottom - 54, 44, 44),
        roomy=False,
    )
