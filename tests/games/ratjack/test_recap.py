"""What a returning player of Ratjack is told: only what was open, from the moment they left."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.course import COURSE
from ratland_desktop.games.ratjack.recap import (
    Counts,
    RecapRound,
    deeds_in_words,
    ending_in_words,
    recap_of,
)
from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import PlayChoice
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.games.ratjack.steps import turns_of
from ratland_desktop.hotseat.diary import Diary, HandsChanged, Thought
from ratland_desktop.hotseat.reasons import because
from ratland_desktop.hotseat.recap import Recap
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.ratjack.playing import moments, played
from tests.games.ratjack.telling_kit import NAMES, badly_written
from tests.listening import LANGUAGES, speak

SEAT = 1


class FakeSession:
    """What a recap asks a session for."""

    def __init__(self, match: RatjackMatch, diary: Diary) -> None:
        self.match, self.diary = match, diary

    def view(self, seat: int | None) -> object:
        return self.match.view(seat)


def recap(match: RatjackMatch, diary: Diary | None = None) -> Recap[Counts, RecapRound]:
    return recap_of(FakeSession(match, diary or Diary()), SEAT)  # type: ignore[arg-type]


def left_in(match: RatjackMatch, round: int, moment: int) -> Diary:
    had = COURSE.tally(match.view(None), SEAT)
    return Diary(changes=[HandsChanged(round, moment, SEAT, HUMAN, "sewer_rat", had)])


def test_a_whole_game_is_told_round_by_round() -> None:
    match = played(Options(3, Deck.RATS), seed=4)
    told = recap(match)
    place = match.view(None).places[SEAT]
    assert (told.left, told.before) == (0, Counts(0, 0))
    assert told.now == Counts(place.points, place.total)
    assert [one.round for one in told.rounds] == [*range(1, len(match.stories) + 1)]
    assert told.rounds[-1].after.points == place.points
    assert all(one.ending is not None for one in told.rounds)
    assert told.worth_telling


def test_only_what_came_after_leaving_is_told() -> None:
    match = played(Options(3, Deck.RATS), seed=4)
    last = len(match.stories)
    assert last > 1
    *_, own = [turn for whose, turn in turns_of(match.stories[-1]) if whose == SEAT]
    moment = len(match.stories[-1]) - match.stories[-1][::-1].index(h.TurnBegan(SEAT)) - 1
    told = recap(match, left_in(match, last, moment))
    assert [one.round for one in told.rounds] == [last]
    assert told.rounds[0].turns == (own,)
    assert recap(match, left_in(match, last, moment + 1)).rounds[0].turns == ()
    assert recap(match, left_in(match, last, len(match.stories[-1]))).rounds == ()


def test_turns_are_those_of_the_seat_and_out_is_told() -> None:
    match = played(Options(4, Deck.RATS), ["opens"] * 4, seed=2)
    for number, one in enumerate(recap(match).rounds):
        story = match.stories[number]
        own = [turn for whose, turn in turns_of(story) if whose == SEAT]
        assert [*one.turns] == own
        assert one.out == any(isinstance(x, h.KnockedOut) and SEAT in x.seats for x in story)


def test_the_reason_is_that_of_the_last_card_of_the_round() -> None:
    match = played(Options(2, Deck.RATS), seed=1)
    had = COURSE.tally(match.view(None), SEAT)
    reasons = [because("ratjack.why.ratjack"), because("ratjack.why.out")]
    diary = Diary(thoughts=[Thought(1, SEAT, PlayChoice.kind, reason, had) for reason in reasons])
    diary.thoughts.append(Thought(1, SEAT, "draw", because("whim"), had))
    diary.thoughts.append(Thought(1, 0, PlayChoice.kind, because("whim"), had))
    assert recap(match, diary).rounds[0].reason == reasons[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recap_has_its_words_at_every_moment(language: str) -> None:
    texts = speak(language)
    match = new_match(Options(3, Deck.WEASELS_RACCOONS), 5)
    said = set()
    for number, moment in enumerate(moments(match, ["chance"] * 4, 5)):
        if number % 7 == 0:
            for one in recap(moment).rounds:
                said |= {deeds_in_words(one, NAMES[:3], texts), ending_in_words(one, texts)}
    assert {texts("ratjack.recap.no_turn"), texts("ratjack.recap.goes_on")} <= said
    assert not [text for text in said if badly_written(text)]
    assert texts.missing == set()


def test_a_recap_knows_nothing_hidden() -> None:
    """Only the open table and the open story are asked for."""
    match = played(Options(3, Deck.RATS), seed=4)

    class Open(FakeSession):
        def view(self, seat: int | None) -> object:
            assert seat is None
            return super().view(seat)

    assert recap_of(Open(match, Diary()), SEAT).rounds  # type: ignore[arg-type]
