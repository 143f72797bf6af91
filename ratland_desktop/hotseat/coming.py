"""What comes next at the table, as values: the session decides it, scenes show it."""

from ratland_desktop.tabletop.facts import fact


@fact
class Watch:
    """The story goes on: there are happenings that the table has not seen."""


@fact
class HandOver:
    """This seat has something to answer, or to see, behind the curtain."""

    seat: int


@fact
class Decide:
    """An open decision: this seat answers on the table."""

    seat: int


@fact
class Breath:
    """These seats, people and computers, are asked quietly. The table pauses for a moment, whatever they
    hold: then it lets the questions pass, unless somebody wants to decide in person."""

    seats: tuple[int, ...]


@fact
class Wait:
    """Only computers are asked, and they are still thinking. Who is asked quietly is not named."""

    seats: tuple[int, ...]


@fact
class Over:
    """The game has ended and everything has been seen."""


Coming = Watch | HandOver | Decide | Breath | Wait | Over
