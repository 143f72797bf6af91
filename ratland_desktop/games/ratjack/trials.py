"""Ratjack in simulations and tournaments: which decks there are, and that no card and no chip gets lost."""

from ratland_desktop.hotseat.trials import Chosen, Flag, Trials

from .rules.cards import CARDS_OF
from .rules.chips import LETTERS
from .rules.game import RATJACK
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from .rules.view import View
from .rules.words import Deck

SURPRISE = "surprise"  # chance decides
FLAGS = (Flag("deck", "the two sets", (*(deck.value for deck in Deck), SURPRISE), Deck.RATS.value),)


def options(players: int, chosen: Chosen, first: int | None) -> Options:
    deck = chosen["deck"]
    return Options(players, None if deck == SURPRISE else Deck(deck), first)


def rounds(view: View) -> int:
    return view.round


def lost(view: View) -> str:
    """When the game is over the last round still lies there; only the rest of the deck may be hidden."""
    lying = [card for place in view.places for card in (*place.hand, *place.row)]
    cards = [*view.deck, *view.discard, *(card.face for card in lying)]
    dealt = {face.id for face in CARDS_OF[view.sets]}
    seen = [card for card in cards if card is not None]
    if len(cards) != len(dealt) or len({*seen}) != len(seen) or not {*seen} <= dealt:
        return f"{len(cards)} cards, or others than were dealt"
    chips = [*view.display, *(card.chip for card in lying if card.chip)]
    return "" if sorted(chips) == [*LETTERS] else f"the chips {', '.join(sorted(chips))}"


TRIALS = Trials(
    RATJACK,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    options,
    rounds,
    lost,
    FLAGS,
    brain="ratland_desktop.games.ratjack.bots.choosing",
)
