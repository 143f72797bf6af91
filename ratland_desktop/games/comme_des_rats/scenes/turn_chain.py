"""The turn as a chain of links: roll, partner, share, then everybody's action. For the bar and the column.

Made from an open view alone.
"""

from __future__ import annotations

from enum import Enum

from ratland_desktop.games.comme_des_rats.rules.possible import clockwise
from ratland_desktop.games.comme_des_rats.rules.steps import (
    Act,
    AskForMore,
    BeginTurn,
    CarryOut,
    EndRound,
    EndTurn,
    PickDie,
    RollAgain,
    Share,
)
from ratland_desktop.games.comme_des_rats.rules.table import Turn
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.tabletop.facts import fact


class State(Enum):
    DONE = "done"
    NOW = "now"
    COMING = "coming"


ROLL, PARTNER, SHARE = "roll", "partner", "share"
STAGES = (ROLL, PARTNER, SHARE)


@fact
class Link:
    """A stage of the turn."""

    stage: str
    state: State


@fact
class Deed:
    """Who acts, with which die: None before it is known. `out`: this player will not act any more."""

    seat: int
    die: str | None
    colour: Colour
    state: State
    out: bool = False


def stages(view: View) -> tuple[Link, ...]:
    """Roll, partner, share; all are done once somebody acts, and when the game is over."""
    now = _stage(view)
    return tuple(
        Link(stage, State.DONE if at < now else State.NOW if at == now else State.COMING)
        for at, stage in enumerate(STAGES)
    )


def _stage(view: View) -> int:
    turn = view.turn
    if view.ended:
        return len(STAGES)
    if turn is None or not turn.pairs or any(isinstance(step, BeginTurn | RollAgain) for step in view.agenda):
        return 0
    if not turn.partners:
        return 1
    return 2 if any(isinstance(step, Share) for step in view.agenda) else 3


def round_over(view: View) -> bool:
    """Whether everybody has acted for the last time in this round."""
    turn = view.turn
    acted = turn is not None and bool(turn.partners)
    return view.ended or (acted and all(isinstance(step, EndRound | AskForMore) for step in view.agenda))


def deeds(view: View) -> tuple[Deed, ...]:
    """Everybody who acts in this turn, in order; empty before the partners are named."""
    turn = view.turn
    begins = any(isinstance(step, BeginTurn) for step in view.agenda)
    if turn is None or begins or not turn.partners or not turn.pairs:
        return ()
    partners = [seat for seat in clockwise(view.seats, turn.active) if seat in turn.partners]
    found = [(seat, *_kept(turn, Colour(turn.partners.index(seat)))) for seat in partners]
    found.append((turn.active, *_own(turn)))
    begun, busy = _begun(view, len(found))
    return tuple(
        Deed(seat, die, colour, _state(at, begun, busy), view.rats[seat].out and at >= begun)
        for at, (seat, die, colour) in enumerate(found)
    )


def _kept(turn: Turn, colour: Colour) -> tuple[str | None, Colour]:
    return (turn.kept_die(colour) if turn.kept[colour] is not None else None), colour


def _own(turn: Turn) -> tuple[str | None, Colour]:
    """The active player's die; of four dice the picked one."""
    if any(kept is None for kept in turn.kept):
        return None, Colour.BLACK
    if len(turn.kept) == 1:
        return turn.returned_die(Colour.BLACK), Colour.BLACK
    if turn.picked is None:
        return None, Colour.BLACK
    return turn.returned_die(Colour(turn.picked)), Colour(turn.picked)


def _begun(view: View, deeds: int) -> tuple[int, bool]:
    """How many actions have begun, and whether the last of them still goes on."""
    agenda = [*reversed(view.agenda)]
    if any(isinstance(step, Share) for step in agenda):
        return -1, False  # the dice are still being shared
    if any(isinstance(step, CarryOut) for step in agenda):
        return 0, False
    left = sum(isinstance(step, Act | PickDie) for step in agenda)
    busy = bool(agenda) and not isinstance(agenda[0], Act | PickDie | EndTurn | BeginTurn | EndRound)
    return deeds - left, busy


def _state(at: int, begun: int, busy: bool) -> State:
    now = begun - 1 if busy else begun
    return State.DONE if at < now else State.NOW if at == now else State.COMING
