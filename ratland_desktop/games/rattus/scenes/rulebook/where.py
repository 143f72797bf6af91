"""Finds the topic of the rule book that matches what is on the screen."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from ratland_desktop.games.rattus.rules.questions import Act, LastAct, Settle, Spread, TurnUp
from ratland_desktop.games.rattus.rules.words import PLACE
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.shell.scene import Scene

from ..kettle import Kettle
from ..table.lands import CardButton
from ..table.map_decision import MapDecision
from ..table.moment import infected, is_last_plague
from ..table.scene import RattusTable


@singledispatch
def topic_of(scene: Scene[Any]) -> str | None:
    """The topic of a scene; None where the scene beneath should be asked."""
    return None


@topic_of.register
def _set_up(scene: SetUpScene) -> str | None:
    return "set_up"


@topic_of.register
def _kettle(scene: Kettle) -> str | None:
    return "witch"


@topic_of.register
def _table(scene: RattusTable) -> str | None:
    """The card that is pointed at or in the hand, else what is asked, else what is told."""
    if isinstance(scene.pointed, CardButton):
        return scene.pointed.card
    decision = scene.decision
    if isinstance(decision, MapDecision):
        return decision.hand or _asked(decision.question)
    story = scene.director.reel.story
    if is_last_plague(story):
        return "the_end"
    return "strike" if infected(story) is not None else "turn"


def _asked(question: object) -> str:
    if isinstance(question, Settle):
        return "set_up"
    if isinstance(question, LastAct):
        return "last_round"
    if isinstance(question, Act):
        return "placing" if question.rows(PLACE) else "plague"
    return "plague" if isinstance(question, Spread) else "strike" if isinstance(question, TurnUp) else "turn"


@topic_of.register
def _results(scene: ResultsScene) -> str | None:
    return "the_end"
