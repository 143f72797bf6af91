"""The chronicle of a finished game of Comme des Rats: deeds, points, that it reads back, and its words."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.adding_up import points_in_words
from ratland_desktop.games.comme_des_rats.chronicle import (
    SCALE,
    CommeDesRatsChronicle,
    DeedKind,
    chronicle_of,
    greatest_deeds,
    read,
    write,
)
from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.words import Aimed, Cause, Named
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.hotseat.turning_points import Turn, turning_points
from tests.games.comme_des_rats.playing import EVERY_VARIANT, played
from tests.games.comme_des_rats.telling_kit import LANGUAGES, badly_written, speak


def drawn(*curves: tuple[int, ...], cards: tuple[int, ...] = ()) -> CommeDesRatsChronicle:
    """A game with these points after its rounds."""
    scores = tuple((0, *curve) for curve in curves)
    out = ((),) * len(curves[0])
    return CommeDesRatsChronicle(False, True, scores, cards or (0,) * len(curves), out, ())


def told(*stories: list[Any]) -> dict[str, Deed]:
    return {deed.kind: deed for deed in greatest_deeds(stories)}


# --- deeds


def test_the_richest_haul_is_the_most_points_of_one_round() -> None:
    first, second = h.RoundScored((3, 0, 5), (3, 0, 5)), h.RoundScored((4, 1, 0), (7, 1, 5))
    assert told([first], [second])[DeedKind.HAUL] == Deed(DeedKind.HAUL, 1, 2, 5)


def test_thefts_traps_and_visits_of_a_round_are_added_up() -> None:
    theft = h.Stole(1, 0, 2, None, Aimed.CHOSEN)
    deeds = told(
        [theft],
        [h.TrapSprung(2, 0, 3), h.TrapSprung(2, 1, 3), theft, theft, h.CloverUsed(2, Cause.TRAP, None)],
    )
    assert deeds[DeedKind.THIEF] == Deed(DeedKind.THIEF, 2, 1, 2)
    assert deeds[DeedKind.MAGNET] == Deed(DeedKind.MAGNET, 2, 2, 2)
    assert deeds[DeedKind.LUCK] == Deed(DeedKind.LUCK, 2, 2, 1)


def test_a_sneak_sends_the_cat_to_who_gave_the_dice() -> None:
    thanks = [h.TurnBegan(0, 1), h.CatSent(1, 0, Aimed.CHOSEN)]
    deeds = told([*thanks, h.TurnBegan(1, 2), h.CatSent(1, 2, Aimed.CHOSEN)])
    assert deeds[DeedKind.SNEAK] == Deed(DeedKind.SNEAK, 1, 1, 1, 0)
    assert deeds[DeedKind.FAVOURITE] == Deed(DeedKind.FAVOURITE, 1, 0, 1)
    forced = [h.TurnBegan(0, 1), h.CatSent(1, 0, Aimed.ONLY_ONE), h.CatSent(2, 0, Aimed.RAT_CARD)]
    assert DeedKind.SNEAK not in told(forced)


def test_a_fall_counts_the_cards_that_were_lost() -> None:
    assert told([h.WentOut(0, 2)], [h.WentOut(1, 4)])[DeedKind.FALL] == Deed(DeedKind.FALL, 2, 1, 4)
    assert DeedKind.FALL not in told([h.WentOut(0, 0)])


def test_an_escape_is_scored_with_two_bandages() -> None:
    hurt = [h.Bandaged(0, 1, Cause.TRAP, None), h.Bandaged(0, 2, Cause.CAT, 1)]
    shown = h.StashShown(0, ("cheese2", "clover"), 2, 1)
    assert told([*hurt, shown])[DeedKind.ESCAPE] == Deed(DeedKind.ESCAPE, 1, 0, 3)
    assert DeedKind.ESCAPE not in told([*hurt, h.Healed(0, 1), shown])
    assert DeedKind.ESCAPE not in told(hurt, [shown])  # bandages go back after a round


def test_only_who_was_chosen_is_trusted() -> None:
    forced = [h.PartnerNamed(0, 2, Named.FORCED), h.PartnersNamed(0, 1, 2, Named.FORCED, 2)]
    deeds = told([h.PartnerNamed(0, 1, Named.CHOSEN), *forced])
    assert deeds[DeedKind.TRUSTED] == Deed(DeedKind.TRUSTED, 1, 1, 2)


def scored(seats: int) -> h.RoundScored:
    return h.RoundScored((0,) * seats, (0,) * seats)


def test_who_was_never_chosen_while_others_chose_is_untrusted() -> None:
    chosen = [
        h.PartnerNamed(0, 1, Named.CHOSEN), h.PartnerNamed(1, 0, Named.CHOSEN),
        h.PartnerNamed(2, 0, Named.CHOSEN), scored(3),
    ]  # fmt: skip
    assert told(chosen)[DeedKind.UNTRUSTED] == Deed(DeedKind.UNTRUSTED, 1, 2, 2)
    once_chosen = [h.PartnerNamed(0, 2, Named.CHOSEN), *chosen]
    assert DeedKind.UNTRUSTED not in told(once_chosen)
    forced = [h.PartnerNamed(0, 2, Named.FORCED), *chosen]
    assert told(forced)[DeedKind.UNTRUSTED] == Deed(DeedKind.UNTRUSTED, 1, 2, 2)


def test_traps_at_the_end_are_a_parade() -> None:
    shown = [h.StashShown(0, ("cheese1",), 1, 0), h.StashShown(2, ("trap", "cheese2", "trap"), 2, 0)]
    assert told(shown)[DeedKind.PARADE] == Deed(DeedKind.PARADE, 1, 2, 2)
    assert DeedKind.PARADE not in told(shown[:1])


# --- whole games


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_a_chronicle_says_what_the_rules_say(options: Any) -> None:
    for seed in (1, 2):
        match = played(options, seed=seed)
        told, outcome, view = chronicle_of(match), match.outcome(), match.view(None)
        assert outcome is not None
        assert list(told.places) == [standing.place for standing in outcome.standings]
        assert [told.points(seat) for seat in range(told.players)] == [rat.points for rat in view.rats]
        assert [told.gained(seat) for seat in range(told.players)] == [
            tuple(record.gained[seat] for record in view.records) for seat in range(view.seats)
        ]
        assert (told.rounds, told.players) == (view.round, options.seats)
        assert (told.four_dice, told.roles) == (options.four_dice, options.roles)
        assert told.out == tuple(record.out for record in view.records)
        assert read(write(told), options.seats) == told


def test_more_cards_in_the_last_stash_break_a_tie() -> None:
    told = drawn((3, 6), (2, 6), (0, 4), cards=(2, 3, 5))
    assert (told.places, told.winners) == ((2, 1, 3), (1,))


@pytest.mark.parametrize(
    "change",
    [
        {"roles": "yes"},
        {"four_dice": 1},
        {"out": []},
        {"out": [[]] * 7},
        {"out": [[], [3]]},
        {"out": [[1, 0], []]},
        {"points": [[0, 1, 3]]},
        {"points": [[0, 2, 1], [0, 0, 1], [0, 0, 0]]},
        {"points": [[1, 1, 3], [0, 0, 1], [0, 0, 0]]},
        {"points": [[0, 1, True], [0, 0, 1], [0, 0, 0]]},
        {"cards": [1, 2]},
        {"cards": [1, 2, -1]},
        {"deeds": [["haul", 3, 0, 1, -1]]},
        {"deeds": [["dance", 1, 0, 1, -1]]},
        {"deeds": [["sneak", 1, 0, 1, -1]]},
        {"deeds": [["haul", 1, 0, 1, 1]]},
        {"deeds": "haul"},
    ],
    ids=str,
)
def test_what_cannot_be_a_chronicle_is_refused(change: dict[str, Any]) -> None:
    good = write(drawn((1, 3), (0, 1), (2, 2)))
    assert read(good, 3) is not None
    assert read({**good, **change}, 3) is None


def test_nobody_reads_a_chronicle_for_another_number_of_seats() -> None:
    good = write(drawn((1, 3), (0, 1), (2, 2)))
    assert read([], 3) is read(good, 2) is read(good, 4) is read(good, 6) is None


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_and_every_turning_point_has_its_words(language: str) -> None:
    texts = speak(language)
    said: dict[str, Any] = {"round": 2, "name": "Mira", "other": "Max", "date": "1", "players": 3}
    said |= {"names": ["Mira", "Max"], "rounds": 3}
    for amount in (1, 2):
        counted = dict.fromkeys(("points", "cards", "times", "traps", "clovers", "n"), amount)
        words = [
            texts(f"comme_des_rats.chronicle.deed.{kind.value}.{part}", **said, **counted)
            for kind in DeedKind
            for part in ("title", "text", "none")
        ]
        for turn in (*(turn for turn in Turn if turn is not Turn.SLUMP), "opening"):  # no point is ever lost
            words += [texts(f"comme_des_rats.chronicle.story.{turn}", **said, **counted)]
        assert not [text for text in words if badly_written(text)]
    assert texts.missing == set()


def test_no_game_has_a_slump() -> None:
    turns = {
        point.turn
        for options in EVERY_VARIANT[:4]
        for point in turning_points(chronicle_of(played(options)), SCALE)
    }
    assert turns and Turn.SLUMP not in turns


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "3 + 0 + 5 = 8 points"), ("de", "3 + 0 + 5 = 8 Punkte"), ("fr", "3 + 0 + 5 = 8 points")],
)
def test_points_are_summed_up_round_by_round(language: str, text: str) -> None:
    assert points_in_words((3, 0, 5), speak(language)) == text


def test_a_single_round_needs_no_sum() -> None:
    assert points_in_words((7,), speak("en")) == "7 points"
    assert points_in_words((0,), speak("es")) == "ningún punto"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_its_words_in_the_hall(language: str) -> None:
    texts = speak(language)
    for name in ("four_dice", "roles"):
        texts(f"comme_des_rats.hall.filter.{name}")
        for value in ("true", "false"):
            texts(f"comme_des_rats.hall.variant.{name}.{value}")
    assert texts.missing == set()
