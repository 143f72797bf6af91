"""What the backs of both decks show at a given moment of the story. Open information only.

During a round each deck changes once, when its card is turned up: before that the start of the round applies,
after it the start of the next round or the present.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.happenings import EventTurned, FoodTurned
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.reel import Reel
from ratland_desktop.tabletop.facts import fact


@fact
class Decks:
    events_left: int
    next_final: bool
    foods_left: int


def decks_at(evening: Session, reel: Reel) -> Decks:
    """Both decks as they lie at the moment that the reel shows."""
    match, story = evening.match, reel.at.story
    before = RATLAND.view(match.starts[story], None)
    later = story + 1 < len(match.starts)
    after = RATLAND.view(match.starts[story + 1], None) if later else match.view(None)
    turned = {type(happening) for happening in reel.story}
    event = after if EventTurned in turned else before
    food = after if FoodTurned in turned else before
    return Decks(event.events_left, event.next_event_final, food.foods_left)
