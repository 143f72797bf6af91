"""Ratjack's chronicle of a finished game: deeds, points by reason, that it reads back, and its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games.ratjack.adding_up import points_in_words
from ratland_desktop.games.ratjack.chronicle import (
    SCALE,
    DeedKind,
    PointWon,
    RatjackChronicle,
    chronicle_of,
    greatest_deeds,
    points_won,
    read,
    write,
)
from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import By, Deck, Ending, Merit
from ratland_desktop.games.ratjack.scenes.chronicle import DEEDS
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.hotseat.turning_points import Turn, turning_points
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.ratjack.playing import EVERY_TABLE, played
from tests.games.ratjack.telling_kit import badly_written
from tests.listening import LANGUAGES, speak


def effect(seat: int) -> Happening:
    return h.EffectBegan(seat, 0, "red_rat_8", By.OPENED)


def drawn(*curves: tuple[int, ...]) -> RatjackChronicle:
    """A game with these points after its rounds, all of them for Ratjacks."""
    scores = tuple((0, *curve) for curve in curves)
    merits = tuple((0, curve[-1], 0, 0) for curve in curves)
    return RatjackChronicle(Deck.RATS, scores, merits, (Ending.RATJACK,) * len(curves[0]), ())


# --- deeds


def test_knock_outs_of_a_round_are_added_up() -> None:
    first = [h.Point(0, 1, Merit.KNOCK_OUT, 1)]
    second = [h.Point(2, 1, Merit.KNOCK_OUT, 1), h.Point(2, 2, Merit.KNOCK_OUT, 3)]
    assert greatest_deeds([first, second]) == (Deed(DeedKind.BOOT, 2, 2, 2),)


def test_the_biggest_bust_is_the_highest_total_that_threw_somebody_out() -> None:
    stories = [[h.KnockedOut((0, 2), (27, 33), 0)], [h.KnockedOut((1,), (30,), 1)]]
    assert greatest_deeds(stories) == (Deed(DeedKind.BUST, 1, 2, 33),)


def test_a_chain_is_several_effects_in_one_turn() -> None:
    story = [h.TurnBegan(0), effect(0), h.TurnBegan(1), effect(1), effect(1), h.TurnBegan(0), effect(0)]
    assert greatest_deeds([story]) == (Deed(DeedKind.CHAIN, 1, 1, 2),)


def test_the_best_kept_secret_is_what_lay_hidden_to_the_end() -> None:
    hidden = h.Secrets(1, ((0, "red_rat_9"), (2, "weasel_12")), ("red_rat_1",))
    story = [h.SecretsShown((h.Secrets(0, (), ("red_rat_12",)), hidden))]
    assert greatest_deeds([story]) == (Deed(DeedKind.SECRET, 1, 1, 21),)


def test_every_point_is_told_with_round_and_reason() -> None:
    stories = [[h.Point(0, 1, Merit.RATJACK, None)], [h.Point(1, 1, Merit.KNOCK_OUT, 0)]]
    assert points_won(stories) == (
        PointWon(1, 0, Merit.RATJACK, None),
        PointWon(2, 1, Merit.KNOCK_OUT, 0),
    )


# --- whole games


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_a_chronicle_says_what_the_rules_say(options: Any) -> None:
    for seed in range(1, 4):
        match = played(options, seed=seed)
        told, outcome, view = chronicle_of(match), match.outcome(), match.view(None)
        assert outcome is not None
        assert told.places == tuple(standing.place for standing in outcome.standings)
        assert told.winners == outcome.winners
        assert [told.points(seat) for seat in range(options.players)] == [p.points for p in view.places]
        assert [sum(merits) for merits in told.merits] == [p.points for p in view.places]
        assert (told.rounds, told.players, told.deck) == (view.round, options.players, options.deck)
        assert len(told.endings) == view.round
        assert read(write(told), options.players) == told


def test_a_fourth_point_wins_no_more_than_a_third() -> None:
    told = drawn((1, 4), (2, 3), (0, 1))
    assert (told.places, told.winners) == ((1, 1, 3), (0, 1))


@pytest.mark.parametrize(
    "change",
    [
        {"deck": "cats"},
        {"endings": []},
        {"endings": ["ratjack"] * 10},
        {"endings": ["bored", "ratjack"]},
        {"points": [[0, 1, 3]]},
        {"points": [[0, 2, 1], [0, 0, 1]]},
        {"points": [[1, 1, 3], [0, 0, 1]]},
        {"points": [[0, 1, True], [0, 0, 1]]},
        {"merits": [[0, 2, 0, 0], [0, 1, 0, 0]]},
        {"merits": [[0, 3], [0, 1]]},
        {"deeds": [["boot", 3, 0, 1, -1]]},
        {"deeds": [["dance", 1, 0, 1, -1]]},
        {"deeds": "boot"},
    ],
)
def test_what_cannot_be_a_chronicle_is_refused(change: dict[str, Any]) -> None:
    good = write(drawn((1, 3), (0, 1)))
    assert read(good, 2) is not None
    assert read({**good, **change}, 2) is None
    assert read({**good, "deck": None}, 2) is None
    assert read([], 2) is read(good, 1) is read(good, 5) is None


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_and_every_turning_point_has_its_words(language: str) -> None:
    texts = speak(language)
    said: dict[str, Any] = {
        "round": 2,
        "name": "Mira",
        "other": "Max",
        "date": "1",
        "names": ["Mira", "Max"],
        "rounds": 3,
    }
    said |= {"players": 2, "total": 30, "effects": 3, "value": 21, "points": 2, "n": 1}
    words = [
        texts(f"ratjack.chronicle.deed.{kind}.{part}", **said)
        for kind in DeedKind
        for part in ("title", "text", "none")
    ]
    for turn in (*(turn for turn in Turn if turn is not Turn.SLUMP), "opening"):  # no point is ever lost
        words += [texts(f"ratjack.chronicle.story.{turn}", **said)]
    assert not [text for text in words if badly_written(text)]
    assert texts.missing == set()


def test_no_game_of_ratjack_has_a_slump() -> None:
    games = (chronicle_of(played(options)) for options in EVERY_TABLE)
    turns = {point.turn for told in games for point in turning_points(told, SCALE)}
    assert turns and Turn.SLUMP not in turns


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 knock-out, 2 Ratjacks and last one in = 4 points"),
        ("de", "1 Rauswurf, 2 Ratjacks und allein übrig = 4 Punkte"),
        ("fr", "1 élimination, 2 Ratjacks et dernier rat en jeu = 4 points"),
        ("es", "1 eliminación, 2 Ratjacks y última rata en juego = 4 puntos"),
    ],
)
def test_points_are_summed_up_by_their_reasons(language: str, text: str) -> None:
    assert points_in_words((1, 2, 1, 0), speak(language)) == text


def test_the_page_has_a_sign_for_every_point() -> None:
    told = drawn((1, 3), (0, 1))
    assert DEEDS.sum_signs(told, 0) == ["ratjack.ratjack"] * 3
    mixed = replace(told, merits=((1, 0, 1, 1), (0, 1, 0, 0)))
    assert DEEDS.sum_signs(mixed, 0) == ["ratjack.knock_out", "ratjack.survivor", "ratjack.highest"]


def test_who_has_no_point_reads_so() -> None:
    assert points_in_words((0, 0, 0, 0), speak("en")) == "no points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_has_its_name_wherever_it_is_named(language: str) -> None:
    texts = speak(language)
    for deck in Deck:
        for key in ("hall.variant.deck", "variant.deck"):
            texts(f"ratjack.{key}.{deck.value}")
    assert texts.missing == set()
