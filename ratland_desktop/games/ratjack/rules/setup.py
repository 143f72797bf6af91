"""Laying out a game (section 2 of the rules page): which two sets, and who begins."""

from ....tabletop.dialogue import IllegalSetup
from ....tabletop.dice import Dice
from .table import FEWEST_PLAYERS, MOST_PLAYERS, Options, Table, bare_table
from .words import Deck


def lay_table(options: Options, dice: Dice) -> Table:
    """A table ready for its first round. Raises IllegalSetup."""
    players, first = options.players, options.first
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise IllegalSetup("setup.players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if first is not None and not 0 <= first < players:
        raise IllegalSetup("setup.first", first=first, players=players)
    sets = dice.choose([*Deck]) if options.deck is None else options.deck
    starter = dice.below(players) if first is None else first  # R27
    return bare_table(options, sets, [0] * players, starter)
