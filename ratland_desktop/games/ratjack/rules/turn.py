"""A turn (section 4 of the rules page): draw a card, then play one of two in one of three ways."""

from ....tabletop.dialogue import Script, Tell, Whisper
from ....tabletop.dice import Dice
from .choices import Hindrance, hindrance, hindrance_to_open, open_piles
from .happenings import Faces, PlayedHidden, PlayedOpen, TurnBegan, Uncovered
from .questions import DrawChoice, PlayAnswer, PlayChoice, Refusal
from .table import Card, Table
from .verbs.piles import draw_from
from .verbs.turning import begin_effect
from .words import DRAW, EFFECT, HIDE, OPEN, PLAY, TURN, UNCOVER, By


def begin_turn(table: Table, seat: int, tell: Tell) -> None:
    table.turn, table.stage = seat, DRAW
    table.deck_at_turn = len(table.deck)
    tell(TurnBegan(seat))


def draw(table: Table, dice: Dice, tell: Tell) -> Script:
    """Section 4.1. The deck is never empty here; the discard pile can be (R21, R24)."""
    piles = open_piles(table)
    pile = piles[0] if len(piles) == 1 else (yield DrawChoice(table.turn, piles, TURN))
    table.stage = PLAY
    draw_from(table, pile, tell, TURN)


def play(table: Table, dice: Dice, tell: Tell) -> Script:
    """Section 4.2."""
    way, place, slot = yield ways_to_play(table)
    table.stage = EFFECT
    WAYS[way](table, place, slot, tell)


# --- what is legal


def ways_to_play(table: Table) -> PlayChoice:
    """Every way to play one of the two hand cards, and what is not legal with its reason."""
    legal: list[PlayAnswer] = []
    refused: list[Refusal] = []
    uncovering = hindrances_to_uncover(table)
    for place in (0, 1):
        legal.append((HIDE, place, None))
        if (why := hindrance_to_play_open(table, place)) is None:
            legal.append((OPEN, place, None))
        else:
            refused.append(Refusal(OPEN, place, None, why))
        for slot, why in uncovering:
            if why is None:
                legal.append((UNCOVER, place, slot))
            else:
                refused.append(Refusal(UNCOVER, place, slot, why))
    return PlayChoice(table.turn, tuple(legal), tuple(refused))


def hindrance_to_play_open(table: Table, place: int) -> Hindrance | None:
    """The card is judged lying open (R7)."""
    seat = table.turn
    hand = table.hands[seat]
    after = table.copy()
    after.hands[seat] = (hand[1 - place],)
    after.lay(seat, table.opened(hand[place]))
    return hindrance(after, hand[place].face)


def hindrances_to_uncover(table: Table) -> list[tuple[int | None, Hindrance | None]]:
    """For each hidden card why it cannot be uncovered, or None.

    The discarded card already lies on the pile (R7). Which of the two it is makes no difference.
    """
    seat = table.turn
    discarded, kept = table.hands[seat]
    after = table.copy()
    after.hands[seat] = (kept,)
    after.discard += (discarded.face,)
    hidden = [slot for slot, card in enumerate(table.rows[seat]) if not card.up]
    if not hidden:
        return [(None, Hindrance("no_card", "own.down"))]
    return [(slot, hindrance_to_open(after, slot)) for slot in hidden]


# --- the three ways


def play_hidden(table: Table, place: int, slot: int | None, tell: Tell) -> None:
    """Nothing else happens, but all others lose track of both cards (R18)."""
    seat = table.turn
    hand = table.hands[seat]
    card, other = hand[place], hand[1 - place]
    alike = card.face.effect is other.face.effect
    know_both = card.known & other.known if alike else frozenset((seat,))
    if know_both != {seat}:  # both look the same: laying always the first tells nobody which colour it is
        card, other = hand
    laid = table.lay(seat, Card(card.face, know_both))
    table.hands[seat] = (Card(other.face, know_both),)
    tell(PlayedHidden(seat, laid))
    tell(Whisper((seat,), Faces((card.face.id,)), news=False))


def play_open(table: Table, place: int, slot: int | None, tell: Tell) -> None:
    """Who knew the other card still does."""
    seat = table.turn
    hand = table.hands[seat]
    table.hands[seat] = (hand[1 - place],)
    laid = table.lay(seat, table.opened(hand[place]))
    tell(PlayedOpen(seat, laid, hand[place].face.id))
    begin_effect(table, laid, By.OPENED, tell)


def uncover(table: Table, place: int, slot: int | None, tell: Tell) -> None:
    """Discard the hand card, turn up a hidden one, and carry out its effect."""
    assert slot is not None
    seat = table.turn
    hand = table.hands[seat]
    card = table.card((seat, slot))
    table.hands[seat] = (hand[1 - place],)
    table.discard += (hand[place].face,)
    table.replace((seat, slot), table.opened(card))
    tell(Uncovered(seat, hand[place].face.id, slot, card.face.id))
    begin_effect(table, slot, By.UNCOVERED, tell)


WAYS = {HIDE: play_hidden, OPEN: play_open, UNCOVER: uncover}
