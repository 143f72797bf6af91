"""Drawing and playing a card, and cards that are turned up."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell.box import Box
from ratland_desktop.tabletop.dialogue import Happening

from ..brushes import Paint, Stage

# --- drawing and playing


def played(stage: Stage, show: Show, told: Sequence[Happening]) -> None:
    """A card that was opened; its effect begins in the same breath."""
    paint = PLAYED.get(type(told[0]))
    if paint is not None:
        paint(stage, show, told[0])
    elif isinstance(told[0], h.Revealed):
        shown(stage, show, told[0].face, told[0].whose, told[0].slot)
    elif isinstance(told[0], h.EffectBegan | h.EffectMuted):
        shown(stage, show, told[0].card, told[0].seat, told[0].slot)


def drew(stage: Stage, show: Show, x: h.Drew) -> None:
    _drew(stage, show, x, 0.0)
    if x.face is not None:
        stage.show_card(show, x.face)
    else:
        stage.show_back(show)


def _drew(stage: Stage, show: Show, x: h.Drew, at: float) -> None:
    start, goal = stage.pile(x.pile), stage.hand(show.told, x.seat)
    if x.face is None:
        stage.fly_back(show, start, goal, at)
    else:
        stage.fly_card(show, x.face, start, goal, at)


def played_hidden(stage: Stage, show: Show, x: h.PlayedHidden) -> None:
    card = stage.card(show.told, x.seat, x.slot)
    stage.fly_back(show, stage.hand(show.told, x.seat), card)
    stage.show_back(show)
    stage.ring(show, card)
    if show.since(0.0):
        stage.trail(show, stage.big.centre, card.centre, 0.3)


def played_open(stage: Stage, show: Show, x: h.PlayedOpen) -> None:
    shown(stage, show, x.face, x.seat, x.slot)


def uncovered(stage: Stage, show: Show, x: h.Uncovered) -> None:
    stage.fly_card(show, x.discarded, stage.hand(show.told, x.seat), stage.felt.discard)
    shown(stage, show.later(0.35), x.face, x.seat, x.slot)


def shown(stage: Stage, show: Show, face: str, seat: int, slot: int) -> None:
    """A card that lies open now: large in the middle, and where it lies."""
    card = stage.card(show.told, seat, slot)
    stage.ring(show, card)
    stage.show_card(show, face)
    stage.trail(show, card.centre, edge(stage.big, card), 0.2)


def edge(big: Box, of: Box) -> tuple[float, float]:
    """The side of the large card that looks at the other."""
    return (big.x - 12 if of.centre[0] < big.centre[0] else big.right + 12, big.centre[1] + big.h * 0.2)


PLAYED: dict[type[Happening], Paint] = {
    h.PlayedHidden: played_hidden, h.PlayedOpen: played_open, h.Uncovered: uncovered,
}  # fmt: skip
