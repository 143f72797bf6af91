"""How a game shows itself to the contract: `tests/games/<name>/samples.py` has one `SHELVED`."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.course import Course
from ratland_desktop.saves.shelf import Keepable
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import Game

QUICK = 2


@fact
class OnTheShelf:
    """A game, a few ways to set it up that together use all of its rules, and its box."""

    box: Box
    samples: Mapping[str, Any]
    """By name, the options. The first two are played in the quick run, the others with `--all`."""
    lose_a_piece: Callable[[Any], None]
    """Takes a piece away from a table at the end of a game: `Trials.lost` must notice."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.box.keeping.game


def without_screens(keeping: Keepable, course: Course) -> Box:
    """The box of a game whose screens and computers are still being made."""

    def nothing(*_: object) -> Any:
        raise NotImplementedError

    return Box(keeping.game.name, 2, 5, (20, 60), keeping, course, "", nothing, nothing, nothing)


def played(shelved: OnTheShelf, sample: str) -> list[pytest.MarkDecorator]:
    """The marks of a case with this sample."""
    return [pytest.mark.slow] if sample in list(shelved.samples)[QUICK:] else []
