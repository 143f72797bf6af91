"""Things that must always hold (section 14 of the rules page), at every question of whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.cards import CARDS_OF
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import PlayChoice
from ratland_desktop.games.ratjack.rules.table import Card, Options, Table
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import BETWEEN, EFFECT, HIDE, OPENING, PLAY, ROW
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack import playing
from tests.games.ratjack.kit import all_faces, play
from tests.games.ratjack.playing import EVERY_TABLE, answer_for, moments, played, watched


def cards_in_rows(table: Table) -> list[Card]:
    aside = [card for each in table.aside if each for card in each.row]
    return [card for row in table.rows for card in row] + aside


def each_card_is_somewhere_once(table: Table) -> None:
    faces = [*all_faces(table)]
    assert len(faces) == 24 and {*faces} == {*CARDS_OF[table.sets]}


def each_chip_is_somewhere_once_with_the_side_that_was_tossed(table: Table) -> None:
    lying = [card.chip for card in cards_in_rows(table) if card.chip]
    assert sorted([chip.letter for chip in (*table.display, *lying)]) == [*"ABCDEF"]
    assert {*table.display, *lying} == {*table.chips}
    elsewhere = [*table.deck, *(card for hand in table.hands for card in hand)]
    elsewhere += [card for each in table.aside if each for card in each.hand]
    assert not any(card.chip or card.up for card in elsewhere)


def everybody_in_the_round_has_the_right_number_of_hand_cards(table: Table) -> None:
    for seat, hand in enumerate(table.hands):
        if table.aside[seat]:
            assert hand == table.rows[seat] == ()
        elif table.stage is OPENING or (table.stage is PLAY and seat == table.turn):
            assert len(hand) == 2
        elif table.stage is not EFFECT or seat != table.turn:
            assert len(hand) == 1


def values_and_totals_are_right(table: Table) -> None:
    for seat, row in enumerate(table.rows):
        assert all(card.worth >= 0 and (card.up or card.worth == 0) for card in row)
        assert table.total(seat) == sum(card.worth for card in row if card.up)


def nobody_in_the_round_has_more_than_25_after_a_turn(table: Table) -> None:
    assert all(table.totals[seat] < 25 for seat in table.inside())  # at 25 the round would have ended


def a_round_goes_on_only_with_two_players_and_a_deck(table: Table) -> None:
    assert len(table.inside()) >= 2
    if table.stage is not EFFECT and table.stage is not PLAY:
        assert table.deck
    assert table.idle_turns < 12


def everybody_knows_their_own_cards_and_all_know_the_open_ones(table: Table) -> None:
    for seat in range(table.players):
        aside = table.aside[seat]
        own = (*aside.hand, *aside.row) if aside else (*table.hands[seat], *table.rows[seat])
        assert all(seat in card.known for card in own)
        assert all(card.known == table.everybody for card in own if card.up)


HOLDS: list[Callable[[Table], None]] = [
    each_card_is_somewhere_once,
    each_chip_is_somewhere_once_with_the_side_that_was_tossed,
    everybody_in_the_round_has_the_right_number_of_hand_cards,
    values_and_totals_are_right,
    nobody_in_the_round_has_more_than_25_after_a_turn,
    a_round_goes_on_only_with_two_players_and_a_deck,
    everybody_knows_their_own_cards_and_all_know_the_open_ones,
]


def check_whole_game(options: Options, tempers: list[str], seed: int) -> RatjackMatch:
    match = new_match(options, seed)
    for moment in moments(match, tempers, seed + 1):
        table = moment._table
        if table.stage is BETWEEN:
            assert moment.over
            continue
        for holds in HOLDS:
            holds(table)
    return match


@given(playing.options, playing.tempers, playing.seeds)
def test_what_must_hold_holds_at_every_question(options: Options, tempers: list[str], seed: int) -> None:
    check_whole_game(options, tempers, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_what_must_hold_holds_in_many_games_of_every_table(options: Options) -> None:
    for seed in range(40):
        tempers = [[*playing.TEMPERS][(seed + place * (1 + seed % 3)) % 6] for place in range(4)]
        check_whole_game(options, tempers, seed)


@given(playing.options, playing.tempers, playing.seeds)
def test_both_hand_cards_can_always_be_played_face_down(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            if isinstance(question, PlayChoice):
                assert {(HIDE, 0, None), (HIDE, 1, None)} <= {*question.options}
                ways = [*question.options, *((r.way, r.place, r.slot) for r in question.refused)]
                assert len({*ways}) == len(ways)


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_every_offered_answer_can_be_carried_through_to_the_end_of_the_turn(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = new_match(options, seed)
    for moment in moments(match, tempers, seed + 1):
        for question in moment.open_questions:
            if question.kind in ("play", "effect"):
                for option in question.options[:: 1 + len(question.options) // 12]:  # type: ignore[attr-defined]
                    carry_through(moment._table.copy(), option, Dice(seed))


def carry_through(table: Table, answer: object, dice: Dice) -> None:
    """Play on with this answer, and by chance until another player's turn begins or the round ends."""
    told = play(table, answer)
    while told.open and not any(isinstance(each, h.TurnBegan) for each in told.story):
        told = play(table, *[question.any_answer(dice) for question in told.open])


# --- what holds in the story


def stories(options: Options, tempers: list[str], seed: int) -> list[list[Happening]]:
    return played(options, tempers, seed).stories


@given(playing.options, playing.tempers, playing.seeds)
def test_every_round_gives_a_point_and_a_game_ends_in_time(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    assert len(match.stories) <= 2 * options.players + 1
    for story in match.stories:
        assert any(isinstance(each, h.Point) for each in story)
        assert sum(isinstance(each, h.RoundEnded) for each in story) == 1


@given(playing.options, playing.tempers, playing.seeds)
def test_nobody_gets_a_point_for_their_own_knock_out(options: Options, tempers: list[str], seed: int) -> None:
    for story in stories(options, tempers, seed):
        for each in story:
            assert not isinstance(each, h.Point) or each.seat != each.whom


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_a_locked_card_is_never_turned_up_or_discarded(
    options: Options, tempers: list[str], seed: int
) -> None:
    for before, _, each in watched(options, tempers, seed):
        if isinstance(each, (h.Revealed, h.Uncovered)) or (
            isinstance(each, h.Discarded) and each.place == ROW
        ):
            whose = each.seat if isinstance(each, h.Uncovered) else each.whose
            assert chip_face(before, whose, each.slot) != "lock"


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_no_effect_of_another_player_chooses_a_shielded_card(
    options: Options, tempers: list[str], seed: int
) -> None:
    for before, _, each in watched(options, tempers, seed):
        if isinstance(each, (h.Looked, h.Revealed, h.Hidden, h.Discarded)) and each.whose != before.turn:
            assert chip_face(before, each.whose, each.slot) != "shield"
        elif isinstance(each, h.Swapped):
            assert chip_face(before, each.other, each.other_slot) != "shield"


def chip_face(view: View, whose: int | None, slot: int | None) -> str:
    """The face of the chip on a card, or nothing."""
    if whose is None or slot is None:
        return ""
    chip = view.places[whose].row[slot].chip
    return view.chips["ABCDEF".index(chip)] if chip else ""


@given(playing.options, playing.tempers, playing.seeds)
def test_at_most_twelve_turns_in_a_row_leave_the_deck_as_it_is(
    options: Options, tempers: list[str], seed: int
) -> None:
    for story in stories(options, tempers, seed):
        idle = most = 0
        for each in story:
            if isinstance(each, h.TurnBegan):
                idle += 1
                most = max(most, idle)
            from_deck = isinstance(each, h.Drew | h.Discarded) and "deck" in (
                each.pile if isinstance(each, h.Drew) else each.place,
            )
            if from_deck or isinstance(each, h.DealtFromDeck):
                idle = 0
        assert most <= 12


def test_two_who_always_take_each_others_discards_are_stopped() -> None:
    """A player who only takes the discard and uncovers or hides cannot go on for ever."""
    for seed in range(30):
        match = played(Options(2), ["scrounges"] * 4, seed)
        assert match.over


@given(playing.options, playing.tempers, playing.seeds)
def test_knowledge_is_lost_only_when_one_of_two_hand_cards_is_hidden(
    options: Options, tempers: list[str], seed: int
) -> None:
    match, dice = new_match(options, seed), Dice(seed + 1)
    while not match.over:
        rounds, length = len(match.stories), len(match.story)
        before = known_pairs(match._table)
        for question in match.open_questions:
            match.answer(question.seat, answer_for(question, tempers[question.seat], dice))
        if match.over or len(match.stories) > rounds:
            continue
        told = match.story[length:]
        lost = before - known_pairs(match._table)
        if lost:
            (hidden,) = [each for each in told if isinstance(each, h.PlayedHidden)]
            row = match._table.rows[hidden.seat]
            both = {row[hidden.slot].face.id, *(card.face.id for card in match._table.hands[hidden.seat])}
            assert {face for _, face in lost} <= both
            assert all(seat != hidden.seat for seat, _ in lost)


def known_pairs(table: Table) -> set[tuple[int, str]]:
    """Who knows which face, wherever it lies."""
    places: list[Card] = [*table.deck, *cards_in_rows(table)]
    places += [card for hand in table.hands for card in hand]
    places += [card for each in table.aside if each for card in each.hand]
    pairs = {(seat, card.face.id) for card in places for seat in card.known}
    return pairs | {(seat, face.id) for face in table.discard for seat in range(table.players)}


@playing.a_few
@given(playing.options, playing.seeds)
def test_the_order_of_handing_sealed_answers_in_changes_nothing(options: Options, seed: int) -> None:
    forward, backward, dice = new_match(options, seed), new_match(options, seed), Dice(seed)
    sealed = 0
    while not forward.over:
        answers = [(question.seat, question.any_answer(dice)) for question in forward.open_questions]
        sealed += len(answers) > 1
        for seat, answer in answers:
            forward.answer(seat, answer)
        for seat, answer in reversed(answers):
            if len(answers) > 1:
                backward.answer(seat, answer)
                if seat != answers[0][0]:
                    backward.take_back(seat)  # leaves no trace
                    backward.answer(seat, answer)
            else:
                backward.answer(seat, answer)
        assert forward._table == backward._table and forward.stories == backward.stories
    assert sealed
