"""What stands where in Ratjack's rule book: chapters, pages, cards and rulings. No drawing, no texts.

The words are `ratjack.rulebook.*`. Rulings have the numbers of the rules page.
"""

from .rules.cards import EFFECTS
from .rules.chips import SIDES

CHAPTERS: dict[str, tuple[str, ...]] = {
    "start": ("about", "goal", "box", "set_up"),
    "round": ("turn", "effects", "reckoning", "the_end", "secrets"),
    "cards": ("rats", "weasels", "raccoons", "chips"),
    "lookup": ("honest", "glossary", "rulings"),
}
RULINGS = 36


def cards_of(animal: str) -> tuple[str, ...]:
    return tuple(effect for effect in EFFECTS if effect.startswith(f"{animal}_"))


CARDS: dict[str, tuple[str, ...]] = {
    "rats": cards_of("rat"),
    "weasels": cards_of("weasel"),
    "raccoons": cards_of("raccoon"),
}
"""By page: the cards on it, by their effect."""
CHIPS: dict[str, tuple[str, ...]] = {"chips": tuple(SIDES)}
"""By page: the faces of chips on it."""

ILLUSTRATIONS = ("cover", "total", "start", "ways", "knock_out", "chip_sum")
"""The pictures that the pages have captions for."""

RULED_PAGES: dict[str, tuple[int, ...]] = {
    "goal": (1,), "box": (26, 30, 34), "set_up": (27, 33), "turn": (18, 21), "effects": (6, 8, 15, 20, 24),
    "reckoning": (2, 5, 22, 23, 25, 29, 36), "the_end": (3, 28, 32), "secrets": (16, 17, 31),
    "chips": (9, 10),
}  # fmt: skip
"""Which rulings stand at the end of a page …"""
RULED_CARDS: dict[str, tuple[int, ...]] = {
    "raccoon_6": (19,), "raccoon_12": (35,), "rat_9": (16,), "weasel_9": (16,), "rat_8": (7,),
    "lock": (13,), "shield": (12,), "mute": (14,),
}  # fmt: skip
"""… and which belong to a card or a chip."""
