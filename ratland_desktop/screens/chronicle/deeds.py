"""What a game tells the chronicle: how a finished game is kept, and what its page says and shows.

A game makes one `Deeds`. Its chronicle is its own; the page asks it only what every chronicle knows
(`hotseat/chronicle.py`), and hands it back to the functions here. Words are keys of the locale files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.chronicle import Chronicle, Deed
from ratland_desktop.hotseat.turning_points import Scale
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.theme import Colour
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class Keepsake:
    """A little card about the greatest deed of one kind.

    `words` is the table of its words: `title`, `text` (with round, name, other, and the amount as `counted`)
    and `none`, for a game without such a deed. `paint` draws the picture; the deed is None if there was none.
    """

    kind: str
    words: str
    counted: str
    tape: Colour
    paint: Callable[[Pen, Box, Deed | None, Sequence[Seat]], None]


@dataclass(frozen=True, slots=True)
class Story:
    """The sentences below: `words` is their table, with `opening` and one for each kind of turning point.

    `counted` is the name under which they speak of what the curves count; `scale` says what is much of it.
    """

    words: str
    counted: str
    scale: Scale


@dataclass(frozen=True, slots=True)
class Deeds:
    """`game` is its name in the files, and `<game>.name` what people call it; `logo` is its picture.

    `tell` makes the chronicle of a match that is over. `write` turns it into plain data, which `read` reads
    back, for that many players; None: it cannot be one. `sum_words`: how a seat's points came about.
    `variant_words`: how the game was played. `curve`: the chart's title; `highest`: its top at least.
    `sum_signs`: an icon for each of a seat's points, shown instead of a sum that is too long for the page.
    `seat_sign` is a picture beside a seat's name, or empty; `round_signs` are pictures below the rounds.
    """

    game: str
    logo: str
    tell: Callable[[Any], Any]
    write: Callable[[Any], dict[str, Any]]
    read: Callable[[object, int], Chronicle | None]
    story: Story
    keepsakes: tuple[Keepsake, ...]
    sum_words: Callable[[Texts, Any, int], str]
    variant_words: Callable[[Texts, Any], list[str]]
    curve: str
    highest: int = 10
    sum_signs: Callable[[Any, int], Sequence[str]] = lambda chronicle, seat: ()
    seat_sign: Callable[[Any, int], str] = lambda chronicle, seat: ""
    round_signs: Callable[[Any], Sequence[str]] = lambda chronicle: ()
