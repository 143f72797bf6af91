"""Crumbs as a box on the shelf, so that the house can be tried with a second game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.course import Course, Orders, Tally
from ratland_desktop.tabletop.dialogue import Happening, Question
from tests.games.crumbs.rules import CRUMBS, ROUNDS, Drew, Guard, View

PASS, SHOW, ASK_ME = "pass", "show", "ask_me"


def order(view: View) -> tuple[int, ...]:
    """Seat after seat; who has not laid a card in this round comes first."""
    everybody = range(len(view.hands) - 1)
    done = played(view)
    return (*(seat for seat in everybody if seat not in done), *(s for s in everybody if s in done))


def played(view: View) -> tuple[int, ...]:
    """Who has laid a card in this round. Whoever laid last may still be at it."""
    return tuple(seat for seat in range(len(view.hands) - 1) if len(view.open[seat]) > view.round)


def own_turn(told: Sequence[Happening]) -> bool:
    """Who has drawn begins another turn, and the table is told first."""
    return not any(happening.heading or isinstance(happening, Drew) for happening in told)


def tally(view: View, seat: int) -> Tally:
    return Tally.of(points=sum(view.open[seat]), cards=len(view.hands[seat]))


def standing_answer(question: Question, order: str, view: View) -> object | None:
    """Show a 5 whenever there is one, never, or ask me."""
    assert isinstance(question, Guard)
    if order == ASK_ME:
        return None
    return "guard" if order == SHOW and "guard" in question.options else "pass"


class CrumbsKeeping:
    """Crumbs as saves see it."""

    game = CRUMBS
    rules = "1"

    def doubt(self, written: object) -> str | None:
        good = isinstance(written, dict) and {"hands", "open", "deck", "gone", "round"} == {*written}
        return None if good else "not a table"

    def summary(self, view: View) -> dict[str, str | int | bool]:
        return {"round": min(view.round + 1, ROUNDS)}

    def mark(self, view: View) -> list[object]:
        return [view.round, view.deck, [*view.gone], [[*row] for row in view.open]]


ORDERS = Orders((PASS, SHOW, ASK_ME), standing_answer)


def screens() -> Any:
    from tests.games.crumbs.screens import SCREENS

    return SCREENS


BOX = Box(
    name="crumbs",
    fewest=2,
    most=3,
    minutes=(1, 2),
    keeping=CrumbsKeeping(),
    course=Course(
        order,
        lambda view: min(view.round + 1, ROUNDS),
        tally,
        tally,
        played=played,
        stays=own_turn,
        orders=ORDERS,
        undo=True,
    ),
    brain="tests.games.crumbs.brain",
    options=lambda view: len(view.hands) - 1,
    demo=lambda chance: chance.choice((2, 3)),
    screens=screens,
)
