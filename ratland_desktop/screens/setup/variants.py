"""The paper on the right of the set-up: who starts, which variants, and a line about each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.screens.setup.model import Draft, shown_name
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.widgets import Choice, Kind, Look, Switch, Widget
from ratland_desktop.shell.widgets.buttons import draw_plate
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

PAPER = Box(1150, 40, 710, 884)
_INNER = PAPER.inset(40, 0)
_TOP = PAPER.y + 90
_SWITCH = 130.0

# In the order of the paper: the key of the words, and how tall.
_SECTIONS = (
    ("first", 152.0), ("clans", 116.0), ("board", 152.0), ("food", 152.0), ("tips", 108.0), ("hints", 108.0),
)  # fmt: skip
_SWITCHES = ("clans", "tips", "hints")

Change = Callable[[Draft], Go | None]


def _section(key: str) -> Box:
    y = _TOP
    for name, tall in _SECTIONS:
        if name == key:
            return Box(_INNER.x, y, _INNER.w, tall)
        y += tall
    raise LookupError(key)


def _choice_box(key: str) -> Box:
    return _section(key).below(84).top_part(52)


def _switch_box(key: str) -> Box:
    return _section(key).right_part(_SWITCH - 16).top_part(64)


def about_key(key: str, draft: Draft) -> str:
    """The line under a heading; the boards' line says what the chosen one does."""
    if key == "board":
        return f"ratland.setup.board.{draft.board.value}_about"
    return "computers.setup.about" if key == "hints" else f"ratland.setup.{key}.about"


def label_key(key: str) -> str:
    return "computers.setup.label" if key == "hints" else f"ratland.setup.{key}.label"


class Starter(Choice[int | None]):
    """Chance, or one of the players with face and name."""

    def __init__(self, box: Box, chance: str, seat: Seat, starter: int, draft: Draft, change: Change) -> None:
        options: list[tuple[int | None, str]] = [(None, chance), (starter, shown_name(seat.name) or "…")]
        super().__init__(
            "first", box, options, draft.first, lambda first: change(draft.starting(first)), on_paper=True
        )
        self.seat = seat

    def segments(self) -> list[Box]:
        return self.box.shares([1.1, 1], self.gap)

    def draw(self, canvas: Canvas, look: Look) -> None:
        for (value, words), segment in zip(self.options, self.segments(), strict=True):
            kind = Kind.CHOSEN if value == self.value else Kind.PAPER
            ink = draw_plate(canvas, segment, kind, Look(), radius=segment.h / 2)
            inner = segment.inset(16, 2)
            if value is None:
                canvas.text(words, inner, self.style, ink, align="centre")
            else:
                draw_portrait(canvas, inner.left_part(52), self.seat)
                canvas.text(words, inner.beside(62), self.style, ink, fit=Fit.SHORTEN)


def variant_widgets(say: Texts, draft: Draft, change: Change) -> list[Widget]:
    starter = 0 if draft.first is None else draft.first
    boards = [(board, say(f"ratland.setup.board.{board.value}")) for board in Board]
    foods = [(food, say(f"ratland.setup.food.{food.value}")) for food in Food]
    return [
        Starter(
            _choice_box("first"), say("ratland.setup.first.chance"),
            draft.seats[starter], starter, draft, change,
        ),
        Switch(
            "clans", _switch_box("clans"), draft.clans,
            lambda on: change(replace(draft, clans=on)), on_paper=True,
        ),
        Choice(
            "board", _choice_box("board"), boards, draft.board,
            lambda board: change(replace(draft, board=board)), on_paper=True,
        ),
        Choice(
            "food", _choice_box("food"), foods, draft.food,
            lambda food: change(replace(draft, food=food)), on_paper=True,
        ),
        Switch(
            "tips", _switch_box("tips"), draft.tips,
            lambda on: change(replace(draft, tips=on)), on_paper=True,
        ),
        Switch(
            "hints", _switch_box("hints"), draft.hints,
            lambda on: change(replace(draft, hints=on)), on_paper=True,
        ),
    ]  # fmt: skip


def draw_paper(canvas: Canvas, say: Texts, draft: Draft) -> None:
    canvas.rounded(PAPER, theme.PAPER, radius=44, shadow=18)
    head = Box(_INNER.x, PAPER.y + 18, _INNER.w, 62)
    canvas.text(say("ratland.setup.variants"), head, theme.HEADING, theme.PAPER_HEADING)
    for key, _ in _SECTIONS:
        section = _section(key)
        if key != _SECTIONS[0][0]:
            canvas.fill(Box(section.x, section.y - 8, section.w, 2), theme.PAPER_DIM)
        has_switch = key in _SWITCHES
        words = section.left_part(section.w - (_SWITCH if has_switch else 0))
        canvas.text(say(label_key(key)), words.top_part(46), theme.SUBHEADING, theme.INK)
        about = words.below(44).top_part(62 if has_switch else 40)
        canvas.text(
            say(about_key(key, draft)), about, theme.SMALL, theme.SOFT_INK,
            lines=2 if has_switch else 1, valign="top" if has_switch else "middle",
        )  # fmt: skip
