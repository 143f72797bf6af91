"""STUB until chronicle.py is there."""

from typing import Any
from ratland_desktop.screens.hall.pages import BEST, HallPages, Record

HALL_PAGES = HallPages(
    "ratjack", None, lambda view: {}, (Record(BEST, "hall.record.best", "rat/head_proud", "results.points"),)
)  # type: ignore
