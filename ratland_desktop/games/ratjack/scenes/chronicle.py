"""Ratjack's page of the family chronicle, in words and pictures, and its pages of the hall of fame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratjack.adding_up import points_in_words
from ratland_desktop.games.ratjack.chronicle import (
    SCALE,
    DeedKind,
    RatjackChronicle,
    chronicle_of,
    read,
    write,
)
from ratland_desktop.games.ratjack.rules.game import RATJACK
from ratland_desktop.games.ratjack.rules.keeping import RATJACK_KEEPING
from ratland_desktop.games.ratjack.rules.words import Merit
from ratland_desktop.games.ratjack.telling import sign_of
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.screens.chronicle.deeds import Deeds, Keepsake, Story
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.hall.pages import BEST, HallPages, Record, VariantFilter
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.shell.theme import Colour
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .pieces.animals import head_of
from .pieces.cards import SHAPE
from .pieces.felt import CLOTH, CLOTH_DARK


def _sum(say: Texts, told: RatjackChronicle, seat: int) -> str:
    return points_in_words(told.merits[seat], say)


def _signs(told: RatjackChronicle, seat: int) -> list[str]:
    """A sign for every point, in the order of their reasons."""
    merits = zip(Merit, told.merits[seat], strict=True)
    return [sign_of(merit) for merit, times in merits for _ in range(times)]


def _variant(say: Texts, told: RatjackChronicle) -> list[str]:
    return [say(f"ratjack.hall.variant.deck.{told.deck.value}")]


# --- the keepsakes: cards behind whoever did it


def _paint(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat], look: DeedLook) -> None:
    """A card on the felt, and the face of whose deed it was; without a deed a guest looks on."""
    pen.rounded(box, CLOTH, radius=16, foot=CLOTH_DARK)
    x, y = box.centre
    high = box.h * 0.86
    card = Box.around((x + box.w * 0.2, y), high / SHAPE, high)
    pen.picture("ratjack/card/back", card, angle=9)
    pen.picture(f"ratjack/props/{look.prop}", Box.around((x + box.w * 0.2, y), high * 0.56))
    spot, wide = (x - box.w * 0.22, y + 4), min(90.0, box.h * 0.62)
    if deed is not None:
        pen.portrait(seats[deed.seat], spot, wide, look.mood)
    else:
        pen.picture(look.guest, Box.around(spot, wide, wide * HEAD_SHAPE))


@dataclass(frozen=True, slots=True)
class DeedLook:
    """How a deed is shown: the prop of a card, the mood of who did it, and who looks on if nobody did."""

    counted: str
    tape: Colour
    prop: str
    mood: str
    guest: str


DEED_LOOKS = {
    DeedKind.BOOT: DeedLook("players", (240, 150, 130), "rat_12", "fierce", head_of("weasel", "sly")),
    DeedKind.BUST: DeedLook("total", (176, 190, 214), "rat_7", "lost", head_of("raccoon", "sly")),
    DeedKind.CHAIN: DeedLook("effects", (255, 220, 110), "rat_6", "happy", head_of("weasel", "startled")),
    DeedKind.SECRET: DeedLook("value", (170, 214, 176), "raccoon_3", "proud", head_of("raccoon", "startled")),
}


def _keepsake(kind: DeedKind, look: DeedLook) -> Keepsake:
    def paint(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
        _paint(pen, box, deed, seats, look)

    return Keepsake(kind, f"ratjack.chronicle.deed.{kind.value}", look.counted, look.tape, paint)


KEEPSAKES = tuple(_keepsake(kind, look) for kind, look in DEED_LOOKS.items())
DEEDS = Deeds(
    game=RATJACK.name,
    logo="ratjack/logo",
    tell=chronicle_of,
    write=write,
    read=read,
    story=Story("ratjack.chronicle.story", "points", SCALE),
    keepsakes=KEEPSAKES,
    sum_words=_sum,
    variant_words=_variant,
    curve="ratjack.chronicle.curve",
    highest=3,
    sum_signs=_signs,
)


def _record(kind: DeedKind, unit: str) -> Record:
    prop = DEED_LOOKS[kind].prop
    return Record(kind, f"ratjack.chronicle.deed.{kind.value}.title", f"ratjack/props/{prop}", unit)


HALL_PAGES = HallPages(
    deeds=DEEDS,
    variant_of=RATJACK_KEEPING.variant,
    records=(
        Record(BEST, "hall.record.best", "rat/head_proud", "results.points"),
        _record(DeedKind.BOOT, "ratjack.count.players"),
        _record(DeedKind.BUST, "ratjack.hall.unit.total"),
        _record(DeedKind.CHAIN, "ratjack.count.effects"),
        _record(DeedKind.SECRET, "ratjack.hall.unit.total"),
    ),
    variants=(VariantFilter("deck", "ratjack.hall.filter.deck", "ratjack.hall.variant.deck"),),
)  # fmt: skip
