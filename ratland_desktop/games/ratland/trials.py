"""RatLand in simulations and tournaments: its variants, how many rats there must be, and wins by clan."""

from ratland_desktop.hotseat.trials import Chosen, Flag, Trials, WinsBy

from .rules.game import RATLAND
from .rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from .rules.table import Options, rats_in_game
from .rules.view import View
from .rules.words import Board, Food

FLAGS = (
    Flag("clans", "with clans"),
    Flag("board", "the aggressive board", tuple(board.value for board in Board), Board.OFF.value),
    Flag("food", "food deck", tuple(food.value for food in Food), Food.SHUFFLED.value, in_tournaments=False),
)


def options(players: int, chosen: Chosen, first: int | None) -> Options:
    food = Food(chosen.get("food", Food.SHUFFLED.value))
    return Options(players, bool(chosen["clans"]), Board(chosen["board"]), food, first)


def rounds(view: View) -> int:
    return len(view.records)


def lost(view: View) -> str:
    rats = view.pile + sum(sewer.living + sewer.buried for sewer in view.sewers)
    return "" if rats == rats_in_game(view.players) else f"{rats} rats"


def clan(view: View, seat: int) -> str | None:
    return view.sewers[seat].clan


TRIALS = Trials(
    RATLAND,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    options,
    rounds,
    lost,
    FLAGS,
    (WinsBy("clan", clan),),
    brain="ratland_desktop.games.ratland.bots.choosing",
)
