"""The stage in the middle: the frame around the picture of the current step, and its sentence below."""

from __future__ import annotations

from ratland_desktop.games.ratland.scenes.table.layout import Layout
from ratland_desktop.hotseat.telling import Sentence, Tone
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

RIM = 6.0
SMALLEST = 0.72  # below this size the short form of the sentence is used
PILL_WIDE = 460.0
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


def draw_caption(canvas: Canvas, layout: Layout, sentence: Sentence, heading: str = "") -> None:
    """The step's sentence; or the heading that comes before it."""
    box = layout.caption
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
    fits = canvas.measure(sentence.text, small, room.w)[1] <= room.h
    canvas.text(sentence.text if fits else sentence.short, room, theme.BODY, theme.TEXT, lines=0)


def draw_words(canvas: Canvas, layout: Layout, words: str, colour: theme.Colour = theme.TEXT) -> None:
    """A caption without a happening: who thinks, what to do."""
    inner = layout.caption.inset(RIM + 24, RIM)
    canvas.text(words, inner, theme.BODY, colour, align="centre", lines=0)


def draw_pill(canvas: Canvas, layout: Layout, icon: str, words: str) -> None:
    """What everybody should know about the stage now: the story waits, or this was earlier."""
    wide = min(PILL_WIDE, canvas.measure(words, theme.TINY_LABEL)[0] + 84)
    box = Box(layout.stage.x + 20, layout.stage.y + 14, wide, 44)
    canvas.pill(box, theme.LAMP, rim=theme.LAMP_RIM)
    with canvas.above():
        canvas.icon(icon, Box(box.x + 14, box.y + 8, 28, 28), theme.ON_LAMP)
        canvas.text(words, box.inset(18, 2).beside(32), theme.TINY_LABEL, theme.ON_LAMP)
