"""A bot knows its seat's view and its own dice: change what is hidden, and it answers the very same."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from ratland_desktop.games.ratjack.bots.choosing import choose, hints
from ratland_desktop.games.ratjack.rules.game import RATJACK, RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.view import view
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.bots.table_of_bots import QUICK, bot, moments
from tests.games.ratjack.dealing import dealt_anew
from tests.quickly import quickly

SEED = 77
EVERY = 5  # how many questions are passed over between two that are looked at


def asked(options: Options, seed: int) -> list[tuple[RatjackMatch, Question]]:
    """Some of the questions of a game, each with the match as it was then."""
    found = []
    for number, (match, question) in enumerate(moments(options, seed, QUICK)):
        if number % EVERY == 0:
            copy = type(match).resume(RATJACK, match.seed, match.past, match.journal)
            found.append((copy, question))
    return found


def in_bytes(told: Any) -> bytes:
    return pickle.dumps(repr(told))


@pytest.mark.parametrize("deck", quickly(Deck, Deck.RATS_WEASELS))
@pytest.mark.parametrize("level", quickly([*OFFERED, "hints"], Level.SOLID))
def test_cards_that_a_seat_does_not_know_change_no_answer_no_reason_and_no_hint(
    level: Level | str, deck: Deck
) -> None:
    think: Any = hints if level == "hints" else bot(Level(level))
    different = 0
    for number, (match, question) in enumerate(asked(Options(3, deck), 4)):
        seat = question.seat
        first = in_bytes(think(match.view(seat), question, Dice(SEED)))
        other = dealt_anew(match._table, seat, Dice(number))
        different += other != match._table
        assert in_bytes(think(view(other, seat), question, Dice(SEED))) == first
    assert different > 3


@pytest.mark.parametrize("level", OFFERED)
def test_what_others_have_handed_in_changes_no_answer(level: Level) -> None:
    match = new_match(Options(4, Deck.RATS_WEASELS), 5)
    question = match.question(2)
    assert question is not None
    told = []
    for places in ((0, 0, 0), (1, 1, 1)):
        copy = type(match).resume(RATJACK, match.seed, match.past, match.journal)
        for seat, place in zip((0, 1, 3), places, strict=True):
            copy.answer(seat, place)
        told.append(in_bytes(choose(copy.view(2), question, Dice(SEED), level)))
    assert told[0] == told[1]


@pytest.mark.parametrize("level", OFFERED)
def test_thinking_changes_nothing_at_the_table(level: Level) -> None:
    match = new_match(Options(2, Deck.WEASELS_RACCOONS), 8)
    for _ in range(8):
        question = match.open_questions[0]
        before, seen = match._table.copy(), match.view(question.seat)
        kept = repr(seen)
        choice = choose(seen, question, Dice(2), level)
        assert match._table == before and repr(seen) == kept
        match.answer(question.seat, choice.answer)


def test_a_bot_refuses_to_look_through_another_seats_eyes() -> None:
    match = new_match(Options(4), 3)
    with pytest.raises(ValueError, match="own seat"):
        choose(match.view(1), match.open_questions[0], Dice(1))
