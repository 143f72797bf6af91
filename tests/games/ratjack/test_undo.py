"""When an answer can be taken back (section 11, "No way back"): each case of the page, and whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.steps import Step, mill, shuffle_discard
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.verbs import DEEDS
from ratland_desktop.games.ratjack.rules.verbs.act import Act
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, DRAW, HIDE, OPEN, UNCOVER
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack import playing
from tests.games.ratjack.kit import Heard, Seat, down, lay, play, seat, up
from tests.games.ratjack.playing import answer_for

FIRST = (OPEN, 0, None)
KNOWN, UNKNOWN = down("rat_9", known=(0,)), down("rat_9")


def last_step(seats: tuple[Seat, ...], *answers: object, **more: Any) -> Callable[[], Heard]:
    """What is told by the last of these answers."""

    def told() -> Heard:
        table = lay(*seats, **{"discard": ["rat_6", "rat_7"], **more})
        play(table, *answers[:-1])
        return play(table, answers[-1])

    return told


def me(*cards: str) -> Seat:
    return seat(down("rat_3"), up("rat_4"), down("rat_5"), hand=cards)


CANNOT = {
    "a card drawn from the deck": last_step((seat(hand=["rat_1"]), seat()), DECK, stage=DRAW),
    "a card drawn from the deck by an effect": last_step((me("rat_2", "rat_1"), seat()), FIRST, DECK),
    "a look at a hidden card": last_step((me("rat_1", "rat_2"), seat(UNKNOWN)), FIRST),
    "a look at a card that was known": last_step((me("rat_1", "rat_2"), seat(KNOWN)), FIRST),
    "a look at a hand": last_step((me("weasel_3", "rat_1"), seat(), seat()), FIRST, 1),
    "a look at the deck": last_step((me("weasel_1", "rat_1"), seat()), FIRST),
    "an unknown card turned up": last_step((me("rat_12", "rat_1"), seat(UNKNOWN)), FIRST),
    "an unknown card discarded": last_step((me("raccoon_11", "rat_1"), seat(UNKNOWN)), FIRST),
    "an unknown card dealt": last_step((me("weasel_11", "rat_1"), seat(), seat()), FIRST, 1),
    "an unknown card swapped": last_step(
        (me("rat_9", "rat_1"), seat(down("rat_8"))), FIRST, ((0, 0), (1, 0))
    ),
    "hand cards exchanged": last_step((me("weasel_4", "rat_1"), seat(), seat()), FIRST, 1),
    "the deck milled and the pile shuffled": last_step((me("weasel_2", "rat_1"), seat()), FIRST),
    "another seat's answer": last_step(
        (me("weasel_10", "rat_1"), seat(KNOWN, down("rat_8", known=(0,)))), FIRST, 0
    ),
    "an unknown card that an opponent had to turn up": last_step(
        (me("weasel_10", "rat_1"), seat(UNKNOWN)), FIRST
    ),
}
CAN = {
    "a card drawn from the discard pile": last_step((seat(hand=["rat_1"]), seat()), DISCARD, stage=DRAW),
    "a card played face down": last_step((me("rat_1", "rat_2"), seat()), (HIDE, 0, None)),
    "a card opened": last_step((me("rat_8", "rat_2"), seat()), FIRST),
    "an own card uncovered": last_step((me("rat_8", "rat_2"), seat()), (UNCOVER, 0, 2)),
    "an own card triggered": last_step((me("rat_6", "rat_2"), seat()), FIRST, (0, 2)),
    "an own card turned up": last_step((me("weasel_6", "rat_2"), seat()), FIRST, (0, 2)),
    "a chip put": last_step((me("rat_8", "rat_2"), seat()), FIRST, ("D", (0, 0))),
    "a chip put on an opponent's card": last_step(
        (me("rat_10", "rat_2"), seat(UNKNOWN)), FIRST, ("D", (1, 0))
    ),
    "an open card discarded": last_step((me("rat_7", "rat_2"), seat()), FIRST),
    "open cards swapped": last_step((me("rat_11", "rat_2"), seat(up("rat_1"))), FIRST, ((0, 1), (1, 0))),
    "an open card given": last_step((me("weasel_12", "rat_2"), seat(), seat()), FIRST, ((0, 1), 2)),
    "an open card turned face down": last_step((me("weasel_7", "rat_2"), seat(up("rat_1"))), FIRST),
    "the hand card laid": last_step((me("weasel_5", "rat_2"), seat()), FIRST, HIDE),
    "the hand card exchanged with an own one": last_step((me("rat_4", "rat_2"), seat()), FIRST, (0, 0)),
    "the hand card exchanged with the pile": last_step((me("rat_3", "rat_2"), seat()), FIRST),
    "a card taken back": last_step((me("weasel_8", "rat_2"), seat()), FIRST),
    "a hand card discarded": last_step((me("weasel_8", "rat_2"), seat()), FIRST, 0),
    "a card of the deck discarded after the look": last_step((me("weasel_1", "rat_1"), seat()), FIRST, 0),
    "a known card turned up": last_step((me("rat_12", "rat_1"), seat(KNOWN)), FIRST),
    "a known card discarded": last_step((me("raccoon_11", "rat_1"), seat(KNOWN)), FIRST),
    "a known card swapped": last_step(
        (me("rat_9", "rat_1"), seat(down("rat_8", known=(0,)))), FIRST, ((0, 0), (1, 0))
    ),
    "a card swapped after the look": last_step((me("weasel_9", "rat_1"), seat(UNKNOWN)), FIRST, (0, 0)),
    "a known card dealt": last_step(
        (me("weasel_11", "rat_1"), seat(), seat()), FIRST, 1, deck=["rat_10", down("rat_2", known=(0,))]
    ),
    "a known card that an opponent had to turn up": last_step((me("weasel_10", "rat_1"), seat(KNOWN)), FIRST),
}


@pytest.mark.parametrize("what", CANNOT)
def test_there_is_no_way_back_from(what: str) -> None:
    told = CANNOT[what]()
    assert told.story and told.no_way_back


@pytest.mark.parametrize("what", CAN)
def test_it_can_be_taken_back(what: str) -> None:
    told = CAN[what]()
    assert told.story and not told.no_way_back


@pytest.mark.parametrize("step", [mill(2), shuffle_discard(2)], ids=str)
def test_milling_and_shuffling_each_leave_no_way_back_even_from_known_cards(step: Step) -> None:
    deck = [down("rat_10", known=(0,)), down("rat_11", known=(0,))]
    told = Heard(lay(seat(), seat(), deck=deck, discard=["rat_6", "rat_7"]))
    DEEDS[step.verb](Act(told.table, step, "weasel_2", told.hear, Dice(1)), None)
    assert told.story and told.no_way_back


# --- in whole games, by the words of the page


ALWAYS = (h.Looked, h.LookedAtHand, h.LookedAtDeck, h.SwappedHands, h.ShuffledDiscard)


def comes_to_light(before: View, told: list[Happening]) -> bool:
    """Whether the page knows no way back from what was told, judged by what the seat saw before."""
    places = [card for place in before.places for card in (*place.hand, *place.row)]
    known = {*before.deck, *before.discard, *(card.face for card in places)}
    for each in told:
        if isinstance(each, ALWAYS) or (isinstance(each, h.Drew) and each.pile == DECK):
            return True
        if isinstance(each, (h.Revealed, h.Discarded, h.DealtFromDeck)) and each.face not in known:
            return True
        if isinstance(each, h.Swapped) and each.face is None and not knows_what_comes(before, each):
            return True
    return False


def knows_what_comes(before: View, each: h.Swapped) -> bool:
    return before.places[each.other].row[each.other_slot].face is not None


def told_by_an_answer(match: RatjackMatch, stories: int, length: int) -> list[Happening]:
    return [each for story in match.stories[stories - 1 :] for each in story][length:]


@given(playing.options, playing.tempers, playing.seeds)
def test_a_match_undoes_exactly_what_the_page_allows(options: Options, tempers: list[str], seed: int) -> None:
    match, dice = new_match(options, seed), Dice(seed + 1)
    undoable = total = 0
    while not match.over:
        asked = match.open_questions
        stories, length = len(match.stories), len(match.story)
        views = {question.seat: match.view(question.seat) for question in asked}
        for question in asked:
            match.answer(question.seat, answer_for(question, tempers[question.seat], dice))
        told = told_by_an_answer(match, stories, length)
        another_round = match.over or len(match.stories) > stories
        seat = asked[0].seat
        together = asked[0].kind in ("opening", "reveal_one")
        allowed = not (together or another_round or comes_to_light(views[seat], told))
        assert match.can_undo(seat) == allowed
        others = {*range(options.players)} - {seat}
        assert not any(match.can_undo(other) for other in others)
        undoable, total = undoable + allowed, total + 1
    assert 0 < undoable < total


@playing.a_few
@given(playing.options, playing.seeds)
def test_taking_back_and_doing_the_same_again_gives_the_same_table(options: Options, seed: int) -> None:
    match, dice = new_match(options, seed), Dice(seed + 1)
    while not match.over:
        question = match.open_questions[0]
        answer = question.any_answer(dice)
        before = match.game.copy(match._table), [match.view(s) for s in range(options.players)]
        match.answer(question.seat, answer)
        if match.can_undo(question.seat):
            after = match.game.copy(match._table)
            match.undo(question.seat)
            assert (match._table, [match.view(s) for s in range(options.players)]) == before
            match.answer(question.seat, answer)
            assert match._table == after
