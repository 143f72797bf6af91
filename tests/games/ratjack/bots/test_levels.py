"""Each level beats the one below it. The real figures come from `ratland tournament`; this is the alarm."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.trials import TRIALS
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.tournament import Pairing, play_game, summed_up

GAMES = 40
SEED = 2026
FAIR = 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"),
    [(Level.BEGINNER, Level.RANDOM), (Level.SOLID, Level.BEGINNER), (Level.CUNNING, Level.SOLID)],
)
def test_with_two_players_each_level_wins_more_than_half_against_the_one_below(
    better: Level, worse: Level
) -> None:
    options = TRIALS.options(2, TRIALS.usual, None)
    pairing = Pairing(TRIALS, better, (worse,), options)
    result = summed_up(pairing, [play_game(pairing, SEED, game) for game in range(GAMES)])
    assert result.win_share > FAIR
