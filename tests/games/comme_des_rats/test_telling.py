"""Happenings are told when the table is already as they say: pictures need only the view of that moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS as GAME
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.tabletop.dialogue import Happening, Together, Told
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.playing import EVERY_VARIANT, TEMPERS, answer_for
from tests.games.comme_des_rats.test_properties import check_cards
from tests.quickly import quickly


def turn_of(seen: View) -> Any:
    assert seen.turn
    return seen.turn


def shared(seen: View, told: Any) -> bool:
    turn = turn_of(seen)
    colour = Colour(turn.partners.index(told.partner))
    return (turn.kept_die(colour), turn.returned_die(colour)) == (told.kept, told.returned)


SAYS: dict[type[Happening], Callable[[Any, View], object]] = {
    h.RoundBegan: lambda told, seen: seen.round == told.round and all(door.left == 5 for door in seen.doors),
    h.RolesDealt: lambda told, seen: all(rat.role_closed for rat in seen.rats),
    h.RoleShown: lambda told, seen: seen.rats[told.seat].role == told.role,
    h.PilesRearranged: lambda told, seen: seen.arranged == told.doors,
    h.TurnBegan: lambda told, seen: (
        (turn_of(seen).active, turn_of(seen).number) == (told.active, told.number)
    ),
    h.Rolled: lambda told, seen: turn_of(seen).pairs == told.pairs,
    h.PartnerNamed: lambda told, seen: turn_of(seen).partners == (told.partner,),
    h.PartnersNamed: lambda told, seen: turn_of(seen).partners == (told.black, told.white),
    h.RatCardTurned: lambda told, seen: seen.rat_cards_turned[-1] == told.card == turn_of(seen).rat_card,
    h.DieKept: lambda told, seen: shared(seen, told),
    h.DiePicked: lambda told, seen: turn_of(seen).returned_die(Colour(turn_of(seen).picked)) == told.picked,
    h.Stored: lambda told, seen: seen.doors[told.door].left == told.left and seen.rats[told.seat].cards,
    h.TrapSprung: lambda told, seen: seen.doors[told.door].taken[-1] == (told.seat, True),
    h.Stole: lambda told, seen: (
        seen.rats[told.victim].cards == told.left
        and (seen.middle[-1:] == ("trap",) if told.card == "trap" else seen.rats[told.thief].cards > 0)
    ),
    h.FoolUnmasked: lambda told, seen: seen.middle.count("trap") == told.traps + 1,
    h.CatSent: lambda told, seen: turn_of(seen).visited[-1] == told.target,
    h.CloverUsed: lambda told, seen: seen.middle[-1] == "clover",
    h.Bandaged: lambda told, seen: seen.rats[told.seat].bandages == told.bandages,
    h.WentOut: lambda told, seen: seen.rats[told.seat].out and seen.rats[told.seat].cards_lost == told.cards,
    h.Healed: lambda told, seen: seen.rats[told.seat].bandages == told.bandages,
    h.RoundEnded: lambda told, seen: tuple(rat.seat for rat in seen.rats if rat.out) == told.out,
    h.StashShown: lambda told, seen: seen.rats[told.seat].cards == len(told.cards),
    h.RoundScored: lambda told, seen: tuple(rat.points for rat in seen.rats) == told.points,
    h.OneMoreRound: lambda told, seen: seen.one_more,
    h.GameEnded: lambda told, seen: seen.ended,
}


def play_and_look(table: Table, seed: int, temper: str, look: Callable[[Told], None]) -> None:
    """One round, looked at whenever something is told."""
    chance = Dice(seed)
    script = GAME.play_round(table, Dice(seed), look)
    answer: object = None
    try:
        while True:
            ask = script.send(answer)
            given = [answer_for(question, temper, chance) for question in
                     (ask.questions if isinstance(ask, Together) else [ask])]  # fmt: skip
            answer = tuple(given) if isinstance(ask, Together) else given[0]
    except StopIteration:
        return


@pytest.mark.parametrize(
    "options", quickly(EVERY_VARIANT, Options(2), Options(5, four_dice=True, roles=True)), ids=str
)
def test_whatever_is_told_is_already_so(options: Options) -> None:
    counted = Counter[type]()
    for seed in range(12):
        table = GAME.lay_table(options, Dice(seed))

        def look(told: Told, table: Table = table) -> None:
            check_cards(table)
            if isinstance(told, Happening) and type(told) in SAYS:
                seen = GAME.view(table, None)
                assert SAYS[type(told)](told, seen), told
                counted[type(told)] += 1

        while not table.ended:
            play_and_look(table, seed + table.round, [*TEMPERS][seed % len(TEMPERS)], look)
    assert len(counted) >= 14 and h.Stole in counted and h.WentOut in counted
