"""Laying out a game and a round (sections 2, 3, 9 and 10 of the rules page)."""

from ....tabletop.dialogue import IllegalSetup
from ....tabletop.dice import Dice
from .cards import TRAPS, deck
from .roles import ROLES
from .table import FEWEST_PLAYERS, MOST_PLAYERS, Door, Options, Rat, Table
from .third_rat import RAT_CARDS

FEWEST_FOR_FOUR_DICE = 4  # R2
FEWEST_FOR_ROLES = 3


def lay_table(options: Options, dice: Dice) -> Table:
    """A table ready for its first round. Raises IllegalSetup."""
    players = options.players
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise IllegalSetup("setup.players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if options.four_dice and players < FEWEST_FOR_FOUR_DICE:
        raise IllegalSetup("setup.four_dice", players=players, fewest=FEWEST_FOR_FOUR_DICE)
    if options.roles and players < FEWEST_FOR_ROLES:
        raise IllegalSetup("setup.roles", players=players, fewest=FEWEST_FOR_ROLES)
    if options.first is not None and not 0 <= options.first < players:
        raise IllegalSetup("setup.first", first=options.first, players=players)
    first = dice.below(players) if options.first is None else options.first
    return Table(options, [Rat() for _ in range(options.seats)], first)


def deal_doors(doors: int, dice: Dice) -> list[Door]:
    """A trap for each door is set aside, the rest is dealt, and each pile is shuffled with its trap (R24)."""
    cards = deck(doors)
    traps = [card for card in cards if card in TRAPS][:doors]
    for trap in traps:
        cards.remove(trap)
    dice.shuffle(cards)
    piles = [[*cards[door::doors], trap] for door, trap in enumerate(traps)]
    for pile in piles:
        dice.shuffle(pile)
    return [Door(pile) for pile in piles]


def deal_roles(table: Table, dice: Dice) -> None:
    """One role for each player; the others stay unseen."""
    roles = [*ROLES]
    dice.shuffle(roles)
    for rat, role in zip(table.rats, roles, strict=False):
        rat.role = role


def shuffled_rat_cards(dice: Dice) -> list[int]:
    cards = [*RAT_CARDS]
    dice.shuffle(cards)
    return cards
