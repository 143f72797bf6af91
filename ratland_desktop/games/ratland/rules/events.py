"""The fourteen event cards (section 5 of the rules page), as data that the phases use.

An immediate effect is named by `at_once` and carried out in `phases/event.py`; every other effect is a number
or a flag that one phase looks at.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from .words import BLACK, YELLOW, Colour


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Event:
    """One event card. There is one object for each card, so cards compare by identity."""

    id: str
    final: bool = False
    at_once: str = ""  # the immediate effect, see phases/event.py
    attack_bonus: int = 0  # phase 3: every attack with a rat counts this many more
    hides_cheese: int = 0  # phase 3: this many pieces cannot be stolen (R4)
    home_limit: int | None = None  # phase 2: nursery and pantry together hold no more (R9)
    puts_back: bool = False  # phase 6: players may put back a piece they drew
    counts_as: Mapping[Colour, Colour] = field(default_factory=lambda: MappingProxyType({}))  # phase 6
    trades_white_pairs: bool = False  # phase 6: two white pieces are one yellow (R6)
    rewards_absence: int = 0  # phase 6: cheese for each area without own rats (R8)
    trades_rats: bool = False  # phase 7: a rat for a cheese (R7)
    ends_game: bool = False


STARTING = (
    Event(id="abundance", at_once="cheese_for_all"),
    Event(id="massive_attacks", attack_bonus=1),
    Event(id="visiting_cousin", at_once="rat_for_all"),
    Event(id="rat_with_a_helmet", puts_back=True),
    Event(id="we_did_it", counts_as=MappingProxyType({BLACK: YELLOW})),
)
FINAL = (
    Event(id="drunk", final=True, at_once="most_gives_to_fewest"),
    Event(id="sound_the_alarm", final=True, at_once="hide_cheese", hides_cheese=1),
    Event(id="just_in_time", final=True, at_once="come_home"),
    Event(id="holy_rat", final=True, at_once="open_graves"),
    Event(id="dr_cheese", final=True, trades_white_pairs=True),
    Event(id="rattibal_lector", final=True, trades_rats=True),
    Event(id="tacticians", final=True, rewards_absence=1),
    Event(id="locked_and_loaded", final=True, home_limit=3),
)
END_OF_GAME = Event(id="end_of_game", final=True, ends_game=True)

EVENTS: dict[str, Event] = {event.id: event for event in (*STARTING, *FINAL, END_OF_GAME)}
