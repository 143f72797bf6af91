"""Rattus in simulations: there are no variants, and no cube and no token may get lost."""

from ratland_desktop.hotseat.trials import Chosen, Trials, WinsBy

from .rules.game import RATTUS
from .rules.regions import FEWEST_PLAYERS, MOST_PLAYERS
from .rules.table import CUBES, Options, points
from .rules.tokens import FACES
from .rules.view import View


def options(players: int, chosen: Chosen, first: int | None) -> Options:
    return Options(players, first)


def rounds(view: View) -> int:
    return view.round


def lost(view: View) -> str:
    """When the game is over every token is turned up."""
    for seat, (in_reserve, alive) in enumerate(zip(view.reserves, points(view), strict=True)):
        if in_reserve + alive != CUBES:
            return f"{in_reserve + alive} cubes of seat {seat + 1}"
    on_board = [rat.face for rats in view.rats.values() for rat in rats]
    tokens = [*on_board, *(rat.face for rat in view.turned), *view.supply, *view.out]
    return "" if sorted(tokens) == [*FACES] else f"{len(tokens)} tokens, or others than were laid"


def classes(view: View, seat: int) -> tuple[str, ...]:
    """The cards that a seat holds at the end."""
    return tuple(card for card, owner in view.cards.items() if owner == seat)


WINS_BY = (WinsBy("class", classes, key="classes"),)
TRIALS = Trials(
    RATTUS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    options,
    rounds,
    lost,
    wins_by=WINS_BY,
    brain="ratland_desktop.games.rattus.bots.choosing",
)
