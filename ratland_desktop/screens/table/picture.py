"""Draws the whole table, part by part, and knows which parts have changed since last time.

Draws a tableau; changes nothing. What stands around the stage comes from the game.
"""

from __future__ import annotations

import math

from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence, Tone
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from .cues import Cues, Show
from .layout import RIM, Layout
from .look import Helping, PartStates, Still, Tableau
from .mode import Mode

SMALLEST = 0.72  # below this size the short form of the sentence is used
ENLARGED = 1.15
PILL_WIDE = 460.0
TONES = {Tone.GOOD: theme.GOOD, Tone.BAD: theme.BAD, Tone.NEUTRAL: theme.LAMP}


class Picture:
    """Draws tableaus of one session, and knows which it drew last."""

    def __init__(self, session: Session, layout: Layout, still: Still, cues: Cues) -> None:
        self.session, self.layout, self.still, self.cues = session, layout, still, cues
        self._before: dict[object, object] = {}

    # --- what looks how

    def differing(self, tableau: Tableau, say: Texts) -> list[Box]:
        """The parts that would look different from what was drawn last."""
        return self._changed(self._parts(tableau, say))

    def take(self, tableau: Tableau, say: Texts) -> list[Box]:
        """The same, and from now on this is what was drawn last."""
        parts = self._parts(tableau, say)
        boxes = self._changed(parts)
        self._before = {part: state for part, (state, _) in parts.items()}
        return boxes

    @property
    def _caption_inside(self) -> bool:
        """Whether the sentence stands on the stage, as it usually does."""
        return self.layout.stage.union(self.layout.caption) == self.layout.stage

    def _changed(self, parts: PartStates) -> list[Box]:
        return [box for part, (state, box) in parts.items() if self._before.get(part) != state]

    def _parts(self, tableau: Tableau, say: Texts) -> PartStates:
        """Every part with what it depends on; stage, story and controls always look different."""
        bottom, story = self.layout.bottom, self.layout.story
        return {
            "stage": (object(), self.layout.stage.inset(-4)),
            **({} if self._caption_inside else {"caption": (object(), self.layout.caption)}),
            **({"story": (object(), story.inset(-4))} if story is not None else {}),
            "controls": (object(), Box(SAFE.x, bottom.y - 6, SAFE.w, SAFE.bottom - bottom.y + 6)),
            **self.still.parts(tableau, say),
        }

    # --- drawing

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        canvas.backdrop("table", _paint_wall)
        self.still.draw(canvas, tableau, say)
        if canvas.visible(self.layout.stage) or canvas.visible(self.layout.caption):
            self._stage(canvas, tableau, say)

    def show(self, canvas: Canvas, tableau: Tableau, say: Texts) -> Show:
        box, seats = self.layout.picture, self.session.seats
        return Show(canvas, box, tableau.passed, seats, tableau.told, tableau.story, say)

    def _stage(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        deciding, helping = tableau.deciding, tableau.helping
        draw_frame(canvas, self.layout, deciding is not None or helping is not None)
        show = self.show(canvas, tableau, say)
        if deciding is not None:
            with canvas.clipped(self.layout.stage.inset(5)):
                deciding.draw(canvas)
        elif tableau.mode is Mode.GATE:
            with canvas.clipped(show.box):
                self.cues.gate.paint(show)
            words = self.cues.gate.words(self.session.needs_curtain)[0]
            draw_words(canvas, self.layout.caption, say(words), theme.TEXT)
        elif helping is not None:
            self._hands(show, tableau, helping)
        else:
            if tableau.playing is not None:
                tableau.playing.paint(show)
            self._caption(canvas, tableau, say)

    def _hands(self, show: Show, tableau: Tableau, helping: Helping) -> None:
        """What hands do, press by press; before the first press the heading may still play."""
        if tableau.playing is not None and not helping.begun:
            tableau.playing.paint(show)
        else:
            with show.canvas.clipped(show.box), show.canvas.steady():
                helping.cue.paint(show, helping.step.shown[0], helping.pressed)
        with show.canvas.lettered(*helping.lettering):
            draw_words(show.canvas, self.layout.caption, helping.words, theme.LAMP)

    def _caption(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        room = self.layout.caption
        if tableau.mode is Mode.BACK:
            room = draw_pill(canvas, room, "step_back", say("table.looking_back"))
        elif tableau.paused:
            room = draw_pill(canvas, room, "pause", say("table.paused"))
        if tableau.notice:
            draw_words(canvas, room, tableau.notice, theme.LAMP)
        elif tableau.sentence is not None:
            draw_caption(canvas, room, tableau.sentence, tableau.heading)


# --- the stage in the middle


def draw_frame(canvas: Canvas, layout: Layout, lit: bool) -> None:
    rim = theme.LAMP if lit else theme.RAISED
    canvas.rounded(layout.stage, theme.DEEP, radius=18, rim=rim, rim_width=RIM)


def draw_caption(canvas: Canvas, box: Box, sentence: Sentence, heading: str = "") -> None:
    """The step's sentence; or the heading that comes before it."""
    key = ("caption", sentence.text, sentence.tone, heading)
    canvas.layer(key, box, lambda c: _paint_caption(c, box, sentence, heading))


def _paint_caption(canvas: Canvas, box: Box, sentence: Sentence, heading: str) -> None:
    inner = box.inset(RIM + 14, RIM)
    if heading:
        canvas.text(heading, inner, theme.SUBHEADING, theme.LAMP, align="centre", lines=0)
        return
    sign = Box(inner.x, inner.centre[1] - 30, 60, 60)
    colour = TONES[sentence.tone]
    canvas.circle(sign.centre, 30, theme.PANEL, rim=colour, rim_width=4)
    canvas.icon(sentence.icon, sign.inset(14), colour)
    room = inner.beside(78)
    small = theme.BODY.sized(theme.BODY.size * SMALLEST)
    enough = room.h * min(ENLARGED, max(1.0, canvas.text_scale))  # enlarged letters can be set smaller still
    fits = canvas.measure(sentence.text, small, room.w)[1] <= enough
    canvas.text(sentence.text if fits else sentence.short, room, theme.BODY, theme.TEXT, lines=0)


def draw_words(canvas: Canvas, box: Box, words: str, colour: theme.Colour = theme.TEXT) -> None:
    """A caption without a happening: who thinks, what to do."""
    inner = box.inset(RIM + 24, RIM)
    canvas.text(words, inner, theme.BODY, colour, align="centre", lines=0)


def draw_pill(canvas: Canvas, caption: Box, icon: str, words: str) -> Box:
    """What everybody should know about the stage now: the story waits, or this was earlier.

    At the end of the caption, where no picture has anything to read; returns what is left of the caption.
    """
    wide = min(PILL_WIDE, canvas.measure(words, theme.TINY_LABEL)[0] + 84)
    box = Box(caption.right - RIM - 14 - wide, caption.centre[1] - 22, wide, 44)
    canvas.pill(box, theme.LAMP, rim=theme.LAMP_RIM)
    with canvas.above():
        canvas.icon(icon, Box(box.x + 14, box.y + 8, 28, 28), theme.ON_LAMP)
        canvas.text(words, box.inset(18, 2).beside(32), theme.TINY_LABEL, theme.ON_LAMP)
    return caption.left_part(box.x - caption.x)


def _paint_wall(canvas: Canvas) -> None:
    """A dim brick wall behind everything."""
    bounds = canvas.bounds
    canvas.gradient(bounds, theme.SEWER, theme.DEEP)
    tile = 240.0
    with canvas.faded(0.28):
        for row in range(math.ceil(bounds.h / 120) + 1):
            for column in range(math.ceil(bounds.w / tile) + 1):
                canvas.picture(
                    "sewer/brick_wall", Box(bounds.x + column * tile, bounds.y + row * 120, tile, 120)
                )
