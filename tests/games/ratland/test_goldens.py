"""RatLand's golden playthroughs are rich enough. The contract tests compare them."""

from __future__ import annotations

from _goldens import playthrough, shown_in

from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.happenings import PhaseBegan, RoundBegan
from ratland_desktop.games.ratland.rules.retelling import HEAR
from tests.games.ratland.kit import QUESTIONS
from tests.games.ratland.playthroughs import PLAYTHROUGHS


def test_between_them_the_goldens_show_every_happening_event_and_question() -> None:
    shown = set[str]().union(
        *[shown_in(PLAYTHROUGHS, playthrough(PLAYTHROUGHS, name)) for name in PLAYTHROUGHS.games]
    )
    happenings = {kind.__name__ for kind in HEAR} - {PhaseBegan.__name__, RoundBegan.__name__}
    wanted = happenings | set(EVENTS) | {question.kind for question in QUESTIONS}
    assert wanted <= shown, "scripts/make_goldens.py --game ratland --search finds seeds that do"
