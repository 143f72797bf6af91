"""What only one player may see: the words and the card for what was told in private.

Most of it the player's own screen shows by itself. A page of its own is for what lies elsewhere: somebody's
hidden card or hand, the top of the deck at the end of a turn, and cards that came by a swap.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ratland_desktop.games.ratjack.rules.happenings import Faces
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import BETWEEN, OPENING
from ratland_desktop.screens.only_you import Whispered
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts

from .pieces.cards import SHAPE, draw_large_card, value_and_name


def whisper(happening: Happening, view: View, names: Sequence[str], say: Texts) -> Whispered | None:
    """The cards that this seat has just learned; None if its own screen shows them anyway."""
    assert isinstance(happening, Faces) and view.seat is not None
    if view.stage in (OPENING, BETWEEN):
        return None
    places = [_where(view, face) for face in happening.faces]
    if view.turn == view.seat and all(place in ("hand", "row", "deck", "open") for place, _ in places):
        return None  # in the middle of the own turn everything near is in sight
    if all(place == "open" for place, _ in places):
        return None
    lines = [_words(say, names, face, *place) for face, place in zip(happening.faces, places, strict=True)]
    return Whispered(" ".join(lines), partial(_draw, say=say, faces=happening.faces))


def _where(view: View, face: str) -> tuple[str, int]:
    """Where this card lies now, as far as the seat can see: the kind of place, and whose."""
    for place in view.places:
        mine = place.seat == view.seat
        for card in place.hand:
            if card.face == face:
                return ("hand" if mine else "their_hand", place.seat)
        for card in place.row:
            if card.face == face:
                return ("open" if card.up else "row" if mine else "their_row", place.seat)
    if face in view.deck:
        return ("deck", -1)
    return ("open", -1)


def _words(say: Texts, names: Sequence[str], face: str, place: str, seat: int) -> str:
    whose = names[seat] if seat >= 0 else ""
    return say(f"ratjack.screen.peek.{place}", card=value_and_name(say, face), name=whose)


def _draw(canvas: Canvas, box: Box, *, say: Texts, faces: Sequence[str]) -> None:
    """The cards side by side, as large as there is room."""
    wide = min(box.h / SHAPE, (box.w - 16 * (len(faces) - 1)) / len(faces))
    canvas.picture("ratjack/table/cone", Box.around(box.centre, box.w, box.h * 1.1))
    left = box.centre[0] - (wide * len(faces) + 16 * (len(faces) - 1)) / 2
    for at, face in enumerate(faces):
        card = Box(left + at * (wide + 16), box.centre[1] - wide * SHAPE / 2, wide, wide * SHAPE)
        draw_large_card(canvas, card, say, face)
