"""How an idea reads: each part of an answer as a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.ratjack.rules.questions import Pick, PlayChoice
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.screens.ideas.scene import Line
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import Spoken

from ..pieces.cards import value_and_name
from ..pieces.chips import side_of
from ..pieces.signs import WAY_SIGNS
from .choosing import parts_of

ICONS = {**WAY_SIGNS, "card": "cards", "chip": "plus", "seat": "human", "hand": "hand", "top": "cards",
         "lay": "cards", "pile": "cards"}  # fmt: skip


def idea_lines(view: View, question: Pick, seats: Sequence[Seat], answer: Any) -> list[Line]:
    """One line for each part of the answer."""
    if isinstance(question, PlayChoice):
        way, place, slot = answer
        lines = [Line(ICONS[way], _way(view, question.seat, way, place))]
        return (
            lines if slot is None else [*lines, _line(view, question, seats, parts_of(question, answer)[1])]
        )
    return [_line(view, question, seats, name) for name in parts_of(question, answer)]


def _way(view: View, me: int, way: str, place: int) -> Spoken:
    face = view.places[me].hand[place].face or ""
    return lambda say: say(
        "ratjack.screen.idea.way", way=say(f"ratjack.way.{way}.name"), card=value_and_name(say, face)
    )


def _line(view: View, question: Pick, seats: Sequence[Seat], name: str) -> Line:
    kind, _, rest = name.partition("-")
    return Line(ICONS[kind], lambda say: _words(say, view, question, seats, kind, rest))


def _words(say: Texts, view: View, question: Pick, seats: Sequence[Seat], kind: str, rest: str) -> str:
    match kind:
        case "chip":
            return say(f"ratjack.chip.{side_of(view, rest)}.name")
        case "seat":
            return seats[int(rest)].name
        case "pile":
            return say(f"ratjack.screen.hand.draw_{rest}")
        case "lay":
            return say(f"ratjack.way.{rest}.name")
        case "hand":
            return value_and_name(say, view.places[question.seat].hand[int(rest)].face or "")
        case "top":
            return value_and_name(say, view.deck[-1 - int(rest)] or "")
    seat, slot = (int(part) for part in rest.split("-"))
    face = view.places[seat].row[slot].face
    words = say("ratjack.screen.idea.hidden", n=slot + 1) if face is None else value_and_name(say, face)
    return (
        say("ratjack.screen.idea.of", name=seats[seat].name, card=words) if seat != question.seat else words
    )
