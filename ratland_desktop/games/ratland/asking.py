"""Turns questions into words: what is asked, the possible answers and their consequences, and refusals.

Chooses the text for each question (`ratland.ask.*`) and for each refused answer (`ratland.error.*`).
Knows questions and texts, but no table, no drawing and no pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...tabletop.dialogue import Question, Refused
from ...text import Texts, Value
from .rules import questions as q
from .rules.phases.feeding import price
from .sentences import pieces_by_colour, word


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer to choose: what it is called and what follows from it."""

    answer: Any
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Put:
    """A question as it is put to its player. Answers that are not a handful have no offers."""

    title: str
    about: str
    offers: tuple[Offer, ...] = ()
    note: str = ""  # what follows from every answer
    who: str = ""  # who decides, for everybody else at the table


def put(question: Question, names: Sequence[str], texts: Texts) -> Put:
    """This question, in the language that `texts` speaks now."""
    words = PUTTING[type(question)](question, Asker(question, names, texts))
    return replace(words, who=texts("ratland.ask.decides", name=names[question.seat]))


def refusal(refused: Refused, texts: Texts) -> str:
    """Why something cannot be done, and what to do instead."""
    said = {name: value for name, value in refused.params.items() if isinstance(value, int | str)}
    return texts(f"ratland.error.{refused.code}", **said)


class Asker:
    """Words for one question to one player."""

    __slots__ = ("kind", "name", "names", "texts")

    def __init__(self, question: Question, names: Sequence[str], texts: Texts) -> None:
        self.kind = question.kind
        self.name = names[question.seat]
        self.names = names
        self.texts = texts

    def say(self, part: str, **params: Value) -> str:
        return self.texts(f"ratland.ask.{self.kind}.{part}", name=self.name, **params)

    def offer(self, answer: Any, part: str, about: str, **params: Value) -> Offer:
        return Offer(answer, self.say(part, **params), self.say(about, **params))


def put_opening(question: q.OpeningChoice, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about"))


def put_placement(question: q.Placement, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about", rats=question.rats))


def put_redeploy(question: q.Redeploy, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about", up_to=question.up_to))


def put_add_piece(question: q.AddPiece, ask: Asker) -> Put:
    offers = []
    for colour in question.options:
        if colour is None:
            offers.append(ask.offer(None, "none", "none_about"))
        else:
            name = ask.texts(f"ratland.colour.{word(colour)}.name")
            offers.append(Offer(colour, name, ask.say("colour_about", colour=word(colour))))
    about = ask.say("about", area=word(question.area), n=len(question.bag))
    return Put(ask.say("title"), about, tuple(offers))


def put_wound(question: q.Wound, ask: Asker) -> Put:
    offers = [Offer(seat, ask.say("seat", victim=ask.names[seat])) for seat in question.options]
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
