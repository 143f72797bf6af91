"""The course of the game: rounds, turns, totals, points and the end."""

from typing import ClassVar

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact
from ..words import Ending, Merit


@fact
class RoundBegan(Happening):
    """The six faces are those of the chips A to F. `last_point` is who got it in the round before."""

    number: int
    starter: int
    faces: tuple[str, ...]
    points: tuple[int, ...]
    last_point: tuple[int, ...]

    heading: ClassVar[bool] = True


@fact
class Dealt(Happening):
    """Two cards to each of these seats, in this order. Each of them hears its two faces."""

    seats: tuple[int, ...]


@fact
class FirstDiscard(Happening):
    face: str


@fact
class OpeningHidden(Happening):
    """All at once have put one of their two cards face down. Each of them hears which."""

    seats: tuple[int, ...]


@fact
class TurnBegan(Happening):
    seat: int

    heading: ClassVar[bool] = True


@fact
class Term:
    """One open card in a sum: its value, the face of its chip ("": none), and what that comes to."""

    value: int
    chip: str
    worth: int


@fact
class TotalChanged(Happening):
    seat: int
    before: int
    after: int
    terms: tuple[Term, ...]


@fact
class KnockedOut(Happening):
    """All of these at once, each with its total, in the turn of `by`, who can be among them."""

    seats: tuple[int, ...]
    totals: tuple[int, ...]
    by: int


@fact
class Point(Happening):
    """A point; `points` is what the seat has now, `whom` is who was knocked out for it."""

    seat: int
    points: int
    why: Merit
    whom: int | None


@fact
class RoundEnded(Happening):
    """The totals are by seat; those of players who are out are what threw them out."""

    why: Ending
    totals: tuple[int, ...]


@fact
class Secrets:
    """What one player kept hidden to the end: (slot, face) of hidden cards, and the hand."""

    seat: int
    hidden: tuple[tuple[int, str], ...]
    hand: tuple[str, ...]


@fact
class SecretsShown(Happening):
    """Everybody's hidden cards and hands, those of players who are out too (R32)."""

    secrets: tuple[Secrets, ...]


@fact
class GameEnded(Happening):
    winners: tuple[int, ...]
    points: tuple[int, ...]
