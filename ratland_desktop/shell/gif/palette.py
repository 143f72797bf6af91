"""The colours of a picture with a palette: which ones stand for all others, and which of them comes nearest.

Colours come as numbers, 0xRRGGBB; what is above these bits does not matter. The box of colours that varies
most is cut in two, again and again (median cut by variance).
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Generator, Mapping

MOST = 255
"""For a file in which one of the 256 places is for what stays as it was."""
DAMPED = 0.5
"""What a colour of many pixels weighs: their number to this power."""
SEEN = (3, 6, 2)
"""How much red, green and blue count for the eye."""

Rgb = tuple[int, int, int]
_ALIKE, _MIDDLE = 0xFCFCFC, 0x020202


def rgb_of(number: int) -> Rgb:
    """The parts of a colour."""
    return (number >> 16 & 255, number >> 8 & 255, number & 255)


def alike(number: int) -> int:
    """One colour for all that look like this one."""
    return number & _ALIKE | _MIDDLE


def as_seen(counts: Mapping[int, int]) -> dict[int, float]:
    """Weights for the colours of so many pixels: those that nobody can tell apart are one, and large areas
    are damped, so that a small bright thing gets its colour beside a large dark wall."""
    merged: Counter[int] = Counter()
    for number, count in counts.items():
        merged[alike(number)] += count
    return {number: count**DAMPED for number, count in merged.items()}


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


def choose_colours(weights: Mapping[int, float], most: int = MOST) -> Generator[None, None, Palette]:
    """The best colours for a picture in which each colour weighs so much. Works in parts, and yields."""
    boxes = [_Box(list(weights.items()))]
    while len(boxes) < most and boxes[0].spread > 0:
        for half in heapq.heappop(boxes).halves():
            heapq.heappush(boxes, half)
        yield
    known = {number: index for index, box in enumerate(boxes) for number, _ in box.members}
    return Palette([box.mean for box in boxes], known)


class _Box:
    """Colours that will become one."""

    def __init__(self, members: list[tuple[int, float]]) -> None:
        self.members = members
        colours = [(rgb_of(number), weight) for number, weight in members]
        whole = sum(weight for _, weight in colours)
        means = [sum(colour[axis] * weight for colour, weight in colours) / whole for axis in range(3)]
        spreads = [
            sum((colour[axis] - means[axis]) ** 2 * weight for colour, weight in colours) for axis in range(3)
        ]
        self.mean: Rgb = (round(means[0]), round(means[1]), round(means[2]))
        self.axis = spreads.index(max(spreads))
        self.cut = means[self.axis]
        self.spread = sum(spreads) if len(members) > 1 else 0.0

    def __lt__(self, other: _Box) -> bool:
        return self.spread > other.spread

    def halves(self) -> tuple[_Box, _Box]:
        low: list[tuple[int, float]] = []
        high: list[tuple[int, float]] = []
        for member in self.members:
            (low if rgb_of(member[0])[self.axis] <= self.cut else high).append(member)
        return _Box(low), _Box(high)
