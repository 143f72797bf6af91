"""The contents of RatLand's rule book: chapters, pages, rulings, and what stands where. Pure data.

The words are in `locales/*/ratland/rulebook.toml`; those of cards and places are in the files beside it.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS, FINAL, STARTING
from ratland_desktop.games.ratland.rules.words import Colour, Phase

PLACE, COLOUR, EVENT, CLAN = "place", "colour", "event", "clan"
"""The kinds of entries."""

CHAPTERS: dict[str, tuple[str, ...]] = {
    "start": ("about", "goal", "box", "set_up"),
    "round": ("round", "event", "rats", "attack", "breeding", "return", "search", "feeding"),
    "sewer": ("places", "pieces", "ties"),
    "cards": ("starting_events", "final_events", "food"),
    "variants": ("clans", "aggressive", "two_players", "many_players"),
    "lookup": ("the_end", "glossary", "rulings"),
}
PHASE_PAGES: dict[Phase, str] = {phase: phase.name.lower() for phase in Phase if phase is not Phase.OPENING}

RULINGS = 29
RULED_PAGES: dict[str, tuple[int, ...]] = {
    "box": (17,), "search": (2, 21, 23), "feeding": (18,), "clans": (10,), "aggressive": (20, 24, 25),
    "two_players": (1,), "many_players": (26,),
}  # fmt: skip
"""Which rulings stand at the end of a page …"""
RULED_CARDS: dict[str, tuple[int, ...]] = {
    "visiting_cousin": (19,), "we_did_it": (28,), "drunk": (3,), "sound_the_alarm": (4,),
    "just_in_time": (5,), "dr_cheese": (6,), "rattibal_lector": (7,), "tacticians": (8,),
    "locked_and_loaded": (9,), "recycler": (11, 27), "scavenger": (12,), "alchemist": (19,), "ninja": (13,),
    "musician": (14,), "sports": (22,), "corrupt": (15,), "seer": (16, 29),
}  # fmt: skip
"""… and which belong to a card."""
CARD_PHASES: dict[str, Phase] = {
    "abundance": Phase.EVENT, "massive_attacks": Phase.ATTACK, "visiting_cousin": Phase.EVENT,
    "rat_with_a_helmet": Phase.SEARCH, "we_did_it": Phase.SEARCH, "drunk": Phase.EVENT,
    "sound_the_alarm": Phase.ATTACK, "just_in_time": Phase.EVENT, "holy_rat": Phase.EVENT,
    "dr_cheese": Phase.SEARCH, "rattibal_lector": Phase.FEEDING, "tacticians": Phase.SEARCH,
    "locked_and_loaded": Phase.RATS, "end_of_game": Phase.EVENT,
    "recycler": Phase.SEARCH, "mutant": Phase.SEARCH, "explorer": Phase.RETURN, "scavenger": Phase.SEARCH,
    "alchemist": Phase.FEEDING, "ninja": Phase.ATTACK, "family": Phase.BREEDING, "warrior": Phase.SEARCH,
    "musician": Phase.FEEDING, "sports": Phase.RATS, "corrupt": Phase.SEARCH, "seer": Phase.RATS,
}  # fmt: skip
"""In which phase a card speaks (a clan that speaks in several: in the one where it speaks first)."""

PLACES = (
    "dump", "city", "field", "left", "right", "pantry", "nursery", "infirmary", "lost", "graveyard", "pile",
)  # fmt: skip
SECTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "places": (PLACE, PLACES),
    "pieces": (COLOUR, tuple(colour.name.lower() for colour in Colour)),
    "starting_events": (EVENT, tuple(event.id for event in STARTING)),
    "final_events": (EVENT, tuple(event.id for event in (*FINAL, EVENTS["end_of_game"]))),
    "clans": (CLAN, tuple(CLANS)),
}
"""By page: the kind and the names of its entries."""
