"""A step is told in one sentence, in every language, and no text of it goes unsaid."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import BLACK, DUMP, LEFT, RIGHT, WHITE, YELLOW, Board, Plan
from ratland_desktop.games.ratland.step_telling import TELLER, TOGETHER
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.hotseat.telling import BAD, GOOD, MOST_NAMES, Sentence
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from tests.games.ratland.playing import TEMPERS, moments
from tests.listening import LANGUAGES, speak

NAMES = ("Mira", "Oma Ilse", "Max", "Anna", "Hugo", "Inés", "Yann", "Zoé", "Ötzi", "Luc", "Eva", "Íñigo")


def step_of(*story: Happening, party: Party = Party()) -> Step:  # noqa: B008
    (step,) = steps_of(story, TABLE_STEPS, party)
    return step


def in_english(*story: Happening, players: int = 12, by_hand: bool = False) -> Sentence:
    party = Party(frozenset({0}), frozenset({0})) if by_hand else Party()
    return TELLER.tell_step(step_of(*story, party=party), NAMES[:players], speak("en"))


@pytest.fixture(scope="module")
def told() -> list[tuple[int, Step]]:
    """The steps of many games, of every kind and with clans of every temper."""
    found: dict[tuple[int, Step], None] = {}
    variants = product((2, 3, 5, 12), Board, (False, True))
    for seed, (players, board, clans) in enumerate(variants, start=1):
        mixed = [sorted(TEMPERS)[(seat + seed) % len(TEMPERS)] for seat in range(players)]
        for who in (mixed, ["chance"] * players, ["breeder"] * players):
            match = new_match(Options(players, clans, board), seed)
            for _ in moments(match, who, seed):
                pass
            party = Party(frozenset({0}), frozenset({0}))
            steps = (step for story in match.stories for step in steps_of(story, TABLE_STEPS, party))
            found.update(((players, step), None) for step in steps if not step.quiet)
    return list(found)


MADE_UP = [
    (h.RatsJoined(0, 1, 1, "visiting_cousin"), h.RatsJoined(1, 0, 1, "visiting_cousin")),
    (h.RatsJoined(0, 0, 1, "visiting_cousin"), h.RatsJoined(1, 0, 1, "visiting_cousin")),
    (h.RatsJoined(0, 1, 1, "visiting_cousin"), h.RatsJoined(1, 1, 1, "visiting_cousin")),
    (h.Fed(0, 3, 0, 0, 0, 0), h.Fed(1, 2, 0, 0, 0, 0)),
    (h.Fed(0, 7, 3, 3, 0, 0), h.Fed(1, 7, 3, 3, 0, 0)),
    (h.Bred(0, 2, 0, 2, ()), h.Bred(1, 2, 0, 2, ())),
    (h.Bred(0, 2, 1, 2, ()), h.Bred(1, 2, 0, 2, ())),
    (h.Stole(0, 1, LEFT, 0, 2), h.Stole(2, 3, LEFT, 0, 1)),
    tuple(h.Stole(seat, seat + 1, LEFT, 1, 1) for seat in range(5)),
    (h.CheeseGained(0, 1, "abundance"), h.CheeseGained(1, 1, "abundance")),
    (h.RatTraded(0, 1, 1, False, "rattibal_lector"), h.RatTraded(1, 1, 1, True, "rattibal_lector")),
    (h.CheeseTransmuted(0, 1, 1, "alchemist"), h.CheeseTransmuted(1, 2, 2, "alchemist")),
    tuple(h.Redeployed(seat, Plan(dump=1), Plan(city=1), "sports") for seat in (0, 1)),
    (
        h.Drew(0, DUMP, (), 0, 2, 0, 0, 0, 0, (), ("aggressive",)),
        h.Drew(1, DUMP, (), 0, 2, 0, 0, 0, 0, (), ("aggressive",)),
    ),
]  # fmt: skip
"""What games by chance reach too seldom."""


def badly_written(text: str) -> bool:
    return bool(re.search(r"[{}]|ratland\.|  |^\s|\s$|\.\.|[!?]\.|^$", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_whole_games_is_told_and_no_text_goes_unsaid(
    language: str, told: list[tuple[int, Step]]
) -> None:
    texts = speak(language)
    for players, step in [*told, *((12, step_of(*story)) for story in MADE_UP)]:
        sentence = TELLER.tell_step(step, NAMES[:players], texts)
        assert not badly_written(sentence.text), sentence.text
        assert not badly_written(sentence.short), sentence.short
        assert all(0 <= seat < players for seat in sentence.seats)
        for happening in step.headings:
            assert not badly_written(TELLER.heading(happening, NAMES[:players], texts))
    assert texts.missing == set()
    written = {*texts._catalogue.topic("en", "ratland/step")}
    assert written - texts.said == set()


def test_every_group_can_be_told(told: list[tuple[int, Step]]) -> None:
    groups = {step.group for _, step in told if len(step.shown) > 1}
    assert groups <= set(TOGETHER)
    assert set(TOGETHER) - groups <= {"moves", "trades", "alchemy"}


def test_a_step_of_one_happening_says_what_the_story_says(told: list[tuple[int, Step]]) -> None:
    texts = speak("en")
    singles = [
        (players, step.shown[0])
        for players, step in told
        if len(step.shown) == 1 and not isinstance(step.shown[0], h.EventTurned)
    ]
    assert len(singles) > 500
    for players, happening in singles:
        said = TELLER.tell_step(Step(0, 1, (), (happening,)), NAMES[:players], texts)
        line = TELLER.tell(happening, NAMES[:players], texts)
        if isinstance(happening, h.Drew) and happening.finds:  # the pieces are seen, the reasons are said
            assert said.text.partition(". ")[2] == line.text.partition(". ")[2]
            assert len(said.text) < len(line.text)
            said = replace(said, text=line.text)
        assert said == line


# --- examples


def test_what_all_get_is_said_once() -> None:
    sentence = in_english(*(h.CheeseGained(seat, 1, "abundance") for seat in range(12)))
    assert sentence.text == "Every clan gets 1 cheese. “Abundance”: something for everybody."
    assert sentence.seats == tuple(range(12)) and sentence.tone is GOOD


def test_a_few_names_are_listed_and_many_clans_are_counted() -> None:
    few = in_english(*(h.Bred(seat, 1, 1, 1, ()) for seat in range(MOST_NAMES)))
    many = in_english(*(h.Bred(seat, 1, 1, 1, ()) for seat in range(MOST_NAMES + 1)))
    assert few.text == "Baby time for Mira, Oma Ilse, Max and Anna: 4 rats in all."
    assert many.text == "Baby time for 5 clans: 5 rats in all."


def test_attacks_say_how_many_came_through_and_who_stole_what() -> None:
    attacks = [h.Attacked(seat, seat + 1, LEFT, 3, 3, 1, 1, owed, ()) for seat, owed in enumerate((2, 0, 2))]
    thefts = [h.Stole(0, 1, LEFT, 2, 2), h.Stole(2, 3, LEFT, 1, 2)]
    sentence = in_english(*attacks, *thefts)
    stolen = "Mira steals 2 from Oma Ilse and Max steals 1 from Anna."
    assert sentence.text == f"3 attacks: 2 get through. {stolen}"


def test_thefts_through_both_pipes_are_added_up() -> None:
    attacks = [h.Attacked(0, 1, side, 3, 3, 1, 1, 2, ()) for side in (LEFT, RIGHT)]
    thefts = [h.Stole(0, 1, LEFT, 1, 1), h.Stole(0, 1, RIGHT, 2, 2)]
    said = in_english(*attacks, *thefts, players=2).text
    assert "steals 3 from" in said
    assert said.count("Mira") == 1


def test_one_attack_tells_of_its_theft_only_where_there_was_less() -> None:
    attack = h.Attacked(0, 1, LEFT, 3, 3, 1, 1, 2, ())
    whole, less = h.Stole(0, 1, LEFT, 2, 2), h.Stole(0, 1, LEFT, 1, 2)
    alone = in_english(attack)
    assert in_english(attack, whole).text == alone.text
    assert in_english(attack, less).text == f"{alone.text} {in_english(less).text}"


def test_who_goes_hungry_is_named() -> None:
    sentence = in_english(h.Fed(0, 7, 3, 3, 0, 0), h.Fed(1, 7, 3, 1, 2, 0), h.Fed(2, 7, 3, 3, 0, 0))
    assert sentence.text == "Too little cheese for Oma Ilse: 2 rats starve."
    assert sentence.tone is BAD


def test_draws_of_several_say_what_they_come_to_and_which_cards_had_a_part() -> None:
    yellow, black = h.Find(YELLOW, 1, "", ""), h.Find(BLACK, 1, "", "we_did_it")
    one = h.Drew(0, DUMP, (yellow, yellow), 2, 5, 2, 0, 0, 0, (), ("recycler",))
    other = h.Drew(1, DUMP, (black,), 1, 4, 1, 0, 0, 0, (), ("aggressive",))
    sentence = in_english(one, other)
    cards = "In play: Recycler and Aggressive board."  # and the event lies open anyway
    assert sentence.text == f"Mira and Oma Ilse draw 3 pieces at the dump: 3 cheese. {cards}"


def test_traded_whites_count_as_the_cheese_they_become() -> None:
    white = h.Find(WHITE, 0, "", "")
    one = h.Drew(0, DUMP, (white, white), 2, 5, 0, 0, 0, 0, (), ())
    other = h.Drew(1, DUMP, (white,), 1, 4, 0, 0, 0, 0, (), ())
    sentence = in_english(one, h.WhitesTraded(0, DUMP, 2, 1, "dr_cheese"), other)
    assert sentence.text == "Mira and Oma Ilse draw 3 pieces at the dump: 1 cheese."


@pytest.mark.parametrize("by_hand", [True, False])
def test_pieces_that_everybody_sees_are_only_summed_up(by_hand: bool) -> None:
    found = h.Drew(0, DUMP, (h.Find(YELLOW, 1, "", ""),), 1, 5, 1, 0, 0, 0, (), ("recycler",))
    assert in_english(found, by_hand=by_hand).text == "Mira: 1 cheese. Recycler: one extra piece."


def test_an_event_says_what_it_does_and_its_card_says_its_name() -> None:
    texts = speak("en")
    assert in_english(h.EventTurned("abundance", False)).text == texts("ratland.event.abundance.text")
