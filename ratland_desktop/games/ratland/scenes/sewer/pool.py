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
        canvas.text(say("sewer.all_placed"), pool_rats(scene), theme.BODY, theme.SOFT_TEXT, lines=2)
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
    area = POOL.left_part(HOMECOMERS_WIDE)
    for (name, rats), box in zip(fields, area.rows(len(fields), 12), strict=True):
        canvas.rounded(box, theme.see_through(theme.NIGHT, 0.86), radius=24, rim=theme.RIM, rim_width=2)
        high = min(box.h - 16, 104)
        picture = Box(box.x + 8, box.y + 8, high * 1.15, high)
        with canvas.clipped(picture):
            canvas.picture(f"place/{name}", picture.inset(-high * 0.12, 0))
        mood = "poisoned" if name == "infirmary" else "lost"
        canvas.picture(f"rat/head_{mood}", Box(picture.x + 4, picture.bottom - 70, 62, 68), tint=scene.colour)
        words = Box(picture.right + 10, box.y + 6, box.right - picture.right - 18, box.h - 12)
        canvas.text(scene.desk.texts(f"ratland.sewer.{name}", n=rats), words, theme.NOTE, theme.TEXT, lines=0)
