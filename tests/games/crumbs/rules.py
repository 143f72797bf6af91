"""Crumbs, the smallest game that uses everything the table offers: it proves the house, and is sold nowhere.

Everybody holds two cards. In each of two rounds every player draws a card, lays one of the three open, aims
at somebody, and looks at one of that hand's cards, unless the victim shows a 5. Then all keep one card in
secret, and the other goes. Open and kept cards are points. The Mouse in the last seat is played by nobody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ratland_desktop.tabletop.dialogue import (
    NO_WAY_BACK,
    Choose,
    Happening,
    IllegalSetup,
    Script,
    Tell,
    Together,
    Whisper,
)
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.outcome import Outcome, Standing

ROUNDS = 2
GUARD = 5
FACES = (1, 2, 3, 4, 5) * 5


@fact
class Card:
    """`known`: the seats that have seen its face."""

    face: int
    known: frozenset[int]


@dataclass
class Table:
    """The last seat is the Mouse. `deck[-1]` is the next card; `gone` is the open pile."""

    hands: list[list[Card]]
    open: list[list[int]]
    deck: list[int]
    gone: list[int]
    round: int = 0

    @property
    def mouse(self) -> int:
        return len(self.hands) - 1


@fact
class View:
    """A hidden face is 0."""

    seat: int | None
    hands: tuple[tuple[Card, ...], ...]
    open: tuple[tuple[int, ...], ...]
    gone: tuple[int, ...]
    deck: int
    round: int


# --- what is asked and told


@fact
class Lay(Choose):
    kind: ClassVar[str] = "lay"
    private: ClassVar[bool] = True


@fact
class Aim(Choose):
    kind: ClassVar[str] = "aim"


@fact
class Guard(Choose):
    """Asked of everybody who is aimed at: a question that came only with a 5 would give the 5 away."""

    kind: ClassVar[str] = "guard"
    private: ClassVar[bool] = True
    quiet: ClassVar[bool] = True

    def default_answer(self) -> object:
        return "pass"


@fact
class Look(Choose):
    kind: ClassVar[str] = "look"


@fact
class Keep(Choose):
    kind: ClassVar[str] = "keep"
    private: ClassVar[bool] = True
    sealed: ClassVar[bool] = True


@fact
class RoundBegan(Happening):
    number: int

    heading: ClassVar[bool] = True


@fact
class Drew(Happening):
    """A turn begins."""

    seat: int


@fact
class Laid(Happening):
    seat: int
    face: int


@fact
class Aimed(Happening):
    seat: int
    at: int


@fact
class Guarded(Happening):
    seat: int


@fact
class Looked(Happening):
    seat: int
    at: int
    place: int


@fact
class Kept(Happening):
    """Everybody at the same time: what went, by seat."""

    gone: tuple[int, ...]


@fact
class Face(Happening):
    """For one seat only: the card it has drawn or looked at."""

    face: int


# --- the game


class Crumbs:
    """The options are the number of players, without the Mouse."""

    name = "crumbs"

    def lay_table(self, options: int, dice: Dice) -> Table:
        if options not in (2, 3):
            raise IllegalSetup("setup.players", players=options)
        deck = [*FACES]
        dice.shuffle(deck)
        everybody = range(options + 1)
        hands = [[Card(deck.pop(), frozenset({seat})) for _ in range(2)] for seat in everybody]
        return Table(hands, [[] for _ in everybody], deck, [])

    def play_round(self, table: Table, dice: Dice, tell: Tell) -> Script:
        tell(RoundBegan(table.round + 1))
        for seat in range(table.mouse):
            yield from turn(table, seat, tell)
        table.open[table.mouse].append(table.deck.pop())
        tell(Laid(table.mouse, table.open[table.mouse][-1]))
        kept = yield Together([Keep(seat, (0, 1)) for seat in range(table.mouse)])
        gone = []
        for seat, place in enumerate(kept):
            gone.append(table.hands[seat].pop(1 - place).face)
            table.hands[seat].append(Card(table.deck.pop(), frozenset({seat})))
        table.gone += gone
        tell(Kept(tuple(gone)))
        table.round += 1

    def copy(self, table: Table) -> Table:
        hands, rows = [[*hand] for hand in table.hands], [[*row] for row in table.open]
        return Table(hands, rows, [*table.deck], [*table.gone], table.round)

    def seats(self, table: Table) -> int:
        return len(table.hands)

    def unplayed(self, table: Table) -> tuple[int, ...]:
        return (table.mouse,)

    def is_over(self, table: Table) -> bool:
        return table.round == ROUNDS

    def view(self, table: Table, seat: int | None) -> View:
        def seen(card: Card) -> Card:
            return Card(card.face if seat in card.known else 0, card.known)

        hands = tuple(tuple(map(seen, hand)) for hand in table.hands)
        rows = tuple(map(tuple, table.open))
        return View(seat, hands, rows, tuple(table.gone), len(table.deck), table.round)

    def reimagine(self, view: View, dice: Dice) -> Table:
        unseen = [*FACES]
        known = [card.face for hand in view.hands for card in hand if card.face]
        for face in (*view.gone, *sum(view.open, ()), *known):
            unseen.remove(face)
        dice.shuffle(unseen)
        hands = [[replace(c, face=c.face or unseen.pop()) for c in hand] for hand in view.hands]
        return Table(hands, [[*row] for row in view.open], unseen, [*view.gone], view.round)

    def outcome(self, table: Table) -> Outcome:
        points = [sum(row) + hand[0].face for row, hand in zip(table.open, table.hands, strict=True)]
        places = [1 + sum(other > own for other in points) for own in points]
        return Outcome(tuple(Standing(s, places[s], points[s], 0) for s in range(len(points))))

    def write(self, table: Table) -> dict[str, Any]:
        hands = [[[card.face, sorted(card.known)] for card in hand] for hand in table.hands]
        piles = {"open": table.open, "deck": table.deck, "gone": table.gone}
        return {"hands": hands, **piles, "round": table.round}

    def read(self, written: dict[str, Any]) -> Table:
        hands = [[Card(face, frozenset(known)) for face, known in hand] for hand in written["hands"]]
        rows = [[*row] for row in written["open"]]
        return Table(hands, rows, [*written["deck"]], [*written["gone"]], written["round"])


def turn(table: Table, seat: int, tell: Tell) -> Script:
    """Two private steps in a row, two open ones that can be undone, and a reaction in between."""
    hand = table.hands[seat]
    hand.append(Card(table.deck.pop(), frozenset({seat})))
    tell(Drew(seat))
    tell(Whisper((seat,), Face(hand[-1].face)))
    laid = hand.pop((yield Lay(seat, (0, 1, 2))))
    table.open[seat].append(laid.face)
    tell(Laid(seat, laid.face))
    at = yield Aim(seat, tuple(other for other in range(len(table.hands)) if other != seat))
    tell(Aimed(seat, at))
    if at != table.mouse:
        has_guard = any(card.face == GUARD for card in table.hands[at])
        if (yield Guard(at, ("pass", "guard") if has_guard else ("pass",))) == "guard":
            tell(NO_WAY_BACK)
            tell(Guarded(at))
            return
    place = yield Look(seat, (0, 1))
    card = table.hands[at][place]
    table.hands[at][place] = replace(card, known=card.known | {seat})
    tell(Looked(seat, at, place))
    tell(Whisper((seat,), Face(card.face)))


CRUMBS = Crumbs()
