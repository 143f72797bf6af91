"""Small sentences that must be true for what they are said about: one rat or several, cheese or poison."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.asking import ASKING
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.questions import AddPiece, PutBack
from ratland_desktop.games.ratland.rules.words import BLACK, BLUE, CITY, ORANGE, PURPLE, WHITE, YELLOW, Colour
from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.paths import find_places
from ratland_desktop.text import Texts

LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Jonas", "Oma Ilse", "Papa")


def texts(language: str) -> Texts:
    return Texts(find_places().locales, language)


def said_about(colour: Colour, language: str) -> str:
    question = PutBack(0, (None, colour), CITY, (colour,))
    return ASKING.put(question, NAMES, texts(language)).offers[1].about


@pytest.mark.parametrize("language", LANGUAGES)
def test_putting_cheese_back_is_not_told_like_escaping_poison(language: str) -> None:
    yellow, orange, white = (said_about(colour, language) for colour in (YELLOW, ORANGE, WHITE))
    harm = {said_about(colour, language) for colour in (BLACK, PURPLE, BLUE)}
    assert len({yellow, orange, white, *harm}) == 3 + len(harm)
    assert "1" in yellow and "2" in orange
    assert not any(word in harm for word in (yellow, orange, white))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_black_piece_is_offered_as_what_it_counts_as_this_round(language: str) -> None:
    def offered(*swapped: tuple[Colour, Colour]) -> str:
        question = AddPiece(0, (None, BLACK), CITY, (WHITE,), swapped)
        return ASKING.put(question, NAMES, texts(language)).offers[1].about

    say = texts(language)
    effects = {colour: say(f"ratland.ask.add_piece.effect.{colour}") for colour in ("black", "yellow")}
    assert offered().endswith(effects["black"])
    assert offered((BLACK, YELLOW)).endswith(effects["yellow"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rat_comes_home_by_itself_and_several_by_themselves(language: str) -> None:
    say = texts(language)
    one, two, seven = (say("ratland.sewer.homecoming", n=n) for n in (1, 2, 7))
    assert one != two == seven


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_does_not_give_the_winner_away_before_the_results(language: str) -> None:
    endings = [h.GameEnded((9, 2, 3, 4), (0,)), h.GameEnded((1, 5, 5, 0), (1, 2))]
    sentences = [TELLER.tell(ending, NAMES, texts(language)) for ending in endings]
    assert sentences[0].text == sentences[1].text
    assert sentences[0].seats == sentences[1].seats == (0, 1, 2, 3)
    assert not any(name in sentences[0].text for name in NAMES)
