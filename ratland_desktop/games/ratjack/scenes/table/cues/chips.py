"""What effects do with chips: they hop from the display to cards and back."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell.box import Box

from ...pieces.places import chip_box
from ..brushes import Stage


def chip_put(stage: Stage, show: Show, x: h.ChipPut) -> None:
    _chip_flight(stage, show, x.face, stage.chip(x.chip), chip_box(stage.card(show.told, *x.at)), x.because)


def chip_moved(stage: Stage, show: Show, x: h.ChipMoved) -> None:
    start, goal = (chip_box(stage.card(show.told, *at)) for at in (x.origin, x.at))
    _chip_flight(stage, show, x.face, start, goal, x.because)


def chip_returned(stage: Stage, show: Show, x: h.ChipReturned) -> None:
    _chip_flight(
        stage, show, x.face, chip_box(stage.card(show.told, *x.origin)), stage.chip(x.chip), x.because
    )


def chip_traded(stage: Stage, show: Show, x: h.ChipTraded) -> None:
    card = chip_box(stage.card(show.told, *x.at))
    stage.fly_chip(show, x.back_face, card.centre, stage.chip(x.back).centre)
    _chip_flight(stage, show, x.face, stage.chip(x.chip), card, x.because)


def _chip_flight(stage: Stage, show: Show, side: str, start: Box, goal: Box, because: str) -> None:
    if because:
        stage.show_card(show, because)
    stage.trail(show, start.centre, goal.centre)
    stage.fly_chip(show, side, start.centre, goal.centre, 0.15)
