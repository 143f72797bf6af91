"""Section 12: which questions there are, of which kind, what they take and what an absent player answers."""

from __future__ import annotations

import json

import pytest

from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.games.comme_des_rats.rules.words import BLACK, WHITE, Cause
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.test_data import rows

PAIR = ("key1", "heal")
SAMPLES: list[Question] = [
    q.LookPiles(0, ((0, 1), (0, 2), (1, 2))),
    q.Order(0, (0, 2), (5, 5)),
    q.Reroll(0, ("keep", "reroll"), PAIR),
    q.SpeakUp(0, ("pass", "force"), 1),
    q.Partner(0, (1, 2), PAIR),
    q.Partners(0, ((1, 2), (2, 1)), (PAIR, PAIR)),
    q.OtherPartner(0, (1, 2), PAIR, WHITE),
    q.Keep(0, (0, 1), PAIR, BLACK, 1),
    q.PickedDie(0, (0, 1), PAIR),
    q.Pile(0, (0, 2), 0, 2),
    q.Victim(0, (1, 2), 0),
    q.Target(0, (2, 1)),
    q.React(0, ("take", "clover", "redirect-2"), Cause.CAT, 1, 0),
    q.AnotherRound(0, ("share", "play"), (0, 1)),
]
NONSENSE: tuple[object, ...] = (
    None, True, 7, -1, 1.0, "", "redirect-0", [], [0], [0, 0], [2, 0], [0, 1, 2], [1.0, 2.0], [True, 2],
    {0: 1}, [[0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4], [0, 1, 2, 3]], [[0, 1, 2, 3, 3]] * 2,
    [[0, 1, 2, 3, True]] * 2, ["01234", "01234"],
)  # fmt: skip
for_every_question = pytest.mark.parametrize("question", SAMPLES, ids=lambda question: question.kind)


def test_the_questions_are_those_of_the_page_and_of_its_kinds(rules_page: str) -> None:
    table = rows(rules_page, "## 12.")
    assert [row[0] for row in table] == [question.kind for question in SAMPLES]
    for row, question in zip(table, SAMPLES, strict=True):
        words = row[-1].split(", ")
        assert question.private == ("private" in words) != ("open" in words)
        assert question.quiet == ("quiet" in words)


def test_a_sealed_question_is_private_and_asked_of_several() -> None:
    assert [question.kind for question in SAMPLES if question.sealed] == ["speak_up"]


@for_every_question
def test_any_answer_is_legal_and_survives_a_file(question: Question) -> None:
    for seed in range(20):
        answer = question.any_answer(Dice(seed))
        assert question.check(answer) == answer == question.check(json.loads(json.dumps(answer)))


@for_every_question
def test_what_is_not_offered_is_refused_with_a_code(question: Question) -> None:
    for answer in NONSENSE:
        with pytest.raises(IllegalAnswer) as refused:
            question.check(answer)
        assert refused.value.code


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("look_piles", (0, 1)),
        ("order", ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4))),
        ("reroll", "keep"),
        ("speak_up", "pass"),
        ("partner", 1),
        ("partners", (1, 2)),
        ("other_partner", 1),
        ("keep", 0),
        ("die", 0),
        ("pile", 0),
        ("victim", 1),
        ("target", 2),
        ("react", "take"),
        ("one_more_round", "share"),
    ],
)
def test_an_absent_player_answers_like_this(kind: str, answer: object) -> None:
    (question,) = [each for each in SAMPLES if each.kind == kind]
    assert question.default_answer() == answer == question.check(answer)


@pytest.mark.parametrize(
    ("bandages", "options", "answer"),
    [
        (0, ("take", "clover"), "take"),
        (1, ("take", "clover"), "take"),
        (2, ("take", "clover"), "clover"),
        (2, ("take",), "take"),
        (2, ("take", "redirect-1"), "take"),
    ],
)
def test_an_absent_player_uses_a_clover_against_the_third_bandage_only(
    bandages: int, options: tuple[str, ...], answer: str
) -> None:
    assert q.React(0, options, Cause.TRAP, None, bandages).default_answer() == answer
