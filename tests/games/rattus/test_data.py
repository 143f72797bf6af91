"""Section 1: the board, the tokens and the cards are those of the rules page, typed without a mistake."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ratland_desktop.games.rattus.rules.cards import CARD_OF, CARDS
from ratland_desktop.games.rattus.rules.regions import BORDERS, MAPS, REGIONS, SHADES
from ratland_desktop.games.rattus.rules.tokens import FACES, NORMAL, STARTING
from tests.games.rattus.page import cells


def neighbours_of_the_page(law: str) -> dict[str, dict[str, tuple[bool, bool]]]:
    """For each region its neighbours, whether over the sea (italics) and whether reconstructed (not bold)."""
    found: dict[str, dict[str, tuple[bool, bool]]] = {}
    for row in cells(law, "### Regions"):
        marked = [cell.strip() for cell in row[6].split(",")]
        stars = {each.strip("*"): len(each) - len(each.lstrip("*")) for each in marked}
        found[row[1]] = {near: (number in (1, 3), number < 2) for near, number in stars.items()}
    return found


def test_regions_have_the_order_and_the_shades_of_the_page(law: str) -> None:
    page = [(row[1], row[3]) for row in cells(law, "### Regions")]
    assert [(region, shade.name.lower()) for region, shade in SHADES.items()] == page
    used = {row[1]: {int(number) for number in row[4].split(",")} for row in cells(law, "### Regions")}
    assert {r: {p for p in MAPS if r in MAPS[p].regions} for r in REGIONS} == used


def test_borders_and_arrows_are_those_of_the_page_and_say_what_was_reconstructed(law: str) -> None:
    ours: dict[str, dict[str, tuple[bool, bool]]] = {region: {} for region in REGIONS}
    for border in BORDERS:
        ours[border.one][border.other] = ours[border.other][border.one] = (border.sea, border.reconstructed)
    assert ours == neighbours_of_the_page(law)


@pytest.mark.parametrize(("players", "regions", "pairs"), [(2, 8, 13), (3, 10, 16), (4, 12, 22)])
def test_regions_that_are_not_used_do_not_exist_and_join_nothing(
    players: int, regions: int, pairs: int
) -> None:  # R1
    ways = MAPS[players]
    assert len(ways.regions) == regions
    assert sum(map(len, ways.neighbours.values())) == 2 * pairs
    assert {*ways.neighbours} == {*ways.within_two} == {*ways.regions}
    assert {near for around in ways.neighbours.values() for near in around} == {*ways.regions}


@pytest.mark.parametrize("players", MAPS)
def test_the_map_is_in_one_piece_and_neighbours_are_mutual(players: int) -> None:
    ways = MAPS[players]
    reached, waiting = {"anglia"}, ["anglia"]
    while waiting:
        new = {*ways.neighbours[waiting.pop()]} - reached
        reached |= new
        waiting += new
    assert reached == {*ways.regions}
    for region, around in ways.neighbours.items():
        assert region not in around and all(region in ways.neighbours[near] for near in around)
        assert [*around] == [r for r in REGIONS if r in around]


def test_italia_and_scandia_are_two_steps_apart_and_a_third_step_is_too_far() -> None:
    assert MAPS[2].steps("italia", "scandia") == 2
    assert MAPS[4].steps("gallia", "gallia") == 0
    assert MAPS[4].steps("gallia", "italia") == 1
    assert MAPS[4].steps("hispania", "russia") is None
    assert MAPS[4].steps("hispania", "tartaria") is None


def test_what_another_book_tells_of_the_board_is_so() -> None:
    joined = {frozenset((border.one, border.other)) for border in BORDERS}
    trio = [{"hispania", "italia"}, {"hispania", "polonia"}, {"italia", "polonia"}]
    assert sum(frozenset(pair) in joined for pair in trio) == 1
    assert {"germania", "turcia"} not in joined


def test_the_49_faces_are_those_of_the_page(law: str) -> None:
    page = []
    for kind, limit, tokens in cells(law, "All faces are"):
        page += [
            (int(number), int(limit), symbols, kind == "starting")
            for number, symbols in (each.split() for each in tokens.split(", "))
        ]
    assert [(f.id, f.limit, f.symbols, f.starting) for f in FACES.values()] == page


def test_sums_of_limits_and_symbols_are_right(law: str) -> None:
    (sums,) = re.findall(r"limits 1 to 6 stand on ([\d, ]+) tokens; symbols ([^.]+)\.", law)
    limits = Counter(face.limit for face in FACES.values())
    assert ", ".join(str(limits[limit]) for limit in range(1, 7)) == sums[0]
    symbols = Counter("".join(face.symbols for face in FACES.values()))
    assert ", ".join(f"{symbol} {symbols[symbol]}" for symbol in "PBCKWRMA") == sums[1]
    assert (len(STARTING), len(NORMAL)) == (12, 37)


def test_symbols_come_as_m_then_a_then_classes_each_class_once() -> None:
    for face in FACES.values():
        assert re.fullmatch(r"M{0,2}A{0,2}[PBCKWR]{1,4}", face.symbols)
        assert face.most == face.symbols.count("M") and face.everybody == face.symbols.count("A")
        classes = face.symbols.lstrip("MA")
        assert len({*classes}) == len(classes) == len(face.symbols) - face.most - face.everybody


def test_only_the_faces_of_the_books_example_are_not_reconstructed() -> None:
    known = [(face.limit, face.symbols) for face in FACES.values() if not face.reconstructed]
    assert known == [(1, "BC"), (2, "MBC"), (2, "MBC")]


def test_the_six_cards_and_their_symbols_are_those_of_the_page(law: str) -> None:
    page = [(row[0], row[2]) for row in cells(law, "### Class cards")]
    assert [(card.id, card.symbol) for card in CARDS.values()] == page
    assert {symbol: card.id for symbol, card in CARD_OF.items()} == {symbol: card for card, symbol in page}
