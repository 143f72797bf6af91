"""RatLand's chronicle of a finished game: its cards, curves of rats and graves, and the greatest deeds.

Knows no drawing, no texts and no files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from ratland_desktop.hotseat.chronicle import (
    Chronicle,
    Curve,
    Deed,
    counted,
    greatest,
    listed,
    read_curves,
    read_deeds,
    read_whole,
    written_deeds,
)
from ratland_desktop.hotseat.turning_points import Scale

from ...tabletop.dialogue import Happening
from ...tabletop.facts import fact
from .rules.clans import CLANS
from .rules.events import EVENTS
from .rules.game import RatLandMatch
from .rules.happenings import Bred, Fed, RoundBegan, Stole
from .rules.setup import RATS_AT_START
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS
from .rules.words import Board, Food

MOST_ROUNDS = 40
SCALE = Scale(close=1, far=8, step=4)
"""In points, and in rats for a step."""


class DeedKind(StrEnum):
    """What is worth telling of a round; the value is the key of its words."""

    FEAST = "feast"
    FAMINE = "famine"
    RAID = "raid"
    LITTER = "litter"


@fact
class RatLandChronicle(Chronicle):
    """Amounts of deeds are cheese or rats, and `other` is the clan that was robbed."""

    with_clans: bool
    board: Board
    food: Food
    clans: tuple[str, ...]
    events: tuple[str, ...]
    rats: tuple[Curve, ...]
    graves: tuple[Curve, ...]
    cheese: Curve
    deeds: tuple[Deed, ...]

    @property
    def curves(self) -> tuple[Curve, ...]:
        return self.rats

    def points(self, seat: int, after: int = -1) -> int:
        return self.rats[seat][after] - self.graves[seat][after]

    def tiebreak(self, seat: int) -> int:
        return self.cheese[seat]  # section 8


# --- drawn from a game


def chronicle_of(match: RatLandMatch) -> RatLandChronicle:
    """Only of a match that is over."""
    assert match.over
    view = match.view(None)
    seats = range(view.players)
    rats = [(RATS_AT_START, *(record.living[seat] for record in view.records)) for seat in seats]
    graves = [(0, *(record.buried[seat] for record in view.records)) for seat in seats]
    options = view.options
    return RatLandChronicle(
        options.clans, options.board, options.food,
        clans=tuple(sewer.clan or "" for sewer in view.sewers),
        events=tuple(record.event for record in view.records),
        rats=tuple(rats),
        graves=tuple(graves),
        cheese=tuple(sewer.cheese for sewer in view.sewers),
        deeds=greatest_deeds(match.stories),
    )  # fmt: skip


def greatest_deeds(stories: Iterable[Sequence[Happening]]) -> tuple[Deed, ...]:
    """The greatest of each kind that there was; of equal ones the first."""
    return greatest(_deeds(stories), DeedKind)


def _deeds(stories: Iterable[Sequence[Happening]]) -> Iterator[Deed]:
    for story in stories:
        round_ = 0
        for happening in story:
            match happening:
                case RoundBegan():
                    round_ = happening.round
                case Fed():
                    yield Deed(DeedKind.FEAST, round_, happening.seat, happening.paid)
                    yield Deed(DeedKind.FAMINE, round_, happening.seat, happening.starved)
                case Stole():  # two pipes may lead to the same neighbour: it is one raid
                    yield Deed(DeedKind.RAID, round_, happening.seat, happening.cheese, happening.victim)
                case Bred():
                    yield Deed(DeedKind.LITTER, round_, happening.seat, happening.born)


# --- written down


def write(chronicle: RatLandChronicle) -> dict[str, Any]:
    """Plain data: words, whole numbers and lists."""
    return {
        "clans": [chronicle.with_clans, *chronicle.clans],
        "board": chronicle.board.value,
        "food": chronicle.food.value,
        "events": [*chronicle.events],
        "rats": [[*curve] for curve in chronicle.rats],
        "graves": [[*curve] for curve in chronicle.graves],
        "cheese": [*chronicle.cheese],
        "deeds": written_deeds(chronicle.deeds),
    }


def read(written: object, players: int) -> RatLandChronicle | None:
    """The chronicle that was written, or None when this cannot be one."""
    return read_whole(written, players, range(FEWEST_PLAYERS, MOST_PLAYERS + 1), _read)


def _read(written: Mapping[str, Any], players: int) -> RatLandChronicle:
    with_clans, *clans = listed(written["clans"], players + 1)
    events = listed(written["events"])
    rounds = len(events)
    if type(with_clans) is not bool or not 0 < rounds <= MOST_ROUNDS:
        raise ValueError("not a game")
    if not {"", *CLANS}.issuperset(clans) or not EVENTS.keys() >= set(events):
        raise ValueError("a card that we do not have")
    return RatLandChronicle(
        with_clans, Board(written["board"]), Food(written["food"]), tuple(clans), tuple(events),
        read_curves(written["rats"], rounds, players),
        read_curves(written["graves"], rounds, players),
        tuple(map(counted, listed(written["cheese"], players))),
        read_deeds(written["deeds"], [*DeedKind], rounds, players, to_others=(DeedKind.RAID,)),
    )  # fmt: skip
