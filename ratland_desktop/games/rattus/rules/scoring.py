"""Who wins (section 6 of the rules page): most cubes; on a tie who would have moved first."""

from ....tabletop.outcome import Outcome, Standing
from .table import Board, Table, last_player, points


def turns_ahead(board: Board, seat: int) -> int:
    """How many seats would have moved after this one, had the game gone on: more is better (R22)."""
    return (last_player(board) - seat) % board.players


def final_places(board: Board) -> tuple[int, ...]:
    """Everybody's place; ties are broken down to the last one (R22)."""
    scores = [(own, turns_ahead(board, seat)) for seat, own in enumerate(points(board))]
    ranking = sorted(scores, reverse=True)
    return tuple([1 + ranking.index(score) for score in scores])


def outcome(table: Table) -> Outcome:
    """The standings: points are cubes, what breaks a tie is how early the seat would have moved."""
    places = final_places(table)
    return Outcome(
        tuple(
            [
                Standing(seat, places[seat], own, turns_ahead(table, seat))
                for seat, own in enumerate(points(table))
            ]
        )
    )
