"""Turns questions into words: what is asked, the possible answers, and what follows from them.

A game gives an `Asking` its table: how each type of question is put. A question without a row that has a
handful of answers is put by the texts with the name of its kind. Knows questions and texts, but no table, no
drawing and no pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from ratland_desktop.hotseat.telling import word
from ratland_desktop.tabletop.dialogue import Choose, Question
from ratland_desktop.text import Texts, Value

PLAIN_ANSWERS = {True: "yes", False: "no", None: "none"}


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer to choose: what it is called and what follows from it."""

    answer: Any
    label: str
    about: str = ""
    seat: int | None = None
    """Whose face stands for it."""


@dataclass(frozen=True, slots=True)
class Put:
    """A question as it is put to its player. Answers that are not a handful have no offers."""

    title: str
    about: str
    offers: tuple[Offer, ...] = ()
    note: str = ""  # what follows from every answer


class Asker:
    """Words for one question to one player."""

    __slots__ = ("key", "name", "names", "texts")

    def __init__(self, words: str, question: Question, names: Sequence[str], texts: Texts) -> None:
        self.key = f"{words}.{question.kind}"
        self.name = names[question.seat]
        self.names = names
        self.texts = texts

    def say(self, part: str, **params: Value) -> str:
        return self.texts(f"{self.key}.{part}", name=self.name, **params)

    def maybe(self, part: str, **params: Value) -> str:
        """The same, or nothing where there is no such text."""
        return self.say(part, **params) if f"{self.key}.{part}" in self.texts else ""

    def offer(self, answer: Any, part: str, about: str, **params: Value) -> Offer:
        return Offer(answer, self.say(part, **params), self.say(about, **params))


@dataclass(frozen=True)
class Asking:
    """A game's questions in words. `words` names its texts."""

    words: str
    putting: Mapping[type[Question], Callable[[Any, Asker], Put]] = field(default_factory=dict)
    saying: Mapping[type[Question], Callable[[Any, Any, Any, Asker], str]] = field(default_factory=dict)
    """How an answer reads that is no handful, or says too little by itself: from the question, the answer,
    and what the seat saw when it was asked."""

    def put(self, question: Question, names: Sequence[str], texts: Texts) -> Put:
        """This question, in the language that `texts` speaks now."""
        put = self.putting.get(type(question), put_plainly)
        return put(question, Asker(self.words, question, names, texts))

    def said(
        self, question: Question, answer: Any, view: Callable[[], Any], names: Sequence[str], texts: Texts
    ) -> str:
        """What a seat answered, in a few words, for a game that is over; empty where a game has none."""
        saying = self.saying.get(type(question))
        if saying is not None:
            return saying(question, answer, view(), Asker(self.words, question, names, texts))
        offers = self.put(question, names, texts).offers
        return next((offer.label for offer in offers if offer.answer == answer), "")

    def taking_back(self, question: Question, texts: Texts) -> str:
        """What the button says that takes the answer to this open question back: the text `take_back` of its
        kind, or what every game says."""
        key = f"{self.words}.{question.kind}.take_back"
        return texts(key if key in texts else "play.undo.take_back")


def put_plainly(question: Question, ask: Asker) -> Put:
    """A title, what it is about, and an offer for each answer of a `Choose`.

    The answer `guard` is called by the text `guard`, and `guard_about` says what follows from it; True, False
    and None are `yes`, `no` and `none`. The texts decide what a number is: with `seat` it is a seat, whose
    name is `{victim}`; with `number` it is `{n}` as it is; otherwise the text is `place`, and `{n}` counts
    from 1.
    """
    options = question.options if isinstance(question, Choose) else ()
    offers = tuple(_plain_offer(option, ask) for option in options)
    return Put(ask.say("title"), ask.maybe("about"), offers, ask.maybe("note"))


def _plain_offer(option: Any, ask: Asker) -> Offer:
    if option is None or isinstance(option, bool):
        part = PLAIN_ANSWERS[option]
    elif isinstance(option, Enum):
        part = word(option)
    elif isinstance(option, str):
        part = option
    elif isinstance(option, int):
        if f"{ask.key}.seat" in ask.texts:
            return Offer(option, ask.say("seat", victim=ask.names[option]), seat=option)
        if f"{ask.key}.number" in ask.texts:
            return Offer(option, ask.say("number", n=option))
        return Offer(option, ask.say("place", n=option + 1))
    else:
        raise TypeError(f"a game has to put {ask.key} into words itself: {option!r}")
    return Offer(option, ask.say(part), ask.maybe(f"{part}_about"))
