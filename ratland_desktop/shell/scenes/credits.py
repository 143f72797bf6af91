"""The credits: whose games these are, who made this program, and with what."""

from __future__ import annotations

from collections.abc import Sequence

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


SMALL_CARD = 240.0
"""A lower card has smaller letters and a smaller head."""
FEW = 2
"""The words of more games are smaller."""
BETWEEN = 22.0
"""Free space between the paragraphs about several games."""


class CreditsScene(Scene[None]):
    """Four cards on the wall. `games` are those on the shelf, by name."""

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self.games = tuple(games)

    def places(self) -> list[Box]:
        """Cards of one size; several games take a whole side, and the other cards share the other one."""
        if len(self.games) == 1:
            return CARDS.grid(2, 2, 48)
        left, right = CARDS.columns(2, 48)
        return [left, *right.rows(3, 32)]

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
        for part, box, rat in zip(PARTS, self.places(), RATS, strict=True):
            card = self._draw_card(canvas, part, box, rat)
            small = box.h < SMALL_CARD or (part == "game" and len(self.games) > FEW)
            style = theme.SMALL if small else theme.BODY
            _draw_paragraphs(canvas, self._sentences(part), card, style)
        words = say("shell.title.version", version=__version__)
        for box in (VERSION, HINTS) if canvas.shows_hints else (VERSION,):
            canvas.rounded(box.inset(-24, -12), theme.see_through(theme.NIGHT, 0.75), radius=30)
        canvas.text(words, VERSION, theme.NOTE, theme.SOFT_TEXT, align="centre")
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _sentences(self, part: str) -> list[str]:
        """The words of a card. A single game is named in the same paragraph, several in one each."""
        say, count = self.desk.texts, len(self.games)
        if part != "game":
            return [say(f"shell.credits.{part}.text")]
        told = [*(say(f"{game}.box.credits") for game in self.games), say("shell.credits.game.text", n=count)]
        return [" ".join(told)] if count == 1 else told

    def _draw_card(self, canvas: Canvas, part: str, box: Box, rat: tuple[str, int, str]) -> Box:
        """The card, its rat and its heading. Returns the room for its words."""
        say = self.desk.texts
        mood, colour, badge = rat
        canvas.rounded(box, theme.PAPER, radius=36, shadow=20)
        small = box.h < SMALL_CARD
        high = 154.0 if small else 236.0
        head = Box(box.x + 34, box.centre[1] - high / 2, high * 216 / 236, high)
        tint = theme.SEAT_COLOURS[colour]
        canvas.picture(f"rat/head_{mood}", head, tint=tint)
        canvas.picture(f"badge/{badge}", head, tint=tint)
        edge = 14.0 if small else 34.0
        words = Box(head.right + 28, box.y + edge, box.right - head.right - 62, box.h - 2 * edge)
        heading = say(f"shell.credits.{part}.heading", n=len(self.games))
        canvas.text(heading, words.top_part(56), theme.SUBHEADING, theme.PAPER_HEADING)
        return words.below(56 if small else 66)


def _draw_paragraphs(canvas: Canvas, sentences: Sequence[str], room: Box, style: theme.Style) -> None:
    """One below the other, all of one size: the largest at which they fit, and even gaps between them."""
    if len(sentences) == 1:
        canvas.text(sentences[0], room, style, theme.INK, lines=0, valign="top")
        return
    size = style.size

    def heights() -> list[float]:
        return [canvas.measure(words, style.sized(size), room.w)[1] + 2 for words in sentences]

    free = room.h - BETWEEN * (len(sentences) - 1)
    while size > style.size * 0.5 and sum(heights()) > free:
        size *= 0.97
    y = 0.0
    for words, high in zip(sentences, heights(), strict=True):
        canvas.text(words, room.below(y).top_part(high), style.sized(size), theme.INK, lines=0, valign="top")
        y += high + BETWEEN


def _paint(canvas: Canvas) -> None:
    paint_wall(canvas, darkness=0.5, water=90)
    for x in (90.0, 1830.0):
        paint_glow(canvas, (x, 110), 360)
        canvas.picture("sewer/lamp", Box.around((x, 110), 200, 210))
