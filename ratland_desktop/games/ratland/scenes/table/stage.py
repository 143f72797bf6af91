"""The stage in the middle: the picture of the current moment, and its sentence below.

Shows one cause and one effect at a time. Knows how a moment looks, never what comes next.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.sentences import Sentence, Tone
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.dialogue import Happening

from .cues import CUES, Show
from .layout import Layout

RIM = 6.0
SMALLEST = 0.72  # below this size the short form of the sentence is used
TONES = {Tone.GOOD: theme.GOOD, Tone.BAD: theme.BAD, Tone.NEUTRAL: theme.LAMP}


def picture_box(layout: Layout) -> Box:
    """Where cues draw: inside the frame, above the caption."""
    whole = layout.picture
    return Box(whole.x + RIM, whole.y + RIM, whole.w - 2 * RIM, whole.h - RIM)


def motion_box(layout: Layout) -> Box:
    """All that changes while a cue plays."""
    return picture_box(layout)


def draw_frame(canvas: Canvas, layout: Layout, lit: bool) -> None:
    rim = theme.LAMP if lit else theme.RAISED
    canvas.rounded(layout.stage, theme.DEEP, radius=18, rim=rim, rim_width=RIM)


def draw_moment(show: Show, happening: Happening) -> None:
    """The cue of a happening at this point of its time."""
    cue = CUES[type(happening)]
    with show.canvas.clipped(show.box), show.canvas.steady():
        cue.paint(show, happening)


def draw_caption(canvas: Canvas, layout: Layout, sentence: Sentence) -> None:
    box = layout.caption
    canvas.layer(("caption", sentence.text, sentence.tone), box, lambda c: _paint_caption(c, box, sentence))


def _paint_caption(canvas: Canvas, box: Box, sentence: Sentence) -> None:
    inner = box.inset(RIM + 14, RIM)
    sign = Box(inner.x, inner.centre[1] - 30, 60, 60)
    colour = TONES[sentence.tone]
    canvas.circle(sign.centre, 30, theme.PANEL, rim=colour, rim_width=4)
    canvas.icon(sentence.icon, sign.inset(14), colour)
    room = inner.beside(78)
    small = theme.BODY.sized(theme.BODY.size * SMALLEST)
    fits = canvas.measure(sentence.text, small, room.w)[1] <= room.h
    canvas.text(sentence.text if fits else sentence.short, room, theme.BODY, theme.TEXT, lines=0)


def draw_words(canvas: Canvas, layout: Layout, words: str, colour: theme.Colour = theme.TEXT) -> None:
    """A caption without a happening: who thinks, what to do."""
    inner = layout.caption.inset(RIM + 24, RIM)
    canvas.text(words, inner, theme.BODY, colour, align="centre", lines=0)
