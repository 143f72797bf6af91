"""The rows of the settings page: which rows there are, in which card, and where.

Plain tables and boxes. A row has a label, a description and one widget; its texts are
`shell.settings.<name>`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from ratland_desktop.saves.settings import Confirm, Motion, Speed, TextSize
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


LEFT = (
    Card(
        "reading",
        "text",
        (
            Row("language", Hold.LANGUAGE),
            Row("text_size", Hold.CHOICE, TextSize),
            Row("motion", Hold.CHOICE, Motion),
        ),
    ),
    Card("screen", "fullscreen", (Row("fullscreen", Hold.SWITCH), Row("hints", Hold.SWITCH))),
)
RIGHT = (
    Card("playing", "play", (Row("speed", Hold.CHOICE, Speed), Row("confirm", Hold.CHOICE, Confirm))),
    Card(
        "hearing",
        "sound_on",
        (
            Row("sound_volume", Hold.VOLUME),
            Row("music_volume", Hold.VOLUME),
            Row("muted", Hold.SWITCH),
        ),
    ),
)

PAGE = Box(60, 128, 1800, 822)
GAP = 20.0
PAD = 18.0
HEADING = 58.0
TALL, FLAT = 158.0, 88.0
"""Rows whose widget stands under their words, and rows where it stands beside them."""
BESIDE = {Hold.SWITCH: 130.0, Hold.VOLUME: 400.0}
"""How wide the widgets are that stand beside."""


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


def _height(row: Row) -> float:
    return TALL if row.hold in (Hold.LANGUAGE, Hold.CHOICE) else FLAT


def _place(row: Row, box: Box) -> Place:
    if row.hold in BESIDE:
        words = box.left_part(box.w - BESIDE[row.hold] - 20)
        widget = box.right_part(BESIDE[row.hold]).top_part(64)
    else:
        words = box
        widget = Box(box.x, box.y + 83, box.w, 56)
    return Place(row, words.top_part(40), Box(words.x, box.y + 38, words.w, 32), widget)


def _column(cards: tuple[Card, ...], column: Box) -> list[CardPlace]:
    """The cards of a column, one under the other, sharing what room is left."""
    needs = [HEADING + PAD + sum(map(_height, card.rows)) for card in cards]
    spare = max(0.0, column.h - sum(needs) - GAP * (len(cards) - 1)) / len(cards)
    places, y = [], column.y
    for card, need in zip(cards, needs, strict=True):
        box = Box(column.x, y, column.w, need + spare)
        inner = box.inset(34, 0)
        top = y + HEADING + PAD / 2
        between = spare / len(card.rows)
        rows = []
        for row in card.rows:
            rows.append(_place(row, Box(inner.x, top, inner.w, _height(row))))
            top += _height(row) + between
        icon = Box(inner.x, y + 16, 38, 38)
        heading = Box(inner.x + 54, y + 8, inner.w - 54, HEADING - 4)
        places.append(CardPlace(card, box, icon, heading, tuple(rows)))
        y = box.bottom + GAP
    return places


def lay_out() -> list[CardPlace]:
    left, right = PAGE.columns(2, GAP)
    return [*_column(LEFT, left), *_column(RIGHT, right)]
