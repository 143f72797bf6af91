"""The contents of the rule book: chapters, pages, their parts, and every topic that can be looked up.

Pure. The words are in `locales/*/rulebook.toml`; those of cards and places come from `ratland.toml`. A page
is the same in every language: its parts follow the order of the English file.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS, FINAL, STARTING
from ratland_desktop.games.ratland.rules.words import Colour, Phase
from ratland_desktop.text import Texts

CHAPTERS: dict[str, tuple[str, ...]] = {
    "start": ("about", "goal", "box", "set_up"),
    "round": ("round", "event", "rats", "attack", "breeding", "return", "search", "feeding"),
    "sewer": ("places", "pieces", "ties"),
    "cards": ("starting_events", "final_events", "food"),
    "variants": ("clans", "aggressive", "two_players", "many_players"),
    "lookup": ("the_end", "glossary", "rulings"),
}
PAGES: tuple[str, ...] = tuple(page for pages in CHAPTERS.values() for page in pages)
FIRST = PAGES[0]
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


class Kind(Enum):
    """The kind of a part. The first eight come from the locale file, the others are added by the code."""

    TEXT = "text"
    HEAD = "head"
    POINT = "point"
    EXAMPLE = "example"
    PICTURE = "picture"
    PLACE = "place"
    COLOUR = "colour"
    TERM = "term"
    EVENT = "event"
    CLAN = "clan"
    RULING = "ruling"


@dataclass(frozen=True, slots=True)
class Part:
    """One part: its kind, what it is about (`pantry`, `drunk`, `3`), and its words."""

    kind: Kind
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Topic:
    """A place in the book: a page, and on it the section that has this name (or its beginning)."""

    page: str
    section: str = ""


def parts_of(say: Texts, page: str) -> list[Part]:
    """The parts of a page, as they are read."""
    found = []
    for name in say.names(f"rulebook.page.{page}"):
        kind, _, about = name.partition("_")
        if kind != "title":
            found.append(Part(Kind(kind), about, say(f"rulebook.page.{page}.{name}")))
    if page == "glossary":
        from .search import fold

        found.sort(key=lambda part: fold(part.words)[0])
    return found + _cards_of(say, page) + [_ruling(say, number) for number in _rulings_of(page)]


def _cards_of(say: Texts, page: str) -> list[Part]:
    if page == "starting_events":
        return [Part(Kind.EVENT, event.id, say(f"ratland.event.{event.id}.text")) for event in STARTING]
    if page == "final_events":
        final = (*FINAL, EVENTS["end_of_game"])
        return [Part(Kind.EVENT, event.id, say(f"ratland.event.{event.id}.text")) for event in final]
    if page == "clans":
        return [Part(Kind.CLAN, clan, clan_words(say, clan)) for clan in CLANS]
    return []


def clan_words(say: Texts, clan: str) -> str:
    """Both sides, one after the other."""
    return f"{say(f'ratland.clan.{clan}.closed')} {say(f'ratland.clan.{clan}.open')}"


def _rulings_of(page: str) -> tuple[int, ...]:
    return tuple(range(1, RULINGS + 1)) if page == "rulings" else RULED_PAGES.get(page, ())


def _ruling(say: Texts, number: int) -> Part:
    return Part(Kind.RULING, str(number), say(f"rulebook.ruling.r{number}"))


def notes_of(say: Texts, kind: Kind, card: str) -> list[Part]:
    """What must be said beside a card: its rulings, or else the note that it has anyway."""
    ruled = [_ruling(say, number) for number in RULED_CARDS.get(card, ())]
    return ruled or [Part(Kind.TEXT, "note", say(f"ratland.{kind.value}.{card}.note"))]


def title_of(say: Texts, page: str) -> str:
    return say(f"rulebook.page.{page}.title")


def section_title(say: Texts, section: str) -> str:
    """The name of a card, place, piece or ruling that has a section of its own."""
    if section.startswith("r") and section[1:].isdigit():
        return say("rulebook.ui.ruling", n=section[1:])
    for kind, names in (("event", EVENTS), ("clan", CLANS), ("colour", _COLOURS)):
        if section in names:
            return say(f"ratland.{kind}.{section}.name")
    return say(f"ratland.place.{section}.name")


_COLOURS = tuple(colour.name.lower() for colour in Colour)
_PLACES = (
    "dump", "city", "field", "left", "right", "pantry", "nursery", "infirmary", "lost", "graveyard", "pile",
)  # fmt: skip


@lru_cache(maxsize=1)
def topics() -> dict[str, Topic]:
    """Every name that a link or a screen may use, and where it leads."""
    found = {page: Topic(page) for page in PAGES}
    found |= {place: Topic("places", place) for place in _PLACES}
    found |= {colour: Topic("pieces", colour) for colour in _COLOURS}
    found |= {event.id: Topic("starting_events", event.id) for event in STARTING}
    found |= {event.id: Topic("final_events", event.id) for event in (*FINAL, EVENTS["end_of_game"])}
    found |= {clan: Topic("clans", clan) for clan in CLANS}
    return found | {f"r{number}": Topic("rulings", f"r{number}") for number in range(1, RULINGS + 1)}


def section_of(part: Part) -> str:
    """The section that begins with this part; empty if it cannot be looked up on its own."""
    if part.kind is Kind.RULING:
        return f"r{part.name}"
    return part.name if part.kind in (Kind.PLACE, Kind.COLOUR, Kind.EVENT, Kind.CLAN) else ""
