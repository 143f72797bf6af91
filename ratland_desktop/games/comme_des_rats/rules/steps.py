"""What is still to do in a round, as plain facts: the table's agenda is made of these.

A step asks at most one question, before it changes or tells anything. So a round can be taken up in the
middle: the step that asks stays on the agenda until its answer is there. Everything in a step is open to all.
"""

from ....tabletop.facts import fact
from .words import Cause, Colour


@fact
class Step:
    """Something that happens next."""


@fact
class LookBehind(Step):
    """The Manipulator names the doors to look behind."""

    seat: int


@fact
class Rearrange(Step):
    """The Manipulator has looked behind these doors and lays their cards back."""

    seat: int
    doors: tuple[int, ...]


@fact
class BeginTurn(Step):
    """The active player rolls."""


@fact
class RollAgain(Step):
    """The active player may roll once more."""


@fact
class ListenForForce(Step):
    """Al Ratone may speak up."""


@fact
class NamePartner(Step):
    """The active player names the partner, or both partners."""


@fact
class NameOtherPartner(Step):
    """Four dice: Al Ratone has taken one pair; the active player names who gets the other one."""

    forced: int
    colour: Colour


@fact
class Share(Step):
    """The partner who got this pair keeps one die."""

    colour: Colour


@fact
class CarryOut(Step):
    """All dice are shared: the partners act, then the active player."""


@fact
class PickDie(Step):
    """Four dice: the active player picks one of the dice that came back."""


@fact
class Act(Step):
    """A player carries out a die."""

    seat: int
    die: str


@fact
class ChooseDoor(Step):
    """Somebody picks a door from which `seat` draws up to `keys` cards."""

    seat: int
    keys: int


@fact
class Draw(Step):
    """The top card of this door is drawn; `number` is 1 for the first of the `keys` cards."""

    seat: int
    door: int
    number: int
    keys: int


@fact
class ChooseVictim(Step):
    """Somebody picks whom `thief` robs."""

    thief: int


@fact
class SendCat(Step):
    """`seat` sends the Cat to somebody."""

    seat: int


@fact
class TakeBandage(Step):
    """A bandage is due; `by` is who is to blame, None for a trap behind a door."""

    seat: int
    cause: Cause
    by: int | None


@fact
class Unmask(Step):
    """The Fool shows all traps left in the stash, after `thief` stole one."""

    seat: int
    thief: int


@fact
class EndTurn(Step):
    """All actions are done: the round ends, or the next player is active."""


@fact
class EndRound(Step):
    """Stashes are shown and points are handed out."""


@fact
class AskForMore(Step):
    """A full tie at the end of the game: these players may want one more round."""

    tied: tuple[int, ...]
