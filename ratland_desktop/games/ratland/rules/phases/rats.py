"""Phase 2, rats: all plans are made in secret and revealed together, then Sports clans may move rats."""

from .....tabletop.dialogue import Script, Tell, Together
from .....tabletop.facts import shared
from ..happenings import BoardsRevealed, Redeployed, Revealed
from ..questions import Placement, Redeploy
from ..table import EMPTY, Table
from ..words import RATS, Plan

NOBODY = Plan(*EMPTY)
placement = shared(Placement)


def rats(table: Table, tell: Tell) -> Script:
    """Every player with a healthy rat places; a clan without one has nothing to decide."""
    table.begin(RATS, tell)
    assert table.event
    limit = table.event.home_limit
    sewers = table.sewers
    questions = [
        placement[seat, healthy, limit] for seat, sewer in enumerate(sewers) if (healthy := sum(sewer.places))
    ]
    plans = [NOBODY] * len(sewers)
    if questions:
        answers: list[Plan] = yield Together(questions)
        for number, plan in enumerate(answers):
            seat = questions[number].seat
            plans[seat] = plan
            sewers[seat].places = [*plan]
    table.plans = tuple(plans)
    tell(Revealed(table.plans))
    if not table.boards_known:
        table.boards_known = True
        tell(BoardsRevealed(tuple([sewer.aggressive for sewer in sewers])))
    if table.options.clans:
        yield from redeploy(table, tell, limit)


def redeploy(table: Table, tell: Tell, limit: int | None) -> Script:
    """The Sports clan may move rats; several move in tie order, and the home limit still holds (R22)."""
    for seat in table.tie_order():
        sewer = table.sewers[seat]
        if sewer.power.redeploys and sewer.healthy:
            before = Plan(*sewer.places)
            after: Plan = yield Redeploy(seat, before, sewer.power.redeploys, limit)
            sewer.places = list(after)
            tell(Redeployed(seat, before, after, sewer.power.clan))
