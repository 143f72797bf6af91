"""Imagined tables as bots use them: at every decision and for every seat they look the same, are legal, play
to the end of the game by the rules, and differ in what the seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.questions import Keep, PickedDie, Victim
from ratland_desktop.games.comme_des_rats.rules.reimagining import reimagine
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.games.comme_des_rats.rules.round import play_on, play_round
from ratland_desktop.games.comme_des_rats.rules.scoring import outcome
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.trust import check_record
from ratland_desktop.games.comme_des_rats.rules.view import View, view
from ratland_desktop.games.comme_des_rats.rules.writing import write_record
from ratland_desktop.tabletop.dialogue import Question, Script, Together, Told
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.bots.table_of_bots import habit
from tests.games.comme_des_rats.playing import EVERY_VARIANT
from tests.games.comme_des_rats.test_imagining import check_possible

WORLDS = 3  # imagined for each seat at each decision
WANTED = ("theft", "key2", "key1", "claws", "heal")  # a robber's dice, the dearest first


# --- who plays


def by_robbery(table: Table, question: Question, dice: Dice) -> object:
    """Robs whoever has the most cards, the rest by chance: so the Fool's traps come to light."""
    if isinstance(question, (Keep, PickedDie)):
        return min((0, 1), key=lambda place: WANTED.index(question.dice[place]))
    if isinstance(question, Victim):
        return max(question.options, key=lambda seat: len(table.rats[seat].stash))
    return question.any_answer(dice)


def by_habit_or_chance(table: Table, question: Question, dice: Dice) -> object:
    return habit(table, question) if dice.below(2) else question.any_answer(dice)


PLAYERS = (by_robbery, by_habit_or_chance)


def decisions(options: Options, seed: int) -> Iterator[CommeDesRatsMatch]:
    """A whole game, before every single answer."""
    match, dice = new_match(options, seed), Dice(seed)
    player = PLAYERS[seed % len(PLAYERS)]
    while not match.over:
        for question in match.open_questions:
            yield match
            match.answer(question.seat, player(match._table, question, dice))


# --- what every imagined table must stand


def check_world(seen: View, world: Table) -> None:
    """It shows the same view again, byte for byte, and the rules can lead to it."""
    assert repr(view(world, seen.seat)) == repr(seen)
    check_possible(world)


def check_future(world: Table, dice: Dice) -> None:
    """It plays to the end of the game; every round that is played would be trusted in a saved game."""
    table = world.copy()
    before = len(table.records)
    follow(play_on(table, dice, unheard), table, dice)
    while not table.ended:
        follow(play_round(table, dice, unheard), table, dice)
    for record in table.records[before:]:
        check_record(write_record(record), table.options)
    gained = zip(*[record.gained for record in table.records], strict=True)
    assert [rat.points for rat in table.rats] == [sum(each) for each in gained]
    assert outcome(table).winners


def unheard(told: Told) -> None:
    """Nobody listens."""


def follow(script: Script, table: Table, dice: Dice) -> None:
    """Answers everything that a round asks, legally."""
    try:
        ask = next(script)
        while True:
            check_possible(table)
            together = isinstance(ask, Together)
            answers = [
                question.check(by_habit_or_chance(table, question, dice))
                for question in (ask.questions if isinstance(ask, Together) else [ask])
            ]
            ask = script.send(tuple(answers) if together else answers[0])
    except StopIteration:
        pass


def check_decision(match: CommeDesRatsMatch, number: int, futures: int) -> None:
    """Every seat imagines, and so does everybody on its imagined tables; `futures` of them are played on."""
    seats = range(match._table.seats)
    for seat in (None, *seats):
        seen, dice = match.view(seat), Dice(number)
        for _ in range(WORLDS):
            world = reimagine(seen, dice)
            check_world(seen, world)
        for other in seats:
            check_world(view(world, other), reimagine(view(world, other), dice))
        for _ in range(futures):
            check_future(world, dice)


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_imagined_tables_look_the_same_are_legal_and_play_to_the_end(options: Options) -> None:
    for seed in range(len(PLAYERS)):
        for number, match in enumerate(decisions(options, seed)):
            if number % 16 == 0:
                check_decision(match, number, futures=int(number % 32 == 0))


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_decisions_of_many_games_can_be_imagined_and_played_on(options: Options) -> None:
    unmasked = 0
    for seed in range(100, 116):
        for number, match in enumerate(decisions(options, seed)):
            if number % 8 == seed % 8:
                check_decision(match, number, futures=1)
            unmasked += any(rat.role == "fool" and rat.role_shown for rat in match._table.rats)
    assert not options.roles or unmasked > 20


# --- what a seat cannot know


def hidden(world: Table, seat: int) -> dict[str, object]:
    """The things on an imagined table that this seat cannot see."""
    others = [rat for number, rat in enumerate(world.rats) if number not in (seat, world.third_rat)]
    return {
        "doors": [door.cards for door in world.doors],
        "stashes": [sorted(rat.stash + rat.lost) for rat in others],
        "roles": [rat.role for rat in others],
        "rat cards": world.rat_cards,
    }


def unsure(seen: View) -> set[str]:
    """Of which of these things there is more than one possibility, by all that the view's seat knows."""
    found = {"doors"}
    for rat in seen.rats:
        if rat.stash is None and rat.cards + rat.cards_lost > len(rat.known):
            found.add("stashes")
    if len(deals_of_roles(seen)) > 1:
        found.add("roles")
    if seen.rat_cards_left > 1:
        found.add("rat cards")
    return found


def deals_of_roles(seen: View) -> set[tuple[str, ...]]:
    """Every way to deal the roles that nobody has shown; who has sprung a trap is not the Fool."""
    closed = [rat.seat for rat in seen.rats if rat.role_closed and rat.role is None]
    left = {*ROLES} - {rat.role for rat in seen.rats} - {"manipulator"}
    careless = {taken.seat for door in seen.doors for taken in door.taken if taken.sprung}
    deals = [dict(zip(closed, roles, strict=True)) for roles in permutations(sorted(left), len(closed))]
    return {
        tuple(deal.values())
        for deal in deals
        if not any(role == "fool" and seat in careless for seat, role in deal.items())
    }


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_what_a_seat_cannot_know_differs_from_world_to_world(options: Options) -> None:
    doubts: Counter[str] = Counter()
    varied: Counter[str] = Counter()
    for number, match in enumerate(decisions(options, 7)):
        if number % 10 or not match._table.doors:
            continue
        for seat in range(options.players):
            seen = match.view(seat)
            worlds = [hidden(reimagine(seen, Dice(number + each)), seat) for each in range(20)]
            doubts.update(unsure(seen))
            varied.update(
                [what for what in worlds[0] if any(each[what] != worlds[0][what] for each in worlds)]
            )
    expected = {"doors", "stashes"} | ({"roles"} if options.roles else set())
    assert {*doubts} == expected | ({"rat cards"} if options.players == 2 else set())
    for what in ("doors", "stashes", "roles", "rat cards"):
        assert 0.9 * doubts[what] <= varied[what] <= doubts[what], what
