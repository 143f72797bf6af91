"""Phase 3, attack: rats in the pipes against the neighbours' pantries; on the aggressive board rats die.

All attacks happen at once: first every attack is compared, then all cheese changes hands, then rats die.
"""

from .....tabletop.dialogue import Tell
from .....tabletop.facts import shared
from ..clans import Power
from ..events import Event
from ..happenings import AGGRESSIVE, RULE, Attacked, RatDied, Stole
from ..table import Table
from ..words import ATTACK, LEFT, NURSERY, PANTRY, PEACEFUL, RIGHT, Place

FACING = {LEFT: RIGHT, RIGHT: LEFT}


def attack(table: Table, tell: Tell) -> None:
    """Compare, steal, bury."""
    table.begin(ATTACK, tell)
    raids = all_raids(table)
    for raid in raids:
        tell(raid)
    steal(table, raids, tell)
    if table.options.board is not PEACEFUL:
        for raid in raids:
            if table.sewers[raid.seat].aggressive:
                fight(table, raid, tell)


def all_raids(table: Table) -> list[Attacked]:
    """Every attack with at least one rat, in tie order, left before right."""
    event, sewers = table.event, table.sewers
    assert event
    players, bonus = len(sewers), event.attack_bonus
    facing_left, facing_right, why = guards(table, event)
    if bonus:
        why = event.id
    raids = []
    for seat in table.tie_order():
        power = sewers[seat].power
        _, _, _, left, right, _, _ = sewers[seat].places
        if left:
            victim = (seat + 1) % players  # the left neighbour is the next seat
            facing, guarding = facing_left[victim], sewers[victim].power
            raids.append(raid(seat, victim, LEFT, left, bonus, facing, why, power, guarding, not right))
        if right:
            victim = (seat - 1) % players
            facing, guarding = facing_right[victim], sewers[victim].power
            raids.append(raid(seat, victim, RIGHT, right, bonus, facing, why, power, guarding, not left))
    return raids


def guards(table: Table, event: Event) -> tuple[list[int], list[int], str]:
    """Each seat's rats that face an attack through the attacker's left pipe, and through the right one.

    And the event that changes this, if one does.
    """
    sewers = table.sewers
    if len(sewers) == 2:  # pipe against pipe (R1)
        return [sewer.places[RIGHT] for sewer in sewers], [sewer.places[LEFT] for sewer in sewers], RULE
    if event.home_limit is None:
        home = [sewer.places[PANTRY] for sewer in sewers]
        return home, home, RULE
    home = [sewer.places[PANTRY] + sewer.places[NURSERY] for sewer in sewers]
    return home, home, event.id  # a rat in either place counts as being in both (R9)


@shared
def raid(
    seat: int,
    victim: int,
    side: Place,
    rats: int,
    bonus: int,
    guards: int,
    because: str,
    attacker: Power,
    defender: Power,
    alone: bool,
) -> Attacked:
    """One attack, compared on its own with the whole defence; `alone` if the other pipe is empty."""
    cards = [because] if because else []
    strength = rats + bonus
    defence = guards + defender.guards
    if defender.guards:
        cards.append(defender.clan)
    owed = max(0, strength - defence)
    if not owed and rats == attacker.sneaks_with and (alone or not attacker.sneaks_alone):  # R13
        owed = 1
        cards.append(attacker.clan)
    return Attacked(seat, victim, side, rats, strength, guards, defence, owed, tuple(cards))


def steal(table: Table, raids: list[Attacked], tell: Tell) -> None:
    """Only cheese that was there at the start of the phase can be stolen, and none that is hidden."""
    assert table.event
    sewers, hidden = table.sewers, table.event.hides_cheese
    in_pantry = [sewer.cheese - hidden for sewer in sewers]
    claims = [0] * len(sewers)
    for raid in raids:
        claims[raid.victim] += raid.owed
    for raid in raids:
        cheese = raid.owed
        if not cheese:
            continue
        victim = raid.victim
        if claims[victim] > in_pantry[victim]:
            cheese = share(table, raid, raids, in_pantry[victim])
        sewers[victim].cheese -= cheese
        sewers[raid.seat].cheese += cheese
        tell(stole(raid.seat, victim, raid.side, cheese, raid.owed))


stole = shared(Stole)


def share(table: Table, raid: Attacked, raids: list[Attacked], in_pantry: int) -> int:
    """What a raid gets where there is too little: all there is or, with a rival, one piece each in turn.

    The one with more rats begins. So each ends up with half, or with what the other one leaves.
    """
    if in_pantry <= 0:
        return 0
    for rival in raids:
        if rival.victim == raid.victim and rival is not raid and rival.owed:
            break
    else:
        return in_pantry
    order = [(-each.rats, table.turn(each.seat), each.side) for each in (raid, rival)]
    half = (in_pantry + (order[0] < order[1])) // 2
    return min(raid.owed, max(half, in_pantry - rival.owed))


def fight(table: Table, raid: Attacked, tell: Tell) -> None:
    """The aggressive board: the weaker side of an attack loses a rat to the common pile (section 6, R20)."""
    if raid.strength <= raid.defence:
        loser, by = raid.seat, raid.victim
        places: tuple[Place, ...] = (raid.side,)
    else:
        loser, by = raid.victim, raid.seat
        places = defended_from(table, raid)
    for place in places:
        if table.sewers[loser].places[place]:
            table.sewers[loser].places[place] -= 1
            table.pile += 1
            tell(RatDied(loser, place, by, AGGRESSIVE))
            return


def defended_from(table: Table, raid: Attacked) -> tuple[Place, ...]:
    """Where the rats stand that defend against this attack (R9, R20)."""
    if table.players == 2:
        return (FACING[raid.side],)
    assert table.event
    return (PANTRY,) if table.event.home_limit is None else (PANTRY, NURSERY)
