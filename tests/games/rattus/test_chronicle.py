"""Rattus' chronicle of a finished game: deeds, villagers by round, that it reads back, and its words."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.rattus.chronicle import (
    DeedKind,
    RattusChronicle,
    chronicle_of,
    greatest_deeds,
    read,
    scores_of,
    write,
)
from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.table import Options, points
from ratland_desktop.games.rattus.rules.words import LOST, SUPPLY
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.hotseat.turning_points import Turn
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.rattus.playing import played
from tests.games.rattus.telling_kit import badly_written
from tests.listening import LANGUAGES, speak


def struck(*seats: int) -> h.Struck:
    return h.Struck("gallia", 6, tuple(h.Bite("M", seat, LOST) for seat in seats), (0, 0))


SETTLING: list[Happening] = [h.Settled(0, "gallia", 2), h.Settled(1, "gallia", 2)]
STORIES: list[list[Happening]] = [
    SETTLING,
    [h.TurnBegan(0, 1), h.Placed(0, "gallia", 3, 3, 0, False), struck(1), struck(1, 0)],
    [h.TurnBegan(1, 1), h.CardTaken(1, "king", 0), h.Placed(1, "italia", 1, 1, 0, False), struck(0)],
    [h.TurnBegan(0, 2), h.CardTaken(0, "king", None)],
    [h.LastRoundBegan(0, (1,)), struck(0, 0, 0)],
]


def drawn(*curves: tuple[int, ...]) -> RattusChronicle:
    return RattusChronicle(curves, (1,) * len(curves), 0, SUPPLY, ())


def test_villagers_are_counted_after_each_round_and_the_end_belongs_to_the_last() -> None:
    assert scores_of(STORIES, 2) == ((2, 3, 0), (2, 1, 1))


def test_deeds_are_of_a_turn_or_of_the_whole_game() -> None:
    assert greatest_deeds(STORIES, (0, 2)) == (
        Deed(DeedKind.OUTBREAK, 1, 0, 2),
        Deed(DeedKind.BLOW, 2, 0, 3),
        Deed(DeedKind.RESCUE, 2, 1, 2),
        Deed(DeedKind.GRAB, 2, 1, 1),
    )


def test_who_only_hits_themselves_has_done_no_deed() -> None:
    assert greatest_deeds([[h.TurnBegan(0, 1), struck(0)]], (0, 0)) == (Deed(DeedKind.BLOW, 1, 0, 1),)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_chronicle_says_what_the_rules_say(players: int) -> None:
    match = played(Options(players), seed=players)
    told, outcome, view = chronicle_of(match), match.outcome(), match.view(None)
    assert outcome is not None
    assert told.places == tuple(standing.place for standing in outcome.standings)
    assert told.winners == outcome.winners
    assert tuple(told.points(seat) for seat in range(players)) == points(view)
    assert tuple(told.on_map(seat) + view.castle[seat] for seat in range(players)) == points(view)
    assert (told.rounds, told.players, told.ending) == (view.round, players, view.ending)
    assert read(write(told), players) == told


def test_a_tie_is_won_by_who_would_have_moved_first() -> None:
    assert drawn((4, 7), (4, 7)).places == (2, 1)


@pytest.mark.parametrize(
    "change",
    [
        {"points": [[4, 7]]},
        {"points": [[4], [4]]},
        {"points": [[4, 21], [4, 5]]},
        {"points": [[4, True], [4, 5]]},
        {"points": [[4, 7], [4, 5, 6]]},
        {"castle": [8, 0]},
        {"castle": [1]},
        {"last": 2},
        {"ending": "bored"},
        {"deeds": [["dance", 1, 0, 1, -1]]},
        {"deeds": [["blow", 2, 0, 1, -1]]},
    ],
)
def test_what_cannot_be_a_chronicle_is_refused(change: dict[str, Any]) -> None:
    good = write(drawn((4, 7), (4, 5)))
    assert read(good, 2) is not None
    assert read({**good, **change}, 2) is None
    assert read([], 2) is read(good, 1) is read(good, 5) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_and_every_turning_point_has_its_words(language: str) -> None:
    texts = speak(language)
    said: dict[str, Any] = {"round": 2, "name": "Mira", "other": "Max", "date": "1", "names": ["Mira", "Max"]}
    said |= {
        "players": 2,
        "rounds": 3,
        "villagers": 3,
        "cards": 2,
        "points": 2,
        "n": 1,
        "map": 3,
        "palace": 2,
    }
    words = [
        texts(f"rattus.chronicle.deed.{kind}.{part}", **said)
        for kind in DeedKind
        for part in ("title", "text", "none")
    ]
    words += [texts(f"rattus.chronicle.story.{turn}", **said) for turn in (*Turn, "opening")]
    words += [texts(f"rattus.chronicle.{part}", **said) for part in ("curve", "sum")]
    words += [texts(f"rattus.hall.{part}.most") for part in ("column", "record")]
    assert not [text for text in words if badly_written(text)]
    assert texts.missing == set()
