"""RatLand's rule book: its pages, and how places, pieces, events and clans look in it."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS, FINAL, STARTING
from ratland_desktop.games.ratland.rules.words import Colour, Phase
from ratland_desktop.games.ratland.scenes.cards import CARDS, SIDES
from ratland_desktop.screens.rulebook.blocks import draw_framed
from ratland_desktop.screens.rulebook.book import Book, CardLine, CardText, Entry
from ratland_desktop.screens.rulebook.markup import Span
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from .illustrations import ILLUSTRATIONS

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


_PLACE_PICTURES = {"left": "pipe_left", "right": "pipe_right"}


def _place_name(say: Texts, place: str) -> str:
    return say(f"ratland.place.{place}.name")


def _paint_place(canvas: Canvas, box: Box, place: str) -> None:
    name = _PLACE_PICTURES.get(place, place)
    if canvas.pictures.has(f"ratland/place/{name}"):
        draw_framed(canvas, f"ratland/place/{name}", box)
    else:
        canvas.rounded(box, theme.PAPER_DIM, radius=16)
        canvas.icon(name, box.inset(box.h * 0.2), theme.SOFT_INK)


def _colour_name(say: Texts, colour: str) -> str:
    return say(f"ratland.colour.{colour}.name")


def _paint_colour(canvas: Canvas, box: Box, colour: str) -> None:
    canvas.picture(f"cheese/{colour}", box)


def _when(say: Texts, card: str) -> Span:
    """The phase in which a card speaks, as a link to it."""
    phase = CARD_PHASES[card]
    return Span(say("ratland.rulebook.when", n=int(phase), phase=phase.name.lower()), PHASE_PAGES[phase])


# --- events


def _event_name(say: Texts, event: str) -> str:
    return say(f"ratland.event.{event}.name")


def _event_words(say: Texts, event: str) -> str:
    return say(f"ratland.event.{event}.text")


def _event_lines(say: Texts, event: str) -> list[CardLine]:
    return [CardLine(_event_words(say, event))]


def _event_note(say: Texts, event: str) -> str:
    return say(f"ratland.event.{event}.note")


def _paint_event(canvas: Canvas, box: Box, event: str) -> None:
    canvas.picture(f"ratland/event/{event}", box)


# --- clans


def _clan_name(say: Texts, clan: str) -> str:
    return say(f"ratland.clan.{clan}.name")


def _clan_words(say: Texts, clan: str) -> str:
    """Both sides, one after the other."""
    return " ".join(say(f"ratland.clan.{clan}.{side}") for side, _ in SIDES)


def _clan_lines(say: Texts, clan: str) -> list[CardLine]:
    motto = CardLine(say(f"ratland.clan.{clan}.motto"), gap=0.0, caption=True)
    return [
        motto,
        *(CardLine(say(f"ratland.clan.{clan}.{side}"), gap=8.0, sign=sign) for side, sign in SIDES),
    ]


def _clan_note(say: Texts, clan: str) -> str:
    return say(f"ratland.clan.{clan}.note")


def _paint_clan(canvas: Canvas, box: Box, clan: str) -> None:
    canvas.picture(f"ratland/clan/{clan}", box)


EVENT_TEXT = CardText(_event_words, _event_lines, _when, _event_note)
CLAN_TEXT = CardText(_clan_words, _clan_lines, _when, _clan_note)
BOOK = Book(
    chapters=CHAPTERS,
    chapter_words="ratland.rulebook.chapter",
    page_words="ratland.rulebook.page",
    ruling_words="ratland.rulebook.ruling",
    illustrations=ILLUSTRATIONS,
    entries={
        PLACE: Entry(_place_name, _paint_place, (190.0, 132.0)),
        COLOUR: Entry(_colour_name, _paint_colour, (120.0, 104.0)),
        EVENT: Entry(_event_name, _paint_event, (320.0, 200.0), EVENT_TEXT),
        CLAN: Entry(_clan_name, _paint_clan, (200.0, 200.0), CLAN_TEXT),
    },
    sections=SECTIONS,
    rulings=RULINGS,
    ruled=RULED_PAGES | RULED_CARDS,
    cards=CARDS,
)
