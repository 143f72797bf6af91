"""Finds the topic of the rule book that matches what is on the screen.

On a secret page only what its player points at counts, and nothing is remembered.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from ratland_desktop.games.ratjack.rules.words import DRAW, EFFECT, OPENING, PLAY
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.shell.scene import Scene

from ..hand.scene import MyTurnScene
from ..pieces.chips import side_of
from ..pieces.sets import face_of
from ..table.scene import RatjackTable

PAGES = {OPENING: "set_up", DRAW: "turn", PLAY: "turn", EFFECT: "effects"}


@singledispatch
def topic_of(scene: Scene[Any]) -> str | None:
    """The topic of a scene; None where the scene beneath should be asked."""
    return None


@topic_of.register
def _set_up(scene: SetUpScene) -> str | None:
    return "set_up"


@topic_of.register
def _my_turn(scene: MyTurnScene) -> str | None:
    """The card or chip that is pointed at, the card whose effect asks, else the stage of the turn."""
    widget = scene.form.hover
    kind, _, rest = widget.name.partition("-") if widget is not None else ("", "", "")
    if kind == "card":
        seat, slot = (int(part) for part in rest.split("-"))
        face = scene.view.places[seat].row[slot].face
        if face is not None:
            return face_of(face).effect.id
    if kind == "chip":
        return side_of(scene.view, rest)
    if scene.acting is not None:
        return face_of(scene.acting).effect.id
    return PAGES.get(scene.view.stage)


@topic_of.register
def _table(scene: RatjackTable) -> str | None:
    if scene.decision is not None:
        return face_of(scene.decision.question.because).effect.id
    return PAGES.get(scene.director.reel.told.stage, "reckoning")


@topic_of.register
def _results(scene: ResultsScene) -> str | None:
    return "the_end"
