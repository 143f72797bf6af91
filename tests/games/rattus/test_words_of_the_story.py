"""Every happening of Rattus has its words, in every language, with the reason.

Whole games are told in all languages; what they do not reach by chance is told from facts made up here. A
text that nobody says and a hole that nobody fills both fail.
"""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.regions import SHADES
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.words import (
    LOST,
    NO_RATS,
    NOBODY,
    NONE_LEFT,
    NOT_THERE,
    RESERVE,
    ROOM,
    SUPPLY,
    UNHELD,
    Spot,
)
from ratland_desktop.games.rattus.step_telling import TELLER, lost_in, turn_line
from ratland_desktop.games.rattus.steps import TABLE_STEPS, turn_of
from ratland_desktop.games.rattus.telling import TELLINGS, bite_words, symbol_name
from ratland_desktop.hotseat.telling import BAD, GOOD, Sentence
from ratland_desktop.shell import glyphs
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from tests.games.rattus.kit import face
from tests.games.rattus.telling_kit import NAMES, ROOT, badly_written, sessions
from tests.listening import LANGUAGES, speak
from tests.quickly import quickly

GALLIA, ITALIA = Spot("gallia", 1), Spot("italia", 0)
BITES = (
    h.Bite("M", 0, LOST), h.Bite("M", 1, LOST), h.Bite("A", 0, LOST), h.Bite("K", 0, LOST),
    h.Bite("B", 1, NONE_LEFT), h.Bite("C", 2, NOT_THERE), h.Bite("R", None, UNHELD),
)  # fmt: skip
STRUCK = h.Struck("gallia", face("2 MBC"), BITES, (0, 0, 0))

# what chance hardly ever brings
CORNERS: tuple[Happening, ...] = (
    *(h.FaceSeen(GALLIA, number) for number in FACES),
    h.TableLaid(4, tuple(SHADES), "gallia", 0, 0, 37),
    h.Placed(0, "gallia", 1, 3, 0, True),
    h.Placed(0, "gallia", 4, 3, 1, False),
    h.Placed(0, "gallia", 1, 0, 1, False),
    h.NothingToPlace(1),
    h.PlagueMoved(0, "gallia", "gallia", 0),
    h.PlagueSpread(0, "gallia", 1, 1, ("anglia",), ""),
    h.PlagueSpread(0, "gallia", 3, 2, ("anglia",), ROOM),
    h.PlagueSpread(0, "gallia", 3, 2, ("anglia",), SUPPLY),
    *(h.NoSpread("gallia", why) for why in (NO_RATS, ROOM, SUPPLY)),
    *(h.Spared("gallia", why) for why in (NO_RATS, NOBODY)),
    *(h.RatTurned("gallia", 1, 3, 6, 3, neutral, out) for neutral in (0, 2) for out in (True, False)),
    STRUCK,
    h.PlagueOver("gallia", 0, 0),
    h.PlagueOver("gallia", 2, 0),
    h.PlagueOver("gallia", 0, 1),
    *(h.EndInSight(0, why) for why in (SUPPLY, RESERVE)),
    h.LastChance(0, (), True),
    h.LastChance(0, ("king",), True),
    h.LastPlague(("gallia",), ()),
    h.GameEnded((3, 4), (2, 1), (1, 2), 0, (0, 1)),
)


def in_english(happening: Happening) -> Sentence:
    return TELLER.tell(happening, NAMES, speak("en"))


def steps(story: tuple[Happening, ...]) -> tuple[Step, ...]:
    return steps_of(story, TABLE_STEPS, Party())


def stepped(*happenings: Happening) -> list[str]:
    texts = speak("en")
    return [TELLER.tell_step(step, NAMES, texts).text for step in steps(happenings)]


# --- completeness


def test_every_happening_of_the_rules_can_be_told() -> None:
    kinds = {kind for kind in vars(h).values() if isinstance(kind, type) and issubclass(kind, Happening)}
    assert kinds - {Happening} == set(TELLINGS)


def test_every_happening_that_is_told_to_all_has_its_place_in_a_step() -> None:
    assert set(TELLINGS) - {h.FaceSeen} == set(TABLE_STEPS)  # a face is only whispered


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_and_all_corners_are_told_without_a_gap(language: str) -> None:
    texts = speak(language)
    for players, happening in (*sessions().told, *((4, corner) for corner in CORNERS)):
        sentence = TELLER.tell(happening, NAMES[:players], texts)
        assert not badly_written(sentence.text), sentence.text
        assert not badly_written(sentence.short), sentence.short
        assert all(0 <= seat < players for seat in sentence.seats)
    assert texts.missing == set()


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_whole_games_are_told_step_by_step_and_turn_by_turn_without_a_gap(language: str) -> None:
    texts = speak(language)
    for players, story in sessions().stories[:60]:
        names = NAMES[:players]
        for step in steps(story):
            said = [TELLER.tell_step(step, names, texts).text]
            said += [TELLER.heading(heading, names, texts) for heading in step.headings]
            assert not [text for text in said if badly_written(text)]
        if turn_of(story) is not None:
            assert not badly_written(turn_line(story, names, texts)), story
    assert texts.missing == set()


def test_every_text_of_the_story_is_said_by_somebody() -> None:
    texts = speak("en")
    for players, happening in (*sessions().told, *((4, corner) for corner in CORNERS)):
        TELLER.tell(happening, NAMES[:players], texts)
    for players, story in sessions().stories:
        if turn_of(story) is not None:
            turn_line(story, NAMES[:players], texts)
    for step in steps((h.Spared("gallia", NO_RATS), h.Spared("italia", NO_RATS))):
        TELLER.tell_step(step, NAMES, texts)
    for bite in BITES:
        bite_words(texts, NAMES, bite)
    written = {*texts._catalogue.topic("en", "rattus/tell")}
    assert written - texts.said == set()
    assert texts.missing == set()


def test_every_sentence_has_a_sign_that_is_drawn() -> None:
    texts = speak("en")
    told = [*sessions().told, *((4, corner) for corner in CORNERS)]
    icons = {TELLER.tell(happening, NAMES[:players], texts).icon for players, happening in told}
    art = ROOT / "assets" / "art" / "common" / "icon"
    assert not [icon for icon in icons if not (art / f"{icon}.svg").is_file() and not glyphs.has(icon)]


# --- secrets


def test_what_the_witch_does_is_told_alike_whatever_lies_there() -> None:
    for happening in (h.Looked(0, GALLIA), h.Swapped(0, GALLIA, ITALIA), h.LeftAlone(0, GALLIA, ITALIA)):
        assert not any(char.isdigit() for char in in_english(happening).text)


def test_a_face_is_told_to_its_witch_with_every_sign_once() -> None:
    assert in_english(h.FaceSeen(GALLIA, face("4 MMCKW"))).text == (
        "Only you see it: limit 4, with Majority, Monk, Knight and Witch."
    )


# --- what the sentences say


@pytest.mark.parametrize(
    ("placed", "text"),
    [
        (h.Placed(0, "gallia", 3, 3, 0, False), "Mira settles 3 villagers in Gallia, one for each rat."),
        (h.Placed(0, "gallia", 1, 1, 0, False), "Mira settles 1 villager in Gallia, for the one rat there."),
        (
            h.Placed(0, "gallia", 4, 3, 1, False),
            "Mira settles 4 villagers in Gallia: that’s for 3 rats, plus one with the Peasant.",
        ),
        (h.Placed(0, "gallia", 1, 0, 1, False), "With the Peasant, Mira settles 1 villager in Gallia."),
        (
            h.Placed(0, "gallia", 2, 3, 0, True),
            "Mira settles 2 villagers in Gallia, and there’s nobody left to come.",
        ),
    ],
)
def test_placing_says_why_so_many_come(placed: h.Placed, text: str) -> None:
    assert in_english(placed).text == text


def test_a_card_is_taken_from_the_table_or_from_somebody() -> None:
    assert in_english(h.CardTaken(0, "knight", None)).text == "Mira takes the Knight."
    stolen = in_english(h.CardTaken(0, "knight", 2))
    assert (stolen.text, stolen.seats) == ("Mira takes the Knight from Max.", (0, 2))


def test_a_strike_names_every_victim_with_all_reasons_and_the_sum() -> None:
    told = in_english(STRUCK)
    assert told.text == (
        "Mira has the most here, lives here and holds the Knight: that costs 3 villagers."
        " Oma Ilse has the most here: that costs 1 villager."
    )
    assert (told.short, told.seats, told.tone) == ("4 losses in Gallia", (0, 1), BAD)


def test_a_sign_that_stands_there_twice_is_one_reason() -> None:
    twice = h.Struck("gallia", face("4 MMCKW"), (h.Bite("M", 0, LOST),) * 2, (0, 0))
    assert in_english(twice).text == "Mira has the most here: that costs 2 villagers."


def test_signs_that_find_nobody_are_good_news() -> None:
    nobody = h.Struck("gallia", face("1 BC"), (h.Bite("B", None, UNHELD), h.Bite("C", 1, NOT_THERE)), (3, 0))
    told = in_english(nobody)
    assert (told.text, told.tone, told.seats) == ("But its signs find nobody in Gallia.", GOOD, ())


def test_each_row_of_a_strike_says_whom_it_looks_for_and_what_comes_of_it() -> None:
    assert [bite_words(speak("en"), NAMES, bite) for bite in BITES] == [
        "Mira has the most here",
        "Oma Ilse has the most here",
        "Mira lives here",
        "Mira holds the Knight",
        "Oma Ilse has nobody left here",
        "Max isn’t here",
        "Nobody holds the King",
    ]


def test_a_limit_is_held_against_the_villagers_and_the_knight() -> None:
    turned = h.RatTurned("gallia", 2, 3, face("3 MPBC"), 2, 2, True)
    assert in_english(turned).text == (
        "Rat 2 of 3, limit 3: 2 villagers in Gallia, and the plague counts as 2. It breaks out!"
    )
    quiet = h.RatTurned("gallia", 2, 3, face("3 MPBC"), 2, 0, False)
    assert in_english(quiet).text == "Rat 2 of 3, limit 3: only 2 villagers in Gallia. Nothing happens."


def test_new_rats_are_told_with_their_reason_and_what_was_short() -> None:
    spread = h.PlagueSpread(0, "gallia", 3, 2, ("hispania",), ROOM)
    assert in_english(spread).text == (
        "It spreads: 3 rats in Gallia should bring 2 new ones, but only 1 can come: 1 in Hispania."
        " There’s no room for more."
    )


def test_a_tie_says_who_of_those_players_would_have_moved_first() -> None:
    told = in_english(h.GameEnded((3, 4), (2, 1), (1, 2), 0, (0, 1)))
    assert told.text == "Mira and Oma Ilse saved 5 villagers each. Mira would have moved first, and wins!"
    assert told.seats == (0, 1)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Mit der Hexe sieht sich Anna die zweite Ratte in Gallia an."),
        ("fr", "Avec la Sorcière, Anna regarde en secret le deuxième rat en Gallia."),
        ("es", "Con la Bruja, Anna mira en secreto la segunda rata en Gallia."),
    ],
)
def test_a_rat_is_named_by_its_place_in_every_language(language: str, text: str) -> None:
    assert TELLER.tell(h.Looked(3, GALLIA), NAMES, speak(language)).text == text


def test_french_bends_the_regions() -> None:
    moved = h.PlagueMoved(0, "anglia", "gallia", 1)
    assert TELLER.tell(moved, NAMES, speak("fr")).text == "Mira envoie la Peste d’Anglia vers Gallia."


# --- steps and turns


def test_a_rat_and_what_it_does_are_one_step() -> None:
    turned = [h.RatTurned("gallia", n, 2, face("2 MBC"), 3, 0, True) for n in (1, 2)]
    told = stepped(turned[0], STRUCK, turned[1], STRUCK, h.PlagueOver("gallia", 0, 0))
    assert len(told) == 3
    assert told[0].startswith("Rat 1 of 2") and "that costs 3 villagers" in told[0]


def test_regions_that_are_spared_one_after_the_other_are_one_step() -> None:
    told = stepped(h.Spared("gallia", NO_RATS), h.Spared("italia", NO_RATS))
    assert told == ["Nothing happens in Gallia and Italia."]


def test_a_turn_fits_into_one_line_with_all_its_losses() -> None:
    turn = (
        h.TurnBegan(0, 3),
        h.CardTaken(0, "knight", 1),
        h.Placed(0, "gallia", 2, 2, 0, False),
        h.PlagueMoved(0, "gallia", "italia", 1),
        STRUCK,
    )
    assert turn_line(turn, NAMES, speak("en")) == (
        "Mira: takes the Knight, settles 2 in Gallia, sends the plague to Italia · Mira −3, Oma Ilse −1"
    )
    assert turn_line(turn[:1], NAMES, speak("en")) == ""
    assert lost_in(turn) == {0: 3, 1: 1}


# --- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_card_and_symbol_has_its_words(language: str) -> None:
    texts = speak(language)
    said = [texts(f"rattus.region.{region}.{part}") for region in SHADES for part in ("name", "about")]
    said += [
        texts(f"rattus.card.{card}.{part}") for card in CARDS for part in ("name", "the", "class", "text")
    ]
    said += [texts(f"rattus.card.{card}.last") for card in ("peasant", "knight")]
    said += [symbol_name(texts, symbol) for one in FACES.values() for symbol in one.symbols]
    assert texts.missing == set()
    assert not [text for text in said if badly_written(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_have_their_latin_names_in_every_language(language: str) -> None:
    assert {speak(language)(f"rattus.region.{region}.name").lower() for region in SHADES} == {*SHADES}
