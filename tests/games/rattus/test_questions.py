"""Section 10: what is asked, when, and which answers are taken; and what can be undone (R27)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules import questions
from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.questions import (
    Act,
    Finish,
    LastAct,
    Offer,
    SecondLook,
    Settle,
    Spread,
    Swap,
    TurnUp,
)
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.words import Spot
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus import playing
from tests.games.rattus.kit import lay, lay_last, sit
from tests.games.rattus.page import cells
from tests.games.rattus.playing import moments

OFFERS = (
    Offer("take", ((("monk", "king"),),)),
    Offer("place", ((("gallia",), (2, 3)), (("italia",), (1,)))),
    Offer("monk", ((("gallia",), (0, 1), ("italia", "anglia")), (("italia",), (0,), ("gallia",)))),
)
ACT, LAST_ACT = Act(0, OFFERS), LastAct(0, OFFERS[:1])
SETTLE = Settle(0, ("gallia", "italia"))
SECOND = SecondLook(0, (None, Spot("gallia", 0), Spot("italia", 1)), Spot("gallia", 1))
SWAP = Swap(0, (True, False), Spot("gallia", 1), Spot("italia", 1))
ONE, TWO = Spread(0, 1, (("gallia", 1), ("italia", 2))), Spread(0, 2, (("gallia", 1), ("italia", 2)))
TURN_UP = TurnUp(0, ("turn_up", "count_two"), "gallia")
FINISH = Finish(0, ("done", ("king", "gallia")))
EACH = (ACT, LAST_ACT, SETTLE, SECOND, SWAP, ONE, TWO, TURN_UP, FINISH)

SHAPELESS: list[Any] = [
    7, 1.5, True, "take", {}, {"take": "monk"}, [], [[]], [None], [1.0], ["place", "gallia", 2.0],
    ["place", "gallia", True], ["take", ["monk"]], ["a", "b", "c", "d", "e"], object(),
]  # fmt: skip
REFUSED: list[tuple[Question, Any, str]] = [
    *[(ACT, answer, "act.shape") for answer in [*SHAPELESS, None]],
    *[(LAST_ACT, answer, "act.shape") for answer in SHAPELESS],
    *[(ACT, answer, "act.not_possible") for answer in (
        ["take"], ["take", "witch"], ["take", "monk", 1], ["dance"], [3, "monk"], ["place", "gallia", 1],
        ["place", "italia", 2], ["place", "gallia"], ["monk", "gallia", 2, "italia"],
        ["monk", "italia", 0, "anglia"], ["plague", "gallia"],
    )],
    *[(SETTLE, answer, "answer.not_offered") for answer in (None, 0, "russia", ["gallia"], b"gallia", "")],
    *[(SECOND, answer, "answer.not_offered") for answer in (
        0, "gallia", [], ["gallia"], ["gallia", 1], ["gallia", 0, 0], ["gallia", "0"], ["gallia", False],
        ["italia", 1.0], False,
    )],
    *[(SWAP, answer, "answer.not_offered") for answer in (None, 0, 1, "yes", [True])],
    *[(ONE, answer, "spread.number") for answer in (None, "gallia", [], ["gallia", "italia"], {"gallia": 1})],
    *[(ONE, answer, "spread.region") for answer in (["russia"], [None], [0], [["gallia"]])],
    (TWO, ["gallia", "gallia"], "spread.full"),
    *[(TURN_UP, answer, "answer.not_offered") for answer in (None, True, "up", ["turn_up"])],
    *[(FINISH, answer, "answer.not_offered") for answer in (
        None, ["done"], ["king"], ["king", "italia"], "king", ["king", "gallia", 1], ["king", ["gallia"]],
    )],
]  # fmt: skip

ACCEPTED: list[tuple[Question, Any, Any]] = [
    (ACT, ["take", "king"], ("take", "king")),
    (ACT, ["place", "gallia", 3], ("place", "gallia", 3)),
    (ACT, ("monk", "italia", 0, "gallia"), ("monk", "italia", 0, "gallia")),
    (LAST_ACT, None, None),
    (LAST_ACT, ["take", "monk"], ("take", "monk")),
    (SETTLE, "italia", "italia"),
    (SECOND, None, None),
    (SECOND, ["italia", 1], Spot("italia", 1)),
    (SWAP, False, False),
    (ONE, ["italia"], ("italia",)),
    (TWO, ["italia", "gallia"], ("gallia", "italia")),
    (TWO, ("italia", "italia"), ("italia", "italia")),
    (TURN_UP, "count_two", "count_two"),
    (FINISH, "done", "done"),
    (FINISH, ["king", "gallia"], ("king", "gallia")),
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
    assert got == taken and type(got) is type(taken)


def test_refusals_say_what_was_wrong() -> None:
    def params(question: Question, answer: object) -> dict[str, object]:
        with pytest.raises(IllegalAnswer) as refused:
            question.check(answer)
        return refused.value.params

    assert params(ACT, ["place", "gallia", 9]) == {"act": "place"}
    assert params(TWO, ["gallia"]) == {"tokens": 2}
    assert params(TWO, ["gallia", "gallia"]) == {"region": "gallia", "room": 1}


@pytest.mark.parametrize("question", EACH, ids=lambda question: question.kind)
def test_any_answer_is_always_a_legal_one_and_reaches_all_of_them(question: Question) -> None:
    dice = Dice(3)
    answers = [question.any_answer(dice) for _ in range(300)]
    assert [question.check(answer) for answer in answers] == answers
    if isinstance(question, Act):
        every = [*question.acts(), *([None] if isinstance(question, LastAct) else [])]
    elif isinstance(question, Spread):
        every = [*question.ways()]
    else:
        every = [*question.options]  # type: ignore[attr-defined]
    assert {*answers} == {*every}


def test_acts_are_listed_counted_and_numbered_alike() -> None:
    for offer in OFFERS:
        acts = [*offer.acts()]
        assert offer.ways == len(acts) == len({*acts})
        assert [offer.way(number) for number in range(offer.ways)] == acts
    assert [*ACT.acts()] == [act for offer in OFFERS for act in offer.acts()]
    assert ACT.rows("take") == ((("monk", "king"),),) and ACT.rows("plague") == ()


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_exactly_the_listed_acts_are_taken(options: Options, tempers: list[str], seed: int) -> None:
    dice = Dice(seed)
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            if isinstance(question, Act):
                act = dice.choose([*question.acts()])
                assert question.check([*act]) == act
                with pytest.raises(IllegalAnswer):
                    question.check([*act, "more"][:4] if len(act) < 4 else [*act[:3], "nowhere"])


# --- when something is asked


def test_every_kind_of_question_is_that_of_the_page(law: str) -> None:
    page = [row[0] for row in cells(law, "## 10. What the game asks")]
    ours = [each for each in vars(questions).values() if isinstance(each, type) and "kind" in vars(each)]
    assert {each.kind for each in ours if each.__module__ == questions.__name__} == {*page}  # type: ignore[attr-defined]


def test_an_act_is_asked_even_if_there_is_only_one() -> None:
    cards = dict.fromkeys(("peasant", "merchant", "monk", "knight", "witch", "king"), 1)
    table = lay(2, rats={"gallia": 1}, cards=cards, plague="anglia")
    table.took = True
    sitting = sit(table)
    assert [*sitting.question.acts()] == [("place", "gallia", 1)]  # type: ignore[attr-defined]


def test_a_turn_in_which_nothing_was_turned_up_ends_with_a_word() -> None:  # R27
    sitting = sit(lay(2, rats={"gallia": 1}), ("place", "gallia", 1), ("plague", "italia"))
    assert sitting.question == Finish(0, ("done",))


def test_a_turn_in_which_something_was_turned_up_ends_by_itself() -> None:  # R27
    table = lay(2, cubes={"italia": (1, 0)}, rats={"gallia": 1, "italia": ["6 MAAKR"]})
    sitting = sit(table, ("place", "gallia", 1), ("plague", "italia"), ["hungaria"], "turn_up")
    assert (sitting.question.seat, sitting.question.kind) == (1, "act")


def test_after_the_king_at_the_finish_a_turn_without_turning_up_still_ends_with_a_word() -> None:  # R13, R27
    table = lay(2, cubes={"anglia": (1, 0), "scandia": (1, 0)}, rats={"gallia": 1}, cards={"king": 0})
    sitting = sit(table, ("place", "gallia", 1), ("plague", "italia"))
    kings = (("king", "anglia"), ("king", "scandia"))
    assert sitting.question == Finish(0, ("done", *kings))
    sitting.say(("king", "scandia"))
    assert sitting.question == Finish(0, ("done",))
    sitting.match.undo(0)
    assert sitting.question == Finish(0, ("done", *kings))


# --- undo


def test_everything_before_a_face_is_opened_can_be_undone_step_by_step() -> None:  # R27
    table = lay(
        2, cubes={"italia": (2, 2)}, rats={"gallia": 2, "italia": ["2 AW"], "anglia": 1},
        cards={"monk": 0, "merchant": 0}, plague="hungaria",
    )  # fmt: skip
    answers = [
        ("take", "king"), ("monk", "anglia", 0, "scandia"), ("place", "gallia", 2),
        ("merchant", "italia", "gallia", 1), ("plague", "italia"), ["hispania"],
    ]  # fmt: skip
    sitting = sit(table)
    before = []
    for answer in answers:
        before.append((sitting.table.copy(), sitting.question, [*sitting.story]))
        sitting.say(answer)
    for table_then, question_then, story_then in reversed(before):
        assert sitting.match.can_undo(0) and not sitting.match.can_undo(1)
        sitting.match.undo(0)
        assert (sitting.table, sitting.question, sitting.story) == (table_then, question_then, story_then)
    assert not sitting.match.can_undo(0)


def test_a_token_turned_up_is_a_door_that_closes() -> None:  # R27
    table = lay(
        2,
        cubes={"italia": (2, 2), "anglia": (1, 0)},
        rats={"gallia": 2, "italia": ["2 AW"]},
        cards={"king": 0},
    )
    sitting = sit(table, ("place", "gallia", 2), ("plague", "italia"), ["hispania"])
    assert sitting.match.can_undo(0)
    sitting.say("turn_up")
    assert sitting.question.kind == "finish" and not sitting.match.can_undo(0)


def test_what_the_witch_has_seen_stays_seen_and_what_she_does_with_it_can_be_undone() -> None:  # R27
    table = lay(2, rats={"gallia": 2, "italia": 1}, cards={"witch": 0})
    sitting = sit(table, ("place", "gallia", 2), ("witch", "gallia", 0))
    assert not sitting.match.can_undo(0)
    sitting.say(None)
    assert sitting.match.can_undo(0)
    sitting.match.undo(0)
    sitting.say(["italia", 0])
    assert not sitting.match.can_undo(0)
    sitting.say(True)
    assert sitting.match.can_undo(0)
    sitting.match.undo(0)
    assert sitting.question.kind == "swap" and not sitting.match.can_undo(0)
    assert len(sitting.match.whispers(0)) == 2


def test_the_last_answer_before_the_last_plague_cannot_be_undone() -> None:
    table = lay_last(3, cubes={"gallia": (1, 1, 1)}, cards={"king": 2, "peasant": 1})
    sitting = sit(table, ("king", "gallia"))
    assert not sitting.match.over and sitting.match.can_undo(2)
    sitting.say(None)
    assert sitting.match.over and not any(sitting.match.can_undo(seat) for seat in range(3))


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_an_answer_can_be_undone_exactly_if_it_opened_no_face_and_ended_no_turn(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = new_match(options, seed)
    for moment in moments(match, tempers, seed + 1):
        told, story = [*moment.story], len(moment.stories)
        (question,) = moment.open_questions or (None,)
        if question is None:
            break
        answer = question.any_answer(Dice(seed))
        copy = type(moment).resume(moment.game, moment.seed, moment.past, moment.journal)
        copy.answer(question.seat, answer)
        new = copy.story[len(told) :] if len(copy.stories) == 1 else []
        opened = any(isinstance(x, (h.RatTurned, h.Looked, h.LastPlague)) for x in new)
        assert copy.can_undo(question.seat) == (len(copy.stories) == 1 and not opened)
        assert story == len(moment.stories)
