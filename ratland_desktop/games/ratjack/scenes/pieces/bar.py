"""The top of both tables: the round, the two sets, the steps of a turn, and who may look."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import BETWEEN, SETS, Set
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, fitting
from ratland_desktop.text import Texts

from .animals import draw_animal
from .felt import BAR, RULES
from .sets import LOOKS

TITLE = Box(30, 8, 196, 56)
SETS_FROM = 240.0
STEPS_RIGHT, STEPS_RIGHT_PRIVATE = RULES.x - 110, 1180.0
EYE = Box(1210, 12, 540, 48)
STEPS = ("draw", "play", "effect", "reckoning")
GAP = 12.0


def draw_bar(canvas: Canvas, say: Texts, view: View, now: int, watcher: str = "") -> None:
    """`now` is the step that is on, -1 before the first. `watcher` is the only one who may look."""
    number = view.round if view.stage is BETWEEN and view.chips else view.round + 1
    key = ("rj-bar", number, view.sets, now, watcher)
    canvas.layer(key, BAR, lambda c: _paint(c, say, view, number, now, watcher))


def _paint(canvas: Canvas, say: Texts, view: View, number: int, now: int, watcher: str) -> None:
    title = say("ratjack.screen.bar.round", n=number)
    draw_fitting(canvas, title, TITLE, theme.SUBHEADING, theme.LAMP)
    left = SETS_FROM
    for set_ in SETS[view.sets]:
        left = _draw_set(canvas, say, set_, left) + GAP
    right = STEPS_RIGHT_PRIVATE if watcher else STEPS_RIGHT
    steps = STEPS[:3] if watcher else STEPS
    _draw_steps(
        canvas,
        [say(f"ratjack.stage.{step}") for step in steps],
        Box(left + 24, 12, right - left - 24, 48),
        now,
    )
    if watcher:
        canvas.icon("eye", EYE.left_part(48).inset(6), theme.LAMP)
        words = say("ratjack.screen.bar.only", name=watcher)
        draw_fitting(canvas, words, EYE.beside(58), theme.SMALL, theme.SOFT_TEXT)


def _draw_set(canvas: Canvas, say: Texts, set_: Set, left: float) -> float:
    """A pill with the animal and its name; gives back where it ends."""
    look, words = LOOKS[set_], say(f"ratjack.animal.{LOOKS[set_].animal}")
    style = theme.NOTE
    wide = min(190.0, canvas.measure(words, style)[0] + 74)
    pill = Box(left, 14, wide, 44)
    canvas.pill(pill, look.deep, rim=look.tone, rim_width=3)
    draw_animal(canvas, Box(pill.x + 10, pill.y + 3, 35, 38), set_)
    draw_fitting(canvas, words, Box(pill.x + 52, pill.y, wide - 64, 44), style, theme.TEXT)
    return pill.right


def _draw_steps(canvas: Canvas, steps: Sequence[str], room: Box, now: int) -> None:
    """Past steps are ticked off, the present one is lit. They stand in the middle of their room."""
    widest = max(canvas.measure(words, theme.SMALL_LABEL)[0] for words in steps)
    wide = min((room.w - GAP * (len(steps) - 1)) / len(steps), widest + 74)
    row = Box.around(room.centre, wide * len(steps) + GAP * (len(steps) - 1), room.h)
    size = min(
        fitting(canvas, words, Box(0, 0, wide - 66, room.h), theme.SMALL_LABEL).size for words in steps
    )
    for at, (words, pill) in enumerate(zip(steps, row.columns(len(steps), GAP), strict=True)):
        lit, past = at == now, at < now
        fill = theme.LAMP if lit else theme.RAISED if past else theme.BRICK
        ink = theme.ON_LAMP if lit else theme.TEXT if past else theme.SOFT_TEXT
        canvas.pill(pill, fill, rim=theme.LAMP_RIM if lit else None, rim_width=4)
        coin = Box.around((pill.x + 26, pill.centre[1]), 30)
        canvas.circle(coin.centre, 15, theme.ON_LAMP if lit else theme.DEEP)
        if past:
            canvas.icon("check", coin.inset(7), theme.GOOD)
        else:
            number = theme.LAMP if lit else theme.SOFT_TEXT
            canvas.text(str(at + 1), coin.inset(3), theme.TINY_LABEL.fixed(), number, align="centre")
        words_box = Box(coin.right + 6, pill.y, pill.right - coin.right - 18, pill.h)
        canvas.text(words, words_box, theme.SMALL_LABEL.sized(size), ink, align="centre")
