"""Phase 1, event: the active player changes, the next event and food cards are turned up.

`AT_ONCE` contains the immediate effects of events; all other effects are in the phase that they change.
"""

from collections.abc import Callable

from .....tabletop.dialogue import Tell
from .....tabletop.facts import shared
from ..events import EVENTS
from ..food import boxes
from ..happenings import (
    CheeseGained,
    CheeseHidden,
    EventTurned,
    FoodTurned,
    GameEnded,
    GraveOpened,
    NothingGiven,
    RatGiven,
    RatsJoined,
    RoundBegan,
    SidesTurned,
)
from ..scoring import points, winners
from ..table import Sewer, Table
from ..words import EVENT, PANTRY
from .homecoming import come_home


def event(table: Table, tell: Tell) -> None:
    """Turn up the event, do what it does at once, turn up the food. End of Game ends the game."""
    if table.round:
        table.active = (table.active + 1) % table.players
    table.round += 1
    tell(round_began[table.round, table.active])
    table.begin(EVENT, tell)
    card = table.event = table.events.pop()
    tell(EVENT_TURNED[card])
    if card.ends_game:
        table.ended = table.final = True
        table.food = ()
        tell(GameEnded(points(table), winners(table)))
        return
    if card.final and not table.final:
        turn_sides(table, tell)
    if card.at_once:
        AT_ONCE[card.at_once](table, tell, card.id)
    table.food = (table.foods.pop(),) if boxes(table.players) == 1 else (table.foods.pop(), table.foods.pop())
    tell(food_turned[table.food,])


EVENT_TURNED = {card: EventTurned(card.id, card.final) for card in EVENTS.values()}
food_turned = shared(FoodTurned)
round_began = shared(RoundBegan)
cheese_gained = shared(CheeseGained)
rats_joined = shared(RatsJoined)


def turn_sides(table: Table, tell: Tell) -> None:
    """From the first final event on the open sides of the clan cards hold (R10)."""
    table.final = True
    if table.options.clans:
        for sewer in table.sewers:
            assert sewer.clan
            sewer.power = sewer.clan.open
        tell(SidesTurned(tuple(sewer.clan.id for sewer in table.sewers if sewer.clan)))


def cheese_for_all(table: Table, tell: Tell, card: str) -> None:
    """Abundance."""
    for seat in table.tie_order():
        table.sewers[seat].cheese += 1
        tell(cheese_gained[seat, 1, card])


def rat_for_all(table: Table, tell: Tell, card: str) -> None:
    """Visiting Cousin: while the common pile lasts, in tie order (R19)."""
    for seat in table.tie_order():
        joined = table.take_from_pile(1)
        table.sewers[seat].places[PANTRY] += joined
        tell(rats_joined[seat, joined, 1, card])


def most_gives_to_fewest(table: Table, tell: Tell, card: str) -> None:
    """Drunk: healthy and poisoned rats count (R3)."""

    def rats(sewer: Sewer) -> int:
        return sewer.in_sewers

    giver = table.first_by(lambda sewer: -rats(sewer))
    receiver = table.first_by(rats)
    if giver == receiver or not table.sewers[giver].healthy:
        tell(NothingGiven(giver, receiver, card))
        return
    table.sewers[giver].places[PANTRY] -= 1  # between rounds all healthy rats are in the pantry
    table.sewers[receiver].places[PANTRY] += 1
    tell(RatGiven(giver, receiver, card))


def hide_cheese(table: Table, tell: Tell, card: str) -> None:
    """Sound the Alarm: whoever has a cheese hides one; phase 3 leaves it alone (R4)."""
    assert table.event
    for seat in table.tie_order():
        hidden = min(table.event.hides_cheese, table.sewers[seat].cheese)
        if hidden:
            tell(CheeseHidden(seat, hidden, card))


def everyone_comes_home(table: Table, tell: Tell, card: str) -> None:
    """Just in Time: poisoned and lost rats return now and can be placed (R5)."""
    come_home(table, tell, card)


def open_graves(table: Table, tell: Tell, card: str) -> None:
    """Holy Rat."""
    for seat in table.tie_order():
        sewer = table.sewers[seat]
        if sewer.buried:
            sewer.buried -= 1
            table.pile += 1
            tell(GraveOpened(seat, 1, card))


AT_ONCE: dict[str, Callable[[Table, Tell, str], None]] = {
    "cheese_for_all": cheese_for_all,
    "rat_for_all": rat_for_all,
    "most_gives_to_fewest": most_gives_to_fewest,
    "hide_cheese": hide_cheese,
    "come_home": everyone_comes_home,
    "open_graves": open_graves,
}
