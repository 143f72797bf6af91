"""Rolling, naming a partner, sharing the dice."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.third_rat import RAT_CARDS
from ratland_desktop.games.comme_des_rats.rules.words import Colour, Named
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot

from ...pieces import pictures
from ...pieces.cards import card_at
from ...pieces.tokens import die_at, draw_die
from ..brushes import DIE, Stage

LEFT, RIGHT = 0.17, 0.83


def pair_spots(show: Show, pairs: int, x: float = 0.5) -> list[tuple[Spot, Spot]]:
    """Where pairs of dice lie, one under the other."""
    rows = [0.4] if pairs == 1 else [0.24, 0.6]
    gap = DIE * 1.25 / show.box.w / 2
    return [(show.at(x - gap, y), show.at(x + gap, y)) for y in rows]


def rolled(stage: Stage, show: Show, x: h.Rolled) -> None:
    """The dice tumble in from the left."""
    stage.dim(show)
    stage.head(show, x.active, show.at(LEFT, 0.42), 130)
    for colour, (pair, spots) in enumerate(zip(x.pairs, pair_spots(show, len(x.pairs)), strict=True)):
        for at, (face, spot) in enumerate(zip(pair, spots, strict=True)):
            stage.tumble(show, face, Colour(colour), spot, 0.08 * (at + 2 * colour))


def partner_named(stage: Stage, show: Show, x: h.PartnerNamed) -> None:
    """Both dice slide over."""
    stage.dim(show)
    start = stage.person(show, x.active, LEFT)
    forced = x.because is Named.FORCED
    goal = stage.person(show, x.partner, RIGHT, "happy", wear="al_ratone" if forced else "")
    if show.told.turn is not None and show.told.turn.pairs:
        _slide_pair(stage, show, show.told.turn.pairs[0], Colour.BLACK, start, goal, 0.42)


def _slide_pair(stage: Stage, show: Show, pair: tuple[str, str], colour: Colour, start: Spot, goal: Spot,
                y: float) -> None:  # fmt: skip
    high = show.at(0, y)[1]
    for at, face in enumerate(pair):
        begin = (start[0] + 140 + at * 110, high)
        end = (goal[0] - 260 + at * 110, high)
        stage.slide_die(show, face, colour, begin, end, 0.1, DIE * 0.82)


def partners_named(stage: Stage, show: Show, x: h.PartnersNamed) -> None:
    """Black to the one, white to the other."""
    stage.dim(show)
    start = stage.person(show, x.active, 0.12, y=0.42, size=120)
    for colour, seat, y in ((Colour.BLACK, x.black, 0.22), (Colour.WHITE, x.white, 0.7)):
        goal = show.at(0.88, y)
        stage.head(show, seat, goal, 104, "happy", wear="al_ratone" if seat == x.forced else "")
        if show.told.turn is not None and show.told.turn.pairs:
            _slide_pair(stage, show, show.told.turn.pairs[colour], colour, start, goal, y)


def die_kept(stage: Stage, show: Show, x: h.DieKept) -> None:
    """One die stays with the partner, one slides back."""
    stage.dim(show)
    back = stage.person(show, x.active, LEFT)
    partner = stage.person(show, x.partner, RIGHT, "proud")
    _part(stage, show, x.colour, (x.kept, x.returned), back, partner)


def _part(stage: Stage, show: Show, colour: Colour, dice: tuple[str, str], back: Spot, keeper: Spot) -> None:
    high = show.at(0, 0.44)[1]
    near, far = (keeper[0] - 150, high), (keeper[0] - 270, high)
    kept, returned = dice
    glow = die_at(near, DIE)
    show.canvas.circle(glow.centre, DIE * 0.72, theme.see_through(theme.LAMP, 0.3))
    draw_die(show.canvas, glow, kept, colour)
    stage.slide_die(show, returned, colour, far, (back[0] + 150, high), 0.15)


def rat_card_turned(stage: Stage, show: Show, x: h.RatCardTurned) -> None:
    """The Third Rat's card: its ranks, down to the die that it keeps."""
    stage.dim(show)
    back = stage.person(show, x.active, LEFT)
    third = show.told.options.third_rat
    assert third is not None
    keeper = stage.person(show, third, RIGHT, "proud")
    card = card_at(show.at(0.5, 0.36), 150)
    show.canvas.rounded(card, theme.PAPER, radius=18, rim=theme.LAMP_RIM, rim_width=4)
    for rank, (face, row) in enumerate(
        zip(RAT_CARDS[x.card].ranks, card.inset(14, 8).rows(5, 2), strict=True)
    ):
        lit = face == x.kept and show.since(0.12 * rank)
        if lit:
            show.canvas.rounded(row.inset(-8, 0), theme.LAMP, radius=10)
        show.canvas.text(str(rank + 1), row.left_part(30), theme.SMALL_LABEL.fixed(), theme.INK)
        draw_die(show.canvas, Box(row.right - row.h - 10, row.y, row.h, row.h), face)
    high = show.at(0, 0.44)[1]
    draw_die(show.canvas, die_at((keeper[0] - 140, high), DIE), x.kept)
    stage.slide_die(show, x.returned, Colour.BLACK, (keeper[0] - 140, high), (back[0] + 150, high), 0.4)
    sign = Box.around(show.at(0.5, 0.75), 52)
    show.canvas.picture(pictures.decider(active=x.decider == x.active), sign)
    words = show.say("comme_des_rats.screen.stage.decides", name=show.seats[x.decider].name)
    stage.say(show, words, theme.TEXT, y=0.92, size=34)


def die_picked(stage: Stage, show: Show, x: h.DiePicked) -> None:
    """Of the dice that came back, one is carried out."""
    stage.dim(show)
    stage.person(show, x.active, LEFT, "proud")
    turn = show.told.turn
    picked = Colour(turn.picked) if turn is not None and turn.picked is not None else Colour.BLACK
    other = Colour.WHITE if picked is Colour.BLACK else Colour.BLACK
    spot = show.at(0.48, 0.42)
    show.canvas.circle(spot, DIE * 0.74, theme.see_through(theme.LAMP, 0.3))
    stage.die(show, x.picked, picked, spot)
    with show.canvas.faded(0.35):
        stage.die(show, x.unused, other, show.at(0.72, 0.42), DIE * 0.8)


def action_began(stage: Stage, show: Show, x: h.ActionBegan) -> None:
    stage.cellar(show)
    stage.head(show, x.seat, show.at(0.42, 0.62), 124, "fierce")
    draw_die(show.canvas, die_at(show.at(0.56, 0.6), DIE), x.die)


def action_lapsed(stage: Stage, show: Show, x: h.ActionLapsed) -> None:
    """The die crumbles to dust; the reason stands above it."""
    stage.dim(show)
    stage.person(show, x.seat, LEFT, "lost" if x.because.value == "out" else "sleepy")
    spot = show.at(0.55, 0.42)
    if x.die is not None and not show.since(0.45):
        stage.die(show, x.die, Colour.BLACK, spot)
    else:
        show.canvas.picture(pictures.dust(), die_at(spot, DIE * 1.1))
    stage.say(show, show.say(f"comme_des_rats.lapsed.{x.because.value}"), theme.TEXT, y=0.86, size=38)
