"""The widgets of the placing page: places in the order of the board, then buttons; and the key hints."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.words import (
    AREAS,
    CITY,
    DUMP,
    FIELD,
    LEFT,
    NURSERY,
    PANTRY,
    PIPES,
    RIGHT,
    Place,
)
from ratland_desktop.games.ratland.scenes.rulebook import show_card
from ratland_desktop.games.ratland.scenes.sewer.board import DONE, HINTS, POOL, SPOTS
from ratland_desktop.games.ratland.scenes.sewer.foretelling import breeding_sentence, raid_line
from ratland_desktop.games.ratland.scenes.sewer.plan_editor import HOME
from ratland_desktop.games.ratland.scenes.sewer.pool import pool_box
from ratland_desktop.games.ratland.scenes.sewer.side_panel import MENU, RULES, clan_box, event_box, peek_spot
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.lettering import SMALLEST
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.widgets import Button, Form, IconButton, Kind
from ratland_desktop.shell.widgets.base import Widget
from ratland_desktop.shell.widgets.hints import Hint, draw_hints

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene

BOARD_ORDER = (DUMP, CITY, FIELD, LEFT, PANTRY, NURSERY, RIGHT)


def build_form(canvas: Canvas, scene: MySewerScene) -> Form:
    say = scene.desk.texts
    form = Form(first="pantry")
    for place in BOARD_ORDER:
        form.add(PlaceSpot(place, SPOTS[place], scene, about(scene, place)))
    for widget in _plan_buttons(scene):
        form.add(widget)
    form.add(
        Button(
            "done", DONE, say("ratland.sewer.done"), scene.done,
            kind=Kind.PRIMARY, style=theme.TITLE.sized(52), enabled=scene.editor.complete,
        )
    )  # fmt: skip
    if scene.view.foresight is not None:
        words = say("ratland.sewer.peek.button")
        spot = peek_spot(canvas, scene)
        form.add(Button("peek", spot, words, scene.peek, icon="eye", style=theme.SMALL_LABEL))
    for card in _cards(canvas, scene):
        form.add(card)
    form.add(rules_button(RULES, say, Kind.QUIET))
    form.add(IconButton("menu", MENU, "menu", scene.menu, tooltip=say("menu.title"), kind=Kind.QUIET))
    return form


def _cards(canvas: Canvas, scene: MySewerScene) -> list[CardSpot]:
    """The event and my own clan, to be seen large."""
    lying = [("event-card", scene.view.event, event_box), ("clan-card", scene.me.clan, clan_box)]
    words = scene.desk.texts("rulebook.cards.look")
    return [
        CardSpot(name, where(canvas, scene), partial(show_card, card), tooltip=words)
        for name, card, where in lying
        if card is not None
    ]


def about(scene: MySewerScene, place: Place) -> str:
    """What this place is for, and what counts there today."""
    say = scene.desk.texts
    words = [say(f"ratland.place.{place.name.lower()}.about")]
    if scene.duel and place in (*PIPES, PANTRY):
        other = scene.seats[scene.neighbour(LEFT)].name
        words = [
            say("ratland.sewer.duel.pantry")
            if place is PANTRY
            else say("ratland.sewer.duel.pipe", name=other)
        ]
    if place in AREAS:
        words.append(say("ratland.sewer.bag.crowd"))
    words += [
        raid_line(say, scene.view, scene.seats, raid).words
        for raid in scene.foreseen.raids
        if raid.side is place
    ]
    if place is NURSERY and scene.foreseen.breeding.due:
        words.append(breeding_sentence(say, scene.foreseen))
    if place in HOME and scene.editor.left and not scene.editor.room(place):
        words.append(say("ratland.sewer.home_limit_full"))
    return " ".join(words)


def _plan_buttons(scene: MySewerScene) -> list[Widget]:
    """Rest, as last round, undo, redo, start over: in the pool, where the rats are."""
    say, editor = scene.desk.texts, scene.editor

    def act(deed: Callable[[], None]) -> Callable[[], Go | None]:
        return lambda: deed()

    row = pool_box(scene).bottom_part(76).inset(18, 0).top_part(64)
    count = 3 if scene.adviser is None else 4
    wide = count * 64 + (count - 1) * 10
    icons = row.right_part(wide).columns(count, 10)
    rest, last = Box(row.x, row.y, row.w - wide - 16, row.h).columns(2, 12)
    ideas: list[Widget] = [
        IconButton("idea", box, "lamp", scene.ask_for_ideas, tooltip=say("computers.hint.button"))
        for box in icons[3:]
    ]
    narrow = row.w < POOL.w - 50  # beside rats that are away
    rest_words = say("ratland.sewer.rest_home" if scene.duel else "ratland.sewer.rest_defends")
    return [
        Button(
            "rest", rest, rest_words, act(scene.rest_stays_home),
            icon="" if narrow else "home" if scene.duel else "shield", style=theme.SMALL_LABEL.sized(28),
            enabled=editor.room(PANTRY) > 0,
        ),
        Button(
            "last", last, say("ratland.sewer.as_last_round"), act(scene.as_last_round),
            icon="" if narrow else "clock", style=theme.SMALL_LABEL.sized(28),
            enabled=scene.last_plan is not None,
        ),
        IconButton(
            "undo", icons[0], "undo", act(scene.undo),
            tooltip=say("ratland.sewer.undo"), enabled=editor.can_undo,
        ),
        IconButton(
            "redo", icons[1], "redo", act(scene.redo),
            tooltip=say("ratland.sewer.redo"), enabled=editor.can_redo,
        ),
        IconButton(
            "reset", icons[2], "trash", act(scene.reset),
            tooltip=say("ratland.sewer.reset"), enabled=editor.placed > 0,
        ),
        *ideas,
    ]  # fmt: skip


def draw_hint_line(canvas: Canvas, scene: MySewerScene) -> None:
    """How to place, for the hand that was used last."""
    say, hand = scene.desk.texts, scene.desk.hand
    if hand is Hand.MOUSE:
        canvas.text(say("ratland.sewer.how"), HINTS, theme.NOTE, theme.TEXT)
        return
    hints = [
        Hint(say("shell.key.arrows"), say("shell.pad.stick"), say("ratland.sewer.hint.choose")),
        Hint("+", say("shell.pad.south"), say("ratland.sewer.hint.add")),
        Hint("−", say("shell.pad.west"), say("ratland.sewer.hint.take")),
        Hint("0–9", "", say("ratland.sewer.hint.count")),
        Hint("F", "", say("ratland.sewer.hint.done")),
        Hint("U", say("shell.pad.select"), say("ratland.sewer.hint.undo")),
        Hint("D", "", say("ratland.sewer.hint.rest_home" if scene.duel else "ratland.sewer.hint.rest")),
        *([Hint("L", "", say("ratland.sewer.hint.last"))] if scene.last_plan is not None else []),
        *([Hint("H", "", say("computers.hint.key"))] if scene.adviser is not None else []),
        Hint("", say("shell.pad.right_shoulder"), say("ratland.sewer.hint.next")),
        Hint(say("shell.key.escape"), say("shell.pad.start"), say("shell.hint.menu")),
    ]
    draw_hints(canvas, HINTS, hints, hand, least=SMALLEST)  # no other place names these keys
