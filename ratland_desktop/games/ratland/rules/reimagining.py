"""Builds a complete table from a view, filling in hidden information at random.

Uses only the view and the given dice. Seen from the same seat, the imagined table gives the same view.
"""

from ....tabletop.dice import Dice
from .clans import CLANS, Clan
from .events import END_OF_GAME, EVENTS, FINAL, STARTING, Event
from .food import FOOD_CARDS, boxes
from .setup import FINAL_EVENTS_IN_PLAY
from .table import EMPTY, Sewer, Table
from .view import SewerView, View, power_of
from .words import PANTRY, Food

AGGRESSIVE_CHANCE = 0.15  # how likely another seat has chosen the aggressive board in secret


def reimagine(view: View, dice: Dice) -> Table:
    """A table that looks like this to the view's seat."""
    return Table(
        options=view.options,
        sewers=[imagine_sewer(view, sewer, dice) for sewer in view.sewers],
        pile=view.pile,
        events=imagine_events(view, dice),
        foods=imagine_foods(view, dice),
        active=view.active,
        round=view.round,
        phase=view.phase,
        event=EVENTS[view.event] if view.event else None,
        food=view.food,
        final=view.final,
        boards_known=all(sewer.aggressive is not None for sewer in view.sewers),
        ended=view.ended,
        plans=tuple(sewer.standing for sewer in view.sewers if sewer.standing is not None),
        records=list(view.records),
    )


def imagine_sewer(view: View, seen: SewerView, dice: Dice) -> Sewer:
    places = list(EMPTY) if seen.standing is None else list(seen.standing)
    if seen.standing is None:
        places[PANTRY] = seen.healthy
    aggressive = seen.aggressive
    dealt: tuple[Clan, ...] = ()
    if seen.seat == view.seat:
        aggressive = view.aggressive
        dealt = tuple(CLANS[clan] for clan in view.dealt)
    elif aggressive is None:
        dice.thrown += 1
        aggressive = dice.chance() < AGGRESSIVE_CHANCE
    return Sewer(
        places,
        seen.cheese,
        seen.poisoned,
        seen.lost,
        seen.buried,
        dealt,
        CLANS[seen.clan] if seen.clan else None,
        power_of(view, seen.seat),
        bool(aggressive),
    )


def imagine_events(view: View, dice: Dice) -> list[Event]:
    """The unseen events in a possible order; the next card is the last."""
    seen = {record.event for record in view.records} | {view.event}
    turned = sum(event.id in seen for event in FINAL)
    final = [event for event in FINAL if event.id not in seen]
    starting = [event for event in STARTING if event.id not in seen]
    known = EVENTS[view.foresight.event] if view.foresight and view.foresight.event else None
    if known in starting:
        starting.remove(known)
    dice.shuffle(starting)
    dice.shuffle(final)
    if known in final:
        final.remove(known)
        final.insert(0, known)
    below = final[: FINAL_EVENTS_IN_PLAY - turned]
    if END_OF_GAME.id not in seen:
        below.append(END_OF_GAME)
    dice.shuffle(below)
    deck = below + starting
    if known is not None:
        if known in deck:
            deck.remove(known)
        deck.append(known)
    return deck[: view.events_left] if len(deck) != view.events_left else deck


def imagine_foods(view: View, dice: Dice) -> list[int]:
    """The unseen food cards in a possible order; the next card is the last."""
    unseen = sorted([*FOOD_CARDS] * boxes(view.players), reverse=True)
    for card in [card for record in view.records for card in record.food] + list(view.food):
        if card in unseen:
            unseen.remove(card)
    if view.options.food is Food.SHUFFLED:
        dice.shuffle(unseen)
    known = view.foresight.food if view.foresight else None
    if known is not None and known in unseen:
        unseen.remove(known)
        unseen.append(known)
    return unseen
