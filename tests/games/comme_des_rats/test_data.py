"""Sections 1, 9 and 10: the cards, dice and roles in code are those of the rules page, row by row."""

from __future__ import annotations

import re

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings
from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS, deck
from ratland_desktop.games.comme_des_rats.rules.faces import BLACK_DIE, DICE, FACES, WHITE_DIE
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.games.comme_des_rats.rules.third_rat import RAT_CARDS
from ratland_desktop.games.comme_des_rats.rules.words import Action, Decider


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    lines = page.split(heading)[1].splitlines()
    table: list[str] = []
    for line in lines:
        if line.startswith("|"):
            table.append(line)
        elif table:
            break
    return [[cell.strip(" `*") for cell in line.strip("|").split("|")] for line in table[2:]]


def test_the_door_cards_are_those_of_the_page(rules_page: str) -> None:
    *kinds, everything = rows(rules_page, "### The Door cards")
    found = {row[1]: (tuple(map(int, row[2:5])), int(row[5]) if row[5].isdigit() else 0) for row in kinds}
    assert {card.id: (card.copies, card.worth) for card in DOOR_CARDS.values()} == found
    totals = [int(cell) for cell in everything[2:5]]
    assert [len(deck(doors)) for doors in (3, 4, 5)] == totals == [15, 20, 25]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_formulas_of_the_page_give_the_same_deck(players: int) -> None:
    cards = deck(players)
    counts = [cards.count(kind) for kind in ("trap", "clover", "cheese1", "cheese2")]
    assert counts == [players + 1, players - 1, 2 * players, players]
    assert sum(DOOR_CARDS[card].worth for card in cards) == 4 * players


def test_only_a_trap_snaps_and_only_a_clover_saves() -> None:
    assert [card.id for card in DOOR_CARDS.values() if card.snaps] == ["trap"]
    assert [card.id for card in DOOR_CARDS.values() if card.saves] == ["clover"]


def test_the_faces_of_a_die_are_those_of_the_page(rules_page: str) -> None:
    ids = rows(rules_page, "### A die")[1]
    assert list(BLACK_DIE.faces) == ids[1:] and WHITE_DIE.faces == BLACK_DIE.faces and len(DICE) == 2
    assert {*BLACK_DIE.faces} == {*FACES}


@pytest.mark.parametrize(
    ("face", "action", "keys"),
    [
        ("key1", Action.DRAW, 1),
        ("key2", Action.DRAW, 2),
        ("theft", Action.STEAL, 0),
        ("claws", Action.SEND_CAT, 0),
        ("heal", Action.HEAL, 0),
    ],
)
def test_every_face_has_its_action(face: str, action: Action, keys: int) -> None:
    assert (FACES[face].action, FACES[face].keys) == (action, keys)


def test_the_roles_are_those_of_the_page(rules_page: str) -> None:
    assert [row[0] for row in rows(rules_page, "### The five roles")] == [*ROLES]


def test_every_role_has_one_power() -> None:
    powers = {
        role.id: (role.arranges, role.forces, role.redirects, role.keeps_traps, role.clover_worth)
        for role in ROLES.values()
    }
    assert powers == {
        "manipulator": (2, False, False, False, 0),
        "al_ratone": (0, True, False, False, 0),
        "hypnotist": (0, False, True, False, 0),
        "fool": (0, False, False, True, 0),
        "alchemist": (0, False, False, False, 1),
    }


def test_the_third_rats_cards_are_those_of_the_page(rules_page: str) -> None:
    deciders = {"active player": Decider.ACTIVE, "opponent": Decider.OPPONENT}
    found = {
        int(row[0]): (tuple(row[1:6]), deciders[row[6]])
        for row in rows(rules_page, "### The six Third Rat cards")
    }
    assert {card.id: (card.ranks, card.decider) for card in RAT_CARDS.values()} == found
    assert all(sorted(card.ranks) == sorted(FACES) for card in RAT_CARDS.values())


def test_what_is_reconstructed_says_so_in_the_data() -> None:
    assert all(card.reconstructed for card in DOOR_CARDS.values())
    assert all(die.reconstructed for die in DICE)
    assert all(card.reconstructed for card in RAT_CARDS.values())
    assert not any(role.reconstructed for role in ROLES.values())


def test_the_page_lists_every_happening_and_no_other(rules_page: str) -> None:
    listed = [name for row in rows(rules_page, "## 14.") for name in re.findall(r"\w+", row[0])]
    told = {
        name
        for name, kind in vars(happenings).items()
        if isinstance(kind, type) and kind.__module__ == happenings.__name__
    }
    assert told == {*listed} and len(listed) > 20
