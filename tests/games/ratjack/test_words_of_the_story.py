"""Every happening of Ratjack has its words, in every language, with the card that caused it.

Whole games in all decks are told in all languages; what they do not reach by chance is told from facts made
up here. A text that nobody says and a hole that nobody fills both fail.
"""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.adding_up import sum_of
from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.cards import EFFECTS, FACES
from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.rules.words import By, Ending, Merit
from ratland_desktop.games.ratjack.step_telling import TELLER, turn_line
from ratland_desktop.games.ratjack.steps import TABLE_STEPS, turns_of
from ratland_desktop.games.ratjack.telling import TELLINGS
from ratland_desktop.hotseat.telling import BAD, GOOD, Sentence, reasons_of
from ratland_desktop.shell import glyphs
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from tests.games.ratjack.telling_kit import NAMES, ROOT, badly_written, sessions
from tests.listening import LANGUAGES, speak
from tests.quickly import quickly


def in_english(happening: Happening) -> Sentence:
    return TELLER.tell(happening, NAMES, speak("en"))


def stepped(*happenings: Happening) -> list[str]:
    texts = speak("en")
    return [TELLER.tell_step(step, NAMES, texts).text for step in steps(happenings)]


def steps(story: tuple[Happening, ...]) -> tuple[Step, ...]:
    return steps_of(story, TABLE_STEPS, Party())


# what chance hardly ever brings
CORNERS: tuple[Happening, ...] = (
    h.Faces(("red_rat_8",)),
    h.Faces(("red_rat_8", "weasel_3")),
    h.RoundBegan(3, 1, tuple(SIDES)[:6], (1, 1), (0, 1)),
    h.LookedAtHand(0, 1, 2, "weasel_3"),
    h.TotalChanged(0, 8, 0, ()),
    h.KnockedOut((1, 2), (26, 31), 0),
    h.KnockedOut((0,), (26,), 0),
    *(h.RoundEnded(why, (24, 3)) for why in Ending),
    h.GameEnded((0,), (4, 1)),
    h.GameEnded((0, 1), (3, 3)),
)


# --- completeness


def test_every_happening_of_the_rules_can_be_told() -> None:
    kinds = {getattr(h, name) for name in h.__all__}
    assert {kind for kind in kinds if issubclass(kind, Happening)} == set(TELLINGS)


def test_every_happening_that_is_told_to_all_has_its_place_in_a_step() -> None:
    assert set(TELLINGS) - {h.Faces} == set(TABLE_STEPS)  # faces are only whispered


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    texts = speak(language)
    for players, happening in sessions().told:
        sentence = TELLER.tell(happening, NAMES[:players], texts)
        assert not badly_written(sentence.text), sentence.text
        assert not badly_written(sentence.short), sentence.short
        assert all(0 <= seat < players for seat in sentence.seats)
        assert sentence.seats or isinstance(happening, h.FirstDiscard)
    assert texts.missing == set()
    assert {type(happening) for _, happening in sessions().told} == set(TABLE_STEPS)


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_whole_games_are_told_step_by_step_and_turn_by_turn_without_a_gap(language: str) -> None:
    texts = speak(language)
    for players, story in sessions().stories[:8]:
        names = NAMES[:players]
        for step in steps(story):
            said = [TELLER.tell_step(step, names, texts).text]
            said += [TELLER.heading(heading, names, texts) for heading in step.headings]
            assert not [text for text in said if badly_written(text)]
        for _, turn in turns_of(story):
            assert not badly_written(turn_line(turn, names, texts)), turn
    assert texts.missing == set()


@pytest.mark.slow
def test_every_text_of_the_story_is_said_by_somebody() -> None:
    texts = speak("en")
    for players, happening in (*sessions().told, *((4, corner) for corner in CORNERS)):
        assert not badly_written(TELLER.tell(happening, NAMES[:players], texts).text)
    for players, story in sessions().stories:
        for step in steps(story):
            TELLER.tell_step(step, NAMES[:players], texts)
        for _, turn in turns_of(story):
            turn_line(turn, NAMES[:players], texts)
    written = {*texts._catalogue.topic("en", "ratjack/tell")}
    assert written - texts.said == set()
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_effect_does_is_told_with_the_title_of_its_card(language: str) -> None:
    texts = speak(language)
    caused = [(players, x) for players, x in sessions().told if reasons_of(x)]
    assert caused
    for players, happening in caused:
        (card,) = reasons_of(happening)
        title = texts.quoted(texts(f"ratjack.card.{FACES[card].effect.id}.name"))
        assert TELLER.tell(happening, NAMES[:players], texts).text.startswith(title)


def test_no_face_is_told_that_lies_hidden() -> None:
    """Hidden things are told in the same words whatever lies there."""
    for happening in (
        h.Drew(0, "deck", None, ""),
        h.PlayedHidden(0, 2),
        h.Laid(0, 2, False, None, "weasel_5"),
        h.SwappedWithHidden(0, 1, "", "red_rat_4"),
        h.SwappedHands(0, 1, "weasel_4"),
        h.Swapped(0, 1, 1, 0, None, None, "red_rat_9"),
    ):
        assert not any(char.isdigit() for char in in_english(happening).text)


# --- what the sentences say


def test_a_card_is_named_by_value_and_title() -> None:
    assert in_english(h.PlayedOpen(0, 2, "red_rat_8")).text == "Mira plays the 8 (Stake) open."
    told = in_english(h.Uncovered(1, "weasel_4", 0, "blue_rat_12"))
    assert told.text == "Oma Ilse discards the 4 and turns up the 12 (Spotlight)."


def test_a_knock_out_by_somebody_else_earns_a_point_and_names_both() -> None:
    out = in_english(h.KnockedOut((2,), (26,), 0))
    assert (out.text, out.tone, out.seats) == ("Max has 26 and is out of the round!", BAD, (2, 0))
    point = in_english(h.Point(0, 2, Merit.KNOCK_OUT, 2))
    assert (point.text, point.short) == ("Mira has thrown Max out: 1 point.", "Mira: 2 points")
    assert (point.tone, point.seats) == (GOOD, (0, 2))


def test_who_throws_only_themselves_out_hears_that_nobody_scores() -> None:
    told = in_english(h.KnockedOut((0,), (28,), 0))
    assert told.text == "Mira has 28 and is out of the round! Nobody gets a point for that."
    both = in_english(h.KnockedOut((1, 0), (26, 27), 0))
    assert both.text == "Oma Ilse has 26 and Mira has 27: out of the round!"


@pytest.mark.parametrize(
    ("terms", "after", "text"),
    [
        ([(12, "", 12), (8, "plus_5", 13)], 25, "Mira: 12 + (8 + 5) = 25."),
        ([(8, "plus_5", 13)], 13, "Mira: 8 + 5 = 13."),
        ([(3, "double", 6), (5, "", 5)], 11, "Mira: 3 × 2 + 5 = 11."),
        ([(8, "half", 4), (5, "", 5)], 9, "Mira: 8 ÷ 2 + 5 = 9."),
        ([(7, "half", 4), (5, "", 5)], 9, "Mira: 4 + 5 = 9."),
        ([(1, "minus_5", 0), (5, "", 5)], 5, "Mira: 0 + 5 = 5."),
        ([(7, "minus_5", 2), (5, "", 5)], 7, "Mira: (7 − 5) + 5 = 7."),
        ([(9, "zero", 0), (5, "lock", 5)], 5, "Mira: 0 + 5 = 5."),
        ([(9, "", 9)], 9, "Mira has 9 now."),
        ([], 0, "Mira is back at 0."),
    ],
)
def test_sums_say_how_chips_act(terms: list[tuple[int, str, int]], after: int, text: str) -> None:
    added = tuple(h.Term(*term) for term in terms)
    assert in_english(h.TotalChanged(0, 1, after, added)).text == text


@pytest.mark.parametrize("side", sorted(SIDES))
def test_every_written_sum_is_true(side: str) -> None:
    for value in range(1, 13):
        terms = (h.Term(value, side, SIDES[side].worth(value)), h.Term(4, "", 4))
        python = sum_of(terms, speak("en")).replace("−", "-").replace("×", "*").replace("÷", "/")
        assert eval(python) == terms[0].worth + 4


def test_a_total_above_25_is_bad_news_and_25_good_news() -> None:
    assert in_english(h.TotalChanged(0, 1, 26, (h.Term(12, "", 12),))).tone is BAD
    assert in_english(h.TotalChanged(0, 1, 25, (h.Term(12, "", 12),))).tone is GOOD


def test_chips_name_the_face_that_shows_and_the_other_player() -> None:
    assert in_english(h.ChipMoved(0, "B", "plus_10", (2, 0), (0, 1), "raccoon_5")).text == (
        "“Chip Thief”: Mira takes the +10 chip from Max, for a card of their own."
    )
    assert in_english(h.ChipMoved(0, "E", "lock", (0, 0), (2, 1), "raccoon_9")).text == (
        "“Hot Potato”: Mira passes the lock on to one of Max’s cards."
    )
    traded = in_english(h.ChipTraded(0, "A", "plus_5", "F", "mute", (0, 1), "raccoon_4"))
    assert traded.text.endswith("swaps the mute chip on a card of their own for the +5 chip.")


def test_a_chip_that_goes_home_is_told() -> None:
    told = in_english(h.Discarded(0, "row", 2, 1, "red_rat_3", "B", "raccoon_11"))
    assert told.text == (
        "“Dustbin”: Mira discards one of Max’s hidden cards. It was the 3 (Rummage)."
        " Its chip goes back to the display."
    )


def test_an_encore_is_told_as_one() -> None:
    assert in_english(h.EffectBegan(0, 1, "red_rat_8", By.ENCORE)).text.startswith("Once more “Stake”: Put")
    assert in_english(h.EffectBegan(0, 1, "red_rat_8", By.OPENED)).text.startswith("“Stake”: Put 1 chip")


def test_several_who_got_the_last_point_are_named() -> None:
    told = in_english(h.RoundBegan(3, 1, ("plus_5", "lock"), (1, 1), (1, 0)))
    assert told.text == (
        "Round 3. The chips show +5 and lock. Mira and Oma Ilse got the last point together,"
        " and Oma Ilse begins."
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "„Spitzeln“: Mira sieht sich eine verdeckte Karte von Anna an."),
        ("fr", "«\u202fCoup d’œil\u202f»\u202f: Mira regarde une carte cachée d’Anna."),
        ("es", "«Vistazo»: Mira mira una carta boca abajo de Anna."),
    ],
)
def test_names_are_bent_as_the_language_bends_them(language: str, text: str) -> None:
    assert TELLER.tell(h.Looked(0, 3, 1, "red_rat_1"), NAMES, speak(language)).text == text


def test_every_sentence_has_a_sign_that_is_drawn() -> None:
    texts = speak("en")
    told = [*sessions().told, *((4, corner) for corner in CORNERS)]
    icons = {TELLER.tell(happening, NAMES[:players], texts).icon for players, happening in told}
    art = ROOT / "assets" / "art"
    files = {
        icon: art.joinpath(*(icon.split(".")[:-1] or ["common"]), "icon", f"{icon.split('.')[-1]}.svg")
        for icon in icons
    }
    assert not [icon for icon, file in files.items() if not file.is_file() and not glyphs.has(icon)]


# --- steps and turns


def test_a_card_and_its_effect_are_one_step_and_a_chain_is_several() -> None:
    told = stepped(
        h.PlayedOpen(0, 2, "red_rat_6"),
        h.EffectBegan(0, 2, "red_rat_6", By.OPENED),
        h.Revealed(0, 0, 1, "red_rat_8", 0, "red_rat_6"),
        h.EffectBegan(0, 1, "red_rat_8", By.TRIGGERED),
        h.ChipPut(0, "A", "plus_5", (0, 1), "red_rat_8"),
    )
    assert [words.split(":")[0] for words in told] == [
        "Mira plays the 6 (Chain Reaction) open. “Chain Reaction”",
        "“Chain Reaction”",
        "“Stake”",
    ]
    assert told[1].endswith("“Stake”: Put 1 chip on one of your cards.")


def test_a_raid_is_told_in_one_breath() -> None:
    turned = ((1, "red_rat_9"), (2, "red_rat_7"))
    told = stepped(*(h.Revealed(0, seat, 0, face, seat, "raccoon_12") for seat, face in turned))
    assert told == ["“Raid”: Oma Ilse turns up the 9 (Shady Swap) and Max turns up the 7 (Overboard)."]


def test_cards_that_leave_the_deck_together_are_one_step() -> None:
    milled = [h.Discarded(0, "deck", None, None, face, "", "weasel_2") for face in ("weasel_3", "red_rat_7")]
    assert stepped(*milled) == [
        "“Whirlwind”: Mira discards from the deck: the 3 (Palm Reader) and the 7 (Overboard)."
    ]


def test_all_sums_of_a_turn_are_one_step_and_so_are_its_points() -> None:
    term = (h.Term(9, "", 9),)
    told = stepped(
        h.TotalChanged(0, 0, 9, term),
        h.TotalChanged(1, 0, 9, term),
        h.Point(0, 1, Merit.RATJACK, None),
        h.Point(1, 1, Merit.RATJACK, None),
    )
    assert told[0] == "Mira has 9 now. Oma Ilse has 9 now."
    assert len(told) == 2


def test_a_turn_fits_into_one_line() -> None:
    turn = [
        h.TurnBegan(0),
        h.Drew(0, "deck", None, ""),
        h.Uncovered(0, "red_rat_4", 1, "red_rat_12"),
        h.EffectBegan(0, 1, "red_rat_12", By.UNCOVERED),
        h.Revealed(0, 2, 0, "red_rat_9", 0, "red_rat_12"),
        h.TotalChanged(0, 13, 25, (h.Term(12, "", 12),)),
        h.KnockedOut((2,), (26,), 0),
        h.Point(0, 2, Merit.KNOCK_OUT, 2),
    ]
    assert turn_line(turn, NAMES, speak("en")) == (
        "Mira: discards the 4 and turns up the 12, turns up the 9 (Max) · Max is out! · Mira: 2 points"
    )
    assert turn_line(turn[:2], NAMES, speak("en")) == ""


# --- cards and chips


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_chip_has_its_words(language: str) -> None:
    texts = speak(language)
    cards = [texts(f"ratjack.card.{effect}.{part}") for effect in EFFECTS for part in ("name", "text")]
    chips = [
        texts(f"ratjack.chip.{face}.{part}") for face in SIDES for part in ("name", "word", "the", "text")
    ]
    assert texts.missing == set()
    assert not [text for text in cards + chips if badly_written(text)]
    names = [texts(f"ratjack.card.{effect}.name") for effect in EFFECTS]
    assert len({*names}) == len(names)
