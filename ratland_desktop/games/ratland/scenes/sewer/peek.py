"""The Seer's peek: the next cards are shown only while the button is held, and only to the Seer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.food import FOOD_CARDS
from ratland_desktop.games.ratland.rules.words import AREAS
from ratland_desktop.games.ratland.scenes.sewer.layout import MAIN
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Button

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene


class PeekButton(Button):
    """Shows while it is held, by mouse, key or pad; letting go anywhere hides."""

    def __init__(self, name: str, box: Box, words: str, looks: Callable[[bool], None]) -> None:
        super().__init__(name, box, words, lambda: None, icon="eye", style=theme.SMALL_LABEL)
        self.looks = looks

    def press(self, spot: Spot) -> Go | None:
        return self.confirm(True)

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self.confirm(False)

    def confirm(self, down: bool) -> Go | None:
        if down:
            self.desk.sound.play(self.sound)
        self.looks(down)
        return STAY

    def lose_focus(self) -> Go | None:
        self.looks(False)
        return None


def draw_peek(canvas: Canvas, scene: MySewerScene) -> None:
    """What is to come, in front of the sewer."""
    seen = scene.view.foresight
    if seen is None:
        return
    say = scene.desk.texts
    with canvas.above():
        canvas.fill(MAIN, theme.see_through(theme.NIGHT, 0.72))
        paper = Box.around(MAIN.centre, 1000 if seen.food else 620, 760)
        canvas.rounded(paper, theme.PAPER, radius=40, rim=theme.LAMP, rim_width=6, shadow=24)
        head = Box(paper.x + 40, paper.y + 24, paper.w - 80, 60)
        canvas.text(say("ratland.sewer.peek.title"), head, theme.HEADING, theme.PAPER_HEADING, align="centre")
        body = Box(paper.x + 40, paper.y + 96, paper.w - 80, paper.h - 190)
        halves = body.columns(2, 40) if seen.food else [body]
        _draw_event(canvas, scene, halves[0], seen.event)
        if seen.food:
            _draw_food(canvas, scene, halves[1], seen.food)
        foot = paper.bottom_part(84).inset(40, 12)
        canvas.text(say("ratland.sewer.peek.secret"), foot, theme.BODY, theme.SOFT_INK, align="centre")


def _draw_event(canvas: Canvas, scene: MySewerScene, box: Box, event: str | None) -> None:
    say = scene.desk.texts
    canvas.text(
        say("ratland.sewer.peek.event"), box.top_part(40), theme.SMALL_LABEL, theme.SOFT_INK, align="centre"
    )
    if event is None:
        canvas.text(say("ratland.sewer.peek.nothing"), box, theme.BODY, theme.INK, align="centre")
        return
    canvas.picture(f"event/{event}", Box(box.x, box.y + 48, box.w, 270))
    name = Box(box.x, box.y + 324, box.w, 56)
    canvas.text(say(f"ratland.event.{event}.name"), name, theme.SUBHEADING, theme.INK, align="centre")
    text = Box(box.x, name.bottom + 6, box.w, box.bottom - name.bottom - 6)
    canvas.text(
        say(f"ratland.event.{event}.text"), text, theme.BODY, theme.SOFT_INK,
        align="centre", valign="top", lines=0,
    )  # fmt: skip


def _draw_food(canvas: Canvas, scene: MySewerScene, box: Box, card: int) -> None:
    say = scene.desk.texts
    canvas.text(
        say("ratland.sewer.peek.food"), box.top_part(40), theme.SMALL_LABEL, theme.SOFT_INK, align="centre"
    )
    for area, pieces, row in zip(AREAS, FOOD_CARDS[card], box.below(48).rows(3, 14), strict=True):
        canvas.rounded(row, theme.PAPER_DIM, radius=20)
        name = say(f"ratland.place.{area.name.lower()}.name")
        canvas.text(name, row.top_part(row.h * 0.42).inset(18, 4), theme.LABEL, theme.INK)
        cells = row.below(row.h * 0.42).inset(14, 6).columns(4, 6)
        for (colour, count), cell in zip(pieces.items(), cells, strict=False):
            canvas.picture(f"cheese/{colour.name.lower()}", cell.left_part(52))
            canvas.text(str(count), cell.beside(58), theme.LABEL, theme.INK)
