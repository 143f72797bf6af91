"""Phases 2 to 5: what happens in and between the sewers."""

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact
from ..words import Place, Plan


@fact
class Revealed(Happening):
    plans: tuple[Plan, ...]


@fact
class BoardsRevealed(Happening):
    """Which seats play on the aggressive board."""

    aggressive: tuple[bool, ...]


@fact
class Redeployed(Happening):
    seat: int
    before: Plan
    after: Plan
    because: str


@fact
class Attacked(Happening):
    """One attack against its defence: `rats` and `guards` are heads, `strength` and `defence` with modifiers.

    `owed` is what the attack earns, `because` the cards that had a part in it.
    """

    seat: int
    victim: int
    side: Place
    rats: int
    strength: int
    guards: int
    defence: int
    owed: int
    because: tuple[str, ...]


@fact
class Stole(Happening):
    """Cheese changes pantries; less than `owed` when the victim had too little."""

    seat: int
    victim: int
    side: Place
    cheese: int
    owed: int


@fact
class RatDied(Happening):
    """A rat goes back to the common pile after a fight with `by`."""

    seat: int
    place: Place
    by: int
    because: str


@fact
class Bred(Happening):
    """`parents` rats in the nursery get `born` young; fewer than `due` when the pile is short."""

    seat: int
    parents: int
    born: int
    due: int
    because: tuple[str, ...]


@fact
class CameHome(Happening):
    seat: int
    poisoned: int
    lost: int
    because: str
