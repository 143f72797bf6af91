"""Paints a player's own screen: the reason on top, the stash, what only this player knows, the side."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.comme_des_rats.rules.cards import TRAP
from ratland_desktop.games.comme_des_rats.rules.previews import worth_now
from ratland_desktop.games.comme_des_rats.rules.questions import Pick, React, SpeakUp
from ratland_desktop.games.comme_des_rats.rules.table import BANDAGES_OUT
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.words import Cause, Colour
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.shell.scenery import paint_glow, paint_wall
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..pieces import pictures
from ..pieces.bar import round_words
from ..pieces.cards import card_at, draw_card, draw_role_card, spread
from ..pieces.faces import draw_face
from ..pieces.tokens import draw_die, draw_plasters
from . import board

WORDS = "comme_des_rats.screen"


def draw_room(canvas: Canvas) -> None:
    """The cellar wall in the light of the lamp, behind a drape."""

    def paint(on: Canvas) -> None:
        paint_wall(on, darkness=0.6)
        paint_glow(on, (760, 380), 760, 0.2)
        on.picture("stage/drape", Box(-90, 0, 285, 909))
        side = Box(board.SIDE.x, on.bounds.y, on.bounds.right - board.SIDE.x, on.bounds.h)
        on.fill(side, theme.see_through(theme.NIGHT, 0.94))
        on.fill(side.left_part(4), theme.RAISED)

    canvas.backdrop("cdr-stash", paint)


# --- the reason


def draw_reason(canvas: Canvas, view: View, question: Pick | None, seats: Sequence[Seat], say: Texts) -> None:
    """Why this screen is there: who did what, and how bad it is."""
    if isinstance(question, React):
        _draw_harm(canvas, view, question, seats, say)
    elif isinstance(question, SpeakUp):
        _draw_roll(canvas, view, question, seats, say)
    else:
        _draw_glance(canvas, view, say)


def _title(canvas: Canvas, words: str) -> None:
    canvas.text(words, board.TITLE, theme.TITLE.sized(58), theme.LAMP, outline=theme.NIGHT, outline_width=6)


def _line(canvas: Canvas, words: str, box: Box, ink: theme.Colour = theme.TEXT) -> None:
    canvas.text(words, box, theme.BODY, ink, lines=2, outline=theme.NIGHT, outline_width=5)


def _draw_harm(canvas: Canvas, view: View, question: React, seats: Sequence[Seat], say: Texts) -> None:
    if question.cause is Cause.CAT:
        canvas.picture(pictures.cat("sitting"), board.CAT)
    else:
        draw_card(canvas, Box(160, 40, 186, 260), TRAP, angle=6)
    _title(canvas, say(f"{WORDS}.react.title.{question.cause.value}"))
    words = board.WHO
    if question.by is not None:
        face = words.h / HEAD_SHAPE
        draw_face(canvas, Box(words.x, words.y, face, words.h), seats[question.by])
        words = words.beside(face + 14)
    name = seats[question.by].name if question.by is not None else ""  # nobody is behind a trap
    _line(canvas, say(f"{WORDS}.react.from.{question.cause.value}", name=name), words)
    places = board.HARM.left_part(232)
    draw_plasters(canvas, places, question.bandages)
    left = BANDAGES_OUT - question.bandages
    ink = theme.BAD if left == 1 else theme.TEXT
    harm = say(f"{WORDS}.react.{'last' if left == 1 else 'harm'}", n=question.bandages)
    _line(canvas, harm, board.HARM.beside(252), ink)


def _draw_roll(canvas: Canvas, view: View, question: SpeakUp, seats: Sequence[Seat], say: Texts) -> None:
    draw_face(canvas, Box(160, 60, 200, 218), seats[question.active])
    _title(canvas, say(f"{WORDS}.speak.title"))
    _line(canvas, say(f"{WORDS}.speak.about", name=seats[question.active].name), board.WHO)
    if view.turn is None:
        return
    side = board.HARM.h
    x = board.HARM.x
    for colour, pair in enumerate(view.turn.pairs):
        for face in pair:
            draw_die(canvas, Box(x, board.HARM.y, side, side), face, Colour(colour))
            x += side + 12
        x += 40


def _draw_glance(canvas: Canvas, view: View, say: Texts) -> None:
    canvas.picture(pictures.cat("sitting"), board.CAT)
    _title(canvas, say(f"{WORDS}.glance.title"))
    _line(canvas, say(f"{WORDS}.glance.about"), board.WHO)
    own = view.own
    assert own is not None
    draw_plasters(canvas, board.HARM.left_part(232), own.bandages)
    words = say(f"{WORDS}.glance.bandages", n=own.bandages)
    _line(canvas, words, board.HARM.beside(252))


# --- the stash


def notes_of(view: View) -> list[tuple[int | None, int | None, tuple[str, ...]]]:
    """What only this player knows: cards in a seat's stash, or behind a door from the top."""
    notes: list[tuple[int | None, int | None, tuple[str, ...]]] = []
    if view.looked is not None:
        for number, cards in zip(view.looked.doors, view.looked.now, strict=True):
            left = cards[len(view.doors[number].taken) :]
            if left:
                notes.append((None, number, left))
    notes += [(rat.seat, None, rat.known) for rat in view.rats if rat.known and rat.seat != view.seat]
    return notes


def draw_stash(canvas: Canvas, view: View, seats: Sequence[Seat], say: Texts) -> None:
    """The own cards large, what they are worth now, and what only this player knows."""
    box, own = board.STASH, view.own
    assert own is not None
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.74), radius=30, rim=theme.RIM, rim_width=3)
    inner = box.inset(30, 18)
    notes = notes_of(view)
    head = inner.top_part(46)
    draw_fitting(canvas, say(f"{WORDS}.stash.title"), head.left_part(520), theme.LABEL, theme.LAMP)
    worth = worth_now(view)
    if worth is not None and not own.out:
        words = say(f"{WORDS}.stash.worth", n=worth.points)
        draw_fitting(canvas, words, head.right_part(700), theme.SMALL, theme.SOFT_TEXT, align="right")
    room = inner.below(56)
    kind = "out" if own.out else "secret"
    words = say(f"{WORDS}.stash.{kind}", n=own.cards)
    draw_paragraph(canvas, words, room.left_part(280), theme.SMALL, theme.SOFT_TEXT)
    cards = Box(room.x + 300, room.y - 4, room.w - 300 - (330 if notes else 0), room.h)
    shown = own.stash or own.lost or ()
    wide = min(168.0, cards.h / 1.42)
    for card, spot in zip(shown, spread(cards, wide, len(shown), 34), strict=True):
        with canvas.faded(0.45 if own.out else 1.0):
            draw_card(canvas, card_at(spot.centre, wide), card)
    if notes:
        _draw_notes(canvas, room.right_part(312), notes, seats, say)


def _draw_notes(
    canvas: Canvas, box: Box, notes: Sequence[tuple[int | None, int | None, tuple[str, ...]]],
    seats: Sequence[Seat], say: Texts,
) -> None:  # fmt: skip
    canvas.rounded(box, theme.see_through(theme.PANEL, 0.92), radius=18)
    inner = box.inset(16, 8)
    draw_fitting(canvas, say(f"{WORDS}.stash.only_you"), inner.top_part(34), theme.TINY_LABEL, theme.LAMP)
    rows = inner.below(38).rows(max(2, len(notes)), 4)
    for (seat, door, cards), row in zip(notes, rows, strict=False):
        label = row.left_part(row.w * 0.46)
        if seat is not None:
            words = say(f"{WORDS}.stash.knows", name=seats[seat].name)
        else:
            words = say("comme_des_rats.door.name", n=(door or 0) + 1)
            side = min(36.0, label.h)
            sign = Box(label.x, label.centre[1] - side / 2, side, side)
            canvas.picture(pictures.door_sign(door or 0), sign)
            label = label.beside(side + 8)
        draw_fitting(canvas, words, label, theme.NOTE, theme.TEXT)
        room = row.beside(row.w * 0.48)
        wide = min(46.0, row.h / 1.42)
        for card, spot in zip(cards, spread(room, wide, len(cards), 5), strict=True):
            draw_card(canvas, spot, card)


# --- the side


def draw_side(canvas: Canvas, view: View, seats: Sequence[Seat], say: Texts) -> None:
    own = view.own
    assert own is not None and view.seat is not None
    me = seats[view.seat]
    draw_face(canvas, board.HEAD, me)
    draw_name(canvas, me.name, board.NAME, theme.LABEL, smallest=0.5)
    draw_fitting(canvas, round_words(say, view), board.ROUND, theme.NOTE, theme.SOFT_TEXT)
    roles = view.options.roles
    if roles and own.role is not None:
        draw_role_card(canvas, board.ROLE, say, own.role)
        if not own.role_closed:
            words = say(f"{WORDS}.stash.role_shown")
            draw_fitting(canvas, words, board.ROLE.bottom_part(44).inset(18, 4), theme.NOTE, theme.BAD_INK)
    box = board.order_box(roles=roles)
    canvas.rounded(box, theme.PANEL, radius=24)
    title = box.top_part(56).inset(18, 6)
    draw_fitting(canvas, say("comme_des_rats.order.title"), title, theme.SMALL_LABEL, theme.LAMP)
    _draw_counts(canvas, board.counts_box(roles=roles), view, seats)
    canvas.icon("eye", board.ONLY.left_part(32), theme.SOFT_TEXT)
    words = say(f"{WORDS}.stash.only", name=me.name)
    draw_fitting(canvas, words, board.ONLY.beside(44), theme.NOTE, theme.SOFT_TEXT)


def _draw_counts(canvas: Canvas, box: Box, view: View, seats: Sequence[Seat]) -> None:
    """Everybody's points, cards and bandages, all of it open."""
    high = min(84.0, box.h / view.seats)
    for rat in view.rats:
        row = Box(box.x, box.y + high * rat.seat, box.w, high - 8)
        fill = theme.mixed(theme.PANEL, theme.LAMP, 0.14) if rat.seat == view.seat else theme.PANEL
        canvas.rounded(row, fill, radius=14)
        side = min(54.0, row.h - 6)
        face = Box(row.x + 10, row.centre[1] - side / 2, side / HEAD_SHAPE, side)
        draw_face(canvas, face, seats[rat.seat], "lost" if rat.out else "")
        icon = min(40.0, row.h - 12)
        x = row.x + 78
        for sign, count, ink in (
            (pictures.POINT, rat.points, theme.LAMP),
            (pictures.BACK, rat.cards, theme.TEXT),
        ):
            canvas.picture(sign, Box(x, row.centre[1] - icon / 2, icon, icon))
            number = Box(x + icon + 6, row.y, 44, row.h)
            canvas.text(str(count), number, theme.SMALL_LABEL.fixed(), ink)
            x += icon + 50
        draw_plasters(canvas, row.inset(8, 6).right_part(row.right - x - 8), rat.bandages)
