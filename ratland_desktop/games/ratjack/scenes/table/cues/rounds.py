"""The beginning of a round and the end of a turn: dealing, sums, who is out, points, all hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratjack.adding_up import sum_of
from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.chips import LETTERS
from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL, Merit
from ratland_desktop.screens.pieces.confetti import draw_confetti
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import overshoot
from ratland_desktop.tabletop.dialogue import Happening

from ...pieces.dials import tone_of
from ...pieces.places import lay_place
from ...pieces.signs import MOODS
from ..brushes import Stage

CONFETTI = 2.2
"""Seconds of its fall that a point for exactly 25 shows."""


# --- the round


def round_began(stage: Stage, show: Show, x: h.RoundBegan) -> None:
    title = show.say("ratjack.screen.bar.round", n=x.number)
    stage.say(show, show.say("ratjack.screen.stage.begins", name=show.seats[x.starter].name), upper=title)
    for at, (letter, side) in enumerate(zip(LETTERS, x.faces, strict=True)):
        goal = stage.chip(letter)
        start = (goal.centre[0], goal.y - 220)
        stage.fly_chip(show, side, start, goal.centre, 0.08 * at)


def deal(stage: Stage, show: Show, told: Sequence[Happening]) -> None:
    number = 0
    for x in told:
        if isinstance(x, h.Dealt):
            for _ in range(2):
                for seat in x.seats:
                    stage.fly_back(show, stage.felt.deck, stage.hand(show.told, seat), 0.1 * number)
                    number += 1
        elif isinstance(x, h.FirstDiscard):
            stage.fly_card(show, x.face, stage.felt.deck, stage.felt.discard, 0.1 * number)


def opening_hidden(stage: Stage, show: Show, x: h.OpeningHidden) -> None:
    for seat in x.seats:
        card = stage.card(show.told, seat, 0)
        stage.fly_back(show, stage.hand(show.told, seat), card)
        stage.ring(show, card)


def turn_began(stage: Stage, show: Show, x: h.TurnBegan) -> None:
    stage.say(show, "", upper=show.seats[x.seat].name)


# --- the end of a turn


def totals(stage: Stage, show: Show, told: Sequence[h.TotalChanged]) -> None:
    """The sum in the middle: 8 + 5 + 12 = 25. Of several it shows the most important one: somebody who is
    out, or else exactly 25, or else the highest."""
    x = max(told, key=lambda one: (one.after > MOST_TOTAL, one.after == MOST_TOTAL, one.after))
    sum_ = sum_of(x.terms, show.say)
    sum_ = f"{sum_} = {x.after}" if sum_ not in ("", str(x.after)) else str(x.after)
    name = show.seats[x.seat].name
    said = show.say("ratjack.screen.stage.total", name=name, total=x.after)
    stage.say(show, said, upper=sum_, tone=tone_of(x.after))
    for one in told:
        _pulse(stage, show, one.seat)


def total(stage: Stage, show: Show, x: h.TotalChanged) -> None:
    totals(stage, show, (x,))


def _pulse(stage: Stage, show: Show, seat: int) -> None:
    place = show.told.places[seat]
    spots = lay_place(stage.felt.place(seat), place)
    grow = 1 + 0.22 * (1 - show.part(0.0, 0.5, overshoot))
    show.canvas.circle(spots.dial, spots.radius * grow + 8, None, rim=theme.LAMP, rim_width=5)


def knocked_out(stage: Stage, show: Show, x: h.KnockedOut) -> None:
    names = [show.seats[seat].name for seat in x.seats]
    stage.guest(show, "startled")
    words = show.say("ratjack.screen.stage.out", names=names, n=len(names))
    upper = " · ".join(str(total) for total in x.totals)
    stage.say(show, words, theme.BAD, upper=upper, tone=theme.BAD)


def point(stage: Stage, show: Show, x: h.Point) -> None:
    points(stage, show, (x,))


def cheer(told: h.Point | Sequence[h.Point]) -> Sounds:
    """A fanfare for exactly 25, else the sound of a point."""
    every = [told] if isinstance(told, h.Point) else told
    return ((0.0, "fanfare" if any(x.why is Merit.RATJACK for x in every) else "point"),)


def points(stage: Stage, show: Show, told: Sequence[h.Point]) -> None:
    """Stars fly to those who won them; why stands in the middle."""
    last = told[-1]
    name = show.seats[last.seat].name
    words = show.say(f"ratjack.merit.{last.why.value}")
    if any(x.why is Merit.RATJACK for x in told):
        draw_confetti(show.canvas, stage.felt.middle, CONFETTI * show.part(0.0, 1.0))
    stage.say(show, words, upper=name)
    for at, x in enumerate(told):
        stars = lay_place(stage.felt.place(x.seat), show.told.places[x.seat]).stars
        goal = stars[min(x.points, len(stars)) - 1]
        part = show.part(0.15 * at, 0.5)
        start = stage.big.centre
        spot = (start[0] + (goal.centre[0] - start[0]) * part, start[1] + (goal.centre[1] - start[1]) * part)
        side = goal.w * (2.6 - 1.2 * part)
        show.canvas.circle(spot, side * 0.7, theme.see_through(theme.LAMP, 0.3))
        show.canvas.icon("star", Box.around(spot, side), theme.LAMP)


def round_ended(stage: Stage, show: Show, x: h.RoundEnded) -> None:
    stage.guest(show, MOODS[x.why])
    words = show.say(f"ratjack.ending.{x.why.value}")
    stage.say(show, show.say("ratjack.screen.stage.round_over"), upper=words)


def secrets(stage: Stage, show: Show, x: h.SecretsShown) -> None:
    stage.guest(show, "sly")
    stage.say(show, show.say("ratjack.screen.stage.secrets"))


def game_ended(stage: Stage, show: Show, x: h.GameEnded) -> None:
    names = [show.seats[seat].name for seat in x.winners]
    stage.guest(show, "happy")
    stage.say(
        show,
        show.say("ratjack.screen.stage.wins", names=names, n=len(names)),
        upper=show.say("ratjack.screen.stage.three"),
    )
