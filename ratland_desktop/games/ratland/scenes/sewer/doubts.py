"""Detects a complete plan that looks like a mistake; the player is asked once, in a sentence. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.words import AREAS, PIPES

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene


def doubts(scene: MySewerScene) -> str | None:
    """The sentence that asks again, or None when nothing looks wrong."""
    say, plan, cheese = scene.desk.texts, scene.plan, scene.me.cheese
    cost = scene.foreseen.feeding.least
    if cost <= scene.foreseen.purse_without_luck or any(plan[area] for area in AREAS):
        return None
    if sum(plan[pipe] for pipe in PIPES) == sum(plan) and cheese < cost:
        return say("ratland.sewer.warn.all_attack")
    return say("ratland.sewer.warn.nobody_searches", cost=cost, cheese=cheese)
