"""Tries answers on imagined tables, by the real rules.

The rules could be asked again for every answer (`round.play_on`); here an answer is given straight to the
verbs, which makes a trial about a third faster. `tests/games/ratjack/bots/test_trying.py` holds both to the
same tables.
"""

from collections.abc import Sequence
from typing import Any

from ....tabletop.dialogue import NoWayBack, Question, Script, Together, Told, Whisper
from ....tabletop.dice import Dice
from ..rules.effect import go_on
from ..rules.questions import DrawChoice, EffectChoice, OpeningChoice, PlayChoice, RevealChoice
from ..rules.reckoning import end_turn
from ..rules.table import Running, Table
from ..rules.turn import WAYS, begin_turn, draw, play
from ..rules.verbs import DEEDS
from ..rules.verbs.act import Act
from ..rules.verbs.piles import draw_from
from ..rules.verbs.turning import turn_up
from ..rules.words import DRAW, EFFECT, MOST_TOTAL, OPENING, PLAY, TURN


class Ear:
    """Hears whether an imagined answer has brought something to light that its player did not know."""

    __slots__ = ("seat", "surprised")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.surprised = False

    def __call__(self, told: Told) -> None:
        if isinstance(told, NoWayBack) or (
            isinstance(told, Whisper) and told.news and self.seat in told.seats
        ):
            self.surprised = True


def unheard(told: Told) -> None:
    """Nobody listens to an imagined story."""


def rest_of_turn(table: Table, dice: Dice, tell: Any = unheard) -> Script:
    """All of a turn but its end, from where the table stands."""
    if table.stage is DRAW:
        yield from draw(table, dice, tell)
    if table.stage is PLAY:
        yield from play(table, dice, tell)
    while table.running:
        yield from go_on(table, dice, tell)


def asked_next(table: Table, dice: Dice, tell: Any = unheard) -> Question | Together | None:
    """What the turn asks next; whatever needs no answer is done. None: the turn has nothing left to ask."""
    return next(rest_of_turn(table, dice, tell), None)


def give(table: Table, question: Question, answer: Any, dice: Dice, tell: Any = unheard) -> None:
    """The answer to the question that comes next, on this table."""
    if isinstance(question, PlayChoice):
        way, place, slot = answer
        table.stage = EFFECT
        WAYS[way](table, place, slot, tell)
    elif isinstance(question, DrawChoice) and question.because == TURN:
        table.stage = PLAY
        draw_from(table, answer, tell, TURN)
    elif isinstance(question, (DrawChoice, EffectChoice)):
        running = table.running[-1]
        step = running.steps[running.done]
        after = Running(running.card, running.by, running.done + 1, running.seen)
        table.running = (*table.running[:-1], after)
        DEEDS[step.verb](Act(table, step, running.card, tell, dice), answer)
    elif isinstance(question, OpeningChoice):
        open_with(table, question.seat, answer)
    else:
        assert isinstance(question, RevealChoice)
        let_reveal(table, {question.seat: answer})


def open_with(table: Table, seat: int, place: int) -> None:
    """This seat has chosen; the others put their first card down. The first turn begins."""
    table.stage = OPENING
    for whose, hand in enumerate(table.hands):
        laid = place if whose == seat else 0
        table.rows[whose], table.hands[whose] = (hand[laid],), (hand[1 - laid],)
    begin_turn(table, table.starter, unheard)


def let_reveal(table: Table, given: dict[int, int]) -> None:
    """Those who must turn up a card do it: as `given`, by seat, the others what is best for them."""
    running = table.running[-1]
    chosen = {other: best_to_reveal(table, other) for other in running.revealers}
    chosen.update(given)
    for other, its_slot in chosen.items():
        turn_up(table, (other, its_slot))
    after = Running(running.card, running.by, running.done)
    table.running = (*table.running[:-1], after)


def best_to_reveal(table: Table, seat: int, slots: Sequence[int] | None = None) -> int:
    """Which hidden card this seat would turn up: the one that leads to 25 or to most below it."""
    row, total = table.rows[seat], table.total(seat)
    if slots is None:
        slots = [n for n, c in enumerate(row) if not c.up and not c.locked and not c.shielded]

    def how_good(slot: int) -> int:
        then = total + row[slot].worth_at(row[slot].face.value)
        return then if then <= MOST_TOTAL else -then

    return max(slots, key=how_good)


def end(table: Table) -> None:
    """The end of the turn: points, and whose turn is next; or the end of the round."""
    end_turn(table, unheard)
