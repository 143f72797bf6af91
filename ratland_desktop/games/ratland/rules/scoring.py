"""The end (section 8 of the rules page): points, ties, shared victories."""

from ....tabletop.outcome import Outcome, Standing
from .table import Table


def points(table: Table) -> tuple[int, ...]:
    """1 for each living rat, minus 1 for each rat in the graveyard."""
    return tuple([sewer.living - sewer.buried for sewer in table.sewers])


def scores(table: Table) -> list[tuple[int, int]]:
    """Most points wins, then most cheese."""
    return [(score, sewer.cheese) for score, sewer in zip(points(table), table.sewers, strict=True)]


def winners(table: Table) -> tuple[int, ...]:
    """The seat with the best score; still tied, the victory is shared."""
    each = scores(table)
    best = max(each)
    return tuple([seat for seat, score in enumerate(each) if score == best])


def outcome(table: Table) -> Outcome:
    """Everybody's place; who is still tied shares it."""
    each = scores(table)
    ranking = sorted(each, reverse=True)
    return Outcome(
        tuple(
            [
                Standing(seat, 1 + ranking.index(score), points=score[0], tiebreak=score[1])
                for seat, score in enumerate(each)
            ]
        )
    )
