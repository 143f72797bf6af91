"""Small things that are drawn everywhere: villagers' cubes, class signs, backs and faces of rat tokens."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.rattus.rules.cards import CARD_OF, CARDS
from ratland_desktop.games.rattus.rules.game import RATTUS
from ratland_desktop.games.rattus.rules.table import Rat
from ratland_desktop.games.rattus.rules.tokens import FACES, Face
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.theme import Colour, Style
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

MARKS = ("circle", "triangle", "square", "star")
"""On the cubes, by the place at the table: nothing is told by colour alone."""
CREAM: Colour = (255, 246, 218)
FACE_PAPER: Colour = (251, 243, 222)
TOKEN: Colour = (74, 53, 80)
START_RING: Colour = (139, 79, 179)
LETTER: Colour = (51, 48, 44)
TONES: dict[str, Colour] = {
    "peasant": (122, 154, 58), "merchant": (200, 128, 30), "monk": (138, 95, 60),
    "knight": (91, 127, 166), "witch": (139, 79, 179), "king": (192, 57, 47),
}  # fmt: skip
LETTERS = Style(theme.Face.ROUND, 30, grows=False)


def icon_of(sign: str) -> str:
    """The game's own icon for a card, or for something else that has a sign."""
    game = RATTUS.name
    return f"{game}.{sign}"


SKULL = icon_of("skull")


def draw_cube(canvas: Canvas, box: Box, seat: Seat, place: int) -> None:
    """A villager: wood in the seat's colour, with the mark of its place at the table."""
    canvas.picture(f"rattus/cube/{MARKS[place]}", box, tint=seat_colour(seat))


def draw_sign(canvas: Canvas, centre: Spot, radius: float, symbol: str, faded: bool = False) -> None:
    """A class, the majority, or all: told by its shape."""
    card = CARD_OF.get(symbol)
    tone = LETTER if card is None else TONES[card.id]
    if faded:
        tone = theme.mixed(tone, theme.DEEP, 0.5)
    ink = theme.mixed(CREAM, theme.DEEP, 0.45) if faded else CREAM
    canvas.circle(centre, radius, tone, rim=ink, rim_width=max(1.5, radius * 0.12))
    if card is None:
        box = Box.around(centre, radius * 1.9)
        with canvas.above():
            canvas.text(symbol, box, LETTERS.sized(radius * 1.3), ink, align="centre")
    else:
        canvas.icon(icon_of(card.id), Box.around(centre, radius * 1.3), ink)


def draw_card_sign(canvas: Canvas, centre: Spot, radius: float, card: str, faded: bool = False) -> None:
    draw_sign(canvas, centre, radius, CARDS[card].symbol, faded)


# --- tokens


def draw_back(canvas: Canvas, centre: Spot, radius: float) -> None:
    """A token that is down. All backs are alike (R3)."""
    canvas.picture("rattus/token/back", Box.around(centre, radius * 2.17))


def draw_token(
    canvas: Canvas, centre: Spot, radius: float, rat: Rat, seats: Sequence[Seat], known: bool = False
) -> None:
    """A token on the board, as everybody sees it. `known`: its face is shown to who may know it; otherwise a
    face that there is has only a folded corner, with its limit."""
    if known and rat.face:
        draw_face(canvas, centre, radius, FACES[rat.face])
    else:
        draw_back(canvas, centre, radius)
    if rat.face and not known:
        _draw_corner(canvas, centre, radius, FACES[rat.face])
    for number, seat in enumerate(rat.seen):
        x = centre[0] - radius * 0.72 + number * radius * 0.62
        draw_eye(canvas, (x, centre[1] + radius * 0.72), radius * 0.44, seats[seat])


def _draw_corner(canvas: Canvas, centre: Spot, radius: float, face: Face) -> None:
    spot = (centre[0] + radius * 0.62, centre[1] - radius * 0.62)
    canvas.circle(spot, radius * 0.46, FACE_PAPER, rim=START_RING if face.starting else TOKEN, rim_width=2)
    with canvas.above():
        box = Box.around(spot, radius)
        canvas.text(str(face.limit), box, LETTERS.sized(radius * 0.7), TOKEN, align="centre")


def draw_eye(canvas: Canvas, centre: Spot, radius: float, seat: Seat) -> None:
    """Somebody has looked at it."""
    canvas.circle(centre, radius, seat_colour(seat).main, rim=theme.NIGHT, rim_width=2)
    canvas.icon("eye", Box.around(centre, radius * 1.5), theme.WHITE)


SMALL_FACE = 30.0
SIGN_ROWS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
"""How many signs stand in each row of a face."""


def draw_face(canvas: Canvas, centre: Spot, radius: float, face: Face, faded: bool = False) -> None:
    """A token that is turned up: the limit above, the symbols below. Starting tokens have a purple ring."""
    if radius < SMALL_FACE:
        _draw_small_face(canvas, centre, radius, face)
        return
    x, y = centre
    paper = theme.mixed(FACE_PAPER, theme.DEEP, 0.45) if faded else FACE_PAPER
    canvas.circle((x, y + radius * 0.05), radius, theme.see_through(theme.NIGHT, 0.4))
    canvas.circle(centre, radius, paper, rim=START_RING if face.starting else TOKEN, rim_width=radius * 0.08)
    canvas.circle((x, y - radius * 0.42), radius * 0.34, TOKEN)
    with canvas.above():
        box = Box.around((x, y - radius * 0.42), radius * 0.7)
        canvas.text(str(face.limit), box, LETTERS.sized(radius * 0.56), theme.PAPER, align="centre")
    rows = SIGN_ROWS[len(face.symbols)]
    size = radius * (0.27 if len(rows) == 1 else 0.22)
    at, top = 0, y + radius * (0.32 if len(rows) == 1 else 0.2)
    for row, count in enumerate(rows):
        for number in range(count):
            spot = (x + (number - (count - 1) / 2) * size * 2.12, top + row * size * 2.1)
            draw_sign(canvas, spot, size, face.symbols[at], faded)
            at += 1


def _draw_small_face(canvas: Canvas, centre: Spot, radius: float, face: Face) -> None:
    """The limit as large as it goes, and the symbols without plates."""
    x, y = centre
    canvas.circle(centre, radius, FACE_PAPER, rim=START_RING if face.starting else TOKEN, rim_width=3)
    with canvas.above():
        box = Box.around((x, y - radius * 0.36), radius * 1.1)
        canvas.text(str(face.limit), box, LETTERS.sized(radius * 0.84), TOKEN, align="centre")
    signs = len(face.symbols)
    step = min(radius * 0.62, radius * 1.56 / signs)
    for at, symbol in enumerate(face.symbols):
        spot = (x + (at - (signs - 1) / 2) * step, y + radius * 0.36)
        card = CARD_OF.get(symbol)
        if card is not None:
            canvas.icon(icon_of(card.id), Box.around(spot, step), TONES[card.id])
        else:
            with canvas.above():
                canvas.text(symbol, Box.around(spot, step * 1.4), LETTERS.sized(step), LETTER, align="centre")


# --- words


def card_name(say: Texts, card: str) -> str:
    return say(f"rattus.card.{card}.name")
