"""The text card of the lesson: a rat, title, instructions, an answer, and the progress."""

from __future__ import annotations

from ratland_desktop.screens.coach.bubble import RAT
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.tabletop.facts import fact

FACE_HIGH = 150.0
DOTS_HIGH = 44.0
ANSWER_SHARE = 0.4


@fact
class LessonPage:
    """What the paper says. `answer` is a friendly word about what was just tried."""

    title: str
    text: str
    answer: str
    at: int
    steps: int


def draw_card(canvas: Canvas, card: Box, page: LessonPage) -> None:
    last = page.at == page.steps - 1
    canvas.rounded(card, theme.PAPER, radius=34, rim=theme.LAMP, rim_width=6, shadow=22)
    inner = card.inset(30, 20)
    head = inner.top_part(FACE_HIGH)
    draw_portrait(canvas, head.left_part(132), RAT, "proud" if last else "happy")
    canvas.text(page.title, head.beside(140), theme.SUBHEADING, theme.PAPER_HEADING, lines=3)
    words = inner.below(FACE_HIGH + 8)
    words = words.top_part(words.h - DOTS_HIGH)
    if page.answer:
        answer = words.bottom_part(words.h * ANSWER_SHARE)
        words = words.top_part(words.h - answer.h - 12)
        canvas.rounded(answer.inset(-10, 0), theme.LAMP_BRIGHT, radius=20)
        canvas.text(page.answer, answer.inset(8, 6), theme.BODY, theme.INK, lines=0)
    canvas.text(page.text, words, theme.BODY.sized(34), theme.INK, lines=0, valign="top")
    _draw_dots(canvas, inner.bottom_part(DOTS_HIGH), page)


def _draw_dots(canvas: Canvas, box: Box, page: LessonPage) -> None:
    apart = box.w / page.steps
    for number in range(page.steps):
        centre = (box.x + apart * (number + 0.5), box.centre[1] + 6)
        now = number == page.at
        fill = theme.LAMP if number <= page.at else theme.PAPER_DIM
        rim = theme.LAMP_RIM if now else theme.SOFT_INK
        canvas.circle(centre, 12 if now else 8, fill, rim=rim, rim_width=2.5)
