"""The coach's tips for Comme des Rats: at the table what is going on, on an own screen what is what.

Each tip comes once, in the first round, next to what it is about. At the table nothing depends on what is
hidden; on an own screen nothing on what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.games.comme_des_rats.rules.cards import CLOVERS
from ratland_desktop.games.comme_des_rats.rules.previews import bells
from ratland_desktop.games.comme_des_rats.rules.questions import React
from ratland_desktop.games.comme_des_rats.rules.scoring import POINTS_TO_END
from ratland_desktop.games.comme_des_rats.rules.steps import Share
from ratland_desktop.games.comme_des_rats.rules.table import BANDAGES_OUT
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.coach.bubble import Coaching, Pointer, Side
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.coach.pages import PageTip, PageTips
from ratland_desktop.screens.table.coaching import WATCHED, TableTip, TipMoment, at_panels, at_stage
from ratland_desktop.screens.table.mode import Mode

from .stash import board
from .stash.scene import AnswerScene
from .two_doors import ROWS, TwoDoorsScene

WORDS = "comme_des_rats.coach"
SHOWN = (*WATCHED, Mode.DECIDE)


# --- the table


def _when(fits: Callable[[View], bool], *modes: Mode) -> Callable[[TipMoment], bool]:
    wanted = modes or SHOWN

    def check(now: TipMoment) -> bool:
        view = now.told
        return isinstance(view, View) and view.round <= 1 and now.mode in wanted and fits(view)

    return check


def _naming(view: View) -> bool:
    turn = view.turn
    return turn is not None and bool(turn.pairs) and not turn.partners


def _sharing(view: View) -> bool:
    return any(isinstance(step, Share) for step in view.agenda)


def _has_cards(view: View) -> bool:
    return any(rat.cards for rat in view.rats)


def _glances(now: TipMoment) -> bool:
    return not now.alone and _when(_has_cards, Mode.DECIDE)(now)


def _one_is_sure(view: View) -> bool:
    """A door without an open trap hides one, except that a Fool stores traps unseen."""
    return not view.options.roles and any(door.sprung for door in view.doors)


def _near_seven(view: View) -> bool:
    return any(POINTS_TO_END - 2 <= rat.points < POINTS_TO_END for rat in view.rats)


def _late(now: TipMoment) -> bool:
    """Points come only after a round: this tip may come later than all others."""
    return isinstance(now.told, View) and now.mode in SHOWN and _near_seven(now.told)


def _table(name: str) -> str:
    return f"{WORDS}.table.{name}"


TABLE: tuple[TableTip, ...] = (
    TableTip(_table("places"), _when(lambda view: view.turn is not None), at_panels, 520),
    TableTip(_table("partner"), _when(_naming, Mode.DECIDE), at_stage),
    TableTip(_table("four_dice"), _when(lambda view: view.options.four_dice and _sharing(view)), at_stage),
    TableTip(_table("share"), _when(_sharing, Mode.DECIDE), at_stage),
    TableTip(
        _table("third_rat"),
        _when(lambda view: view.turn is not None and view.turn.rat_card is not None), at_stage,
    ),
    TableTip(_table("bandage"), _when(lambda view: any(rat.bandages for rat in view.rats)), at_panels, 520),
    TableTip(_table("glance"), _glances, at_panels, 520),
    TableTip(_table("sure_trap"), _when(_one_is_sure, Mode.DECIDE), at_stage),
    TableTip(_table("bell"), _when(lambda view: bool(bells(view).doors)), at_stage),
    TableTip(_table("out"), _when(lambda view: any(rat.out for rat in view.rats)), at_panels, 520),
    TableTip(_table("near_seven"), _late, at_panels, 520),
)  # fmt: skip


# --- own screens


def _hand(name: str, pointer: Pointer) -> PageTip:
    return PageTip(name, f"{WORDS}.hand.{name}", pointer)


AT_STASH = Pointer((board.STASH.x + 500, board.STASH.y + 10), Side.ABOVE, board.STASH)
AT_ROLE = Pointer((board.ROLE.x + 8, board.ROLE.y + 120), Side.LEFT, board.ROLE)
AT_DOORS = Pointer((ROWS.centre[0], ROWS.y + 10), Side.ABOVE, ROWS)


def _at_order(*, roles: bool) -> Pointer:
    box = board.order_box(roles=roles)
    return Pointer((box.x + 8, box.centre[1]), Side.LEFT, box)


def _answer_tips(view: View) -> PageTips:
    """What there is to say to this player about the own things."""
    own = view.own
    assert own is not None
    order = _hand("order", _at_order(roles=view.options.roles))
    tips = [_hand("stash", AT_STASH), order]
    if own.role_closed:
        tips.append(_hand("role", AT_ROLE))
    if any(card in CLOVERS for card in own.stash or ()):
        tips.append(_hand("clover", AT_STASH))
    if own.bandages == BANDAGES_OUT - 1:
        tips.append(_hand("danger", AT_STASH))
    return PageTips("stash", tuple(tips), ("order",))


DOORS = PageTips("two_doors", (_hand("two_doors", AT_DOORS),))


def _coaching(coach: Coach | None, view: View, tips: PageTips) -> Coaching | None:
    if coach is None or not coach.wanted or view.round > 1 or view.seat is None:
        return None
    return tips.coaching(coach, view.seat)


def answer_page(turn: PrivateTurn) -> AnswerScene:
    """A quiet question in person, and what the coach says there."""
    scene = AnswerScene(turn)
    if isinstance(turn.question, React):
        scene.coaching = _coaching(turn.coach, scene.view, _answer_tips(scene.view))
    return scene


def doors_page(turn: PrivateTurn) -> TwoDoorsScene:
    """The Manipulator's two doors, and what the coach says there."""
    scene = TwoDoorsScene(turn)
    scene.coaching = _coaching(turn.coach, scene.view, DOORS)
    return scene
