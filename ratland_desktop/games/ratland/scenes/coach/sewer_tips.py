"""The coach on secret pages: what is what in the sewer, and how to read a clan card.

Says nothing that depends on anybody's plan.
"""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.ratland.rules.words import LEFT, NURSERY, PANTRY
from ratland_desktop.games.ratland.scenes.coach.bubble import Coaching, Pointer, Said, Side
from ratland_desktop.games.ratland.scenes.coach.coach import Coach, Lesson
from ratland_desktop.games.ratland.scenes.sewer.layout import DONE, MAIN, PIPES, POOL, ROOMS, SIDE
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.desk import Desk

HELLO = "hello"


def _top(box: Box) -> tuple[float, float]:
    return (box.centre[0], box.y + 16)


SEWER: dict[str, Pointer] = {
    HELLO: Pointer((MAIN.centre[0], 420), Side.FREE),
    "pool": Pointer((POOL.centre[0], POOL.y + 40), Side.ABOVE),
    "areas": Pointer((MAIN.centre[0], 148), Side.BELOW),
    "pantry": Pointer(_top(ROOMS[PANTRY]), Side.ABOVE),
    "pipes": Pointer((PIPES[LEFT].right - 30, PIPES[LEFT].centre[1]), Side.RIGHT),
    "nursery": Pointer(_top(ROOMS[NURSERY]), Side.ABOVE),
    "event": Pointer((SIDE.x + 30, 250), Side.LEFT),
    "preview": Pointer((SIDE.x + 30, 640), Side.LEFT),
    "done": Pointer((DONE.centre[0], DONE.y + 10), Side.ABOVE),
}
SHORT = (HELLO, "pool", "areas", "done")
DUEL = ("pantry", "pipes")
"""Said differently where two play: pipe against pipe (R1)."""

OPENING = Pointer((SAFE.centre[0], 700), Side.FREE)


def sewer_coaching(coach: Coach, seat: int, players: int) -> Coaching:
    """The tips of a seat's first turn in its sewer."""
    lesson = coach.lesson(seat, "sewer", tuple(SEWER), SHORT)
    off = partial(_off, coach, lesson, seat)
    return Coaching(partial(_in_sewer, lesson, players), lesson.go_on, off, first=True)


def opening_coaching(coach: Coach, seat: int) -> Coaching:
    """One tip at the opening choice."""
    lesson = coach.lesson(seat, "opening", ("opening",), ("opening",))
    return Coaching(
        partial(_at_opening, lesson), lesson.go_on, partial(_off, coach, lesson, seat), first=True
    )


def _off(coach: Coach, lesson: Lesson, seat: int) -> None:
    """Declining the lesson does not turn off the tips at the table."""
    if lesson.now == HELLO:
        lesson.stop()
    else:
        coach.leave_alone(seat)


def _in_sewer(lesson: Lesson, players: int, desk: Desk) -> Said | None:
    tip = lesson.now
    if tip is None:
        return None
    say = desk.texts
    words = say(f"lesson.sewer.{tip}_duel" if players == 2 and tip in DUEL else f"lesson.sewer.{tip}")
    if tip == HELLO:
        return Said(tip, words, say("lesson.sewer.yes"), say("lesson.sewer.no"), SEWER[tip])
    where = say("lesson.where", n=lesson.at, all=len(lesson.tips) - 1)
    return Said(tip, words, say("ratland.tips.next"), say("ratland.tips.off"), SEWER[tip], where)


def _at_opening(lesson: Lesson, desk: Desk) -> Said | None:
    if lesson.now is None:
        return None
    say = desk.texts
    words = say("ratland.tips.opening")
    return Said("opening", words, say("ratland.tips.next"), say("ratland.tips.off"), OPENING)
