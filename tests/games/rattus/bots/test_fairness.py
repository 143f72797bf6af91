"""A bot knows its seat's view and its own dice: change what is hidden, and it answers the very same."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games.rattus.bots import forecast
from ratland_desktop.games.rattus.bots.choosing import choose, hints
from ratland_desktop.games.rattus.bots.tempers import TEMPERS
from ratland_desktop.games.rattus.bots.thinking import Mind
from ratland_desktop.games.rattus.rules.game import RattusMatch
from ratland_desktop.games.rattus.rules.table import Options, Table
from ratland_desktop.games.rattus.rules.view import view
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.bots.table_of_bots import moments
from tests.games.rattus.kit import lay, sit
from tests.games.rattus.test_secrets import shuffled
from tests.quickly import quickly

SEED = 77
EVERY = 6  # how many questions are passed over between two that are looked at
QUICK = (Level.RANDOM, Level.BEGINNER, Level.SOLID)


def asked(options: Options, seed: int) -> Iterator[tuple[RattusMatch, Question, Table]]:
    """Some of the questions of a game; each with the match, and the table with other hidden faces."""
    for number, (match, question) in enumerate(moments(options, seed, QUICK)):
        if number % EVERY == 0 or question.private:
            seat = question.seat
            yield match, question, shuffled(match._table, Dice(number), lambda rat, s=seat: s in rat.seen)  # type: ignore[misc]


def in_bytes(told: Any) -> bytes:
    return pickle.dumps(repr(told))


@pytest.mark.parametrize("players", quickly([2, 4], 2))
def test_faces_that_a_seat_does_not_know_change_no_answer_no_reason_and_no_hint(players: int) -> None:
    different = 0
    for match, question, other in asked(Options(players), 4):
        seat = question.seat
        different += other.rats != match._table.rats
        for level in OFFERED:
            told = [
                choose(seen, question, Dice(SEED), level) for seen in (match.view(seat), view(other, seat))
            ]
            assert in_bytes(told[0]) == in_bytes(told[1])
        ideas = [hints(seen, question, Dice(SEED)) for seen in (match.view(seat), view(other, seat))]
        assert in_bytes(ideas[0]) == in_bytes(ideas[1])
    assert different > 5


def looked_at(faces: tuple[str, str]) -> tuple[Any, Question]:
    """A seat that has looked at a rat among its own people and one among others', and acts on."""
    table = lay(
        2,
        cubes={"gallia": (3, 0), "italia": (0, 3), "polonia": (1, 1)},
        rats={"gallia": [faces[0]], "italia": [faces[1]], "polonia": 1},
        cards={"witch": 0},
        plague="hispania",
    )
    sitting = sit(table, ("witch", "gallia", 0), ("italia", 0), False)
    return sitting.match.view(0), sitting.question


def test_hints_on_the_shared_screen_do_not_betray_what_the_witch_has_shown() -> None:
    told = [hints(*looked_at(faces), Dice(1)) for faces in (("1 PR", "2 MBC"), ("2 MBC", "1 PR"))]
    assert told[0] and in_bytes(told[0]) == in_bytes(told[1])


def test_what_the_witch_has_shown_is_used_by_the_bot_that_saw_it() -> None:
    views = [looked_at(faces) for faces in (("1 PR", "6 MAAKR"), ("6 MAAKR", "1 PR"))]
    found = [Mind(seen, TEMPERS[Level.CUNNING]).think(question) for seen, question in views]
    assert found[0] != found[1]


@pytest.mark.parametrize("level", OFFERED)
def test_thinking_changes_nothing_at_the_table(level: Level) -> None:
    for number, (match, question) in enumerate(moments(Options(2), 8, (Level.SOLID,))):
        before, seen = match._table.copy(), match.view(question.seat)
        kept = repr(seen)
        choose(seen, question, Dice(2), level)
        assert match._table == before and repr(seen) == kept
        if number > 15:
            break


def test_a_bot_refuses_to_look_through_another_seats_eyes() -> None:
    match, question = next(moments(Options(4), 3))
    with pytest.raises(ValueError, match="own seat"):
        choose(match.view(1 - question.seat), question, Dice(1))


@pytest.mark.parametrize("level", quickly(OFFERED, Level.CUNNING))
def test_the_work_of_a_decision_tells_nothing_about_hidden_faces(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The effort is counted in strikes that are worked out: the same for every way to hide the faces."""
    worked_out = forecast.Forecast.worked_out
    work: list[int] = [0]

    def counted(self: forecast.Forecast, *asked: Any) -> forecast.Averages:
        work[0] += 1
        return worked_out(self, *asked)

    monkeypatch.setattr(forecast.Forecast, "worked_out", counted)
    for number, (match, question, other) in enumerate(asked(Options(3), 5)):
        seat, efforts = question.seat, []
        for seen in (match.view(seat), view(other, seat)):
            forecast._forecast.cache_clear()
            work[0] = 0
            choose(seen, question, Dice(SEED), level)
            efforts.append(work[0])
        assert efforts[0] == efforts[1]
        if number > 8:
            break


@pytest.mark.slow
def test_a_bot_thinks_the_same_with_a_fresh_memory() -> None:
    """Strikes are remembered from one decision to the next: that may save time and change nothing else."""
    for number, (match, question) in enumerate(moments(Options(4), 6, (Level.CUNNING,))):
        if number % 5 == 0:
            seen = match.view(question.seat)
            warm = choose(seen, question, Dice(1), Level.CUNNING)
            forecast._forecast.cache_clear()
            assert choose(replace(seen), question, Dice(1), Level.CUNNING) == warm
        if number > 60:
            break
