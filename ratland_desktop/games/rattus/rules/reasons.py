"""Why an act is not possible: a code and parameters that the texts turn into a sentence (section 10).

A screen asks this about what somebody points at; the question itself only says whether it takes an answer.
Everything comes from what lies open. `tests/games/rattus/test_reasons.py` holds it to the questions.
"""

from collections.abc import Callable
from typing import Any

from ....tabletop.dialogue import Refused
from . import offers
from .cards import CARDS, KING, KNIGHT, MERCHANT, MONK, PEASANT, WITCH
from .questions import Answer
from .table import Board, can_use, map_of, neighbours, room
from .words import ACTING, FINISHING, LAST_ROUND, MOVE, PLACE, TAKE, TURNS, Stage, Step

Check = Callable[..., None]  # (board, and the choices of the act); raises NotPossible


class NotPossible(Refused):
    """Why an act cannot be done now."""


def why_not(board: Board, act: Answer) -> NotPossible | None:
    """Why the player in turn cannot do this now; None if it is possible. The act has the right shape."""
    kind, *choices = act
    checks = CHECKS.get((board.stage, board.step), {})
    try:
        need(kind in checks and not board.looked, "not_now", act=kind)
        if kind in CARDS:
            need(board.cards[kind] == board.active, "not_held", card=kind, owner=board.cards[kind])
            need(kind not in board.used, "used_already", card=kind)
        checks[kind](board, *choices)
    except NotPossible as reason:
        return reason
    return None


def need(so: bool, code: str, **params: Any) -> None:
    if not so:
        raise NotPossible(f"act.{code}", **params)


# --- actions 1 to 3


def check_take(board: Board, card: str) -> None:
    need(not board.took, "took_already")
    need(board.cards[card] != board.active, "own_card", card=card)


def check_place(board: Board, region: str, cubes: int) -> None:
    need(not board.placed, "placed_already")
    allowed = [numbers for (where,), numbers in offers.placings(board) if where == region]
    need(bool(allowed), "no_rats", region=region)
    need(cubes in allowed[0], "number", region=region, rats=len(board.rats[region]), most=allowed[0][-1])


def check_plague(board: Board, region: str) -> None:
    need(not offers.placings(board), "place_first")
    steps = map_of(board).steps(board.plague, region)
    need(steps != 0, "must_move", region=region)
    most = KNIGHT.steps if can_use(board, KNIGHT.id) else 1
    need(steps is not None and steps <= most, "too_far", region=region, steps=most)


# --- powers


def check_king(board: Board, region: str) -> None:
    check_own_cube(board, region)
    need(not board.rats[region], "rats_there", region=region)


def check_own_cube(board: Board, region: str) -> None:
    need(board.cubes[region][board.active] > 0, "no_own_cube", region=region)


def check_monk(board: Board, region: str, place: int, to: str) -> None:
    check_token(board, region, place)
    check_neighbours(board, region, to)
    need(room(board, to) > 0, "full", region=to)


def check_token(board: Board, region: str, place: int) -> None:
    need(0 <= place < len(board.rats[region]), "no_token", region=region)


def check_neighbours(board: Board, region: str, to: str) -> None:
    need(to in neighbours(board, region), "not_neighbours", region=region, to=to)


def check_merchant(board: Board, region: str, to: str, cubes: int) -> None:
    check_own_cube(board, region)
    check_neighbours(board, region, to)
    most = min(MERCHANT.moves_cubes, board.cubes[region][board.active])
    need(0 < cubes <= most, "cubes", most=most)


# --- powers of the last round


def check_peasant(board: Board, region: str) -> None:
    need(board.reserves[board.active] > 0, "reserve_empty")


def check_knight(board: Board, region: str) -> None:
    need(map_of(board).steps(board.plague, region) is not None, "too_far", region=region, steps=KNIGHT.steps)


POWER_CHECKS: dict[str, Check] = {
    KING.id: check_king,
    MONK.id: check_monk,
    MERCHANT.id: check_merchant,
    WITCH.id: check_token,
}
CHECKS: dict[tuple[Stage, Step], dict[str, Check]] = {
    (TURNS, ACTING): {TAKE: check_take, PLACE: check_place, MOVE: check_plague, **POWER_CHECKS},
    (TURNS, FINISHING): {KING.id: check_king},
    (LAST_ROUND, ACTING): {PEASANT.id: check_peasant, KNIGHT.id: check_knight, **POWER_CHECKS},
}
