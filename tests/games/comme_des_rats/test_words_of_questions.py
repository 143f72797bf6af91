"""Every question of Comme des Rats, every answer to it and every refusal has its words, in every language."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.asking import ASKING, PUTTING
from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.previews import Omen
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.games.comme_des_rats.rules.setup import lay_table
from ratland_desktop.games.comme_des_rats.rules.standing_orders import StandingOrder
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.why_not import NotOffered
from ratland_desktop.games.comme_des_rats.rules.words import Cause, Colour, GameEnd, Lapsed
from ratland_desktop.hotseat.asking import Put
from ratland_desktop.tabletop.dialogue import Choose, IllegalAnswer, IllegalSetup, Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.telling_kit import (
    LANGUAGES,
    NAMES,
    badly_written,
    names_for,
    sessions,
    speak,
)
from tests.games.comme_des_rats.test_taking_back import TAKEN_BACK

CORNERS: tuple[Question, ...] = (
    *(
        q.React(0, ("take", "clover"), why, None if why is Cause.TRAP else 1, n)
        for why in Cause
        for n in (0, 1, 2)
    ),
    q.React(0, ("take", "redirect-1", "redirect-2"), Cause.CAT, 1, 2),
    q.SpeakUp(0, ("pass", "force"), 1),
    q.SpeakUp(0, ("pass", "force-black", "force-white"), 1),
    *(q.OtherPartner(0, (1, 2), ("key1", "heal"), colour) for colour in Colour),
    q.AnotherRound(0, ("share", "play"), (0, 1)),
    q.Victim(0, (0, 1), 2),
    *(q.Pile(0, (0, 1), actor, keys) for actor in (0, 2) for keys in (1, 2)),
)
MOST_LETTERS = 34
"""What a reason in an option may have."""


def all_questions(kind: type[Question]) -> set[type[Question]]:
    return {kind, *(each for sub in kind.__subclasses__() for each in all_questions(sub))}


def in_english(question: Question) -> Put:
    return ASKING.put(question, NAMES, speak("en"))


def texts_of(words: Put) -> list[str]:
    offered = [text for offer in words.offers for text in (offer.label, offer.about) if text]
    return [words.title, words.about, *([words.note] if words.note else []), *offered]


def test_every_question_of_the_rules_can_be_put() -> None:
    assert (all_questions(q.Pick) | {q.Order}) - {q.Pick, q.PickPair} == set(PUTTING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_asked_without_a_gap(language: str) -> None:
    texts = speak(language)
    for seats, question in (*sessions().asked, *((3, corner) for corner in CORNERS)):
        words = ASKING.put(question, names_for(seats), texts)
        assert not [text for text in texts_of(words) if badly_written(text)], question
        if isinstance(question, Choose):
            assert tuple(offer.answer for offer in words.offers) == question.options
        assert len({offer.label for offer in words.offers}) == len(words.offers)
    assert texts.missing == set()


def test_every_text_of_the_questions_is_said_by_somebody() -> None:
    texts = speak("en")
    for seats, question in (*sessions().asked, *((3, corner) for corner in CORNERS)):
        ASKING.put(question, names_for(seats), texts)
        ASKING.taking_back(question, texts)
    laying = q.Order(0, (0, 1), (2, 1))
    for answer in (laying.default_answer(), ((1, 0), (0,))):
        ASKING.said(laying, answer, lambda: None, NAMES, texts)
    written = {*texts._catalogue.topic("en", "comme_des_rats/ask")}
    assert written - texts.said == set()


def test_sharing_says_what_the_other_one_gets() -> None:
    words = in_english(q.Keep(4, (0, 1), ("key2", "claws"), Colour.BLACK, 0))
    assert words.title == "Papa, which die will you keep?"
    assert [(offer.label, offer.about) for offer in words.offers] == [
        ("Keep the 2 keys", "Mira gets the claws."),
        ("Keep the claws", "Mira gets the 2 keys."),
    ]


def test_the_third_bandage_is_announced_as_what_it_is() -> None:
    first = in_english(q.React(1, ("take",), Cause.CAT, 0, 0))
    assert (first.about, first.note) == ("Mira has sent it.", "This would be your first bandage.")
    assert first.offers[0].about == "You keep your cards."
    last = in_english(q.React(1, ("take", "clover", "redirect-2"), Cause.CAT, 0, 2))
    assert last.offers[0].about == "You’re out and lose your whole stash."
    assert (last.offers[2].label, last.offers[2].seat) == ("Send the Cat to Max", 2)


def test_who_decides_for_the_third_rat_is_told_so() -> None:
    assert in_english(q.Pile(0, (0, 2), 0, 2)).about == (
        "You draw 2 cards, one after the other, from the same door."
    )
    assert in_english(q.Pile(0, (0, 2), 2, 1)).about == "You decide for Max: 1 card from the door you choose."
    assert in_english(q.Victim(0, (0, 1), 2)).title == "Mira, who does Max steal from?"


def test_doors_are_named_as_people_count_them() -> None:
    assert [offer.label for offer in in_english(q.Pile(0, (0, 2), 0, 1)).offers] == ["Door 1", "Door 3"]
    assert in_english(q.LookPiles(0, ((0, 3),))).offers[0].label == "Doors 1 and 4"


# --- why not


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_something_is_not_possible_is_short(language: str) -> None:
    texts = speak(language)
    said = [texts(f"comme_des_rats.refused.{why.value}") for why in NotOffered]
    said += [texts(f"comme_des_rats.lapsed.{why.value}") for why in Lapsed]
    assert not [words for words in said if badly_written(words) or len(words) > MOST_LETTERS]
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [Options(6), Options(3, four_dice=True), Options(2, roles=True), Options(3, first=3)], ids=str
)
def test_a_table_that_cannot_be_laid_says_why(language: str, options: Options) -> None:
    texts = speak(language)
    with pytest.raises(IllegalSetup) as refused:
        lay_table(options, Dice(1))
    assert not badly_written(texts(f"comme_des_rats.error.{refused.value.code}", **refused.value.params))
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", [None, [[0]], [[0, 1], [0, 0]], [[0, 1], "ab"]], ids=str)
def test_an_order_that_cannot_be_says_why(language: str, answer: object) -> None:
    texts = speak(language)
    with pytest.raises(IllegalAnswer) as refused:
        q.Order(0, (0, 1), (2, 2)).check(answer)
    assert not badly_written(texts(f"comme_des_rats.error.{refused.value.code}", **refused.value.params))
    assert texts.missing == set()


# --- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_name_and_its_words(language: str) -> None:
    texts = speak(language)
    parts = {"card": ("name", "one", "text"), "face": ("name", "word", "the", "text")}
    parts["role"] = ("name", "the", "when", "text")
    things: dict[str, list[str]] = {"card": [*DOOR_CARDS], "face": [*FACES], "role": [*ROLES]}
    said = [
        texts(f"comme_des_rats.{kind}.{thing}.{part}")
        for kind, each in things.items()
        for thing in each
        for part in parts[kind]
    ]
    said += [texts(f"comme_des_rats.card.{card}.many", n=n) for card in DOOR_CARDS for n in (1, 2)]
    said += [texts(f"comme_des_rats.omen.{omen.value}") for omen in Omen]
    said += [texts(f"comme_des_rats.order.{order.value}") for order in StandingOrder]
    said += [texts(f"comme_des_rats.ended.{why.value}") for why in GameEnd]
    assert not [text for text in said if badly_written(text)]
    assert texts.missing == set()
    for kind, each in things.items():
        assert len({texts(f"comme_des_rats.{kind}.{thing}.name") for thing in each}) == len(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_third_rats_name_fits_on_a_seat(language: str) -> None:
    assert len(speak(language)("comme_des_rats.third_rat")) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_on_the_box_is_short(language: str) -> None:
    assert len(speak(language)("comme_des_rats.box.about")) <= 95


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_and_variants_have_their_words(language: str) -> None:
    texts = speak(language)
    said = [
        texts(f"comme_des_rats.progress.{part}", round=n) for part in ("line", "inside") for n in (0, 1, 3)
    ]
    said += [texts(f"comme_des_rats.variant.{name}.true") for name in ("four_dice", "roles")]
    assert not [text for text in said if badly_written(text)]
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_taken_back_is_named(language: str) -> None:
    say = speak(language)
    kinds = [kind for kind in PUTTING if kind.kind in TAKEN_BACK]
    assert len(kinds) == len(TAKEN_BACK)
    unnamed = say("play.undo.take_back")
    for kind in PUTTING:
        key = f"{ASKING.words}.{kind.kind}.take_back"
        assert (key in say) == (kind in kinds), key
        assert kind not in kinds or say(key) != unnamed
