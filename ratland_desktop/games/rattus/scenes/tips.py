"""The coach's tips for Rattus: at the open table, each once, next to what it is about.

Everything comes from what lies open. A tip belongs to a part of a turn, and each part has one at most: who
has read about placing reads about the plague when it moves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ratland_desktop.games.rattus.rules.cards import KING
from ratland_desktop.games.rattus.rules.questions import Act, LastAct, Settle, Spread
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.retelling import Retelling
from ratland_desktop.games.rattus.rules.words import MOVE, PLACE, TAKE
from ratland_desktop.games.rattus.telling import region_name
from ratland_desktop.screens.coach.bubble import Pointer, Side
from ratland_desktop.screens.table.coaching import TableCoaching, TableTip, TipMoment
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.shell.box import Box
from ratland_desktop.text import Texts

from .chart.lands import ANCHORS
from .chart.painting import on_map
from .pieces.bar import SUPPLY
from .table.layout import CARDS_BOX, MAP, card_boxes

EARLY = 2
"""Rounds in which beginners are told how things are."""
CROWD, MANY_CARDS, FEW_RATS, CLOSE = 5, 3, 6, 1


# --- what the moment is about


def _told(now: TipMoment) -> Retelling:
    assert isinstance(now.told, Retelling)
    return now.told


def _early(now: TipMoment) -> bool:
    return _told(now).round <= EARLY


def _places(now: TipMoment) -> bool:
    return isinstance(now.question, Act) and bool(now.question.rows(PLACE))


def _moves(now: TipMoment) -> bool:
    return isinstance(now.question, Act) and bool(now.question.rows(MOVE))


def _seat(now: TipMoment) -> int:
    assert now.question is not None
    return now.question.seat


def _held(now: TipMoment) -> list[str]:
    return [card for card, owner in _told(now).cards.items() if owner == _seat(now)]


# --- when a tip fits


def _settles(now: TipMoment) -> bool:
    return isinstance(now.question, Settle)


def _placing(now: TipMoment) -> bool:
    return _places(now) and _early(now)


def _no_card(now: TipMoment) -> bool:
    may_take = isinstance(now.question, Act) and bool(now.question.rows(TAKE))
    return may_take and _early(now) and not _held(now)


def _leads_after(now: TipMoment) -> str | None:
    """The first region where whoever places next would have more than everybody else."""
    if not _places(now) or not isinstance(now.question, Act):
        return None
    told, seat = _told(now), _seat(now)
    for row in now.question.rows(PLACE):
        (region,), numbers = row
        others = [own for other, own in enumerate(told.cubes[region]) if other != seat]
        if max(others) and told.cubes[region][seat] + numbers[-1] > max(others):
            return str(region)
    return None


def _majority(now: TipMoment) -> bool:
    return _early(now) and _leads_after(now) is not None


def _crowded(now: TipMoment) -> bool:
    return _crowd(now) is not None


def _crowd(now: TipMoment) -> str | None:
    found = [region for region, cubes in _told(now).cubes.items() if sum(cubes) >= CROWD]
    return found[0] if found and _places(now) else None


def _many_cards(now: TipMoment) -> bool:
    return isinstance(now.question, Act) and len(_held(now)) >= MANY_CARDS


def _safe_region(now: TipMoment) -> str | None:
    """Where an own cube lives without rats, while nobody holds the King."""
    told = _told(now)
    if not isinstance(now.question, Act) or told.cards[KING.id] is not None:
        return None
    seat = _seat(now)
    return next((r for r, cubes in told.cubes.items() if cubes[seat] and not told.rats[r]), None)


def _king(now: TipMoment) -> bool:
    return _safe_region(now) is not None


def _in_danger(now: TipMoment) -> str | None:
    """The seat's largest group, if the plague can go there in one step."""
    told, seat = _told(now), _seat(now)
    largest = max(told.cubes, key=lambda region: told.cubes[region][seat])
    near = MAPS[len(told.reserves)].neighbours[told.plague]
    return largest if told.cubes[largest][seat] > CLOSE and largest in near else None


def _danger(now: TipMoment) -> bool:
    return _moves(now) and _in_danger(now) is not None


def _spreads(now: TipMoment) -> bool:
    return isinstance(now.question, Spread) and _early(now)


def _few_rats(now: TipMoment) -> bool:
    return _places(now) and 0 < _told(now).supply <= FEW_RATS


def _last_round(now: TipMoment) -> bool:
    return isinstance(now.question, LastAct)


def _tie(now: TipMoment) -> bool:
    """Two are level at the top, and the end is near."""
    told = _told(now)
    best = sorted((told.points(seat) for seat in range(len(told.reserves))), reverse=True)
    return isinstance(now.question, Act) and told.supply <= FEW_RATS and best[0] - best[1] < CLOSE


# --- where it points

Points = Callable[[Layout, TipMoment], Pointer]


def _at(box: Box, side: Side) -> Points:
    x = box.x + 14 if side is Side.LEFT else box.centre[0]
    y = box.centre[1] if side is Side.LEFT else box.bottom - 4
    return lambda layout, now: Pointer((x, y), side, box)


def _at_region(find: Callable[[TipMoment], str | None], layout: Layout, now: TipMoment) -> Pointer:
    """Beside what stands in the region; the bubble stands where the map has more room."""
    region = find(now)
    assert region is not None
    x, y = on_map(MAP, ANCHORS[region])
    side = Side.RIGHT if x < MAP.centre[0] else Side.LEFT
    return Pointer((x + 90 * side.value[0], y), side, Box.around((x, y), 180, 130))


def _danger_words(say: Texts, now: TipMoment) -> str:
    region = _in_danger(now)
    assert region is not None
    return say("rattus.coach.danger", region=region_name(say, region))


CARDS, SOME_CARD = _at(CARDS_BOX, Side.LEFT), _at(card_boxes(CARDS_BOX)["monk"], Side.LEFT)
CLOCK = _at(SUPPLY, Side.BELOW)
TABLE: tuple[TableTip, ...] = (
    TableTip("rattus.coach.last_round", _last_round, CARDS),
    TableTip("rattus.coach.tie", _tie, CLOCK),
    TableTip("rattus.coach.few_rats", _few_rats, CLOCK),
    TableTip("rattus.coach.settling", _settles, CARDS),
    TableTip("rattus.coach.placing", _placing, CARDS),
    TableTip("rattus.coach.spread", _spreads, CARDS),
    TableTip("rattus.coach.danger", _danger, partial(_at_region, _in_danger), words=_danger_words),
    TableTip("rattus.coach.plague", lambda now: _moves(now) and _early(now), CARDS),
    TableTip("rattus.coach.majority", _majority, partial(_at_region, _leads_after)),
    TableTip("rattus.coach.king", _king, partial(_at_region, _safe_region)),
    TableTip("rattus.coach.no_card", _no_card, SOME_CARD),
    TableTip("rattus.coach.many_cards", _many_cards, CARDS),
    TableTip("rattus.coach.crowd", _crowded, partial(_at_region, _crowd)),
)
"""The first that fits is said."""


class OneAtATime(TableCoaching):
    """Says one thing about each part of a turn, then lets people play."""

    _said: tuple[int, str] | None = None

    def _part(self) -> tuple[int, str]:
        """Which story, and which part of it: placing, moving the plague, or another question."""
        now, told = self._now(), len(self.director.session.match.stories)
        asked = now.question.kind if now.question is not None else ""
        return (told, PLACE if _places(now) else MOVE if _moves(now) else asked)

    def _tip(self) -> TableTip | None:
        return None if self._said == self._part() else super()._tip()

    def _read(self) -> None:
        if self.shown is not None:
            self._said = self._part()
        super()._read()
