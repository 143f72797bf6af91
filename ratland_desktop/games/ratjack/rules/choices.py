"""What may be answered to a step, and why an effect cannot be carried out (sections 1.1 and 5).

"Completely or not at all": an answer is offered only if all later steps stay possible (R6), which is found by
trying it on a copy of the table. Everything here looks at open things, the sizes of piles and the acting
player's own cards, never at a face that this player does not know (R20).
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from ....tabletop.dialogue import Told
from ....tabletop.dice import Dice
from ....tabletop.facts import fact
from .cards import Face
from .steps import Cards, Step, foe, one
from .table import Running, Table
from .targets import revealable, spots, unlocked
from .verbs import DEEDS
from .verbs.act import Act
from .words import DECK, DISCARD, HIDE, OPEN, By, Spot


@fact
class Hindrance:
    """Why something cannot be done: a code, which cards it speaks of, and how many the effect needs."""

    code: str
    cards: str = ""
    needs: int = 1


Offer = Sequence[Any] | Hindrance  # the answers to a step, at least one; or why there is none
NOTHING_TO_ANSWER = (None,)


# --- whole effects


def hindrance(table: Table, source: Face, done: int = 0) -> Hindrance | None:
    """Why the effect of `source` cannot be carried out from this step on, or None.

    Effects that set off others end: a deck has one card that repeats, and each one triggered lies open then.
    """
    steps = source.effect.steps
    step = steps[done]
    offer = CHOICES[step.verb](table, step, source)
    if isinstance(offer, Hindrance):
        return offer
    if done + 1 == len(steps):
        return None
    why = None
    for answer in offer:
        why = hindrance(tried(table, source, done, answer), source, done + 1)
        if why is None:
            break
    return why


def legal_answers(table: Table, running: Running) -> Sequence[Any]:
    """The answers to the next step that leave all later ones possible (R6)."""
    source, done = running.face, running.done
    steps = running.steps
    offer = CHOICES[steps[done].verb](table, steps[done], source)
    assert not isinstance(offer, Hindrance), "an effect began that cannot be carried out"
    if done + 1 == len(steps):
        return offer
    return [a for a in offer if hindrance(tried(table, source, done, a), source, done + 1) is None]


def tried(table: Table, source: Face, done: int, answer: Any) -> Table:
    """The table as this answer would leave it. Nobody hears of it."""
    after = table.copy()
    after.running = (Running(source.id, By.OPENED, done + 1),)
    step = source.effect.steps[done]
    DEEDS[step.verb](Act(after, step, source.id, unheard, NO_CHANCE), answer)
    return after


def unheard(_: Told) -> None:
    pass


NO_CHANCE = Dice(0)  # for trials: no verb is possible or impossible by chance


def hindrance_to_open(table: Table, slot: int) -> Hindrance | None:
    """Why the acting player's hidden card cannot be turned up with its effect, or None.

    A locked card stays down (R13), a muted one just lies open (R14).
    """
    seat = table.turn
    card = table.rows[seat][slot]
    if card.locked:
        return Hindrance("all_locked", "own.down")
    if card.muted:
        return None
    after = table.copy()
    after.replace((seat, slot), table.opened(card))  # it is judged lying open (R7)
    return hindrance(after, card.face)


# --- one step


def pick(table: Table, step: Step, source: Face) -> Offer:
    """One of the cards."""
    return spots(table, step.cards[0], source) or Hindrance("no_card", str(step.cards[0]))


def pick_unlocked(table: Table, step: Step, source: Face) -> Offer:
    """One of the cards that no lock lies on (R13)."""
    cards = step.cards[0]
    if not (found := spots(table, cards, source)):
        return Hindrance("no_card", str(cards))
    return unlocked(table, found) or Hindrance("all_locked", str(cards))


def pick_opponent(table: Table, step: Step, source: Face) -> Offer:
    """A round never goes on with one player, so there always is one."""
    return table.opponents()


def top_of_deck(table: Table, step: Step, source: Face) -> Offer:
    if len(table.deck) < step.number:
        return Hindrance("deck_short", needs=step.number)
    return NOTHING_TO_ANSWER


def one_of_the_seen(table: Table, step: Step, source: Face) -> Offer:
    return range(step.number)


def top_of_discard(table: Table, step: Step, source: Face) -> Offer:
    needs = step.number or 1
    if len(table.discard) < needs:
        return Hindrance("discard_short", needs=needs)
    return NOTHING_TO_ANSWER


def open_piles(table: Table) -> tuple[str, ...]:
    """The piles that a card can be drawn from (R21)."""
    if not table.discard:
        return (DECK,) if table.deck else ()
    return (DECK, DISCARD) if table.deck else (DISCARD,)


def draw(table: Table, step: Step, source: Face) -> Offer:
    return open_piles(table) or Hindrance("nothing_to_draw")


def either_hand_card(table: Table, step: Step, source: Face) -> Offer:
    return (0, 1)


def open_or_hidden(table: Table, step: Step, source: Face) -> Offer:
    return (OPEN, HIDE)


def trigger(table: Table, step: Step, source: Face) -> Offer:
    found = pick_unlocked(table, step, source)
    if isinstance(found, Hindrance):
        return found
    possible = [at for at in found if hindrance_to_open(table, at[1]) is None]
    return possible or Hindrance("inner_impossible", str(step.cards[0]))


def again(table: Table, step: Step, source: Face) -> Offer:
    """A muted card cannot be chosen (R14); "other" means other than the chosen card from here on (R19)."""
    if not (found := spots(table, step.cards[0], source)):
        return Hindrance("no_card", str(step.cards[0]))
    possible = []
    for at in found:
        card = table.card(at)
        if not card.muted and hindrance(table, card.face) is None:
            possible.append(at)
    return possible or Hindrance("inner_impossible", str(step.cards[0]))


def they_reveal(table: Table, step: Step, source: Face) -> Offer:
    able = [seat for seat in table.opponents() if revealable(table, seat)]
    if able:
        return able if step.who == one else NOTHING_TO_ANSWER
    return Hindrance("all_locked" if spots(table, foe.down, source) else "no_card", "foe.down")


def swap(table: Table, step: Step, source: Face) -> Offer:
    mine, theirs = step.cards
    found = spots(table, mine, source), spots(table, theirs, source)
    if not all(found):
        return Hindrance("no_card", str(theirs if found[0] else mine))
    return list(product(*found))


def give(table: Table, step: Step, source: Face) -> Offer:
    if not (found := spots(table, step.cards[0], source)):
        return Hindrance("no_card", str(step.cards[0]))
    return list(product(found, table.opponents()))


def deal_deck(table: Table, step: Step, source: Face) -> Offer:
    return table.opponents() if table.deck else Hindrance("deck_short")


# --- chips


def free(table: Table, cards: Cards, source: Face) -> list[Spot]:
    """Cards without a chip."""
    return [at for at in spots(table, cards, source) if table.card(at).chip is None]


def laden(table: Table, cards: Cards, source: Face) -> list[Spot]:
    """Cards with a chip; the chip of a shielded card can be chosen, too (R12)."""
    return [at for at in spots(table, cards, source, True) if table.card(at).chip is not None]


def chips_needed(source: Face) -> int:
    return sum([step.verb == "put" for step in source.effect.steps])


def put(table: Table, step: Step, source: Face) -> Offer:
    if not table.display:
        return Hindrance("display_empty", needs=chips_needed(source))
    if not (found := free(table, step.cards[0], source)):
        return Hindrance("no_free_card", str(step.cards[0]), chips_needed(source))
    return list(product([chip.letter for chip in table.display], found))


def move_chip(table: Table, step: Step, source: Face) -> Offer:
    origin, target = step.cards
    if not (with_chip := laden(table, origin, source)):
        return Hindrance("no_chip_there", str(origin))
    if not (without := free(table, target, source)):
        return Hindrance("no_free_card", str(target))
    return list(product(with_chip, without))


def return_chip(table: Table, step: Step, source: Face) -> Offer:
    return laden(table, step.cards[0], source) or Hindrance("no_chip_there", str(step.cards[0]))


def trade_chip(table: Table, step: Step, source: Face) -> Offer:
    if not (with_chip := laden(table, step.cards[0], source)):
        return Hindrance("no_chip_there", str(step.cards[0]))
    if not table.display:
        return Hindrance("display_empty")
    return list(product(with_chip, [chip.letter for chip in table.display]))


CHOICES: dict[str, Callable[[Table, Step, Face], Offer]] = {
    "look": pick,
    "look_hand": pick_opponent,
    "look_deck": top_of_deck,
    "discard_deck": one_of_the_seen,
    "mill": top_of_deck,
    "shuffle_discard": top_of_discard,
    "draw": draw,
    "discard_hand": either_hand_card,
    "lay_hand": open_or_hidden,
    "swap_hand": pick,
    "swap_hand_discard": top_of_discard,
    "swap_hands": pick_opponent,
    "hide": pick,
    "reveal": pick_unlocked,
    "trigger": trigger,
    "again": again,
    "they_reveal": they_reveal,
    "discard": pick_unlocked,
    "take": pick,
    "swap": swap,
    "swap_seen": pick,
    "give": give,
    "deal_deck": deal_deck,
    "put": put,
    "move_chip": move_chip,
    "return_chip": return_chip,
    "trade_chip": trade_chip,
}
