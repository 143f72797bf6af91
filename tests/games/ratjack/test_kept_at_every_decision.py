"""A game of Ratjack kept in a file at any decision is the same afterwards, and its file shows no card."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratjack.rules.cards import FACES
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.keeping import RATJACK_KEEPING
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.saves.layout import to_bytes
from ratland_desktop.saves.resuming import resume
from ratland_desktop.saves.snapshot import Scribe, take_snapshot
from tests.games.ratjack.playing import EVERY_TABLE, QUICK_TABLE, moments
from tests.quickly import quickly
from tests.saves.playing import WHEN, seats_of

SEED = 1_234_567_890_123
TEMPERS = ["opens", "chance", "uncovers", "hides"]


def file_of(match: RatjackMatch) -> bytes:
    """The file that a keeper would write."""
    snapshot = take_snapshot(RATJACK_KEEPING, match, seats_of(match.view(None).players))
    head = {"id": "0" * 16, "title": "", "created": WHEN, "updated": WHEN, "order": 3}
    return to_bytes({**head, **Scribe().entries(snapshot)})


def all_of(match: Any) -> dict[str, Any]:
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


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, QUICK_TABLE), ids=str)
def test_a_game_kept_at_any_decision_is_the_same(options: Options) -> None:
    kept = 0
    for match in moments(new_match(options, SEED), TEMPERS, SEED + 1):
        resumed = resume("", file_of(match), {"ratjack": RATJACK_KEEPING})
        assert resumed.notices == ()
        assert all_of(resumed.match) == all_of(match)
        kept += 1
    assert kept > 20 and resumed.match.over


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, QUICK_TABLE), ids=str)
def test_no_card_and_no_seed_can_be_read_in_a_file(options: Options) -> None:
    for number, match in enumerate(moments(new_match(options, SEED), TEMPERS, SEED + 1)):
        if number % 5 == 0:
            text = file_of(match).decode()
            assert not [face for face in FACES if f'"{face}"' in text]
            assert str(match.seed) not in text
