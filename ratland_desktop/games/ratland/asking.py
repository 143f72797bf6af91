"""How RatLand's questions are put: the texts (`ratland.ask.*`) of each, and what follows from each answer.

Knows questions and texts, but no table, no drawing and no pygame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...hotseat.asking import Asker, Asking, Offer, Put
from ...hotseat.telling import word
from ...tabletop.dialogue import Question
from .rules import questions as q
from .rules.phases.feeding import price
from .rules.words import Place, Plan
from .telling import pieces_by_colour


def put_opening(question: q.OpeningChoice, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about"))


def put_placement(question: q.Placement, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about", rats=question.rats))


def put_redeploy(question: q.Redeploy, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about", up_to=question.up_to))


def put_add_piece(question: q.AddPiece, ask: Asker) -> Put:
    offers, swapped = [], dict(question.swapped)
    for colour in question.options:
        if colour is None:
            offers.append(ask.offer(None, "none", "none_about"))
        else:
            name = ask.texts(f"ratland.colour.{word(colour)}.name")
            drawn = word(swapped.get(colour, colour))
            offers.append(Offer(colour, name, ask.say("colour_about", colour=drawn)))
    about = ask.say("about", area=word(question.area), n=len(question.bag))
    return Put(ask.say("title"), about, tuple(offers))


def put_wound(question: q.Wound, ask: Asker) -> Put:
    offers = [Offer(seat, ask.say("seat", victim=ask.names[seat]), seat=seat) for seat in question.options]
    about = ask.say("about", area=word(question.area))
    return Put(ask.say("title"), about, tuple(offers), ask.say("note"))


def put_put_back(question: q.PutBack, ask: Asker) -> Put:
    offers = [
        ask.offer(None, "none", "none_about", n=len(question.pieces))
        if colour is None
        else ask.offer(colour, "colour", "colour_about", colour=word(colour))
        for colour in question.options
    ]
    pieces = pieces_by_colour(question.pieces, ask.texts)
    return Put(ask.say("title"), ask.say("about", area=word(question.area), pieces=pieces), tuple(offers))


def put_scavenge(question: q.Scavenge, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about", area=word(question.area)), yes_and_no(question, ask))


def yes_and_no(question: q.Scavenge, ask: Asker) -> tuple[Offer, ...]:
    words = {True: ("yes", "yes_about"), False: ("no", "no_about")}
    return tuple(ask.offer(answer, *words[answer]) for answer in question.options)


def put_trade_rat(question: q.TradeRat, ask: Asker) -> Put:
    """Each answer says what feeding will cost then."""
    offers = []
    for trades in question.options:
        rats, cheese = question.rats - trades, question.cheese + trades
        outcome = ask.say("outcome", rats=rats, cost=price(rats), cheese=cheese)
        offers.append(Offer(trades, ask.say("yes" if trades else "no"), outcome))
    return Put(ask.say("title"), ask.say("about"), tuple(offers))


def put_transmute(question: q.Transmute, ask: Asker) -> Put:
    offers = [
        ask.offer(number, "some" if number else "none", "left", n=number, left=question.cheese - number)
        for number in question.options
    ]
    return Put(ask.say("title"), ask.say("about", cheese=question.cheese), tuple(offers))


PUTTING: dict[type[Question], Callable[[Any, Asker], Put]] = {
    q.OpeningChoice: put_opening,
    q.Placement: put_placement,
    q.Redeploy: put_redeploy,
    q.AddPiece: put_add_piece,
    q.Wound: put_wound,
    q.PutBack: put_put_back,
    q.Scavenge: put_scavenge,
    q.TradeRat: put_trade_rat,
    q.Transmute: put_transmute,
}


# --- answers in words, when the game is over


def say_opening(question: q.OpeningChoice, answer: q.Opening, view: object, ask: Asker) -> str:
    clan = [] if answer.clan is None else [ask.texts(f"ratland.clan.{answer.clan}.name")]
    board = "aggressive" if answer.aggressive else "calm"
    return " · ".join([*clan, *([ask.texts(f"ratland.board.{board}.name")] if question.board else [])])


def say_plan(question: Question, answer: Plan, view: object, ask: Asker) -> str:
    """How many rats went where."""
    places = [f"{rats}\u00a0×\u00a0{ask.texts(f'ratland.place.{word(place)}.short')}"
              for place, rats in zip(Place, answer, strict=True) if rats]  # fmt: skip
    return ", ".join(places)


SAYING: dict[type[Question], Callable[[Any, Any, Any, Asker], str]] = {
    q.OpeningChoice: say_opening,
    q.Placement: say_plan,
    q.Redeploy: say_plan,
}
ASKING = Asking("ratland.ask", PUTTING, SAYING)
