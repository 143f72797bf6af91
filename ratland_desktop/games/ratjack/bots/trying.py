"""Gives answers on imagined tables, by the real rules.

The rules could be asked again before every answer (`round.play_on`). Here an answer goes straight to the
verbs, which is faster; `tests/games/ratjack/bots/test_trying.py` holds both to the same tables.
"""

from typing import Any

from ....tabletop.dialogue import NoWayBack, Question, Tell, Together, Told, Whisper
from ....tabletop.dice import Dice
from ..rules.choices import unheard
from ..rules.questions import DrawChoice, EffectChoice, OpeningChoice, PlayChoice, RevealChoice
from ..rules.round import rest_of_turn
from ..rules.table import Running, Table
from ..rules.targets import revealable
from ..rules.turn import WAYS, begin_turn
from ..rules.verbs import DEEDS
from ..rules.verbs.act import Act
from ..rules.verbs.piles import draw_from
from ..rules.verbs.turning import turn_up
from ..rules.words import EFFECT, MOST_TOTAL, PLAY, TURN


class Ear:
    """Hears whether an imagined answer has brought something to light that its player did not know."""

    __slots__ = ("seat", "surprised")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.surprised = False

    def __call__(self, told: Told) -> None:
        if isinstance(told, Whisper):
            self.surprised |= told.news and self.seat in told.seats
        elif isinstance(told, NoWayBack):
            self.surprised = True


# --- a turn


def asked_next(table: Table, dice: Dice, tell: Tell = unheard) -> Question | Together | None:
    """What the turn asks next; whatever needs no answer is done. None: the turn asks nothing more."""
    return next(rest_of_turn(table, dice, tell), None)


# --- an answer


def give(table: Table, question: Question, answer: Any, dice: Dice, tell: Tell = unheard) -> None:
    """The answer to what this table asks next."""
    match question:
        case PlayChoice():
            way, place, slot = answer
            table.stage = EFFECT
            WAYS[way](table, place, slot, tell)
        case DrawChoice() if question.because == TURN:
            table.stage = PLAY
            draw_from(table, answer, tell, TURN)
        case DrawChoice() | EffectChoice():
            running = table.running[-1]
            step = running.steps[running.done]
            after = Running(running.card, running.by, running.done + 1, running.seen)
            table.running = (*table.running[:-1], after)
            DEEDS[step.verb](Act(table, step, running.card, tell, dice), answer)
        case RevealChoice():
            let_reveal(table, {question.seat: answer})
        case OpeningChoice():
            open_with(table, {question.seat: answer})


def open_with(table: Table, given: dict[int, int]) -> None:
    """Everybody puts a card face down: as `given`, by seat, the others their first. The first turn begins."""
    for seat, hand in enumerate(table.hands):
        place = given.get(seat, 0)
        table.rows[seat], table.hands[seat] = (hand[place],), (hand[1 - place],)
    begin_turn(table, table.starter, unheard)


def let_reveal(table: Table, given: dict[int, int]) -> None:
    """Those who must turn up a card do it: as `given`, by seat, the others what is best for them."""
    running = table.running[-1]
    for seat in running.revealers:
        slot = given[seat] if seat in given else best_to_reveal(table, seat)
        turn_up(table, (seat, slot))
    table.running = (*table.running[:-1], Running(running.card, running.by, running.done))


def best_to_reveal(table: Table, seat: int) -> int:
    """The hidden card that leads to 25, or to the most below it."""
    row, total = table.rows[seat], table.total(seat)

    def how_good(slot: int) -> int:
        then = total + row[slot].worth_at(row[slot].face.value)
        return then if then <= MOST_TOTAL else -then

    return max(revealable(table, seat), key=how_good)
