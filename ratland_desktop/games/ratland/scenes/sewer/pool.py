"""The pool: rats that still need a place, and beside it those that come home later in the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.scenes.sewer.herd import draw_herd
from ratland_desktop.games.ratland.scenes.sewer.layout import DONE_NOTE, HOMECOMERS_WIDE, POOL
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene


def homecomers(scene: MySewerScene) -> list[tuple[str, int]]:
    """The fields beside the board that hold rats: the picture and how many."""
    fields = [("infirmary", scene.me.poisoned), ("lost", scene.me.lost)]
    return [(name, rats) for name, rats in fields if rats]


def pool_box(scene: MySewerScene) -> Box:
    return POOL.beside(HOMECOMERS_WIDE + 16) if homecomers(scene) else POOL


def pool_rats(scene: MySewerScene) -> Box:
    box = pool_box(scene)
    return Box(box.x + 24, box.y + 60, box.w - 48, 90)


def draw_pool(canvas: Canvas, scene: MySewerScene) -> None:
    say = scene.desk.texts
    box = pool_box(scene)
    left = scene.editor.left
    rim = theme.LAMP if left else theme.GOOD
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.86), radius=30, rim=rim, rim_width=3)
    heading = Box(box.x + 24, box.y + 8, box.w - 48, 52)
    if left:
        bubble = Box(heading.x, heading.y + 4, 76, 44)
        canvas.pill(bubble, theme.LAMP)
        canvas.text(str(left), bubble, theme.NUMBER.sized(34).fixed(), theme.ON_LAMP, align="centre")
        heading = heading.beside(92)
    else:
        canvas.icon("check", Box(heading.x, heading.y + 6, 42, 42), theme.GOOD)
        heading = heading.beside(58)
    first = left == scene.question.rats
    words = (
        say("ratland.sewer.title", name=scene.seat.name)
        if first
        else say("ratland.sewer.to_place_count", n=left)
    )
    canvas.text(words, heading, theme.LABEL, theme.LAMP if left else theme.GOOD)
    draw_herd(canvas, pool_rats(scene), scene.waiting, scene.colour)
    if not left:
        canvas.text(say("ratland.sewer.all_placed"), pool_rats(scene), theme.BODY, theme.SOFT_TEXT, lines=2)
    _draw_homecomers(canvas, scene)
    if left:
        canvas.text(
            say("ratland.sewer.done_wait"), DONE_NOTE, theme.NOTE, theme.TEXT, align="centre", lines=2
        )


def _draw_homecomers(canvas: Canvas, scene: MySewerScene) -> None:
    """Poisoned and lost rats rest; they come home by themselves."""
    fields = homecomers(scene)
    if not fields:
        return
    box = POOL.left_part(HOMECOMERS_WIDE)
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.86), radius=30, rim=theme.RIM, rim_width=3)
    pictures = Box(box.x + 14, box.y + 16, box.w - 28, 128).columns(2, 10)
    if len(fields) == 1:
        pictures = [Box.around((box.centre[0], pictures[0].centre[1]), 180, 128)]
    for (name, rats), picture in zip(fields, pictures, strict=True):
        taken = canvas.picture(f"ratland/place/{name}", picture)
        mood = "poisoned" if name == "infirmary" else "lost"
        canvas.picture(f"rat/head_{mood}", Box(taken.x + 2, taken.bottom - 66, 64, 70), tint=scene.colour)
        badge = Box(taken.right - 44, taken.bottom - 40, 48, 44)
        canvas.pill(badge, theme.LAMP, rim=theme.NIGHT, rim_width=3)
        canvas.text(
            str(rats), badge.inset(4, 0), theme.LABEL.sized(28).fixed(), theme.ON_LAMP, align="centre"
        )
    words = Box(box.x + 12, box.y + 148, box.w - 24, box.h - 156)
    told = scene.desk.texts("ratland.sewer.homecoming", n=sum(rats for _, rats in fields))
    canvas.text(told, words, theme.NOTE, theme.TEXT, align="centre", lines=0)
