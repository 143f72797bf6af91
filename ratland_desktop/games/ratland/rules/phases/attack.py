"""Phase 3, attack: rats in the pipes against the neighbours' pantries; on the aggressive board rats die.

All attacks happen at once: first every attack is compared, then all cheese changes hands, then rats die.
"""

from .....tabletop.dialogue import Tell
from ..happenings import AGGRESSIVE, Attacked, RatDied, Stole
from ..table import Sewer, Table
from ..words import ATTACK, LEFT, NURSERY, PANTRY, RIGHT, Place

FACING = {LEFT: RIGHT, RIGHT: LEFT}


def attack(table: Table, tell: Tell) -> None:
    """Compare, steal, bury."""
    table.begin(ATTACK, tell)
    raids = all_raids(table)
    for attacked in raids:
        tell(attacked)
    steal(table, raids, tell)
    for attacked in raids:
        if table.sewers[attacked.seat].aggressive:
            fight(table, attacked, tell)


def all_raids(table: Table) -> list[Attacked]:
    """Every attack with at least one rat, in tie order, left before right."""
    sewers = table.sewers
    players = len(sewers)
    raids = []
    for seat in table.tie_order:
        places = sewers[seat].places
        if rats := places[LEFT]:  # the left neighbour is the next seat
            raids.append(raid(table, seat, LEFT, rats, (seat + 1) % players))
        if rats := places[RIGHT]:
            raids.append(raid(table, seat, RIGHT, rats, (seat - 1) % players))
    return raids


def raid(table: Table, seat: int, side: Place, rats: int, victim: int) -> Attacked:
    """One attack, compared on its own with the whole defence."""
    event = table.event
    assert event
    attacker, defender = table.sewers[seat], table.sewers[victim]
    places = defender.places
    because: tuple[str, ...] = ()
    if len(table.sewers) == 2:  # pipe against pipe (R1)
        guards = places[FACING[side]]
    elif event.home_limit is None:
        guards = places[PANTRY]
    else:  # a rat in either place counts as being in both (R9)
        guards = places[PANTRY] + places[NURSERY]
        because = (event.id,)
    if event.attack_bonus:
        because = (event.id,)
    strength = rats + event.attack_bonus
    defence = guards + defender.power.guards
    if defender.power.guards and defender.clan:
        because += (defender.clan.id,)
    owed = strength - defence if strength > defence else 0
    if owed < 1 and rats == attacker.power.sneaks_with and sneaks(attacker):
        assert attacker.clan
        owed = 1
        because += (attacker.clan.id,)
    return Attacked(seat, victim, side, rats, strength, guards, defence, owed, because)


def sneaks(attacker: Sewer) -> bool:
    """Some sneak in only where one neighbour alone is attacked, with one of the two pipes (R13)."""
    return not (attacker.power.sneaks_alone and attacker.places[LEFT] and attacker.places[RIGHT])


def steal(table: Table, raids: list[Attacked], tell: Tell) -> None:
    """Only cheese that was there at the start of the phase can be stolen, and none that is hidden."""
    assert table.event
    hidden = table.event.hides_cheese
    sewers = table.sewers
    loot = [raid for raid in raids if raid.owed]
    in_pantry = [sewer.cheese - hidden for sewer in sewers]
    for raid, cheese in zip(loot, shares(loot, in_pantry), strict=True):
        sewers[raid.victim].cheese -= cheese
        sewers[raid.seat].cheese += cheese
        tell(Stole(raid.seat, raid.victim, raid.side, cheese, raid.owed))


def shares(loot: list[Attacked], in_pantry: list[int]) -> list[int]:
    """What each raid gets: all it is owed, or piece by piece in turn while there is any."""
    got = [0] * len(loot)
    by_victim: dict[int, list[int]] = {}
    for index, raid in enumerate(loot):
        by_victim.setdefault(raid.victim, []).append(index)
    for victim, indexes in by_victim.items():
        left = max(0, in_pantry[victim])
        if len(indexes) == 1:
            got[indexes[0]] = min(left, loot[indexes[0]].owed)
            continue
        indexes.sort(key=lambda index: -loot[index].rats)  # stable: raids are in tie order
        while left and indexes:
            for index in [*indexes]:
                if left and got[index] < loot[index].owed:
                    got[index] += 1
                    left -= 1
                else:
                    indexes.remove(index)
    return got


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
