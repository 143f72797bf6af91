"""The end (section 8 of the rules page): points, ties, shared victories."""

from collections.abc import Sequence

from ....tabletop.outcome import Outcome, Standing
from .table import Table


def points_of(living: int, buried: int) -> int:
    """1 for each living rat, minus 1 for each rat in the graveyard."""
    return living - buried


def best(scores: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The seats with the most points, among them those with the most cheese; several are level in both."""
    top = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == top])


def points(table: Table) -> tuple[int, ...]:
    return tuple([points_of(sewer.living, sewer.buried) for sewer in table.sewers])


def scores(table: Table) -> list[tuple[int, int]]:
    """Most points wins, then most cheese."""
    return [(score, sewer.cheese) for score, sewer in zip(points(table), table.sewers, strict=True)]


def winners(table: Table) -> tuple[int, ...]:
    """The seat with the best score; still tied, the victory is shared."""
    return best(scores(table))


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
