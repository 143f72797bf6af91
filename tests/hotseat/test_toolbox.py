"""What the bots of all games share: races, which ideas are told, and how computers err."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.hotseat.advising import HOW_MANY, most_telling, one_or_the_other, ranked, telling
from ratland_desktop.hotseat.mistakes import has_whim, seems_best
from ratland_desktop.hotseat.racing import Race
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.tabletop.dice import Dice


def idea(answer: int, reason: str) -> Choice:
    return Choice(answer, because(reason))


def test_only_answers_that_are_nearly_as_good_as_the_best_are_ranked() -> None:
    assert ranked({"a": 0.2, "b": 0.5, "c": 0.45, "d": 0.44}, 0.06) == ["b", "c", "d"]


def test_ideas_with_a_reason_of_their_own_go_first_but_the_order_stays() -> None:
    ideas = [idea(1, "rich"), idea(2, "rich"), idea(3, "safe"), idea(4, "rich"), idea(5, "brave")]
    assert [each.answer for each in most_telling(ideas)] == [1, 3, 5]
    assert [each.answer for each in most_telling(ideas[:4])] == [1, 2, 3]
    assert len(most_telling(ideas)) == HOW_MANY


def test_few_ideas_are_all_told() -> None:
    assert most_telling([idea(1, "rich")]) == (idea(1, "rich"),)
    assert most_telling([]) == ()


def test_of_two_answers_only_the_better_one_has_a_reason() -> None:
    both = [idea(1, "better"), idea(2, "better here")]
    assert one_or_the_other(both) == telling(both, 2) == (both[0], idea(2, "also_possible"))
    assert telling(both, 3) == tuple(both)
    assert one_or_the_other([]) == ()


def test_who_does_not_waver_takes_the_best_and_throws_no_die() -> None:
    dice = Dice(1)
    assert seems_best({"a": 1.0, "b": 2.0}, 0.0, dice) == "b" and not has_whim(dice, 0.0)
    assert dice.thrown == 0


def test_who_wavers_takes_a_close_answer_now_and_then_and_a_bad_one_never() -> None:
    won = Counter(seems_best({"a": 1.0, "b": 0.8, "c": 0.2}, 0.5, Dice(seed)) for seed in range(300))
    assert won["a"] > won["b"] > 20 and not won["c"]


def test_whims_come_as_often_as_said() -> None:
    dice = Dice(4)
    assert 230 < sum(has_whim(dice, 0.25) for _ in range(1000)) < 270 and dice.thrown == 1000


def test_in_a_race_the_better_half_goes_on_and_as_many_as_are_wanted_at_least() -> None:
    for least, left in ((1, ["d"]), (2, ["d", "c"]), (3, ["d", "c", "b"])):
        race = Race[str](lambda answer, number: float("abcd".index(answer)))
        assert race.narrow("abcd", (1, 2, 4), least) == left
        assert [len(race.results[answer]) for answer in left] == [4] * len(left)
        assert len(race.results["a"]) == 1
