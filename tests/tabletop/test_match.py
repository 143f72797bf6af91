"""A match, shown with the smallest game that has secret and open questions: guess the number on the card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from ratland_desktop.tabletop.dialogue import (
    Choose,
    Happening,
    IllegalAnswer,
    IllegalSetup,
    Question,
    Refused,
    Script,
    Tell,
    Together,
)
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import Journal, Match
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import HUMAN, Seat

ROUNDS = 3


@fact
class Guess(Choose):
    kind: ClassVar[str] = "guess"
    private: ClassVar[bool] = True
    sealed: ClassVar[bool] = True


@fact
class Boast(Choose):
    kind: ClassVar[str] = "boast"


@fact
class Shown(Happening):
    card: int
    guesses: tuple[int, ...]


@fact
class Boasted(Happening):
    seat: int
    loudly: bool


@dataclass
class Cards:
    points: list[int]
    round: int = 0
    pile: list[int] = field(default_factory=list)


class Guessing:
    """Everybody guesses in secret; who is right may boast. Between rounds the table is plain data."""

    name = "guessing"

    def lay_table(self, options: int, dice: Dice) -> Cards:
        if options < 1:
            raise IllegalSetup("setup.players", players=options)
        pile = [1, 2, 3, 1, 2, 3]
        dice.shuffle(pile)
        return Cards([0] * options, 0, pile)

    def play_round(self, table: Cards, dice: Dice, tell: Tell) -> Script:
        (card,) = dice.draw(table.pile, 1)
        guesses = yield Together([Guess(seat, (1, 2, 3)) for seat in range(len(table.points))])
        tell(Shown(card, tuple(guesses)))
        for seat, guess in enumerate(guesses):
            if guess == card:
                table.points[seat] += 1
                loudly = yield Boast(seat, (False, True))
                tell(Boasted(seat, loudly))
        table.round += 1

    def copy(self, table: Cards) -> Cards:
        return Cards([*table.points], table.round, [*table.pile])

    def seats(self, table: Cards) -> int:
        return len(table.points)

    def unplayed(self, table: Cards) -> tuple[int, ...]:
        return ()

    def is_over(self, table: Cards) -> bool:
        return table.round == ROUNDS

    def view(self, table: Cards, seat: int | None) -> tuple[int | None, tuple[int, ...]]:
        return seat, tuple(table.points)

    def reimagine(self, view: tuple[int | None, tuple[int, ...]], dice: Dice) -> Cards:
        raise NotImplementedError("nobody imagines here")

    def outcome(self, table: Cards) -> Outcome:
        places = [1 + sum(other > points for other in table.points) for points in table.points]
        return Outcome(tuple(Standing(s, places[s], points, 0) for s, points in enumerate(table.points)))

    def write(self, table: Cards) -> dict[str, Any]:
        return {"points": table.points, "round": table.round, "pile": table.pile}

    def read(self, written: dict[str, Any]) -> Cards:
        return Cards(**written)


GAME = Guessing()


def fresh(players: int = 3, seed: int = 1) -> Match[int, Cards, Any]:
    return Match.new(GAME, players, seed)


def answer_all(match: Match[int, Cards, Any], guess: object = 1) -> None:
    for question in match.open_questions:
        match.answer(question.seat, guess if question.kind == "guess" else True)


def finish(match: Match[int, Cards, Any]) -> Match[int, Cards, Any]:
    while not match.over:
        answer_all(match)
    return match


def refusal(action: Any, *arguments: object) -> str:
    with pytest.raises(IllegalAnswer) as refused:
        action(*arguments)
    return refused.value.code


def test_all_asked_seats_are_open_until_they_answer() -> None:
    match = fresh()
    assert [question.seat for question in match.open_questions] == [0, 1, 2]
    match.answer(1, 2)
    assert [question.seat for question in match.open_questions] == [0, 2]
    assert match.question(0) == Guess(0, (1, 2, 3))
    assert match.question(1) is None and match.question(7) is None
    assert match.handed_in == (1,)


def test_sealed_answers_stay_sealed_until_the_last_is_in() -> None:
    match = fresh()
    match.answer(2, 1)
    match.answer(0, 3)
    assert match.story == [] and [*match.handed_in] == [0, 2]
    assert [match.sealed_answer(seat) for seat in range(3)] == [3, None, 1]
    match.answer(1, 2)
    assert match.story[0] == Shown(match.story[0].card, (3, 2, 1))  # type: ignore[attr-defined]
    assert [*match.handed_in] == []


def test_an_answer_taken_back_can_be_given_anew_while_the_others_stay() -> None:
    match = fresh()
    match.answer(0, 1)
    match.answer(1, 2)
    match.take_back(0)
    assert match.handed_in == (1,) and match.sealed_answer(0) is None
    match.answer(0, 3)
    match.answer(2, 1)
    assert match.story[0].guesses == (3, 2, 1)  # type: ignore[attr-defined]


def test_what_was_never_handed_in_or_is_revealed_cannot_be_taken_back() -> None:
    match = fresh()
    assert refusal(match.take_back, 0) == "match.nothing_to_take_back"
    answer_all(match)
    assert refusal(match.take_back, 0) == "match.nothing_to_take_back"


def test_open_questions_are_answered_one_after_the_other() -> None:
    match = fresh(players=2)
    card = next(card for card in (1, 2, 3) if tries(card))
    answer_all(match, card)
    assert [question.kind for question in match.open_questions] == ["boast"]
    assert refusal(match.answer, 1, True) == "match.not_asked"
    match.answer(0, True)
    match.answer(1, False)
    assert match.stories[0][-2:] == [Boasted(0, True), Boasted(1, False)]


def tries(card: int) -> bool:
    match = fresh(players=2)
    answer_all(match, card)
    return match.open_questions[0].kind == "boast"


def test_refusals_have_codes_and_change_nothing() -> None:
    match = fresh()
    match.answer(0, 1)
    before = match.journal
    assert refusal(match.answer, 9, 1) == "match.not_asked"
    assert refusal(match.answer, 0, 1) == "match.answered_already"
    assert refusal(match.answer, 1, 4) == "answer.not_offered"
    assert match.journal == before
    assert refusal(finish(match).answer, 0, 1) == "match.over"


def test_rounds_follow_each_other_until_the_game_is_over() -> None:
    match = fresh()
    assert match.outcome() is None and not match.over
    finish(match)
    assert match.over and len(match.stories) == ROUNDS and match.open_questions == ()
    assert match.story is match.stories[-1]
    outcome = match.outcome()
    assert outcome and outcome == GAME.outcome(match._table) and outcome.winners


def test_past_and_journal_together_are_the_whole_game() -> None:
    match = finish(fresh())
    journals = [*match.past, match.journal]
    assert [journal.start.round for journal in journals] == [0, 1, 2]
    again = Match.resume(GAME, match.seed, match.past, match.journal)
    assert again.over and again.past == match.past and again.journal == match.journal
    assert again.outcome() == match.outcome() and again.story == match.story


@pytest.mark.parametrize("given", range(4))
def test_a_match_is_taken_up_again_in_the_middle_of_sealed_answers(given: int) -> None:
    match = fresh(players=4)
    answer_all(match)
    while match.open_questions[0].kind == "boast":
        answer_all(match)
    for seat in range(given):
        match.answer(seat, 2)
    again = Match.resume(GAME, match.seed, match.past, match.journal)
    assert again.handed_in == match.handed_in == tuple(range(given))
    assert again.open_questions == match.open_questions and again.journal == match.journal
    assert again.view(0) == match.view(0)
    assert finish(again).outcome() == finish(match).outcome()


def test_a_resumed_match_leaves_the_journal_it_came_from_alone() -> None:
    match = fresh()
    journal = match.journal
    finish(Match.resume(GAME, match.seed, [], journal))
    assert journal.start == Cards([0, 0, 0], 0, journal.start.pile) and journal.start.round == 0


def test_a_journal_that_does_not_fit_the_questions_is_refused() -> None:
    journal = fresh().journal
    too_few = Journal(journal.start, journal.thrown, ((1, 2),))
    with pytest.raises(IllegalAnswer) as refused:
        Match.resume(GAME, 1, [], too_few)
    assert refused.value.code == "journal.mismatch"
    forbidden = Journal(journal.start, journal.thrown, ((1, 2, 9),))
    assert refusal(Match.resume, GAME, 1, [], forbidden) == "answer.not_offered"
    stranger = Journal(journal.start, journal.thrown, (), ((5, 1),))
    assert refusal(Match.resume, GAME, 1, [], stranger) == "match.not_asked"


def test_a_game_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(IllegalSetup) as refused:
        fresh(players=0)
    assert refused.value.params == {"players": 0} and isinstance(refused.value, Refused)


def test_a_choice_takes_exactly_what_it_offers() -> None:
    assert Guess(0, (1, 2)).check(2) == 2
    for wrong in (3, True, 1.0, "1", None, [1]):
        assert refusal(Guess(0, (1, 2)).check, wrong) == "answer.not_offered"
    assert Boast(0, (False, True)).check(True) is True
    assert refusal(Boast(0, (False, True)).check, 1) == "answer.not_offered"
    assert Choose(0, ("a", None)).check(None) is None


def test_a_bare_question_leaves_everything_to_its_game() -> None:
    with pytest.raises(NotImplementedError):
        Question(0).check(1)
    with pytest.raises(NotImplementedError):
        Question(0).any_answer(Dice(1))


def test_facts_compare_and_hash_by_their_values() -> None:
    assert Boasted(1, True) == Boasted(1, True) != Boasted(1, False)
    assert len({Boasted(1, True), Boasted(1, True)}) == 1
    assert not hasattr(Boasted(1, True), "__dict__")


def test_winners_are_all_who_share_the_first_place() -> None:
    outcome = Outcome((Standing(0, 1, 5, 0), Standing(1, 3, 1, 0), Standing(2, 1, 5, 0)))
    assert outcome.winners == (0, 2)


def test_a_seat_is_human_unless_a_computer_plays_it() -> None:
    assert Seat("Mia", "red", "moon").is_human and Seat("Mia", "red", "moon").player == HUMAN
    assert not Seat("Rat", "red", "moon", "greedy").is_human
