"""Comme des Rats in the family chronicle, in words and pictures, and its pages of the hall of fame."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.comme_des_rats.adding_up import points_in_words
from ratland_desktop.games.comme_des_rats.chronicle import (
    SCALE,
    CommeDesRatsChronicle,
    DeedKind,
    chronicle_of,
    read,
    write,
)
from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS
from ratland_desktop.games.comme_des_rats.rules.keeping import COMME_DES_RATS_KEEPING
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.screens.chronicle.deeds import Deeds, Keepsake, Story
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.hall.pages import BEST, HallPages, Record, VariantFilter
from ratland_desktop.shell.box import Box
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .pieces import pictures

CELLAR, CELLAR_FOOT = (38, 70, 80), (14, 33, 40)


def _sum(say: Texts, told: CommeDesRatsChronicle, seat: int) -> str:
    return points_in_words(told.gained(seat), say)


def _variant(say: Texts, told: CommeDesRatsChronicle) -> list[str]:
    found = [name for name in ("four_dice", "roles") if getattr(told, name)]
    return [say(f"comme_des_rats.hall.variant.{name}.true") for name in found]


def _keepsake(kind: DeedKind, counted: str, tape: tuple[int, int, int], sign: str, mood: str) -> Keepsake:
    """A picture on the cellar wall, and the face of whose deed it was."""

    def paint(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
        pen.rounded(box, CELLAR, radius=16, foot=CELLAR_FOOT)
        x, y = box.centre
        pen.picture(sign, Box.around((x + box.w * 0.2, y), box.h * 0.82))
        if deed is not None:
            pen.portrait(seats[deed.seat], (x - box.w * 0.22, y + 4), min(90.0, box.h * 0.62), mood)

    return Keepsake(kind, f"comme_des_rats.chronicle.deed.{kind.value}", counted, tape, paint)


KEEPSAKES = (
    _keepsake(DeedKind.HAUL, "points", (255, 220, 110), pictures.card("cheese2"), "happy"),
    _keepsake(DeedKind.SNEAK, "times", (240, 150, 130), pictures.cat("slinking"), "fierce"),
    _keepsake(DeedKind.THIEF, "cards", (176, 190, 214), pictures.BACK, "proud"),
    _keepsake(DeedKind.FALL, "cards", (214, 176, 190), pictures.OUT, "lost"),
    _keepsake(DeedKind.ESCAPE, "points", (170, 214, 176), pictures.BANDAGE, "happy"),
    _keepsake(DeedKind.MAGNET, "traps", (240, 170, 130), pictures.card("trap"), "poisoned"),
    _keepsake(DeedKind.FAVOURITE, "times", (200, 176, 224), pictures.cat("head"), "hungry"),
    _keepsake(DeedKind.LUCK, "clovers", (170, 220, 150), pictures.card("clover"), "happy"),
    _keepsake(DeedKind.TRUSTED, "times", (240, 226, 180), pictures.die("key2"), "proud"),
    _keepsake(DeedKind.UNTRUSTED, "times", (190, 200, 210), pictures.die("dust"), "sleepy"),
    _keepsake(DeedKind.PARADE, "traps", (224, 180, 230), pictures.crest("fool"), "proud"),
)
DEEDS = Deeds(
    game=COMME_DES_RATS.name,
    logo=pictures.BOX,
    tell=chronicle_of,
    write=write,
    read=read,
    story=Story("comme_des_rats.chronicle.story", "points", SCALE),
    keepsakes=KEEPSAKES,
    sum_words=_sum,
    variant_words=_variant,
    curve="comme_des_rats.chronicle.curve",
    highest=7,
)


def _record(kind: DeedKind, sign: str, unit: str) -> Record:
    return Record(kind, f"comme_des_rats.chronicle.deed.{kind.value}.title", sign, unit)


HALL_PAGES = HallPages(
    deeds=DEEDS,
    variant_of=COMME_DES_RATS_KEEPING.variant,
    records=(
        Record(BEST, "hall.record.best", "rat/head_proud", "results.points"),
        _record(DeedKind.HAUL, pictures.POINT, "comme_des_rats.count.points"),
        _record(DeedKind.THIEF, pictures.BACK, "comme_des_rats.count.cards"),
        _record(DeedKind.ESCAPE, pictures.BANDAGE, "comme_des_rats.count.points"),
        _record(DeedKind.MAGNET, pictures.card("trap"), "comme_des_rats.count.traps"),
        _record(DeedKind.FAVOURITE, pictures.cat("head"), "comme_des_rats.hall.unit.visits"),
        _record(DeedKind.LUCK, pictures.card("clover"), "comme_des_rats.hall.unit.clovers"),
    ),
    variants=(
        VariantFilter(
            "four_dice", "comme_des_rats.hall.filter.four_dice", "comme_des_rats.hall.variant.four_dice"
        ),
        VariantFilter("roles", "comme_des_rats.hall.filter.roles", "comme_des_rats.hall.variant.roles"),
    ),
)
