"""Putting an answer together, part by part: a chip and a card, two cards, a card and an opponent.

Every part has a name, which is also the name of what can be pressed for it. Parts are picked in any order,
and what has only one possibility left picks itself. Knows questions; no table, no drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ratland_desktop.games.ratjack.rules.questions import EffectChoice, Pick, PlayChoice
from ratland_desktop.games.ratjack.rules.words import HIDE, OPEN, UNCOVER, Spot

Parts = tuple[str, ...]


def card_name(spot: Spot) -> str:
    return f"card-{spot[0]}-{spot[1]}"


def chip_name(letter: str) -> str:
    return f"chip-{letter}"


def seat_name(seat: int) -> str:
    return f"seat-{seat}"


def hand_name(place: int) -> str:
    return f"hand-{place}"


def top_name(place: int) -> str:
    return f"top-{place}"


def lay_name(way: str) -> str:
    return f"lay-{way}"


def pile_name(pile: str) -> str:
    return f"pile-{pile}"


def way_name(way: str, place: int) -> str:
    return f"{way}-{place}"


WAYS = (OPEN, HIDE, UNCOVER)
LARGE = "-large"
"""Ends the name of the large picture of something that can be chosen in its place on the table as well."""
SPOKEN: dict[str, tuple[Callable[[Any], str], ...]] = {
    "put": (chip_name, card_name),
    "move_chip": (card_name, card_name),
    "trade_chip": (card_name, chip_name),
    "swap": (card_name, card_name),
    "give": (card_name, seat_name),
}
"""Verbs whose answers have two parts, and how each part is named."""
PLAIN: dict[str, Callable[[Any], str]] = {
    "look_hand": seat_name, "swap_hands": seat_name, "deal_deck": seat_name, "they_reveal": seat_name,
    "discard_hand": hand_name, "discard_deck": top_name, "lay_hand": lay_name,
}  # fmt: skip
"""Verbs whose answer is no card on the table."""


def parts_of(question: Pick, answer: Any) -> Parts:
    """The names of the parts of an answer."""
    if isinstance(question, PlayChoice):
        way, place, slot = answer
        whole = way_name(way, place)
        return (whole,) if slot is None else (whole, card_name((question.seat, slot)))
    if not isinstance(question, EffectChoice):
        return (pile_name(answer) if isinstance(answer, str) else hand_name(answer),)
    if question.verb in SPOKEN:
        return tuple(name(part) for name, part in zip(SPOKEN[question.verb], answer, strict=True))
    return (PLAIN.get(question.verb, card_name)(answer),)


class Choosing:
    """What has been picked so far of one answer."""

    def __init__(self, question: Pick) -> None:
        self.offers: list[tuple[Any, Parts]] = [
            (option, parts_of(question, option)) for option in question.options
        ]
        """Every answer, and the names of its parts."""
        self.picked: dict[int, str] = {}

    # --- what there is

    @property
    def left(self) -> list[tuple[Any, Parts]]:
        """The answers that agree with all that was picked."""
        return [offer for offer in self.offers if self._agrees(offer[1], self.picked)]

    @property
    def answer(self) -> Any:
        """The answer, once it is whole; None is never one."""
        left = self.left
        return left[0][0] if len(left) == 1 and self.picked else None

    @property
    def chosen(self) -> frozenset[str]:
        """All parts that are settled, with those that picked themselves."""
        left = self.left
        if len(left) == 1 and self.picked:
            return frozenset(left[0][1])
        return frozenset(self.picked.values())

    @property
    def names(self) -> list[str]:
        """Every part of every answer, once."""
        return list(dict.fromkeys(name for _, parts in self.offers for name in parts))

    @property
    def open(self) -> frozenset[str]:
        """The parts that can be picked next without giving another one up."""
        wanted = [at for at in range(self._most) if at not in self.picked]
        return frozenset(parts[at] for _, parts in self.left for at in wanted if at < len(parts))

    def with_picked(self, name: str) -> Any:
        """The answer if this were picked next; None if it would not be whole."""
        before, self.picked = self.picked, dict(self.picked)
        self.pick(name)
        answer, self.picked = self.answer, before
        return answer

    # --- hands

    def pick(self, name: str) -> bool:
        """Take this part; what does not agree with it any more is given up. False: it is no part."""
        for places in (self._free_first(), range(self._most)):
            for at in places:
                others = {place: part for place, part in self.picked.items() if place != at}
                if self._any(others | {at: name}):
                    self.picked = others | {at: name}
                    return True
        for at in range(self._most):
            if self._any({at: name}):
                self.picked = {at: name}
                return True
        return False

    def take(self, answer: Any) -> None:
        """All parts of this answer."""
        parts = next(parts for option, parts in self.offers if option == answer)
        self.picked = dict(enumerate(parts))

    def drop(self) -> bool:
        """Give up the last part. False if there is none."""
        if not self.picked:
            return False
        self.picked.popitem()
        return True

    # --- inside

    @property
    def _most(self) -> int:
        return max(len(parts) for _, parts in self.offers)

    def _free_first(self) -> Sequence[int]:
        return [at for at in range(self._most) if at not in self.picked]

    def _any(self, picked: dict[int, str]) -> bool:
        return any(self._agrees(parts, picked) for _, parts in self.offers)

    @staticmethod
    def _agrees(parts: Parts, picked: dict[int, str]) -> bool:
        return all(at < len(parts) and parts[at] == name for at, name in picked.items())
