"""Drawing and playing a card, and cards that are turned up."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell.box import Box
from ratland_desktop.tabletop.dialogue import Happening

from ..brushes import Stage


def played(stage: Stage, show: Show, told: Sequence[Happening]) -> None:
    """A card that was opened; its effect begins in the same breath."""
    match told[0]:
        case h.PlayedOpen():
            played_open(stage, show, told[0])
        case h.Uncovered():
            uncovered(stage, show, told[0])
        case h.Revealed(face=face, whose=whose, slot=slot):
            shown(stage, show, face, whose, slot)
        case h.EffectBegan(card=card, seat=seat, slot=slot) | h.EffectMuted(card=card, seat=seat, slot=slot):
            shown(stage, show, card, seat, slot)


def drew(stage: Stage, show: Show, x: h.Drew) -> None:
    start, goal = stage.pile(x.pile), stage.hand(show.told, x.seat)
    if x.face is None:
        stage.fly_back(show, start, goal)
        stage.show_back(show)
    else:
        stage.fly_card(show, x.face, start, goal)
        stage.show_card(show, x.face)


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
