"""The 48 cards and their 36 effects (section 1.2 of the rules page), as rows of steps.

No code asks for a card's name. The printed rules do not list the effects: each row says whether it is a fact,
partly one, or reconstructed.
"""

from dataclasses import dataclass

from .steps import (
    Step,
    again,
    all_,
    any_,
    deal_deck,
    discard,
    discard_deck,
    discard_hand,
    draw,
    foe,
    give,
    hide,
    lay_hand,
    look,
    look_deck,
    look_hand,
    mill,
    move_chip,
    one,
    own,
    put,
    return_chip,
    reveal,
    shuffle_discard,
    swap,
    swap_hand,
    swap_hand_discard,
    swap_hands,
    swap_seen,
    take,
    they_reveal,
    trade_chip,
    trigger,
)
from .words import SETS, Deck, Set, Status

FACT, PART, RECONSTRUCTED = Status.FACT, Status.PART_FACT, Status.RECONSTRUCTED


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """What a card does when its owner opens it."""

    id: str
    steps: tuple[Step, ...]
    status: Status


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """What is printed on a card. There is one object for each card, so faces compare by identity."""

    id: str
    set: Set
    value: int
    effect: Effect


Rows = tuple[tuple[Status, tuple[Step, ...]], ...]

# The value is the place in the table, from 1 to 12.
RATS: Rows = (
    (PART, (look(foe.down),)),
    (PART, (draw, discard_hand)),
    (RECONSTRUCTED, (swap_hand_discard,)),
    (RECONSTRUCTED, (swap_hand(own.down),)),
    (PART, (hide(own.up.other),)),
    (FACT, (trigger(own.down),)),
    (RECONSTRUCTED, (discard(own.up.other),)),
    (FACT, (put(own),)),
    (PART, (swap(own.down, foe.down),)),
    (PART, (put(foe),)),
    (PART, (swap(own.up, foe.up),)),
    (FACT, (reveal(foe.down),)),
)
WEASELS: Rows = (
    (PART, (look_deck(2), discard_deck(2))),
    (PART, (mill(2), shuffle_discard(3))),
    (RECONSTRUCTED, (look_hand,)),
    (RECONSTRUCTED, (swap_hands,)),
    (PART, (lay_hand, draw)),
    (PART, (reveal(own.down),)),
    (RECONSTRUCTED, (hide(foe.up),)),
    (RECONSTRUCTED, (take(own.up.other), discard_hand)),
    (PART, (look(foe.down), swap_seen(own.down))),
    (PART, (they_reveal(one),)),
    (RECONSTRUCTED, (deal_deck,)),
    (RECONSTRUCTED, (give(own.up.other),)),
)
RACCOONS: Rows = (
    (RECONSTRUCTED, (return_chip(any_),)),
    (RECONSTRUCTED, (move_chip(own, own),)),
    (RECONSTRUCTED, (put(own.down),)),
    (RECONSTRUCTED, (trade_chip(any_),)),
    (RECONSTRUCTED, (move_chip(foe, own),)),
    (RECONSTRUCTED, (again(own.up.other),)),
    (RECONSTRUCTED, (put(any_),)),
    (RECONSTRUCTED, (put(own), put(own))),
    (RECONSTRUCTED, (move_chip(own, foe),)),
    (RECONSTRUCTED, (put(own), put(foe))),
    (RECONSTRUCTED, (discard(foe.down),)),
    (PART, (they_reveal(all_),)),
)


def effects(animal: str, rows: Rows) -> tuple[Effect, ...]:
    return tuple(
        Effect(f"{animal}_{value}", steps, status) for value, (status, steps) in enumerate(rows, start=1)
    )


RAT_EFFECTS = effects("rat", RATS)
EFFECTS_OF = {
    Set.RED_RATS: RAT_EFFECTS,
    Set.BLUE_RATS: RAT_EFFECTS,  # R34
    Set.WEASELS: effects("weasel", WEASELS),
    Set.RACCOONS: effects("raccoon", RACCOONS),
}
EFFECTS: dict[str, Effect] = {effect.id: effect for each in EFFECTS_OF.values() for effect in each}

FACES: dict[str, Face] = {
    f"{set_.value}_{value}": Face(f"{set_.value}_{value}", set_, value, effect)
    for set_, each in EFFECTS_OF.items()
    for value, effect in enumerate(each, start=1)
}

CARDS_OF: dict[Deck, tuple[Face, ...]] = {
    deck: tuple(face for face in FACES.values() if face.set in sets) for deck, sets in SETS.items()
}
"""The 24 cards of each deck."""
