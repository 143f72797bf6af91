"""What a returning player of Comme des Rats is told: only what was open, from the moment they left."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.course import COURSE
from ratland_desktop.games.comme_des_rats.recap import (
    NOTHING,
    Counts,
    RecapRound,
    deeds_in_words,
    ending_in_words,
    recap_of,
)
from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.steps import took_part, turns_of
from ratland_desktop.hotseat.diary import Diary, HandsChanged, Thought
from ratland_desktop.hotseat.reasons import because
from ratland_desktop.hotseat.recap import Recap
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.comme_des_rats.playing import moments, played
from tests.games.comme_des_rats.telling_kit import LANGUAGES, badly_written, names_for, speak

SEAT = 1


class FakeSession:
    """What a recap asks a session for; only the open table."""

    def __init__(self, match: CommeDesRatsMatch, diary: Diary) -> None:
        self.match, self.diary = match, diary

    def view(self, seat: int | None) -> object:
        assert seat is None
        return self.match.view(seat)


def recap(match: CommeDesRatsMatch, diary: Diary | None = None) -> Recap[Counts, RecapRound]:
    return recap_of(FakeSession(match, diary or Diary()), SEAT)  # type: ignore[arg-type]


def left_in(match: CommeDesRatsMatch, round: int, moment: int) -> Diary:
    had = COURSE.tally(match.view(None), SEAT)
    return Diary(changes=[HandsChanged(round, moment, SEAT, HUMAN, "sewer_rat", had)])


def long_game() -> CommeDesRatsMatch:
    """One with several rounds."""
    games = (played(Options(3), seed=seed) for seed in range(1, 20))
    return next(match for match in games if len(match.stories) > 1)


def test_a_whole_game_is_told_round_by_round() -> None:
    match = long_game()
    told, rat = recap(match), match.view(None).rats[SEAT]
    assert (told.left, told.before) == (0, NOTHING)
    assert told.now == Counts(rat.points, 0, 0)
    assert [one.round for one in told.rounds] == [*range(1, len(match.stories) + 1)]
    assert sum(one.gained for one in told.rounds) == told.rounds[-1].after.points == rat.points
    assert all(one.ending is not None for one in told.rounds)
    assert told.worth_telling


def test_only_what_came_after_leaving_is_told() -> None:
    match = long_game()
    last, story = len(match.stories), match.stories[-1]
    moment = max(at for at, x in enumerate(story) if isinstance(x, h.TurnBegan))
    _, turn = turns_of(story)[-1]
    told = recap(match, left_in(match, last, moment))
    assert [one.round for one in told.rounds] == [last]
    assert told.rounds[0].turns == ((turn,) if took_part(turn, SEAT) else ())
    assert recap(match, left_in(match, last, moment + 1)).rounds[0].turns == ()
    assert recap(match, left_in(match, last, len(story))).rounds == ()


def test_turns_are_those_in_which_the_seat_had_a_die() -> None:
    match = played(Options(5, four_dice=True), seed=2)
    for one in recap(match).rounds:
        story = match.stories[one.round - 1]
        assert [*one.turns] == [turn for _, turn in turns_of(story) if took_part(turn, SEAT)]
        assert one.out == any(isinstance(x, h.WentOut) and x.seat == SEAT for x in story)


def test_the_reason_is_the_last_one_of_the_round() -> None:
    match = played(Options(3), seed=1)
    had = COURSE.tally(match.view(None), SEAT)
    reasons = [because("whim"), because("other")]
    diary = Diary(thoughts=[Thought(1, SEAT, "keep", reason, had) for reason in reasons])
    diary.thoughts.append(Thought(1, 0, "keep", because("whim"), had))
    assert recap(match, diary).rounds[0].reason == reasons[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recap_has_its_words_at_every_moment(language: str) -> None:
    texts = speak(language)
    match = new_match(Options(4, roles=True), 5)
    said = set()
    for number, moment in enumerate(moments(match, ["chance"] * 5, 5)):
        if number % 9 == 0 or moment.over:
            for one in recap(moment).rounds:
                said |= {deeds_in_words(one, names_for(4), texts), ending_in_words(one, texts)}
    assert {texts("comme_des_rats.recap.no_turn"), texts("comme_des_rats.recap.goes_on")} <= said
    assert not [text for text in said if badly_written(text)]
    assert texts.missing == set()


def test_who_was_out_reads_so() -> None:
    for seed in range(1, 40):
        match = played(Options(3), seed=seed)
        for one in recap(match).rounds:
            words = ending_in_words(one, speak("en"))
            if one.out:
                assert (words, one.gained) == ("Out: nothing scored", 0)
                return
            assert words.endswith("scored")
    raise AssertionError("nobody ever went out")
