"""What happens to chips. A chip is its letter, with the face that shows in this round."""

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact
from ..words import Spot


@fact
class ChipPut(Happening):
    """From the display onto a card."""

    by: int
    chip: str
    face: str
    at: Spot
    because: str


@fact
class ChipMoved(Happening):
    by: int
    chip: str
    face: str
    origin: Spot
    at: Spot
    because: str


@fact
class ChipReturned(Happening):
    """From a card to the display."""

    by: int
    chip: str
    face: str
    origin: Spot
    because: str


@fact
class ChipTraded(Happening):
    """`chip` came from the display onto the card, `back` went from the card to the display."""

    by: int
    chip: str
    face: str
    back: str
    back_face: str
    at: Spot
    because: str
