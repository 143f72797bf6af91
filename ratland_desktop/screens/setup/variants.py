"""The paper on the right of the set-up: who starts, which variants, and a line about each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ratland_desktop.screens.setup.model import Draft
from ratland_desktop.screens.setup.sheet import HELP, Plain, Sheet, Variant
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.widgets import Choice, Kind, Look, Switch, Widget
from ratland_desktop.shell.widgets.buttons import draw_plate
from ratland_desktop.shell.widgets.choices import Changed
from ratland_desktop.tabletop.names import shown_name
from ratland_desktop.text import Texts

PAPER = Box(1150, 28, 710, 904)
_INNER = PAPER.inset(40, 0)
_TOP = PAPER.y + 78
_SWITCH = 130.0
_CHOICE_HIGH, _SWITCH_HIGH, _HELP_HIGH = 152.0, 124.0, 116.0
_PICTURES_HIGHER = 36.0
_FACES = 4
"""So many faces find room beside each other."""

Change = Callable[[Draft], Go | None]


def sections(sheet: Sheet) -> Iterator[tuple[Variant | None, Box]]:
    """Where each row of the paper goes, from top to bottom; None is who starts."""
    y = _TOP
    for row in (None, *sheet.rows):
        tall = _height(row)
        yield row, Box(_INNER.x, y, _INNER.w, tall)
        y += tall


def _height(row: Variant | None) -> float:
    if row is None:
        return _CHOICE_HIGH
    if row.is_switch:
        return _HELP_HIGH if row in HELP else _SWITCH_HIGH
    return _CHOICE_HIGH + _PICTURES_HIGHER if row.pictures else _CHOICE_HIGH


def _choice_box(section: Box) -> Box:
    return section.below(84).top_part(section.h - 100)


def _switch_box(section: Box) -> Box:
    return section.right_part(_SWITCH - 16).top_part(64)


class Starter(Choice[int | None]):
    """Chance, or one of the players: the faces of all at a small table, else one with face and name."""

    def __init__(self, box: Box, chance: str, starters: Sequence[int], draft: Draft, change: Change) -> None:
        names = [(starter, shown_name(draft.seats[starter].name) or "…") for starter in starters]
        options: list[tuple[int | None, str]] = [(None, chance), *names]
        super().__init__(
            "first", box, options, draft.first, lambda first: change(draft.starting(first)), on_paper=True
        )
        self.seats = draft.seats

    @property
    def only_faces(self) -> bool:
        return len(self.options) > 2

    def segments(self) -> list[Box]:
        return self.box.shares(
            [2.4, *[1.0] * (len(self.options) - 1)] if self.only_faces else [1.1, 1], self.gap
        )

    def draw(self, canvas: Canvas, look: Look) -> None:
        for (value, words), segment in zip(self.options, self.segments(), strict=True):
            kind = Kind.CHOSEN if value == self.value else Kind.PAPER
            ink = draw_plate(canvas, segment, kind, Look(), radius=segment.h / 2)
            inner = segment.inset(16, 2)
            if value is None:
                canvas.text(words, inner, self.style, ink, align="centre")
            elif self.only_faces:
                draw_portrait(canvas, Box.around(inner.centre, 52, inner.h), self.seats[value])
            else:
                draw_portrait(canvas, inner.left_part(52), self.seats[value])
                canvas.text(words, inner.beside(62), self.style, ink, fit=Fit.SHORTEN)


class PictureChoice(Choice[Plain]):
    """A choice that shows the pictures of each value, side by side."""

    def __init__(self, row: Variant, box: Box, value: Plain, wish: Changed[Plain], *, enabled: bool) -> None:
        options = [(offered, "") for offered in row.values]
        super().__init__(row.name, box, options, value, wish, on_paper=True, enabled=enabled)
        self.pictures = row.pictures

    def segments(self) -> list[Box]:
        return self.box.columns(len(self.options), self.gap)

    def draw(self, canvas: Canvas, look: Look) -> None:
        for (value, _), segment, names in zip(self.options, self.segments(), self.pictures, strict=True):
            kind = Kind.CHOSEN if value == self.value else Kind.PAPER
            draw_plate(canvas, segment, kind, Look(), enabled=self.enabled, radius=segment.h / 3)
            with canvas.faded(1.0 if self.enabled else 0.5):
                for name, place in zip(names, segment.inset(10, 6).columns(len(names), 4), strict=True):
                    canvas.picture(name, Box.around(place.centre, min(place.w, place.h)))


def variant_widgets(say: Texts, sheet: Sheet, draft: Draft, change: Change) -> list[Widget]:
    return [
        _first(say, sheet, draft, section, change)
        if row is None
        else _wish(say, sheet, row, draft, section, change)
        for row, section in sections(sheet)
    ]


def _first(say: Texts, sheet: Sheet, draft: Draft, section: Box, change: Change) -> Widget:
    players = len(draft.seats)
    starters = range(players) if players <= _FACES else (draft.first or 0,)
    return Starter(_choice_box(section), say(f"{sheet.first}.chance"), starters, draft, change)


def _wish(say: Texts, sheet: Sheet, row: Variant, draft: Draft, section: Box, change: Change) -> Widget:
    """A switch or a choice; pale while there are too few players for it."""
    players = len(draft.seats)
    value, possible = sheet.granted(draft.wishes, players)[row.name], players >= row.fewest

    def wish(wished: Plain) -> Go | None:
        return change(draft.wishing(**{row.name: wished}))

    if row.is_switch:
        return Switch(
            row.name, _switch_box(section), value is True,
            wish, on_paper=True, enabled=possible,
        )  # fmt: skip
    box = _choice_box(section)
    if row.pictures:
        return PictureChoice(row, box, value, wish, enabled=possible)
    offered = [(value, say(row.says(value))) for value in row.values]
    return Choice(row.name, box, offered, value, wish, on_paper=True, enabled=possible)


def draw_paper(canvas: Canvas, say: Texts, sheet: Sheet, draft: Draft) -> None:
    canvas.rounded(PAPER, theme.PAPER, radius=44, shadow=18)
    head = Box(_INNER.x, PAPER.y + 14, _INNER.w, 58)
    canvas.text(say("setup.variants"), head, theme.HEADING, theme.PAPER_HEADING)
    players = len(draft.seats)
    granted = sheet.granted(draft.wishes, players)
    for row, section in sections(sheet):
        if row is None:
            _draw_heading(
                canvas, section, say(f"{sheet.first}.label"), say(f"{sheet.first}.about"), theme.INK
            )
            continue
        canvas.fill(Box(section.x, section.y - 8, section.w, 2), theme.PAPER_DIM)
        about = say(row.about(granted[row.name], players), n=row.fewest)
        ink = theme.INK if players >= row.fewest else theme.SOFT_INK
        _draw_heading(canvas, section, say(row.label), about, ink, beside_switch=row.is_switch)


def _draw_heading(
    canvas: Canvas, box: Box, label: str, about: str, ink: theme.Colour, *, beside_switch: bool = False
) -> None:
    words = box.left_part(box.w - (_SWITCH if beside_switch else 0))
    canvas.text(label, words.top_part(46), theme.SUBHEADING, ink)
    canvas.text(
        about, words.below(44).top_part(62 if beside_switch else 40), theme.SMALL, theme.SOFT_INK,
        lines=2 if beside_switch else 1, valign="top" if beside_switch else "middle",
    )  # fmt: skip
