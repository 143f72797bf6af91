"""A table laid as a test wants it, and turns played on it with given answers.

    table = lay(seat(up("rat_10"), down("rat_3"), hand=("rat_8", "rat_2")), seat(up("rat_9")))
    told = play(table, (OPEN, 0, None), ("A", (0, 2)))
    assert told.one(h.ChipPut).at == (0, 2)

Cards are named by their effect; the first `rat_8` is the red one, the second the blue one. The first seat has
the turn and two cards in hand, unless the test says otherwise. Only this file knows how a turn is driven.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.cards import CARDS_OF, Face
from ratland_desktop.games.ratjack.rules.chips import CHIPS, SIDES
from ratland_desktop.games.ratjack.rules.questions import PlayChoice
from ratland_desktop.games.ratjack.rules.round import play_on
from ratland_desktop.games.ratjack.rules.table import Aside, Card, Options, Table, bare_table
from ratland_desktop.games.ratjack.rules.words import DRAW, PLAY, Deck, Stage
from ratland_desktop.tabletop.dialogue import Happening, NoWayBack, Together, Told, Whisper
from ratland_desktop.tabletop.dice import Dice

H = TypeVar("H", bound=Happening)


# --- laying


@dataclass(frozen=True)
class Wanted:
    """A card that a test wants; `known` are seats that know it beside its owner."""

    name: str
    up: bool = False
    chip: str = ""
    known: tuple[int, ...] = ()


def up(name: str, chip: str = "") -> Wanted:
    return Wanted(name, True, chip)


def down(name: str, chip: str = "", known: tuple[int, ...] = ()) -> Wanted:
    return Wanted(name, False, chip, known)


@dataclass(frozen=True)
class Seat:
    row: tuple[Wanted, ...]
    hand: tuple[Wanted, ...] | None
    points: int
    out: bool


def seat(
    *row: Wanted, hand: Iterable[str | Wanted] | None = None, points: int = 0, out: bool = False
) -> Seat:
    """One player's place. Without a hand it gets cards that nothing else needs."""
    wanted = None if hand is None else tuple(c if isinstance(c, Wanted) else down(c) for c in hand)
    return Seat(row, wanted, points, out)


class Box:
    """The 24 cards of a deck, handed out by name."""

    def __init__(self, sets: Deck) -> None:
        self.faces: list[Face] = list(CARDS_OF[sets])

    def take(self, name: str) -> Face:
        face = next(f for f in self.faces if name in (f.effect.id, f.id))
        self.faces.remove(face)
        return face


def sets_for(names: Iterable[str]) -> Deck:
    """The deck in which all these cards are."""
    animals = {name.split("_")[-2] for name in names}
    fitting = {
        Deck.RATS: {"rat"},
        Deck.RATS_WEASELS: {"rat", "weasel"},
        Deck.RATS_RACCOONS: {"rat", "raccoon"},
        Deck.WEASELS_RACCOONS: {"weasel", "raccoon"},
    }
    return next(deck for deck, has in fitting.items() if animals <= has)


def lay(
    *seats: Seat,
    turn: int = 0,
    stage: Stage = PLAY,
    deck: Iterable[str | Wanted] | None = None,
    discard: Iterable[str] | None = None,
    chips: Iterable[str] = (),
    display: str | None = None,
    idle_turns: int = 0,
    sets: Deck | None = None,
    round: int = 3,
) -> Table:
    """A table in the middle of a turn. `deck` and `discard` end with their top card.

    Without a discard pile there is one card on it, without a deck it is all that is left. `chips` are faces
    that show; other chips show their first side. `display` are the letters that lie there, if not all others.
    """
    on_deck = None if deck is None else [c if isinstance(c, Wanted) else down(c) for c in deck]
    wanted = [card for each in seats for card in (*each.row, *(each.hand or ()))] + (on_deck or [])
    pile = [*(discard or ())]
    sets = sets or sets_for([card.name for card in wanted] + pile)
    box = Box(sets)
    table = bare_table(Options(len(seats)), sets, [], 0, round)
    table.points = [each.points for each in seats]
    table.clear()
    table.turn, table.stage, table.idle_turns = turn, stage, idle_turns
    shown = [*chips, *(card.chip for card in wanted if card.chip)]
    table.chips = tuple(next((side for side in chip if side.face in shown), chip[0]) for chip in CHIPS)
    used = {SIDES[card.chip].letter for card in wanted if card.chip}
    free = {c.letter for c in table.chips} - used if display is None else set(display)
    table.display = tuple(chip for chip in table.chips if chip.letter in free)
    table.discard = tuple(box.take(name) for name in pile)
    laid = [[_card(box, table, card, owner) for card in each.row] for owner, each in enumerate(seats)]
    held = [[_card(box, table, c, owner) for c in each.hand or ()] for owner, each in enumerate(seats)]
    top = None if on_deck is None else tuple(_card(box, table, card, None) for card in on_deck)
    for owner, each in enumerate(seats):
        if each.hand is None:
            cards = 2 if owner == turn and stage is PLAY else 1
            held[owner] = [Card(box.faces.pop(), frozenset((owner,))) for _ in range(cards)]
        _seat_down(table, owner, each, tuple(laid[owner]), tuple(held[owner]))
    if discard is None:
        table.discard = (box.faces.pop(),)
    table.deck = tuple(Card(face, frozenset()) for face in box.faces) if top is None else top
    table.deck_at_turn = len(table.deck) + (stage is not DRAW)
    return table


def _card(box: Box, table: Table, wanted: Wanted, owner: int | None) -> Card:
    known = frozenset(wanted.known) | (frozenset() if owner is None else {owner})
    card = Card(box.take(wanted.name), known, False, SIDES[wanted.chip] if wanted.chip else None)
    return table.opened(card) if wanted.up else card


def _seat_down(table: Table, owner: int, each: Seat, row: tuple[Card, ...], hand: tuple[Card, ...]) -> None:
    table.rows[owner], table.hands[owner] = row, hand
    table.totals[owner] = total = table.total(owner)
    if each.out:
        table.aside[owner] = Aside(hand, row, total)
        table.rows[owner] = table.hands[owner] = ()


# --- hearing


@dataclass
class Heard:
    """What the rules told and asked, and what they ask now."""

    table: Table
    story: list[Happening] = field(default_factory=list)
    whispers: list[Whisper] = field(default_factory=list)
    belongs_to: list[Happening] = field(default_factory=list)  # what each whisper followed
    asked: list[Any] = field(default_factory=list)
    open: list[Any] = field(default_factory=list)
    no_way_back: bool = False

    def hear(self, told: Told) -> None:
        if isinstance(told, Whisper):
            self.whispers.append(told)
            self.belongs_to.append(self.story[-1])
            self.no_way_back |= told.news
        elif isinstance(told, NoWayBack):
            self.no_way_back = True
        else:
            self.story.append(told)

    def of(self, kind: type[H]) -> list[H]:
        return [happening for happening in self.story if isinstance(happening, kind)]

    def one(self, kind: type[H]) -> H:
        (only,) = self.of(kind)
        return only

    def has(self, kind: type[Happening]) -> bool:
        return bool(self.of(kind))

    @property
    def question(self) -> Any:
        """The one question that is open."""
        (only,) = self.open
        return only

    @property
    def totals(self) -> dict[int, int]:
        """The totals that changed at the end of the turn."""
        return {changed.seat: changed.after for changed in self.of(h.TotalChanged)}

    @property
    def out(self) -> dict[int, int]:
        return {
            seat: total
            for each in self.of(h.KnockedOut)
            for seat, total in zip(each.seats, each.totals, strict=True)
        }

    @property
    def points(self) -> list[tuple[int, str]]:
        """Each point as its seat and its reason, in order."""
        return [(point.seat, point.why.value) for point in self.of(h.Point)]

    def whispered(self, to: int) -> list[tuple[str, ...]]:
        """The faces that this seat heard, by effect."""
        return [
            tuple(effect_of(face) for face in whisper.happening.faces)
            for whisper in self.whispers
            if to in whisper.seats and isinstance(whisper.happening, h.Faces)
        ]


def effect_of(face: str) -> str:
    return face.removeprefix("red_").removeprefix("blue_")


class NotScripted(AssertionError):
    """The rules did not ask what the test has an answer for."""


def play(table: Table, *answers: object, seed: int = 1) -> Heard:
    """Play on with these answers, up to the first question without one."""
    heard = Heard(table)
    script = play_on(table, Dice(seed), heard.hear)
    left = list(answers)
    given: Any = None
    try:
        while True:
            ask = script.send(given)
            questions = list(ask.questions) if isinstance(ask, Together) else [ask]
            if not left:
                heard.open = questions
                return heard
            heard.asked += questions
            replies = [question.check(left.pop(0)) for question in questions]
            given = replies if isinstance(ask, Together) else replies[0]
    except StopIteration:
        if left:
            raise NotScripted(f"nobody asked for {left}") from None
        return heard


def asked_to_play(table: Table) -> PlayChoice:
    """The question of a table at the stage of playing."""
    question = play(table.copy()).question
    assert isinstance(question, PlayChoice)
    return question


def why_not(table: Table, way: str, place: int = 0, slot: int | None = None) -> tuple[str, str, int] | None:
    """Why this is not legal: code, cards, how many are needed; None if it is offered."""
    question = asked_to_play(table)
    if (way, place, slot) in question.options:
        return None
    (refusal,) = [r for r in question.refused if (r.way, r.place, r.slot) == (way, place, slot)]
    return refusal.why.code, refusal.why.cards, refusal.why.needs


def names(cards: Iterable[Card]) -> list[str]:
    """The cards of a place, by effect; a hidden one in brackets, a chip behind it."""
    found = []
    for card in cards:
        name = card.face.effect.id if card.up else f"({card.face.effect.id})"
        found.append(f"{name}+{card.chip.letter}" if card.chip else name)
    return found


def held(table: Table, owner: int) -> list[str]:
    return [card.face.effect.id for card in table.hands[owner]]


def pile(table: Table) -> list[str]:
    return [face.effect.id for face in table.discard]


def shown(table: Table) -> str:
    """The letters of the display."""
    return "".join(chip.letter for chip in table.display)


def all_faces(table: Table) -> Iterator[Face]:
    """Every card of the game, wherever it is."""
    yield from table.discard
    for place in (table.deck, *table.hands, *table.rows):
        yield from (card.face for card in place)
    for aside in filter(None, table.aside):
        yield from (card.face for card in (*aside.hand, *aside.row))
