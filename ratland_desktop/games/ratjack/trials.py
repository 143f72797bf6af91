"""Ratjack in simulations and tournaments: its decks, what may not get lost, and what is counted."""

from collections.abc import Iterator, Sequence

from ratland_desktop.hotseat.trials import Chosen, Counted, Flag, Trials
from ratland_desktop.tabletop.dialogue import Happening

from .rules.cards import CARDS_OF, EFFECTS, FACES
from .rules.chips import LETTERS
from .rules.game import RATJACK
from .rules.happenings import EffectBegan, RoundEnded
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from .rules.view import View
from .rules.words import Deck, Ending

DECKS: dict[str, Deck | None] = {
    "rats+rats": Deck.RATS,
    "rats+weasels": Deck.RATS_WEASELS,
    "rats+raccoons": Deck.RATS_RACCOONS,
    "weasels+raccoons": Deck.WEASELS_RACCOONS,
    "surprise": None,  # chance decides
}
FLAGS = (Flag("decks", "the two sets", tuple(DECKS), "rats+rats"),)


def options(players: int, chosen: Chosen, first: int | None) -> Options:
    return Options(players, DECKS[str(chosen["decks"])], first)


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


def endings(options: Options) -> list[str]:
    return [ending.value for ending in Ending]


def endings_in(story: Sequence[Happening]) -> Iterator[str]:
    return (each.why.value for each in story if isinstance(each, RoundEnded))


def effects(options: Options) -> list[str]:
    """Those of the cards that are played with."""
    if options.deck is None:
        return [*EFFECTS]
    return [*dict.fromkeys(face.effect.id for face in CARDS_OF[options.deck])]


def effects_in(story: Sequence[Happening]) -> Iterator[str]:
    """Every effect that was carried out, those that were triggered or repeated, too."""
    return (FACES[each.card].effect.id for each in story if isinstance(each, EffectBegan))


TRIALS = Trials(
    RATJACK,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    options,
    rounds,
    lost,
    FLAGS,
    counted=(Counted("endings", endings, endings_in), Counted("effects", effects, effects_in)),
    brain="ratland_desktop.games.ratjack.bots.choosing",
)
