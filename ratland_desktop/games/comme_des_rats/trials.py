"""Comme des Rats in simulations and tournaments: its variants, that no card gets lost in any round, wins by
role, and how rounds and games end."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from ratland_desktop.hotseat.trials import Chosen, Counted, Flag, Trials, WinsBy
from ratland_desktop.tabletop.dialogue import Happening

from .rules.cards import TRAP, deck
from .rules.game import COMME_DES_RATS
from .rules.happenings import GameEnded, RoundEnded
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options, RoundRecord
from .rules.view import View
from .rules.words import Decided, GameEnd, RoundEnd

FLAGS = (Flag("four_dice", "with four dice"), Flag("roles", "with roles"))
ENDINGS: Mapping[str, type[StrEnum]] = {"round": RoundEnd, "game": GameEnd, "won_by": Decided}


def options(players: int, chosen: Chosen, first: int | None) -> Options:
    return Options(players, bool(chosen["four_dice"]), bool(chosen["roles"]), first)


def rounds(view: View) -> int:
    return len(view.records)


def lost(view: View) -> str:
    for number, record in enumerate(view.records, start=1):
        cards = cards_of(record)
        if sorted(cards) != sorted(deck(view.seats)):
            return f"{len(cards)} cards in round {number}, or others than were dealt"
    return ""


def cards_of(record: RoundRecord) -> list[str]:
    """Every card of a round, wherever it was in the end; a finished game shows them all."""
    hands = (*record.stashes, *(record.lost or ()), *(record.doors or ()), record.middle)
    return [*sum(hands, ()), *[TRAP] * sum(record.sprung)]


def last_role(view: View, seat: int) -> str | None:
    """The role of the last round; they are dealt anew in each."""
    roles = view.records[-1].roles
    return roles[seat] if roles else None


def endings(options: Options) -> list[str]:
    return [f"{what}_{why.value}" for what, whys in ENDINGS.items() for why in whys]


def endings_in(story: Sequence[Happening]) -> Iterator[str]:
    """Why the round ended; if it was the last one, why the game did and what decided it."""
    for happening in story:
        if isinstance(happening, RoundEnded):
            yield f"round_{happening.because.value}"
        elif isinstance(happening, GameEnded):
            yield f"game_{happening.because.value}"
            yield f"won_by_{happening.decided.value}"


TRIALS = Trials(
    COMME_DES_RATS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    options,
    rounds,
    lost,
    FLAGS,
    (WinsBy("role", last_role),),
    (Counted("endings", endings, endings_in),),
    brain="ratland_desktop.games.comme_des_rats.bots.choosing",
)
