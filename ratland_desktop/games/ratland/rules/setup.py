"""Laying out a game (section 2 of the rules page): rats, cheese, both decks, clan cards, who starts."""

from ....tabletop.dialogue import IllegalSetup
from ....tabletop.dice import Dice
from .clans import CLANS, Clan
from .events import END_OF_GAME, FINAL, STARTING, Event
from .food import FOOD_CARDS, boxes
from .table import FEWEST_PLAYERS as FEWEST_PLAYERS
from .table import MOST_PLAYERS as MOST_PLAYERS
from .table import Options, Sewer, Table, rats_in_game
from .words import Board, Food, Plan

RATS_AT_START = 7
AT_HOME = Plan(pantry=RATS_AT_START)
CHEESE_AT_START = 2
FINAL_EVENTS_IN_PLAY = 4
FEWEST_ROUNDS = len(STARTING)
MOST_ROUNDS = FEWEST_ROUNDS + FINAL_EVENTS_IN_PLAY
BACKWARDS = sorted(FOOD_CARDS, reverse=True)


def lay_table(options: Options, dice: Dice) -> Table:
    """A table ready for its first round. Raises IllegalSetup."""
    players = options.players
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise IllegalSetup("setup.players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if options.first is not None and not 0 <= options.first < players:
        raise IllegalSetup("setup.first", first=options.first, players=players)
    first = dice.below(players) if options.first is None else options.first
    everyone = options.board is Board.EVERYONE
    table = Table(
        options=options,
        sewers=[Sewer([*AT_HOME], CHEESE_AT_START, aggressive=everyone) for _ in range(players)],
        pile=rats_in_game(players) - players * RATS_AT_START,
        events=event_deck(dice),
        foods=food_deck(options, dice),
        active=first,
        boards_known=options.board is not Board.SECRET,
    )
    if options.clans:
        for sewer, dealt in zip(table.sewers, deal_clans(players, dice), strict=True):
            sewer.dealt = dealt
    return table


def event_deck(dice: Dice) -> list[Event]:
    """The starting events on top, then four final ones and End of Game; the next card is the last."""
    final = list(FINAL)
    dice.shuffle(final)
    below = [*final[:FINAL_EVENTS_IN_PLAY], END_OF_GAME]
    dice.shuffle(below)
    top = list(STARTING)
    dice.shuffle(top)
    return below + top


def food_deck(options: Options, dice: Dice) -> list[int]:
    """A set of food cards for each box, 1 to 9 or shuffled; the next card is the last."""
    cards = [card for card in BACKWARDS for _ in range(boxes(options.players))]
    if options.food is Food.SHUFFLED:
        dice.shuffle(cards)
    return cards


def deal_clans(players: int, dice: Dice) -> list[tuple[Clan, Clan]]:
    """Two different clan cards for every seat."""
    cards = [*CLANS.values()] * boxes(players)
    while True:
        dice.shuffle(cards)
        hands = [(cards[2 * seat], cards[2 * seat + 1]) for seat in range(players)]
        if all(one is not other for one, other in hands):
            return hands
