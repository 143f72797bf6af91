"""Every question that the game asks, and which answers it takes (section 12 of the rules page).

All fields but the answers on offer are open facts, and who is asked what never depends on a hidden card. The
first answer on offer is the one for an absent player, unless a question says otherwise.
"""

from typing import Any, ClassVar

from ....tabletop.dialogue import Choose, IllegalAnswer, Question
from ....tabletop.dice import Dice
from ....tabletop.facts import fact
from .table import BANDAGES_OUT
from .words import Cause, Colour

KEEP, REROLL = "keep", "reroll"
PASS, FORCE, FORCE_BLACK, FORCE_WHITE = "pass", "force", "force-black", "force-white"
FORCED_COLOUR = {FORCE: Colour.BLACK, FORCE_BLACK: Colour.BLACK, FORCE_WHITE: Colour.WHITE}
TAKE, CLOVER = "take", "clover"
REDIRECT = "redirect-"  # and the seat to which the Cat is sent on
SHARE, PLAY = "share", "play"


def redirect_to(seat: int) -> str:
    return f"{REDIRECT}{seat}"


def redirected_to(answer: str) -> int | None:
    """The seat to which this answer sends the Cat on, if it does."""
    return int(answer.removeprefix(REDIRECT)) if answer.startswith(REDIRECT) else None


@fact
class Pick(Choose):
    """One of the answers on offer; who is absent gets the first one."""

    def default_answer(self) -> object:
        return self.options[0]


@fact
class PickPair(Pick):
    """The answers on offer are pairs of numbers, which a file gives back as lists."""

    def check(self, answer: object) -> object:
        if isinstance(answer, (list, tuple)) and all(type(number) is int for number in answer):
            answer = tuple(answer)
        return Choose.check(self, answer)


# --- the Manipulator


@fact
class LookPiles(PickPair):
    """Which two doors to look behind; the lower number first."""

    kind: ClassVar[str] = "look_piles"


@fact
class Order(Question):
    """How to lay the cards of both doors back: for each the old places, 0 was on top, new top card first."""

    doors: tuple[int, ...]
    cards: tuple[int, ...]  # how many behind each of them

    kind: ClassVar[str] = "order"
    private: ClassVar[bool] = True

    def check(self, answer: object) -> tuple[tuple[int, ...], ...]:
        if not isinstance(answer, (list, tuple)) or len(answer) != len(self.cards):
            raise IllegalAnswer("order.shape", doors=len(self.cards))
        return tuple([as_order(given, cards) for given, cards in zip(answer, self.cards, strict=True)])

    def any_answer(self, dice: Dice) -> tuple[tuple[int, ...], ...]:
        orders = [[*range(cards)] for cards in self.cards]
        for order in orders:
            dice.shuffle(order)
        return tuple(map(tuple, orders))

    def default_answer(self) -> tuple[tuple[int, ...], ...]:
        """The cards stay as they lie."""
        return tuple([tuple(range(cards)) for cards in self.cards])


def as_order(given: Any, cards: int) -> tuple[int, ...]:
    """An order from outside: every place once."""
    if not isinstance(given, (list, tuple)) or not all(type(place) is int for place in given):
        raise IllegalAnswer("order.shape", cards=cards)
    if sorted(given) != [*range(cards)]:
        raise IllegalAnswer("order.cards", cards=cards)
    return tuple(given)


# --- a turn


@fact
class Reroll(Pick):
    """Keep the roll, or roll both dice again."""

    dice: tuple[str, str]

    kind: ClassVar[str] = "reroll"


@fact
class SpeakUp(Pick):
    """Asked of every seat whose role is closed, as long as Al Ratone has not been shown."""

    active: int

    kind: ClassVar[str] = "speak_up"
    private: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    quiet: ClassVar[bool] = True


@fact
class Partner(Pick):
    """Who gets the dice. The options are seats."""

    dice: tuple[str, str]

    kind: ClassVar[str] = "partner"


@fact
class Partners(PickPair):
    """Four dice: who gets the black pair and who the white one."""

    dice: tuple[tuple[str, str], ...]

    kind: ClassVar[str] = "partners"


@fact
class OtherPartner(Pick):
    """Four dice: Al Ratone has taken a pair; who gets the one of this colour?"""

    dice: tuple[str, str]
    colour: Colour

    kind: ClassVar[str] = "other_partner"


@fact
class Keep(Pick):
    """Which of the two dice the partner keeps; the other one goes back to the active player."""

    dice: tuple[str, str]
    colour: Colour
    active: int

    kind: ClassVar[str] = "keep"


@fact
class PickedDie(Pick):
    """Four dice: which of the dice that came back the active player carries out."""

    dice: tuple[str, str]

    kind: ClassVar[str] = "die"


# --- actions


@fact
class Pile(Pick):
    """From which door `actor` draws; the seat that is asked may decide for the Third Rat."""

    actor: int
    keys: int

    kind: ClassVar[str] = "pile"


@fact
class Victim(Pick):
    """Whom `actor` robs. The options are seats."""

    actor: int

    kind: ClassVar[str] = "victim"


@fact
class Target(Pick):
    """To whom the Cat is sent. The options are seats."""

    kind: ClassVar[str] = "target"


@fact
class React(Pick):
    """A bandage is due. Asked by open facts alone; the answers on offer are for this seat's eyes only."""

    cause: Cause
    by: int | None
    bandages: int  # before this one

    kind: ClassVar[str] = "react"
    private: ClassVar[bool] = True
    quiet: ClassVar[bool] = True

    @property
    def is_last(self) -> bool:
        """Would this bandage put the player out?"""
        return self.bandages == BANDAGES_OUT - 1

    def default_answer(self) -> object:
        return CLOVER if self.is_last and CLOVER in self.options else TAKE


# --- the end


@fact
class AnotherRound(Pick):
    """A full tie: share the victory or play one more round. Said aloud at the open table: nothing to seal."""

    tied: tuple[int, ...]

    kind: ClassVar[str] = "one_more_round"
