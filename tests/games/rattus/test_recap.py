"""What a returning player of Rattus is told: only what was open, from the moment they left."""

from __future__ import annotations

from ratland_desktop.games.rattus.recap import Counts, RecapRound, deeds_in_words, recap_of
from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.game import RattusMatch
from ratland_desktop.games.rattus.rules.questions import Act
from ratland_desktop.games.rattus.rules.table import Options, points
from ratland_desktop.games.rattus.steps import turn_of
from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Diary, HandsChanged, Thought
from ratland_desktop.hotseat.reasons import because
from ratland_desktop.hotseat.recap import Recap
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.rattus.playing import played
from tests.games.rattus.telling_kit import NAMES, badly_written
from tests.listening import LANGUAGES, speak

SEAT = 1
HAD = Tally.of(points=4, reserve=16)


class FakeSession:
    """What a recap asks a session for; it must not ask for more than the open table."""

    def __init__(self, match: RattusMatch, diary: Diary) -> None:
        self.match, self.diary = match, diary

    def view(self, seat: int | None) -> object:
        assert seat is None
        return self.match.view(None)


def recap(match: RattusMatch, diary: Diary | None = None) -> Recap[Counts, RecapRound]:
    return recap_of(FakeSession(match, diary or Diary()), SEAT)  # type: ignore[arg-type]


def left_in(story: int, moment: int) -> Diary:
    return Diary(changes=[HandsChanged(story, moment, SEAT, HUMAN, "sewer_rat", HAD)])


def test_a_whole_game_is_told_round_by_round() -> None:
    match = played(Options(3), seed=4)
    told, view = recap(match), match.view(None)
    assert (told.left, told.before) == (0, Counts(0, 0))
    assert told.now == Counts(points(view)[SEAT], view.reserves[SEAT])
    assert [one.round for one in told.rounds] == [*range(view.round + 1)]
    own = [tuple(story) for story in match.stories if (turn := turn_of(story)) and turn.seat == SEAT]
    assert [turn for one in told.rounds for turn in one.turns] == own
    lost = sum(bite.seat == SEAT and bite.result == "lost" for story in match.stories for x in story
               if isinstance(x, h.Struck) for bite in x.bites)  # fmt: skip
    assert sum(one.lost for one in told.rounds) == lost
    assert told.worth_telling


def test_only_what_came_after_leaving_is_told() -> None:
    match = played(Options(3), seed=4)
    last = len(match.stories)
    told = recap(match, left_in(last, 1))
    assert [one.round for one in told.rounds] == [match.view(None).round]
    assert told.rounds[0].turns == ()
    assert recap(match, left_in(last, len(match.stories[-1]))).rounds == ()


def test_the_reason_is_that_of_the_last_act_of_the_round() -> None:
    match = played(Options(2), seed=1)
    reasons = [because("rattus.why.leader"), because("rattus.why.growth")]
    diary = Diary(thoughts=[Thought(1, SEAT, Act.kind, reason, HAD) for reason in reasons])
    diary.thoughts.append(Thought(1, 0, Act.kind, because("whim"), HAD))
    assert recap(match, diary).rounds[1].reason == reasons[1]


def test_a_recap_has_its_words_in_every_language() -> None:
    match = played(Options(3), seed=5)
    for language in LANGUAGES:
        texts = speak(language)
        said = {deeds_in_words(one, NAMES[:3], texts) for one in recap(match).rounds}
        assert texts("rattus.recap.no_turn") in said
        assert not [text for text in said if badly_written(text)]
        assert texts.missing == set()
