"""The chronicle's page: paper, headline, seal, deeds and the story.

`parts` are painted one after the other, so that a large page can be painted over several frames.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from ratland_desktop.screens.chronicle import curves, people
from ratland_desktop.screens.chronicle.deeds import Keepsake
from ratland_desktop.screens.chronicle.pen import SHEET, Pen
from ratland_desktop.screens.chronicle.words import (
    Page,
    date,
    deed,
    deed_title,
    headline,
    story,
    variant,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

Part = Callable[[Pen], None]

CREAM: theme.Colour = (253, 248, 236)
SAND: theme.Colour = (245, 233, 208)
FRAME: theme.Colour = (190, 142, 66)
BANDS = 14
LOGO = Box(76, 62, 420, 130)
TITLE = Box(520, 48, 880, 50)
HEADLINE = Box(520, 96, 1010, 96)
VARIANT = Box(520, 194, 1010, 44)
LONG_HEADLINE = 42
SEAL = (1702.0, 146.0)
KEEPSAKES = Box(64, 980, 1792, 206)
STORY = Box(84, 1194, 1752, 94)


def parts(say: Texts, page: Page) -> list[Part]:
    """What the page is made of, from the paper upwards; each is small enough for a frame."""
    return [
        *paper_bands(),
        paint_frame,
        lambda pen: paint_head(pen, say, page),
        lambda pen: paint_seal(pen, say, page),
        lambda pen: people.paint_podium(pen, page),
        lambda pen: people.paint_table(pen, say, page),
        lambda pen: curves.paint_frame(pen, say, page),
        *(partial(curves.paint_line, page=page, seat=seat) for seat in reversed(page.ranking)),
        lambda pen: curves.paint_ends(pen, page),
        *(partial(curves.paint_badges, page=page, seat=seat) for seat in reversed(page.ranking)),
        *(partial(paint_keepsake, say=say, page=page, keepsake=keepsake) for keepsake in page.keepsakes),
        lambda pen: paint_story(pen, say, page),
        lambda pen: people.paint_parade(pen, page),
    ]


def paper_bands() -> list[Part]:
    """Warm paper, a little darker towards its foot."""
    shades = [theme.mixed(CREAM, SAND, number / BANDS) for number in range(BANDS + 1)]
    return [
        partial(Pen.gradient, box=band, top=top, foot=foot)
        for band, (top, foot) in zip(SHEET.rows(BANDS), pairwise(shades), strict=True)
    ]


def paint_frame(pen: Pen) -> None:
    """A double frame, and cheese in the corners."""
    pen.rounded(SHEET.inset(24), None, radius=34, rim=FRAME, rim_width=5)
    pen.rounded(SHEET.inset(35), None, radius=26, rim=(226, 196, 140), rim_width=2)
    corner = SHEET.inset(40)
    turned = ((corner.x, corner.y, 24), (corner.right, corner.bottom, -18), (corner.x, corner.bottom, -12))
    for x, y, angle in turned:
        pen.circle((x, y), 46, theme.mixed(CREAM, SAND, y / SHEET.h))
        pen.picture("cheese/yellow", Box.around((x, y), 74), angle=angle)
    pen.circle((corner.right, corner.y), 46, CREAM)
    pen.picture("cheese/orange", Box.around((corner.right, corner.y), 74), angle=-24)


def paint_head(pen: Pen, say: Texts, page: Page) -> None:
    pen.picture(page.deeds.logo, LOGO)
    pen.text(say("chronicle.title"), TITLE, theme.SUBHEADING, theme.PAPER_HEADING)
    words = headline(say, page)
    style = theme.TITLE.sized(82 if len(words) <= LONG_HEADLINE else 42)
    pen.text(words, HEADLINE, style, theme.INK, lines=2)
    pen.text(variant(say, page), VARIANT, theme.BODY, theme.SOFT_INK)


def paint_seal(pen: Pen, say: Texts, page: Page) -> None:
    """A seal like a cheese with a wavy rind, and the day in it."""
    pen.polygon(_wavy(SEAL, 104, 7), (201, 138, 20))
    pen.polygon(_wavy(SEAL, 98, 7), theme.LAMP)
    pen.circle(SEAL, 80, (255, 232, 150), rim=(214, 156, 40), rim_width=3)
    for x, y, radius in ((-44, -58, 9), (52, -46, 6), (-58, 40, 6), (48, 56, 10)):
        pen.circle((SEAL[0] + x, SEAL[1] + y), radius, (236, 184, 40))
    words = Box.around(SEAL, 128, 116)
    pen.text(date(say, page.when), words, theme.LABEL.sized(31), theme.ON_LAMP, align="centre", lines=3)


def _wavy(centre: Spot, radius: float, depth: float) -> list[Spot]:
    around = [2 * math.pi * step / 120 for step in range(120)]
    far = [radius - depth * (0.5 + 0.5 * math.cos(20 * turn)) for turn in around]
    return [
        (centre[0] + reach * math.sin(turn), centre[1] - reach * math.cos(turn))
        for turn, reach in zip(around, far, strict=True)
    ]


def paint_keepsake(pen: Pen, say: Texts, page: Page, keepsake: Keepsake) -> None:
    """A little card, held by coloured tape."""
    shown = page.keepsakes
    card = KEEPSAKES.columns(len(shown), 20)[shown.index(keepsake)]
    pen.rounded(card, theme.WHITE, radius=14, rim=curves.RULE, rim_width=3)
    tape = Box.around((card.centre[0], card.y + 1), 120, 22)
    pen.rounded(tape, theme.see_through(keepsake.tape, 0.9), radius=3)
    title = Box(card.x + 16, card.y + 14, card.w - 32, 40)
    pen.text(deed_title(say, keepsake), title, theme.LABEL.sized(29), theme.PAPER_HEADING)
    scene = Box(card.x + 16, card.y + 58, 184, 131)
    pen.rounded(scene, theme.NIGHT, radius=14)
    keepsake.paint(pen, scene, page.chronicle.deed(keepsake.kind), page.seats)
    words = Box(scene.right + 14, scene.y, card.right - scene.right - 28, scene.h)
    pen.text(deed(say, page, keepsake), words, theme.SMALL.sized(24), theme.INK, lines=0)


def paint_story(pen: Pen, say: Texts, page: Page) -> None:
    pen.text(" ".join(story(say, page)), STORY, theme.BODY.sized(27), theme.SOFT_INK, align="centre", lines=3)


def paint_page(pen: Pen, say: Texts, page: Page) -> None:
    """All of it at once."""
    for part in parts(say, page):
        part(pen)


def rehearse(canvas: Canvas, part: Part, sheet: Box, seconds: float) -> bool:
    """Get the pictures of this part ready, for about so long; True when all are there."""
    return canvas.rehearse(lambda c: part(Pen(c, sheet)), seconds)
