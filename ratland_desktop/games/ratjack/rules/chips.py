"""The six bonus chips (section 1.3 of the rules page): two sides each, and what a side does to a card.

The seven kinds of face, +5 and +10 are facts. The sides marked `reconstructed` are filled in, and so is which
faces share a chip.
"""

from ....tabletop.facts import fact


@fact
class Side:
    """One side of a chip. It keeps showing for the whole round."""

    letter: str  # of the chip
    face: str
    times: int = 1
    over: int = 1
    plus: int = 0
    locks: bool = False  # the card cannot be turned up or discarded (R13)
    shields: bool = False  # effects of other players cannot choose the card (R12)
    mutes: bool = False  # the card has no effect (R14)
    reconstructed: bool = False

    def worth(self, value: int) -> int:
        """What an open card of this value counts: halves are rounded up, and nothing is below 0."""
        return max(0, -(-value * self.times // self.over) + self.plus)


CHIPS = (
    (Side("A", "plus_5", plus=5), Side("A", "minus_5", plus=-5, reconstructed=True)),
    (Side("B", "plus_10", plus=10), Side("B", "zero", times=0)),
    (Side("C", "double", times=2), Side("C", "half", over=2)),
    (Side("D", "plus_1", plus=1, reconstructed=True), Side("D", "minus_2", plus=-2, reconstructed=True)),
    (Side("E", "plus_3", plus=3, reconstructed=True), Side("E", "lock", locks=True)),
    (Side("F", "shield", shields=True), Side("F", "mute", mutes=True)),
)

SIDES = {side.face: side for chip in CHIPS for side in chip}
LETTERS = tuple(chip[0].letter for chip in CHIPS)
