"""The actions of the dice (section 5 of the rules page): keys, theft, claws, heal.

An action that is possible must be carried out, with a choice that works; an impossible one lapses (R5).
"""

from collections.abc import Callable

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell, Whisper
from ....tabletop.dice import Dice
from .cards import TRAPS
from .faces import FACES, Face
from .happenings import (
    ActionBegan,
    ActionLapsed,
    CatSent,
    Healed,
    RoleShown,
    Stole,
    Stored,
    TrapSprung,
)
from .knowing import learn_drawn, learn_stolen
from .possible import open_doors, targets, victims, why_lapses
from .questions import Pile, Target, Victim
from .steps import Act, ChooseDoor, ChooseVictim, Draw, SendCat, Step, TakeBandage, Unmask
from .table import Table, Taken
from .turn import decider_for
from .whispers import StolenFromYou, YouDrew, YouStole
from .words import Action, Aimed, Cause, Harm, Shown


def act(table: Table, step: Act, dice: Dice, tell: Tell) -> None:
    """A player carries out a die, if that is possible."""
    face = FACES[step.die]
    lapse = why_lapses(table, step.seat, step.die)
    if lapse:
        tell(ActionLapsed(step.seat, step.die, lapse))
        return
    decider = decider_for(table, step.seat)
    tell(ActionBegan(step.seat, step.die, None if decider == step.seat else decider))
    if face.action is Action.HEAL:
        heal(table, step.seat, tell)
    else:
        table.then(CHOICE[face.action](step.seat, face))


def heal(table: Table, seat: int, tell: Tell) -> None:
    table.rats[seat].bandages -= 1
    tell(Healed(seat, table.rats[seat].bandages))


CHOICE: dict[Action, Callable[[int, Face], Step]] = {
    Action.DRAW: lambda seat, face: ChooseDoor(seat, face.keys),
    Action.STEAL: lambda seat, face: ChooseVictim(seat),
    Action.SEND_CAT: lambda seat, face: SendCat(seat),
}
"""The step in which somebody chooses how an action is carried out."""


# --- keys


def choose_door(table: Table, step: ChooseDoor, dice: Dice, tell: Tell) -> Script:
    """A door with a card; with a single one nobody is asked."""
    doors = open_doors(table)
    door = doors[0]
    if len(doors) > 1:
        door = yield Pile(decider_for(table, step.seat), doors, step.seat, step.keys)
    table.then(Draw(step.seat, door, 1, step.keys))


def draw(table: Table, step: Draw, dice: Dice, tell: Tell) -> None:
    """The top card; with two keys a second one from the same door, unless the first put the drawer out."""
    rat, door = table.rats[step.seat], table.doors[step.door]
    if rat.out or not door.cards:
        return
    tell(NO_WAY_BACK)
    card = door.cards.pop()
    if step.number < step.keys:
        table.then(Draw(step.seat, step.door, step.number + 1, step.keys))
    if card in TRAPS and not rat.power.keeps_traps:
        door.taken.append(Taken(step.seat, True))
        tell(TrapSprung(step.seat, step.door, len(door.cards)))
        table.then(TakeBandage(step.seat, Cause.TRAP, None))
    else:
        store(table, step, card, tell)


def store(table: Table, step: Draw, card: str, tell: Tell) -> None:
    """Face down into the stash; a trap that the Fool keeps looks to the others like any card (R18)."""
    seat, door = step.seat, table.doors[step.door]
    table.rats[seat].stash.append(card)
    if card in TRAPS:
        table.rats[seat].pocketed.append(step.door)
    learn_drawn(table, step.door, seat, card)
    door.taken.append(Taken(seat, False))
    is_open = seat == table.third_rat
    tell(Stored(seat, step.door, len(door.cards), step.number, card if is_open else None))
    if not is_open:
        tell(Whisper((seat,), YouDrew(card)))


# --- theft


def choose_victim(table: Table, step: ChooseVictim, dice: Dice, tell: Tell) -> Script:
    """Another player with a card (R5); the Third Rat's decider may name either player (R19)."""
    decider = decider_for(table, step.thief)
    possible = victims(table, step.thief, decider)
    victim, because = possible[0], Aimed.ONLY_ONE
    if len(possible) > 1:
        victim, because = (yield Victim(decider, possible, step.thief)), Aimed.CHOSEN
    table.blame(decider, victim, Harm.THEFT)
    steal(table, step.thief, victim, because, dice, tell)


def steal(table: Table, thief: int, victim: int, because: Aimed, dice: Dice, tell: Tell) -> None:
    """One card at random. Everybody sees a trap, and what the Third Rat takes or loses (R20)."""
    stash = table.rats[victim].stash
    card = stash.pop(dice.below(len(stash)))
    is_trap = card in TRAPS
    is_open = is_trap or table.third_rat in (thief, victim)
    learn_stolen(table, thief, victim, card, is_open)
    (table.middle if is_trap else table.rats[thief].stash).append(card)
    tell(Stole(thief, victim, len(stash), card if is_open else None, because))
    if is_trap:
        show_fool(table, thief, victim, tell)
    elif not is_open:
        tell(Whisper((thief,), YouStole(card)))
        tell(Whisper((victim,), StolenFromYou(card)))


def show_fool(table: Table, thief: int, fool: int, tell: Tell) -> None:
    """A trap was stolen from the Fool (section 9): the thief is due a bandage, then the Fool is unmasked."""
    rat = table.rats[fool]
    assert rat.role
    rat.role_shown = True
    tell(RoleShown(fool, rat.role, Shown.TRAP_STOLEN))
    table.then(TakeBandage(thief, Cause.STOLEN_TRAP, fool), Unmask(fool, thief))


# --- claws


def send_cat(table: Table, step: SendCat, dice: Dice, tell: Tell) -> Script:
    """The Third Rat's card sends it to the player who does not decide (section 10)."""
    decider = decider_for(table, step.seat)
    possible = targets(table, step.seat)
    if decider != step.seat:
        table.blame(decider, table.left_of(decider), Harm.CAT)
        cat_goes(table, step.seat, table.left_of(decider), Aimed.RAT_CARD, tell)
    elif len(possible) > 1:
        cat_goes(table, step.seat, (yield Target(step.seat, possible)), Aimed.CHOSEN, tell)
    else:
        cat_goes(table, step.seat, possible[0], Aimed.ONLY_ONE, tell)


def cat_goes(table: Table, by: int, target: int, because: Aimed, tell: Tell) -> None:
    """The target is marked for this turn, whatever comes of it (R6), and is due a bandage."""
    table.mark_visited(target)
    if by != table.third_rat:
        table.blame(by, target, Harm.CAT)
    tell(CatSent(by, target, because))
    table.then(TakeBandage(target, Cause.CAT, by))
