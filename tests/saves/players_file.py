"""The file with the list of players: some people, and pages to write into it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ratland_desktop.saves.players import FORMAT
from ratland_desktop.tabletop.seats import Seat

MIA = Seat("Mia", "teal", "scarf")
OMA = Seat("Oma 🧀 Ilse", "red", "bow")
ROBOT = Seat("Krümel", "blue", "crown", "solid")
GAME, OTHER = "mice", "moles"
CHOICES: dict[str, str | int | bool | None] = {"first": 1, "clans": True, "board": "secret", "nobody": None}


def written(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


SEAT = {"name": "Mia", "colour": "teal", "badge": "scarf", "player": "human"}


def page(**changed: Any) -> dict[str, Any]:
    table = {"game": GAME, "seats": [SEAT, SEAT], "choices": {}}
    return {"format": FORMAT, "known": [SEAT], "tables": [table], **changed}
