"""What an answer would do to the totals, for screens, ideas and computers, before it is given.

Everything comes from one seat's view, and changes nothing. The answer is tried by the real rules on an
imagined table. Where a face would be turned up that this seat does not know, all unseen cards are counted.
"""

from typing import Any

from ....tabletop.dialogue import Question, Together
from ....tabletop.dice import Dice
from ....tabletop.facts import fact
from .choices import NO_CHANCE, unheard
from .reckoning import Reckoning, idle_turns_after, reckon
from .reimagining import reimagine, unseen
from .round import rest_of_turn
from .table import Table
from .verbs.turning import turn_up
from .view import View
from .words import MOST_TOTAL, OPENING


@fact
class Prospect:
    """What a player's total would be.

    If that is not certain, `values` are the printed values of the unseen cards, the lowest first, and
    `totals` is what each of them would lead to. If it is certain, there is one total and no value.
    """

    seat: int
    now: int
    totals: tuple[int, ...]
    values: tuple[int, ...] = ()

    @property
    def certain(self) -> bool:
        return not self.values

    @property
    def outs(self) -> int:
        """With how many of the unseen cards the player would be thrown out."""
        return sum(total > MOST_TOTAL for total in self.totals)

    @property
    def ratjacks(self) -> int:
        """With how many of them the player would have exactly 25."""
        return self.totals.count(MOST_TOTAL)

    @property
    def out_from(self) -> int | None:
        """The lowest unseen value that would throw the player out, or None."""
        thrown_out = [v for v, total in zip(self.values, self.totals, strict=False) if total > MOST_TOTAL]
        return thrown_out[0] if thrown_out else None


@fact
class Preview:
    """The table after an answer and all that follows without another question.

    `turn_over` says whether the turn would end then. If all totals are certain, too, `reckoning` is what its
    end would bring.
    """

    prospects: tuple[Prospect, ...]  # of all who are in the round, by seat
    turn_over: bool
    reckoning: Reckoning | None

    def of(self, seat: int) -> Prospect:
        return next(each for each in self.prospects if each.seat == seat)


def preview(view: View, question: Question, answer: Any) -> Preview:
    """What would come of this answer to the question that the view's seat is asked."""
    table = reimagine(view, Dice(0))
    turn_over = give_answer(table, question, answer)
    prospects = tuple([prospect(view, table, seat) for seat in sorted(table.inside())])
    if not turn_over or not all(each.certain for each in prospects):
        return Preview(prospects, turn_over, None)
    totals = {seat: table.total(seat) for seat in table.from_the_left()}
    idle_turns = idle_turns_after(table)
    return Preview(prospects, True, reckon(totals, table.turn, table.points, len(table.deck), idle_turns))


def give_answer(table: Table, question: Question, answer: Any) -> bool:
    """Play the turn on with this answer up to the next question. True: there is none, the turn would end."""
    if table.stage is OPENING:
        return False
    script = rest_of_turn(table, NO_CHANCE, unheard)
    try:
        asked = next(script)
        if not isinstance(asked, Together):
            script.send(answer)
        elif len(asked.questions) == 1:
            script.send((answer,))
        else:  # the others choose in secret: only the own card is known to be turned up
            turn_up(table, (question.seat, answer))
    except StopIteration:
        return True
    return False


def prospect(view: View, table: Table, seat: int) -> Prospect:
    """A player's total on the imagined table, as far as the view's seat can know it."""
    faces = unseen(view)
    now = view.places[seat].total
    strangers = [card for card in table.rows[seat] if card.up and card.face in faces]
    if not strangers:
        return Prospect(seat, now, (table.total(seat),))
    (stranger,) = strangers  # no answer turns up two unknown cards of one player
    known = table.total(seat) - stranger.worth
    values = tuple(sorted([face.value for face in faces]))
    return Prospect(seat, now, tuple([known + stranger.worth_at(value) for value in values]), values)
