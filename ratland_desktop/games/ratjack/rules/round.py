"""A round of Ratjack, in the order of the rulebook (sections 3 to 7 of the rules page).

The table says what comes next, so a round can be played on from any question.
"""

from ....tabletop.dialogue import Script, Tell, Together, Whisper
from ....tabletop.dice import Dice
from .cards import CARDS_OF
from .chips import CHIPS
from .effect import go_on
from .happenings import Dealt, Faces, FirstDiscard, OpeningHidden, RoundBegan
from .questions import OpeningChoice
from .reckoning import end_turn
from .table import CLOCKWISE, Card, Table
from .turn import begin_turn, draw, play
from .words import BETWEEN, DRAW, EFFECT, OPENING, PLAY

CARDS_DEALT = 2


def play_round(table: Table, dice: Dice, tell: Tell) -> Script:
    """Set the round up, and play it."""
    set_up(table, dice, tell)
    yield from play_on(table, dice, tell)


def play_on(table: Table, dice: Dice, tell: Tell) -> Script:
    """Play the round to its end from where the table stands. What was asked last is asked first."""
    while table.stage is not BETWEEN:
        yield from STAGES[table.stage](table, dice, tell)


# --- section 3


def set_up(table: Table, dice: Dice, tell: Tell) -> None:
    """Sections 3.1 to 3.3: toss the chips, shuffle and deal, open the discard pile."""
    table.clear()
    table.stage = OPENING
    table.chips = table.display = tuple([chip[dice.below(2)] for chip in CHIPS])  # R33
    faces = tuple([chip.face for chip in table.chips])
    tell(RoundBegan(table.round + 1, table.starter, faces, tuple(table.points), table.last_point))
    cards = [*CARDS_OF[table.sets]]
    dice.shuffle(cards)
    seats = CLOCKWISE[table.players][table.starter]
    for seat in seats:
        table.hands[seat] = tuple([Card(cards.pop(), frozenset((seat,))) for _ in range(CARDS_DEALT)])
    table.deck = tuple([Card(face, frozenset()) for face in cards])
    tell(Dealt(seats))
    for seat in seats:
        tell(Whisper((seat,), Faces(tuple([card.face.id for card in table.hands[seat]]))))
    first = table.deck[-1].face
    table.deck, table.discard = table.deck[:-1], (first,)
    tell(FirstDiscard(first.id))


def opening(table: Table, dice: Dice, tell: Tell) -> Script:
    """Section 3.4: everybody at once, in secret, puts one of the two cards face down."""
    seats = range(table.players)
    chosen = yield Together([OpeningChoice(seat, (0, 1)) for seat in seats])
    for seat, place in zip(seats, chosen, strict=True):
        hand = table.hands[seat]
        table.rows[seat], table.hands[seat] = (hand[place],), (hand[1 - place],)
    tell(OpeningHidden(tuple(seats)))
    for seat in seats:
        tell(Whisper((seat,), Faces((table.rows[seat][0].face.id,)), news=False))
    begin_turn(table, table.starter, tell)


# --- sections 4 to 6


def effect(table: Table, dice: Dice, tell: Tell) -> Script:
    """All effects that are under way; when none is left, the turn ends."""
    while table.running:
        yield from go_on(table, dice, tell)
    end_turn(table, tell)


def rest_of_turn(table: Table, dice: Dice, tell: Tell) -> Script:
    """All of a turn but its end, from where the table stands."""
    if table.stage is DRAW:
        yield from draw(table, dice, tell)
    if table.stage is PLAY:
        yield from play(table, dice, tell)
    while table.running:
        yield from go_on(table, dice, tell)


STAGES = {OPENING: opening, DRAW: draw, PLAY: play, EFFECT: effect}
