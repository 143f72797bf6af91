"""A game of Ratjack kept in a file at any decision is the same afterwards, and its file shows no card."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.rules.cards import FACES
from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.keeping import RATJACK_KEEPING
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.saves.resuming import resume
from tests.games.ratjack.playing import EVERY_TABLE, QUICK_TABLE, moments
from tests.quickly import quickly
from tests.saves.kept import all_of, kept_file

SEED = 1_234_567_890_123
TEMPERS = ["opens", "chance", "uncovers", "hides"]


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, QUICK_TABLE), ids=str)
def test_a_game_kept_at_any_decision_is_the_same(options: Options) -> None:
    kept = 0
    for match in moments(new_match(options, SEED), TEMPERS, SEED + 1):
        resumed = resume("", kept_file(RATJACK_KEEPING, match), {"ratjack": RATJACK_KEEPING})
        assert resumed.notices == ()
        assert all_of(resumed.match) == all_of(match)
        kept += 1
    assert kept > 20 and resumed.match.over


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, QUICK_TABLE), ids=str)
def test_no_card_and_no_seed_can_be_read_in_a_file(options: Options) -> None:
    for number, match in enumerate(moments(new_match(options, SEED), TEMPERS, SEED + 1)):
        if number % 5 == 0:
            text = kept_file(RATJACK_KEEPING, match).decode()
            assert not [face for face in FACES if f'"{face}"' in text]
            assert str(match.seed) not in text
