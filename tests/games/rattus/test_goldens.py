"""Rattus' golden playthroughs are rich enough. The contract tests compare them."""

from __future__ import annotations

from _goldens import playthrough, shown_in

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules import questions as q
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.tokens import ALL, MAJORITY
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.rattus.playthroughs import PLAYTHROUGHS

HEADINGS = {"TurnBegan", "LastRoundBegan"}
WHISPERED = {"FaceSeen"}
NEVER = {"NothingToPlace"}
"""There are always rats on the board."""
QUESTIONS = (q.Settle, q.Act, q.LastAct, q.SecondLook, q.Swap, q.Spread, q.TurnUp, q.Finish)
ACTS = {"take", "place", "plague", "done", "count_two", "turn_up", "yes", "no", *CARDS}
REASONS = {
    "EndInSight supply", "EndInSight reserve", "NoSpread no_rats", "Spared no_rats", "Spared nobody",
    "short of supply", "short of room",
}  # fmt: skip


def test_between_them_the_goldens_show_every_happening_question_act_reason_and_bite() -> None:
    shown = set[str]().union(
        *[shown_in(PLAYTHROUGHS, playthrough(PLAYTHROUGHS, name)) for name in PLAYTHROUGHS.games]
    )
    told = {name for name, kind in vars(h).items() if isinstance(kind, type) and issubclass(kind, Happening)}
    wanted = told - {"Happening"} - HEADINGS - WHISPERED - NEVER
    wanted |= {question.kind for question in QUESTIONS} | ACTS | REASONS
    wanted |= {f"{limit} {result}" for limit in range(2, 6) for result in ("breaks out", "nothing")}
    wanted |= {f"{card.symbol} {result}" for card in CARDS.values() for result in ("lost", "not_there")}
    wanted |= {f"{symbol} lost" for symbol in (MAJORITY, ALL)}
    assert wanted <= shown, (wanted - shown, "make_goldens.py --game rattus --search finds seeds that do")
