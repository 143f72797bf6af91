"""Ideas stay good in worlds that their search has not seen. `scripts/bench_ideas.py` looks at many more."""

from __future__ import annotations

from itertools import islice

import pytest
from bench_ideas import Verdicts, judge, placements

SEED = 5 * 10_000


@pytest.mark.slow
def test_no_idea_is_worse_than_the_solid_level_or_warned_against() -> None:
    found = Verdicts()
    for number, (view, question) in enumerate(islice(placements(SEED), 12), SEED):
        judge(view, question, number, found)
    assert found.positions == 12 and 12 <= found.ideas <= 36
    assert not found.bad and not found.worse and not found.warned


def test_the_positions_come_from_several_variants_and_rounds() -> None:
    seen = [view for view, _ in islice(placements(SEED), 40)]
    assert len({view.options for view in seen}) >= 5 and len({view.round for view in seen}) >= 5
