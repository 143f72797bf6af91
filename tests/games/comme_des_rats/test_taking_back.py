"""Section 12, "Taking back": an answer can be undone as long as nothing has come to light since."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.kit import act, lay, rat, score, turn
from tests.games.comme_des_rats.playing import EVERY_VARIANT, answer_for
from tests.games.comme_des_rats.test_roles import manipulated

COME_TO_LIGHT = (h.Rolled, h.Stored, h.TrapSprung, h.Stole, h.RatCardTurned, h.CloverUsed, h.StashShown,
                 h.PilesRearranged, h.FoolUnmasked)  # fmt: skip
TAKEN_BACK = {"reroll", "partner", "partners", "other_partner", "keep", "die", "target"}


def answered(match: CommeDesRatsMatch, dice: Dice, temper: str) -> tuple[str, int, list[Happening]]:
    """One more answer: its kind, its seat, and what was told because of it."""
    question = match.open_questions[0]
    stories, before = len(match.stories), len(match.story)
    match.answer(question.seat, answer_for(question, temper, dice))
    told = match.story[before:] if len(match.stories) == stories else match.stories[-2][before:]
    return question.kind, question.seat, told


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_an_answer_can_be_taken_back_exactly_while_nothing_has_come_to_light(options: Options) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for seed, temper in enumerate(("chance", "schemer", "saver", "chance", "coward", "chance")):
        match, dice = new_match(options, seed), Dice(seed)
        while not match.over:
            alone = len(match.open_questions) == 1 and not match.handed_in
            kind, seat, told = answered(match, dice, temper)
            lost = any(isinstance(each, h.WentOut) and each.cards for each in told)
            lit = lost or any(isinstance(each, COME_TO_LIGHT) for each in told)
            private = kind in ("react", "order", "speak_up", "look_piles", "one_more_round")
            assert match.can_undo(seat) == (not lit and alone and not private), (kind, told)
            assert not any(match.can_undo(other) for other in range(options.seats) if other != seat)
            seen[kind, match.can_undo(seat)] += 1
    undone = {kind for kind, could in seen if could}
    assert undone <= TAKEN_BACK and {"keep"} <= undone
    assert ("pile", False) in seen and ("victim", False) in seen


def test_naming_doors_to_look_behind_cannot_be_taken_back() -> None:
    _, told = manipulated([0, 2])
    assert told.settled and told.story == []


def test_the_cats_target_can_be_taken_back_until_it_is_answered() -> None:
    table = lay(rat(), rat("clover"), rat())
    assert not act(table, 0, "claws", 1).settled
    for answer in ("take", "clover"):
        table = lay(rat(), rat("clover"), rat())
        assert act(table, 0, "claws", 1, answer).settled


def test_the_target_who_is_not_asked_can_be_taken_back_until_something_else_happens() -> None:
    assert not act(lay(rat(), rat(), rat()), 0, "claws", 1).settled


def test_partner_kept_die_and_a_heal_by_itself_can_be_taken_back() -> None:
    table = lay(rat(), rat(bandages=1), rat())
    assert not turn(table, "heal claws", "keep", 1).settled
    table = lay(rat(), rat(bandages=1), rat())
    assert not turn(table, "heal claws", "keep", 1, 0).settled


def test_a_third_rat_card_a_clover_of_the_third_rat_and_lost_cards_cannot_be_taken_back() -> None:
    table = lay(rat(), rat(), rat("clover"), players=2)
    table.rat_cards = [1]
    assert turn(table, "heal heal", "keep", 2).settled
    assert act(lay(rat(), rat(), rat("clover"), players=2), 0, "claws", 2).settled
    assert act(lay(rat(), rat(), rat("cheese1", bandages=2), players=2), 0, "claws", 2).settled


def test_after_a_round_has_been_scored_nothing_can_be_taken_back() -> None:
    assert score(lay(rat(), rat(), rat())).settled


def test_undoing_gives_the_partner_question_back() -> None:
    match = new_match(Options(3, first=0), 5)
    match.answer(0, "keep")
    before = match.view(None), [*match.story]
    match.answer(0, 1)
    match.undo(0)
    assert (match.view(None), [*match.story]) == before and match.open_questions[0].kind == "partner"
