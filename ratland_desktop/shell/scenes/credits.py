"""The credits: whose game it is, who made this one, and with what."""

from __future__ import annotations

from ratland_desktop import __version__
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_glow, paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints

PARTS = ("game", "app", "fonts", "tools")
TITLE = Box(360, 40, 1200, 92)
CARDS = Box(140, 190, 1640, 690)
RATS = (("proud", 1, "crown"), ("happy", 4, "beret"), ("sleepy", 7, "glasses"), ("fierce", 9, "helmet"))
"""Who shows each part: mood, number of the colour, badge."""
BACK = Box(1480, 966, 380, 84)
HINTS = Box(90, 990, 300, 36)
VERSION = Box(760, 990, 400, 36)


class CreditsScene(Scene[None]):
    """Four cards on the wall."""

    def arrange(self, canvas: Canvas) -> None:
        back = Button(
            "back", BACK, self.desk.texts("shell.common.back"), self.back, kind=Kind.PRIMARY, icon="left"
        )
        self.form = Form(back, first="back")

    def back(self) -> Go:
        return Done(None)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back"))]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("credits", _paint)
        say = self.desk.texts
        canvas.text(say("shell.credits.title"), TITLE, theme.TITLE, theme.LAMP, align="centre")
        for part, box, rat in zip(PARTS, CARDS.grid(2, 2, 48), RATS, strict=True):
            self._draw_card(canvas, part, box, rat)
        words = say("shell.title.version", version=__version__)
        for box in (VERSION, HINTS) if canvas.shows_hints else (VERSION,):
            canvas.rounded(box.inset(-24, -12), theme.see_through(theme.NIGHT, 0.75), radius=30)
        canvas.text(words, VERSION, theme.NOTE, theme.SOFT_TEXT, align="centre")
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_card(self, canvas: Canvas, part: str, box: Box, rat: tuple[str, int, str]) -> None:
        say = self.desk.texts
        mood, colour, badge = rat
        canvas.rounded(box, theme.PAPER, radius=36, shadow=20)
        head = Box(box.x + 34, box.centre[1] - 118, 216, 236)
        tint = theme.SEAT_COLOURS[colour]
        canvas.picture(f"rat/head_{mood}", head, tint=tint)
        canvas.picture(f"badge/{badge}", head, tint=tint)
        words = Box(head.right + 28, box.y + 34, box.right - head.right - 62, box.h - 68)
        heading = say(f"shell.credits.{part}.heading")
        canvas.text(heading, words.top_part(56), theme.SUBHEADING, theme.PAPER_HEADING)
        canvas.text(
            say(f"shell.credits.{part}.text"), words.below(66), theme.BODY, theme.INK, lines=0, valign="top"
        )


def _paint(canvas: Canvas) -> None:
    paint_wall(canvas, darkness=0.5, water=90)
    for x in (90.0, 1830.0):
        paint_glow(canvas, (x, 110), 360)
        canvas.picture("sewer/lamp", Box.around((x, 110), 200, 210))
