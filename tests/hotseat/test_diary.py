"""The diary of a session: seats that change hands, thoughts, and what a file may say of them."""

from __future__ import annotations

from typing import Any

import pytest
from _computer_screens import SolidMinds, at_curtain, bedtime
from _sessions import play_on, session

from ratland_desktop.games.ratland.recap import Counts, recap_of
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Diary, Draft, HandsChanged, Thought
from ratland_desktop.hotseat.reasons import Decided, Reason
from ratland_desktop.hotseat.session import HandOver, Over
from ratland_desktop.hotseat.tip_notes import TipNotes
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN

FULL = Diary(
    hints=False,
    changes=[HandsChanged(2, 7, 1, HUMAN, "solid", Tally.of(rats=9, cheese=3, graves=0))],
    thoughts=[
        Thought(
            2, 1, "placement",
            Reason("ratland.reason.search", (("area", "city"), ("rats", 4), ("cheese", 2.13))),
            Tally.of(rats=9, cheese=3),
        )
    ],
    owed={2},
    own={0, 3},
    drafts={1: Draft(2, "placement", (0, 2, 0, 1)), 3: Draft(0, "opening", ("ninja", None, True))},
    wishes={"clans": True, "board": "secret", "bread": 3, "plate": None},
    tips=TipNotes(True, "first_game", {"ratland.tips.bag"}, {(3, "page"): 2, (0, "page"): 0}, {(0, "page")}),
)  # fmt: skip
OLD: dict[str, Any] = {
    "changes": [[2, 7, 1, "human", "solid", 9, 3, 0]],
    "thoughts": [[2, 1, "placement", "search", {"area": "city", "rats": 4, "cheese": [213]}, 9, 3]],
}
"""As version 0.1 wrote these two."""


def test_a_diary_is_the_same_after_it_was_sealed_in_a_file() -> None:
    assert Diary.read(unseal(seal(FULL.write())), 4) == FULL


def test_a_diary_of_version_0_1_says_the_same_as_today() -> None:
    assert Diary.read(FULL.write() | OLD, 4, "ratland.reason") == FULL


@pytest.mark.parametrize(
    "odd",
    [
        None, 3, [], "diary", {"changes": 4, "thoughts": {}, "owed": "x"},
        {"owed": [99, -1, True, "1"]},
        {"own": [99, -1, True, "1"], "drafts": 3},
        {"drafts": [[9, 1, "placement", []], [1, 1, "../x", []], [1, -1, "placement", []], [1, 1, 1, 1]]},
        {"drafts": [[1, 1, "placement", [[]]], [1, 1, "placement", [{}]], [1, 1, "placement", ["../x"]]]},
        {"changes": [[1, 2, 3]]},
        {"changes": [[2, 7, 9, "human", "solid", 9, 3, 0]]},
        {"changes": [[2, 7, 1, "human", "robot", 9, 3, 0]]},
        {"changes": [[2, -7, 1, "human", "solid", 9, 3, 0]]},
        {"thoughts": [[2, 1, "placement", "../search", {}, 9, 3]]},
        {"thoughts": [[2, 1, "placement", "raid", {"seat": 40}, 9, 3]]},
        {"thoughts": [[2, 1, "placement", "raid", {"seat": "me"}, 9, 3]]},
        {"thoughts": [[2, 1, "placement", "raid", [], 9, 3]]},
        {"thoughts": [[2, 1, "placement", "raid", {}]]},
        {"thoughts": [[2, 1, "placement", "raid", {}, {"rats": "many"}]]},
        {"thoughts": [[2, 1, "placement", "raid", {}, {"../rats": 1}]]},
        {"changes": [[2, 7, 1, "human", "solid", 9, 3, 0, 4]]},
        {"tips": 4}, {"tips": {"wanted": 1, "wish": "../x", "told": ["../x", 3], "talks": 7}},
        {"tips": {"talks": [[9, "sewer", 1, True], [1, "../x", 1, True], [1, "sewer", -1, 1], [1], 4]}},
        {"wishes": 4}, {"wishes": [["clans", True]]},
        {"wishes": {"../clans": True, "board": "../x", "food": [], "bread": 10**9, "plate": 0.5}},
        {"changes": [[2, 7, 1, "human", "solid", {str(number): number for number in range(99)}]]},
    ],
)  # fmt: skip
def test_odd_entries_of_a_file_are_left_out(odd: object) -> None:
    assert Diary.read(odd, 4) == Diary()


def test_a_seat_that_changes_hands_keeps_name_and_sealed_answer() -> None:
    game = session(3, 1, clans=False)
    play_on(game, Dice(1), lambda e: isinstance(e.step(), HandOver))
    first = game.order[0]
    name = game.seats[first].name
    plan = Plan(city=game.view(first).sewers[first].healthy)
    game.answer(first, plan)
    game.change_player(first, "solid")
    game.let_computers_play()
    assert game.match.sealed_answer(first) == plan
    assert (game.seats[first].name, game.seats[first].player) == (name, "solid")


def test_the_open_question_of_a_seat_goes_with_the_seat() -> None:
    game = session(3, 1, clans=False)
    play_on(game, Dice(1), lambda e: isinstance(e.step(), HandOver))
    first, second, _ = game.order
    game.change_player(first, "solid")
    game.change_player(second, "solid")
    game.change_player(second, HUMAN)
    game.let_computers_play()
    assert game.question(first) is None
    assert game.step() == HandOver(second)


def test_all_seats_may_go_to_computers_and_the_game_ends() -> None:
    game = bedtime(3, 1)
    for seat in range(3):
        game.change_player(seat, "beginner")
    assert not game.humans
    play_on(game, Dice(2), lambda e: isinstance(e.step(), Over))
    assert game.match.over


def test_the_recap_tells_the_rounds_that_were_missed_from_the_seats_own_view() -> None:
    game = bedtime(4, 3)
    told = recap_of(game, 1)
    records = game.view(1).records
    assert [told_round.round for told_round in told.rounds] == [2, 3, 4]
    for told_round in told.rounds:
        record = records[told_round.round - 1]
        assert told_round.plan == record.plans[1]
        assert told_round.event == record.event
        assert told_round.after == Counts(record.living[1], record.cheese[1], record.buried[1])
        assert told_round.reason is not None
    own = game.view(1).sewers[1]
    assert told.now == Counts(own.living, own.cheese, own.buried)
    assert told.left == 2
    assert 1 in game.diary.owed


def test_who_takes_over_a_computers_seat_hears_everything_from_the_start() -> None:
    game = session(3, 5, player="solid")
    game.computers.minds = SolidMinds()
    play_on(game, Dice(5), lambda e: e.view(None).round == 4 and not e.unseen())
    game.change_player(0, HUMAN)
    told = recap_of(game, 0)
    assert told.left == 0
    assert [told_round.round for told_round in told.rounds] == [1, 2, 3]


def test_who_comes_straight_back_has_missed_nothing() -> None:
    game = session(3, 5, clans=False)
    play_on(game, Dice(5), lambda e: at_curtain(e, 2))
    game.change_player(0, "solid")
    game.change_player(0, HUMAN)
    assert not recap_of(game, 0).worth_telling


def test_every_answer_of_a_computer_leaves_its_reason() -> None:
    game = session(4, 6, player="solid")
    game.computers.minds = SolidMinds()
    play_on(game, Dice(6), lambda e: isinstance(e.step(), Over))
    rounds = len(game.view(None).records)
    placements = [(t.round, t.seat) for t in game.diary.thoughts if t.kind == "placement"]
    assert sorted(placements) == [(round, seat) for round in range(1, rounds + 1) for seat in range(4)]


class Nonsense(SolidMinds):
    """A mind that answers what the rules refuse."""

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        answer: Any = "all rats to the moon"
        self._ready.append(Decided(seat, question, answer))


def test_an_answer_that_the_rules_refuse_is_replaced_and_the_game_goes_on() -> None:
    game = session(3, 6, player="solid")
    game.computers.minds = Nonsense()
    play_on(game, Dice(6), lambda e: isinstance(e.step(), Over))
    assert game.match.over
