"""What a game tells the results: how it is counted, how a tie ends, and the pages beside the podium.

A game makes one `ResultPages`. Views are the game's own; nothing here looks into them. Titles and words are
keys of the locale files.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class Station:
    """One stop of the count before the podium: how many of these every seat has.

    `sign` is a picture ("rat/token") or an icon ("grave"), `tinted` one in the colour of the seat. `sound` is
    heard at every step, or only at the `first`.
    """

    sign: str
    counts: tuple[int, ...]
    seconds: float
    sound: str = "tick"
    first: bool = False
    tinted: bool = False
    colour: theme.Colour = theme.TEXT
    sign_share: float = 0.5


@dataclass(frozen=True, slots=True)
class FinalTable:
    """What a page of the results may show: the open view at the end, and the round that is looked at.

    A page that is pressed says with `open` what it shows from now on, and finds it again as `opened`.
    `match` is over; a page may tell its stories.
    """

    say: Texts
    seats: Sequence[Seat]
    view: Any
    round: int
    opened: Hashable = None
    open: Callable[[Hashable], Go | None] = lambda what: None
    match: AnyMatch | None = None


@dataclass(frozen=True, slots=True)
class ResultPage:
    """A page beside the podium; `title` is on its tab.

    `rounds` says how many rounds one can page through, `round_words` is what stands on that button (`n`).
    `reasons`: the computers' reasons for a round can be read from here.
    `widgets`: what can be pressed or scrolled in the same box, drawn after `draw`. They are made anew when
    the round changes or something was opened; a `ScrollPane` with the same name stays where it was.
    """

    title: str
    draw: Callable[[Canvas, Box, FinalTable], None]
    rounds: Callable[[Any], int] | None = None
    round_words: str = ""
    reasons: bool = False
    widgets: Callable[[Box, FinalTable], Sequence[Widget]] | None = None


@dataclass(frozen=True, slots=True)
class Why:
    """How the computers' reasons are shown: `asked` is the table of words for kinds of questions, and `saw`
    tells what a computer had when it chose. `characters` is the table of their characters' names.
    """

    asked: str
    saw: Callable[[Texts, Thought], str]
    characters: str = ""


@dataclass(frozen=True, slots=True)
class ResultPages:
    """`how`: one sentence on how points are counted. `sum_words`: how this seat's points came about.

    `tie_words` explains who wins among several with the most points, given their names and standings, the
    winner first; `tie_shared` is said where nothing decides. `tie_sign` is a picture of what decides: if
    there is one, every row shows how many of it that seat has.
    `stations`: the count before the podium, from the open view; without it the podium comes at once.
    `draw_sum` draws a seat's points instead of the words, and `draw_legend` says below the rows what its
    signs mean. `why`: for pages with the computers' reasons.
    """

    how: str
    sum_words: Callable[[Texts, Any, Standing], str]
    tie_words: Callable[[Texts, list[str], list[Standing]], str]
    tie_shared: str
    tie_sign: str = ""
    stations: Callable[[Any], tuple[Station, ...]] | None = None
    draw_sum: Callable[[Canvas, Box, FinalTable, Standing], None] | None = None
    draw_legend: Callable[[Canvas, Box, FinalTable], None] | None = None
    pages: tuple[ResultPage, ...] = ()
    why: Why | None = None
    ended: Callable[[Texts, Any], str] | None = None
    """Why the game is over, from the open view; said before `how`."""

    def explained(self, say: Texts, view: Any) -> str:
        """What stands below the rows."""
        how = say(self.how)
        return how if self.ended is None else f"{self.ended(say, view)} {how}"
