"""How Ratjack's questions are put (`ratjack.ask.*`), and why something is not possible (`ratjack.refused.*`).

Cards on the table are named by their place in the row, hand cards by their place in the hand, chips by both
of their faces: a question knows no more, and so it gives nothing away. The screens show the cards
themselves. Knows questions and texts, but no table, no drawing and no pygame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...hotseat.asking import Asker, Asking, Offer, Put, put_plainly
from ...tabletop.dialogue import Question
from ...text import Texts
from .rules import questions as q
from .rules.cards import FACES
from .rules.chips import CHIPS
from .rules.choices import Hindrance
from .rules.view import CardView, View
from .rules.words import UNCOVER, Spot

DRAW_FIRST = Hindrance("draw_first")
"""Why nothing can be played before a card has been drawn; the rules do not ask so early."""


# --- what is named in an answer


def card_words(ask: Asker, at: Spot, seat: int) -> str:
    """A card on the table, as the asked seat calls it."""
    owner, slot = at
    kind = "own" if owner == seat else "foe"
    return ask.texts(f"ratjack.ask.card.{kind}", owner=ask.names[owner], n=slot + 1)


def chip_words(ask: Asker, letter: str) -> str:
    """Both faces of a chip: which one shows is known at the table."""
    (sides,) = [sides for sides in CHIPS if sides[0].letter == letter]
    return " / ".join(ask.texts(f"ratjack.chip.{side.face}.name") for side in sides)


def hand_words(ask: Asker, place: int) -> str:
    return ask.texts("ratjack.ask.card.hand", n=place + 1)


# --- questions


def put_opening(question: q.OpeningChoice, ask: Asker) -> Put:
    offers = tuple(Offer(place, hand_words(ask, place)) for place in question.options)
    return Put(ask.say("title"), ask.say("about"), offers)


def put_draw(question: q.DrawChoice, ask: Asker) -> Put:
    """Asked by an effect, the question is explained by the words of its card."""
    put = put_plainly(question, ask)
    about = put.about if not question.because else effect_words(ask, question.because)
    return Put(put.title, about, put.offers)


def put_play(question: q.PlayChoice, ask: Asker) -> Put:
    offers = []
    for way, place, slot in question.options:
        target = "" if slot is None else card_words(ask, (question.seat, slot), question.seat)
        card = hand_words(ask, place)
        offers.append(ask.offer((way, place, slot), way, f"{way}_about", card=card, target=target))
    return Put(ask.say("title"), ask.say("about"), tuple(offers))


def put_reveal(question: q.RevealChoice, ask: Asker) -> Put:
    seat = question.seat
    offers = [Offer(slot, card_words(ask, (seat, slot), seat)) for slot in question.options]
    return Put(ask.say("title"), ask.say("about", card=FACES[question.because].effect.id), tuple(offers))


def put_effect(question: q.EffectChoice, ask: Asker) -> Put:
    offer = EFFECT_OFFERS[question.verb]
    offers = tuple(offer(question, ask, answer) for answer in question.options)
    return Put(ask.say(f"{question.verb}.title"), effect_words(ask, question.because), offers)


def effect_words(ask: Asker, face: str) -> str:
    """The card whose effect asks: its title, and what it does."""
    return ask.texts("ratjack.ask.effect.about", card=FACES[face].effect.id)


# --- answers to a step of an effect, by their form


def of_card(question: q.EffectChoice, ask: Asker, at: Spot) -> Offer:
    return Offer(at, card_words(ask, at, question.seat), seat=at[0])


def of_seat(question: q.EffectChoice, ask: Asker, seat: int) -> Offer:
    return Offer(seat, ask.names[seat], seat=seat)


def of_deck(question: q.EffectChoice, ask: Asker, place: int) -> Offer:
    return Offer(place, ask.texts("ratjack.ask.card.from_top", n=place + 1))


def of_hand(question: q.EffectChoice, ask: Asker, place: int) -> Offer:
    return Offer(place, hand_words(ask, place))


def of_way(question: q.EffectChoice, ask: Asker, way: str) -> Offer:
    return ask.offer(way, f"lay_hand.{way}", f"lay_hand.{way}_about")


def of_two_cards(question: q.EffectChoice, ask: Asker, both: tuple[Spot, Spot]) -> Offer:
    card, target = (card_words(ask, at, question.seat) for at in both)
    return Offer(both, ask.texts("ratjack.ask.card.move", card=card, target=target), seat=both[1][0])


def of_card_and_seat(question: q.EffectChoice, ask: Asker, answer: tuple[Spot, int]) -> Offer:
    at, to = answer
    card = card_words(ask, at, question.seat)
    return Offer(answer, ask.texts("ratjack.ask.card.move", card=card, target=ask.names[to]), seat=to)


def of_chip_and_card(question: q.EffectChoice, ask: Asker, answer: tuple[str, Spot]) -> Offer:
    letter, at = answer
    return Offer(answer, chip_on_card(question, ask, letter, at), seat=at[0])


def of_card_and_chip(question: q.EffectChoice, ask: Asker, answer: tuple[Spot, str]) -> Offer:
    at, letter = answer
    return Offer(answer, chip_on_card(question, ask, letter, at), seat=at[0])


def chip_on_card(question: q.EffectChoice, ask: Asker, letter: str, at: Spot) -> str:
    card = card_words(ask, at, question.seat)
    return ask.texts("ratjack.ask.card.chip", faces=chip_words(ask, letter), card=card)


EFFECT_OFFERS: dict[str, Callable[[q.EffectChoice, Asker, Any], Offer]] = {
    "look": of_card,
    "look_hand": of_seat,
    "discard_deck": of_deck,
    "discard_hand": of_hand,
    "lay_hand": of_way,
    "swap_hand": of_card,
    "swap_hands": of_seat,
    "hide": of_card,
    "reveal": of_card,
    "trigger": of_card,
    "again": of_card,
    "they_reveal": of_seat,
    "discard": of_card,
    "take": of_card,
    "swap": of_two_cards,
    "swap_seen": of_card,
    "give": of_card_and_seat,
    "deal_deck": of_seat,
    "put": of_chip_and_card,
    "move_chip": of_two_cards,
    "return_chip": of_card,
    "trade_chip": of_card_and_chip,
}
"""How the answers to each verb are named. Verbs that are missing here never ask."""

PUTTING: dict[type[Question], Callable[[Any, Asker], Put]] = {
    q.OpeningChoice: put_opening,
    q.DrawChoice: put_draw,
    q.PlayChoice: put_play,
    q.EffectChoice: put_effect,
    q.RevealChoice: put_reveal,
}


# --- answers in words, when the game is over: the cards have names then


def named(ask: Asker, card: CardView) -> str:
    """A card that its player knew, by what it does and counts; one that nobody knew has no name."""
    if card.face is None:
        return ask.texts("ratjack.ask.card.unknown")
    face = FACES[card.face]
    return ask.texts("ratjack.ask.card.named", card=face.effect.id, n=face.value)


def say_opening(question: q.OpeningChoice, place: int, view: View, ask: Asker) -> str:
    return named(ask, view.places[question.seat].hand[place])


def say_play(question: q.PlayChoice, answer: q.PlayAnswer, view: View, ask: Asker) -> str:
    (way, place, slot), own = answer, view.places[question.seat]
    target = "" if slot is None else named(ask, own.row[slot])
    return ask.say(way, card=named(ask, own.hand[place]), target=target)


def say_effect(question: q.EffectChoice, answer: Any, view: View, ask: Asker) -> str:
    if EFFECT_OFFERS[question.verb] is of_hand:
        return named(ask, view.places[question.seat].hand[answer])
    return EFFECT_OFFERS[question.verb](question, ask, answer).label


SAYING: dict[type[Question], Callable[[Any, Any, Any, Asker], str]] = {
    q.OpeningChoice: say_opening,
    q.PlayChoice: say_play,
    q.EffectChoice: say_effect,
}
ASKING = Asking("ratjack.ask", PUTTING, SAYING)


# --- why not


def why_not(texts: Texts, why: Hindrance) -> str:
    """Why something cannot be done now, as a sentence to the player."""
    cards = f".{why.cards.replace('.', '_')}" if why.code in BY_CARDS else ""
    return texts(f"ratjack.refused.{why.code}{cards}", needs=why.needs)


BY_CARDS = ("no_card", "all_locked", "no_free_card", "no_chip_there")
"""Reasons that speak of certain cards: there is a text for each kind."""
ANOTHER_HIDDEN = ("no_card", "no_free_card")
"""Reasons that mean, for a card to be uncovered: there is no other hidden card."""


def why_not_played(texts: Texts, refusal: q.Refusal) -> str:
    """Why this way to play a card is not legal. What hinders the effect of a hidden card is told as such."""
    why = refusal.why
    if refusal.way != UNCOVER or refusal.slot is None:
        return why_not(texts, why)
    if why.cards == "own.down" and why.code == "all_locked":  # on this card, or on all that it could open
        return texts("ratjack.refused.locked")
    if why.cards == "own.down" and why.code in ANOTHER_HIDDEN:  # this one still lies there face down
        return texts(f"ratjack.refused.another_hidden.{why.code}")
    return texts("ratjack.refused.uncovered", why=why_not(texts, why))
