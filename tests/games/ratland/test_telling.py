"""Every happening, question and refusal has its words, in every language, with its reason.

Whole games of every kind are told and asked in all languages; what they do not reach by chance is told from
facts made up here. A text that nobody says, a hole that nobody fills and a reason without words all fail.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.asking import ASKING, PUTTING
from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import PutBack, TradeRat, Transmute
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import (
    BLACK,
    CITY,
    DUMP,
    FIELD,
    LEFT,
    NURSERY,
    PANTRY,
    PURPLE,
    RIGHT,
    WHITE,
    YELLOW,
    Board,
    Colour,
    Phase,
    Place,
    Plan,
)
from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.games.ratland.telling import TELLINGS, caption
from ratland_desktop.hotseat.telling import BAD, GOOD, NEUTRAL, Sentence
from ratland_desktop.tabletop.dialogue import Choose, Happening, IllegalAnswer, Question
from tests.games.ratland.kit import QUESTIONS
from tests.games.ratland.playing import TEMPERS, moments, whole_story
from tests.listening import LANGUAGES, speak

ROOT = Path(__file__).resolve().parents[3]
NAMES = (
    "Mira", "Oma Ilse", "Max", "Anna", "Hugo", "Inés", "Yann", "Zoé", "Ötzi", "Luc", "Eva", "Íñigo",
)  # fmt: skip
PLAYER_COUNTS = (2, 3, 4, 5, 6, 7, 12)


def in_english(happening: Happening, players: int = 4) -> Sentence:
    return TELLER.tell(happening, NAMES[:players], speak("en"))


@dataclass(frozen=True)
class Sessions:
    """What happened and what was asked in many games, each thing once, with the number of players."""

    told: dict[tuple[int, Happening], None]
    asked: dict[tuple[int, Question], None]


@pytest.fixture(scope="module")
def sessions() -> Sessions:
    """Every number of players with every variant, played by clans of every temper."""
    sessions = Sessions({}, {})
    variants = product(PLAYER_COUNTS, Board, (False, True))
    for seed, (players, board, clans) in enumerate(variants, start=1):
        mixed = [sorted(TEMPERS)[(seat + seed) % len(TEMPERS)] for seat in range(players)]
        for tempers in (mixed, ["chance"] * players, ["breeder"] * players):
            match = new_match(Options(players, clans, board), seed)
            for moment in moments(match, tempers, seed):
                sessions.asked.update(((players, question), None) for question in moment.open_questions)
            sessions.told.update(((players, happening), None) for happening in whole_story(match))
    return sessions


def badly_written(text: str) -> bool:
    return bool(re.search(r"[{}]|ratland\.|  |^\s|\s$|\.\.|[!?]\.|^$", text))


# --- completeness


def test_every_happening_of_the_rules_can_be_told() -> None:
    kinds = {getattr(h, name) for name in h.__all__ if isinstance(getattr(h, name), type)}
    assert {kind for kind in kinds if issubclass(kind, Happening)} == set(TELLINGS)


def test_every_question_of_the_rules_can_be_put() -> None:
    assert set(QUESTIONS) == set(PUTTING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str, sessions: Sessions) -> None:
    texts = speak(language)
    for players, happening in sessions.told:
        sentence = TELLER.tell(happening, NAMES[:players], texts)
        assert not badly_written(sentence.text), sentence.text
        assert not badly_written(sentence.short), sentence.short
        assert all(0 <= seat < players for seat in sentence.seats)
    assert texts.missing == set()
    assert {type(happening) for _, happening in sessions.told} == set(TELLINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_asked_without_a_gap(language: str, sessions: Sessions) -> None:
    texts = speak(language)
    for players, question in sessions.asked:
        words = ASKING.put(question, NAMES[:players], texts)
        offered = [text for offer in words.offers for text in (offer.label, offer.about or offer.label)]
        told = (words.title, words.about, words.note or words.about, *offered)
        assert not [text for text in told if badly_written(text)]
        if isinstance(question, Choose):
            assert tuple(offer.answer for offer in words.offers) == question.options
    assert texts.missing == set()
    assert {type(question) for _, question in sessions.asked} == set(PUTTING)


def test_every_text_of_the_story_is_said_by_somebody(sessions: Sessions) -> None:
    texts = speak("en")
    for players, happening in (*sessions.told, *((4, corner) for corner in CORNERS)):
        sentence = TELLER.tell(happening, NAMES[:players], texts)
        assert not badly_written(sentence.text), sentence.text
    written = {*texts._catalogue.topic("en", "ratland/tell")}
    assert written - texts.said == set()
    assert texts.missing == set()


# what chance hardly ever brings
CORNERS: tuple[Happening, ...] = (
    h.RatsJoined(0, 0, 1, "visiting_cousin"),
    h.RatsJoined(0, 1, 2, "visiting_cousin"),
    h.NothingGiven(1, 1, "drunk"),
    h.NothingGiven(1, 2, "drunk"),
    h.GameEnded((4, 4, 3, 1), (0,)),
    h.GameEnded((4, 4, 3, 1), (0, 1)),
    h.BoardsRevealed((False,) * 4),
    h.BoardsRevealed((True,) * 4),
    h.BoardsRevealed((True, False, False, False)),
    h.Bred(0, 2, 0, 2, ()),
    h.Bred(0, 2, 1, 2, ()),
    h.Drew(0, CITY, (), 0, 3, 0, 0, 0, 0, (), ("aggressive",)),
    h.Drew(0, CITY, (), 1, 0, 0, 0, 0, 0, (), ()),
    h.Drew(0, CITY, (), 1, 1, 0, 0, 0, 0, (), ()),
    h.Drew(0, DUMP, (h.Find(BLACK, 0, "dies", ""),), 1, 2, 0, 0, 0, 0, (), ()),
    h.Fed(0, 0, 0, 0, 0, 0),
    h.Fed(0, 9, 3, 0, 3, 1),
    h.CameHome(0, 1, 1, "just_in_time"),
    h.RatDied(0, PANTRY, 1, "aggressive"),
)


# --- what the sentences say


def test_an_attack_says_how_many_against_how_many_and_what_it_earns() -> None:
    told = in_english(h.Attacked(0, 2, LEFT, 5, 5, 3, 3, 2, ()))
    assert told.text == "Mira attacks Max: 5 rats against 3 guards. That’s good for 2 cheese."
    assert (told.seats, told.tone) == ((0, 2), GOOD)


def test_several_cards_give_several_reasons() -> None:
    told = in_english(h.Attacked(0, 2, LEFT, 4, 5, 3, 5, 0, ("massive_attacks", "warrior")))
    assert told.text == (
        "Mira attacks Max: 4 rats against 3 guards. “Massive Attacks”: the attack counts as 5."
        " Warrior: Max’s defence counts as 5. A tie, so nothing is stolen."
    )
    assert told.short == "Mira against Max: 5 to 5"
    assert told.tone is BAD


def test_two_players_meet_in_a_pipe() -> None:
    told = in_english(h.Attacked(1, 0, RIGHT, 1, 1, 4, 4, 0, ()), players=2)
    assert told.text == "Right pipe: Oma Ilse sends 1 rat, Mira answers with 4. The attack is beaten off!"


def test_nobody_in_the_way_is_told_in_words_and_not_as_zero() -> None:
    duel = in_english(h.Attacked(1, 0, RIGHT, 2, 2, 0, 0, 2, ()), players=2)
    assert duel.text.startswith("Right pipe: Oma Ilse sends 2 rats, and not one rat stands in the way. That")
    warriors = in_english(h.Attacked(0, 2, LEFT, 1, 1, 0, 2, 0, ("warrior",)))
    assert warriors.text.startswith("Mira attacks Max with 1 rat, and not one rat stands guard. Warrior:")


def test_who_guards_together_is_told_only_where_somebody_guards() -> None:
    alone = in_english(h.Attacked(0, 2, LEFT, 2, 2, 0, 0, 2, ("locked_and_loaded",)))
    assert "Locked and Loaded" not in alone.text
    guarded = in_english(h.Attacked(0, 2, LEFT, 2, 2, 1, 1, 1, ("locked_and_loaded",)))
    assert "Locked and Loaded" in guarded.text


def test_who_breeds_together_is_told_only_where_somebody_is_at_home() -> None:
    together = in_english(h.Bred(0, 5, 5, 5, ("locked_and_loaded",)))
    assert together.text == (
        "Baby time for Mira: 5 rats in nursery and pantry, 5 on the way."
        " “Locked and Loaded”: the pantry counts, too."
    )
    family = in_english(h.Bred(0, 0, 1, 1, ("locked_and_loaded", "family")))
    assert family.text == "A baby for Mira, though the nursery is empty. Family: one more than usual."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_attack_counts_to_zero(language: str) -> None:
    texts = speak(language)
    for players, because in product((2, 4), ((), ("warrior",))):
        told = TELLER.tell(h.Attacked(0, 1, LEFT, 3, 3, 0, 2, 1, because), NAMES[:players], texts)
        assert not re.search(r"\b0\b", told.text), told.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rat_from_the_infirmary_may_have_been_wounded_so_nobody_says_poisoned(language: str) -> None:
    texts = speak(language)
    poisoned = {"en": "poison", "de": "vergift", "fr": "empoison", "es": "envenen"}[language]
    for happening in (h.Fed(0, 9, 3, 0, 3, 2), h.RatTraded(0, 1, 1, True, "rattibal_lector")):
        told = TELLER.tell(happening, NAMES[:4], texts)
        assert texts("ratland.place.infirmary.name")[:6].lower() in told.text.lower()
        assert poisoned not in told.text


@pytest.mark.parametrize(
    ("cheese", "owed", "text"),
    [
        (2, 2, "Mira steals 2 cheese from Max."),
        (1, 2, "Mira steals 1 cheese from Max instead of 2: there was no more to take."),
        (0, 2, "Mira comes away from Max empty-handed: there was no cheese to take."),
    ],
)
def test_a_theft_says_when_there_was_too_little(cheese: int, owed: int, text: str) -> None:
    assert in_english(h.Stole(0, 2, LEFT, cheese, owed)).text == text


def test_drawn_pieces_are_counted_by_colour_and_come_to_something() -> None:
    yellow, black = h.Find(YELLOW, 1, "", ""), h.Find(BLACK, 0, "dies", "")
    told = in_english(h.Drew(0, CITY, (yellow, black, yellow), 3, 4, 2, 1, 0, 0, (), ()))
    assert told.text == "Mira draws 2 yellow and 1 black in the city: 2 cheese and 1 rat gone."
    assert (told.short, told.tone) == ("Mira: 2 cheese and 1 rat gone", BAD)


def test_a_piece_put_back_does_not_look_like_an_empty_bag() -> None:
    white = h.Find(WHITE, 0, "", "")
    put_one_back = in_english(h.Drew(0, CITY, (white,), 2, 5, 0, 0, 0, 0, (), ()))
    ran_out = in_english(h.Drew(0, CITY, (white,), 2, 0, 0, 0, 0, 0, (), ()))
    assert "ran out" not in put_one_back.text
    assert "pieces, but the bag ran out" in ran_out.text


def test_a_rat_harmed_elsewhere_is_told_with_its_place() -> None:
    find = h.Find(PURPLE, 0, "poisoned", "")
    told = in_english(h.Drew(0, FIELD, (find,), 1, 3, 0, 0, 1, 0, (PANTRY,), ("scavenger",)))
    assert told.text.endswith("That clan has no rat there, so a rat from the pantry is hit instead.")
    told = in_english(h.Drew(0, FIELD, (find,) * 2, 2, 3, 0, 0, 2, 0, (PANTRY, NURSERY), ("scavenger",)))
    assert told.text.endswith("so rats from the pantry and from the nursery are hit instead.")


def test_moved_rats_are_told_from_where_to_where() -> None:
    before, after = Plan(dump=2, pantry=1), Plan(pantry=2, nursery=1)
    assert in_english(h.Redeployed(0, before, after, "sports")).text.startswith(
        "Mira moves 2 rats from the dump to the pantry and to the nursery."
    )
    stayed = in_english(h.Redeployed(0, before, before, "sports"))
    assert stayed.text == "Mira leaves every rat where it is."


def test_a_short_pile_is_told_after_the_births() -> None:
    told = in_english(h.Bred(0, 3, 1, 3, ()))
    assert told.text.startswith(
        "Baby time for Mira: 3 rats in the nursery, 3 on the way. But the common pile"
    )
    assert told.text.endswith("has only 1 left.")


def test_captions_say_what_a_piece_does_for_this_player() -> None:
    texts = speak("en")
    said = {
        h.Find(Colour.ORANGE, 2, "", ""): "+2 cheese",
        h.Find(Colour.BLUE, 0, "lost", ""): "Lost!",
        h.Find(BLACK, 0, "", "warrior"): "No harm done",
        h.Find(WHITE, 0, "", ""): "Nothing",
    }
    assert {find: caption(find, texts) for find in said} == said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Annas Clan hat 4 Ratten und frisst 1 Käse. Alle sind satt!"),
        ("fr", "Le clan d’Anna (4 rats) mange 1 fromage. Tous les ventres sont pleins\u202f!"),
        ("es", "El clan de Anna (4 ratas) come 1 queso. ¡Barriga llena!"),
    ],
)
def test_names_are_bent_as_the_language_bends_them(language: str, text: str) -> None:
    assert TELLER.tell(h.Fed(3, 4, 1, 1, 0, 0), NAMES[:4], speak(language)).text == text


def test_an_alchemist_reads_what_is_left_of_the_cheese() -> None:
    words = ASKING.put(Transmute(0, (0, 1, 2), 3), NAMES, speak("en"))
    assert [(offer.label, offer.about) for offer in words.offers] == [
        ("Keep the cheese", "Then you have 3 cheese left."),
        ("1 cheese into 1 rat", "Then you have 2 cheese left."),
        ("2 cheese into 2 rats", "Then you have 1 cheese left."),
    ]
    assert (
        ASKING.put(Transmute(0, (2,), 2), NAMES, speak("en")).offers[0].about
        == "Then you have no cheese left."
    )


def test_rats_that_cost_nothing_live_on_crumbs() -> None:
    words = ASKING.put(TradeRat(0, (False, True), 4, 2), NAMES, speak("en"))
    assert [offer.about for offer in words.offers] == [
        "Then 4 rats eat 1 cheese. You have 2 cheese.",
        "Then 3 rats live on crumbs. You have 3 cheese.",
    ]


def test_one_piece_is_kept_and_several_are_all_kept() -> None:
    one = in_english(h.PieceReturned(0, CITY, (WHITE,), None, "rat_with_a_helmet"))
    several = in_english(h.PieceReturned(0, CITY, (WHITE, YELLOW), None, "rat_with_a_helmet"))
    assert (one.text, one.short) == ("Mira draws 1 white, and keeps it.", "Mira keeps it.")
    assert several.text == "Mira draws 1 yellow and 1 white, and keeps them all."
    offers = [ASKING.put(PutBack(0, (None, WHITE), CITY, pieces), NAMES, speak("en")).offers[0]
              for pieces in ((WHITE,), (WHITE, YELLOW))]  # fmt: skip
    assert [offer.label for offer in offers] == ["Keep it", "Keep them all"]


# --- cards and refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_place_and_phase_has_its_words(language: str) -> None:
    texts = speak(language)
    wanted = [f"event.{event}.{part}" for event in EVENTS for part in ("name", "text", "note")]
    wanted += [
        f"clan.{clan}.{part}" for clan in CLANS for part in ("name", "motto", "closed", "open", "note")
    ]
    wanted += [f"phase.{phase.name.lower()}.{part}" for phase in Phase for part in ("name", "short", "about")]
    places = ("name", "short", "at", "into", "from", "about")
    wanted += [f"place.{place.name.lower()}.{part}" for place in Place for part in places]
    colours = ("name", "piece")
    wanted += [f"colour.{colour.name.lower()}.{part}" for colour in Colour for part in colours]
    said = [texts(f"ratland.{key}") for key in wanted]
    assert texts.missing == set()
    assert not [text for text in said if re.search(r"[{}]", text)]


def codes_of_refusals() -> Iterator[tuple[str, dict[str, int]]]:
    """Every code that the rules and the match refuse with, and the names of its parameters."""
    rooms = [ROOT / "ratland_desktop" / "tabletop", ROOT / "ratland_desktop" / "games" / "ratland" / "rules"]
    for path in (path for room in rooms for path in sorted(room.rglob("*.py"))):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
                continue
            if call.func.id in ("IllegalAnswer", "IllegalSetup"):
                for word in ast.walk(call.args[0]):
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        yield word.value, {param.arg: 3 for param in call.keywords if param.arg}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why_and_what_to_do(language: str) -> None:
    codes = list(codes_of_refusals())
    assert len({code for code, _ in codes}) >= 14
    texts = speak(language)
    said = [BOX.refusal(IllegalAnswer(code, **params), texts) for code, params in codes]
    assert texts.missing == set()
    assert not [text for text in said if badly_written(text)]


def test_neutral_news_concern_everybody() -> None:
    told = in_english(h.Revealed((Plan(nursery=7),) * 4))
    assert (told.seats, told.tone, told.icon) == ((0, 1, 2, 3), NEUTRAL, "eye")


def test_every_icon_is_drawn(sessions: Sessions) -> None:
    texts = speak("en")
    icons = {TELLER.tell(happening, NAMES[:players], texts).icon for players, happening in sessions.told}
    drawn = {path.stem for path in (ROOT / "assets" / "art" / "common" / "icon").glob("*.svg")}
    assert icons - drawn == set()
