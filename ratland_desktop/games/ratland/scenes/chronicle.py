"""RatLand's page of the family chronicle, in words and pictures, and its pages of the hall of fame."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratland.chronicle import (
    SCALE,
    DeedKind,
    RatLandChronicle,
    chronicle_of,
    read,
    write,
)
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.screens.chronicle.deeds import Deeds, Keepsake, Story
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.hall.pages import BEST, PEAK, HallPages, Record, VariantFilter
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts


def _sum(say: Texts, told: RatLandChronicle, seat: int) -> str:
    rats, buried = told.rats[seat][-1], told.graves[seat][-1]
    return say("ratland.results.sum", rats=rats, buried=buried, points=told.points(seat))


def _variant(say: Texts, told: RatLandChronicle) -> list[str]:
    return [
        say(f"ratland.hall.variant.clans.{str(told.with_clans).lower()}"),
        say(f"ratland.hall.variant.board.{told.board.value}"),
        say(f"ratland.hall.variant.food.{told.food.value}"),
    ]


def _clan(told: RatLandChronicle, seat: int) -> str:
    return f"ratland/clan/{told.clans[seat]}" if told.clans[seat] else ""


def _events(told: RatLandChronicle) -> list[str]:
    return [f"ratland/event/{event}" for event in told.events]


# --- where it happened, and whose clan it was


def _paint_feast(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
    pen.picture("ratland/place/pantry", box)
    if deed is not None:
        x, y = box.centre
        pen.picture("cheese/wheel", Box.around((x + 44, y + 32), 72))
        pen.portrait(seats[deed.seat], (x - 32, y + 12), 88, "happy")


def _paint_famine(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
    pen.picture("ratland/place/graveyard", box)
    if deed is not None:
        x, y = box.centre
        pen.portrait(seats[deed.seat], (x + 44, y + 16), 84, "hungry")


def _paint_raid(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
    pen.picture("ratland/place/pipe_left", box)
    if deed is not None:
        x, y = box.centre
        pen.portrait(seats[deed.other], (x + 52, y + 20), 62, "hungry")
        pen.picture("cheese/yellow", Box.around((x + 4, y + 40), 40))
        pen.portrait(seats[deed.seat], (x - 44, y + 12), 84, "fierce")


def _paint_litter(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
    pen.picture("ratland/place/nursery", box)
    if deed is not None:
        seat, (x, y) = seats[deed.seat], box.centre
        for number in range(min(3, deed.amount)):
            spot = (x + 14 + 32 * number, y + 38 - 6 * (number % 2))
            pen.picture("rat/baby", Box.around(spot, 38), tint=seat_colour(seat))
        pen.portrait(seat, (x - 42, y + 14), 82, "proud")


KEEPSAKES = (
    Keepsake(DeedKind.FEAST, "ratland.chronicle.deed.feast", "cheese", (255, 220, 110), _paint_feast),
    Keepsake(DeedKind.FAMINE, "ratland.chronicle.deed.famine", "rats", (176, 190, 214), _paint_famine),
    Keepsake(DeedKind.RAID, "ratland.chronicle.deed.raid", "cheese", (240, 150, 130), _paint_raid),
    Keepsake(DeedKind.LITTER, "ratland.chronicle.deed.litter", "rats", (170, 214, 176), _paint_litter),
)
DEEDS = Deeds(
    game=RATLAND.name,
    logo="logo/ratland",
    tell=chronicle_of,
    write=write,
    read=read,
    story=Story("ratland.chronicle.story", "rats", SCALE),
    keepsakes=KEEPSAKES,
    sum_words=_sum,
    variant_words=_variant,
    curve="ratland.chronicle.curve",
    seat_sign=_clan,
    round_signs=_events,
)


RATS, CHEESE = "ratland.count.rats", "ratland.count.cheese"
HALL_PAGES = HallPages(
    deeds=DEEDS,
    variant_of=RATLAND_KEEPING.variant,
    records=(
        Record(BEST, "hall.record.best", "rat/head_proud", "results.points"),
        Record(PEAK, "ratland.hall.record.most_rats", "rat/token", RATS),
        Record(DeedKind.FEAST, "ratland.chronicle.deed.feast.title", "cheese/wheel", CHEESE),
        Record(DeedKind.FAMINE, "ratland.chronicle.deed.famine.title", "rat/ghost", RATS),
        Record(DeedKind.RAID, "ratland.chronicle.deed.raid.title", "rat/head_fierce", CHEESE),
        Record(DeedKind.LITTER, "ratland.chronicle.deed.litter.title", "rat/baby", RATS),
    ),
    variants=(
        VariantFilter("clans", "ratland.hall.filter.clans", "ratland.hall.variant.clans"),
        VariantFilter("board", "ratland.hall.filter.board", "ratland.hall.variant.board"),
        VariantFilter("food", "ratland.hall.filter.food", "ratland.hall.variant.food"),
    ),
    peak="ratland.hall.column.rats",
)
