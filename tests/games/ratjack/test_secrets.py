"""Nobody's secret shows anywhere: change what a seat cannot know, and it sees and is asked the very same."""

from __future__ import annotations

import pickle
import re
from itertools import takewhile
from typing import Any

from hypothesis import given

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.game import RATJACK, new_match
from ratland_desktop.games.ratjack.rules.round import play_on
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.view import view
from ratland_desktop.games.ratjack.rules.words import BETWEEN, HIDE
from ratland_desktop.tabletop.dialogue import Happening, Question, Together, Whisper
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack import playing
from tests.games.ratjack.dealing import dealt_anew
from tests.games.ratjack.kit import down, lay, play, seat
from tests.games.ratjack.playing import moments


def asked_of(table: Table, looker: int) -> bytes:
    """What this seat is asked on this table, with its legal answers and the reasons for the illegal ones."""
    ask = next(play_on(table.copy(), Dice(1), lambda _: None))
    questions = ask.questions if isinstance(ask, Together) else [ask]
    return written([question for question in questions if question.seat == looker])


def written(questions: list[Question]) -> bytes:
    return pickle.dumps([repr(question) for question in questions])


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_cards_that_a_seat_does_not_know_dealt_anew_change_nothing_for_it(
    options: Options, tempers: list[str], seed: int
) -> None:
    different = 0
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        table = match._table
        if table.stage is BETWEEN:
            continue
        for looker in range(options.players):
            other = dealt_anew(table, looker, Dice(number))
            different += other != table
            assert repr(view(other, looker)) == repr(view(table, looker))
            if looker in match._asked:
                assert asked_of(other, looker) == asked_of(table, looker) == written([match._asked[looker]])
    assert different


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_open_questions_and_the_open_table_depend_on_nothing_hidden(
    options: Options, tempers: list[str], seed: int
) -> None:
    """What everybody may see of a question (draw, reveal_one) is the same whatever the asked seat holds."""
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if match.over:
            continue
        imagined = RATJACK.reimagine(match.view(None), Dice(number))
        assert repr(view(imagined, None)) == repr(match.view(None))
        asked = match.open_questions
        if all(question.kind in ("draw", "reveal_one", "opening") for question in asked):
            ask = next(play_on(imagined, Dice(1), lambda _: None))
            again: Any = ask.questions if isinstance(ask, Together) else [ask]
            assert [question for question in again if question.seat in {q.seat for q in asked}] == [*asked]


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_the_open_story_of_an_answer_names_no_face_that_was_not_shown(
    options: Options, tempers: list[str], seed: int
) -> None:
    """Every face in the open story lies open, on the discard pile, or is known to all in that moment."""
    for _, now, told in playing.watched(options, tempers, seed):
        shown: set[str | None] = {*now.discard, *(running.card for running in now.running)}
        shown |= {c.face for place in now.places for c in (*place.hand, *place.row) if c.known_to_all}
        for face in faces_in(told):
            assert face in shown, told


def faces_in(told: Happening) -> set[str]:
    """Every card that a happening names."""
    return set(re.findall(r"'((?:red_rat|blue_rat|weasel|raccoon)_\d+)'", repr(told)))


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_an_answer_face_down_tells_nobody_which_of_the_two_it_was(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        if match.open_questions and match.open_questions[0].kind == "play":
            turn = match.open_questions[0].seat
            tables = [match._table.copy(), match._table.copy()]
            told = [play(table, (HIDE, place, None)) for place, table in enumerate(tables)]
            assert up_to_the_secrets(told[0].story) == up_to_the_secrets(told[1].story)
            for looker in (None, *range(options.players)):
                if looker != turn and not match.over and tables[0].stage is not BETWEEN:
                    assert view(tables[0], looker) == view(tables[1], looker)


def up_to_the_secrets(story: list[Happening]) -> list[Happening]:
    """What is told before all secrets are shown at the end of the round (R32)."""
    return [*takewhile(lambda each: not isinstance(each, h.SecretsShown), story)]


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_a_whisper_tells_its_seats_what_their_own_view_shows(
    options: Options, tempers: list[str], seed: int
) -> None:
    def hear(table: Table, told: object) -> None:
        if isinstance(told, Whisper):
            for looker in told.seats:
                seen = view(table, looker)
                cards = [card for place in seen.places for card in (*place.hand, *place.row)]
                known = {*seen.deck, *(card.face for card in cards)}
                assert isinstance(told.happening, h.Faces) and {*told.happening.faces} <= known

    playing.play_out(options, tempers, seed, hear)


def test_names_of_cards_stand_in_no_question_of_another_seat() -> None:
    """A question names the card that acts, which lies open, and no other."""
    foe = seat(down("rat_2"), down("rat_3"))
    told = play(lay(seat(hand=["weasel_10", "rat_1"]), foe), ("open", 0, None))
    question: Question = told.question
    assert "rat_2" not in repr(question) and "rat_3" not in repr(question)
    assert "weasel_10" in repr(question)
