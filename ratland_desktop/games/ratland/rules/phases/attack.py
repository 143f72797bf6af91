"""Phase 3, attack: rats in the pipes against the neighbours' pantries; on the aggressive board rats die.

All attacks happen at once: first every attack is compared, then all cheese changes hands, then rats die.
"""

from .....tabletop.dialogue import Tell
from .....tabletop.facts import shared
from ..events import Event
from ..happenings import AGGRESSIVE, Attacked, RatDied, Stole
from ..table import Sewer, Table
from ..words import ATTACK, LEFT, NURSERY, PANTRY, PEACEFUL, RIGHT, Place

FACING = {LEFT: RIGHT, RIGHT: LEFT}


def attack(table: Table, tell: Tell) -> None:
    """Compare all attacks, then steal, then remove dead rats."""
    table.begin(ATTACK, tell)
    raids = all_raids(table)
    robberies = []
    for raid in raids:
        tell(raid)
        if raid.owed:
            robberies.append(raid)
    steal(table, robberies, tell)
    if table.options.board is not PEACEFUL:
        for raid in raids:
            if table.sewers[raid.seat].aggressive:  # the attacker's board alone decides (R25)
                fight(table, raid, tell)


def all_raids(table: Table) -> list[Attacked]:
    """Every attack with at least one rat, in tie order, left before right."""
    event, sewers = table.event, table.sewers
    assert event
    facing_left, facing_right, card = guards(table, event)
    players = len(sewers)
    raids = []
    for seat in table.tie_order():
        _, _, _, left, right, _, _ = sewers[seat].places
        if left:
            victim = (seat + 1) % players  # the left neighbour is the next seat
            raids.append(raid[seat, victim, LEFT, left, facing_left[victim], card])
        if right:
            victim = (seat - 1) % players
            raids.append(raid[seat, victim, RIGHT, right, facing_right[victim], card])
    return [clans_join(table, raid) for raid in raids] if table.options.clans else raids


def guards(table: Table, event: Event) -> tuple[list[int], list[int], Event | None]:
    """Each seat's rats that face an attack through the attacker's left pipe, and through the right one.

    And the event, if it has a part in the attacks.
    """
    sewers = table.sewers
    card = event if event.attack_bonus else None
    if len(sewers) == 2:  # pipe against pipe (R1)
        return [sewer.places[RIGHT] for sewer in sewers], [sewer.places[LEFT] for sewer in sewers], card
    if event.home_limit is None:
        home = [sewer.places[PANTRY] for sewer in sewers]
        return home, home, card
    home = [sewer.places[PANTRY] + sewer.places[NURSERY] for sewer in sewers]
    return home, home, event  # a rat in either place counts as being in both (R9)


@shared
def raid(seat: int, victim: int, side: Place, rats: int, guards: int, card: Event | None) -> Attacked:
    """One attack, compared on its own with the whole defence."""
    strength = rats + (card.attack_bonus if card else 0)
    because = (card.id,) if card else ()
    return Attacked(seat, victim, side, rats, strength, guards, guards, max(0, strength - guards), because)


def clans_join(table: Table, raid: Attacked) -> Attacked:
    """The same attack with what both clans add: some guard better, some sneak in (R13)."""
    attacker, defender = table.sewers[raid.seat], table.sewers[raid.victim].power
    defence, because = raid.guards + defender.guards, raid.because
    if defender.guards:
        because += (defender.clan,)
    owed = max(0, raid.strength - defence)
    if not owed and raid.rats == attacker.power.sneaks_with and sneaks(attacker):
        owed = 1
        because += (attacker.power.clan,)
    return Attacked(
        raid.seat, raid.victim, raid.side, raid.rats, raid.strength, raid.guards, defence, owed, because
    )


def sneaks(attacker: Sewer) -> bool:
    """Some sneak in only where one neighbour alone is attacked, with one of the two pipes (R13)."""
    return not (attacker.power.sneaks_alone and attacker.places[LEFT] and attacker.places[RIGHT])


def steal(table: Table, robberies: list[Attacked], tell: Tell) -> None:
    """Only cheese that was there at the start of the phase can be stolen, and none that is hidden."""
    assert table.event
    sewers, hidden = table.sewers, table.event.hides_cheese
    in_pantry = [sewer.cheese - hidden for sewer in sewers]
    claims = [0] * len(sewers)
    for raid in robberies:
        claims[raid.victim] += raid.owed
    for raid in robberies:
        cheese, victim = raid.owed, raid.victim
        if claims[victim] > in_pantry[victim]:
            cheese = share(table, raid, robberies, in_pantry[victim])
        sewers[victim].cheese -= cheese
        sewers[raid.seat].cheese += cheese
        tell(stole[raid.seat, victim, raid.side, cheese, raid.owed])


stole = shared(Stole)


def share(table: Table, raid: Attacked, robberies: list[Attacked], in_pantry: int) -> int:
    """What a raid gets where there is too little: all there is or, with a rival, one piece each in turn.

    The one with more rats begins. So each ends up with half, or with what the other one leaves.
    """
    if in_pantry <= 0:
        return 0
    for rival in robberies:
        if rival.victim == raid.victim and rival is not raid:
            break
    else:
        return in_pantry
    order = [(-each.rats, table.turn(each.seat), each.side) for each in (raid, rival)]
    half = (in_pantry + (order[0] < order[1])) // 2
    return min(raid.owed, max(half, in_pantry - rival.owed))


def fight(table: Table, raid: Attacked, tell: Tell) -> None:
    """Aggressive board: the weaker side of each attack loses a rat to the pile (section 6, R20, R24)."""
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
