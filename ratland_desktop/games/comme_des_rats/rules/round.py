"""A round: set it up, then take one step of the agenda after the other until nothing is left to do.

Each step is carried out by one function. It may ask one question, before it changes or tells anything; then
it tells what happens and puts what follows from it on the agenda.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell, Whisper
from ....tabletop.dice import Dice
from .actions import act, choose_door, choose_victim, draw, send_cat
from .bandages import take_bandage, unmask
from .ending import ask_for_more, end_round, end_turn
from .happenings import PilesRearranged, RolesDealt, RoleShown, RoundBegan
from .questions import LookPiles, Order
from .roles import ROLES
from .setup import deal_doors, deal_roles, shuffled_rat_cards
from .steps import (
    Act,
    AskForMore,
    BeginTurn,
    CarryOut,
    ChooseDoor,
    ChooseVictim,
    Draw,
    EndRound,
    EndTurn,
    ListenForForce,
    LookBehind,
    NameOtherPartner,
    NamePartner,
    PickDie,
    Rearrange,
    RollAgain,
    SendCat,
    Share,
    Step,
    TakeBandage,
    Unmask,
)
from .table import Looked, Table
from .turn import (
    begin_turn,
    carry_out,
    listen_for_force,
    name_other_partner,
    name_partner,
    pick_die,
    roll_again,
    share,
)
from .whispers import BehindTheDoors, YourRole
from .words import Began, Shown


def play_round(table: Table, dice: Dice, tell: Tell) -> Script:
    """One whole round, from dealing to scoring."""
    begin_round(table, dice, tell)
    yield from play_on(table, dice, tell)


def play_on(table: Table, dice: Dice, tell: Tell) -> Script:
    """The rest of a round, from a table in the middle of it."""
    agenda = table.agenda
    while agenda:
        step = agenda.pop()
        asking = CARRIED_OUT_BY[type(step)](table, step, dice, tell)
        question = None if asking is None else next(asking, None)
        if asking is None or question is None:
            continue
        agenda.append(step)  # a copy of the table asks the same
        answer = yield question
        agenda.pop()
        try:
            asking.send(answer)
        except StopIteration:
            continue
        raise AssertionError(f"{step} asks twice")


def begin_round(table: Table, dice: Dice, tell: Tell) -> None:
    """Section 3: doors, roles and the Third Rat's cards."""
    began = Began.TO_THE_LEFT if table.records else Began.FIRST_ROUND
    if table.one_more:
        began, table.one_more = Began.ONE_MORE_ROUND, False
    table.round += 1
    table.doors = deal_doors(table.seats, dice)
    if table.third_rat is not None:
        table.rat_cards = shuffled_rat_cards(dice)
    tell(RoundBegan(table.round, table.active, began))
    table.then(BeginTurn())
    if table.options.roles:
        deal_roles(table, dice)
        begin_with_roles(table, tell)


def begin_with_roles(table: Table, tell: Tell) -> None:
    """Everybody looks at the own role; who can arrange doors must show it at once (section 9)."""
    tell(RolesDealt())
    for seat, rat in enumerate(table.rats):
        assert rat.role
        tell(Whisper((seat,), YourRole(rat.role)))
    for seat, rat in enumerate(table.rats):
        if rat.power.arranges:
            assert rat.role
            rat.role_shown = True
            tell(RoleShown(seat, rat.role, Shown.AT_THE_START))
            table.then(LookBehind(seat))


def look_behind(table: Table, step: LookBehind, dice: Dice, tell: Tell) -> Script:
    """Which two doors is open to all (R15); what lies there is for the Manipulator's eyes."""
    role = table.rats[step.seat].role
    assert role
    doors = yield LookPiles(step.seat, tuple(combinations(range(len(table.doors)), ROLES[role].arranges)))
    tell(NO_WAY_BACK)
    before = tuple([tuple(reversed(table.doors[door].cards)) for door in doors])
    table.looked = Looked(step.seat, doors, before)
    table.then(Rearrange(step.seat, doors))


def rearrange(table: Table, step: Rearrange, dice: Dice, tell: Tell) -> Script:
    """No card changes doors, and leaving the cards as they are is allowed (R15)."""
    looked = table.looked
    assert looked
    orders = yield Order(step.seat, step.doors, tuple(map(len, looked.before)))
    after = tuple(
        tuple(cards[place] for place in order) for cards, order in zip(looked.before, orders, strict=True)
    )
    for door, cards in zip(step.doors, after, strict=True):
        table.doors[door].cards = [*reversed(cards)]
    table.looked = Looked(looked.seat, looked.doors, looked.before, after)
    tell(PilesRearranged(step.seat, step.doors))
    tell(Whisper((step.seat,), BehindTheDoors(step.doors, looked.before, after)))


CARRIED_OUT_BY: dict[type[Step], Callable[[Table, Any, Dice, Tell], Script | None]] = {
    LookBehind: look_behind,
    Rearrange: rearrange,
    BeginTurn: begin_turn,
    RollAgain: roll_again,
    ListenForForce: listen_for_force,
    NamePartner: name_partner,
    NameOtherPartner: name_other_partner,
    Share: share,
    CarryOut: carry_out,
    PickDie: pick_die,
    Act: act,
    ChooseDoor: choose_door,
    Draw: draw,
    ChooseVictim: choose_victim,
    SendCat: send_cat,
    TakeBandage: take_bandage,
    Unmask: unmask,
    EndTurn: end_turn,
    EndRound: end_round,
    AskForMore: ask_for_more,
}
