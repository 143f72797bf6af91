"""RatLand's chronicle of a finished game: worked examples of deeds, and that it reads back."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratland.chronicle import (
    DeedKind,
    RatLandChronicle,
    chronicle_of,
    greatest_deeds,
    read,
    write,
)
from ratland_desktop.games.ratland.rules.happenings import Bred, Fed, RoundBegan, Stole
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import LEFT, RIGHT, Board, Food
from ratland_desktop.hotseat.chronicle import NO_SEAT, Deed
from tests.saves.playing import every_option, match_after


def drawn(*curves: tuple[int, ...], graves: tuple[tuple[int, ...], ...] = ()) -> RatLandChronicle:
    """A game whose clans grew like this, from seven rats."""
    rats = tuple((7, *curve) for curve in curves)
    nothing = tuple((0,) * len(curve) for curve in rats)
    buried = tuple((0, *curve) for curve in graves) or nothing
    events = ("abundance",) * len(curves[0])
    count = len(rats)
    clans, cheese = ("",) * count, (0,) * count
    return RatLandChronicle(False, Board.OFF, Food.SORTED, clans, events, rats, buried, cheese, ())


# --- deeds


def test_the_biggest_feast_is_the_most_cheese_that_one_clan_ate_in_a_round() -> None:
    story = [RoundBegan(1, 0), Fed(0, 8, 4, 4, 0, 0), Fed(1, 12, 6, 6, 0, 0)]
    later = [RoundBegan(2, 1), Fed(0, 10, 5, 5, 0, 0), Fed(1, 12, 6, 2, 4, 1)]
    deeds = greatest_deeds([story, later])
    assert deeds == (Deed(DeedKind.FEAST, 1, 1, 6), Deed(DeedKind.FAMINE, 2, 1, 4))


def test_both_pipes_to_the_same_neighbour_are_one_raid() -> None:
    two = [RoundBegan(3, 0), Stole(0, 1, LEFT, 2, 2), Stole(0, 1, RIGHT, 2, 5), Stole(1, 0, LEFT, 3, 3)]
    assert greatest_deeds([two]) == (Deed(DeedKind.RAID, 3, 0, 4, 1),)


def test_raids_on_two_neighbours_or_in_two_rounds_are_not_added_up() -> None:
    story = [RoundBegan(1, 0), Stole(0, 1, LEFT, 2, 2), Stole(0, 2, RIGHT, 2, 2)]
    later = [RoundBegan(2, 0), Stole(0, 1, LEFT, 2, 2), Stole(2, 1, LEFT, 3, 3)]
    assert greatest_deeds([story, later]) == (Deed(DeedKind.RAID, 2, 2, 3, 1),)


def test_of_equal_deeds_the_first_one_counts_and_nothing_is_no_deed() -> None:
    story = [RoundBegan(1, 0), Bred(1, 4, 2, 2, ()), Bred(0, 4, 2, 2, ()), Stole(0, 1, LEFT, 0, 2)]
    later = [RoundBegan(2, 0), Bred(0, 4, 2, 2, ())]
    assert greatest_deeds([story, later]) == (Deed(DeedKind.LITTER, 1, 1, 2),)


# --- whole games


@pytest.mark.parametrize("players", [2, 3, 7, 12])
def test_a_chronicle_says_what_the_rules_say(players: int) -> None:
    for number, options in enumerate(every_option(players)):
        if number % 5 != players % 5:
            continue
        match = match_after(None, options, seed=number)
        told, outcome, view = chronicle_of(match), match.outcome(), match.view(None)
        assert outcome is not None
        assert told.places == tuple(standing.place for standing in outcome.standings)
        assert told.winners == outcome.winners
        assert [told.points(seat) for seat in range(players)] == [x.points for x in outcome.standings]
        assert [curve[-1] for curve in told.rats] == [sewer.living for sewer in view.sewers]
        assert (told.rounds, told.players) == (len(view.records), players)
        assert read(write(told), players) == told


def test_a_clan_on_the_page_is_the_one_that_was_played() -> None:
    match = match_after(None, Options(4, clans=True))
    assert chronicle_of(match).clans == tuple(sewer.clan for sewer in match.view(None).sewers)


def _odd() -> list[dict[str, Any]]:
    good = write(drawn((8, 9), (7, 6)))
    return [
        {"rats": [[7, 8, 9]]},
        {"rats": [[7, 8], [7, 7, 6]]},
        {"rats": [[7, 8, -1], [7, 7, 6]]},
        {"rats": [[7, 8, True], [7, 7, 6]]},
        {"rats": [[7, 8, 10**9], [7, 7, 6]]},
        {"graves": None},
        {"cheese": [0]},
        {"events": []},
        {"events": ["abundance", "a card of another game"]},
        {"events": [["abundance"], "abundance"]},
        {"clans": [False, "", "wizard"]},
        {"clans": [1, "", ""]},
        {"clans": [False, "", {}]},
        {"board": "wooden"},
        {"food": 3},
        {"deeds": [["feast", 1, 0, 3]]},
        {"deeds": [["feast", 9, 0, 3, NO_SEAT]]},
        {"deeds": [["feast", 1, 2, 3, NO_SEAT]]},
        {"deeds": [["feast", 1, 0, 3, 1]]},
        {"deeds": [["raid", 1, 0, 3, NO_SEAT]]},
        {"deeds": [["raid", 1, 0, 3, 0]]},
        {"deeds": [["dance", 1, 0, 3, NO_SEAT]]},
        {"deeds": [["feast", 1, 0, 3, NO_SEAT]] * 2},
        {"deeds": {}},
        *({name: ...} for name in good),
    ]


@pytest.mark.parametrize("changed", _odd(), ids=str)
def test_what_cannot_be_a_chronicle_is_refused(changed: dict[str, Any]) -> None:
    good = write(drawn((8, 9), (7, 6)))
    assert read(good, 2) is not None
    assert read({**good, **changed}, 2) is None


@pytest.mark.parametrize("written", [None, [], "rats", 3, {}])
def test_what_is_no_chronicle_at_all_is_refused(written: object) -> None:
    assert read(written, 2) is None


def test_a_chronicle_for_another_number_of_players_is_refused() -> None:
    assert read(write(drawn((8, 9), (7, 6))), 3) is None
    assert read(write(drawn((8, 9), (7, 6))), 99) is None
