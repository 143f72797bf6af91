"""The hand: discarding, laying and exchanging its cards. What is known of a card goes with it."""

from .....tabletop.dialogue import Whisper
from ..happenings import (
    Discarded,
    Faces,
    Laid,
    SwappedHands,
    SwappedWithDiscard,
    SwappedWithHidden,
)
from ..table import Card
from ..words import HAND, OPEN, Spot
from .act import Act


def discard_hand(act: Act, place: int) -> None:
    """Who knew the other card still does (section 12)."""
    table, seat = act.table, act.seat
    hand = table.hands[seat]
    table.hands[seat] = hand[:place] + hand[place + 1 :]
    table.discard += (hand[place].face,)
    act.tell(Discarded(seat, HAND, None, None, hand[place].face.id, "", act.because))


def lay_hand(act: Act, way: str) -> None:
    """Open or face down, without its effect."""
    table, seat = act.table, act.seat
    (card,) = table.hands[seat]
    table.hands[seat] = ()
    if way == OPEN:
        slot = table.lay(seat, table.opened(card))
        act.tell(Laid(seat, slot, True, card.face.id, act.because))
    else:
        slot = table.lay(seat, card)
        act.tell(Laid(seat, slot, False, None, act.because))
        act.tell(Whisper((seat,), Faces((card.face.id,)), news=False))


def swap_hand(act: Act, at: Spot) -> None:
    """Hand card and hidden card change places; the chip goes home (R9)."""
    table, seat = act.table, act.seat
    (card,), lying = table.hands[seat], table.card(at)
    table.replace(at, card)
    table.hands[seat] = (lying.with_chip(None),)
    if lying.chip is not None:
        table.bring_home(lying.chip)
    chip = "" if lying.chip is None else lying.chip.letter
    act.tell(SwappedWithHidden(seat, at[1], chip, act.because))
    act.tell(Whisper((seat,), Faces((card.face.id, lying.face.id)), news=False))


def swap_hand_discard(act: Act, answer: None) -> None:
    table, seat = act.table, act.seat
    (card,), face = table.hands[seat], table.discard[-1]
    table.hands[seat] = (Card(face, table.everybody),)
    table.discard = (*table.discard[:-1], card.face)
    act.tell(SwappedWithDiscard(seat, card.face.id, face.id, act.because))


def swap_hands(act: Act, other: int) -> None:
    """Both know both cards now; who knew one of them before still does."""
    hands, seat = act.table.hands, act.seat
    (given,), (taken,) = hands[seat], hands[other]
    hands[seat], hands[other] = (taken.seen_by(seat, other),), (given.seen_by(seat, other),)
    act.tell(SwappedHands(seat, other, act.because))
    act.tell(Whisper((seat, other), Faces((given.face.id, taken.face.id))))
