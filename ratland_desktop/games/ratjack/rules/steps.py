"""The steps of effects (section 1.1 of the rules page), written as they stand there: `look(foe.down)`.

A step is a verb and its arguments: plain data. What may be answered to a verb is in `choices.py`, what it
does is in `verbs/`.
"""

from collections.abc import Callable
from dataclasses import replace

from ....tabletop.facts import fact


@fact
class Cards:
    """Which cards on the table a step speaks of, as seen by the acting player."""

    whose: str  # own, foe, any
    is_up: bool | None = None  # open, face down, or both
    but_itself: bool = False  # not the card whose effect this is

    @property
    def up(self) -> "Cards":
        return replace(self, is_up=True)

    @property
    def down(self) -> "Cards":
        return replace(self, is_up=False)

    @property
    def other(self) -> "Cards":
        return replace(self, but_itself=True)

    def __str__(self) -> str:
        side = {None: "", True: ".up", False: ".down"}[self.is_up]
        return f"{self.whose}{side}{'.other' if self.but_itself else ''}"


own, foe, any_ = Cards("own"), Cards("foe"), Cards("any")
one, all_ = "one", "all"


@fact
class Step:
    """A verb with its arguments: cards, a number or a word."""

    verb: str
    cards: tuple[Cards, ...] = ()
    number: int = 0
    who: str = ""

    def __str__(self) -> str:
        said = ", ".join(filter(None, (*map(str, self.cards), self.who, str(self.number or ""))))
        return f"{self.verb}({said})" if said else self.verb


def of_cards(verb: str) -> Callable[..., Step]:
    return lambda *cards: Step(verb, cards)


def of_number(verb: str) -> Callable[[int], Step]:
    return lambda number: Step(verb, number=number)


look, hide, reveal, discard = map(of_cards, ("look", "hide", "reveal", "discard"))
take, give, swap, swap_seen = map(of_cards, ("take", "give", "swap", "swap_seen"))
swap_hand, trigger, again = map(of_cards, ("swap_hand", "trigger", "again"))
put, move_chip, return_chip = map(of_cards, ("put", "move_chip", "return_chip"))
trade_chip = of_cards("trade_chip")
look_deck, discard_deck = map(of_number, ("look_deck", "discard_deck"))
mill, shuffle_discard = map(of_number, ("mill", "shuffle_discard"))
look_hand, draw, deal_deck = Step("look_hand"), Step("draw"), Step("deal_deck")
discard_hand, lay_hand = Step("discard_hand"), Step("lay_hand")
swap_hand_discard, swap_hands = Step("swap_hand_discard"), Step("swap_hands")


def they_reveal(who: str) -> Step:
    return Step("they_reveal", who=who)
