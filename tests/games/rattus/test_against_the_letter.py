"""The acts and the spread against a slow second reading of section 10, written straight from the page.

It shares no code with the rules but the names of the table's parts.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from hypothesis import given

from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.questions import Act, Finish, Spread
from ratland_desktop.games.rattus.rules.table import Options, Table
from tests.games.rattus import playing
from tests.games.rattus.playing import moments

JOINED = """anglia gallia, anglia scandia, hispania gallia, hispania italia, gallia germania, gallia italia,
    germania italia, germania scandia, germania polonia, germania hungaria, italia hungaria, italia turcia,
    scandia polonia, scandia russia, polonia hungaria, polonia russia, polonia tartaria, hungaria bulgaria,
    bulgaria turcia, bulgaria tartaria, turcia tartaria, russia tartaria"""
PAIRS = [tuple(pair.split()) for pair in JOINED.split(",")]
UNUSED = {2: ["bulgaria", "turcia", "russia", "tartaria"], 3: ["russia", "tartaria"], 4: []}


def next_to(table: Table, region: str) -> list[str]:
    found = [a if b == region else b for a, b in PAIRS if region in (a, b)]
    return [near for near in found if near not in UNUSED[len(table.castle)]]


def has(table: Table, card: str) -> bool:
    return table.cards[card] == table.active and card not in table.used


def powers(table: Table) -> set[Any]:
    me = table.active
    acts: set[Any] = set()
    for region, rats in table.rats.items():
        own = table.cubes[region][me]
        if has(table, "king") and own and not rats:
            acts.add(("king", region))
        for near in next_to(table, region):
            if has(table, "merchant"):
                acts |= {("merchant", region, near, n) for n in (1, 2, 3) if n <= own}
            if has(table, "monk") and len(table.rats[near]) < 3:
                acts |= {("monk", region, place, near) for place in range(len(rats))}
        if has(table, "witch"):
            acts |= {("witch", region, place) for place in range(len(rats))}
    return acts


def acts_of_a_turn(table: Table) -> set[Any]:
    me, acts = table.active, powers(table)
    if not table.took:
        acts |= {("take", card) for card, owner in table.cards.items() if owner != me}
    placings: set[Any] = set()
    if not table.placed:
        for region, rats in table.rats.items():
            due = {len(rats), len(rats) + 1} if has(table, "peasant") else {len(rats)}
            numbers = {min(number, table.reserves[me]) for number in due} - {0}
            placings |= {("place", region, number) for number in numbers}
    if table.placed or not placings:
        steps = {*next_to(table, table.plague)}
        if table.cards["knight"] == me:
            steps |= {far for near in steps for far in next_to(table, near)}
        acts |= {("plague", region) for region in steps - {table.plague}}
    return acts | placings


def acts_of_the_last_round(table: Table) -> set[Any]:
    acts = powers(table)
    if has(table, "peasant") and table.reserves[table.active]:
        acts |= {("peasant", region) for region in table.rats}
    if has(table, "knight"):
        near = {*next_to(table, table.plague)}
        far = {two for one in near for two in next_to(table, one)}
        acts |= {("knight", region) for region in {table.plague} | near | far}
    return acts


def ways_to_spread(table: Table) -> set[Any]:
    due = {0: 0, 1: 1, 2: 2, 3: 2}[len(table.rats[table.plague])]
    free = [near for near in table.rats if near in next_to(table, table.plague)]
    slots = [near for near in free for _ in range(3 - len(table.rats[near]))]
    number = min(due, len(table.supply), len(slots))
    found = combinations_with_replacement(free, number)
    return {way for way in found if all(way.count(near) <= slots.count(near) for near in way)}


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_what_is_offered_is_what_the_page_allows(options: Options, tempers: list[str], seed: int) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            table = match._table
            if isinstance(question, Act):
                page = acts_of_a_turn(table) if question.kind == "act" else acts_of_the_last_round(table)
                assert {*question.acts()} == page
            elif isinstance(question, Spread):
                assert {*question.ways()} == ways_to_spread(table)
            elif isinstance(question, Finish):
                kings = {act for act in powers(table) if act[0] == "king"}
                assert {*question.options} == {"done", *kings}
