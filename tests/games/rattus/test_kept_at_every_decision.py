"""A game of Rattus kept in a file at any decision is the same afterwards, and its file shows no face."""

from __future__ import annotations

import re

import pytest

from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.keeping import RATTUS_KEEPING
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.saves.resuming import resume
from tests.games.rattus.playing import moments
from tests.quickly import quickly
from tests.saves.kept import all_of, kept_file

SEED = 1_234_567_890_123
TEMPERS = ["grabber", "chance", "herder", "settler"]
EVERY_TABLE = [Options(players) for players in (2, 3, 4)]


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, EVERY_TABLE[0]), ids=str)
def test_a_game_kept_at_any_decision_is_the_same(options: Options) -> None:
    """Also between the Witch's two looks: what she has seen is still hers alone."""
    asked: set[str] = set()
    for match in moments(new_match(options, SEED), TEMPERS, SEED + 1):
        resumed = resume("", kept_file(RATTUS_KEEPING, match), {"rattus": RATTUS_KEEPING})
        assert resumed.notices == ()
        assert all_of(resumed.match) == all_of(match)
        asked |= {question.kind for question in match.open_questions}
    assert resumed.match.over
    assert asked >= {"settle", "act", "second_look", "swap", "spread", "turn_up", "finish"}


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, EVERY_TABLE[0]), ids=str)
def test_no_supply_no_row_of_faces_and_no_seed_can_be_read_in_a_file(options: Options) -> None:
    for number, match in enumerate(moments(new_match(options, SEED), TEMPERS, SEED + 1)):
        if number % 5 == 0 and not match.over:
            text = re.sub(r"\s", "", kept_file(RATTUS_KEEPING, match).decode())
            supply, out = match._table.supply, match._table.out
            for pile in (supply, out):
                assert len(pile) < 3 or ",".join(str(face) for face in pile[:3]) not in text
            assert '"face"' not in text and str(match.seed) not in text
