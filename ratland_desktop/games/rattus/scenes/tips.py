"""The coach's tips for Rattus: in the first rounds, at the open table, next to what each is about.

Everything comes from what lies open; each tip comes once.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.games.rattus.rules.retelling import Retelling
from ratland_desktop.screens.coach.bubble import Pointer, Side
from ratland_desktop.screens.table.coaching import TableTip, TipMoment
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.box import Box

from .pieces.bar import SUPPLY
from .table.layout import CARDS_BOX, MAP

CROWD, MANY_CARDS, FEW_RATS = 5, 3, 6
SETTLED = 4
"""Cubes of each player when the settling is over."""


def _at(box: Box, side: Side) -> Callable[[Layout, TipMoment], Pointer]:
    x = box.x + 14 if side is Side.LEFT else box.centre[0]
    y = box.centre[1] if side is Side.LEFT else box.bottom - 4
    return lambda layout, now: Pointer((x, y), side, box)


def _told(now: TipMoment) -> Retelling:
    assert isinstance(now.told, Retelling)
    return now.told


def _decides(now: TipMoment) -> bool:
    return now.mode is Mode.DECIDE


def _on_map(told: Retelling) -> int:
    return sum(sum(cubes) for cubes in told.cubes.values())


def _settles(now: TipMoment) -> bool:
    told = _told(now)
    return _decides(now) and told.round == 0 and _on_map(told) < SETTLED * len(told.reserves)


def _first_turn(now: TipMoment) -> bool:
    told = _told(now)
    return _decides(now) and told.round == 1 and _on_map(told) == SETTLED * len(told.reserves)


def _no_card(now: TipMoment) -> bool:
    told = _told(now)
    return _decides(now) and told.round == 1 and not any(o is not None for o in told.cards.values())


def _moves(now: TipMoment) -> bool:
    told = _told(now)
    return _decides(now) and told.round >= 1 and _on_map(told) > SETTLED * len(told.reserves)


def _crowded(now: TipMoment) -> bool:
    return any(sum(cubes) >= CROWD for cubes in _told(now).cubes.values())


def _many_cards(now: TipMoment) -> bool:
    owners = [owner for owner in _told(now).cards.values() if owner is not None]
    return any(owners.count(owner) >= MANY_CARDS for owner in owners)


def _few_rats(now: TipMoment) -> bool:
    told = _told(now)
    return 0 < told.supply <= FEW_RATS and told.round > 0


MIDDLE = Box(MAP.right - 260, MAP.y + 120, 240, 200)
TABLE: tuple[TableTip, ...] = (
    TableTip("rattus.coach.settling", _settles, _at(CARDS_BOX, Side.LEFT)),
    TableTip("rattus.coach.placing", _first_turn, _at(CARDS_BOX, Side.LEFT)),
    TableTip("rattus.coach.no_card", _no_card, _at(CARDS_BOX, Side.LEFT)),
    TableTip("rattus.coach.plague", _moves, _at(CARDS_BOX, Side.LEFT)),
    TableTip("rattus.coach.crowd", _crowded, _at(CARDS_BOX, Side.LEFT)),
    TableTip("rattus.coach.many_cards", _many_cards, _at(CARDS_BOX, Side.LEFT)),
    TableTip("rattus.coach.few_rats", _few_rats, _at(SUPPLY, Side.BELOW)),
)
