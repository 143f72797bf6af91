"""A game that is opened again stands where it was left, plays on to the same end, and showed no secret."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING, RatLandKeeping
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.saves.layout import from_bytes, to_bytes
from ratland_desktop.saves.resuming import resume
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.tabletop.dice import Dice
from tests.saves.playing import SHELF, answer_once, every_option, file_of, match_after, play_on

SOME = [Options(2), Options(5, clans=True), Options(7, clans=True, board=Board.SECRET)]
ALL = [options for players in range(2, 13) for options in every_option(players)]


def assert_same(one: RatLandMatch, other: RatLandMatch) -> None:
    assert one.seed == other.seed
    assert one.over == other.over
    assert one.journal == other.journal
    assert one.past == other.past
    assert one.stories == other.stories
    assert one.open_questions == other.open_questions
    assert one.handed_in == other.handed_in
    assert one.outcome() == other.outcome()
    for seat in (None, *range(len(one.view(None).sewers))):
        assert one.view(seat) == other.view(seat)


def assert_nothing_shows(raw: bytes, match: RatLandMatch) -> None:
    """No card, no placement and no seed can be read in the file."""
    text = raw.decode()
    assert not [card for card in (*EVENTS, *CLANS) if card in text]
    assert str(match.seed) not in text
    packed = text.replace(" ", "").replace("\n", "")
    for seat in match.handed_in:
        answer = json.dumps(match.sealed_answer(seat), separators=(",", ":"))
        assert answer not in packed
        assert answer.strip("[]") not in packed


def keep_at_every_decision(options: Options, seed: int) -> None:
    match = new_match(options, seed)
    dice = Dice(seed + 1)
    given: list[tuple[int, object]] = []
    kept: list[RatLandMatch] = []
    while True:
        raw = file_of(match)
        assert_nothing_shows(raw, match)
        resumed = resume("", raw, SHELF)
        assert resumed.notices == ()
        assert_same(match, resumed.match)
        kept.append(resumed.match)
        if match.over:
            break
        question = dice.choose(match.open_questions)
        given.append((question.seat, question.any_answer(dice)))
        match.answer(*given[-1])
    for number, other in enumerate(kept):
        for seat, answer in given[number:]:
            other.answer(seat, answer)
        assert_same(match, other)


@pytest.mark.parametrize("options", SOME, ids=str)
def test_a_game_kept_at_any_decision_is_the_same_and_plays_on_to_the_same_end(options: Options) -> None:
    keep_at_every_decision(options, 1_234_567_890_123)


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL, ids=str)
def test_every_game_of_2_to_12_in_all_variants_can_be_kept_at_every_decision(options: Options) -> None:
    keep_at_every_decision(options, 2_345_678_901_234)


def test_the_match_that_played_on_without_a_save_ends_the_same() -> None:
    kept = resume("", file_of(match_after(40)), SHELF).match
    assert_same(play_on(kept, Dice(3)), play_on(match_after(40), Dice(3)))


def test_half_collected_placements_are_kept_and_hidden() -> None:
    match = new_match(Options(3), 99_887_766_554)
    question = match.question(1)
    assert isinstance(question, Placement)
    match.answer(1, [1, 2, 0, 1, 0, 3, 0])
    raw = file_of(match)
    kept = resume("", raw, SHELF).match
    assert kept.handed_in == (1,)
    assert kept.sealed_answer(1) == (1, 2, 0, 1, 0, 3, 0)
    assert kept.view(None) == match.view(None)
    assert_nothing_shows(raw, match)


def test_how_far_the_story_was_told_is_kept_even_in_the_round_before() -> None:
    match = match_after(60)
    before = len(match.stories) - 2
    for shown in (Shown(before, 5), Shown(before + 1, 2), Shown.everything(match)):
        assert resume("", file_of(match, shown=shown), SHELF).shown == shown


def test_a_finished_game_opens_at_its_end() -> None:
    match = match_after(None)
    kept = resume("", file_of(match), SHELF)
    assert kept.match.over and kept.line.over
    assert kept.match.outcome() == match.outcome()


def changed_now(raw: bytes, **changes: Any) -> bytes:
    """The same file with other contents of the current round, properly sealed."""
    entries = from_bytes(raw)
    entries["now"] = seal({**unseal(entries["now"]), **changes})
    return to_bytes(entries)


def half_a_round() -> RatLandMatch:
    """A match in the middle of a later round, with open answers given."""
    match = new_match(Options(5, clans=True), 4)
    dice = Dice(5)
    while len(match.past) < 2 or not match.journal.answers:
        answer_once(match, dice)
    return match


def test_an_answer_that_the_rules_refuse_now_starts_the_round_again_and_loses_nothing_else() -> None:
    match = half_a_round()
    answers = [list(asked) for asked in match.journal.answers]
    answers[0][0] = [0, 0, 0, 0, 0, 0, 0]
    resumed = resume("", changed_now(file_of(match), answers=answers), SHELF)
    assert [(notice.code, dict(notice.params)) for notice in resumed.notices] == [
        (
            "saves.notice.round_again",
            {"game": "ratland", **RATLAND_KEEPING.summary(match.view(None))},
        )
    ]
    assert resumed.match.past == match.past
    assert resumed.match.journal == replace(match.journal, answers=(), sealed=())
    assert resumed.shown == Shown(0, 0)
    assert play_on(resumed.match, Dice(1)).over


def test_one_answer_more_or_less_than_the_rules_ask_for_starts_the_round_again() -> None:
    match = half_a_round()
    answers = [list(asked) for asked in match.journal.answers]
    for other in ([answers[0][:-1], *answers[1:]], [[*answers[0], answers[0][0]], *answers[1:]]):
        resumed = resume("", changed_now(file_of(match), answers=other), SHELF)
        assert resumed.notices and resumed.match.past == match.past


class OtherRules(RatLandKeeping):
    """Rules that take every answer but end up elsewhere."""

    rules = "2"

    def mark(self, view: View) -> list[object]:
        return [*super().mark(view), "one cheese more"]


def test_rules_that_lead_elsewhere_start_the_round_again() -> None:
    match = half_a_round()
    resumed = resume("", file_of(match), {"ratland": OtherRules()})
    assert [notice.code for notice in resumed.notices] == ["saves.notice.round_again"]
    assert resumed.match.past == match.past
    assert resumed.match.journal.answers == ()


def test_rounds_that_the_rules_play_otherwise_now_do_not_disturb_the_current_one() -> None:
    match = half_a_round()
    entries = from_bytes(file_of(match))
    first = unseal(entries["rounds"][0])
    first["answers"] = first["answers"][:-1]
    entries["rounds"][0] = seal(first)
    resumed = resume("", to_bytes(entries), SHELF)
    assert resumed.notices == ()
    assert resumed.match.journal == match.journal
    assert resumed.match.story == match.story
    assert len(resumed.match.stories) == 1
    assert resumed.match.past[1:] == match.past[1:]
