"""A session: what comes next, what was seen, taking back, computers, and seats that change hands."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import RATLAND, new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.hotseat.diary import Diary, Draft
from ratland_desktop.hotseat.session import (
    Decide,
    HandOver,
    Mark,
    Over,
    QuickMinds,
    Session,
    Wait,
    Watch,
)
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import HUMAN, Seat

EVERYTHING = Options(4, clans=True, board=Board.SECRET, first=2)
PLAIN = Options(4, first=2)
SEED = 5


class SlowMinds(QuickMinds):
    """Thinks until it is told to be ready."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.asked: list[tuple[int, str, View, Question]] = []
        self.ready = False

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        self.asked.append((seat, level, view, question))
        super().ask(seat, level, view, question)

    def answers(self):
        return super().answers() if self.ready else []


def session(
    options: Options = PLAIN,
    humans: Collection[int] = range(4),
    minds: QuickMinds | None = None,
    seed: int = 5,
) -> Session:
    seats = [Seat(f"Rat {n}", "teal", "scarf", HUMAN if n in humans else "solid") for n in range(4)]
    return Session(BOX, new_match(options, SEED), seats, minds or QuickMinds(SEED))


def see_all(found: Session) -> None:
    while isinstance(found.step(), Watch):
        found.see()


def play(found: Session, dice: Dice, rounds: int = 99) -> None:
    """On until the game is over, or so many rounds are in the records."""
    while not isinstance(step := found.step(), Over) and len(found.view(None).records) < rounds:
        found.let_computers_play()
        if isinstance(step, Watch):
            found.see()
        elif isinstance(step, HandOver | Decide):
            question = found.question(step.seat)
            assert question is not None
            found.answer(step.seat, question.any_answer(dice))


# --- what comes next


def test_the_story_is_watched_before_anybody_is_asked() -> None:
    found = session()
    assert found.step() == Watch()
    see_all(found)
    assert found.step() == HandOver(2)


def test_the_laptop_goes_round_from_the_active_player_clockwise() -> None:
    found = session()
    see_all(found)
    way, order = list(found.order), []
    while isinstance(step := found.step(), HandOver):
        order.append(step.seat)
        found.answer(step.seat, Plan(pantry=7))
    assert order == [2, 3, 0, 1] == way
    assert found.step() == Watch()


def test_computers_are_left_out_of_the_round() -> None:
    found = session(humans=(0, 3))
    see_all(found)
    assert found.step() == HandOver(3)
    found.answer(3, Plan(pantry=7))
    assert found.step() == HandOver(0)
    assert found.humans == (0, 3) and found.needs_curtain


def test_one_person_needs_no_curtain() -> None:
    assert not session(humans=[1]).needs_curtain
    assert not session(humans=[]).needs_curtain


def test_when_only_computers_are_asked_the_table_waits_for_them() -> None:
    minds = SlowMinds()
    found = session(humans=[0], minds=minds)
    see_all(found)
    found.answer(0, Plan(pantry=7))
    assert found.step() == Wait((2, 3, 1))
    minds.ready = True
    assert found.let_computers_play()
    assert found.step() == Watch()


def test_a_whole_game_ends_with_over_and_everything_seen() -> None:
    found = session(EVERYTHING)
    play(found, Dice(1))
    assert found.step() == Over() and found.unseen() == []
    assert found.match.outcome() is not None


# --- how far the story was seen


def test_the_shown_table_is_always_that_of_the_mark() -> None:
    found = session(EVERYTHING)
    dice = Dice(2)
    seen = 0
    while not isinstance(step := found.step(), Over):
        if isinstance(step, Watch):
            found.see()
            seen += 1
            mark = found.mark
            told = Retelling.of(RATLAND.view(found.match.starts[mark.story], None))
            for happening in found.match.stories[mark.story][: mark.happening]:
                told.hear(happening)
            if mark.happening:  # between two rounds the table of the last one still lies there
                assert found.shown == told
        elif isinstance(step, HandOver | Decide):
            question = found.question(step.seat)
            assert question is not None
            found.answer(step.seat, question.any_answer(dice))
    assert seen == sum(map(len, found.match.stories))


def test_a_session_taken_up_at_any_mark_goes_on_with_the_same_story() -> None:
    found = session(EVERYTHING)
    play(found, Dice(3), rounds=3)
    match = found.match
    for story, happenings in enumerate(match.stories[: found.mark.story]):
        for happening in range(len(happenings)):
            again = Session(BOX, match, found.seats, QuickMinds(1), Mark(story, happening))
            assert again.step() == Watch()
            assert again.unseen()[0] is happenings[happening]


def test_a_session_resumed_from_its_journal_stands_at_the_same_step() -> None:
    found = session(EVERYTHING)
    dice = Dice(4)
    for _ in range(120):
        step, match = found.step(), found.match
        if found.mark.story + 1 < len(match.stories):  # the journal is that of the newest round
            found.see()
            continue
        again = Session(
            BOX,
            Match.resume(RATLAND, match.seed, match.past, match.journal),
            found.seats,
            QuickMinds(1),
            Mark(0, found.mark.happening),
        )
        assert again.match.open_questions == match.open_questions
        assert again.unseen() == found.unseen() and again.step() == step
        if isinstance(step, Watch):
            found.see()
        elif isinstance(step, HandOver | Decide):
            question = found.question(step.seat)
            assert question is not None
            found.answer(step.seat, question.any_answer(dice))
        else:
            return


def test_a_mark_beyond_the_story_is_its_end() -> None:
    found = session()
    whole = len(found.match.stories[0])
    assert Session(BOX, found.match, found.seats, QuickMinds(1), Mark(0, 999)).mark == Mark(0, whole)
    assert Session(BOX, found.match, found.seats, QuickMinds(1), Mark(7, 3)).mark == Mark(0, whole)


def test_answers_and_finished_parts_of_the_story_are_worth_saving() -> None:
    found = session()
    told: list[Mark] = []
    found.changed = lambda: told.append(found.mark)
    headings = 0
    while isinstance(found.step(), Watch):
        headings += found.see().heading
    assert len(told) == headings > 0
    found.answer(2, Plan(pantry=7))
    assert len(told) == headings + 1
    with pytest.raises(IllegalAnswer):
        found.answer(3, Plan(pantry=8))
    assert len(told) == headings + 1


# --- thinking again


def test_who_thinks_again_comes_next_and_the_answer_stays_sealed() -> None:
    found = session()
    see_all(found)
    found.answer(2, Plan(city=3, pantry=4))
    found.answer(3, Plan(pantry=7))
    journal = found.match.journal
    found.rethink(2)
    assert found.step() == HandOver(2)
    assert isinstance(found.question(2), Placement)
    assert found.draft(2) == Plan(city=3, pantry=4) and found.draft(3) is None
    assert found.match.journal == journal and found.match.handed_in == (2, 3)
    found.answer(2, Plan(dump=7))
    assert found.match.sealed_answer(2) == Plan(dump=7)
    assert found.match.handed_in == (2, 3) and found.step() == HandOver(0)


def test_an_answer_that_is_refused_leaves_the_sealed_one_alone() -> None:
    found = session()
    see_all(found)
    found.answer(2, Plan(city=3, pantry=4))
    found.rethink(2)
    with pytest.raises(IllegalAnswer):
        found.answer(2, Plan(city=99))
    assert found.match.sealed_answer(2) == Plan(city=3, pantry=4) and found.step() == HandOver(2)
    found.keep_answer()
    assert found.step() == HandOver(3)


def test_while_somebody_thinks_again_nothing_is_revealed() -> None:
    """Not even if the last seat without an answer goes to a computer meanwhile."""
    found = session()
    see_all(found)
    for seat in (2, 3, 0):
        found.answer(seat, Plan(pantry=7))
    found.rethink(2)
    found.change_player(1, "solid")
    assert not found.let_computers_play()
    assert found.step() == HandOver(2) and found.match.handed_in == (0, 2, 3)
    found.answer(2, Plan(dump=7))
    assert found.let_computers_play()
    assert found.step() == Watch()
    assert [*found.match.past, found.match.journal][0].answers[0][2] == Plan(dump=7)


@pytest.mark.parametrize("seats", [(), (2, 3, 0, 1)], ids=["before", "after the reveal"])
def test_nobody_thinks_again_about_what_is_not_sealed(seats: tuple[int, ...]) -> None:
    found = session()
    see_all(found)
    for seat in seats:
        found.answer(seat, Plan(pantry=7))
    with pytest.raises(IllegalAnswer):
        found.rethink(2)


def test_what_was_begun_is_kept_until_it_is_handed_in() -> None:
    found = session()
    see_all(found)
    assert found.keep_draft(2, Plan(city=2)) and not found.keep_draft(2, Plan(city=2))
    assert found.draft(2) == Plan(city=2) and found.draft(3) is None
    again = Diary.read(found.diary.write(), 4)
    assert again == found.diary
    found.answer(2, Plan(pantry=7))
    assert found.diary.drafts == {} and found.draft(2) is None


@pytest.mark.parametrize("stale", [Draft(9, "placement", (1,)), Draft(1, "opening", (1,))], ids=repr)
def test_what_was_begun_for_another_question_is_not_shown(stale: Draft) -> None:
    found = session()
    see_all(found)
    found.diary.drafts[2] = stale
    assert found.draft(2) is None


# --- computers, and seats that change hands


def test_a_computer_is_asked_once_and_gets_only_its_own_view() -> None:
    minds = SlowMinds()
    found = session(EVERYTHING, humans=(0, 1), minds=minds)
    for _ in range(3):
        assert not found.let_computers_play()
    assert [(seat, level) for seat, level, _, _ in minds.asked] == [(2, "solid"), (3, "solid")]
    for seat, _, view, question in minds.asked:
        assert view == found.view(seat) and view.seat == seat == question.seat


def test_a_computers_answer_comes_too_late_for_a_person_who_took_the_seat() -> None:
    minds = SlowMinds()
    found = session(humans=(0, 1, 2), minds=minds)
    see_all(found)
    found.let_computers_play()
    found.change_player(3, HUMAN)
    minds.ready = True
    assert not found.let_computers_play()
    assert found.question(3) is not None
    found.answer(2, Plan(pantry=7))
    assert found.step() == HandOver(3)


def test_a_person_who_leaves_is_played_by_the_computer_and_may_come_back() -> None:
    found = session()
    see_all(found)
    found.change_player(2, "cunning")
    assert found.seats[2].player == "cunning" and found.seats[2].name == "Rat 2"
    assert found.let_computers_play()
    assert found.match.handed_in == (2,)
    assert found.step() == HandOver(3)
    found.change_player(2, HUMAN)
    assert not found.match.handed_in and found.step() == HandOver(2)


def test_a_person_who_had_planned_finds_the_own_plan_after_the_computer() -> None:
    found = session()
    see_all(found)
    found.answer(2, Plan(city=3, pantry=4))
    for player in ("cunning", "solid", HUMAN):
        found.change_player(2, player)
        assert found.match.sealed_answer(2) == Plan(city=3, pantry=4)


def test_a_diary_that_does_not_say_who_planned_gives_no_plan_away() -> None:
    """Games that were saved by an earlier version."""
    found = session(humans=(0, 1, 3))
    see_all(found)
    found.let_computers_play()
    again = Session(BOX, found.match, found.seats, QuickMinds(1), found.mark, diary=Diary.read({}, 4))
    again.change_player(2, HUMAN)
    assert again.match.handed_in == ()


def test_computers_among_themselves_play_to_the_end() -> None:
    found = session(EVERYTHING, humans=[])
    play(found, Dice(1))
    assert found.step() == Over()
