"""Standing orders answer quiet questions, so that nobody sees who has a choice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.questions import Pile, React, SpeakUp
from ratland_desktop.games.comme_des_rats.rules.standing_orders import (
    DEFAULT_ORDER,
    StandingOrder,
    standing_answer,
)
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.view import View, view
from ratland_desktop.games.comme_des_rats.rules.words import Cause
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.kit import lay, rat
from tests.games.comme_des_rats.playing import moments

AT_ONCE, ONLY_FOR_THE_THIRD, ASK_ME = StandingOrder


def seen(bandages: int) -> View:
    return view(lay(rat(), rat("clover", bandages=bandages), rat()), 1)


@pytest.mark.parametrize(
    ("order", "bandages", "with_clover", "without"),
    [
        (AT_ONCE, 0, "clover", "take"),
        (AT_ONCE, 1, "clover", "take"),
        (AT_ONCE, 2, "clover", "take"),
        (ONLY_FOR_THE_THIRD, 0, "take", "take"),
        (ONLY_FOR_THE_THIRD, 1, "take", "take"),
        (ONLY_FOR_THE_THIRD, 2, "clover", "take"),
        (ASK_ME, 0, None, None),
        (ASK_ME, 2, None, None),
    ],
)
@pytest.mark.parametrize("cause", [*Cause])
def test_an_order_uses_a_clover_at_once_only_for_the_third_bandage_or_asks(
    order: StandingOrder, bandages: int, with_clover: str | None, without: str | None, cause: Cause
) -> None:
    for options, answer in ((("take", "clover"), with_clover), (("take",), without)):
        question = React(1, options, cause, 0, bandages)
        assert standing_answer(question, order, seen(bandages)) == answer


@pytest.mark.parametrize("order", [AT_ONCE, ONLY_FOR_THE_THIRD])
def test_an_order_never_shows_the_hypnotist(order: StandingOrder) -> None:
    question = React(1, ("take", "redirect-0", "redirect-2"), Cause.CAT, 0, 2)
    assert standing_answer(question, order, seen(2)) == "take"


@pytest.mark.parametrize("order", [*StandingOrder])
def test_nobody_speaks_up_by_order_and_open_questions_are_for_the_player(order: StandingOrder) -> None:
    assert standing_answer(SpeakUp(1, ("pass", "force"), 0), order, seen(0)) == "pass"
    assert standing_answer(Pile(1, (0, 1), 1, 1), order, seen(0)) is None


def test_clovers_are_used_at_once_unless_somebody_says_otherwise() -> None:
    assert DEFAULT_ORDER is AT_ONCE


@settings(max_examples=10)
@given(playing.options, playing.tempers, playing.seeds)
def test_whether_an_order_answers_depends_on_the_question_and_the_order_alone(
    options: Options, tempers: list[str], seed: int
) -> None:
    """A clover or a role changes the answer, never whether the player is asked."""
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            for order in StandingOrder:
                answer = standing_answer(question, order, match.view(question.seat))
                settled = question.quiet and (question.kind != "react" or order is not ASK_ME)
                assert (answer is not None) == settled
                assert answer is None or question.check(answer) == answer
