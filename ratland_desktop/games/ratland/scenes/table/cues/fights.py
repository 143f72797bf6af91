"""The cue of several attacks at once: for each a pipe with runners, who wins, and what is stolen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.screens.table.brushes import between, name_plate, sewer_wall, words
from ratland_desktop.screens.table.crowd import Effect, Member, crowd, gain, lasts
from ratland_desktop.screens.table.cues import Cue, Show, cue
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import ease_in_out, overshoot, wind_up
from ratland_desktop.shell.portraits import draw_portrait

from .attack import attacked, pipe, stole
from .brushes import runner

RUN, MET, FLIGHT = 1.1, 1.2, 1.5
"""Seconds: how long they run, when they have met, when the cheese begins to fly."""
MOST_RUNNERS = 4
NAME_WIDE = 170.0
LOWEST_PLATE = 27.0
"""Of a name: lower ones have no room for letters that can be read."""
ALONE = 2.0
"""One attack is shown as always; after so many seconds comes the theft."""


@dataclass(frozen=True, slots=True)
class Fight:
    """An attack, and what it steals if that is told in the same step."""

    attack: h.Attacked
    theft: h.Stole | None


def fights_in(told: Sequence[h.Attacked | h.Stole]) -> list[Fight]:
    thefts = {(x.seat, x.victim, x.side): x for x in told if isinstance(x, h.Stole)}
    return [Fight(x, thefts.get((x.seat, x.victim, x.side))) for x in told if isinstance(x, h.Attacked)]


def fights(show: Show, told: Sequence[h.Attacked | h.Stole]) -> None:
    found = fights_in(told)
    if not found:
        _thefts(show, told)
        return
    if len(found) == 1 and found[0].theft is not None:
        _one(show, found[0].attack, found[0].theft)
        return
    sewer_wall(show, lamps=False)
    columns = 1 if len(found) <= 3 else 2
    rows = max(2, -(-len(found) // columns))
    cells = show.box.inset(16, 10).grid(columns, rows, 10)
    for fight, cell in zip(found, cells, strict=False):
        _fight(show, fight, cell)


def _robbed(show: Show, told: Sequence[h.Stole]) -> list[Member]:
    """Everybody who stole or was robbed, with what came in and what went out."""
    signs: dict[int, list[Effect]] = {}
    for seat in dict.fromkeys(seat for x in told for seat in (x.seat, x.victim)):
        got = sum(x.cheese for x in told if x.seat == seat)
        gave = sum(x.cheese for x in told if x.victim == seat)
        signs[seat] = [gain(show, "cheese/yellow", count) for count in (got, -gave) if count]
    return [
        Member(seat, "happy" if found and found[0].colour == theme.GOOD else "hungry", tuple(found))
        for seat, found in signs.items()
    ]


_thefts = crowd("ratland/place/pantry", _robbed)


def _one(show: Show, attack: h.Attacked, theft: h.Stole) -> None:
    """The whole stage for one attack, and then for its theft."""
    if show.passed < ALONE:
        attacked(show, attack)
    else:
        stole(show.later(ALONE), theft)


def _fight(show: Show, fight: Fight, cell: Box) -> None:
    """The attacker at the left, the victim at the right, and the pipe between them."""
    x, met = fight.attack, show.since(MET)
    moods = ("proud", "hungry") if x.owed else ("hungry", "happy")
    wide = max(cell.w * 0.18, min(cell.w * 0.27, NAME_WIDE))
    ends = (cell.left_part(wide), cell.right_part(wide))
    for seat, end, mood, before in zip((x.seat, x.victim), ends, moods, ("fierce", ""), strict=True):
        seen = mood if met else before
        key = ("fighter", show.seats[seat], end, seen)
        show.canvas.layer(key, end, partial(_paint_fighter, show, seat, end, seen))
    lane = Box(ends[0].right + 6, cell.y, ends[1].x - ends[0].right - 12, cell.h)
    _lane(show, x, lane)
    if fight.theft is not None:
        _loot(show, fight.theft, lane)


def _paint_fighter(show: Show, seat: int, end: Box, mood: str, canvas: Canvas) -> None:
    """A face above its name."""
    plate = min(34.0, max(LOWEST_PLATE, end.h * 0.27))
    side = min(end.h - plate, end.w * 0.9)
    draw_portrait(canvas, Box(end.centre[0] - side / 2, end.y, side, side * 1.094), show.seats[seat], mood)
    name_plate(show, seat, Box(end.x, end.bottom - plate, end.w, plate))


def _lane(show: Show, x: h.Attacked, lane: Box) -> None:
    """Rats run through the pipe, and the numbers are compared above it."""
    high = min(lane.h * 0.5, 96.0)
    y = lane.bottom - high * 0.62
    pipe(show, lane.x, lane.right, y, high)
    run = show.part(0.05, RUN, wind_up)
    wide = min(high * 0.8, lane.w * 0.16)
    shown = min(x.rats, MOST_RUNNERS)
    for at in range(shown):
        goal = lane.x + lane.w * (0.74 if x.guards else 0.84) - at * wide * 0.6
        start = lane.x + wide * 0.7
        px = max(start, start + (goal - start) * run)
        runner(show, (px, y + 2), wide, show.tint(x.seat), runs=0.05 < run < 1)
    for at in range(min(x.guards, 2)):
        spot = (lane.right - wide * 0.6 - at * wide * 0.5, y + 2)
        runner(show, spot, wide, show.tint(x.victim), left=True, runs=False)
    if show.since(MET):
        sign = ">" if x.strength > x.defence else "=" if x.strength == x.defence else "<"
        pop = (1 - show.part(MET, 0.35, overshoot)) * 30
        box = Box(lane.x, lane.y - pop, lane.w * (0.54 if x.owed else 1.0), lane.h - high * 1.2)
        colour = theme.GOOD if x.owed else theme.BAD
        words(show, f"{x.strength} {sign} {x.defence}", box, theme.TITLE.sized(50), colour)


def _loot(show: Show, x: h.Stole, lane: Box) -> None:
    """Cheese flies from the victim to the thief, and lands as a number."""
    high = min(lane.h * 0.42, 70.0)
    side = min(high, lane.w * 0.2)
    above = lane.y + side * 0.5
    part = show.part(FLIGHT, 0.8, ease_in_out)
    if x.cheese and 0 < part < 1:
        where = between((lane.right, above), (lane.x, above), part, side * 0.5)
        show.canvas.picture("cheese/yellow", Box.around(where, side))
    if part >= 1:
        piece = Box(lane.x + lane.w * 0.55, lane.y + (high - side) / 2, side, side)
        show.canvas.picture("cheese/yellow", piece)
        if not x.cheese:
            show.canvas.icon("cross", piece, theme.BAD)
        count = Box(piece.right + 4, lane.y, lane.right - piece.right - 4, high)
        words(show, f"×{x.cheese}", count, theme.HEADING, theme.LAMP, align="left")


def _seconds(told: Sequence[h.Attacked | h.Stole]) -> float:
    found = fights_in(told)
    if not found:
        return lasts(told)
    if len(found) == 1 and found[0].theft is not None:
        return ALONE + 1.1 + 0.22 * min(found[0].theft.cheese, 12)
    return FLIGHT + 1.0 if any(fight.theft for fight in found) else MET + 0.7


def _sounds(told: Sequence[h.Attacked | h.Stole]) -> Sounds:
    found = fights_in(told)
    heard = [(0.0, "attack")] if found else []
    if any(isinstance(x, h.Stole) and x.cheese for x in told):
        heard.append((0.3 if not found else ALONE + 0.1 if len(found) == 1 else FLIGHT, "steal"))
    return heard


TOGETHER: dict[str, Cue] = {"fights": cue(fights, _seconds, _sounds)}
