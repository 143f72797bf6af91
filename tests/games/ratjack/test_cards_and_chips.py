"""The data is that of the rules page: cards, effects, verbs, chips, codes, questions and happenings."""

from __future__ import annotations

import inspect
import re
from collections import Counter

import pytest

from ratland_desktop.games.ratjack.rules import choices, happenings, questions, turn
from ratland_desktop.games.ratjack.rules.cards import CARDS_OF, EFFECTS, FACES
from ratland_desktop.games.ratjack.rules.chips import CHIPS, SIDES
from ratland_desktop.games.ratjack.rules.choices import CHOICES
from ratland_desktop.games.ratjack.rules.verbs import DEEDS
from ratland_desktop.games.ratjack.rules.words import SETS, Deck, Set, Status
from ratland_desktop.tabletop.dialogue import Happening, Question

SIGNS = {
    "+5": "plus_5", "−5": "minus_5", "+10": "plus_10", "=0": "zero", "×2": "double", "÷2": "half",
    "+1": "plus_1", "−2": "minus_2", "+3": "plus_3", "lock": "lock", "shield": "shield", "mute": "mute",
}  # fmt: skip
TABLES = {"Rats": "rat", "Weasels": "weasel", "Raccoons": "raccoon"}


def section(page: str, heading: str) -> str:
    """A section of the page, without what comes after it."""
    return re.split(r"\n#{2,3} ", page.split(f"{heading}\n", 1)[1])[0]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    next_ones = [*cells[1:], [""]]
    return [row for row, below in zip(cells, next_ones, strict=True) if "---" not in row[0] + below[0]]


def test_all_36_effects_are_typed_in_as_they_stand_on_the_page(ratjack_page: str) -> None:
    written: dict[str, tuple[str, str]] = {}
    for part in section(ratjack_page, "### 1.2 The 36 cards").split("\n**")[1:]:
        animal = TABLES[part.split("**")[0]]
        for value, _, _, steps, status in rows(part):
            written[f"{animal}_{value}"] = (steps.replace("`", ""), status)
    assert len(written) == 36 and written.keys() == EFFECTS.keys()
    for name, (steps, status) in written.items():
        assert " · ".join(map(str, EFFECTS[name].steps)) == steps
        expected = Status.PART_FACT if "fact" in status else Status.RECONSTRUCTED
        assert EFFECTS[name].status is (Status.FACT if status == "fact" else expected), name


def test_the_27_verbs_of_the_page_are_those_that_the_code_knows(ratjack_page: str) -> None:
    verbs = [re.match(r"`(\w+)", row[0]) for row in rows(section(ratjack_page, "### 1.1 The verbs"))]
    named = {verb[1] for verb in verbs if verb}
    assert len(named) == 27
    assert named == DEEDS.keys() == CHOICES.keys()
    assert named == {step.verb for effect in EFFECTS.values() for step in effect.steps}


def test_every_reason_code_of_the_page_is_used_and_no_other(ratjack_page: str) -> None:
    page = {code for row in rows(section(ratjack_page, "### 1.1 The verbs"))
            for code in re.findall(r"`(\w+)`", row[3]) if "_" in code and "(" not in code}  # fmt: skip
    page -= {"look_deck"}
    source = inspect.getsource(choices) + inspect.getsource(turn)
    used = set(re.findall(r'Hindrance\(\s*"(\w+)"', source))
    assert page == used


def test_48_cards_in_four_sets_and_each_value_once_in_each(ratjack_page: str) -> None:
    assert len(FACES) == 48
    for each in Set:
        assert [face.value for face in FACES.values() if face.set is each] == [*range(1, 13)]


def test_red_and_blue_rats_differ_in_colour_only() -> None:
    for value in range(1, 13):
        red, blue = FACES[f"red_rat_{value}"], FACES[f"blue_rat_{value}"]
        assert red.effect is blue.effect and red.value == blue.value and red is not blue


@pytest.mark.parametrize("deck", Deck)
def test_a_deck_is_two_sets_of_24_different_cards(deck: Deck) -> None:
    cards = CARDS_OF[deck]
    assert len({*cards}) == 24 and {face.set for face in cards} == {*SETS[deck]}
    assert Counter(face.value for face in cards) == dict.fromkeys(range(1, 13), 2)


def test_the_six_chips_are_those_of_the_page_and_say_what_is_reconstructed(ratjack_page: str) -> None:
    chips = [row for row in rows(section(ratjack_page, "### 1.3 The six bonus chips")) if len(row) == 3]
    assert [row[0] for row in chips] == [chip[0].letter for chip in CHIPS]
    for (letter, *written), chip in zip(chips, CHIPS, strict=True):
        for text, side in zip(written, chip, strict=True):
            assert SIGNS[text.split()[0]] == side.face and side.letter == letter
            assert side.reconstructed == ("reconstructed" in text)
    assert len(SIDES) == 12


WORTH = {  # what values 0, 1, 4, 7 and 12 count with each face
    "plus_5": (5, 6, 9, 12, 17),
    "minus_5": (0, 0, 0, 2, 7),
    "plus_10": (10, 11, 14, 17, 22),
    "zero": (0, 0, 0, 0, 0),
    "double": (0, 2, 8, 14, 24),
    "half": (0, 1, 2, 4, 6),
    "plus_1": (1, 2, 5, 8, 13),
    "minus_2": (0, 0, 2, 5, 10),
    "plus_3": (3, 4, 7, 10, 15),
    "lock": (0, 1, 4, 7, 12),
    "shield": (0, 1, 4, 7, 12),
    "mute": (0, 1, 4, 7, 12),
}


@pytest.mark.parametrize("face", SIDES)
def test_what_a_card_counts_with_each_face(face: str) -> None:
    assert tuple(SIDES[face].worth(value) for value in (0, 1, 4, 7, 12)) == WORTH[face]


def test_only_lock_shield_and_mute_do_more_than_change_a_value() -> None:
    for name in ("locks", "shields", "mutes"):
        (face,) = [side.face for side in SIDES.values() if getattr(side, name)]
        assert face == name.removesuffix("s")


def in_snake_case(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def test_what_the_game_tells_is_exactly_the_list_of_the_page(ratjack_page: str) -> None:
    told = section(ratjack_page, "## 13. What the game tells")
    named = {name for row in rows(told) for name in re.findall(r"`(\w+)`", row[0])}
    classes = [getattr(happenings, name) for name in happenings.__all__]
    known = {in_snake_case(each.__name__) for each in classes if issubclass(each, Happening)}
    assert known - {"faces"} == named  # Faces are what the whispers say


def test_what_the_game_asks_is_exactly_the_list_of_the_page(ratjack_page: str) -> None:
    asked = section(ratjack_page, "## 11. What the game asks, of whom, and when")
    named = [re.findall(r"`(\w+)`", row[0])[0] for row in rows(asked)]
    found = [each for each in vars(questions).values() if isinstance(each, type)]
    classes = [each for each in found if issubclass(each, Question)]
    kinds = {each.kind: (each.private, each.sealed, each.quiet) for each in classes if "kind" in vars(each)}
    kinds.pop("question", None)
    assert kinds == {
        "opening": (True, True, False),
        "draw": (True, False, False),
        "play": (True, False, False),
        "effect": (True, False, False),
        "reveal_one": (False, True, False),
    }
    assert named == [*kinds]
