"""The chronicle of a finished game: the few facts that a family likes to remember.

Made from the happenings and the open records of the rounds once a game is over, so it contains no secrets. It
can be written as plain data and read back; data that is not a valid chronicle is refused as a whole.
Knows no drawing, no texts and no files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any

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
MOST_COUNTED = 10_000  # cheese; rats are far fewer
NOBODY = -1

Curve = tuple[int, ...]


class Kind(StrEnum):
    """What is worth telling of a round; the value is the key of its words."""

    FEAST = "feast"
    FAMINE = "famine"
    RAID = "raid"
    LITTER = "litter"


@fact
class Deed:
    """The greatest of its kind in a game: `amount` is cheese or rats, `other` the clan that was robbed."""

    kind: Kind
    round: int
    seat: int
    amount: int
    other: int = NOBODY


@fact
class Chronicle:
    """A game that is over. Curves are by seat: what there was at the start, then after each round."""

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
    def players(self) -> int:
        return len(self.rats)

    @property
    def rounds(self) -> int:
        return len(self.rats[0]) - 1

    def points(self, seat: int, after: int = -1) -> int:
        """What this seat would have scored after a round; without one, what it scored."""
        return self.rats[seat][after] - self.graves[seat][after]

    @property
    def places(self) -> tuple[int, ...]:
        """Everybody's place, 1 for the best; then cheese decides (section 8)."""
        scores = [(self.points(seat), self.cheese[seat]) for seat in range(self.players)]
        ranking = sorted(scores, reverse=True)
        return tuple(1 + ranking.index(score) for score in scores)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def deed(self, kind: Kind) -> Deed | None:
        return next((deed for deed in self.deeds if deed.kind is kind), None)

    def leaders(self, after: int) -> tuple[int, ...]:
        """Who was in front after this round."""
        now = [self.points(seat, after) for seat in range(self.players)]
        return tuple(seat for seat, points in enumerate(now) if points == max(now))


# --- drawn from a game


def chronicle_of(match: RatLandMatch) -> Chronicle:
    """Only of a match that is over."""
    assert match.over
    view = match.view(None)
    seats = range(view.players)
    rats = [(RATS_AT_START, *(record.living[seat] for record in view.records)) for seat in seats]
    graves = [(0, *(record.buried[seat] for record in view.records)) for seat in seats]
    options = view.options
    return Chronicle(
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
    sums: dict[tuple[Kind, int, int, int], int] = {}
    for story in stories:
        round_ = 0
        for happening in story:
            if isinstance(happening, RoundBegan):
                round_ = happening.round
            for kind, seat, other, amount in _counts(happening):
                key = (kind, round_, seat, other)
                sums[key] = sums.get(key, 0) + amount
    found = []
    for kind in Kind:
        each = [Deed(key[0], key[1], key[2], n, key[3]) for key, n in sums.items() if key[0] is kind and n]
        if each:
            found.append(max(each, key=lambda deed: deed.amount))
    return tuple(found)


def _counts(happening: Happening) -> list[tuple[Kind, int, int, int]]:
    """What a happening adds to: kind, seat, the robbed one, how much."""
    match happening:
        case Fed():
            fed = (Kind.FEAST, happening.seat, NOBODY, happening.paid)
            return [fed, (Kind.FAMINE, happening.seat, NOBODY, happening.starved)]
        case Stole():  # two pipes may lead to the same neighbour: it is one raid
            return [(Kind.RAID, happening.seat, happening.victim, happening.cheese)]
        case Bred():
            return [(Kind.LITTER, happening.seat, NOBODY, happening.born)]
    return []


# --- written down


def write(chronicle: Chronicle) -> dict[str, Any]:
    """Plain data: words, whole numbers and lists."""
    return {
        "clans": [chronicle.with_clans, *chronicle.clans],
        "board": chronicle.board.value,
        "food": chronicle.food.value,
        "events": [*chronicle.events],
        "rats": [[*curve] for curve in chronicle.rats],
        "graves": [[*curve] for curve in chronicle.graves],
        "cheese": [*chronicle.cheese],
        "deeds": [[x.kind.value, x.round, x.seat, x.amount, x.other] for x in chronicle.deeds],
    }


def read(written: object, players: int) -> Chronicle | None:
    """The chronicle that was written, or None when this cannot be one."""
    if not isinstance(written, Mapping) or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return None
    try:
        return _read(written, players)
    except (KeyError, TypeError, ValueError):
        return None


def _read(written: Mapping[str, Any], players: int) -> Chronicle:
    with_clans, *clans = _listed(written["clans"], players + 1)
    events = _listed(written["events"], None)
    rounds = len(events)
    if type(with_clans) is not bool or not 0 < rounds <= MOST_ROUNDS:
        raise ValueError("not a game")
    if not {"", *CLANS}.issuperset(clans) or not EVENTS.keys() >= set(events):
        raise ValueError("a card that we do not have")
    curves = {}
    for name in ("rats", "graves"):
        each = _listed(written[name], players)
        curves[name] = tuple(tuple(map(_count, _listed(curve, rounds + 1))) for curve in each)
    deeds = [_deed(entry, rounds, players) for entry in _listed(written["deeds"], None)[: len(Kind)]]
    if len({deed.kind for deed in deeds}) != len(deeds):
        raise ValueError("a deed that stands there twice")
    return Chronicle(
        with_clans, Board(written["board"]), Food(written["food"]), tuple(clans), tuple(events),
        curves["rats"], curves["graves"],
        tuple(map(_count, _listed(written["cheese"], players))), tuple(deeds),
    )  # fmt: skip


def _deed(entry: object, rounds: int, players: int) -> Deed:
    kind, round_, seat, amount, other = _listed(entry, 5)
    who = range(players)
    if round_ not in range(1, rounds + 1) or seat not in who or (other not in who and other != NOBODY):
        raise ValueError("a deed of nobody")
    found = Deed(Kind(kind), _count(round_), _count(seat), _count(amount), other)
    if (found.kind is Kind.RAID) != (other != NOBODY) or other == seat:
        raise ValueError("a raid needs two")
    return found


def _listed(value: object, length: int | None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise ValueError("not a list of that length")
    return value


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COUNTED:
        raise ValueError("not a count")
    return value
