"""Laying out a game (section 2 of the rules page, steps 1 to 5). All chance of the game is used up here."""

from ....tabletop.dialogue import IllegalSetup
from ....tabletop.dice import Dice
from .regions import FEWEST_PLAYERS, MAPS, MOST_PLAYERS
from .table import CUBES, Options, Rat, Table
from .tokens import NORMAL, STARTING

TAKEN_OUT = {2: 12, 3: 6, 4: 0}  # tokens, by players


def lay_table(options: Options, dice: Dice) -> Table:
    """A table ready for the settling. Raises IllegalSetup."""
    players = options.players
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise IllegalSetup("setup.players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if options.first is not None and not 0 <= options.first < players:
        raise IllegalSetup("setup.first", first=options.first, players=players)
    first = dice.below(players) if options.first is None else options.first
    regions = MAPS[players].regions
    starting = [*STARTING]
    dice.shuffle(starting)
    rats = {region: [Rat(starting.pop(), laid=True)] for region in regions}
    hidden = [*NORMAL, *starting]  # those left over join the normal ones first (R2)
    dice.shuffle(hidden)
    taken_out = TAKEN_OUT[players]
    return Table(
        options=options,
        first=first,
        plague=dice.choose(regions),  # R4
        cubes={region: [0] * players for region in regions},
        rats=rats,
        supply=hidden[taken_out:],
        out=hidden[:taken_out],
        reserves=[CUBES] * players,
        castle=[0] * players,
        active=first,
    )
