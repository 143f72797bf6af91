"""What a game tells about itself so that it can be simulated and played in tournaments.

Also reads the options that both commands share. Knows no game: `__main__` passes in the games. What the
commands print is for developers, so it is not in the locale files.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from ratland_desktop.hotseat.brains import CHANCE
from ratland_desktop.tabletop.dialogue import Happening, IllegalSetup
from ratland_desktop.tabletop.match import AnyGame, AnyMatch, Match

USUAL_PLAYERS = 4
UNUSABLE = 2  # the exit code for a command that cannot be carried out

Chosen = Mapping[str, str | bool]  # what the command line says about the game's flags, by name


@dataclass(frozen=True, slots=True)
class Flag:
    """A variant of the game on the command line: one of several `choices`, or a switch if there are none."""

    name: str
    about: str
    choices: tuple[str, ...] = ()
    usual: str = ""  # the choice if the command line says nothing
    in_tournaments: bool = True

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        word = f"--{self.name.replace('_', '-')}"
        if self.choices:
            about = f"{self.about} ({self.usual})"
            parser.add_argument(word, choices=self.choices, default=self.usual, help=about)
        else:
            parser.add_argument(word, action="store_true", help=self.about)


@dataclass(frozen=True, slots=True)
class WinsBy:
    """Something that a seat has and that may help it to win, as the open view shows it at the game's end."""

    name: str
    of: Callable[[Any, int], str | tuple[str, ...] | None]  # view, seat; None: this seat has none
    key: str = ""  # under which it is reported, if not as "wins_by_" and its name

    @property
    def figure(self) -> str:
        return self.key or f"wins_by_{self.name}"

    def labels(self, view: Any, seat: int) -> tuple[str, ...]:
        found = self.of(view, seat)
        return found if isinstance(found, tuple) else () if found is None else (found,)


@dataclass(frozen=True, slots=True)
class Counted:
    """Something that happens in games and is counted by its kinds: how rounds end, for example."""

    name: str
    kinds: Callable[[Any], Iterable[str]]
    """All kinds that a game with these options can have. One that never comes is reported as 0."""
    found: Callable[[Sequence[Happening]], Iterable[str]]
    """The kinds in the story of a round, once for each time."""


@dataclass(frozen=True, slots=True)
class Trials:
    """A game for `ratland simulate` and `ratland tournament`.

    Everything here is pickled for other processes: functions must be found by their names, so no lambdas.
    """

    game: AnyGame
    fewest: int
    most: int
    options: Callable[[int, Chosen, int | None], Any]
    """How a game is set up: players, flags, and who starts (None: chance decides)."""
    rounds: Callable[[Any], int]
    """How many rounds were played, from the open view at the end."""
    lost: Callable[[Any], str]
    """What is wrong with the pieces in the open view at the end, such as "115 rats"; empty: all are there."""
    flags: tuple[Flag, ...] = ()
    wins_by: tuple[WinsBy, ...] = ()
    counted: tuple[Counted, ...] = ()
    brain: str = CHANCE

    @property
    def usual_players(self) -> int:
        return max(self.fewest, min(USUAL_PLAYERS, self.most))

    @property
    def usual(self) -> Chosen:
        """The flags if the command line says nothing: no variant."""
        return {flag.name: flag.usual if flag.choices else False for flag in self.flags}

    def new_match(self, options: Any, seed: int) -> AnyMatch:
        return Match.new(self.game, options, seed)


TrialsByName = Mapping[str, Callable[[], Trials]]
"""Fetches a game's trials when somebody asks for them. The usual game comes first."""


# --- the command line


class Arguments(argparse.ArgumentParser):
    """Says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}. See {self.prog} --help\n")


def find_game(prog: str, argv: Sequence[str], games: TrialsByName) -> Trials:
    """The game that the command line names, or the first of all. Ends the command if there is none."""
    first_look = Arguments(prog=prog, add_help=False, allow_abbrev=False)
    add_game(first_look, games)
    name: str = first_look.parse_known_args(argv)[0].game
    if name not in games:
        first_look.error(f"there is no game {name!r}, only {', '.join(games)}")
    return games[name]()


def add_game(parser: argparse.ArgumentParser, games: TrialsByName) -> None:
    usual = next(iter(games))
    about = f"one of {', '.join(games)} ({usual}); the other options depend on it"
    parser.add_argument("--game", default=usual, metavar="NAME", help=about)


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a number from the command line."""

    def read(text: str) -> int:
        span = f"a whole number from {least} to {most}" if most else f"a whole number, at least {least}"
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not {span}") from None
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{text} is not {span}")
        return number

    return read


def set_up(
    parser: Arguments, trials: Trials, players: int, asked: argparse.Namespace, first: int | None
) -> tuple[Any, dict[str, str | bool]]:
    """The game's options and the flags they come from. Ends the command if the rules do not allow them."""
    chosen = {flag.name: getattr(asked, flag.name) for flag in trials.flags if hasattr(asked, flag.name)}
    options = trials.options(players, chosen, first)
    try:
        trials.new_match(options, seed=0)
    except IllegalSetup as refused:
        why = ", ".join(f"{name} {value}" for name, value in refused.params.items())
        parser.error(f"the rules do not allow this set-up: {refused.code} ({why})")
    return options, chosen
