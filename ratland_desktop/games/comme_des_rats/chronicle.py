"""The chronicle of a finished game of Comme des Rats: how it was played, points by round, greatest deeds.

Made from the open story alone. The Third Rat has a curve like everybody. Knows no drawing, no texts and no
files.
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
from .rules import happenings as h
from .rules.cards import FEWEST_DOORS, TRAPS
from .rules.game import CommeDesRatsMatch
from .rules.scoring import MOST_ROUNDS
from .rules.table import BANDAGES_OUT, MOST_PLAYERS
from .rules.words import Aimed, Named
from .steps import turns_of

SCALE = Scale(close=1, far=5, step=5, falls=False)
"""In points."""


class DeedKind(StrEnum):
    """What is worth telling of a round; the value is the key of its words."""

    HAUL = "haul"
    THIEF = "thief"
    SNEAK = "sneak"
    FALL = "fall"
    ESCAPE = "escape"
    MAGNET = "magnet"
    FAVOURITE = "favourite"
    LUCK = "luck"
    TRUSTED = "trusted"
    UNTRUSTED = "untrusted"
    PARADE = "parade"


TO_OTHERS = (DeedKind.SNEAK,)


@fact
class CommeDesRatsChronicle(Chronicle):
    """`cards`: by seat, those in the last stash. `out`: for each round, who was out at its end.

    Amounts of deeds are points (haul, escape), thefts, attacks by the partner on who had handed over the dice
    (sneak, to somebody), cards lost (fall), traps (magnet), visits of the Cat (favourite), clovers (luck),
    how often somebody was chosen as partner (trusted), how often others were while nobody ever chose this
    seat (untrusted), and traps that the Fool kept to the end (parade), all within one round.
    """

    four_dice: bool
    roles: bool
    scores: tuple[Curve, ...]
    cards: tuple[int, ...]
    out: tuple[tuple[int, ...], ...]
    deeds: tuple[Deed, ...]

    @property
    def curves(self) -> tuple[Curve, ...]:
        return self.scores

    def points(self, seat: int, after: int = -1) -> int:
        return self.scores[seat][after]

    def tiebreak(self, seat: int) -> int:
        """More cards in the last stash win (R11)."""
        return self.cards[seat]

    def gained(self, seat: int) -> tuple[int, ...]:
        """This seat's points round by round."""
        curve = self.scores[seat]
        return tuple(curve[after] - curve[after - 1] for after in range(1, len(curve)))


# --- drawn from a game


def chronicle_of(match: CommeDesRatsMatch) -> CommeDesRatsChronicle:
    """Only of a match that is over."""
    assert match.over
    view = match.view(None)
    scored = [x for story in match.stories for x in story if isinstance(x, h.RoundScored)]
    ended = [x for story in match.stories for x in story if isinstance(x, h.RoundEnded)]
    return CommeDesRatsChronicle(
        view.options.four_dice,
        view.options.roles,
        scores=tuple((0, *(x.points[seat] for x in scored)) for seat in range(view.seats)),
        cards=tuple(map(len, view.records[-1].stashes)),
        out=tuple(x.out for x in ended),
        deeds=greatest_deeds(match.stories),
    )


def greatest_deeds(stories: Iterable[Sequence[Happening]]) -> tuple[Deed, ...]:
    """The greatest of each kind that there was; of equal ones the first."""
    done = [deed for number, story in enumerate(stories, start=1) for deed in _deeds(number, story)]
    return greatest(done, DeedKind)


def _deeds(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    for happening in story:
        match happening:
            case h.RoundScored():
                for seat, points in enumerate(happening.gained):
                    yield Deed(DeedKind.HAUL, number, seat, points)
            case h.Stole():
                yield Deed(DeedKind.THIEF, number, happening.thief, 1)
            case h.WentOut():
                yield Deed(DeedKind.FALL, number, happening.seat, happening.cards)
            case h.TrapSprung():
                yield Deed(DeedKind.MAGNET, number, happening.seat, 1)
            case h.CatSent():
                yield Deed(DeedKind.FAVOURITE, number, happening.target, 1)
            case h.CloverUsed():
                yield Deed(DeedKind.LUCK, number, happening.seat, 1)
            case h.StashShown():
                traps = sum(card in TRAPS for card in happening.cards)
                yield Deed(DeedKind.PARADE, number, happening.seat, traps)
    yield from _trust(number, story)
    yield from _sneaks(number, story)
    yield from _escapes(number, story)


def _trust(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    """Who was chosen as partner, and who never was although others chose."""
    named = [x for x in story if isinstance(x, h.PartnerNamed | h.PartnersNamed)]
    chosen = [(x.active, seats) for x in named if (seats := _chosen(x))]
    for _, seats in chosen:
        for seat in seats:
            yield Deed(DeedKind.TRUSTED, number, seat, 1)
    everybody = next((len(x.gained) for x in story if isinstance(x, h.RoundScored)), 0)
    for seat in range(everybody):
        asked = [seats for active, seats in chosen if active != seat]
        if not any(seat in seats for seats in asked):
            yield Deed(DeedKind.UNTRUSTED, number, seat, len(asked))


def _chosen(named: h.PartnerNamed | h.PartnersNamed) -> set[int]:
    """The partners that the active player chose freely."""
    if isinstance(named, h.PartnerNamed):
        return {named.partner} if named.because is Named.CHOSEN else set()
    return {seat for seat in (named.black, named.white) if seat != named.forced}


def _sneaks(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    """A partner who sends the Cat to whoever has handed over the dice."""
    for active, turn in turns_of(story):
        for x in turn:
            if isinstance(x, h.CatSent) and x.target == active and x.because is Aimed.CHOSEN:
                yield Deed(DeedKind.SNEAK, number, x.by, 1, active)


def _escapes(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    """What a seat scored although one more bandage would have cost it everything."""
    bandages: dict[int, int] = {}
    for x in story:
        match x:
            case h.Bandaged() | h.Healed():
                bandages[x.seat] = x.bandages
            case h.StashShown() if bandages.get(x.seat) == BANDAGES_OUT - 1:
                yield Deed(DeedKind.ESCAPE, number, x.seat, x.cheese + x.clovers)


# --- written down


def write(chronicle: CommeDesRatsChronicle) -> dict[str, Any]:
    """Plain data: words, whole numbers and lists."""
    return {
        "four_dice": chronicle.four_dice,
        "roles": chronicle.roles,
        "points": [[*curve] for curve in chronicle.scores],
        "cards": [*chronicle.cards],
        "out": [[*seats] for seats in chronicle.out],
        "deeds": written_deeds(chronicle.deeds),
    }


def read(written: object, players: int) -> CommeDesRatsChronicle | None:
    """The chronicle that was written, or None when this cannot be one. The Third Rat is one of `players`."""
    return read_whole(written, players, range(FEWEST_DOORS, MOST_PLAYERS + 1), _read)


def _read(written: Mapping[str, Any], players: int) -> CommeDesRatsChronicle:
    out = tuple(tuple(map(counted, listed(seats))) for seats in listed(written["out"]))
    rounds = len(out)
    if not 0 < rounds <= MOST_ROUNDS:
        raise ValueError("not a game")
    if any(list(seats) != sorted({*seats}) or max(seats, default=0) >= players for seats in out):
        raise ValueError("nobody has that seat")
    scores = read_curves(written["points"], rounds, players)
    if any(curve[0] or list(curve) != sorted(curve) for curve in scores):
        raise ValueError("points are never lost")
    variants = written["four_dice"], written["roles"]
    if not all(isinstance(variant, bool) for variant in variants):
        raise ValueError("a variant is played or not")
    return CommeDesRatsChronicle(
        *variants,
        scores=scores,
        cards=tuple(map(counted, listed(written["cards"], players))),
        out=out,
        deeds=read_deeds(written["deeds"], [*DeedKind], rounds, players, to_others=TO_OTHERS),
    )
