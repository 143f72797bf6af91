"""Every question that Ratjack asks (section 11 of the rules page), and which answers it takes.

All of them carry their legal answers, in an order that tells nothing: table order from the asked player on,
slots from the left, chips by letter. A card on the table is (seat, slot), a hand card its place in the hand.
"""

from typing import Any, ClassVar

from ....tabletop.dialogue import Choose, IllegalAnswer
from ....tabletop.facts import fact
from .choices import Hindrance
from .words import OPEN

PlayAnswer = tuple[str, int, int | None]  # way, hand card, slot of the hidden card to uncover


def as_tuples(answer: Any) -> Any:
    """Lists, as they come out of a file, become tuples again."""
    return tuple(map(as_tuples, answer)) if isinstance(answer, (list, tuple)) else answer


@fact
class Pick(Choose):
    """One of the offered answers, which may be made of several parts."""

    def check(self, answer: object) -> object:
        given = as_tuples(answer) if isinstance(answer, (list, tuple)) else answer
        for option in self.options:
            if option == given and repr(option) == repr(given):  # True is not 1
                return option
        raise IllegalAnswer("answer.not_offered", question=self.kind)

    def default_answer(self) -> object:
        """The first answer has the focus."""
        return self.options[0]


@fact
class OpeningChoice(Pick):
    """Set-up of a round: which of the two cards goes face down."""

    kind: ClassVar[str] = "opening"
    private: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    kept_secret: ClassVar[bool] = True


@fact
class DrawChoice(Pick):
    """Deck or discard pile; `because` is TURN or the card whose effect draws.

    What is offered is open to all. It is asked behind the curtain because its player looks at the own cards.
    """

    because: str

    kind: ClassVar[str] = "draw"
    private: ClassVar[bool] = True


@fact
class Refusal:
    """A way to play a card that is not legal now, and why."""

    way: str
    place: int  # of the hand card
    slot: int | None  # of the hidden card to uncover; None where there is none
    why: Hindrance


@fact
class PlayChoice(Pick):
    """Which hand card, and how. The options are `PlayAnswer`s."""

    refused: tuple[Refusal, ...]

    kind: ClassVar[str] = "play"
    private: ClassVar[bool] = True

    def default_answer(self) -> PlayAnswer:
        """The card just drawn, open if that is legal, else face down."""
        drawn: list[PlayAnswer] = [option for option in self.options if option[1] == 1]
        return next((option for option in drawn if option[0] == OPEN), drawn[0])


@fact
class EffectChoice(Pick):
    """The answer to one step of an effect: the verb, the cards it speaks of, and the card that acts."""

    verb: str
    cards: tuple[str, ...]
    because: str

    kind: ClassVar[str] = "effect"
    private: ClassVar[bool] = True


@fact
class RevealChoice(Pick):
    """An opponent's effect: which slot this player turns up. What is offered is open to all."""

    because: str

    kind: ClassVar[str] = "reveal_one"
    sealed: ClassVar[bool] = True
