"""The little game of Ratjack's lesson: a table laid by hand, and turns with scripted answers.

Everything in it follows from the rules; the script decides only which cards lie where, and who plays what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.ratjack.box import BOX
from ratland_desktop.games.ratjack.rules.cards import CARDS_OF, FACES
from ratland_desktop.games.ratjack.rules.chips import CHIPS
from ratland_desktop.games.ratjack.rules.game import Ratjack
from ratland_desktop.games.ratjack.rules.happenings import RoundBegan
from ratland_desktop.games.ratjack.rules.questions import OpeningChoice, Pick
from ratland_desktop.games.ratjack.rules.round import play_on, play_round
from ratland_desktop.games.ratjack.rules.table import Card, Options, Table, bare_table
from ratland_desktop.games.ratjack.rules.view import View, view
from ratland_desktop.games.ratjack.rules.words import DISCARD, DRAW, HIDE, OPEN, OPENING, UNCOVER, Deck
from ratland_desktop.screens.lesson.script import WATCHED, LittleGame
from ratland_desktop.tabletop.dialogue import Script, Tell
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import Seat

HERO, OTHER = 0, 1
SEED = 3
COLOURS, BADGES = ("teal", "red"), ("top_hat", "scarf")
FIRST = ("red_rat_12", "red_rat_7")
"""The newcomer's first two cards."""
ANSWERS: tuple[tuple[int, Any], ...] = (
    (HERO, DISCARD),  # the open 8
    (HERO, (OPEN, 1, None)),
    (HERO, ("A", (HERO, 1))),  # +5 on the 8
    (OTHER, (HIDE, 0, None)),  # a 9, face down
    (HERO, (UNCOVER, 1, 0)),  # the 4 away, the 12 turned up
)


class LessonRules(Ratjack):
    """Ratjack whose first round is under way when it begins."""

    def play_round(self, table: Table, dice: Dice, tell: Tell) -> Script:
        if table.round or table.stage is not DRAW:
            yield from play_round(table, dice, tell)
            return
        faces = tuple([chip.face for chip in table.chips])
        tell(RoundBegan(1, HERO, faces, tuple(table.points), ()))
        yield from play_on(table, dice, tell)


def _bare() -> Table:
    table = bare_table(Options(2, first=HERO), Deck.RATS, [0, 0], HERO)
    table.chips = table.display = tuple([chip[0] for chip in CHIPS])
    return table


def _card(face: str, owner: int, *, up: bool = False) -> Card:
    card = Card(FACES[face], frozenset((owner,)))
    return Card(card.face, frozenset((HERO, OTHER)), True) if up else card


def _rest(*used: str) -> list[str]:
    return [face.id for face in CARDS_OF[Deck.RATS] if face.id not in used]


def opening_table() -> Table:
    """Two cards each; nothing lies there yet."""
    table = _bare()
    table.stage = OPENING
    theirs = ("blue_rat_9", "blue_rat_10")
    table.hands = [tuple(_card(face, seat) for face in hand) for seat, hand in enumerate((FIRST, theirs))]
    table.discard = (FACES["red_rat_8"],)
    table.deck = tuple(Card(FACES[face], frozenset()) for face in _rest(*FIRST, *theirs, "red_rat_8"))
    return table


def turn_table() -> Table:
    """A little later: the other rat has 17 in the open, and the newcomer is about to draw."""
    table = _bare()
    table.stage = DRAW
    table.hands = [(_card("red_rat_7", HERO),), (_card("blue_rat_9", OTHER),)]
    table.rows = [
        (_card("red_rat_12", HERO),),
        (_card("blue_rat_10", OTHER, up=True), _card("blue_rat_7", OTHER, up=True)),
    ]
    table.totals = [0, 17]
    table.discard = (FACES["red_rat_8"],)
    next_cards = ("red_rat_4", "blue_rat_2")  # the last one is drawn first
    used = (*FIRST, "blue_rat_9", "blue_rat_10", "blue_rat_7", "red_rat_8", *next_cards)
    deck = (*_rest(*used), *next_cards)
    table.deck = tuple(Card(FACES[face], frozenset()) for face in deck)
    table.deck_at_turn = len(table.deck)
    return table


class LittleRound(LittleGame):
    """The game of the lesson, played to its end; `moments` are what the newcomer saw and was asked."""

    def __init__(self, names: Sequence[str]) -> None:
        seats = [
            Seat(name, colour, badge, WATCHED)
            for name, colour, badge in zip(names, COLOURS, BADGES, strict=False)
        ]
        opening = opening_table()
        self.moments: list[tuple[View, Pick]] = [(view(opening, HERO), OpeningChoice(HERO, (0, 1)))]
        match = Match(LessonRules(), turn_table(), SEED, Dice(SEED))
        for seat, answer in ANSWERS:
            question = match.question(seat)
            assert isinstance(question, Pick)
            if seat == HERO:
                self.moments.append((match.view(HERO), question))
            match.answer(seat, answer)
        dice = Dice(SEED)
        while not match.over:  # the rounds after it are not shown, only how they end
            asked = match.open_questions[0]
            match.answer(asked.seat, asked.any_answer(dice))
        super().__init__(BOX, match, seats, HERO)
