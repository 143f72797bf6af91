"""What the results count turn by turn is what the rules count."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.table import Options, points
from ratland_desktop.games.rattus.scenes.telling_again import stories_of
from ratland_desktop.games.rattus.scenes.turn_by_turn import counted
from ratland_desktop.tabletop.dice import Dice
from tests.quickly import quickly


@pytest.mark.parametrize("players", quickly([2, 3, 4], 2))
def test_the_curves_end_at_the_points_of_the_end(players: int) -> None:
    match, dice = new_match(Options(players), players), Dice(players)
    while not match.over:
        seat = next(seat for seat in range(players) if match.question(seat) is not None)
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.any_answer(dice))
    curves, dead = counted(stories_of(match), players)
    assert tuple(curves[-1]) == points(match.view(None))
    assert len(curves) == len(dead) == len(match.stories)
