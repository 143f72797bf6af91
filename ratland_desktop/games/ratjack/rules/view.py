"""What one seat can see (section 12 of the rules page).

A face shows if and only if its card lies open or the seat knows it. The view of seat None is the open table:
a face shows if all seats know it. A view is plain data made of copies, and holds nothing else that is hidden:
not who else knows a card, and not the order of anything unknown.
"""

from ....tabletop.facts import fact
from .table import Card, Options, Running, Table
from .words import Deck, Stage


@fact
class CardView:
    """A card; `face` is its id, or None where the seat does not know it."""

    face: str | None
    up: bool
    chip: str  # its letter; "": none
    known_to_all: bool


@fact
class PlaceView:
    """One player's place. Hand and row of a player who is out are what was set aside (R10)."""

    seat: int
    points: int
    out: bool
    total: int  # the sum of the open cards now
    counted: int  # and at the end of the last turn
    hand: tuple[CardView, ...]
    row: tuple[CardView, ...]


@fact
class View:
    """The table as `seat` sees it. The top of deck and discard pile is the last."""

    seat: int | None
    options: Options
    sets: Deck
    round: int  # so many are over
    starter: int
    last_point: tuple[int, ...]
    ended: bool
    stage: Stage
    turn: int
    chips: tuple[str, ...]  # the faces of the chips A to F in this round
    display: tuple[str, ...]  # the letters of those that lie there
    deck: tuple[str | None, ...]
    discard: tuple[str, ...]
    places: tuple[PlaceView, ...]
    running: tuple[Running, ...]
    deck_at_turn: int
    idle_turns: int

    @property
    def players(self) -> int:
        return len(self.places)


def view(table: Table, seat: int | None) -> View:
    """What `seat` sees now."""
    return View(
        seat=seat,
        options=table.options,
        sets=table.sets,
        round=table.round,
        starter=table.starter,
        last_point=table.last_point,
        ended=table.ended,
        stage=table.stage,
        turn=table.turn,
        chips=tuple([chip.face for chip in table.chips]),
        display=tuple([chip.letter for chip in table.display]),
        deck=tuple([card.face.id if knows(table, seat, card) else None for card in table.deck]),
        discard=tuple([face.id for face in table.discard]),
        places=tuple([place_view(table, seat, whose) for whose in range(table.players)]),
        running=table.running,
        deck_at_turn=table.deck_at_turn,
        idle_turns=table.idle_turns,
    )


def knows(table: Table, seat: int | None, card: Card) -> bool:
    return card.known == table.everybody if seat is None else seat in card.known


def place_view(table: Table, seat: int | None, whose: int) -> PlaceView:
    aside = table.aside[whose]
    hand, row = (aside.hand, aside.row) if aside else (table.hands[whose], table.rows[whose])
    return PlaceView(
        whose,
        table.points[whose],
        aside is not None,
        aside.total if aside else table.total(whose),
        table.totals[whose],
        tuple([card_view(table, seat, card) for card in hand]),
        tuple([card_view(table, seat, card) for card in row]),
    )


def card_view(table: Table, seat: int | None, card: Card) -> CardView:
    return CardView(
        card.face.id if knows(table, seat, card) else None,
        card.up,
        "" if card.chip is None else card.chip.letter,
        knows(table, None, card),
    )
