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
