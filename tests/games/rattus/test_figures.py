"""Section 15: games by chance come out as the page measured them, with an engine of its own."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.page import cells

GAMES = 500
# "By chance" is not one way to play: whether an act, a kind of act or a yes or no is drawn moves the mean
# score of two players from 5.7 to 6.3, and the games that an empty reserve ends from 11 to 16 per cent.


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_by_chance_are_as_long_and_end_as_the_page_says(players: int, law: str) -> None:
    measured = next(r for r in cells(law, "An independent engine") if r[:2] == [str(players), "chance"])
    turns, scores, winners, endings, order = [], [], [], Counter[str](), Counter[int]()
    for seed in range(GAMES):
        match, dice = new_match(Options(players), seed), Dice(seed + 1_000_000)
        while questions := match.open_questions:
            match.answer(questions[0].seat, questions[0].any_answer(dice))
        view, outcome = match.view(None), match.outcome()
        assert outcome
        (winner,) = outcome.winners
        turns.append(view.turns / players)
        scores += [standing.points for standing in outcome.standings]
        winners.append(outcome.standings[winner].points)
        endings[view.ending] += 1
        order[(winner - view.first) % players] += 1
    mean_score, winners_score = map(float, measured[3].split(","))
    assert mean(turns) == pytest.approx(float(measured[2]), abs=0.3)
    assert mean(scores) == pytest.approx(mean_score, abs=0.3)
    assert mean(winners) == pytest.approx(winners_score, abs=0.3)
    assert 100 * endings["reserve"] / GAMES == pytest.approx(float(measured[4].split()[0]), abs=4.5)
    best, worst = map(float, measured[5].split(","))
    shares = [order[place] * players / GAMES for place in range(players)]
    assert worst - 0.12 <= min(shares) and max(shares) <= best + 0.12
