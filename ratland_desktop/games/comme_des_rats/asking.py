"""How the questions of Comme des Rats are put (`comme_des_rats.ask.*`).

Questions on the open table name whoever decides; those behind the curtain speak to one person. All they say
is open, but for the answers on offer to `react` and `speak_up`, which are for the asked seat alone. Knows
questions and texts, but no table, no drawing and no pygame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...hotseat.asking import Asker, Asking, Offer, Put
from ...tabletop.dialogue import Question
from .rules import questions as q
from .rules.words import Colour


def face_words(ask: Asker, faces: tuple[str, ...]) -> list[str]:
    """Faces of dice, for a list."""
    return [ask.texts(f"comme_des_rats.face.{face}.word") for face in faces]


def of_seat(ask: Asker, seat: int) -> Offer:
    return Offer(seat, ask.names[seat], seat=seat)


# --- the Manipulator


def put_look_piles(question: q.LookPiles, ask: Asker) -> Put:
    offers = [Offer(pair, ask.say("pair", one=pair[0] + 1, other=pair[1] + 1)) for pair in question.options]
    return Put(ask.say("title"), ask.say("about"), tuple(offers))


def put_order(question: q.Order, ask: Asker) -> Put:
    """Orders of cards are no handful: the screen lets them be sorted."""
    doors = [str(door + 1) for door in question.doors]
    return Put(ask.say("title", doors=doors), ask.say("about"))


# --- a turn


def put_reroll(question: q.Reroll, ask: Asker) -> Put:
    return put_words(question, ask, faces=face_words(ask, question.dice))


def put_speak_up(question: q.SpeakUp, ask: Asker) -> Put:
    active = ask.names[question.active]
    offers = []
    for option in question.options:
        part = option.replace("-", "_")
        offers.append(ask.offer(option, part, f"{part}_about", active=active))
    return Put(ask.say("title"), ask.say("about", active=active), tuple(offers))


def put_partner(question: q.Partner, ask: Asker) -> Put:
    offers = tuple(of_seat(ask, seat) for seat in question.options)
    return Put(ask.say("title"), ask.say("about", faces=face_words(ask, question.dice)), offers)


def put_partners(question: q.Partners, ask: Asker) -> Put:
    black, white = (face_words(ask, pair) for pair in question.dice)
    offers = tuple(
        Offer(pair, ask.say("pair", black=ask.names[pair[0]], white=ask.names[pair[1]]))
        for pair in question.options
    )
    return Put(ask.say("title"), ask.say("about", black=black, white=white), offers)


def put_other_partner(question: q.OtherPartner, ask: Asker) -> Put:
    colour = Colour(question.colour).name.lower()
    offers = tuple(of_seat(ask, seat) for seat in question.options)
    about = ask.say(f"about_{colour}", faces=face_words(ask, question.dice))
    return Put(ask.say(f"title_{colour}"), about, offers)


def put_keep(question: q.Keep, ask: Asker) -> Put:
    active = ask.names[question.active]
    offers = []
    for place in question.options:
        kept, returned = question.dice[place], question.dice[1 - place]
        offers.append(ask.offer(place, "keep", "keep_about", kept=kept, returned=returned, active=active))
    return Put(ask.say("title"), ask.say("about", active=active), tuple(offers))


def put_die(question: q.PickedDie, ask: Asker) -> Put:
    offers = []
    for place in question.options:
        picked, unused = question.dice[place], question.dice[1 - place]
        offers.append(ask.offer(place, "pick", "pick_about", picked=picked, unused=unused))
    return Put(ask.say("title"), ask.say("about"), tuple(offers))


# --- actions


def put_pile(question: q.Pile, ask: Asker) -> Put:
    """The seat that is asked may decide for the Third Rat."""
    kind = "about" if question.actor == question.seat else "for_it"
    about = ask.say(kind, keys=question.keys, actor=ask.names[question.actor])
    offers = tuple(
        Offer(door, ask.texts("comme_des_rats.door.name", n=door + 1)) for door in question.options
    )
    return Put(ask.say("title"), about, offers)


def put_victim(question: q.Victim, ask: Asker) -> Put:
    """Who decides for the Third Rat may have to rob themselves."""
    own = question.actor == question.seat
    title = ask.say("title" if own else "title_for_it", actor=ask.names[question.actor])
    about = ask.say("about" if own else "for_it", actor=ask.names[question.actor])
    return Put(title, about, tuple(of_seat(ask, seat) for seat in question.options))


def put_target(question: q.Target, ask: Asker) -> Put:
    return Put(ask.say("title"), ask.say("about"), tuple(of_seat(ask, seat) for seat in question.options))


def put_react(question: q.React, ask: Asker) -> Put:
    """For one person's eyes: who or what it is, how bad it is, and what can be done about it."""
    by = "" if question.by is None else ask.names[question.by]
    about = ask.say(f"about_{question.cause.value}", by=by)
    note = ask.say(f"note_{question.bandages}")
    return Put(ask.say(f"title_{question.cause.value}"), about, reactions(question, ask), note)


def reactions(question: q.React, ask: Asker) -> tuple[Offer, ...]:
    offers = []
    for option in question.options:
        seat = q.redirected_to(option)
        if seat is not None:
            label = ask.say("redirect", target=ask.names[seat])
            offers.append(Offer(option, label, ask.say("redirect_about"), seat=seat))
        else:
            last = option == q.TAKE and question.is_last
            offers.append(ask.offer(option, option, "take_last_about" if last else f"{option}_about"))
    return tuple(offers)


# --- the end


def put_another_round(question: q.AnotherRound, ask: Asker) -> Put:
    return put_words(question, ask, names=[ask.names[seat] for seat in question.tied])


def put_words(question: q.Pick, ask: Asker, **params: Any) -> Put:
    """A question whose answers are words."""
    offers = tuple(ask.offer(option, option, f"{option}_about") for option in question.options)
    return Put(ask.say("title"), ask.say("about", **params), offers)


PUTTING: dict[type[Question], Callable[[Any, Asker], Put]] = {
    q.LookPiles: put_look_piles,
    q.Order: put_order,
    q.Reroll: put_reroll,
    q.SpeakUp: put_speak_up,
    q.Partner: put_partner,
    q.Partners: put_partners,
    q.OtherPartner: put_other_partner,
    q.Keep: put_keep,
    q.PickedDie: put_die,
    q.Pile: put_pile,
    q.Victim: put_victim,
    q.Target: put_target,
    q.React: put_react,
    q.AnotherRound: put_another_round,
}


def say_order(question: q.Order, answer: Any, view: object, ask: Asker) -> str:
    """Whether the Manipulator left the cards as they lay, for a game that is over."""
    return ask.say("kept" if answer == question.default_answer() else "laid")


ASKING = Asking("comme_des_rats.ask", PUTTING, {q.Order: say_order})
