"""What the levels understand of the game: danger, company, their own end, and what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ratland_desktop.games.rattus.bots.choosing import choose
from ratland_desktop.games.rattus.bots.forecast import forecast_for
from ratland_desktop.games.rattus.bots.planning import known_table
from ratland_desktop.games.rattus.bots.tempers import TEMPERS
from ratland_desktop.games.rattus.bots.worth import chances, scores, stakes
from ratland_desktop.games.rattus.rules.table import Table
from ratland_desktop.games.rattus.rules.view import view
from ratland_desktop.games.rattus.rules.words import COUNT_TWO, TURN_UP
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.kit import lay, lay_last, sit

GOOD = (Level.SOLID, Level.CUNNING)


def choices(table: Table, level: Level, *before: object) -> list[Choice]:
    """What a bot answers to what this table asks after these answers, with several dice."""
    sitting = sit(table.copy(), *before)
    question = sitting.question
    return [choose(sitting.match.view(question.seat), question, Dice(dice), level) for dice in range(8)]


def agreed(level: Level, told: list[Choice], good: Callable[[Any], bool]) -> list[Choice]:
    """The good choices: all of the cunning level, the usual one of the solid level, which may misjudge."""
    found = [choice for choice in told if good(choice.answer)]
    usual = Counter([choice.answer for choice in told]).most_common(1)[0][0]
    assert len(found) == len(told) if level is Level.CUNNING else good(usual), told
    return found


@pytest.mark.parametrize("level", GOOD)
def test_the_plague_goes_where_the_leader_lives(level: Level) -> None:
    table = lay(
        2,
        cubes={"gallia": (4, 0), "italia": (0, 6), "polonia": (1, 0)},
        rats={"gallia": 3, "italia": 3, "polonia": 1},
        plague="germania",
    )
    told = choices(
        table, level, ("take", "monk"), ("monk", "polonia", 0, "hungaria"), ("place", "hungaria", 1)
    )
    assert ("plague", "gallia") not in {choice.answer for choice in told}
    for choice in agreed(level, told, lambda answer: answer == ("plague", "italia")):
        assert choice.reason == because("rattus.why.plague.hits", region="italia", seat=1)


@pytest.mark.parametrize("level", GOOD)
def test_new_rats_are_laid_among_others_and_not_at_home(level: Level) -> None:
    table = lay(
        2,
        cubes={"gallia": (5, 0), "polonia": (0, 6)},
        rats={"germania": 3, "gallia": 1, "polonia": 1},
        plague="italia",
    )
    told = choices(table, level, ("place", "germania", 3), ("plague", "germania"))
    assert ("gallia", "gallia") not in {choice.answer for choice in told}
    for choice in agreed(level, told, lambda answer: "polonia" in answer):
        assert choice.reason == because("rattus.why.spread.bother", region="polonia", seat=1)


@pytest.mark.parametrize("level", GOOD)
def test_the_knight_counts_against_others_and_is_silent_at_home(level: Level) -> None:
    for cubes, wanted in (((0, 2), COUNT_TWO), ((2, 0), TURN_UP)):
        table = lay(
            2,
            cubes={"gallia": cubes},
            rats={"gallia": 3, "polonia": 1},
            cards={"knight": 0},
            plague="germania",
        )
        told = choices(table, level, ("place", "polonia", 1), ("plague", "gallia"), ["italia", "italia"])
        assert agreed(level, told, lambda answer, wanted=wanted: answer == wanted)  # type: ignore[misc]


@pytest.mark.parametrize("level", GOOD)
def test_the_king_brings_somebody_home_before_the_turn_is_done(level: Level) -> None:
    table = lay(2, cubes={"gallia": (2, 0)}, rats={"polonia": 1}, cards={"king": 0}, plague="germania")
    told = choices(table, level, ("place", "polonia", 1), ("plague", "hungaria"))
    assert {choice.answer for choice in told} == {("king", "gallia")}


def test_who_is_ahead_and_safe_ends_the_game_with_the_last_cube() -> None:
    """One cube is left, nobody can be reached: to settle it is to win."""
    table = lay(
        2,
        cubes={"gallia": (8, 0), "italia": (0, 5)},
        rats={"polonia": 1, "scandia": 2},
        castle=(11, 2),
        plague="germania",
    )
    told = choices(table, Level.CUNNING, ("take", "peasant"))
    assert {choice.reason.code for choice in told} == {"rattus.why.place.last"}


@pytest.mark.parametrize("level", GOOD)
def test_the_witch_swaps_a_nasty_rat_away_and_leaves_a_mild_one(level: Level) -> None:
    def told(mine: str, theirs: str) -> list[Choice]:
        table = lay(
            2,
            cubes={"gallia": (4, 0), "italia": (0, 4)},
            rats={"gallia": [mine], "italia": [theirs]},
            cards={"witch": 0},
        )
        return choices(table, level, ("witch", "gallia", 0), ("italia", 0))

    assert agreed(level, told("4 MAKW", "1 BR"), lambda answer: answer is True)
    assert agreed(level, told("1 BR", "4 MAKW"), lambda answer: answer is False)


@pytest.mark.parametrize("level", GOOD)
def test_in_the_last_round_the_peasant_settles_where_no_rats_are(level: Level) -> None:
    table = lay_last(
        2, cubes={"gallia": (0, 2)}, rats={"gallia": 3, "italia": 2}, cards={"peasant": 1}, plague="hispania"
    )
    told = choices(table, level)
    assert agreed(level, told, lambda answer: answer[0] == "peasant" and not table.rats[answer[1]])


@pytest.mark.parametrize("level", GOOD)
def test_in_the_last_round_the_merchant_leads_people_away_from_rats(level: Level) -> None:
    table = lay_last(
        2, cubes={"gallia": (0, 3)}, rats={"gallia": 3}, cards={"merchant": 1}, plague="hispania"
    )
    told = choices(table, level)
    for choice in agreed(
        level, told, lambda answer: answer is not None and answer[:2] == ("merchant", "gallia")
    ):
        assert choice.reason == because("rattus.why.merchant.flee", region="gallia")


def test_who_would_only_lose_passes_in_the_last_round() -> None:
    table = lay_last(2, cubes={"gallia": (0, 1)}, rats={"hispania": 1}, cards={"monk": 1}, plague="polonia")
    for choice in choices(table, Level.CUNNING):
        assert choice.answer is None and choice.reason == because("rattus.why.last.no_more")


# --- what a table is worth


def test_chances_add_up_and_follow_the_scores() -> None:
    found = chances([5.0, 7.0, 6.0], 1.5)
    assert sum(found) == pytest.approx(1) and found[1] > found[2] > found[0]


def test_an_own_cube_is_worth_as_much_as_one_of_everybody_else_together() -> None:
    found = stakes(1, [0.2, 0.5, 0.3])
    assert found[1] == 1 and found[2] < found[0] < 0
    assert sum(found) == pytest.approx(0)


@pytest.mark.parametrize("level", [Level.BEGINNER, *GOOD])
def test_even_a_beginner_prefers_people_without_rats_and_people_in_the_castle(level: Level) -> None:
    def own(rats: int, castle: int) -> float:
        table = lay(2, cubes={"gallia": (3, 0)}, rats={"gallia": rats}, castle=(castle, 0))
        seen = view(table, 0)
        known = known_table(seen)
        return scores(known, forecast_for(seen, counts_rats=False), TEMPERS[level].parts.at(known))[0]

    assert own(0, 0) > own(1, 0) > own(3, 0) and own(0, 1) > own(0, 0)
