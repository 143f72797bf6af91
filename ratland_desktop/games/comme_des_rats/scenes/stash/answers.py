"""What can be answered on a player's own screen, and what each answer would bring.

Made from the seat's own view alone, after its player has said "it's me".
"""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.possible import clockwise
from ratland_desktop.games.comme_des_rats.rules.previews import hit
from ratland_desktop.games.comme_des_rats.rules.questions import (
    CLOVER,
    FORCE,
    FORCE_BLACK,
    FORCE_WHITE,
    PASS,
    REDIRECT,
    TAKE,
    Pick,
    React,
    SpeakUp,
    redirect_to,
    redirected_to,
)
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.why_not import why_not
from ratland_desktop.shell import theme
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.text import Texts

from ..pieces import pictures

WORDS = "comme_des_rats.screen"


@fact
class Way:
    """One way to answer: its sign, its words, and why it is not there. `seats`: it needs one of these, each
    with the reason why not."""

    name: str
    answer: object
    sign: str
    title: str
    about: str
    ink: theme.Colour = theme.TEXT
    why_not: str = ""
    seats: tuple[tuple[int, str], ...] = ()


def ways_of(question: Pick, view: View, say: Texts) -> tuple[Way, ...]:
    return _react(question, view, say) if isinstance(question, React) else _speak_up(question, view, say)


def _react(question: React, view: View, say: Texts) -> tuple[Way, ...]:
    refused = {
        answer: say(f"comme_des_rats.refused.{why.value}") for answer, why in why_not(view, question).items()
    }
    blow = hit(view, question.seat)
    kind = "out" if blow.out else "stays"
    cards = view.rats[question.seat].cards
    ways = [
        Way(
            TAKE, TAKE, pictures.BANDAGE, say(f"{WORDS}.react.take"),
            say(f"{WORDS}.react.take_{kind}", n=blow.cards_lost if blow.out else blow.bandages),
            theme.BAD if blow.out else theme.TEXT,
        ),
        Way(
            CLOVER, CLOVER, pictures.card("clover"), say(f"{WORDS}.react.clover"),
            say(f"{WORDS}.react.clover_about", n=max(0, cards - 1)), theme.GOOD, refused.get(CLOVER, ""),
        ),
    ]  # fmt: skip
    targets = [seat for answer in question.options if (seat := redirected_to(answer)) is not None]
    if targets or REDIRECT in refused:
        others = tuple(
            (seat, "" if seat in targets else _why_no_target(view, seat, say))
            for seat in clockwise(view.seats, question.seat)
        )
        ways.append(
            Way(
                REDIRECT, None, pictures.crest("hypnotist"), say(f"{WORDS}.react.redirect"),
                say(f"{WORDS}.react.redirect_about"), theme.TEXT, refused.get(REDIRECT, ""), others,
            )
        )  # fmt: skip
    return tuple(ways)


def _why_no_target(view: View, seat: int, say: Texts) -> str:
    return say(f"comme_des_rats.refused.{'out' if view.rats[seat].out else 'already_visited'}")


def _speak_up(question: Pick, view: View, say: Texts) -> tuple[Way, ...]:
    assert isinstance(question, SpeakUp)
    ways = [Way(PASS, PASS, "", say(f"{WORDS}.speak.pass"), say(f"{WORDS}.speak.pass_about"))]
    forces = (FORCE_BLACK, FORCE_WHITE) if view.options.four_dice else (FORCE,)
    for force in forces:
        closed = "" if force in question.options else say(f"{WORDS}.speak.not_you")
        key = force.replace("-", "_")
        ways.append(
            Way(
                force, force, pictures.crest("al_ratone"), say(f"{WORDS}.speak.{key}"),
                say(f"{WORDS}.speak.force_about"), theme.TEXT, closed,
            )
        )  # fmt: skip
    return tuple(ways)


def done_words(question: Pick, answer: object, names: list[str], say: Texts) -> str:
    """The lamp button repeats the choice in words."""
    if isinstance(question, React):
        to = redirected_to(str(answer))
        if to is not None:
            return say(f"{WORDS}.react.do_redirect", name=names[to])
        return say(f"{WORDS}.react.do_{answer}")
    return say(f"{WORDS}.speak.do_{'pass' if answer == PASS else 'force'}")


def answer_of(way: Way, seat: int | None) -> object:
    return redirect_to(seat) if way.name == REDIRECT and seat is not None else way.answer
