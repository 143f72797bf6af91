"""The rows of the settings page: which rows there are, in which card, and where.

Plain tables and boxes. A row has a label, a description and one widget; its texts are
`shell.settings.<name>`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from ratland_desktop.saves.settings import Confirm, Motion, Speed, TextSize, Tips
from ratland_desktop.shell.box import Box


class Hold(Enum):
    """What holds a row's value."""

    LANGUAGE = "language"
    CHOICE = "choice"
    VOLUME = "volume"
    SWITCH = "switch"


@dataclass(frozen=True, slots=True)
class Row:
    """One setting; `name` is also that of the settings' field."""

    name: str
    hold: Hold
    choices: type[StrEnum] | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """Rows that belong together, under a heading (`shell.settings.<name>`)."""

    name: str
    icon: str
    rows: tuple[Row, ...]


READING = Card(
    "reading",
    "text",
    (
        Row("language", Hold.LANGUAGE),
        Row("text_size", Hold.CHOICE, TextSize),
        Row("motion", Hold.CHOICE, Motion),
        Row("hints", Hold.SWITCH),
    ),
)
PLAYING = Card(
    "playing",
    "play",
    (
        Row("speed", Hold.CHOICE, Speed),
        Row("draw_by_hand", Hold.SWITCH),
        Row("confirm", Hold.CHOICE, Confirm),
        Row("tips", Hold.CHOICE, Tips),
    ),
)
HEARING = Card(
    "hearing",
    "sound_on",
    (
        Row("sound_volume", Hold.VOLUME),
        Row("tune_volume", Hold.VOLUME),
        Row("music_volume", Hold.VOLUME),
        Row("muted", Hold.SWITCH),
    ),
)
SCREEN = Card("screen", "fullscreen", (Row("fullscreen", Hold.SWITCH), Row("points", Hold.SWITCH)))
COLUMNS: tuple[tuple[Card, ...], ...] = ((READING,), (PLAYING,), (HEARING, SCREEN))

PAGE = Box(60, 128, 1800, 822)
GAP = 20.0
PAD = 18.0
HEADING = 58.0
EDGE = 28.0
LABEL, ABOUT = 40.0, 66.0
"""How high a label is, and the words about it, which may take two lines."""
HEIGHTS = {Hold.LANGUAGE: 182.0, Hold.CHOICE: 182.0, Hold.VOLUME: 104.0, Hold.SWITCH: 112.0}
CHOICE_HIGH, SLIDER_HIGH, SWITCH_HIGH = 54.0, 56.0, 64.0
SWITCH_WIDE, VOLUME_LABEL_WIDE = 130.0, 190.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a row's parts are."""

    row: Row
    label: Box
    about: Box
    widget: Box


@dataclass(frozen=True, slots=True)
class CardPlace:
    card: Card
    box: Box
    icon: Box
    heading: Box
    rows: tuple[Place, ...]


def _place(row: Row, box: Box) -> Place:
    """Choices stand under their words, switches beside them, sliders beside the label."""
    label, about = box.top_part(LABEL), box.below(LABEL).top_part(ABOUT)
    if row.hold is Hold.SWITCH:
        wide = box.w - SWITCH_WIDE - 14
        widget = box.right_part(SWITCH_WIDE).top_part(SWITCH_HIGH)
        return Place(row, label.left_part(wide), about.left_part(wide), widget)
    if row.hold is Hold.VOLUME:
        label = box.left_part(VOLUME_LABEL_WIDE).top_part(SLIDER_HIGH)
        widget = box.beside(VOLUME_LABEL_WIDE + 12).top_part(SLIDER_HIGH)
        return Place(row, label, box.below(SLIDER_HIGH).top_part(34), widget)
    return Place(row, label, about, box.below(LABEL + ABOUT + 4).top_part(CHOICE_HIGH))


def _column(cards: tuple[Card, ...], column: Box) -> list[CardPlace]:
    """The cards of a column, one under the other, sharing what room is left."""
    needs = [HEADING + PAD + sum(HEIGHTS[row.hold] for row in card.rows) for card in cards]
    spare = max(0.0, column.h - sum(needs) - GAP * (len(cards) - 1)) / sum(len(card.rows) for card in cards)
    places, y = [], column.y
    for card, need in zip(cards, needs, strict=True):
        box = Box(column.x, y, column.w, need + spare * len(card.rows))
        inner = box.inset(EDGE, 0)
        top = y + HEADING + PAD / 2
        rows = []
        for row in card.rows:
            rows.append(_place(row, Box(inner.x, top, inner.w, HEIGHTS[row.hold])))
            top += HEIGHTS[row.hold] + spare
        icon = Box(inner.x, y + 16, 38, 38)
        heading = Box(inner.x + 54, y + 8, inner.w - 54, HEADING - 4)
        places.append(CardPlace(card, box, icon, heading, tuple(rows)))
        y = box.bottom + GAP
    return places


def lay_out() -> list[CardPlace]:
    columns = PAGE.columns(len(COLUMNS), GAP)
    return [place for cards, box in zip(COLUMNS, columns, strict=True) for place in _column(cards, box)]
