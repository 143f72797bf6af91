"""Rattus' chronicle of a finished game: villagers by round, who is in the castle, and the greatest deeds.

A round is what people call one: everybody has had a turn. The last round and the last plague belong to the
round of the last turn. Knows no drawing, no texts and no files.
"""

from __future__ import annotations

from collections import Counter
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
from .rules.game import RattusMatch
from .rules.happenings import CardTaken, Placed, Settled
from .rules.regions import FEWEST_PLAYERS, MOST_PLAYERS
from .rules.table import CUBES, last_player
from .rules.words import RESERVE, SUPPLY
from .step_telling import lost_in
from .steps import by_round, turn_of

MOST_ROUNDS = 200  # far more than any game takes
SCALE = Scale(close=1, far=5, step=3)
"""In villagers."""


class DeedKind(StrEnum):
    """What is worth telling of a game; the value is the key of its words."""

    OUTBREAK = "outbreak"
    BLOW = "blow"
    RESCUE = "rescue"
    GRAB = "grab"


@fact
class RattusChronicle(Chronicle):
    """`last` took the last turn, which decides ties. `castle` by seat; `ending` is SUPPLY or RESERVE.

    Amounts of deeds are cubes of the others lost in one's turn (outbreak), own cubes lost in a round (blow),
    cubes in the castle (rescue) and cards taken from others (grab); the last two are of the whole game.
    """

    scores: tuple[Curve, ...]
    castle: Curve
    last: int
    ending: str
    deeds: tuple[Deed, ...]

    @property
    def curves(self) -> tuple[Curve, ...]:
        return self.scores

    def points(self, seat: int, after: int = -1) -> int:
        return self.scores[seat][after]

    def tiebreak(self, seat: int) -> int:
        """How many seats would have moved after this one (R22)."""
        return (self.last - seat) % self.players

    def on_map(self, seat: int) -> int:
        return self.points(seat) - self.castle[seat]


# --- drawn from a game


def chronicle_of(match: RattusMatch) -> RattusChronicle:
    """Only of a match that is over."""
    assert match.over
    view = match.view(None)
    return RattusChronicle(
        scores_of(match.stories, view.players),
        view.castle,
        last_player(view),
        view.ending,
        greatest_deeds(match.stories, view.castle),
    )


def scores_of(stories: Iterable[Sequence[Happening]], players: int) -> tuple[Curve, ...]:
    """By seat the cubes on the board and in the castle: after the settling, and after each round."""
    now = [0] * players
    after: dict[int, tuple[int, ...]] = {}
    for number, story in by_round(stories):
        for x in story:
            if isinstance(x, Settled | Placed):
                now[x.seat] += x.cubes
        for seat, lost in lost_in(story).items():
            now[seat] -= lost
        after[number] = tuple(now)
    return tuple(zip(*after.values(), strict=True))


def greatest_deeds(stories: Iterable[Sequence[Happening]], castle: Sequence[int]) -> tuple[Deed, ...]:
    """The greatest of each kind that there was; of equal ones the first."""
    done: list[Deed] = []
    grabbed: Counter[int] = Counter()
    number = 0
    for number, story in by_round(stories):
        done += _struck(number, story)
        grabbed.update(x.seat for x in story if isinstance(x, CardTaken) and x.owner is not None)
    done += [Deed(DeedKind.GRAB, number, seat, cards) for seat, cards in grabbed.items()]
    done += [Deed(DeedKind.RESCUE, number, seat, saved) for seat, saved in enumerate(castle) if saved]
    return greatest(done, DeedKind)


def _struck(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    """What the plague of one turn, or the last one, did: to whom, and by whom it was sent."""
    lost, turn = lost_in(story), turn_of(story)
    for seat, cubes in lost.items():
        yield Deed(DeedKind.BLOW, number, seat, cubes)
    if turn is not None:
        others = sum(cubes for seat, cubes in lost.items() if seat != turn.seat)
        yield Deed(DeedKind.OUTBREAK, number, turn.seat, others)


# --- written down


def write(chronicle: RattusChronicle) -> dict[str, Any]:
    """Plain data: words, whole numbers and lists."""
    return {
        "points": [[*curve] for curve in chronicle.scores],
        "castle": [*chronicle.castle],
        "last": chronicle.last,
        "ending": chronicle.ending,
        "deeds": written_deeds(chronicle.deeds),
    }


def read(written: object, players: int) -> RattusChronicle | None:
    """The chronicle that was written, or None when this cannot be one."""
    return read_whole(written, players, range(FEWEST_PLAYERS, MOST_PLAYERS + 1), _read)


def _read(written: Mapping[str, Any], players: int) -> RattusChronicle:
    rounds = len(listed(listed(written["points"], players)[0])) - 1
    if not 0 < rounds <= MOST_ROUNDS:
        raise ValueError("not a game")
    scores = read_curves(written["points"], rounds, players)
    castle = tuple(map(counted, listed(written["castle"], players)))
    last, ending = counted(written["last"]), written["ending"]
    if last >= players or ending not in (SUPPLY, RESERVE):
        raise ValueError("not such an end")
    if any(count > CUBES for curve in scores for count in curve):
        raise ValueError("more cubes than there are")
    if any(saved > curve[-1] for saved, curve in zip(castle, scores, strict=True)):
        raise ValueError("the castle is on the board")
    deeds = read_deeds(written["deeds"], [*DeedKind], rounds, players)
    return RattusChronicle(scores, castle, last, ending, deeds)
