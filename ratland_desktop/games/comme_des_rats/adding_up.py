"""What the rounds add up to, in words: `3 + 0 + 5 = 8 points`."""

from __future__ import annotations

from collections.abc import Sequence

from ...text import Texts


def points_in_words(gained: Sequence[int], texts: Texts) -> str:
    """A seat's points, round by round; a single round needs no sum."""
    if len(gained) == 1:
        return texts("comme_des_rats.count.points", n=gained[0])
    rounds = " + ".join(map(str, gained))
    return texts("comme_des_rats.chronicle.sum", rounds=rounds, points=sum(gained))
