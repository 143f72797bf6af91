"""Every question of Rattus, every act and every refusal has its words, in every language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

import pytest

from ratland_desktop.games.rattus.asking import (
    ACT_PARTS,
    ASKING,
    FURTHER,
    PUTTING,
    act_words,
    pick_words,
    why_not_words,
)
from ratland_desktop.games.rattus.rules import questions as q
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.reasons import NotPossible, why_not
from ratland_desktop.games.rattus.rules.setup import lay_table
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.words import Spot
from ratland_desktop.tabletop.dialogue import Choose, IllegalAnswer, IllegalSetup, Question, Refused
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.telling_kit import NAMES, badly_written, sessions
from tests.listening import LANGUAGES, speak
from tests.quickly import quickly

LINES, LETTERS = 3, 26
"""What a card on the table has room for."""
SWAP = q.Swap(0, (True, False), Spot("gallia", 1), Spot("italia", 0))


def all_questions() -> set[type[Question]]:
    found = {kind for kind in vars(q).values() if isinstance(kind, type) and issubclass(kind, Question)}
    return {kind for kind in found if kind.__module__ == q.__name__}


def test_every_question_of_the_rules_can_be_put() -> None:
    assert all_questions() == set(PUTTING)


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_whole_games_are_asked_without_a_gap(language: str) -> None:
    texts = speak(language)
    for players, question in sessions().asked:
        words = ASKING.put(question, NAMES[:players], texts)
        offered = [text for offer in words.offers for text in (offer.label, offer.about or offer.label)]
        assert not [text for text in (words.title, words.about, *offered) if badly_written(text)]
        assert words.title.startswith(NAMES[question.seat])
        assert len({offer.label for offer in words.offers}) == len(words.offers)
        for offer in words.offers:
            assert question.check(offer.answer) == offer.answer
    assert texts.missing == set()
    assert {type(question) for _, question in sessions().asked} == set(PUTTING)


@pytest.mark.slow
def test_all_answers_are_offered_but_the_acts_on_the_map() -> None:
    for players, question in sessions().asked:
        offered = [offer.answer for offer in ASKING.put(question, NAMES[:players], speak("en")).offers]
        if isinstance(question, Choose):
            assert offered == [*question.options]
        elif isinstance(question, q.Spread):
            assert offered == question.ways()
        else:
            assert offered == ([None] if isinstance(question, q.LastAct) else [])


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_every_act_of_whole_games_can_be_said_in_a_few_words(language: str) -> None:
    texts, kinds = speak(language), set()
    for _, question in [*sessions().asked][::4]:
        if isinstance(question, q.Act):
            for act in question.acts():
                kinds.add(act[0])
                words = act_words(texts, act)
                assert not badly_written(words) and not words[0].islower(), words
    assert kinds == set(ACT_PARTS)
    assert texts.missing == set()


def test_acts_are_told_apart() -> None:
    texts = speak("en")
    for _, question in [*sessions().asked][::9]:
        if isinstance(question, q.Act):
            acts = [*question.acts()]
            assert len({act_words(texts, act) for act in acts}) == len(acts)


@pytest.mark.parametrize(
    ("act", "english", "german"),
    [
        (("take", "knight"), "Take the Knight", "Den Ritter nehmen"),
        (("place", "gallia", 3), "Settle 3 villagers in Gallia", "3 Einwohner in Gallia ansiedeln"),
        (("plague", "italia"), "Send the plague to Italia", "Die Pest nach Italia schicken"),
        (
            ("monk", "gallia", 1, "italia"),
            "Monk: the second rat in Gallia to Italia",
            "Mönch: die zweite Ratte in Gallia nach Italia",
        ),
    ],
)
def test_an_act_is_called_by_what_it_does(act: q.Answer, english: str, german: str) -> None:
    assert (act_words(speak("en"), act), act_words(speak("de"), act)) == (english, german)


def test_every_text_of_the_questions_is_said_by_somebody() -> None:
    texts = speak("en")
    for players, question in sessions().asked:
        ASKING.put(question, NAMES[:players], texts)
        if isinstance(question, q.Act):
            for offer in question.offers:
                act_words(texts, offer.way(0))
    for card in CARDS:
        pick_words(texts, card)
        pick_words(texts, card, further=True)
    written = {*texts._catalogue.topic("en", "rattus/ask")}
    assert written - texts.said == set()


def test_only_a_card_with_two_steps_asks_further() -> None:
    texts = speak("en")
    differ = {card for card in CARDS if pick_words(texts, card) != pick_words(texts, card, further=True)}
    assert differ == {*FURTHER}


def test_a_swap_names_both_rats_and_no_face() -> None:
    put = ASKING.put(SWAP, NAMES, speak("en"))
    assert put.about == "This one: the second rat in Gallia. And that one: the first rat in Italia."


# --- refusals


def refusals() -> Iterator[Refused]:
    """One for each code of the rules, and for each way in which it is told."""
    where, most = {"region": "gallia"}, {"region": "gallia", "rats": 2, "most": 2}
    for code in ("rats_there", "no_own_cube", "full", "no_token", "no_rats", "must_move"):
        yield NotPossible(f"act.{code}", **where)
    for code in ("took_already", "placed_already", "place_first", "reserve_empty"):
        yield NotPossible(f"act.{code}")
    yield NotPossible("act.not_now", act="king")
    yield NotPossible("act.not_held", card="king", owner=None)
    yield NotPossible("act.not_held", card="king", owner=1)
    yield NotPossible("act.used_already", card="witch")
    yield NotPossible("act.own_card", card="witch")
    yield NotPossible("act.not_neighbours", region="gallia", to="turcia")
    for steps in (1, 2):
        yield NotPossible("act.too_far", region="turcia", steps=steps)
        yield NotPossible("act.cubes", most=steps)
    for rats, allowed in ((2, 2), (2, 3), (3, 1), (0, 1)):
        yield NotPossible("act.number", **{**most, "rats": rats, "most": allowed})
    yield IllegalAnswer("act.shape")
    yield IllegalAnswer("act.not_possible", act="king")
    for number in (1, 2):
        yield IllegalAnswer("spread.number", tokens=number)
        yield IllegalAnswer("spread.full", region="gallia", room=number)
    yield IllegalAnswer("spread.region")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told(language: str) -> None:
    texts = speak(language)
    for reason in refusals():
        assert not badly_written(why_not_words(texts, NAMES, reason)), reason
    assert texts.missing == set()


def test_every_written_refusal_can_come_up() -> None:
    texts = speak("en")
    for reason in refusals():
        why_not_words(texts, NAMES, reason)
    written = {key for key in texts._catalogue.topic("en", "rattus/game") if key.startswith("rattus.error.")}
    assert written - texts.said == {"rattus.error.setup.players", "rattus.error.setup.first"}


def test_the_reasons_of_the_rules_are_told() -> None:
    """Asked of a real table, so that codes and parameters are those of the rules."""
    texts, table = speak("en"), lay_table(Options(2), Dice(1))
    reason = why_not(table, ("king", "gallia"))
    assert reason is not None
    assert why_not_words(texts, NAMES, reason) == "This isn’t the time for that."
    assert texts.missing == set()


def test_a_reason_says_what_is_missing() -> None:
    texts = speak("en")
    held = NotPossible("act.not_held", card="king", owner=1)
    assert why_not_words(texts, NAMES, held) == "You don’t hold the King: Oma Ilse does."
    more = NotPossible("act.number", region="gallia", rats=2, most=3)
    assert why_not_words(texts, NAMES, more) == "In Gallia you settle 2 villagers, or 3 with the Peasant."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [Options(5), Options(2, 3)])
def test_a_table_that_cannot_be_laid_says_why(language: str, options: Options) -> None:
    texts = speak(language)
    with pytest.raises(IllegalSetup) as refused:
        lay_table(options, Dice(1))
    assert not badly_written(texts(f"rattus.error.{refused.value.code}", **refused.value.params))
    assert texts.missing == set()


# --- cards and box


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_fits_on_its_card(language: str) -> None:
    texts = speak(language)
    for card in CARDS:
        for part in ("text", "last"):
            if f"rattus.card.{card}.{part}" in texts:
                words = texts(f"rattus.card.{card}.{part}")
                assert len(textwrap.wrap(words, LETTERS)) <= LINES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_on_the_box_is_short(language: str) -> None:
    assert len(speak(language)("rattus.box.about")) <= 95
