"""What dice do: cards drawn and stolen, traps, the Cat, clovers, bandages."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.cards import TRAP
from ratland_desktop.games.comme_des_rats.rules.table import BANDAGES_OUT
from ratland_desktop.games.comme_des_rats.rules.words import Aimed, Cause
from ratland_desktop.screens.table.brushes import between, spread
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import ease_in_out, overshoot

from ...pieces import pictures
from ...pieces.cards import card_at, draw_back, draw_card
from ...pieces.tokens import draw_plasters, plaster_boxes
from ..brushes import CARD, Stage

LEFT, RIGHT = 0.17, 0.83
BIG = 190.0
WALKING, TURNING = 0.8, 0.5
"""Seconds of the Cat's walk, and before it if it is sent on."""


def stored(stage: Stage, show: Show, x: h.Stored) -> None:
    """The top card lifts and flies into the stash, its back to all; only the Third Rat's is seen."""
    stage.cellar(show, ajar=(x.door,), lit=x.door)
    spots = stage.door(show, x.door)
    start = spots.card(x.left).centre
    goal = stage.foot(x.seat)
    rise = show.part(0.0, 0.25)
    lifted = (start[0], start[1] - 46 * rise)
    if not show.since(0.25):
        box = card_at(lifted, spots.stack.w)
        if x.card is None:
            draw_back(show.canvas, box, rim=theme.LAMP)
        else:
            draw_card(show.canvas, box, x.card, rim=theme.LAMP)
    stage.fly(show, x.card, lifted, goal, 0.25, spots.stack.w)


def trap_sprung(stage: Stage, show: Show, x: h.TrapSprung) -> None:
    """The card flips in the air and snaps shut; then it lies beside its door."""
    stage.cellar(show, ajar=(x.door,), lit=x.door)
    spots = stage.door(show, x.door)
    shake = 0.0 if not 0.3 < show.passed < 0.7 else (4.0 if int(show.passed * 20) % 2 else -4.0)
    centre = (spots.cell.centre[0] + shake, show.at(0, 0.36)[1])
    grow = show.part(0.0, 0.3, overshoot)
    show.canvas.circle(centre, max(2.0, 130 * min(1.0, grow)), theme.see_through(theme.BAD, 0.3))
    draw_card(show.canvas, card_at(centre, BIG * 0.8), TRAP)
    stage.flash(show, pictures.SNAP, centre, 300, 0.3)
    x_head = centre[0] + (150 if centre[0] < show.box.centre[0] else -150)
    hop = show.part(0.3, 0.2) - show.part(0.5, 0.3)
    stage.head(show, x.seat, (x_head, centre[1] + 20 - 30 * hop), 120, "poisoned")


def stole(stage: Stage, show: Show, x: h.Stole) -> None:
    """A card flies from fan to fan, its back to all unless everybody may know it."""
    stage.dim(show)
    thief = stage.person(show, x.thief, LEFT, "proud", wear=pictures.THIEF)
    victim = stage.person(show, x.victim, RIGHT, "hungry")
    start, goal = (victim[0] - 140, victim[1]), (thief[0] + 150, thief[1])
    for at in range(min(x.left, 5)):
        draw_back(show.canvas, card_at((start[0] + 20 - at * 22, start[1] + 6), CARD * 0.8))
    stage.fly(show, x.card, start, goal, 0.1, CARD * 1.2, 0.6)
    if show.since(0.7):
        box = card_at(goal, CARD * 1.2)
        if x.card is None:
            draw_back(show.canvas, box, rim=theme.LAMP)
        else:
            draw_card(show.canvas, box, x.card, rim=theme.LAMP)


def fool_unmasked(stage: Stage, show: Show, x: h.FoolUnmasked) -> None:
    """The Fool's traps pour out one by one."""
    stage.dim(show)
    stage.person(show, x.seat, LEFT, "lost", wear="fool")
    spots = spread(show.at(0.6, 0.44), max(1, x.traps), 150, show.box.w * 0.55)
    for at in range(x.traps):
        if show.since(0.2 * at):
            drop = (1 - show.part(0.2 * at, 0.3, overshoot)) * 160
            draw_card(show.canvas, card_at((spots[at][0], spots[at][1] - drop), 130), TRAP)


def cat_sent(stage: Stage, show: Show, x: h.CatSent) -> None:
    """The Cat walks along the foot of the stage to its target. The Hypnotist turns it round first."""
    stage.dim(show)
    turned = x.because is Aimed.REDIRECTED
    wear = "hypnotist" if turned else ""
    start = stage.person(show, x.by, LEFT, "fierce", y=0.36, size=128, wear=wear)
    goal = stage.person(show, x.target, RIGHT, "hungry", y=0.36, size=128)
    if turned:
        stage.flash(show, pictures.HYPNOSIS, start, 220, 0.0, 0.7)
    turning = TURNING if turned else 0.0
    part = show.part(turning, WALKING, ease_in_out)
    floor = show.at(0, 0.74)[1]
    spot = between((start[0] + 40, floor), (goal[0] - 150, floor), part)
    if turned and part <= 0:
        pose = "turning"
    else:
        pose = "sitting" if part >= 1 else pictures.WALKING[show.step - 1]
    stage.cat(show, pose, spot, 250)


def cat_seconds(x: h.CatSent) -> float:
    return WALKING + 0.1 + (TURNING if x.because is Aimed.REDIRECTED else 0.0)


def clover_used(stage: Stage, show: Show, x: h.CloverUsed) -> None:
    """The card flips to the middle, its leaves fly off; the Cat slinks away, or the trap opens."""
    stage.dim(show)
    saved = stage.person(show, x.seat, LEFT, "happy")
    stage.flash(show, pictures.FOUR_LEAVES, (saved[0] + 60, saved[1] - 70), 96, 0.3, 0.6)
    centre = show.at(0.5, 0.42)
    grow = show.part(0.0, 0.4, overshoot)
    show.canvas.circle(centre, max(2.0, 170 * min(1.0, grow)), theme.see_through(theme.GOOD, 0.25))
    draw_card(show.canvas, card_at(centre, BIG), "clover")
    stage.leaves(show, centre, 250, 0.25)
    if x.against is Cause.CAT:
        away = show.part(0.2, 0.7, ease_in_out)
        stage.cat(show, "slinking", between(show.at(0.78, 0.62), show.at(1.1, 0.62), away), 240)
    else:
        draw_card(show.canvas, card_at(show.at(0.82, 0.44), CARD * 1.2), TRAP, angle=-9)


def bandaged(stage: Stage, show: Show, x: h.Bandaged) -> None:
    """A bandage sticks to the head and falls into its place."""
    stage.dim(show)
    spot = stage.person(
        show, x.seat, 0.28, "poisoned", hop=show.part(0.0, 0.2) - show.part(0.2, 0.3), size=170
    )
    room = Box.around(show.at(0.64, 0.42), 420, 140)
    part = show.part(0.35, 0.4, ease_in_out)
    if x.because is Cause.CAT:
        stage.flash(show, pictures.SCRATCH, spot, 190, 0.0, 0.5)
    _places(show, room, x.bandages if part >= 1 else x.bandages - 1)
    goal = _place(room, x.bandages - 1)
    start: Spot = (spot[0] + 30, spot[1] - 30)
    if part < 1:
        show.canvas.picture(pictures.BANDAGE, Box.around(between(start, goal, part), 130))
    if x.bandages == BANDAGES_OUT - 1 and show.since(0.8):
        side = 118 + 10 * (int(show.passed * 3) % 2)
        show.canvas.circle(_place(room, BANDAGES_OUT - 1), side / 2, None, rim=theme.BAD, rim_width=6)


def _places(show: Show, room: Box, bandages: int) -> None:
    draw_plasters(show.canvas, room, bandages)


def _place(room: Box, at: int) -> Spot:
    return plaster_boxes(room)[at].centre


def went_out(stage: Stage, show: Show, x: h.WentOut) -> None:
    """The stash slides face down off the table."""
    stage.dim(show)
    stage.person(show, x.seat, 0.28, "lost", size=170)
    away = show.part(0.3, 0.7, ease_in_out) * show.box.h
    spots = spread(show.at(0.66, 0.4), max(1, x.cards), 90, show.box.w * 0.4)
    for at in range(x.cards):
        draw_back(show.canvas, card_at((spots[at][0], spots[at][1] + away), CARD))
    stage.say(
        show, show.say("comme_des_rats.screen.stage.out", name=show.seats[x.seat].name), theme.BAD, y=0.9
    )


def healed(stage: Stage, show: Show, x: h.Healed) -> None:
    """A bandage peels off."""
    stage.dim(show)
    stage.person(show, x.seat, 0.28, "happy", size=170)
    room = Box.around(show.at(0.64, 0.42), 420, 140)
    _places(show, room, x.bandages)
    part = show.part(0.1, 0.6)
    if part < 1:
        start = _place(room, x.bandages)
        with show.canvas.faded(1 - part):
            spot = (start[0] + 30 * part, start[1] - 120 * part)
            show.canvas.picture(pictures.BANDAGE, Box.around(spot, 130))
