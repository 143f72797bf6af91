"""The end (section 8 of the rules page): points, ties, shared victories."""

from ....tabletop.outcome import Outcome, Standing
from .table import Table


def points(table: Table) -> list[int]:
    """1 for each living rat, minus 1 for each rat in the graveyard."""
    return [sewer.living - sewer.buried for sewer in table.sewers]


def outcome(table: Table) -> Outcome:
    """Most points wins, then most cheese; still tied, the place is shared."""
    scores = [(score, sewer.cheese) for score, sewer in zip(points(table), table.sewers, strict=True)]
    return Outcome(
        tuple(
            Standing(seat, 1 + sum(other > score for other in scores), score[0], score[1])
            for seat, score in enumerate(scores)
        )
    )
