"""The file of a match of any game, and everything about a match that has to be the same after a break."""

from __future__ import annotations

from typing import Any

from ratland_desktop.saves.layout import to_bytes
from ratland_desktop.saves.shelf import Keepable
from ratland_desktop.saves.snapshot import Scribe, take_snapshot
from ratland_desktop.tabletop.match import AnyMatch
from tests.saves.playing import WHEN, seats_of


def kept_file(keeping: Keepable, match: AnyMatch) -> bytes:
    """The file that a keeper would write."""
    snapshot = take_snapshot(keeping, match, seats_of(match.view(None).players))
    head = {"id": "0" * 16, "title": "", "created": WHEN, "updated": WHEN, "order": 3}
    return to_bytes({**head, **Scribe().entries(snapshot)})


def all_of(match: AnyMatch) -> dict[str, Any]:
    """Everything about a match that anybody can see, and what only its seats see."""
    seats = [*range(match.view(None).players)]
    return {
        "seed": match.seed,
        "journals": [*match.past, match.journal],
        "stories": match.stories,
        "asked": match.open_questions,
        "handed in": (match.handed_in, [match.sealed_answer(seat) for seat in seats]),
        "views": [match.view(seat) for seat in (None, *seats)],
        "whispers": [match.whispers(seat) for seat in seats],
        "undo": [match.can_undo(seat) for seat in seats],
        "outcome": match.outcome(),
    }
