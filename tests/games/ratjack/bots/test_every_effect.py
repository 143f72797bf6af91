"""Every level carries out every one of the 36 effects: whatever a step asks, it has a legal answer."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratjack.bots.choosing import choose, hints
from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, EffectChoice, PlayChoice, RevealChoice
from ratland_desktop.games.ratjack.rules.table import Table
from ratland_desktop.games.ratjack.rules.view import view
from ratland_desktop.games.ratjack.rules.words import OPEN, TURN
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.kit import down, lay, play, seat, up

SILENT = {"look_deck", "mill", "shuffle_discard", "swap_hand_discard"}  # there is nothing to answer
ASKING = {step.verb for effect in EFFECTS.values() for step in effect.steps} - SILENT
A_GREAT_DEAL = 20  # questions: no effect asks as many


def crowded(effect: str) -> Table:
    """A table on which every step of this effect has several answers; the first player holds the card."""
    mine = (up("rat_3", "plus_1"), up("rat_2"), up("rat_4", "shield"), down("rat_1"), down("rat_8"))
    left = (up("rat_5", "plus_3"), down("rat_10"), down("rat_7", known=(0,)))
    right = (up("rat_9"), down("rat_6", "plus_5"), down("rat_11"))
    hand = (effect, "rat_12")
    return lay(seat(*mine, hand=hand), seat(*left), seat(*right))


def told_by(level: Level | str, table: Table, question: Question, dice: Dice) -> tuple[Choice, ...]:
    seen = view(table, question.seat)
    if level == "hints":
        return hints(seen, question, dice)
    return (choose(seen, question, dice, Level(level)),)


def begins_turn(question: Question) -> bool:
    """Is this the next player's? Where there is no discard, drawing is not asked (R24)."""
    return isinstance(question, PlayChoice) or (isinstance(question, DrawChoice) and question.because == TURN)


def carried_out(effect: str, level: Level | str) -> list[Any]:
    """The questions of this effect, answered one after the other to the end of the turn."""
    answers: list[object] = [(OPEN, 0, None)]
    dice = Dice(5)
    for _ in range(A_GREAT_DEAL):
        table = crowded(effect)
        heard = play(table, *answers)
        ask = heard.open
        if not ask or begins_turn(ask[0]):
            return heard.asked[1:]
        for question in ask:
            told = told_by(level, table, question, dice)
            assert [question.check(choice.answer) for choice in told] == [choice.answer for choice in told]
            answers.append(told[0].answer)
    raise AssertionError(f"{effect} does not end")


@pytest.mark.parametrize("level", [*OFFERED, "hints"])
def test_every_effect_is_carried_out_and_every_verb_that_asks_is_answered(level: Level | str) -> None:
    verbs, kinds = set(), set()
    for effect in EFFECTS:
        for question in carried_out(effect, level):
            kinds.add(type(question))
            verbs.add(question.verb if isinstance(question, EffectChoice) else "draw")
    assert verbs == ASKING
    assert kinds == {DrawChoice, EffectChoice, RevealChoice}
