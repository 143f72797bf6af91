"""Rattus' page of the family chronicle, in words and pictures, and its pages of the hall of fame."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.rattus.chronicle import (
    SCALE,
    DeedKind,
    RattusChronicle,
    chronicle_of,
    read,
    write,
)
from ratland_desktop.games.rattus.rules.game import RATTUS
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.saves.shelf import Plain
from ratland_desktop.screens.chronicle.deeds import Deeds, Keepsake, Story
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.hall.pages import BEST, PEAK, HallPages, Record
from ratland_desktop.shell.box import Box
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts


def _sum(say: Texts, told: RattusChronicle, seat: int) -> str:
    return say(
        "rattus.chronicle.sum", map=told.on_map(seat), palace=told.castle[seat], points=told.points(seat)
    )


def _no_variants(say: Texts, told: RattusChronicle) -> list[str]:
    return []


def _variant_of(view: View) -> dict[str, Plain]:
    return {}


# --- the keepsakes: a piece of the game beside whoever did it


def _paint(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat], picture: str, mood: str) -> None:
    """A piece on the sea, and the face of whose deed it was."""
    pen.rounded(box, (59, 133, 147), radius=16, foot=(35, 92, 107))
    x, y = box.centre
    pen.picture(picture, Box.around((x + box.w * 0.2, y), box.h * 0.8))
    if deed is not None:
        pen.portrait(seats[deed.seat], (x - box.w * 0.22, y + 4), min(90.0, box.h * 0.62), mood)


def _keepsake(kind: DeedKind, counted: str, tape: tuple[int, int, int], picture: str, mood: str) -> Keepsake:
    def paint(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
        _paint(pen, box, deed, seats, picture, mood)

    return Keepsake(kind, f"rattus.chronicle.deed.{kind.value}", counted, tape, paint)


PICTURES = {
    DeedKind.OUTBREAK: "rattus/piece/plague",
    DeedKind.BLOW: "rattus/token/back",
    DeedKind.RESCUE: "rattus/piece/castle",
    DeedKind.GRAB: "rattus/class/merchant",
}
KEEPSAKES = (
    _keepsake(DeedKind.OUTBREAK, "villagers", (240, 150, 130), PICTURES[DeedKind.OUTBREAK], "fierce"),
    _keepsake(DeedKind.BLOW, "villagers", (176, 190, 214), PICTURES[DeedKind.BLOW], "lost"),
    _keepsake(DeedKind.RESCUE, "villagers", (255, 220, 110), PICTURES[DeedKind.RESCUE], "proud"),
    _keepsake(DeedKind.GRAB, "cards", (170, 214, 176), PICTURES[DeedKind.GRAB], "happy"),
)
DEEDS = Deeds(
    game=RATTUS.name,
    logo="rattus/box",
    tell=chronicle_of,
    write=write,
    read=read,
    story=Story("rattus.chronicle.story", "villagers", SCALE),
    keepsakes=KEEPSAKES,
    sum_words=_sum,
    variant_words=_no_variants,
    curve="rattus.chronicle.curve",
    highest=10,
)


def _record(kind: DeedKind, unit: str) -> Record:
    return Record(kind, f"rattus.chronicle.deed.{kind.value}.title", PICTURES[kind], unit)


HALL_PAGES = HallPages(
    deeds=DEEDS,
    variant_of=_variant_of,
    records=(
        Record(BEST, "hall.record.best", "rat/head_proud", "results.points"),
        Record(PEAK, "rattus.hall.record.most", "rattus/box", "rattus.count.people"),
        _record(DeedKind.OUTBREAK, "rattus.count.people"),
        _record(DeedKind.BLOW, "rattus.count.people"),
        _record(DeedKind.RESCUE, "rattus.count.people"),
        _record(DeedKind.GRAB, "rattus.count.cards"),
    ),
    peak="rattus.hall.column.most",
)
