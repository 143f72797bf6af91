"""A round can be played on from any question: from a copy of the table, and from an imagined one."""

from __future__ import annotations

import pickle
from typing import Any

from hypothesis import given

from ratland_desktop.games.ratjack.rules.game import RATJACK, new_match
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.tabletop.dialogue import Question, Together, Told
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack import playing
from tests.games.ratjack.kit import all_faces
from tests.games.ratjack.playing import moments


def first_asked(table: Table) -> list[Question]:
    """What is asked first on this table, before anything is told."""
    told: list[Told] = []
    ask = next(RATJACK.play_on(table, Dice(1), told.append))
    assert not told
    return list(ask.questions) if isinstance(ask, Together) else [ask]


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_a_copy_of_the_table_asks_the_same_first_and_tells_nothing_before(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        if not match.over:
            table = match._table.copy()
            assert table == match._table
            assert first_asked(table) == [*match._asked.values()]
            assert table == match._table  # asking changes nothing


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_an_imagined_table_asks_its_seat_the_same_first(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        for question in match.open_questions:
            imagined = RATJACK.reimagine(match.view(question.seat), Dice(number))
            assert question in first_asked(imagined)
            assert len({*all_faces(imagined)}) == 24


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_a_copy_plays_on_to_the_same_end_as_the_match(
    options: Options, tempers: list[str], seed: int
) -> None:
    """The same answers and dice on a copy in the middle of a round lead to the same story."""
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if match.over or number % 17 != 3 or match.handed_in:
            continue
        stories = []
        for table in (match._table.copy(), match._table.copy()):
            told: list[Told] = []
            play_out(table, Dice(7), Dice(8), told)
            stories.append((told, table))
        assert stories[0] == stories[1] and stories[0][0]


def play_out(table: Table, dice: Dice, chance: Dice, told: list[Told]) -> None:
    script = RATJACK.play_on(table, dice, told.append)
    given: Any = None
    while True:
        try:
            ask = script.send(given)
        except StopIteration:
            return
        together = isinstance(ask, Together)
        answers = [q.any_answer(chance) for q in (ask.questions if isinstance(ask, Together) else [ask])]
        given = answers if together else answers[0]


def test_views_questions_and_stories_survive_the_way_to_another_process() -> None:
    match, dice = new_match(Options(4, Deck.WEASELS_RACCOONS), 5), Dice(6)
    while not match.over:
        for question in match.open_questions:
            sent = (match.view(question.seat), question, match.story, match.whispers(question.seat))
            assert pickle.loads(pickle.dumps(sent)) == sent
            match.answer(question.seat, question.any_answer(dice))


def test_every_way_to_deal_the_unseen_cards_comes_up_evenly() -> None:
    match = new_match(Options(2, Deck.RATS, first=0), 4)
    for question in match.open_questions:
        match.answer(question.seat, 0)
    seen = match.view(0)
    counts: dict[str, int] = {}
    for seed in range(2100):
        face = RATJACK.reimagine(seen, Dice(seed)).rows[1][0].face.id
        counts[face] = counts.get(face, 0) + 1
    assert len(counts) == 24 - 3  # all but my two and the first discard
    assert all(60 < count < 145 for count in counts.values())


def test_what_a_seat_knows_stays_where_it_is_on_every_imagined_table() -> None:
    match, dice = new_match(Options(3, Deck.RATS_WEASELS, first=0), 11), Dice(3)
    while not match.over:
        for looker in range(3):
            seen = match.view(looker)
            imagined = RATJACK.reimagine(seen, Dice(5))
            assert RATJACK.view(imagined, looker) == seen
            assert [card.face.id for card in imagined.deck if looker in card.known] == [
                *filter(None, seen.deck)
            ]
        for question in match.open_questions:
            match.answer(question.seat, question.any_answer(dice))
