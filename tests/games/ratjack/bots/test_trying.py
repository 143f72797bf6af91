"""An answer given straight to the verbs leads to the same table as one given to the rules."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from ratland_desktop.games.ratjack.bots.trying import asked_next, best_to_reveal, give
from ratland_desktop.games.ratjack.rules.choices import unheard
from ratland_desktop.games.ratjack.rules.questions import Pick
from ratland_desktop.games.ratjack.rules.reckoning import end_turn
from ratland_desktop.games.ratjack.rules.round import play_on
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import OPENING
from ratland_desktop.tabletop.dialogue import Question, Together
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.bots.table_of_bots import QUICK, moments
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.playing import EVERY_TABLE, QUICK_TABLE
from tests.quickly import quickly


def by_the_rules(table: Table, question: Question, answer: Any) -> Table:
    """The table at the next question."""
    after = table.copy()
    script = play_on(after, Dice(3), unheard)
    ask = next(script)
    if isinstance(ask, Together):
        seats = [each.seat for each in ask.questions]
        others = [0 if after.stage is OPENING else best_to_reveal(after, seat) for seat in seats]
        answer = [
            answer if seat == question.seat else other for seat, other in zip(seats, others, strict=True)
        ]
    with suppress(StopIteration):
        script.send(answer)
    return after


def straight(table: Table, question: Question, answer: Any) -> Table:
    """The same, as bots do it."""
    after = table.copy()
    dice = Dice(3)
    give(after, question, answer, dice)
    if table.stage is not OPENING and asked_next(after, dice) is None:
        end_turn(after, unheard)
    next(play_on(after, dice, unheard), None)  # on to the next question
    return after


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, QUICK_TABLE), ids=str)
def test_straight_to_the_verbs_is_as_good_as_asking_the_rules(options: Options) -> None:
    kinds = set()
    for match, question in moments(options, 5, QUICK):
        assert isinstance(question, Pick)
        table = match._table
        for answer in question.options:
            assert straight(table, question, answer) == by_the_rules(table, question, answer), question
            kinds.add(question.kind)
    assert {"opening", "draw", "play", "effect"} <= kinds


def test_who_must_turn_up_a_card_takes_what_makes_25_then_most_below_it() -> None:
    row = (up("rat_12"), up("rat_4"), down("rat_10"), down("rat_9"), down("rat_3"))
    assert best_to_reveal(lay(seat(), seat(*row)), 1) == 3
    row = (up("rat_12"), up("rat_4"), down("rat_10"), down("rat_5"), down("rat_3"))
    assert best_to_reveal(lay(seat(), seat(*row)), 1) == 3
    row = (up("rat_12"), up("rat_4"), down("rat_12"), down("rat_11"), down("rat_10"))
    assert best_to_reveal(lay(seat(), seat(*row)), 1) == 4, "nothing helps: the smallest excess"
