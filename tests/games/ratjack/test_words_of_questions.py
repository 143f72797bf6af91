"""Every question of Ratjack, every answer to it and every refusal has its words, in every language."""

from __future__ import annotations

import textwrap
from dataclasses import replace

import pytest

from ratland_desktop.games.ratjack.asking import (
    ANOTHER_HIDDEN,
    ASKING,
    BY_CARDS,
    DRAW_FIRST,
    EFFECT_OFFERS,
    PUTTING,
    named,
    why_not,
    why_not_played,
)
from ratland_desktop.games.ratjack.rules import questions as q
from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.choices import CHOICES, Hindrance
from ratland_desktop.games.ratjack.rules.setup import lay_table
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.view import CardView
from ratland_desktop.hotseat.asking import Asker
from ratland_desktop.tabletop.dialogue import Choose, IllegalSetup, Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.telling_kit import NAMES, badly_written, sessions
from tests.listening import LANGUAGES, speak
from tests.quickly import quickly

NEVER_ASKED = {"look_deck", "mill", "shuffle_discard", "swap_hand_discard", "draw"}  # `draw` has its own kind
LINES, LETTERS = 4, 23
"""What a large card has room for."""


def all_questions(kind: type[Question]) -> set[type[Question]]:
    return {kind, *(each for sub in kind.__subclasses__() for each in all_questions(sub))}


def test_every_question_of_the_rules_can_be_put() -> None:
    assert all_questions(q.Pick) - {q.Pick} == set(PUTTING)
    assert set(CHOICES) - NEVER_ASKED == set(EFFECT_OFFERS)


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_whole_games_are_asked_without_a_gap(language: str) -> None:
    texts = speak(language)
    for players, question in sessions().asked:
        assert isinstance(question, Choose)
        words = ASKING.put(question, NAMES[:players], texts)
        offered = [text for offer in words.offers for text in (offer.label, offer.about or offer.label)]
        assert not [text for text in (words.title, words.about, *offered) if badly_written(text)]
        assert tuple(offer.answer for offer in words.offers) == question.options
        assert len({offer.label for offer in words.offers}) == len(words.offers)
    assert texts.missing == set()
    asked = [question for _, question in sessions().asked]
    assert {type(question) for question in asked} == set(PUTTING)
    verbs = {question.verb for question in asked if isinstance(question, q.EffectChoice)}
    assert verbs == set(EFFECT_OFFERS)


def test_every_text_of_the_questions_is_said_by_somebody() -> None:
    texts = speak("en")
    for players, question in sessions().asked:
        ASKING.put(question, NAMES[:players], texts)
    hidden = CardView(None, False, "", False)
    for card in (hidden, replace(hidden, face="blue_rat_7")):
        named(Asker("ratjack.ask", question, NAMES, texts), card)
    written = {*texts._catalogue.topic("en", "ratjack/ask")}
    assert written - texts.said == set()


# --- refusals


def hindrances() -> list[Hindrance]:
    """Those of whole games, and each one that the rules could have for a card of the box."""
    found = {*sessions().hindrances, DRAW_FIRST, Hindrance("inner_impossible", "own.down")}
    for effect in EFFECTS.values():
        puts = sum(step.verb == "put" for step in effect.steps) or 1
        for step in effect.steps:
            for cards in map(str, step.cards):
                if step.verb in ("put", "move_chip"):
                    found.add(Hindrance("no_free_card", str(step.cards[-1]), puts))
                if step.verb in ("move_chip", "return_chip", "trade_chip"):
                    found.add(Hindrance("no_chip_there", str(step.cards[0])))
                if step.verb in ("reveal", "discard", "trigger"):
                    found.add(Hindrance("all_locked", cards))
                if step.verb not in ("put", "move_chip", "return_chip", "trade_chip"):
                    found.add(Hindrance("no_card", cards))
            if step.verb in ("look_deck", "mill", "deal_deck"):
                found.add(Hindrance("deck_short", needs=step.number or 1))
            if step.verb in ("shuffle_discard", "swap_hand_discard"):
                found.add(Hindrance("discard_short", needs=step.number or 1))
        if puts:
            found.add(Hindrance("display_empty", needs=puts))
    found |= {
        Hindrance("nothing_to_draw"),
        Hindrance("no_card", "foe.down"),
        Hindrance("all_locked", "foe.down"),
    }
    return sorted(found, key=str)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hindrance_is_told(language: str) -> None:
    texts = speak(language)
    for why in hindrances():
        assert not badly_written(why_not(texts, why)), why
    assert texts.missing == set()


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_every_refusal_of_whole_games_is_told(language: str) -> None:
    texts = speak(language)
    for refusal in sessions().refused:
        assert not badly_written(why_not_played(texts, refusal)), refusal
    assert texts.missing == set()


def test_every_written_refusal_can_come_up() -> None:
    texts = speak("en")
    for why in hindrances():
        why_not(texts, why)
    for refusal in sessions().refused:
        why_not_played(texts, refusal)
    locked = q.Refusal("uncover", 0, 1, Hindrance("all_locked", "own.down"))
    assert why_not_played(texts, locked) == "A lock is in the way."
    no_free_card = q.Refusal("uncover", 0, 0, Hindrance("no_free_card", "own.down"))
    assert why_not_played(texts, no_free_card).endswith("another hidden card of yours, without a chip.")
    written = {
        key for key in texts._catalogue.topic("en", "ratjack/game") if key.startswith("ratjack.refused.")
    }
    assert written - texts.said == set()


def test_a_refusal_says_what_is_missing() -> None:
    texts = speak("en")
    assert why_not(texts, Hindrance("display_empty")) == "There’s no chip left in the display."
    assert why_not(texts, Hindrance("display_empty", needs=2)) == (
        "You need 2 chips, and the display doesn’t have that many."
    )
    assert why_not(texts, Hindrance("no_card", "foe.down")) == (
        "No opponent has a hidden card that you may choose."
    )
    hidden_8 = q.Refusal("uncover", 1, 0, Hindrance("display_empty"))
    assert why_not_played(texts, hidden_8) == (
        "Its effect isn’t possible. There’s no chip left in the display."
    )
    no_hidden_card = q.Refusal("uncover", 0, None, Hindrance("no_card", "own.down"))
    assert why_not_played(texts, no_hidden_card) == "You have no hidden card."
    assert {"no_card", "no_chip_there"} <= {*BY_CARDS}


@pytest.mark.parametrize("code", ANOTHER_HIDDEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_still_lies_face_down_is_not_told_that_there_is_none(language: str, code: str) -> None:
    texts = speak(language)
    told = why_not_played(texts, q.Refusal("uncover", 0, 1, Hindrance(code, "own.down")))
    assert why_not(texts, Hindrance(code, "own.down")) not in told
    assert told and not badly_written(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [Options(5), Options(2, None, 3)])
def test_a_table_that_cannot_be_laid_says_why(language: str, options: Options) -> None:
    texts = speak(language)
    with pytest.raises(IllegalSetup) as refused:
        lay_table(options, Dice(1))
    assert not badly_written(texts(f"ratjack.error.{refused.value.code}", **refused.value.params))
    assert texts.missing == set()


# --- cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_fits_on_its_card(language: str) -> None:
    texts = speak(language)
    for effect in EFFECTS:
        words = texts(f"ratjack.card.{effect}.text")
        assert len(textwrap.wrap(words, LETTERS)) <= LINES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_on_the_box_is_short(language: str) -> None:
    assert len(speak(language)("ratjack.box.about")) <= 95
