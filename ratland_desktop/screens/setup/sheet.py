"""What the set-up page knows of a game: how many may play, which variants there are, and what they mean.

Every game has one `Sheet`. Texts are given by their keys, values are plain, so that they can be written down.
No drawing, no files; the rules' own options are made by the sheet and are opaque here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ratland_desktop.hotseat.levels import USUAL_COMPANY, Company, Level
from ratland_desktop.tabletop.seats import HUMAN

if TYPE_CHECKING:
    from ratland_desktop.hotseat.session import Session
    from ratland_desktop.shell.box import Box
    from ratland_desktop.shell.scene import Scene

Plain = str | int | bool | None
Wishes = Mapping[str, Plain]
"""What the table wants, by the name of the variant."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A row on the paper: a switch if its values are False and True, else a choice between its values."""

    name: str
    words: str
    """The table of its texts: `label`, `about`, and a text for each value of a choice."""
    default: Plain = False
    values: tuple[Plain, ...] = (False, True)
    fewest: int = 0
    """So many players it needs. With fewer it stays at its default, and the text `needs` says why."""
    about_each: bool = False
    """Whether every value has a line of its own, `<value>_about`, instead of `about`."""
    pictures: tuple[tuple[str, ...], ...] = ()
    """The pictures on the button of each value, instead of words."""

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    @property
    def label(self) -> str:
        return f"{self.words}.label"

    def about(self, value: Plain, players: int) -> str:
        """The line under the heading."""
        if players < self.fewest:
            return f"{self.words}.needs"
        return f"{self.words}.{value}_about" if self.about_each else f"{self.words}.about"

    def says(self, value: Plain) -> str:
        """The words on the button of this value."""
        return f"{self.words}.{value}"

    def read(self, written: object) -> Plain:
        """A value from a file; one that is not on offer becomes the default. True is not 1 here."""
        fitting = (value for value in self.values if type(value) is type(written) and value == written)
        return next(fitting, self.default)


TIPS = Variant("tips", "setup.tips", default=True)
IDEAS = Variant("hints", "computers.setup", default=True)
HELP = (TIPS, IDEAS)
"""What any game offers its players."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A table that nobody will play at, to be painted before the real one opens: part by part, then whole."""

    scene: Scene[Any]
    parts: Sequence[Box]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The set-up of one game. Fields that name a text hold its key."""

    game: str
    fewest: int
    most: int
    options: Callable[[int, int | None, Wishes], Any]
    """The rules' options for so many players, the seat that starts (None: chance), and these wishes."""
    abouts: tuple[tuple[int, str], ...]
    """The line under the title, from so many players on; the smallest number first."""
    start: str
    first: str
    """Who starts: a table of texts with `label`, `about` and `chance`."""
    too_few: str
    too_many: str
    variants: tuple[Variant, ...] = ()
    joining: Mapping[int, str] = field(default_factory=dict)
    """With so many players a seat that nobody plays sits down after them; the text is its name."""
    rehearsal: Callable[[Session], Rehearsal] | None = None
    """The open table of a session that nobody will play."""
    company: Company = USUAL_COMPANY
    """The computers that people can play with; those of the box."""
    characters: str = ""
    """The table of the texts of its characters: for each a `name` and an `about`."""
    fresh: tuple[str, ...] = (HUMAN, HUMAN, Level.BEGINNER, Level.SOLID)
    """Who plays when nobody has chosen yet; it can be started at once."""
    quick: tuple[str, ...] = (HUMAN, Level.BEGINNER, Level.BEGINNER, Level.BEGINNER)
    """Who plays in a game for one person that starts without a set-up; the person sits first."""
    bots: str = "setup.bots"
    """The names of its computers: the key of a list with at least one name for each player."""

    def __post_init__(self) -> None:
        """Raises ValueError if the set-up page could not show this sheet."""
        for name, players in (("fresh", self.fresh), ("quick", self.quick)):
            if not self.fewest <= len(players) <= self.most:
                wanted = f"{self.fewest} to {self.most} can play"
                raise ValueError(f"{self.game}: `{name}` has {len(players)} players, but {wanted}")
            if strangers := {*players} - {*self.company.players}:
                raise ValueError(f"{self.game}: nobody is called {sorted(strangers)} in `{name}`")
        if self.quick[0] != HUMAN:
            raise ValueError(f"{self.game}: the first player of `quick` is a person")
        if not any(number <= self.fewest for number, _ in self.abouts):
            raise ValueError(f"{self.game}: `abouts` has no text for {self.fewest} players")

    @property
    def rows(self) -> tuple[Variant, ...]:
        """Everything that can be wished for, in the order of the paper."""
        return (*self.variants, *HELP)

    @property
    def defaults(self) -> Wishes:
        return {row.name: row.default for row in self.rows}

    def granted(self, wishes: Wishes, players: int) -> dict[str, Plain]:
        """What so many players get of their wishes."""
        return {
            row.name: wishes.get(row.name, row.default) if players >= row.fewest else row.default
            for row in self.rows
        }

    def read(self, written: Mapping[str, object]) -> Wishes:
        """Wishes from a file; whatever is odd or missing becomes its default."""
        return {row.name: row.read(written.get(row.name, row.default)) for row in self.rows}

    def about(self, players: int) -> str:
        return [key for number, key in self.abouts if players >= number][-1]

    def has_room(self, players: int) -> bool:
        """Whether one more can join."""
        return players < self.most

    def can_spare(self, players: int) -> bool:
        """Whether one can leave."""
        return players > self.fewest
