"""The levels of the bots, and who can play a seat: a person, or one of the computers that a game has."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat


class Level(StrEnum):
    """People can meet the levels of the `LADDER`; the others are for tournaments and tests only."""

    RANDOM = "random"
    NAIVE = "naive"
    BEGINNER = "beginner"
    STEADY = "steady"
    SOLID = "solid"
    SOLID_1 = "solid-1"  # the best of the levels that do not search
    CUNNING = "cunning"
    CUNNING_1 = "cunning-1"  # the first cunning level, which later ones are measured against


MIND = "/"  # between a level and a character, as in `solid/raider`


def mind_of(seat: Seat) -> str:
    """Who thinks for a computer's seat: its level and, if it has one, its character."""
    return f"{seat.player}{MIND}{seat.character}" if seat.character else seat.player


def read_mind(mind: str) -> tuple[Level, str]:
    """The level and the character, which may be empty. Raises ValueError if there is no such level."""
    level, _, character = mind.partition(MIND)
    return Level(level), character


LADDER = (Level.BEGINNER, Level.STEADY, Level.SOLID, Level.CUNNING)  # from the youngest up
OFFERED = (Level.BEGINNER, Level.SOLID, Level.CUNNING)  # in every game; some have more of the ladder
LEVELS = tuple(level.value for level in OFFERED)
PLAYERS = (HUMAN, *(level.value for level in LADDER))  # what a seat's `player` can be in some game


@fact
class Company:
    """The computers that people can play a game with: levels from the youngest up, and characters, if any."""

    levels: tuple[Level, ...] = OFFERED
    characters: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """What a seat's `player` can be at this game's table."""
        return (HUMAN, *(level.value for level in self.levels))

    def nearest(self, player: str) -> str:
        """This player, or the level of this game that comes nearest; of two equally near the easier one."""
        if player not in LADDER or player in self.levels:
            return player
        wanted = LADDER.index(Level(player))
        return min(self.levels, key=lambda level: abs(LADDER.index(level) - wanted)).value

    def fitting(self, seat: Seat) -> Seat:
        """The seat as this game can play it: with the nearest level, and no character of another game."""
        has_one = not seat.is_human and seat.character in self.characters
        return replace(seat, player=self.nearest(seat.player), character=seat.character if has_one else "")

    def cast(self, seats: Sequence[Seat], seed: int) -> tuple[Seat, ...]:
        """Computers that may surprise get a character, each from dice of its own."""
        return tuple(
            replace(seat, character=self.surprise(seed + number))
            if seat.player not in (HUMAN, NOBODY) and not seat.character
            else seat
            for number, seat in enumerate(map(self.fitting, seats))
        )

    def surprise(self, seed: int) -> str:
        """A character by chance; empty where a game has none."""
        return Dice(seed).choose(self.characters) if self.characters else ""


USUAL_COMPANY = Company()  # of a game whose computers are all alike
