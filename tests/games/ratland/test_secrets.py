"""Nobody's secret shows anywhere before its time: change it, and all others see the very same thing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import OpeningChoice, Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.ratland import playing
from tests.games.ratland.playing import answer_for, moments


def seen_by_others(match: RatLandMatch, secretive: int) -> dict[str, Any]:
    """All that everybody but one seat can learn."""
    others = [None, *(seat for seat in range(match.view(None).players) if seat != secretive)]
    return {
        "views": [match.view(seat) for seat in others],
        "questions": [match.question(seat) for seat in others if seat is not None],
        "stories": [list(story) for story in match.stories],
        "handed in": match.handed_in,
        "thrown": match.journal.thrown,
    }


def copy_of(match: RatLandMatch) -> RatLandMatch:
    return Match.resume(RATLAND, match.seed, match.past, match.journal)


@given(playing.options, playing.tempers, playing.seeds)
def test_a_sealed_answer_changes_nothing_that_others_see_before_the_reveal(
    options: Options, tempers: list[str], seed: int
) -> None:
    for moment in moments(new_match(options, seed), tempers, seed + 1):
        asked = moment.open_questions
        if len(asked) < 2 or moment.handed_in:
            continue
        for question in (asked[0], asked[-1]):
            one, other = copy_of(moment), copy_of(moment)
            one.answer(question.seat, question.any_answer(Dice(seed)))
            other.answer(question.seat, question.any_answer(Dice(seed + 5)))
            for neighbour in [q for q in asked if q is not question][:-1]:
                assert seen_by_others(one, question.seat) == seen_by_others(other, question.seat)
                for match in (one, other):
                    match.answer(neighbour.seat, neighbour.any_answer(Dice(3)))
            assert seen_by_others(one, question.seat) == seen_by_others(other, question.seat)


@given(
    st.integers(2, 12), st.booleans(), playing.tempers, playing.seeds, st.integers(0, 11), st.integers(0, 3)
)
def test_a_secret_board_changes_nothing_that_others_see_until_the_first_reveal(
    players: int, clans: bool, tempers: list[str], seed: int, chooser: int, starting: int
) -> None:
    options = Options(players, clans, Board.SECRET, first=starting % players)
    secretive = chooser % players
    matches = [new_match(options, seed) for _ in range(2)]
    dice = [Dice(seed + 1) for _ in matches]
    while not boards_are_shown(matches[0]):
        assert seen_by_others(matches[0], secretive) == seen_by_others(matches[1], secretive)
        question = matches[0].open_questions[0]
        for match, chance, board in zip(matches, dice, (False, True), strict=True):
            answer: Any = answer_for(question, tempers[question.seat], chance)
            if isinstance(question, OpeningChoice) and question.seat == secretive:
                answer = (answer.clan, board)
            match.answer(question.seat, answer)
    assert matches[0].view(None).sewers[secretive].aggressive is False
    assert matches[1].view(None).sewers[secretive].aggressive is True


def boards_are_shown(match: RatLandMatch) -> bool:
    return match.view(None).sewers[0].aggressive is not None


def test_a_clan_choice_is_shown_only_when_all_have_chosen() -> None:
    match = new_match(Options(4, clans=True), 8)
    before = match.view(None)
    for question in match.open_questions[:-1]:
        match.answer(question.seat, question.any_answer(Dice(1)))
        assert match.view(None) == before
        assert all(sewer.clan is None for sewer in match.view(question.seat).sewers)
    last = match.open_questions[0]
    match.answer(last.seat, last.any_answer(Dice(1)))
    assert all(sewer.clan for sewer in match.view(None).sewers)


def test_only_the_own_seat_sees_its_dealt_clans_and_its_board() -> None:
    match = new_match(Options(3, clans=True, board=Board.SECRET), 8)
    hands = [match.view(seat).dealt for seat in range(3)]
    assert all(len(hand) == 2 for hand in hands) and match.view(None).dealt == ()
    for seat, hand in enumerate(hands):
        match.answer(seat, (hand[0], seat == 1))
    assert [match.view(seat).aggressive for seat in (0, 1, 2, None)] == [False, True, False, None]
    assert [sewer.aggressive for sewer in match.view(1).sewers] == [None] * 3
    assert match.view(0).dealt == ()
    for question in match.open_questions:
        match.answer(question.seat, question.any_answer(Dice(1)))
    assert [sewer.aggressive for sewer in match.view(None).sewers] == [False, True, False]


@given(playing.options, playing.tempers, playing.seeds)
def test_placements_are_hidden_until_the_reveal_and_shown_from_then_on(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        hidden = any(isinstance(q, (Placement, OpeningChoice)) for q in match.open_questions)
        for sewer in match.view(None).sewers:
            assert (sewer.standing is None) == (hidden or match.over)
            assert sewer.standing is None or sum(sewer.standing) == sewer.healthy


@given(playing.options, playing.tempers, playing.seeds)
def test_the_order_of_the_decks_shows_in_no_view_but_the_seers(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        table = match._table
        other = table.copy()
        if len(other.events) > 1 and other.events[-1].final == other.events[-2].final:
            other.events[-1], other.events[-2] = other.events[-2], other.events[-1]
        other.foods.reverse()
        for seat in (None, *range(options.players)):
            mine, theirs = match.view(seat), RATLAND.view(other, seat)
            if mine.foresight is None:
                assert mine == theirs
            else:
                assert seat is not None and table.sewers[seat].power.foresees_event
                assert without_foresight(mine) == without_foresight(theirs)


def without_foresight(view: View) -> View:
    return replace(view, foresight=None)


@given(playing.tempers, playing.seeds)
def test_the_seers_foresight_comes_true(tempers: list[str], seed: int) -> None:
    told: dict[int, tuple[str | None, int | None]] = {}
    for match in moments(new_match(Options(6, clans=True), seed), tempers, seed + 1):
        view = match.view(None)
        if view.round in told and not view.ended:
            event, food = told[view.round]
            assert view.event == event
            assert food is None or view.food[0] == food
        for seat in range(6):
            if foresight := match.view(seat).foresight:
                assert foresight.food is None or view.final
                told[view.round + 1] = (foresight.event, foresight.food)


def test_a_question_shows_its_seat_only_what_that_seat_may_know() -> None:
    match = new_match(Options(3, clans=True), 8)
    for seat in range(3):
        question: Question | None = match.question(seat)
        assert isinstance(question, OpeningChoice) and question.clans == match.view(seat).dealt
