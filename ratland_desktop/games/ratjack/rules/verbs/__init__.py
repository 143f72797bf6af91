"""The 27 verbs of section 1.1 of the rules page: what each of them does with the answer to it.

What may be answered, and what makes a verb impossible, is in `choices.py`.
"""

from collections.abc import Callable
from typing import Any

from . import chips, hands, looking, moving, piles, turning
from .act import Act

DEEDS: dict[str, Callable[[Act, Any], None]] = {
    "look": looking.look,
    "look_hand": looking.look_hand,
    "look_deck": looking.look_deck,
    "discard_deck": piles.discard_deck,
    "mill": piles.mill,
    "shuffle_discard": piles.shuffle_discard,
    "draw": piles.draw,
    "discard_hand": hands.discard_hand,
    "lay_hand": hands.lay_hand,
    "swap_hand": hands.swap_hand,
    "swap_hand_discard": hands.swap_hand_discard,
    "swap_hands": hands.swap_hands,
    "hide": turning.hide,
    "reveal": turning.reveal,
    "trigger": turning.trigger,
    "again": turning.again,
    "they_reveal": turning.they_reveal,
    "discard": moving.discard,
    "take": moving.take,
    "swap": moving.swap,
    "swap_seen": moving.swap_seen,
    "give": moving.give,
    "deal_deck": piles.deal_deck,
    "put": chips.put,
    "move_chip": chips.move_chip,
    "return_chip": chips.return_chip,
    "trade_chip": chips.trade_chip,
}
