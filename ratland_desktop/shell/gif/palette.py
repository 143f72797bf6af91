"""The colours of a moving picture: at most 255 for all of its frames, and which of them comes nearest.

Colours come as numbers, 0xRRGGBB. Those that nobody can tell apart are one. Boxes of colours are cut in two
where they are widest until there are enough of them (median cut). Counts are damped, so that a small bright
thing gets its colour beside a large dark wall.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from operator import attrgetter, itemgetter

MOST = 255
"""One of the 256 places is for what stays as it was."""
DAMPED = 0.5
"""The weight of a colour is its count to this power."""
SEEN = (3, 6, 2)
"""How much red, green and blue count for the eye."""

Rgb = tuple[int, int, int]
_ALIKE, _MIDDLE = 0xFCFCFC, 0x020202
_Weighed = tuple[int, int, int, float, int]  # red, green, blue, weight, what stands for all that look alike


def rgb_of(number: int) -> Rgb:
    """The parts of a colour."""
    return (number >> 16 & 255, number >> 8 & 255, number & 255)


def alike(number: int) -> int:
    """One colour for all that look like this one."""
    return number & _ALIKE | _MIDDLE


class Palette(dict[int, int]):
    """For every colour the index of the nearest among `colours`; found when it is first asked for."""

    def __init__(self, colours: list[Rgb], known: Mapping[int, int]) -> None:
        """`known` has indices that were found before."""
        super().__init__(known)
        self.colours = colours

    def __missing__(self, number: int) -> int:
        like = alike(number)
        return self.setdefault(number, self._nearest(*rgb_of(like)) if number == like else self[like])

    def _nearest(self, red: int, green: int, blue: int) -> int:
        r, g, b = SEEN

        def distance(index: int) -> int:
            colour = self.colours[index]
            return r * (colour[0] - red) ** 2 + g * (colour[1] - green) ** 2 + b * (colour[2] - blue) ** 2

        return min(range(len(self.colours)), key=distance)


@dataclass(slots=True)
class _Box:
    """Colours that may become one. `worth`: how much a cut would help; `axis`: where it would be."""

    members: list[_Weighed]
    worth: float = 0.0
    axis: int = 0

    def __post_init__(self) -> None:
        weight = sum(member[3] for member in self.members)
        for axis, seen in enumerate(SEEN):
            values = [member[axis] for member in self.members]
            worth = weight * seen * (max(values) - min(values)) ** 2
            if worth > self.worth:
                self.worth, self.axis = worth, axis

    def cut(self) -> tuple[_Box, _Box]:
        """Two boxes, with half of the weight each, more or less."""
        axis, half = self.axis, sum(member[3] for member in self.members) / 2
        ordered = sorted(self.members, key=itemgetter(axis))
        reached = list(accumulate(member[3] for member in ordered))
        lowest, middle = ordered[0][axis], ordered[bisect_left(reached, half)][axis]
        edge = middle if middle > lowest else lowest + 1  # equal values stay together
        low = [member for member in ordered if member[axis] < edge]
        return _Box(low), _Box(ordered[len(low) :])

    @property
    def colour(self) -> Rgb:
        """The middle of its colours."""
        weight = sum(member[3] for member in self.members)
        red, green, blue = (
            round(sum(member[axis] * member[3] for member in self.members) / weight) for axis in range(3)
        )
        return (red, green, blue)


def choose_colours(counts: Mapping[int, int], most: int = MOST) -> Generator[None, None, Palette]:
    """The best colours for pictures with so many pixels of each. Yields between small parts of the work."""
    merged: Counter[int] = Counter()
    for number, count in counts.items():
        merged[alike(number)] += count
    yield
    boxes = [_Box([(*rgb_of(number), count**DAMPED, number) for number, count in merged.items()])]
    while len(boxes) < most:
        widest = max(boxes, key=attrgetter("worth"))
        if not widest.worth:
            break
        boxes.remove(widest)
        boxes += widest.cut()
        yield
    known = {member[-1]: index for index, box in enumerate(boxes) for member in box.members}
    return Palette([box.colour for box in boxes], known)
