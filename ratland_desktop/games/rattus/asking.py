"""How Rattus' questions are put (`rattus.ask.*`), and why something is not possible (`rattus.error.*`).

Tokens are named by their place in the row: a question knows no face. An act has too many answers for a
list; `act_words` says any of them in a few words, `pick_words` what a card asks for next. Knows questions and
texts, but no table, no drawing and no pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...hotseat.asking import Asker, Asking, Offer, Put
from ...tabletop.dialogue import Question, Refused
from ...text import Texts, Value
from .rules import questions as q
from .rules.cards import KING, KNIGHT, MERCHANT, MONK, PEASANT, WITCH
from .rules.words import DONE, MOVE, PLACE, TAKE, Spot
from .telling import card_object, region_name, spot_words, where_words

# --- acts


def act_words(texts: Texts, act: q.Answer) -> str:
    """An act of a turn or of the last round in a few words, with a capital letter: an idea, a button."""
    kind, *choices = act
    return capital(texts(f"rattus.ask.act.{kind}", **ACT_PARTS[kind](texts, *choices)))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _card(texts: Texts, card: str) -> dict[str, Value]:
    return {"card": card_object(texts, card)}


def _region(texts: Texts, region: str) -> dict[str, Value]:
    return {"region": region_name(texts, region)}


def _cubes(texts: Texts, region: str, cubes: int) -> dict[str, Value]:
    return {"region": region_name(texts, region), "cubes": cubes}


def _rat(texts: Texts, region: str, place: int) -> dict[str, Value]:
    return {"spot": spot_words(texts, Spot(region, place))}


def _rat_to(texts: Texts, region: str, place: int, to: str) -> dict[str, Value]:
    return {"spot": spot_words(texts, Spot(region, place)), "to": region_name(texts, to)}


def _cubes_to(texts: Texts, region: str, to: str, cubes: int) -> dict[str, Value]:
    return {"region": region_name(texts, region), "to": region_name(texts, to), "cubes": cubes}


ACT_PARTS: dict[str, Callable[..., dict[str, Value]]] = {
    TAKE: _card,
    PLACE: _cubes,
    MOVE: _region,
    KING.id: _region,
    MONK.id: _rat_to,
    MERCHANT.id: _cubes_to,
    WITCH.id: _rat,
    PEASANT.id: _region,
    KNIGHT.id: _region,
}
"""What is named in each act, by its choices."""

FURTHER = (MONK.id, MERCHANT.id)
"""Cards that ask for two things: what goes, and where to."""


def pick_words(texts: Texts, card: str, *, further: bool = False) -> str:
    """What somebody is asked who has a card in the hand; `further`: where it shall go."""
    return texts(f"rattus.ask.pick.{card}_to" if further and card in FURTHER else f"rattus.ask.pick.{card}")


# --- questions


def put_settle(question: q.Settle, ask: Asker) -> Put:
    offers = tuple(Offer(region, region_name(ask.texts, region)) for region in question.options)
    return Put(ask.say("title"), ask.say("about"), offers)


def put_act(question: q.Act, ask: Asker) -> Put:
    """Where to settle, while there is somewhere to; then where the plague goes. Too many answers to list."""
    takes = bool(question.rows(TAKE))
    if question.rows(PLACE):
        return Put(ask.say("title_place"), ask.say("about_place" if takes else "about_place_only"))
    about = ask.say("about_plague")
    return Put(ask.say("title_plague"), f"{about} {ask.say('about_take')}" if takes else about)


def put_last_act(question: q.LastAct, ask: Asker) -> Put:
    """Which cards can still do something; the one answer that is a button is to let them rest."""
    cards = [ask.texts(f"rattus.card.{offer.act}.name") for offer in question.offers]
    return Put(ask.say("title"), ask.say("about", cards=cards), (Offer(None, ask.say("none")),))


def put_second_look(question: q.SecondLook, ask: Asker) -> Put:
    offers = [
        Offer(spot, ask.say("none") if spot is None else capital(spot_words(ask.texts, spot)))
        for spot in question.options
    ]
    return Put(ask.say("title"), ask.say("about"), tuple(offers))


def put_swap(question: q.Swap, ask: Asker) -> Put:
    one, other = spot_words(ask.texts, question.one), spot_words(ask.texts, question.other)
    offers = (ask.offer(True, "yes", "yes_about"), ask.offer(False, "no", "no_about"))
    return Put(ask.say("title"), ask.say("about", one=one, other=other), offers)


def put_spread(question: q.Spread, ask: Asker) -> Put:
    """Every way to lay the new tokens."""
    offers = tuple(Offer(way, where_words(ask.texts, way)) for way in question.ways())
    title = ask.say("title", tokens=question.tokens)
    return Put(title, ask.say("about", tokens=question.tokens), offers)


def put_turn_up(question: q.TurnUp, ask: Asker) -> Put:
    region = region_name(ask.texts, question.region)
    offers = tuple(ask.offer(way, way, f"{way}_about", region=region) for way in question.options)
    return Put(ask.say("title"), ask.say("about", region=region), offers)


def put_finish(question: q.Finish, ask: Asker) -> Put:
    """The King's ways stand beside the one that ends the turn."""
    offers = [
        Offer(answer, ask.say("done") if answer == DONE else act_words(ask.texts, answer))
        for answer in question.options
    ]
    about = ask.say("about_king" if len(offers) > 1 else "about")
    return Put(ask.say("title"), about, tuple(offers))


PUTTING: dict[type[Question], Callable[[Any, Asker], Put]] = {
    q.Settle: put_settle,
    q.Act: put_act,
    q.LastAct: put_last_act,
    q.SecondLook: put_second_look,
    q.Swap: put_swap,
    q.Spread: put_spread,
    q.TurnUp: put_turn_up,
    q.Finish: put_finish,
}


def say_act(question: q.Act, answer: q.Answer | None, view: object, ask: Asker) -> str:
    """What was done, for a game that is over; None: the cards rested."""
    return ask.say("none") if answer is None else act_words(ask.texts, answer)


ASKING = Asking("rattus.ask", PUTTING, {q.Act: say_act, q.LastAct: say_act})


# --- why not


def why_not_words(texts: Texts, names: Sequence[str], reason: Refused) -> str:
    """Why something cannot be done, as a sentence to the player: of `reasons.why_not`, or of an answer."""
    params, code = reason.params, reason.code
    if code in REASONS:
        code = REASONS[code](params)
    if params.get("owner") is not None:
        params = {**params, "owner": names[params["owner"]]}
    return texts(f"rattus.error.{code}", **params)


def _not_held(params: Mapping[str, Any]) -> str:
    return "act.not_held" if params["owner"] is None else "act.held_by"


def _number(params: Mapping[str, Any]) -> str:
    """How many may be placed: exactly the rats, one more with the Peasant, or what is left."""
    rats, most = params["rats"], params["most"]
    if not rats:
        return "act.number_peasant"
    if rats < most:
        return "act.number_or_more"
    return "act.number" if rats == most else "act.number_left"


REASONS: dict[str, Callable[[Mapping[str, Any]], str]] = {"act.not_held": _not_held, "act.number": _number}
"""Reasons that are told in several ways: which text, by their parameters."""
