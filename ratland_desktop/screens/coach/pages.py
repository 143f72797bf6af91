"""The coach on secret pages: one thing after the other, with a pointer to it. The tips come from the game.

Says nothing that depends on what its player has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.desk import Desk

from .bubble import Coaching, Pointer, Said
from .coach import Coach, Talk


@dataclass(frozen=True, slots=True)
class PageTip:
    """`key` is its text. With `yes` and `no` it asks whether tips are wanted at all, with these answers."""

    name: str
    key: str
    pointer: Pointer
    yes: str = ""
    no: str = ""

    @property
    def asks(self) -> bool:
        return bool(self.yes)


@dataclass(frozen=True, slots=True)
class PageTips:
    """The tips of one kind of page. The first people on it get all of them, later ones those in `short`."""

    screen: str
    tips: tuple[PageTip, ...]
    short: tuple[str, ...] = ()
    strip: Box | None = None
    """A low box for the bubble, on pages without other room."""

    def coaching(self, coach: Coach, seat: int) -> Coaching:
        """The tips of a seat's turn on this page."""
        names = tuple(tip.name for tip in self.tips)
        talk = coach.talk(seat, self.screen, names, self.short or names)
        off = partial(_off, self.tips, coach, talk, seat)
        return Coaching(partial(_say, self, coach, talk), talk.go_on, off, first=True)


def _now(tips: Sequence[PageTip], talk: Talk) -> PageTip | None:
    return next((tip for tip in tips if tip.name == talk.now), None)


def _off(tips: Sequence[PageTip], coach: Coach, talk: Talk, seat: int, desk: Desk) -> None:
    """Declining the talk does not turn off the tips at the table."""
    tip = _now(tips, talk)
    if tip is not None and tip.asks:
        talk.send_away()
        return
    coach.leave_alone(seat)
    if not coach.wanted:
        desk.end_tips()


def _say(page: PageTips, coach: Coach, talk: Talk, desk: Desk) -> Said | None:
    coach.heed(desk.tips)
    tip = _now(page.tips, talk)
    if tip is None:
        return None
    say = desk.texts
    words = say(tip.key)
    if tip.asks:
        return Said(tip.name, words, say(tip.yes), say(tip.no), tip.pointer, strip=page.strip)
    asked = page.tips[0].asks  # the question is not counted
    n, all_ = talk.at + (not asked), len(talk.tips) - asked
    where = say("tips.where", n=n, all=all_) if all_ > 1 else ""
    ok, off = say("tips.next"), say("tips.off")
    return Said(tip.name, words, ok, off, tip.pointer, where, strip=page.strip)
