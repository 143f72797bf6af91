"""What a seat can tell at a glance: who stands where, how risky a door is, what a die is worth.

Looks at open facts and at the own cards of who looks (`eyes`) alone, although an imagined table has all
cards. Amounts are points of cheese.
"""

from ..rules.cards import CLOVERS
from ..rules.faces import FACES
from ..rules.possible import targets, victims
from ..rules.scoring import worth_of
from ..rules.table import BANDAGES_OUT, Table
from ..rules.words import Action

A_CARD = 0.9  # what a hidden card is worth, on average
A_KEY = 0.9  # what a drawn card brings, if it is no trap
A_THEFT = 1.2  # a card more, and one less for somebody else
CLAWS = 0.1  # what it is worth that somebody gets the first bandage
CLOVER_CHANCE = 0.15  # that a card in a hidden stash is a clover
MOST_CLOVER_CHANCE = 0.8  # that there is one among many
SPOILS = 0.4  # how much of what somebody loses is a gain
AN_END = 0.5  # what an advantage counts when the round ends
AHEAD = 0.05  # what each point counts that somebody is ahead
SORE = (0.15, 0.45)  # what the first and the second bandage cost
A_CLOVER = 0.3  # what it costs to use one up
HEALED = 0.3  # how likely another bandage comes, which a heal would make up for
TO_OTHERS = 0.25  # how much somebody else's gain is the own loss
AIMED = 0.7  # how likely somebody robs, or sends the Cat to, whoever seems the best choice


def standing(table: Table, seat: int) -> float:
    """Points, and what the stash may hold."""
    rat = table.rats[seat]
    return rat.points + A_CARD * len(rat.stash)


def has_clover(table: Table, seat: int) -> bool:
    return any(card in CLOVERS for card in table.rats[seat].stash)


def in_stash(table: Table, seat: int, eyes: int) -> float:
    """The points in a stash: the own ones are known, those of others are guessed."""
    rat = table.rats[seat]
    return worth_of(rat.stash, rat.role).points if seat == eyes else A_CARD * len(rat.stash)


def hurt(table: Table, seat: int, eyes: int, healed: int = 0) -> float:
    """What one more bandage costs `seat`, as far as `eyes` can tell; so many are `healed` before it comes."""
    rat = table.rats[seat]
    bandages = max(0, rat.bandages - healed)
    saved = float(has_clover(table, seat)) if seat == eyes else clover_chance(len(rat.stash))
    bare = SORE[bandages] if bandages < len(SORE) else 1.0 + in_stash(table, seat, eyes)
    return saved * A_CLOVER + (1 - saved) * bare


def clover_chance(cards: int) -> float:
    """How likely there is a clover among so many hidden cards."""
    return min(MOST_CLOVER_CHANCE, CLOVER_CHANCE * cards)


def advantage(table: Table, seat: int, eyes: int, fallen: int | None = None) -> float:
    """How much more this seat would get than the others, on average, if the round ended now."""
    others = [in_stash(table, o, eyes) if o != fallen else 0.0 for o in range(table.seats) if o != seat]
    return in_stash(table, seat, eyes) - sum(others) / len(others)


def cat_worth(table: Table, seat: int, target: int, eyes: int) -> float:
    """What it is worth to `seat` to send the Cat there: a third bandage takes a stash and ends the round."""
    rat = table.rats[target]
    if rat.bandages < BANDAGES_OUT - 1:
        return CLAWS * (1 + rat.bandages) + AHEAD * standing(table, target)
    fall = SPOILS * A_CARD * len(rat.stash) + AN_END * advantage(table, seat, eyes, target)
    return (1 - clover_chance(len(rat.stash))) * fall + AHEAD * standing(table, target)


def trap_chances(table: Table) -> list[float]:
    """How likely the top card of each door is a trap: the open reckoning (section 13)."""
    weights: list[float] = []
    sprung: list[int] = []
    for door in table.doors:
        left = len(door.cards)
        sprung.append(sum([taken.sprung for taken in door.taken]))
        weights.append(left / 2 if sprung[-1] else (left - 1) / 4)
    whole = 0.0 if max(sprung) > 1 else sum(weights)
    chances = []
    for door, weight, shown in zip(table.doors, weights, sprung, strict=True):
        traps = (0.0 if shown else 1.0) + (weight / whole if whole > 0 else 0.0)
        chances.append(min(1.0, traps / len(door.cards)) if door.cards else 1.0)
    return chances


def die_worth(table: Table, seat: int, die: str, eyes: int, least_risk: float | None = None) -> float:
    """What it is worth to `seat` to carry out a die. `least_risk` is that of the safest door, if known."""
    face = FACES[die]
    if face.action is Action.DRAW:
        risk = min(trap_chances(table)) if least_risk is None else least_risk
        if seat == eyes and table.rats[seat].power.keeps_traps:
            risk = 0.0
        return face.keys * (A_KEY * (1 - risk) - risk * hurt(table, seat, eyes))
    if face.action is Action.STEAL:
        return A_THEFT if victims(table, seat, seat) else 0.0
    if face.action is Action.SEND_CAT:
        return max([cat_worth(table, seat, other, eyes) for other in targets(table, seat)], default=0.0)
    return HEALED * hurt(table, seat, eyes) if table.rats[seat].bandages else 0.0


def harm(
    table: Table, seat: int, other: int, die: str, eyes: int, least_risk: float, healed: int = 0
) -> float:
    """What it costs `seat` that `other` carries out this die: what it brings, and whom it may be aimed at."""
    cost = TO_OTHERS * die_worth(table, other, die, eyes, least_risk)
    action = FACES[die].action
    if action is Action.STEAL:
        aims = {each: standing(table, each) for each in victims(table, other, other)}
        return cost + A_CARD * chance_of(aims, seat)
    if action is Action.SEND_CAT:
        aims = {each: cat_worth(table, other, each, eyes) for each in targets(table, other)}
        return cost + hurt(table, seat, eyes, healed) * chance_of(aims, seat)
    return cost


def chance_of(aims: dict[int, float], seat: int) -> float:
    """How likely this seat is the one, by how good a choice each seems."""
    if seat not in aims:
        return 0.0
    best = max(aims.values())
    favourites = [each for each, much in aims.items() if much == best]
    share = AIMED / len(favourites) if seat in favourites else 0.0
    return share + (1 - AIMED) / len(aims)
