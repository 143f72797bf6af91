"""How a game ended: points and places. The same for every game."""

from .facts import fact


@fact
class Standing:
    """One seat's place (1 is best, shared places are equal), its points, and what breaks a tie."""

    seat: int
    place: int
    points: int
    tiebreak: int


@fact
class Outcome:
    """The standings in seat order."""

    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(standing.seat for standing in self.standings if standing.place == 1)
