"""Asks again, in one sentence, about a complete plan that looks like a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.doubts import doubt_about

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene


def doubts(scene: MySewerScene) -> str | None:
    """The sentence that asks again, or None when nothing looks wrong."""
    doubt = doubt_about(scene.view, scene.plan, scene.foreseen)
    if doubt is None:
        return None
    say = scene.desk.texts
    return say(f"ratland.sewer.warn.{doubt.worry.value}", cost=doubt.cost, cheese=doubt.cheese)
