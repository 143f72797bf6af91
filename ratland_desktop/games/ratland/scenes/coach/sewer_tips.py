"""The coach on secret pages: what is what in the sewer, and how to read a clan card.

Says nothing that depends on anybody's plan.
"""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.ratland.rules.words import DUMP, FIELD, LEFT, NURSERY, PANTRY
from ratland_desktop.games.ratland.scenes.opening.layout import CARDS
from ratland_desktop.games.ratland.scenes.opening.layout import DONE as DONE_AT_OPENING
from ratland_desktop.games.ratland.scenes.sewer.layout import (
    COLUMNS,
    DONE,
    MAIN,
    PIPES,
    POOL,
    ROOMS,
    SIDE,
)
from ratland_desktop.screens.coach.bubble import Coaching, Pointer, Said, Side
from ratland_desktop.screens.coach.coach import Coach, Lesson
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.desk import Desk

HELLO = "hello"


def _top(box: Box) -> tuple[float, float]:
    return (box.centre[0], box.y + 16)


AREA_SIGNS = COLUMNS[DUMP].union(COLUMNS[FIELD])
"""The three areas with their bags, above the street."""

SEWER: dict[str, Pointer] = {
    HELLO: Pointer((MAIN.centre[0], 420), Side.FREE),
    "pool": Pointer((POOL.centre[0], POOL.y + 16), Side.ABOVE, POOL),
    "areas": Pointer((MAIN.centre[0], AREA_SIGNS.bottom - 10), Side.BELOW, AREA_SIGNS),
    "pantry": Pointer(_top(ROOMS[PANTRY]), Side.ABOVE, ROOMS[PANTRY]),
    "pipes": Pointer((PIPES[LEFT].right - 16, PIPES[LEFT].centre[1]), Side.RIGHT, PIPES[LEFT]),
    "nursery": Pointer(_top(ROOMS[NURSERY]), Side.ABOVE, ROOMS[NURSERY]),
    "event": Pointer((SIDE.x + 30, 250), Side.LEFT, SIDE),
    "preview": Pointer((SIDE.x + 30, 640), Side.LEFT, SIDE),
    "done": Pointer((DONE.centre[0], DONE.y + 10), Side.ABOVE, DONE),
}
SHORT = (HELLO, "pool", "areas", "done")
DUEL = ("pantry", "pipes")
"""Said differently where two play: pipe against pipe (R1)."""

STRIP = Box(CARDS.x, CARDS.bottom + 12, DONE_AT_OPENING.x - CARDS.x - 24, SAFE.bottom - CARDS.bottom - 14)
"""Under the two clan cards, beside the button that goes on."""
OPENING = Pointer(STRIP.centre, Side.FREE, CARDS)


def sewer_coaching(coach: Coach, seat: int, players: int) -> Coaching:
    """The tips of a seat's first turn in its sewer."""
    lesson = coach.lesson(seat, "sewer", tuple(SEWER), SHORT)
    off = partial(_off, coach, lesson, seat)
    return Coaching(partial(_in_sewer, coach, lesson, players), lesson.go_on, off, first=True)


def opening_coaching(coach: Coach, seat: int) -> Coaching:
    """One tip at the opening choice."""
    lesson = coach.lesson(seat, "opening", ("opening",), ("opening",))
    off = partial(_off, coach, lesson, seat)
    return Coaching(partial(_at_opening, coach, lesson), lesson.go_on, off, first=True)


def _off(coach: Coach, lesson: Lesson, seat: int, desk: Desk) -> None:
    """Declining the lesson does not turn off the tips at the table."""
    if lesson.now == HELLO:
        lesson.sent_away = True
        return
    coach.leave_alone(seat)
    if not coach.wanted:
        desk.end_tips()


def _in_sewer(coach: Coach, lesson: Lesson, players: int, desk: Desk) -> Said | None:
    coach.heed(desk.tips)
    tip = lesson.now
    if tip is None:
        return None
    say = desk.texts
    words = say(f"lesson.sewer.{tip}_duel" if players == 2 and tip in DUEL else f"lesson.sewer.{tip}")
    if tip == HELLO:
        return Said(tip, words, say("lesson.sewer.yes"), say("lesson.sewer.no"), SEWER[tip])
    where = say("lesson.where", n=lesson.at, all=len(lesson.tips) - 1)
    return Said(tip, words, say("ratland.tips.next"), say("ratland.tips.off"), SEWER[tip], where)


def _at_opening(coach: Coach, lesson: Lesson, desk: Desk) -> Said | None:
    coach.heed(desk.tips)
    if lesson.now is None:
        return None
    say = desk.texts
    words = say("ratland.tips.opening")
    return Said("opening", words, say("ratland.tips.next"), say("ratland.tips.off"), OPENING, strip=STRIP)
