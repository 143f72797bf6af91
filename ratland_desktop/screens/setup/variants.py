"""The paper on the right of the set-up: who starts, which variants, and a line about each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ratland_desktop.screens.setup.model import Draft, shown_name
from ratland_desktop.screens.setup.sheet import HELP, Sheet, Variant
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
_CHOICE_HIGH, _SWITCH_HIGH, _HELP_HIGH = 152.0, 116.0, 108.0

Change = Callable[[Draft], Go | None]


def sections(sheet: Sheet) -> Iterator[tuple[Variant | None, Box]]:
    """Where each row of the paper goes, from top to bottom; None is who starts."""
    y = _TOP
    for row in (None, *sheet.rows):
        tall = _HELP_HIGH if row in HELP else _SWITCH_HIGH if row and row.is_switch else _CHOICE_HIGH
        yield row, Box(_INNER.x, y, _INNER.w, tall)
        y += tall


def _choice_box(section: Box) -> Box:
    return section.below(84).top_part(52)


def _switch_box(section: Box) -> Box:
    return section.right_part(_SWITCH - 16).top_part(64)


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


def variant_widgets(say: Texts, sheet: Sheet, draft: Draft, change: Change) -> list[Widget]:
    return [
        _first(say, sheet, draft, section, change)
        if row is None
        else _wish(say, sheet, row, draft, section, change)
        for row, section in sections(sheet)
    ]


def _first(say: Texts, sheet: Sheet, draft: Draft, section: Box, change: Change) -> Widget:
    starter = 0 if draft.first is None else draft.first
    chance = say(f"{sheet.first}.chance")
    return Starter(_choice_box(section), chance, draft.seats[starter], starter, draft, change)


def _wish(say: Texts, sheet: Sheet, row: Variant, draft: Draft, section: Box, change: Change) -> Widget:
    """A switch or a choice; pale while there are too few players for it."""
    players = len(draft.seats)
    value, possible = sheet.granted(draft.wishes, players)[row.name], players >= row.fewest
    if row.is_switch:
        return Switch(
            row.name, _switch_box(section), value is True,
            lambda on: change(draft.wishing(**{row.name: on})), on_paper=True, enabled=possible,
        )  # fmt: skip
    return Choice(
        row.name, _choice_box(section), [(offered, say(row.says(offered))) for offered in row.values], value,
        lambda wish: change(draft.wishing(**{row.name: wish})), on_paper=True, enabled=possible,
    )  # fmt: skip


def draw_paper(canvas: Canvas, say: Texts, sheet: Sheet, draft: Draft) -> None:
    canvas.rounded(PAPER, theme.PAPER, radius=44, shadow=18)
    head = Box(_INNER.x, PAPER.y + 18, _INNER.w, 62)
    canvas.text(say("ratland.setup.variants"), head, theme.HEADING, theme.PAPER_HEADING)
    players = len(draft.seats)
    granted = sheet.granted(draft.wishes, players)
    for row, section in sections(sheet):
        if row is None:
            _draw_heading(canvas, section, say(f"{sheet.first}.label"), say(f"{sheet.first}.about"))
            continue
        canvas.fill(Box(section.x, section.y - 8, section.w, 2), theme.PAPER_DIM)
        about = say(row.about(granted[row.name], players), n=row.fewest)
        _draw_heading(canvas, section, say(row.label), about, beside_switch=row.is_switch)


def _draw_heading(canvas: Canvas, box: Box, label: str, about: str, *, beside_switch: bool = False) -> None:
    words = box.left_part(box.w - (_SWITCH if beside_switch else 0))
    canvas.text(label, words.top_part(46), theme.SUBHEADING, theme.INK)
    canvas.text(
        about, words.below(44).top_part(62 if beside_switch else 40), theme.SMALL, theme.SOFT_INK,
        lines=2 if beside_switch else 1, valign="top" if beside_switch else "middle",
    )  # fmt: skip
