"""RatLand's pages of the hall of fame: variants to look for, and records."""

from __future__ import annotations

from ratland_desktop.games.ratland.chronicle import DeedKind
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.scenes.chronicle import DEEDS
from ratland_desktop.screens.hall.pages import BEST, PEAK, HallPages, Record, VariantFilter

RATS, CHEESE = "ratland.count.rats", "ratland.count.cheese"
HALL_PAGES = HallPages(
    game=RATLAND.name,
    deeds=DEEDS,
    variant_of=RATLAND_KEEPING.variant,
    records=(
        Record(BEST, "hall.record.best", "rat/head_proud", "ratland.count.points"),
        Record(PEAK, "hall.record.most_rats", "rat/token", RATS),
        Record(DeedKind.FEAST, "chronicle.deed.feast.title", "cheese/wheel", CHEESE),
        Record(DeedKind.FAMINE, "chronicle.deed.famine.title", "rat/ghost", RATS),
        Record(DeedKind.RAID, "chronicle.deed.raid.title", "rat/head_fierce", CHEESE),
        Record(DeedKind.LITTER, "chronicle.deed.litter.title", "rat/baby", RATS),
    ),
    variants=(
        VariantFilter("clans", "hall.filter.clans", "hall.variant.clans"),
        VariantFilter("board", "hall.filter.board", "hall.variant.board"),
        VariantFilter("food", "hall.filter.food", "hall.variant.food"),
    ),
    peak="hall.column.rats",
)
