"""Hidden things changed for others: two tables that differ in nothing that some seats may see.

`twins` makes such a pair from a table in the middle of a round; `side_by_side` plays both on with the same
answers and dice for as long as their open stories are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ratland_desktop.games.comme_des_rats.rules.cards import TRAPS
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES, SHOWN_AT_ONCE, TRAP_KEEPING
from ratland_desktop.games.comme_des_rats.rules.round import play_on
from ratland_desktop.games.comme_des_rats.rules.table import Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question, Script, Together
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.kit import Heard


@dataclass(frozen=True)
class Twins:
    """A table, the same with something hidden swapped, and the seats that may see what was swapped."""

    one: Table
    other: Table
    insiders: frozenset[int]
    what: str

    @property
    def outsiders(self) -> list[int | None]:
        return [None, *(seat for seat in range(self.one.seats) if seat not in self.insiders)]


# --- swapping

Slot = tuple[list[str], int, frozenset[int], bool]  # where, which place, who sees it, whether it is held


def slots(table: Table) -> list[Slot]:
    """Every place of a hidden card."""
    found: list[Slot] = []
    for number, door in enumerate(table.doors):
        looker = {table.looked.seat} if table.looked and number in table.looked.doors else set()
        found += [(door.cards, place, frozenset(looker), False) for place in range(len(door.cards))]
    for seat, rat in enumerate(table.rats):
        if seat != table.third_rat:
            for cards in (rat.stash, rat.lost):
                found += [(cards, place, frozenset({seat}), True) for place in range(len(cards))]
    return found


def twins(table: Table, dice: Dice) -> Iterator[Twins]:
    """Cards, roles and the Third Rat's cards swapped, each where that gives another possible table."""
    for swap in (swapped_cards, swapped_cards, swapped_roles, undealt_role, swapped_rat_cards):
        found = swap(table.copy(), dice)
        if found is not None:
            other, insiders = found
            if other != table and notes_hold(other):
                yield Twins(table.copy(), other, insiders, swap.__name__)


Swapped = tuple[Table, frozenset[int]] | None


def swapped_cards(table: Table, dice: Dice) -> Swapped:
    found = slots(table)
    if len(found) < 2:
        return None
    (one, place, sees, held), (other, elsewhere, sees_too, held_too) = dice.choose(found), dice.choose(found)
    if (one[place] in TRAPS) != (other[elsewhere] in TRAPS) and (held or held_too):
        return None  # traps lie in the Fool's stash only
    one[place], other[elsewhere] = other[elsewhere], one[place]
    look_again(table)
    return table, sees | sees_too


def look_again(table: Table) -> None:
    """The Manipulator has seen what lies there now."""
    looked = table.looked
    if looked is None:
        return
    now = tuple(
        (*cards[: len(table.doors[door].taken)], *reversed(table.doors[door].cards))
        for door, cards in zip(looked.doors, looked.now, strict=True)
    )
    table.looked = replace(looked, before=now) if looked.after is None else replace(looked, after=now)


def closed_seats(table: Table) -> list[int]:
    """Seats whose role can be another one: no trap has shown who is the Fool."""
    return [s for s, rat in enumerate(table.rats) if rat.role_closed and not rat.pocketed]


def swapped_roles(table: Table, dice: Dice) -> Swapped:
    closed = closed_seats(table)
    if len(closed) < 2:
        return None
    one, other = dice.choose(closed), dice.choose(closed)
    table.rats[one].role, table.rats[other].role = table.rats[other].role, table.rats[one].role
    return table, frozenset({one, other})


def undealt_role(table: Table, dice: Dice) -> Swapped:
    dealt = {rat.role for rat in table.rats} | SHOWN_AT_ONCE
    closed, undealt = closed_seats(table), [role for role in ROLES if role not in dealt]
    if not closed or not undealt:
        return None
    seat = dice.choose(closed)
    table.rats[seat].role = dice.choose(undealt)
    return table, frozenset({seat})


def swapped_rat_cards(table: Table, dice: Dice) -> Swapped:
    if len(table.rat_cards) < 2:
        return None
    table.rat_cards.reverse()
    return table, frozenset()


def notes_hold(table: Table) -> bool:
    """Is what every seat surely knows still so?"""
    for (_, holder), cards in table.notes.items():
        left = [*table.rats[holder].stash, *table.rats[holder].lost]
        for card in cards:
            if card not in left:
                return False
            left.remove(card)
    honest = [rat for rat in table.rats if rat.role not in TRAP_KEEPING]
    return not any(card in TRAPS for rat in honest for card in (*rat.stash, *rat.lost))


# --- playing both


class Player:
    """A table that is played on."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.heard = Heard()
        self.script: Script = play_on(table, Dice(seed), self.heard.hear)
        self.asked: tuple[Question, ...] = ()
        self.go_on(None)

    def go_on(self, answer: object) -> None:
        try:
            ask = self.script.send(answer)
        except StopIteration:
            self.asked = ()
            return
        self.together = isinstance(ask, Together)
        self.asked = tuple(ask.questions) if isinstance(ask, Together) else (ask,)

    def answer(self, answers: list[object]) -> None:
        self.go_on(tuple(answers) if self.together else answers[0])

    def seen_by(self, seat: int | None) -> tuple[object, ...]:
        """All that a seat can learn: its view, what it is asked, and what it was told in private."""
        own = [question for question in self.asked if question.seat == seat or not question.private]
        return view(self.table, seat), own, self.told_to(seat)

    def told_to(self, seat: int | None) -> tuple[object, ...]:
        """What the rules have shown to this seat alone."""
        looked = self.table.looked if self.table.looked and self.table.looked.seat == seat else None
        return looked, () if seat is None else self.heard.whispered_to(seat)

    @property
    def asked_for(self) -> list[tuple[int, str]]:
        return [(question.seat, question.kind) for question in self.asked]


def side_by_side(pair: Twins, seed: int) -> Iterator[tuple[Player, Player]]:
    """Both tables before every answer, while their open stories are the same and the game is not over."""
    one, other = Player(pair.one, seed), Player(pair.other, seed)
    chance = Dice(seed + 1)
    while one.heard.story == other.heard.story and not one.table.ended:
        yield one, other
        if not one.asked or one.asked_for != other.asked_for:
            return
        answers = [question.any_answer(chance) for question in one.asked]
        try:
            for question, answer in zip(other.asked, answers, strict=True):
                question.check(answer)
        except IllegalAnswer:  # a secret makes an answer impossible: this one is not taken
            answers = [question.default_answer() for question in one.asked]
            if any(question.default_answer() != answer
                   for question, answer in zip(other.asked, answers, strict=True)):  # fmt: skip
                return
        one.answer(answers)
        other.answer(answers)
