"""What is legal, told a second time: a formula for each effect from the asked seat's view alone (R6, R20).

The rules find it out by trying. The formulas here are the column "possible if" of section 1.1, written for
each of the 36 cards by itself. Both must agree at every `play` of whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import pytest
from hypothesis import given

from ratland_desktop.games.ratjack.rules.cards import EFFECTS, FACES, Effect, Face
from ratland_desktop.games.ratjack.rules.choices import Hindrance, hindrance, legal_answers
from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.questions import PlayChoice
from ratland_desktop.games.ratjack.rules.steps import own, put, reveal
from ratland_desktop.games.ratjack.rules.table import Options, Running
from ratland_desktop.games.ratjack.rules.view import CardView, View
from ratland_desktop.games.ratjack.rules.words import HIDE, OPEN, UNCOVER, By, Set, Status
from tests.games.ratjack import playing
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.playing import moments


@dataclass(frozen=True)
class Sight:
    """The table as the acting player sees it while a card lies open in the slot `at`."""

    own: tuple[CardView, ...]
    foes: tuple[tuple[CardView, ...], ...]
    at: int
    deck: int
    pile: int
    display: int
    lock: str  # the letter of the chip that shows this face now; "none" if it does not
    shield: str
    mute: str

    def mine(self, up: bool | None = None, other: bool = False) -> list[CardView]:
        return [
            card
            for slot, card in enumerate(self.own)
            if (up is None or card.up is up) and not (other and slot == self.at)
        ]

    def theirs(self, up: bool | None = None, even_shielded: bool = False) -> list[CardView]:
        cards = [card for row in self.foes for card in row if up is None or card.up is up]
        return [card for card in cards if even_shielded or card.chip != self.shield]

    def unlocked(self, cards: Iterable[CardView]) -> list[CardView]:
        return [card for card in cards if card.chip != self.lock]

    def opening(self, slot: int) -> Sight:
        """The same while another own card has just been turned up."""
        own = (*self.own[:slot], replace(self.own[slot], up=True), *self.own[slot + 1 :])
        return replace(self, own=own, at=slot)


def free(cards: list[CardView]) -> int:
    return sum(not card.chip for card in cards)


def chips(cards: list[CardView]) -> int:
    return sum(bool(card.chip) for card in cards)


def can_trigger(s: Sight) -> bool:
    for slot, card in enumerate(s.own):
        if not card.up and card.chip != s.lock and (card.chip == s.mute or possible(card, s.opening(slot))):
            return True
    return False


def can_repeat(s: Sight) -> bool:
    for slot, card in enumerate(s.own):
        others = card.up and slot != s.at and card.chip != s.mute
        if others and possible(card, replace(s, at=slot)):
            return True
    return False


POSSIBLE: dict[str, Callable[[Sight], object]] = {
    "rat_1": lambda s: s.theirs(up=False),
    "rat_2": lambda s: s.deck + s.pile,
    "rat_3": lambda s: s.pile,
    "rat_4": lambda s: s.mine(up=False),
    "rat_5": lambda s: s.mine(up=True, other=True),
    "rat_6": can_trigger,
    "rat_7": lambda s: s.unlocked(s.mine(up=True, other=True)),
    "rat_8": lambda s: s.display and free(s.mine()),
    "rat_9": lambda s: s.mine(up=False) and s.theirs(up=False),
    "rat_10": lambda s: s.display and free(s.theirs()),
    "rat_11": lambda s: s.theirs(up=True),
    "rat_12": lambda s: s.unlocked(s.theirs(up=False)),
    "weasel_1": lambda s: s.deck >= 2,
    "weasel_2": lambda s: s.deck >= 2 and s.pile >= 1,
    "weasel_3": lambda s: True,
    "weasel_4": lambda s: True,
    "weasel_5": lambda s: s.deck + s.pile,
    "weasel_6": lambda s: s.unlocked(s.mine(up=False)),
    "weasel_7": lambda s: s.theirs(up=True),
    "weasel_8": lambda s: s.mine(up=True, other=True),
    "weasel_9": lambda s: s.mine(up=False) and s.theirs(up=False),
    "weasel_10": lambda s: s.unlocked(s.theirs(up=False)),
    "weasel_11": lambda s: s.deck,
    "weasel_12": lambda s: s.mine(up=True, other=True),
    "raccoon_1": lambda s: chips(s.mine()) + chips(s.theirs(even_shielded=True)),
    "raccoon_2": lambda s: chips(s.mine()) and free(s.mine()),
    "raccoon_3": lambda s: s.display and free(s.mine(up=False)),
    "raccoon_4": lambda s: s.display and chips(s.mine()) + chips(s.theirs(even_shielded=True)),
    "raccoon_5": lambda s: chips(s.theirs(even_shielded=True)) and free(s.mine()),
    "raccoon_6": can_repeat,
    "raccoon_7": lambda s: s.display and free(s.mine()) + free(s.theirs()),
    "raccoon_8": lambda s: s.display >= 2 and free(s.mine()) >= 2,
    "raccoon_9": lambda s: chips(s.mine()) and free(s.theirs()),
    "raccoon_10": lambda s: s.display >= 2 and free(s.mine()) and free(s.theirs()),
    "raccoon_11": lambda s: s.unlocked(s.theirs(up=False)),
    "raccoon_12": lambda s: s.unlocked(s.theirs(up=False)),
}


def possible(card: CardView, sight: Sight) -> bool:
    assert card.face is not None
    return bool(POSSIBLE[FACES[card.face].effect.id](sight))


def sight_of(view: View, own: tuple[CardView, ...], at: int, pile: int) -> Sight:
    letters = dict(zip(view.chips, "ABCDEF", strict=True))
    lock, shield, mute = (letters.get(face, "none") for face in ("lock", "shield", "mute"))
    foes = tuple(place.row for place in view.places if not place.out and place.seat != view.seat)
    return Sight(own, foes, at, len(view.deck), pile, len(view.display), lock, shield, mute)


def legal(view: View) -> list[tuple[str, int, int | None]]:
    """Every legal way to play, in the order of the question."""
    assert view.seat is not None
    place = view.places[view.seat]
    found: list[tuple[str, int, int | None]] = []
    for hand, card in enumerate(place.hand):
        found.append((HIDE, hand, None))
        opened = replace(card, up=True)
        if possible(card, sight_of(view, (*place.row, opened), len(place.row), len(view.discard))):
            found.append((OPEN, hand, None))
        after = sight_of(view, place.row, -1, len(view.discard) + 1)
        for slot, hidden in enumerate(place.row):
            can_be = hidden.chip == after.mute or (not hidden.up and possible(hidden, after.opening(slot)))
            if not hidden.up and hidden.chip != after.lock and can_be:
                found.append((UNCOVER, hand, slot))
    return found


def test_an_answer_that_would_make_a_later_step_impossible_is_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No printed card needs it, so here is one that does: put a chip, then turn up a hidden card."""
    effect = Effect("made_up_1", (put(own), reveal(own.down)), Status.RECONSTRUCTED)
    monkeypatch.setitem(FACES, "made_up_1", Face("made_up_1", Set.WEASELS, 1, effect))
    table = lay(seat(down("rat_8"), up("rat_2")), seat(), chips=["lock"], display="AE")
    running = Running("made_up_1", By.OPENED)
    offered = [("A", (0, 0)), ("A", (0, 1)), ("E", (0, 1))]
    assert legal_answers(table, running) == offered  # the lock on the only hidden card would end it
    table.display = tuple(chip for chip in table.display if chip.letter == "E")
    table.rows[0] = table.rows[0][:1]
    assert hindrance(table, running.face) == Hindrance("all_locked", "own.down")


def test_there_is_a_formula_for_each_effect() -> None:
    assert POSSIBLE.keys() == EFFECTS.keys()


@given(playing.options, playing.tempers, playing.seeds)
def test_the_rules_offer_exactly_what_the_formulas_allow(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            if isinstance(question, PlayChoice):
                assert [*question.options] == legal(match.view(question.seat))
