"""Finds the topic of the rule book that matches what is on the screen.

Knows the screens; they know nothing of the book. On a secret page only what its player points at
counts, and nothing is remembered.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from ratland_desktop.games.ratland.rules.questions import (
    AddPiece,
    PutBack,
    Redeploy,
    Scavenge,
    TradeRat,
    Transmute,
    Wound,
)
from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.rules.words import Phase, Place
from ratland_desktop.games.ratland.scenes.opening import CLAN, OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.dialogue import Question

from .book import PHASE_PAGES

ASKED: dict[type[Question], str] = {
    Redeploy: "sports", AddPiece: "corrupt", Wound: "aggressive", PutBack: "rat_with_a_helmet",
    Scavenge: "scavenger", TradeRat: "rattibal_lector", Transmute: "alchemist",
}  # fmt: skip
"""What a decision on the table is about."""
_PLACES = frozenset(place.name.lower() for place in Place)


@singledispatch
def topic_of(scene: Scene[Any]) -> str | None:
    """The topic of a scene; None where the scene beneath should be asked."""
    return None


@topic_of.register
def _set_up(scene: SetUpScene) -> str | None:
    return "set_up"


@topic_of.register
def _opening(scene: OpeningScene) -> str | None:
    return "clans" if scene.topic == CLAN else "aggressive"


@topic_of.register
def _sewer(scene: MySewerScene) -> str | None:
    """The place that is pointed at, else how placing works."""
    for widget in (scene.form.hover, scene.form.focus if scene.desk.rings_shown else None):
        if widget is not None and widget.name in _PLACES:
            return widget.name
    return PHASE_PAGES[Phase.RATS]


@topic_of.register
def _table(scene: TableScene) -> str | None:
    """What is being decided, the event while it is new, else the phase."""
    if scene.decision is not None:
        return ASKED.get(type(scene.decision.question))
    told: Retelling = scene.director.reel.told
    if told.phase is Phase.OPENING:
        return "clans"
    if told.phase is Phase.EVENT and told.event is not None:
        return told.event
    return PHASE_PAGES[told.phase]


@topic_of.register
def _results(scene: ResultsScene) -> str | None:
    return "the_end"
