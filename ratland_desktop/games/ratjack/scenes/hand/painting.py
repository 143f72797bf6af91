"""Draws a player's own screen: the table from that chair, and the hand. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratjack.rules.preview import Prospect
from ratland_desktop.games.ratjack.rules.questions import EffectChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.theme import Face, Style
from ratland_desktop.shell.widgets import draw_hints

from ..pieces.aid import draw_aid
from ..pieces.bar import draw_bar
from ..pieces.cards import draw_large_card
from ..pieces.dials import tone_of
from ..pieces.felt import draw_room
from ..pieces.piles import draw_display, draw_piles
from ..pieces.places import PlaceMood, draw_place, lay_place
from .board import BESIDE, IDEA, SLOTS, UNSEEN, WORDS, note_box
from .foretelling import foretold_words, prospect_of

if TYPE_CHECKING:
    from .scene import MyTurnScene

GHOST = Style(Face.ROUND, 58, grows=False)
BEFORE = Style(Face.ROUND, 36, grows=False)


def draw_screen(canvas: Canvas, page: MyTurnScene) -> None:
    """Everything but what can be pressed."""
    draw_room(canvas, page.felt.cloth)
    view, say = page.view, page.desk.texts
    draw_bar(canvas, say, view, page.step, page.seat.name)
    for spot in page.felt.places:
        _draw_place(canvas, page, spot.seat)
    draw_piles(canvas, page.felt, view, say)
    draw_display(canvas, page.felt, view, page.seats, say)
    draw_aid(canvas, UNSEEN, view, say, counts=page.counts)
    _draw_hand(canvas, page)
    _draw_words(canvas, page)


# --- places


def _draw_place(canvas: Canvas, page: MyTurnScene, seat: int) -> None:
    spot, own = page.felt.place(seat), seat == page.me
    told = None if page.view.places[seat].out else prospect_of(page.foretold, seat)
    certain = told.totals[0] if told is not None and told.certain else None
    chances = told.totals if told is not None and not told.certain else ()
    ghost = own and page.ghost is not None
    mood = PlaceMood(lit=own, total=certain, chances=chances, eyes=own, ghost=ghost, counts=page.counts)
    draw_place(canvas, spot, page.view, page.seats[seat], page.desk.texts, mood)
    if own:
        _draw_own(canvas, page, told)


def _draw_own(canvas: Canvas, page: MyTurnScene, told: Prospect | None) -> None:
    """What the focused way would add, and what chips would lead to."""
    say, view = page.desk.texts, page.view
    place = view.places[page.me]
    spot = page.felt.place(page.me)
    spots = lay_place(spot, place)
    if told is not None and told.certain and told.totals[0] != place.total:
        x, y = spots.dial
        words = Box(x - spots.radius - 112, y - 26, 62, 52)
        canvas.text(str(place.total), words, BEFORE, theme.SOFT_TEXT, align="right")
        canvas.icon("arrow_right", Box(words.right + 6, y - 16, 34, 32), theme.LAMP)
    ghost = page.ghost
    if ghost is not None:
        canvas.rounded(
            spots.ghost, theme.see_through(theme.LAMP, 0.16), radius=12, rim=theme.LAMP, rim_width=3
        )
        canvas.text(str(ghost), spots.ghost.inset(6), GHOST, theme.LAMP, align="centre")
    between = Box(spot.box.x + 22, spots.ghost.bottom + 6, spot.box.w - 44, 40)
    totals = page.foretelling.chip_totals()
    if len(totals) > 1:
        _draw_totals(canvas, page, between, totals)
    elif any(not card.up for card in place.row):
        draw_fitting(canvas, say("ratjack.screen.hand.hidden"), between, theme.NOTE, theme.SOFT_TEXT)


def _draw_totals(canvas: Canvas, page: MyTurnScene, box: Box, totals: tuple[int, ...]) -> None:
    """18 · 20 · 25 · 30: exactly 25 is larger and green, what is above it red."""
    say = page.desk.texts
    words = say("ratjack.screen.hand.with_chip")
    wide = min(box.w * 0.4, canvas.measure(words, theme.SMALL)[0] + 12)
    draw_fitting(canvas, words, box.left_part(wide), theme.SMALL, theme.SOFT_TEXT)
    room = box.beside(wide + 4)
    step = min(72.0, room.w / len(totals))
    for at, total in enumerate(totals):
        cell = Box(room.x + step * at, room.y, step - 6, room.h)
        exact = total == MOST_TOTAL
        style = theme.LABEL.sized(36) if exact else theme.SMALL
        colour = tone_of(total) if total >= MOST_TOTAL else theme.TEXT
        draw_fitting(canvas, say.number(total), cell, style, colour, align="centre")


# --- the hand


def _draw_hand(canvas: Canvas, page: MyTurnScene) -> None:
    say = page.desk.texts
    for card, slot in zip(page.large, SLOTS, strict=False):
        if card is not None:
            acts = card == page.acting
            draw_large_card(canvas, slot, say, card, rim=theme.LAMP if acts else None)
        else:
            canvas.dashed(slot, theme.SOFT_TEXT, radius=26)
            words = say(f"ratjack.screen.hand.{'draw_first' if page.step == 0 else 'empty'}")
            canvas.text(words, slot.inset(24), theme.LABEL, theme.SOFT_TEXT, align="centre", lines=0)
    if isinstance(page.question, PlayChoice):
        for place in (0, 1):
            _draw_note(canvas, page, place)
    if isinstance(page.question, EffectChoice) or page.step != 1:
        _draw_prompt(canvas, page)


def _draw_note(canvas: Canvas, page: MyTurnScene, place: int) -> None:
    """Why a card cannot be played in some way, or what comes next."""
    words, bad = page.note(place)
    box = note_box(place)
    if words:
        draw_paragraph(canvas, words, box, theme.NOTE, theme.BAD if bad else theme.SOFT_TEXT)


def _draw_prompt(canvas: Canvas, page: MyTurnScene) -> None:
    """What is asked, beside the card that asks."""
    beside = BESIDE[page.asking_slot]
    put = page.put
    box = beside if page.prompt_from == 0 else beside.below(page.prompt_from)
    title = box.top_part(min(box.h, 190.0))
    draw_paragraph(canvas, put.title, title, theme.LABEL, theme.LAMP)
    high = min(title.h, canvas.measure(put.title, theme.LABEL, title.w)[1])
    rest = box.below(high + 14)
    words = page.reason or put.about
    if words and rest.h > 30:
        draw_paragraph(canvas, words, rest, theme.SMALL, theme.BAD if page.reason else theme.TEXT)


def _asked(page: MyTurnScene) -> str:
    """What is to be done next with the two hand cards. Whoever uses keys reads their names instead."""
    if not isinstance(page.question, PlayChoice) or page.pending is not None:
        return ""
    if page.choosing.picked:
        return page.desk.texts("ratjack.screen.hand.which_hidden")
    return str(page.put.title) if page.desk.hand is Hand.MOUSE else ""


def _draw_keys(canvas: Canvas, page: MyTurnScene, room: Box) -> None:
    """In one row, or in two beside the button for ideas, where one row would be tiny."""
    hints, hand = page.hints(), page.desk.hand
    if page.adviser is None or len(hints) <= 2:
        draw_hints(canvas, room.below(30), hints, hand)
        return
    for row, part in zip(room.rows(2, 6), (hints[:2], hints[2:]), strict=True):
        draw_hints(canvas, row, part, hand)


def _draw_words(canvas: Canvas, page: MyTurnScene) -> None:
    """What the turn would bring once something is chosen; until then what is asked, or the keys."""
    told = page.foretold
    room = WORDS if page.adviser is None else WORDS.left_part(IDEA.x - WORDS.x - 14)
    asked = _asked(page)
    if asked:
        draw_paragraph(canvas, asked, room.inset(0, 4), theme.SMALL_LABEL, theme.LAMP)
        return
    if page.pending is None or told is None:
        _draw_keys(canvas, page, room)
        return
    names = [seat.name for seat in page.seats]
    words = foretold_words(page.desk.texts, names, page.me, told, counts=page.counts)
    end = told.reckoning
    lost = end is not None and page.me in end.out
    won = end is not None and any(award.seat == page.me for award in end.awards)
    colour = theme.GOOD if won and not lost else theme.BAD if lost else theme.TEXT
    draw_paragraph(canvas, words, room.inset(0, 4), theme.SMALL, colour)
