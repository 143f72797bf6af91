"""Ideas for the player in turn, at the open table: all may see them, so they come from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ratland_desktop.games.rattus.asking import act_words
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.questions import Act, Finish, Settle, Spread
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.games.rattus.rules.words import COUNT_TWO, DONE, MOVE, PLACE, TAKE
from ratland_desktop.games.rattus.telling import region_name, where_words
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.ideas import Line
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.screens.table.look import OpenAdvice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.text import Texts

from ..pieces.signs import SKULL, icon_of

ICONS = {TAKE: "cards", PLACE: "home", MOVE: SKULL, **{card: icon_of(card) for card in CARDS}}


def open_view(session: Session, decision: Decision[Any]) -> View:
    """What lies open, whatever the deciding seat has looked at."""
    view = session.match.view(None)
    assert isinstance(view, View)
    return replace(view, seat=decision.question.seat)


def idea_lines(decision: Decision[Any]) -> Callable[[Any], Sequence[Line]]:
    """How an answer to this question reads: one line."""
    question = decision.question

    def lines(answer: Any) -> list[Line]:
        return [Line(_icon(question, answer), lambda say: _words(say, question, answer))]

    return lines


ADVICE = OpenAdvice(open_view, idea_lines)


def _icon(question: Question, answer: Any) -> str:
    match question:
        case Act() | Finish():
            return "check" if answer in (None, DONE) else ICONS[answer[0]]
        case Settle():
            return "home"
        case Spread():
            return "pile"
    return icon_of("knight") if answer == COUNT_TWO else "eye"


def _words(say: Texts, question: Question, answer: Any) -> str:
    match question:
        case Act() | Finish():
            if answer is None:
                return say("rattus.ask.last_act.none")
            return say("rattus.ask.finish.done") if answer == DONE else act_words(say, answer)
        case Settle():
            return region_name(say, answer)
        case Spread():
            return where_words(say, answer)
    return say(f"rattus.ask.turn_up.{answer}")
