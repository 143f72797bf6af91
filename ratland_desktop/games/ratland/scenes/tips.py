"""The coach's tips for RatLand: on secret pages what is what, and at the table each phase as it comes.

A phase in which nothing happens is explained when something happens in it for the first time. Nothing here
depends on anybody's plan.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.words import (
    ATTACK,
    BREEDING,
    DUMP,
    EVENT,
    FEEDING,
    FIELD,
    LEFT,
    NURSERY,
    PANTRY,
    RATS,
    RETURN,
    SEARCH,
    Phase,
)
from ratland_desktop.games.ratland.scenes.sewer.board import COLUMNS, DONE, MAIN, PIPES, POOL, ROOMS, SIDE
from ratland_desktop.games.ratland.scenes.table.panels import pill_of
from ratland_desktop.screens.coach.bubble import Coaching, Pointer, Side
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.coach.pages import PageTip, PageTips
from ratland_desktop.screens.picking.scene import CARDS
from ratland_desktop.screens.picking.scene import DONE as DONE_AT_OPENING
from ratland_desktop.screens.table.coaching import (
    WATCHED,
    TableTip,
    TipMoment,
    at_next,
    at_panels,
    at_stage,
    at_story,
)
from ratland_desktop.screens.table.layout import TOP, Layout
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.text import Texts

# --- secret pages


def _top(box: Box) -> tuple[float, float]:
    return (box.centre[0], box.y + 16)


HELLO = "hello"
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
OPENING = PageTips(
    "opening",
    (PageTip("opening", "ratland.tips.opening", Pointer(STRIP.centre, Side.FREE, CARDS)),),
    strip=STRIP,
)


def sewer_tips(players: int) -> PageTips:
    asks = {HELLO: ("ratland.tips.sewer.yes", "ratland.tips.sewer.no")}
    tips = []
    for name, pointer in SEWER.items():
        key = (
            f"ratland.tips.sewer.{name}_duel"
            if players == 2 and name in DUEL
            else f"ratland.tips.sewer.{name}"
        )
        tips.append(PageTip(name, key, pointer, *asks.get(name, ())))
    return PageTips("sewer", tuple(tips), SHORT)


def sewer_coaching(coach: Coach, seat: int, players: int) -> Coaching:
    """The tips of a seat's first turn in its sewer."""
    return sewer_tips(players).coaching(coach, seat)


def opening_coaching(coach: Coach, seat: int) -> Coaching:
    """One tip at the opening choice."""
    return OPENING.coaching(coach, seat)


# --- the table

LATER = 4
"""Rounds in which phases may be explained that were empty before."""


def _in(*phases: Phase, rounds: int = 1) -> Callable[[TipMoment], bool]:
    return lambda now: now.told.phase in phases and now.mode in WATCHED and now.told.round <= rounds


def _at_gate(*, alone: bool) -> Callable[[TipMoment], bool]:
    return lambda now: now.mode is Mode.GATE and now.alone is alone and now.told.round <= 1


def _phases(now: TipMoment) -> bool:
    """With the first event; who plays alone has not seen that, and hears it before the screens lift.

    Never while something happens: the bubble hangs from the bar, over the stage.
    """
    return _in(EVENT)(now) or _at_gate(alone=True)(now)


def _leaves(now: TipMoment) -> bool:
    return _in(RATS)(now) and now.mode is Mode.LEAVE


def _event(now: TipMoment) -> bool:
    return (_in(EVENT)(now) or _leaves(now)) and bool(now.told.event)


SWAPPING = frozenset(event.id for event in EVENTS.values() if event.counts_as)


def _pieces(say: Texts, now: TipMoment) -> str:
    """What the colours are worth; some events change that."""
    swapped = now.told.event in SWAPPING
    return say("ratland.tips.table.cheese_swapped" if swapped else "ratland.tips.table.cheese")


def _at_phases(layout: Layout, now: TipMoment) -> Pointer:
    """The pill of the phase that is on now."""
    return Pointer((pill_of(now.told.phase).centre[0], TOP.bottom - 20), Side.BELOW, TOP)


def _at_event(layout: Layout, now: TipMoment) -> Pointer:
    """The event on the stage; later its card beside the stage, on which nothing happens then."""
    if now.told.phase is EVENT:
        return at_stage(layout, now)
    return Pointer((layout.cards.right - 14, layout.cards.y + 150), Side.RIGHT, layout.cards)


TABLE: tuple[TableTip, ...] = (
    TableTip("ratland.tips.table.phases", _phases, _at_phases),
    TableTip("ratland.tips.event", _event, _at_event),
    TableTip("ratland.tips.rats", _leaves, at_next),
    TableTip("ratland.tips.table.reveal", _at_gate(alone=False), at_panels),
    TableTip("ratland.tips.table.reveal_alone", _at_gate(alone=True), at_panels),
    TableTip("ratland.tips.attack", _in(ATTACK, rounds=LATER), at_stage),
    TableTip("ratland.tips.table.story", _in(ATTACK, rounds=LATER), at_story, 560),
    TableTip("ratland.tips.breeding", _in(BREEDING, rounds=LATER), at_stage),
    TableTip("ratland.tips.return", _in(RETURN, rounds=LATER), at_stage),
    TableTip("ratland.tips.search", _in(SEARCH), at_stage),
    TableTip("ratland.tips.table.cheese", _in(SEARCH), at_stage, words=_pieces),
    TableTip("ratland.tips.feeding", _in(FEEDING), at_stage),
    TableTip("ratland.tips.goal", _in(FEEDING), at_panels),
)
