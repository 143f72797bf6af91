"""What can happen, as facts: to whom, how much, and why (section 14 of the rules page).

Each happening holds all that a picture and a sentence need. Seats and doors are numbers from 0. No happening
names a hidden card: what only some seats may know is told to them as a whisper (`whispers.py`).
"""

from typing import ClassVar

from ....tabletop.dialogue import Happening
from ....tabletop.facts import fact
from .words import (
    Aimed,
    Began,
    Cause,
    Colour,
    Decided,
    GameEnd,
    Kept,
    Lapsed,
    Named,
    Roll,
    RoundEnd,
    Shown,
)

# --- the beginning of a round


@fact
class RoundBegan(Happening):
    round: int
    first: int
    because: Began

    heading: ClassVar[bool] = True


@fact
class RolesDealt(Happening):
    """Every player has a closed role."""


@fact
class RoleShown(Happening):
    seat: int
    role: str
    because: Shown


@fact
class PilesRearranged(Happening):
    """The Manipulator has looked behind these doors and laid their cards back in any order."""

    seat: int
    doors: tuple[int, ...]


# --- a turn


@fact
class TurnBegan(Happening):
    active: int
    number: int

    heading: ClassVar[bool] = True


@fact
class Rolled(Happening):
    """The pairs by colour: black, and white with four dice."""

    active: int
    pairs: tuple[tuple[str, str], ...]
    because: Roll


@fact
class PartnerNamed(Happening):
    active: int
    partner: int
    because: Named


@fact
class PartnersNamed(Happening):
    """Four dice: who gets the black pair and who the white one. `forced` is Al Ratone's seat, or None."""

    active: int
    black: int
    white: int
    because: Named
    forced: int | None


@fact
class RatCardTurned(Happening):
    """The Third Rat turns up a card, keeps a die and gives the other one back; `decider` decides for it."""

    active: int
    card: int
    kept: str
    returned: str
    decider: int
    because: Kept


@fact
class DieKept(Happening):
    active: int
    partner: int
    colour: Colour
    kept: str
    returned: str
    because: Kept


@fact
class DiePicked(Happening):
    """Four dice: the active player picks one of the dice that came back."""

    active: int
    picked: str
    unused: str
    because: Kept


# --- actions


@fact
class ActionBegan(Happening):
    """`decider` is who decides for the Third Rat, else None."""

    seat: int
    die: str
    decider: int | None


@fact
class ActionLapsed(Happening):
    """`die` is None for a player who is out before picking one of four dice."""

    seat: int
    die: str | None
    because: Lapsed


@fact
class Stored(Happening):
    """A card goes into the stash: the first or second one of this action. Only the Third Rat's is named."""

    seat: int
    door: int
    left: int
    number: int
    card: str | None


@fact
class TrapSprung(Happening):
    """A trap is laid open beside its door."""

    seat: int
    door: int
    left: int


@fact
class Stole(Happening):
    """`left` cards stay with the victim. The card is named if it is a trap or the Third Rat takes part."""

    thief: int
    victim: int
    left: int
    card: str | None
    because: Aimed


@fact
class FoolUnmasked(Happening):
    """After a trap was stolen the Fool shows and discards all others, and is no Fool any more."""

    seat: int
    traps: int
    thief: int


@fact
class CatSent(Happening):
    by: int
    target: int
    because: Aimed


@fact
class CloverUsed(Happening):
    """A clover saves from a bandage; `by` is who is to blame for it, None for a trap behind a door."""

    seat: int
    against: Cause
    by: int | None


@fact
class Bandaged(Happening):
    """`bandages` is how many the player has now."""

    seat: int
    bandages: int
    because: Cause
    by: int | None


@fact
class WentOut(Happening):
    """The third bandage; the whole stash of so many cards is lost."""

    seat: int
    cards: int


@fact
class Healed(Happening):
    seat: int
    bandages: int


# --- the end


@fact
class RoundEnded(Happening):
    out: tuple[int, ...]
    empty: tuple[int, ...]  # doors
    because: RoundEnd


@fact
class StashShown(Happening):
    """Points for cheese, and the Alchemist's for clovers."""

    seat: int
    cards: tuple[str, ...]
    cheese: int
    clovers: int


@fact
class Consoled(Happening):
    """Nobody scored, so everybody who is not out gets some points."""

    seats: tuple[int, ...]
    points: int


@fact
class RoundScored(Happening):
    """By seat: points gained in this round, and in all."""

    gained: tuple[int, ...]
    points: tuple[int, ...]


@fact
class OneMoreRound(Happening):
    """All tied players who were asked want one more round."""

    tied: tuple[int, ...]


@fact
class GameEnded(Happening):
    """By seat: places, points, and the cards that break ties."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    cards: tuple[int, ...]
    winners: tuple[int, ...]
    because: GameEnd
    decided: Decided
