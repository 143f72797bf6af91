"""Looking at cards: the looker hears the face, and knows it from now on (R17). There is no way back."""

from .....tabletop.dialogue import Whisper
from ..happenings import Faces, Looked, LookedAtDeck, LookedAtHand
from ..words import Spot
from .act import Act


def look(act: Act, at: Spot) -> None:
    card = act.table.card(at)
    act.table.replace(at, card.seen_by(act.seat))
    act.note(seen=at)
    act.tell(Looked(act.seat, *at, act.because))
    act.tell(Whisper((act.seat,), Faces((card.face.id,))))


def look_hand(act: Act, whose: int) -> None:
    hands = act.table.hands
    hands[whose] = tuple([card.seen_by(act.seat) for card in hands[whose]])
    act.tell(LookedAtHand(act.seat, whose, len(hands[whose]), act.because))
    act.tell(Whisper((act.seat,), Faces(tuple([card.face.id for card in hands[whose]]))))


def look_deck(act: Act, answer: None) -> None:
    """The looker follows these cards wherever they go, until they are mixed (section 12)."""
    table, cards = act.table, act.step.number
    top = tuple([card.seen_by(act.seat) for card in table.deck[-cards:]])
    table.deck = table.deck[:-cards] + top
    act.tell(LookedAtDeck(act.seat, cards, act.because))
    act.tell(Whisper((act.seat,), Faces(tuple([card.face.id for card in reversed(top)]))))
