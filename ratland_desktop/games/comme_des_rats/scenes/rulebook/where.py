"""Finds the topic of the rule book that matches what is on the screen.

On a secret page only the kind of the question counts, and nothing is remembered.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.games.comme_des_rats.rules.words import Cause
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.shell.scene import Scene

from ..stash.scene import AnswerScene, GlanceScene
from ..table.scene import CellarTable
from ..two_doors import TwoDoorsScene

PAGES = {
    q.LookPiles.kind: "manipulator", q.Reroll.kind: "turn", q.Partner.kind: "turn",
    q.Partners.kind: "four_dice", q.OtherPartner.kind: "al_ratone", q.Keep.kind: "turn",
    q.PickedDie.kind: "four_dice", q.Pile.kind: "doors", q.Victim.kind: "theft", q.Target.kind: "cat",
    q.AnotherRound.kind: "the_end",
}  # fmt: skip


@singledispatch
def topic_of(scene: Scene[Any]) -> str | None:
    """The topic of a scene; None where the scene beneath should be asked."""
    return None


@topic_of.register
def _set_up(scene: SetUpScene) -> str | None:
    return "set_up"


@topic_of.register
def _answer(scene: AnswerScene) -> str | None:
    if isinstance(scene.question, q.React):
        return "cat" if scene.question.cause is Cause.CAT else "bandages"
    return "al_ratone"


@topic_of.register
def _glance(scene: GlanceScene) -> str | None:
    return "secrets"


@topic_of.register
def _two_doors(scene: TwoDoorsScene) -> str | None:
    return "manipulator"


@topic_of.register
def _table(scene: CellarTable) -> str | None:
    return "turn" if scene.decision is None else PAGES.get(scene.decision.question.kind, "turn")


@topic_of.register
def _results(scene: ResultsScene) -> str | None:
    return "the_end"
