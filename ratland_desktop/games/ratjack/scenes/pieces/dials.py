"""A total on its way to 25: a number, an arc and a word, so that nobody has to judge by colour."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.theme import Colour, Face, Style
from ratland_desktop.text import Texts

NUMBER = Style(Face.ROUND, 40, grows=False)
WORDS_HIGH = 30.0


def tone_of(total: int) -> Colour:
    if total > MOST_TOTAL:
        return theme.BAD
    return theme.GOOD if total == MOST_TOTAL else theme.LAMP


def total_words(say: Texts, total: int) -> str:
    if total > MOST_TOTAL:
        return say("ratjack.screen.dial.out")
    if total == MOST_TOTAL:
        return say("ratjack.screen.dial.ratjack")
    return say("ratjack.screen.dial.left", n=MOST_TOTAL - total)


def draw_dial(canvas: Canvas, centre: Spot, radius: float, total: int, say: Texts) -> None:
    """The number in a ring that fills up to 25, and what is missing below it."""
    tone = tone_of(total)
    canvas.circle(centre, radius, theme.WELL, rim=theme.RAISED, rim_width=radius * 0.14)
    canvas.ring(centre, radius, min(total, MOST_TOTAL) / MOST_TOTAL, tone, width=radius * 0.14)
    ink = tone if total >= MOST_TOTAL else theme.TEXT
    inner = Box.around(centre, radius * 1.5, radius * 1.2)
    canvas.text(str(total), inner, NUMBER.sized(radius * 0.92), ink, align="centre")
    below = Box.around((centre[0], centre[1] + radius + WORDS_HIGH * 0.58), radius * 2.9, WORDS_HIGH)
    soft = tone if total >= MOST_TOTAL else theme.SOFT_TEXT
    draw_fitting(canvas, total_words(say, total), below, theme.NOTE, soft, align="centre")


def draw_range(
    canvas: Canvas, centre: Spot, radius: float, totals: tuple[int, ...], say: Texts, *, counts: bool = True
) -> None:
    """A total that depends on a card nobody here knows: from the least to the most. Without counting help
    only that it is open."""
    least, most = min(totals), max(totals)
    canvas.circle(centre, radius, theme.WELL, rim=theme.LAMP, rim_width=radius * 0.14)
    inner = Box.around(centre, radius * 1.66, radius * 1.2)
    words = say("ratjack.screen.dial.range", least=least, most=most) if counts else "?"
    ink = theme.BAD if counts and least > MOST_TOTAL else theme.TEXT
    canvas.text(words, inner, NUMBER.sized(radius * 0.6), ink, align="centre")
    outs = sum(total > MOST_TOTAL for total in totals) if counts else 0
    if outs:
        below = Box.around((centre[0], centre[1] + radius + WORDS_HIGH * 0.58), radius * 2.9, WORDS_HIGH)
        chance = say("ratjack.screen.dial.chance", n=outs, all=len(totals))
        draw_fitting(canvas, chance, below, theme.NOTE, theme.BAD, align="centre")
