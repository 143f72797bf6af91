"""Builds the form of a player's own screen: everything that can be chosen for this question, and the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ratland_desktop.games.ratjack.asking import why_not_played
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, EffectChoice, OpeningChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, HIDE, OPEN
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.widgets import Button, Form, IconButton, Kind, Widget
from ratland_desktop.tabletop.dialogue import Choose

from ..pieces.cards import card_name as title_of
from ..pieces.cards import card_words
from ..pieces.chips import side_of
from ..pieces.felt import MENU, RULES
from ..pieces.piles import chip_places
from ..pieces.places import lay_place
from ..pieces.signs import WAY_SIGNS
from .board import DONE, IDEA, SLOTS, UNDO, way_box
from .choosing import (
    LARGE,
    WAYS,
    card_name,
    chip_name,
    hand_name,
    lay_name,
    pile_name,
    seat_name,
    top_name,
    way_name,
)
from .foretelling import prospect_of
from .needs import need_spots
from .reasons import refusal_of, why_not_card
from .spots import Target, Way, target

if TYPE_CHECKING:
    from .scene import MyTurnScene

FAN = "fan"
"""The discard pile, where nothing can be drawn from it: who points at it or presses it sees all of it."""


def build_form(canvas: Canvas, page: MyTurnScene) -> Form:
    widgets = [*_choices(page), *_foot(page), *_corner(page)]
    for number, name in enumerate(numbered(page, widgets), start=1):
        key = str(number) if number <= 9 else ""
        for widget in widgets:
            if widget.name == name and isinstance(widget, Way | Target):
                widget.key = key
    first = next((w.name for w in widgets if w.name in page.choosing.names and w.focusable), "done")
    question = page.question
    if isinstance(question, Choose) and not page.choosing.picked:
        default = page.choosing_default
        first = default if any(w.name == default for w in widgets) else first
    return Form(*widgets, first=first)


def numbered(page: MyTurnScene, widgets: Sequence[Widget]) -> list[str]:
    """What the numbers press: first the ways of both cards, each always with the same number, possible or
    not; then whatever else can be chosen, in the order of the screen."""
    ways = [way_name(way, place) for place in (0, 1) for way in WAYS]
    first = ways if isinstance(page.question, PlayChoice) else []
    rest = [w.name for w in widgets if w.name in page.choosing.names and w.focusable]
    return first + [name for name in rest if name not in first]


def _choices(page: MyTurnScene) -> Iterator[Widget]:
    """In the order in which Tab goes: the hand, the piles, chips, own cards, the others'."""
    question = page.question
    if isinstance(question, OpeningChoice):
        yield from _buttons(page, hand_name, "hide_this", "cards")
    elif isinstance(question, PlayChoice):
        for place in (0, 1):
            yield from (_way(page, way, place, at) for at, way in enumerate(WAYS))
    elif page.step == 0 or isinstance(question, DrawChoice):
        yield from _pale_ways(page)
    if isinstance(question, EffectChoice) and question.verb == "discard_hand":
        yield from _buttons(page, hand_name, "discard_this", "trash")
    if page.looks_at_deck:
        yield from _buttons(page, top_name, "discard_this", "trash")
    if isinstance(question, EffectChoice) and question.verb == "lay_hand":
        yield from _lay_ways(page)
    yield from _piles(page)
    yield from _chips(page)
    yield from _cards(page)
    yield from _acting_card(page)
    yield from _seats(page)
    if page.counts:
        yield from need_spots(page.desk.texts, page.felt, page.view, page.seats, page.me)


# --- the hand


def _way(page: MyTurnScene, way: str, place: int, at: int) -> Way:
    say, name, box = page.desk.texts, way_name(way, place), way_box(place, at)
    words, why = say(f"ratjack.way.{way}.name"), refusal_of(page.question, way, place)
    if why is not None:
        return Way(
            name, box, words, say("ratjack.screen.hand.not_now"), WAY_SIGNS[way],
            partial(page.ask_why, place, way), legal=False, chosen=False, tooltip=why_not_played(say, why),
        )  # fmt: skip
    return Way(
        name, box, words, _way_detail(page, way, place), WAY_SIGNS[way], partial(page.pick, name),
        legal=True, chosen=name in page.choosing.chosen,
    )  # fmt: skip


def _way_detail(page: MyTurnScene, way: str, place: int) -> str:
    """Open says what the total would be; the others say what they are."""
    say = page.desk.texts
    if way == OPEN:
        told = prospect_of(page.foretelling.of((OPEN, place, None)), page.me)
        if told is not None and told.certain:
            now, then = page.view.places[page.me].total, told.totals[0]
            return say("ratjack.screen.hand.becomes", now=now, then=then)
    return say(f"ratjack.way.{way}.about")


def _pale_ways(page: MyTurnScene) -> Iterator[Widget]:
    """Before drawing, the ways of the card in hand stand there, pale."""
    if page.step != 0 or not page.hand:
        return
    say = page.desk.texts
    for at, way in enumerate(WAYS):
        words, detail = say(f"ratjack.way.{way}.name"), say("ratjack.screen.hand.after_drawing")
        yield Way(
            f"pale-{way}", way_box(0, at), words, detail, WAY_SIGNS[way], page.ask_why_draw,
            legal=False, chosen=False, tooltip=say("ratjack.refused.draw_first"),
        )  # fmt: skip


def _buttons(page: MyTurnScene, name_of: Callable[[int], str], words: str, icon: str) -> Iterator[Widget]:
    """A button beside each of the two large cards, and the cards themselves."""
    say = page.desk.texts
    for place in (0, 1):
        name = name_of(place)
        if name not in page.choosing.names:
            continue
        chosen = name in page.choosing.chosen
        label = say(f"ratjack.screen.hand.{words}")
        yield Way(
            name, way_box(place, 0), label, "", icon, partial(page.pick, name), legal=True, chosen=chosen
        )
        yield Target(
            f"{name}-card", SLOTS[place], partial(page.pick, name), legal=True, chosen=chosen, tooltip="",
            corner=0.1,
        )  # fmt: skip


def _lay_ways(page: MyTurnScene) -> Iterator[Widget]:
    say = page.desk.texts
    for at, way in enumerate((OPEN, HIDE)):
        name = lay_name(way)
        if name in page.choosing.names:
            words, detail = say(f"ratjack.way.{way}.name"), say("ratjack.screen.hand.no_effect")
            box = way_box(page.hand_slot, at)
            yield Way(name, box, words, detail, WAY_SIGNS[way], partial(page.pick, name), legal=True,
                      chosen=name in page.choosing.chosen)  # fmt: skip


# --- the table


def _piles(page: MyTurnScene) -> Iterator[Widget]:
    say = page.desk.texts
    for pile, box in ((DECK, page.felt.deck), (DISCARD, page.felt.discard)):
        name = pile_name(pile)
        if name in page.choosing.names:
            tip = say(f"ratjack.screen.hand.draw_{pile}")
            yield target(page.choosing, name, box, partial(page.pick, name), tooltip=tip)
        elif pile == DISCARD and page.view.discard:
            yield CardSpot(FAN, box, page.fan, tooltip="", corner=10)


def _chips(page: MyTurnScene) -> Iterator[Widget]:
    for letter, box in chip_places(page.felt, page.view):
        name = chip_name(letter)
        tip = page.desk.texts(f"ratjack.chip.{side_of(page.view, letter)}.text")
        yield target(page.choosing, name, box, partial(page.pick, name), tooltip=tip, corner=0.5)


def _cards(page: MyTurnScene) -> Iterator[Widget]:
    """Every card on the table: those that can be chosen, and those that say why they cannot."""
    say, view = page.desk.texts, page.view
    order = [page.me, *((page.me + step) % view.players for step in range(1, view.players))]
    for seat in order:
        place = view.places[seat]
        spots = lay_place(page.felt.place(seat), place)
        for slot, box in spots.cards.items():
            name = card_name((seat, slot))
            tip = card_tip(page, seat, slot)
            if name not in page.choosing.names:
                why = why_not_card(say, view, page.question, (seat, slot))
                tip = " ".join(filter(None, (tip, why)))
            legal = name in page.choosing.names and page.asks_for_cards
            yield Target(
                name, spots.seen(slot), partial(page.pick, name), legal=legal,
                chosen=name in page.choosing.chosen, tooltip=tip, corner=0.1, whole=box,
            )  # fmt: skip


def _acting_card(page: MyTurnScene) -> Iterator[Widget]:
    """The large card whose effect asks stands for itself in the row, where it can be chosen."""
    name = page.acting_target
    if name is not None:
        yield Target(
            f"{name}{LARGE}", SLOTS[page.asking_slot], partial(page.pick, name), legal=True,
            chosen=name in page.choosing.chosen, tooltip="", corner=0.1,
        )  # fmt: skip


def card_tip(page: MyTurnScene, seat: int, slot: int) -> str:
    """What a card says to whom points at it: its name and effect, if it is known, and its chip."""
    say, card = page.desk.texts, page.view.places[seat].row[slot]
    words = []
    if card.face is not None:
        words.append(
            say("ratjack.screen.card.tip", name=title_of(say, card.face), text=card_words(say, card.face))
        )
    else:
        words.append(say("ratjack.screen.card.unknown"))
    if card.chip:
        words.append(say(f"ratjack.chip.{side_of(page.view, card.chip)}.text"))
    return " ".join(words)


def _seats(page: MyTurnScene) -> Iterator[Widget]:
    for spot in page.felt.places:
        name = seat_name(spot.seat)
        if name in page.choosing.names:
            yield target(page.choosing, name, spot.box, partial(page.pick, name), corner=0.05)


# --- the foot


def _foot(page: MyTurnScene) -> Iterator[Widget]:
    say, turn = page.desk.texts, page.turn
    ends = not isinstance(page.question, OpeningChoice)
    yield Button(
        "done", DONE, say("ratjack.screen.hand.done"), page.done, kind=Kind.PRIMARY, icon="check",
        enabled=page.pending is not None, shown=ends,
    )  # fmt: skip
    closed = not page.can_step_back
    why = turn.no_undo
    yield Button(
        "undo", UNDO, say("ratjack.screen.hand.back"), page.step_back, kind=Kind.QUIET,
        icon="lock" if closed else "undo", enabled=not closed, shown=ends,
        tooltip=say(f"refusal.undo.{why}") if closed and why is not None else "",
    )  # fmt: skip
    if page.adviser is not None:
        yield Button(
            "idea", IDEA, say("computers.hint.short"), page.ask_for_ideas, kind=Kind.QUIET, icon="lamp",
            style=theme.SMALL_LABEL,
        )  # fmt: skip


def _corner(page: MyTurnScene) -> Iterator[Widget]:
    say = page.desk.texts
    yield rules_button(RULES, say)
    yield IconButton("menu", MENU, "menu", page.menu, tooltip=say("table.menu"))
