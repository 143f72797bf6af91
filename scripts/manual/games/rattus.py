"""Rattus in the manual: its buttons, and the pictures of its class cards."""

from __future__ import annotations

from ratland_desktop.games.rattus.scenes.cards import CLASS

from . import GameManual


def _picture(kind: str, name: str) -> str:
    return f"rattus/class/{name}"


MANUAL = GameManual(
    labels={"skip": "table.skip"},
    screens={
        "map": ("rattus-decision-act", "rattus-decision-act"),
        "strike": ("rattus-table-ratturned", "rattus-table-ratturned"),
    },
    widths={CLASS: 96},
    picture=_picture,
)
