"""A bot knows its seat's view and its own dice: change what is hidden, and it answers the very same."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.bots.hints import hints
from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Placement, TradeRat
from ratland_desktop.games.ratland.rules.reimagining import reimagine
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.bots.table_of_bots import LEVELS, Bot, moments
from tests.games.ratland.kit import lay, seat

SEED = 77


def disturbed(table: Table, seat: int, boards_open: bool) -> Table:
    """The same table for `seat`, with other secrets: decks turned over, boards swapped."""
    other = table.copy()
    final = [event for event in other.events if event.final]
    starting = [event for event in other.events if not event.final]
    keep = table.sewers[seat].power.foresees_event
    if not keep:
        other.events[:] = final[::-1] + starting[::-1]
        other.foods.reverse()
    elif len(other.events) > 3:
        other.events[0], other.events[1] = other.events[1], other.events[0]
    if not boards_open:
        for number, sewer in enumerate(other.sewers):
            if number != seat:
                sewer.aggressive = not sewer.aggressive
    return other


def with_other_sealed_answers(match: RatLandMatch, question: Question, luck: int) -> RatLandMatch:
    """A copy in which everybody else has handed something in."""
    copy = type(match).resume(RATLAND, match.seed, match.past, match.journal)
    for other in copy.open_questions:
        if other.seat != question.seat:
            copy.answer(other.seat, other.any_answer(Dice(luck)))
    return copy


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("board", [Board.OFF, Board.SECRET])
def test_hidden_decks_boards_and_sealed_answers_change_no_answer(bot: Bot, board: Board) -> None:
    match = new_match(Options(4, clans=True, board=board), 5)
    compared = 0
    while compared < 6:
        question = match.open_questions[0]
        seat = question.seat
        first = bot(match.view(seat), question, Dice(SEED))
        if question.sealed:
            for luck in (1, 2):
                sealed = with_other_sealed_answers(match, question, luck)
                assert bot(sealed.view(seat), question, Dice(SEED)) == first
        table = disturbed(match._table, seat, match.view(None).sewers[0].aggressive is not None)
        assert bot(RATLAND.view(table, seat), question, Dice(SEED)) == first
        compared += 1
        for other in match.open_questions:
            match.answer(other.seat, other.any_answer(Dice(other.seat)))


def test_the_disturbed_table_really_is_another_one() -> None:
    match = new_match(Options(4, board=Board.SECRET), 5)
    assert match._table != disturbed(match._table, 0, boards_open=False)


def test_hints_do_not_depend_on_what_others_have_handed_in() -> None:
    match = new_match(Options(3), 6)
    question = match.question(1)
    assert isinstance(question, Placement)
    told = [
        hints(with_other_sealed_answers(match, question, luck).view(1), question, Dice(4)) for luck in (1, 2)
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("level", [Level.CUNNING, Level.CUNNING_1])
def test_hidden_things_change_no_answer_at_full_effort_either(level: Level) -> None:
    match = new_match(Options(4, clans=True, board=Board.SECRET), 8)
    for _ in range(2):
        question = match.open_questions[-1]
        asked = question.seat
        table = disturbed(match._table, asked, match.view(None).sewers[0].aggressive is not None)
        views = [match.view(asked), RATLAND.view(table, asked)]
        views += [with_other_sealed_answers(match, question, luck).view(asked) for luck in (1, 2)]
        answers = [choose(view, question, Dice(SEED), level) for view in views]
        told = [hints(view, question, Dice(SEED)) for view in views[:2]]
        assert all(answer == answers[0] for answer in answers) and told[0] == told[1]
        for other in match.open_questions:
            match.answer(other.seat, other.any_answer(Dice(other.seat)))


def test_what_the_seer_has_looked_at_does_not_show_in_hints_for_an_open_question() -> None:
    table = lay(
        seat(pantry=9, cheese=2, clan="seer", opened=True),
        seat(pantry=9, clan="ninja"),
        seat(pantry=9, clan="sports"),
        event="rattibal_lector",
        round=7,
    )
    question = TradeRat(0, (False, True), 9, 2)
    told = []
    for card, other in (("end_of_game", "holy_rat"), ("holy_rat", "end_of_game")):
        table.events[:] = [EVENTS[other], EVENTS[card]]
        seen = RATLAND.view(table, 0)
        assert seen.foresight is not None and seen.foresight.event == card
        told.append(hints(seen, question, Dice(3)))
    assert told[0] == told[1]


@pytest.mark.parametrize("players", [2, 5, 9])
def test_an_imagined_table_looks_the_same_from_the_own_seat(players: int) -> None:
    options = Options(players, clans=True, board=Board.SECRET)
    for number, (match, question) in enumerate(moments(options, players)):
        view = match.view(question.seat)
        assert RATLAND.view(reimagine(view, Dice(number)), question.seat) == view


def test_imagined_decks_hold_only_cards_that_are_still_unseen_and_one_end() -> None:
    for number, (match, question) in enumerate(moments(Options(4), 9)):
        view = match.view(question.seat)
        table = reimagine(view, Dice(number))
        seen = {record.event for record in view.records} | {view.event}
        deck = [event.id for event in table.events]
        assert len(deck) == len(set(deck)) == view.events_left
        assert deck.count("end_of_game") == 1 and not seen & set(deck)


def test_the_imagination_does_not_know_the_real_deck() -> None:
    match = new_match(Options(4), 11)
    view = match.view(0)
    decks = {tuple(event.id for event in reimagine(view, Dice(seed)).events) for seed in range(20)}
    foods = {tuple(reimagine(view, Dice(seed)).foods) for seed in range(20)}
    assert len(decks) > 15 and len(foods) > 15
