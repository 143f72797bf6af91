"""The beginning and the end of a round: doors and roles, stashes turned up, points, the winner."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS
from ratland_desktop.screens.table.brushes import lightly, spread
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import overshoot
from ratland_desktop.shell.names import draw_fitting

from ...pieces import pictures
from ...pieces.cards import card_at, draw_back, draw_card, role_name
from ...pieces.cards import spread as side_by_side
from ..brushes import Stage

EYES_IN_THE_DARK = ((0.12, 0.72), (0.3, 0.84), (0.52, 0.76), (0.7, 0.86), (0.88, 0.7))
A_CARD = 0.35
"""Seconds for each card that turns up."""


def round_began(stage: Stage, show: Show, x: h.RoundBegan) -> None:
    """Cards are dealt behind the doors."""
    stage.cellar(show, lamp=False)
    for number, door in enumerate(show.told.doors):
        spots = stage.door(show, number)
        for card in range(door.left):
            start = (show.box.centre[0], show.box.y - 60)
            stage.fly(show, None, start, spots.card(card).centre, 0.06 * (card * 4 + number), spots.stack.w)
    stage.say(show, show.say("comme_des_rats.screen.stage.round", n=x.round))


def turn_began(stage: Stage, show: Show, x: h.TurnBegan) -> None:
    """The figure passes to the next player."""
    stage.cellar(show, lamp=False)
    stage.head(show, x.active, show.at(0.46, 0.56), 130, "happy")
    show.canvas.picture(pictures.FIGURE, Box.around(show.at(0.57, 0.6), 96))
    stage.say(show, show.say("comme_des_rats.screen.stage.rolls", name=show.seats[x.active].name))


def roles_dealt(stage: Stage, show: Show, x: h.RolesDealt) -> None:
    """A closed card slides to everybody."""
    stage.dim(show)
    seats = stage.from_left(range(len(show.seats)))
    spots = spread(show.at(0.5, 0.4), len(show.seats), 190, show.box.w * 0.92)
    for at, (seat, spot) in enumerate(zip(seats, spots, strict=True)):
        stage.head(show, seat, spot, 116)
        drop = (1 - show.part(0.1 * at, 0.4, overshoot)) * 200
        box = card_at((spot[0], spot[1] + 118 - drop), 72)
        if show.since(0.1 * at):
            show.canvas.picture(pictures.ROLE_BACK, box)


def role_shown(stage: Stage, show: Show, x: h.RoleShown) -> None:
    roles_shown(stage, show, (x,))


def roles_shown(stage: Stage, show: Show, told: Sequence[h.RoleShown]) -> None:
    """The crest lights up beside its owner."""
    stage.dim(show)
    wide = show.box.w * 0.92 / max(2, len(told))
    for at, (x, spot) in enumerate(zip(told, spread(show.at(0.5, 0.42), len(told), 380, show.box.w * 0.94),
                                       strict=True)):  # fmt: skip
        size = min(150.0, wide * 0.44)
        grow = show.part(0.12 * at, 0.45, overshoot)
        wear = x.role if grow > 0.05 else ""
        stage.head(show, x.seat, (spot[0] - size * 0.55, spot[1]), size, "proud", wear=wear)
        if grow > 0.05:
            crest = Box.around((spot[0] + size * 0.6, spot[1]), size)
            show.canvas.circle(
                crest.centre, size * 0.62, theme.see_through(theme.LAMP, 0.25 * min(1.0, grow))
            )
            show.canvas.picture(pictures.crest(x.role), crest)
        name = role_name(show.say, x.role)
        box = Box.around((spot[0], spot[1] + size * 0.9), min(wide, 420), 50)
        show.canvas.text(name, box, theme.LABEL, theme.LAMP, align="centre", outline=theme.NIGHT)


def piles_rearranged(stage: Stage, show: Show, x: h.PilesRearranged) -> None:
    """Two doors stand open a crack, light falls out; nobody else sees what happens behind them."""
    stage.cellar(show, ajar=x.doors)
    for number in x.doors:
        spots = stage.door(show, number)
        show.canvas.rounded(spots.cell.inset(2), None, radius=24, rim=theme.LAMP, rim_width=6)
    stage.head(show, x.seat, show.at(0.5, 0.62), 130, "proud", wear="manipulator")


# --- the end of a round


def round_ended(stage: Stage, show: Show, x: h.RoundEnded) -> None:
    """The lamp flickers; eyes in the dark, and above them the Cat's."""
    stage.dim(show)
    show.canvas.picture(pictures.cat("eyes"), Box.around(show.at(0.5, 0.1), 150, 78))
    for at, (x_, y) in enumerate(EYES_IN_THE_DARK):
        if show.since(0.12 * at):
            show.canvas.picture(pictures.EYES, Box.around(show.at(x_, y), 76, 38))
    stage.say(show, show.say("comme_des_rats.screen.stage.round_over"), y=0.3, size=64)
    words = show.say(f"comme_des_rats.screen.stage.because.{x.because.value}")
    stage.say(show, words, theme.TEXT, y=0.5, size=40)


def stash_shown(stage: Stage, show: Show, x: h.StashShown) -> None:
    """A stash turns up card by card, and what it brings is counted."""
    stage.dim(show)
    stage.person(show, x.seat, 0.13, "happy" if x.cheese + x.clovers else "")
    room = Box(show.at(0.26, 0)[0], show.at(0, 0.2)[1], show.box.w * 0.55, show.box.h * 0.52)
    wide = min(130.0, room.h / 1.4)
    count = 0
    for at, (card, spot) in enumerate(zip(x.cards, side_by_side(room, wide, len(x.cards)), strict=True)):
        if show.since(A_CARD * at):
            draw_card(show.canvas, spot, card)
            count += DOOR_CARDS[card].worth
            if DOOR_CARDS[card].worth:
                lightly(show, f"+{DOOR_CARDS[card].worth}", (spot.centre[0], spot.y), theme.LAMP, A_CARD * at)
        else:
            draw_back(show.canvas, spot)
    if not x.cards:
        _draw_none(show, room)
    done = show.since(A_CARD * len(x.cards))
    total = x.cheese + x.clovers if done else count
    stage_sum = Box.around(show.at(0.9, 0.42), 130, 120)
    show.canvas.picture(pictures.POINT, stage_sum.top_part(70))
    show.canvas.text(str(total), stage_sum.below(62).inset(0, -8), theme.TITLE.fixed(), theme.LAMP,
                     align="centre", outline=theme.NIGHT)  # fmt: skip


def _draw_none(show: Show, room: Box) -> None:
    """No cards at all, in words on a plate of their own."""
    words = show.say("comme_des_rats.screen.seat.none")
    wide = min(show.canvas.measure(words, theme.BODY)[0] + 64, room.w)
    plate = Box.around(room.centre, wide, 72)
    show.canvas.pill(plate, theme.see_through(theme.NIGHT, 0.9), rim=theme.RIM, rim_width=3)
    draw_fitting(show.canvas, words, plate.inset(24, 6), theme.BODY, theme.TEXT, align="centre")


def stash_seconds(x: h.StashShown) -> float:
    return 0.4 + A_CARD * len(x.cards)


def consoled(stage: Stage, show: Show, x: h.Consoled) -> None:
    """Wedges rain on everybody who is not out."""
    stage.dim(show)
    stage.say(show, show.say("comme_des_rats.screen.stage.consoled", n=x.points))
    for seat, spot in zip(
        stage.from_left(x.seats), spread(show.at(0.5, 0.55), len(x.seats), 200, show.box.w * 0.9), strict=True
    ):
        stage.head(show, seat, spot, 120, "happy")
        for drop in range(x.points):
            fall = show.part(0.15 * drop, 0.6)
            y = show.box.y - 40 + (spot[1] - 80 - show.box.y) * fall
            show.canvas.picture(pictures.POINT, Box.around((spot[0] - 26 + 52 * drop, y), 52))


def round_scored(stage: Stage, show: Show, x: h.RoundScored) -> None:
    """Everybody with the points of this round and in all."""
    stage.dim(show)
    count = len(x.points)
    cells = Box.around(show.at(0.5, 0.46), show.box.w * 0.94, show.box.h * 0.66).columns(count, 14)
    best = max(x.points)
    for seat, cell in zip(stage.from_left(range(count)), cells, strict=True):
        leads = x.points[seat] == best and best > 0
        rim = theme.LAMP if leads else show.tint(seat).main
        show.canvas.rounded(cell, theme.see_through(theme.PANEL, 0.92), radius=24, rim=rim, rim_width=5)
        size = min(108.0, cell.w * 0.56)
        stage.head(show, seat, (cell.centre[0], cell.y + size * 0.66), size, "proud" if leads else "")
        total = Box(cell.x, cell.y + size * 1.25, cell.w, 76)
        show.canvas.text(str(x.points[seat]), total, theme.TITLE.fixed(), theme.LAMP, align="centre")
        gain = Box(cell.x + 8, total.bottom - 4, cell.w - 16, 40)
        words = show.say("comme_des_rats.screen.stage.gained", n=x.gained[seat])
        tone = theme.GOOD if x.gained[seat] else theme.SOFT_TEXT
        show.canvas.text(words, gain, theme.SMALL_LABEL, tone, align="centre")


def one_more_round(stage: Stage, show: Show, x: h.OneMoreRound) -> None:
    stage.dim(show)
    stage.say(show, show.say("comme_des_rats.screen.stage.one_more"), y=0.2)
    for seat, spot in zip(
        x.tied, spread(show.at(0.5, 0.55), len(x.tied), 220, show.box.w * 0.9), strict=True
    ):
        stage.head(show, seat, spot, 140, "fierce")


def game_ended(stage: Stage, show: Show, x: h.GameEnded) -> None:
    stage.dim(show)
    names = [show.seats[seat].name for seat in x.winners]
    stage.say(show, show.say("comme_des_rats.screen.stage.wins", names=names, n=len(names)), y=0.1)
    spots = spread(show.at(0.5, 0.62), len(x.winners), 240, show.box.w * 0.9)
    for seat, spot in zip(x.winners, spots, strict=True):
        rise = (1 - show.part(0.0, 0.5, overshoot)) * 80
        stage.head(show, seat, (spot[0], spot[1] + rise), 180, "proud")
        show.canvas.icon("crown", Box.around((spot[0], spot[1] + rise - 122), 84), theme.LAMP)
