"""Bandages and clovers, going out, the Hypnotist, and the Fool's unmasking (sections 5 and 9).

Bandages are dealt with one at a time, each when it is due, with what the stash holds at that moment (R7).
"""

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell, Whisper
from ....tabletop.dice import Dice
from .actions import cat_goes
from .cards import CLOVERS, TRAPS, sorted_cards
from .happenings import Bandaged, CloverUsed, FoolUnmasked, RoleShown, WentOut
from .knowing import learn_shown
from .possible import targets
from .questions import CLOVER, TAKE, React, redirect_to, redirected_to
from .roles import REDIRECTING
from .steps import TakeBandage, Unmask
from .table import Rat, Table
from .whispers import YouLost
from .words import Aimed, Cause, Shown


def take_bandage(table: Table, step: TakeBandage, dice: Dice, tell: Tell) -> Script:
    """A bandage is due: take it, show a clover instead, or as the Hypnotist send the Cat on."""
    seat, rat = step.seat, table.rats[step.seat]
    if rat.out:
        return
    answer = TAKE
    if seat == table.third_rat:  # it uses a clover whenever it has one (section 10)
        answer = CLOVER if clover_in(rat) else TAKE
    elif is_asked(table, step):
        answer = yield React(seat, ways_to_react(table, step), step.cause, step.by, rat.bandages)
        tell(NO_WAY_BACK)
    onward = redirected_to(answer)
    if onward is not None:
        redirect(table, seat, onward, tell)
    elif answer == CLOVER:
        use_clover(table, step, tell)
    else:
        bandage(table, step, tell)


def is_asked(table: Table, step: TakeBandage) -> bool:
    """By what lies open, so that being asked tells nobody anything (section 12)."""
    rat = table.rats[step.seat]
    if rat.stash:
        return True
    return (
        step.cause is Cause.CAT
        and rat.role_closed
        and not any(other.role_shown and other.role in REDIRECTING for other in table.rats)
        and bool(targets(table, step.seat))
    )


def ways_to_react(table: Table, step: TakeBandage) -> tuple[str, ...]:
    """What this seat can do: for its own eyes only."""
    rat = table.rats[step.seat]
    ways = [TAKE]
    if clover_in(rat):
        ways.append(CLOVER)
    if step.cause is Cause.CAT and rat.power.redirects:
        ways += [redirect_to(seat) for seat in targets(table, step.seat)]
    return tuple(ways)


def clover_in(rat: Rat) -> str | None:
    return next((card for card in rat.stash if card in CLOVERS), None)


def use_clover(table: Table, step: TakeBandage, tell: Tell) -> None:
    """Shown and discarded, open, in the middle."""
    rat = table.rats[step.seat]
    card = clover_in(rat)
    assert card
    tell(NO_WAY_BACK)
    rat.stash.remove(card)
    table.middle.append(card)
    learn_shown(table, step.seat, card)
    tell(CloverUsed(step.seat, step.cause, step.by))


def redirect(table: Table, seat: int, onward: int, tell: Tell) -> None:
    """The Hypnotist stays marked, and the new target is marked, too (R6, R17)."""
    rat = table.rats[seat]
    assert rat.role
    rat.role_shown = True
    tell(RoleShown(seat, rat.role, Shown.REDIRECTS_CAT))
    cat_goes(table, seat, onward, Aimed.REDIRECTED, tell)


def bandage(table: Table, step: TakeBandage, tell: Tell) -> None:
    """The third bandage puts a player out at once, and the whole stash is lost, unseen (R8)."""
    seat, rat = step.seat, table.rats[step.seat]
    rat.bandages += 1
    tell(Bandaged(seat, rat.bandages, step.cause, step.by))
    if not rat.out:
        return
    lost = rat.stash
    rat.stash, rat.lost = [], lost
    tell(WentOut(seat, len(lost)))
    if lost:
        tell(NO_WAY_BACK)
        if seat != table.third_rat:
            tell(Whisper((seat,), YouLost(sorted_cards(lost))))


def unmask(table: Table, step: Unmask, dice: Dice, tell: Tell) -> None:
    """The Fool discards all traps left, and is due a bandage for each of them (section 9)."""
    rat = table.rats[step.seat]
    traps = [card for card in rat.stash if card in TRAPS]
    for trap in traps:
        rat.stash.remove(trap)
        learn_shown(table, step.seat, trap)
    table.middle += traps
    tell(FoolUnmasked(step.seat, len(traps), step.thief))
    table.then(*[TakeBandage(step.seat, Cause.OWN_TRAPS, step.thief)] * len(traps))
