"""What the rules do not allow is refused with a code, whatever it is, and the match goes on unharmed."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import (
    AddPiece,
    OpeningChoice,
    Placement,
    PutBack,
    Redeploy,
    Scavenge,
    TradeRat,
    Transmute,
    Wound,
)
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import BLUE, DUMP, YELLOW, Board, Plan
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice

HOME = [0, 0, 0, 0, 0, 7, 0]
PLACING = Placement(0, 7, None)
LOCKED = Placement(0, 7, 3)
MOVING = Redeploy(0, Plan(dump=4, pantry=2), 1, None)
MOVING_LOCKED = Redeploy(0, Plan(dump=4, pantry=3), 3, 3)
BOTH = OpeningChoice(0, ("ninja", "seer"), True)
CLAN_ONLY = OpeningChoice(0, ("ninja", "seer"), False)
BOARD_ONLY = OpeningChoice(0, (), True)
ADDING = AddPiece(0, (None, YELLOW, BLUE), DUMP, (YELLOW,))
WOUNDING = Wound(0, (1, 2), DUMP)
RETURNING = PutBack(0, (None, BLUE), DUMP, (BLUE,))
SCAVENGING = Scavenge(0, (False, True), DUMP, 3)
TRADING = TradeRat(0, (False, True), 3, 0)
TRANSMUTING = Transmute(0, (0, 1, 2), 5)

EACH = (PLACING, LOCKED, MOVING, MOVING_LOCKED, BOTH, CLAN_ONLY, BOARD_ONLY, ADDING, WOUNDING, RETURNING,
        SCAVENGING, TRADING, TRANSMUTING)  # fmt: skip

NO_PLAN: list[Any] = [
    None, 7, 7.0, True, "7000000", {}, {"dump": 7}, [], [7], [7, 0, 0, 0, 0, 0], [7, 0, 0, 0, 0, 0, 0, 0],
    [7.0, 0, 0, 0, 0, 0, 0], ["7", 0, 0, 0, 0, 0, 0], [None, 7, 0, 0, 0, 0, 0], [True, 6, 0, 0, 0, 0, 0],
    [[7], 0, 0, 0, 0, 0, 0], [[7, 0, 0, 0, 0, 0, 0]], Plan(dump=7.0), Plan(dump=True, city=6),  # type: ignore[arg-type]
]  # fmt: skip

REFUSED: list[tuple[Question, Any, str]] = [
    *[(PLACING, answer, "placement.shape") for answer in NO_PLAN],
    *[(MOVING, answer, "placement.shape") for answer in NO_PLAN],
    (PLACING, [0, 0, 0, 0, 0, 6, 0], "placement.total"),
    (PLACING, [0, 0, 0, 0, 0, 7, 1], "placement.total"),
    (PLACING, [10**30, 0, 0, 0, 0, 0, 0], "placement.total"),
    (PLACING, [8, -1, 0, 0, 0, 0, 0], "placement.negative"),
    (PLACING, Plan(dump=8, city=-1), "placement.negative"),
    (LOCKED, HOME, "placement.home_limit"),
    (LOCKED, Plan(dump=3, pantry=2, nursery=2), "placement.home_limit"),
    (LOCKED, Plan(dump=3, pantry=2), "placement.total"),
    (MOVING, Plan(dump=4, pantry=1), "placement.total"),
    (MOVING, Plan(dump=2, city=2, pantry=2), "redeploy.too_many"),
    (MOVING, Plan(dump=3, city=1, pantry=1, nursery=1), "redeploy.too_many"),
    (MOVING, Plan(dump=7, pantry=-1), "placement.negative"),
    (MOVING_LOCKED, Plan(dump=3, pantry=3, nursery=1), "placement.home_limit"),
    *[(BOTH, a, "opening.shape") for a in (None, "ninja", [], ["ninja"], ["ninja", True, 1], {"clan": 1}, 3)],
    *[(BOTH, (clan, True), "opening.clan") for clan in ("mutant", None, "", 0, True, ["ninja"], b"ninja")],
    *[(BOTH, ("ninja", board), "opening.board") for board in (None, 0, 1, "yes", 1.0, [True])],
    (CLAN_ONLY, ("ninja", True), "opening.board"),
    (CLAN_ONLY, ("ninja", False), "opening.board"),
    (BOARD_ONLY, ("ninja", True), "opening.clan"),
    (BOARD_ONLY, (None, None), "opening.board"),
    *[(ADDING, a, "answer.not_offered") for a in (1, 6, -1, "yellow", 0.0, False, [0], (None,), {"a": 1})],
    *[(WOUNDING, a, "answer.not_offered") for a in (0, 3, None, True, 1.0, "1", [1])],
    *[(RETURNING, a, "answer.not_offered") for a in (0, 5.0, "blue", True, [5])],
    *[(SCAVENGING, a, "answer.not_offered") for a in (0, 1, None, "yes", 1.0, [True])],
    *[(TRADING, a, "answer.not_offered") for a in (0, 1, None, 0.0)],
    *[(TRANSMUTING, a, "answer.not_offered") for a in (3, -1, None, True, False, 1.0, "1", [1])],
]  # fmt: skip

ACCEPTED: list[tuple[Question, Any, Any]] = [
    (PLACING, HOME, Plan(pantry=7)),
    (PLACING, tuple(HOME), Plan(pantry=7)),
    (LOCKED, Plan(dump=4, pantry=2, nursery=1), Plan(dump=4, pantry=2, nursery=1)),
    (MOVING, Plan(dump=4, pantry=2), Plan(dump=4, pantry=2)),
    (MOVING, [3, 0, 0, 0, 0, 3, 0], Plan(dump=3, pantry=3)),
    (MOVING_LOCKED, Plan(dump=4, pantry=1, nursery=2), Plan(dump=4, pantry=1, nursery=2)),
    (BOTH, ["seer", False], ("seer", False)),
    (CLAN_ONLY, ["ninja", None], ("ninja", None)),
    (BOARD_ONLY, [None, True], (None, True)),
    (ADDING, None, None),
    (ADDING, 5, BLUE),
    (WOUNDING, 2, 2),
    (RETURNING, 5, BLUE),
    (SCAVENGING, True, True),
    (TRADING, False, False),
    (TRANSMUTING, 2, 2),
]


@pytest.mark.parametrize(("question", "answer", "code"), REFUSED)
def test_an_answer_that_is_not_allowed_is_refused_with_its_code(
    question: Question, answer: object, code: str
) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        question.check(answer)
    assert refused.value.code == code


@pytest.mark.parametrize(("question", "answer", "taken"), ACCEPTED)
def test_an_answer_as_it_comes_out_of_a_file_is_taken_as_the_rules_want_it(
    question: Question, answer: object, taken: object
) -> None:
    got = question.check(answer)
    assert got == taken
    assert isinstance(got, type(taken))


def test_refusals_say_what_was_wrong_in_numbers() -> None:
    def params(question: Question, answer: object) -> dict[str, object]:
        with pytest.raises(IllegalAnswer) as refused:
            question.check(answer)
        return refused.value.params

    assert params(PLACING, Plan(dump=5)) == {"placed": 5, "rats": 7}
    assert params(LOCKED, HOME) == {"limit": 3, "rats": 7}
    assert params(MOVING, Plan(dump=2, city=2, pantry=2)) == {"moved": 2, "up_to": 1}
    assert params(PLACING, []) == {"places": 7}
    assert params(WOUNDING, 0) == {"question": "wound"}


@pytest.mark.parametrize("question", EACH)
def test_any_answer_is_always_a_legal_one_and_reaches_more_than_one(question: Question) -> None:
    dice = Dice(3)
    answers = [question.any_answer(dice) for _ in range(200)]
    assert [question.check(answer) for answer in answers] == answers
    assert len(set(answers)) > 1


# --- in a match


def fresh() -> RatLandMatch:
    return new_match(Options(3, clans=True, board=Board.SECRET), 4)


def play_out(match: RatLandMatch) -> list[object]:
    dice = Dice(9)
    while questions := match.open_questions:
        for question in questions:
            match.answer(question.seat, question.any_answer(dice))
    return [happening for story in match.stories for happening in story]


def test_a_match_goes_on_unharmed_after_every_kind_of_nonsense() -> None:
    plain, bothered = fresh(), fresh()
    dice = Dice(9)
    while questions := bothered.open_questions:
        for question in questions:
            before = (bothered.journal, len(bothered.story), bothered.open_questions)
            for nonsense in (None, -1, 99, "x", 1.5, [], [None] * 7, [-1] * 7, {"a": []}, object()):
                if not any(nonsense is option for option in getattr(question, "options", ())):
                    with pytest.raises(IllegalAnswer):
                        bothered.answer(question.seat, nonsense)
            for stranger in (-1, 3, 99):
                with pytest.raises(IllegalAnswer):
                    bothered.answer(stranger, None)
            assert (bothered.journal, len(bothered.story), bothered.open_questions) == before
            bothered.answer(question.seat, question.any_answer(dice))
    assert [x for story in bothered.stories for x in story] == play_out(plain)
    assert bothered.outcome() == plain.outcome()


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = new_match(Options(3), 4)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(7, HOME)
    assert (refused.value.code, refused.value.params) == ("match.not_asked", {"seat": 7})


def test_the_same_seat_cannot_answer_twice() -> None:
    match = new_match(Options(3), 4)
    match.answer(1, match.question(1).any_answer(Dice(1)))  # type: ignore[union-attr]
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, HOME)
    assert refused.value.code == "match.answered_already"


def test_nobody_can_answer_after_the_end() -> None:
    match = new_match(Options(2), 4)
    play_out(match)
    for seat in (0, 1, 5):
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(seat, HOME)
        assert refused.value.code == "match.over"
    assert match.outcome() == RATLAND.outcome(match._table)
