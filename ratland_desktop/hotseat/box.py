"""What a game hands over to the house: its rules, its computers, and the way to its screens.

`games/<name>/box.py` has one of these. Making a box loads no graphics: the screens are fetched when a window
needs them. The rest of the house finds games on a `Shelf` and knows nothing of them but their boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from ratland_desktop.hotseat.course import Course
from ratland_desktop.hotseat.levels import USUAL_COMPANY, Company
from ratland_desktop.saves.shelf import Keepable
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class Box:
    """One game. `minutes` is how long it takes, from a short game to a long one."""

    name: str
    """Of its folders, and the beginning of the keys of its words."""
    fewest: int
    most: int
    minutes: tuple[int, int]
    keeping: Keepable
    course: Course
    brain: str
    """The module with `choose` and `hints`; the computers' process imports it."""
    options: Callable[[Any], Any]
    """From an open view: how the game was set up, for a rematch."""
    demo: Callable[[Random], Any]
    """Options for a game of computers among themselves, as a shop window."""
    screens: Callable[[], Any]
    """The game's `screens.box.GameScreens`; imports graphics."""
    company: Company = USUAL_COMPANY
    """The computers that people can play with."""

    def refusal(self, refused: Refused, texts: Texts) -> str:
        """Why something cannot be done, and what to do instead: in the game's words, or else the house's."""
        game = self.name
        own = f"{game}.error.{refused.code}"
        return texts(own if own in texts else f"refusal.{refused.code}", **refused.spoken)


class Shelf(Mapping[str, Box]):
    """The games there are, by name. A box is fetched when somebody asks for it; looking which there are
    fetches nothing. Whatever comes first stands in front."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        """`modules` says for each name which module has the `BOX`."""
        self._modules = dict(modules)

    def __getitem__(self, name: str) -> Box:
        box = import_module(self._modules[name]).BOX
        assert isinstance(box, Box)
        return box

    def __contains__(self, name: object) -> bool:
        return name in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)

    @property
    def front(self) -> Box:
        """The game that newcomers are offered first."""
        return self[next(iter(self._modules))]

    @property
    def keepings(self) -> Mapping[str, Keepable]:
        return Keepings(self)


class Keepings(Mapping[str, Keepable]):
    """A shelf as the saves see it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def __getitem__(self, name: str) -> Keepable:
        return self._shelf[name].keeping

    def __contains__(self, name: object) -> bool:
        return name in self._shelf

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf)

    def __len__(self) -> int:
        return len(self._shelf)
