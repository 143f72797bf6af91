"""Every happening of Comme des Rats has its words, in every language, with its reason.

Whole games in all variants are told in all languages; what they do not reach by chance is told from facts
made up here. A text that nobody says and a hole that nobody fills both fail.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules import whispers as w
from ratland_desktop.games.comme_des_rats.rules.words import (
    Aimed,
    Cause,
    Colour,
    Decided,
    GameEnd,
    Kept,
    Lapsed,
    Named,
    Roll,
    RoundEnd,
    Shown,
)
from ratland_desktop.games.comme_des_rats.step_telling import TELLER, turn_line
from ratland_desktop.games.comme_des_rats.steps import TABLE_STEPS, took_part, turns_of
from ratland_desktop.games.comme_des_rats.telling import TELLINGS
from ratland_desktop.hotseat.telling import BAD, GOOD, Sentence
from ratland_desktop.shell import glyphs
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from tests.games.comme_des_rats.telling_kit import (
    LANGUAGES,
    NAMES,
    ROOT,
    badly_written,
    names_for,
    sessions,
    speak,
)

THREE = names_for(3)


def in_english(happening: Happening, seats: int = 5) -> Sentence:
    return TELLER.tell(happening, names_for(seats), speak("en"))


def stepped(*happenings: Happening) -> list[str]:
    texts = speak("en")
    return [TELLER.tell_step(step, NAMES, texts).text for step in steps(happenings)]


def steps(story: tuple[Happening, ...]) -> tuple[Step, ...]:
    return steps_of(story, TABLE_STEPS, Party())


def facts_in(module: object) -> set[type[Happening]]:
    return {
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Happening) and each is not Happening
    }


# what chance does not always bring
CORNERS: tuple[Happening, ...] = (
    *(h.ActionLapsed(0, "key1", why) for why in Lapsed),
    h.ActionLapsed(0, None, Lapsed.OUT),
    h.PartnersNamed(0, 1, 2, Named.FORCED, 1),
    h.PartnersNamed(0, 1, 2, Named.FORCED, 2),
    h.RatCardTurned(0, 1, "heal", "key2", 1, Kept.TWO_BANDAGES),
    h.Stole(0, 1, 2, "trap", Aimed.CHOSEN),
    *(h.FoolUnmasked(0, traps, 1) for traps in (0, 1, 2)),
    *(h.CatSent(0, 1, why) for why in Aimed),
    *(h.CloverUsed(0, why, None if why is Cause.TRAP else 1) for why in Cause),
    *(h.Bandaged(0, number, why, None) for why in Cause for number in (1, 2, 3)),
    *(h.WentOut(0, cards) for cards in (0, 1, 4)),
    *(h.RoundEnded((0, 1), (2, 3), why) for why in RoundEnd),
    h.StashShown(0, (), 0, 0),
    h.StashShown(0, ("clover", "clover", "cheese2"), 2, 2),
    h.Consoled((0, 2), 2),
    h.OneMoreRound((0, 1)),
    *(h.GameEnded((1, 2), (8, 8), (3, 2), (0,), why, how) for why in GameEnd for how in Decided),
    w.YouStole("cheese1"),
    w.StolenFromYou("clover"),
    w.YouLost(("clover", "cheese1", "cheese1")),
)


# --- completeness


def test_every_happening_and_every_whisper_of_the_rules_can_be_told() -> None:
    assert facts_in(h) | facts_in(w) == set(TELLINGS)


def test_every_happening_that_is_told_to_all_has_its_place_in_a_step() -> None:
    assert facts_in(h) == set(TABLE_STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    texts = speak(language)
    for seats, happening in (*sessions().told, *sessions().whispered):
        sentence = TELLER.tell(happening, names_for(seats), texts)
        assert not badly_written(sentence.text), sentence.text
        assert not badly_written(sentence.short), sentence.short
        assert all(0 <= seat < seats for seat in sentence.seats)
        assert sentence.seats or type(happening) in facts_in(w)
    assert texts.missing == set()
    told = {type(happening) for _, happening in sessions().told}
    assert facts_in(h) - {h.Consoled, h.OneMoreRound, h.FoolUnmasked} <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_corners_are_told_without_a_gap(language: str) -> None:
    texts = speak(language)
    for happening in CORNERS:
        assert not badly_written(TELLER.tell(happening, NAMES, texts).text), happening
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_step_by_step_and_turn_by_turn_without_a_gap(language: str) -> None:
    texts = speak(language)
    for seats, story in sessions().stories[:12]:
        names = names_for(seats)
        for step in steps(story):
            if step.quiet:
                continue
            said = [TELLER.tell_step(step, names, texts).text]
            said += [TELLER.heading(heading, names, texts) for heading in step.headings]
            assert not [text for text in said if badly_written(text)]
        for _, turn in turns_of(story):
            assert not badly_written(turn_line(turn, names, texts)), turn
    assert texts.missing == set()


def test_every_text_of_the_story_is_said_by_somebody() -> None:
    texts = speak("en")
    for seats, happening in (*sessions().told, *sessions().whispered, *((5, each) for each in CORNERS)):
        TELLER.tell(happening, names_for(seats), texts)
    for seats, story in sessions().stories[:1]:
        for _, turn in turns_of(story):
            turn_line(turn, names_for(seats), texts)
    written = {*texts._catalogue.topic("en", "comme_des_rats/tell")}
    assert written - texts.said == set()
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hidden_card_is_told_to_all(language: str) -> None:
    """What is stored or stolen in secret is told without any card's name; a stored trap like any card."""
    texts = speak(language)
    parts = ("name", "one", "text")
    kinds = ("trap", "clover", "cheese1", "cheese2")
    words = {texts(f"comme_des_rats.card.{kind}.{part}").lower() for kind in kinds for part in parts}
    for happening in (
        h.Stored(0, 1, 3, 1, None),
        h.Stored(0, 1, 0, 2, None),
        h.Stole(0, 1, 2, None, Aimed.CHOSEN),
    ):
        told = TELLER.tell(happening, NAMES, texts)
        assert not [word for word in words if word in told.text.lower() or word in told.short.lower()]


def picture_of(icon: str) -> Path:
    """The file of an icon; a game's own one has its name in front."""
    game, _, name = icon.rpartition(".")
    return ROOT / "assets" / "art" / (game or "common") / "icon" / f"{name}.svg"


def test_every_sentence_has_a_sign_that_is_drawn() -> None:
    texts = speak("en")
    told = [*sessions().told, *sessions().whispered, *((5, corner) for corner in CORNERS)]
    icons = {TELLER.tell(happening, names_for(seats), texts).icon for seats, happening in told}
    assert not [icon for icon in icons if not picture_of(icon).is_file() and not glyphs.has(icon)]


# --- what the sentences say


def test_sharing_names_both_dice_and_both_players() -> None:
    told = in_english(h.DieKept(0, 4, Colour.BLACK, "key2", "claws", Kept.CHOSEN))
    assert told.text == "Papa keeps the 2 keys, and Mira gets the claws."
    assert told.seats == (4, 0)
    same = in_english(h.DieKept(0, 4, Colour.BLACK, "heal", "heal", Kept.SAME_FACE))
    assert same.text == "Both dice show heal: one for Papa, one for Mira."


def test_doors_count_from_one_and_the_last_card_is_told() -> None:
    assert in_english(h.Stored(1, 0, 3, 1, None)).text == "Oma Ilse takes a card from door 1 and hides it."
    assert in_english(h.Stored(1, 0, 0, 2, None)).text == (
        "Oma Ilse takes a second card from door 1 and hides it. That was the last one there."
    )
    trap = in_english(h.TrapSprung(2, 3, 0))
    assert trap.text == "Snap! Max draws a trap from door 4. That was the last card there."
    assert trap.tone is BAD


def test_the_third_rats_cards_lie_open_and_are_named() -> None:
    assert in_english(h.Stored(2, 1, 3, 1, "cheese2"), 3).text == "Max takes a cheese 2 from door 2."
    assert in_english(h.Stole(2, 0, 1, "clover", Aimed.ONLY_ONE), 3).text == (
        "Max steals a clover from Mira. There was nothing to steal anywhere else."
    )


def test_the_third_rat_says_who_decides_only_where_there_is_something_to_decide() -> None:
    keys = in_english(h.RatCardTurned(0, 1, "key2", "claws", 1, Kept.RANK), 3)
    assert keys.text == (
        "The Third Rat turns up card 1: it keeps the 2 keys, and Mira gets the claws."
        " Oma Ilse decides for it."
    )
    assert keys.seats == (2, 0)
    heal = in_english(h.RatCardTurned(0, 1, "heal", "key2", 1, Kept.TWO_BANDAGES), 3)
    assert "decides" not in heal.text and "two bandages" in heal.text
    assert in_english(h.ActionBegan(2, "claws", 0), 3).text == "Max uses the claws."
    assert in_english(h.ActionBegan(2, "theft", 0), 3).text == "Max uses the theft, and Mira decides."


def test_bandages_are_counted_and_the_cat_has_a_sender() -> None:
    cat = in_english(h.CatSent(0, 2, Aimed.CHOSEN))
    assert (cat.text, cat.tone, cat.seats) == ("Mira sends the Cat to Max.", BAD, (2, 0))
    second = in_english(h.Bandaged(2, 2, Cause.CAT, 0))
    assert second.text == "The Cat scratches Max: second bandage. One more, and it’s over!"
    assert second.short == "Max: 2 bandages"
    clover = in_english(h.CloverUsed(2, Cause.CAT, 0))
    assert (clover.text, clover.tone) == ("Max shows a clover, and the Cat slinks away.", GOOD)


def test_a_stash_is_told_by_kind_with_its_points() -> None:
    told = in_english(h.StashShown(0, ("clover", "cheese1", "cheese1", "cheese2"), 4, 0))
    assert told.text == "Mira shows a clover, 2 × cheese 1 and a cheese 2: 4 points."
    alchemist = in_english(h.StashShown(0, ("clover",), 0, 1))
    assert alchemist.text == "Mira shows a clover: 1 point. For the Alchemist, the clover counts, too."
    assert in_english(h.StashShown(0, (), 0, 0)).text == "Mira has no card to show."


def test_al_ratone_takes_a_pair_and_says_which() -> None:
    told = in_english(h.PartnersNamed(0, 1, 3, Named.FORCED, 3))
    assert told.text == "Anna takes the white pair. Mira gives the black one to Oma Ilse."
    assert told.seats == (3, 0, 1)


def test_the_end_says_why_and_what_decided() -> None:
    ended = h.GameEnded((1, 2), (8, 8), (3, 2), (0,), GameEnd.SEVEN_POINTS, Decided.CARDS)
    assert in_english(ended).text == (
        "Somebody has reached 7 points. A tie at 8 points, but Mira wins with more cards in the last stash!"
    )
    shared = h.GameEnded((1, 1), (6, 6), (2, 2), (0, 1), GameEnd.THIRD_ROUND, Decided.SHARED)
    assert in_english(shared).text == (
        "The last round is over. Mira and Oma Ilse share the victory with 6 points each!"
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Mira würfelt 2 Schlüssel und Heilung in Schwarz, Krallenhieb und Diebstahl in Weiß."),
        ("fr", "Mira obtient 2 clés et soin en noir, coup de griffes et vol en blanc."),
        ("es", "Mira saca 2 llaves y cura en negro, y zarpazo y robo en blanco."),
    ],
)
def test_four_dice_are_told_by_colour(language: str, text: str) -> None:
    rolled = h.Rolled(0, (("key2", "heal"), ("claws", "theft")), Roll.FOUR_DICE)
    assert TELLER.tell(rolled, NAMES, speak(language)).text == text


# --- steps and turns


def test_there_is_a_breath_between_the_cat_and_the_bandage() -> None:
    told = stepped(
        h.ActionBegan(0, "claws", None),
        h.CatSent(0, 1, Aimed.CHOSEN),
        h.Bandaged(1, 3, Cause.CAT, 0),
        h.WentOut(1, 2),
    )
    assert told == [
        "Mira sends the Cat to Oma Ilse.",
        "The Cat scratches Oma Ilse: third bandage! Oma Ilse is out of the round,"
        " and the 2 cards in the stash are lost. The round ends after this turn.",
    ]


def test_the_hypnotist_and_the_cats_new_way_are_one_step_after_the_attack() -> None:
    told = stepped(
        h.CatSent(0, 1, Aimed.CHOSEN),
        h.RoleShown(1, "hypnotist", Shown.REDIRECTS_CAT),
        h.CatSent(1, 2, Aimed.REDIRECTED),
        h.Bandaged(2, 1, Cause.CAT, 1),
    )
    assert told[1] == "Oma Ilse shows the Hypnotist. The Cat turns around! Oma Ilse sends the Cat on to Max."
    assert len(told) == 3


def test_roles_at_the_end_of_a_round_are_one_step_and_so_are_its_points() -> None:
    told = stepped(
        h.Consoled((0, 1), 2),
        h.RoundScored((2, 2, 0, 0, 0), (4, 2, 0, 0, 0)),
        h.RoleShown(0, "fool", Shown.ROUND_OVER),
        h.RoleShown(1, "alchemist", Shown.ROUND_OVER),
    )
    assert len(told) == 2
    assert told[0].endswith(
        "The standings: Mira 4 (+2), Oma Ilse 2 (+2), Max 0 (0), Anna 0 (0) and Papa 0 (0)."
    )
    assert told[1] == "Mira’s role was: Fool. Oma Ilse’s role was: Alchemist."


def test_two_bandages_in_a_row_are_two_steps() -> None:
    assert len(stepped(h.Bandaged(1, 1, Cause.OWN_TRAPS, 0), h.Bandaged(1, 2, Cause.OWN_TRAPS, 0))) == 2


def test_a_turn_fits_into_one_line() -> None:
    turn = (
        h.TurnBegan(0, 3),
        h.PartnerNamed(0, 2, Named.CHOSEN),
        h.Stored(2, 1, 2, 1, None),
        h.Stole(0, 1, 1, None, Aimed.ONLY_ONE),
    )
    texts = speak("en")
    assert turn_line(turn, THREE, texts) == (
        "Mira’s turn: Max: a card from door 2 · Mira steals a card from Oma Ilse"
    )
    assert turn_line(turn[:2], THREE, texts) == ""
    assert [took_part(turn, seat) for seat in range(3)] == [True, False, True]


def test_turns_end_before_the_round_is_counted() -> None:
    for _, story in sessions().stories[:6]:
        turns = turns_of(story)
        assert sum(isinstance(x, h.TurnBegan) for x in story) == len(turns) > 0
        assert not any(isinstance(x, (h.RoundEnded, h.StashShown)) for _, turn in turns for x in turn)
