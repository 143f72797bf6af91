"""What a game hands over so that its open table can be shown: words, steps, cues, decisions, and the parts
that stand still. And what these parts get to see: the table at one instant, as a `Tableau`.

The scene makes a tableau of what is there now; whoever paints ahead makes one of what comes next. Nothing in
it changes anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence, Teller
from ratland_desktop.screens.ideas import Lines
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.voice import Voice
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Rules, Step
from ratland_desktop.text import Texts

from .cues import ByHand, Cues, Playing, Show
from .deciding import Deciding
from .decision import Around, Decision
from .layout import Layout
from .mode import Mode


@dataclass(frozen=True, slots=True)
class Helping:
    """Hands at work: on what step, how often they have pressed, and what is said to them in their voice."""

    step: Step
    cue: ByHand
    pressed: int
    seat: int
    words: str
    lettering: tuple[float, Voice]
    begun: bool = True
    """False while the heading before it is still to be seen."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """`told` and `story` are the open table and its round at this instant, `passed` seconds of `playing`."""

    at: Mark
    told: Any
    story: Sequence[Happening]
    mode: Mode
    playing: Playing | None
    passed: float
    sentence: Sentence | None
    """What is said of the step that plays."""
    heading: str
    """The words of the heading that is shown before it, if there is one."""
    lit: tuple[int, ...] = ()
    pointed: bool = False
    """Somebody points at a line of the story: the panels speak of that line."""
    deciding: Deciding | None = None
    helping: Helping | None = None
    notice: str = ""
    """What is said instead of the sentence: whom everybody waits for, or that somebody may speak up."""
    paused: bool = False
    points: bool = False
    """Whether the panels show points."""

    @property
    def step(self) -> Step | None:
        return self.playing.step if self.playing is not None else None

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """What the present step tells of."""
        return self.playing.step.shown if self.playing is not None else ()

    @property
    def shows_result(self) -> bool:
        """Whether the panels say what the step has changed: not while something else is on the stage."""
        return self.mode not in (Mode.GATE, Mode.HANDS) and not self.pointed


PartStates = dict[object, tuple[object, Box]]
"""Each part with all that its picture depends on, and its box."""


class Still(Protocol):
    """What stands around the stage and changes from step to step only: bars, cards, panels.

    Everything it shows comes from the tableau: happenings, and the open table at that moment.
    """

    def parts(self, tableau: Tableau, say: Texts) -> PartStates:
        """What must be drawn again when it is another than before."""

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None: ...


class WholePicture(Protocol):
    """Draws tableaus, and knows which it drew last. The usual one is `Picture`."""

    layout: Layout
    still: Still
    cues: Cues

    def differing(self, tableau: Tableau, say: Texts) -> list[Box]: ...

    def take(self, tableau: Tableau, say: Texts) -> list[Box]: ...

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None: ...

    def show(self, canvas: Canvas, tableau: Tableau, say: Texts) -> Show: ...


class Sign(Widget):
    """Something on the table that explains itself to whoever points at it. It is drawn elsewhere; nothing
    happens when it is pressed, and keys pass over it."""

    paints = False

    @property
    def focusable(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class OpenAdvice:
    """How an adviser is asked about a decision that everybody watches."""

    view: Callable[[Session, Decision[Any]], Any]
    """The table from the place of whoever decides, with open facts alone."""
    lines: Callable[[Decision[Any]], Lines]
    """How an answer reads."""


@dataclass(frozen=True)
class TableLook:
    """One game's table."""

    teller: Teller
    asking: Asking
    rules: Rules
    """What is shown as one step."""
    cues: Cues
    lay_out: Callable[[int], Layout]
    """For a number of seats."""
    still: Callable[[Session, Layout], Still]
    leaving: str
    """The text of the large button that leads to a private turn."""
    ending: str = "table.to_results"
    """The text of the large button after the last step. It must not ask what the last step has told."""
    skipping: str = "table.skip"
    """The text of the button that skips to the next heading."""
    decisions: Mapping[str, Callable[[Any, Around], Decision[Any]]] = field(default_factory=dict)
    """By the kind of question. All others offer their answers as cards."""
    signs: Callable[[Texts, Layout, bool], list[Sign]] = lambda say, layout, points: []
    """Tooltips; the last says whether points are shown."""
    doors: Callable[[Texts, Layout, Any, bool], list[Widget]] = lambda say, layout, told, points: []
    """What can be pressed to be seen large, from the open table at that moment."""
    asides: Callable[[Session, Decision[Any]], list[Widget]] = lambda session, decision: []
    """More buttons for who decides; `head_room` of the decision keeps room for them."""
    advice: OpenAdvice | None = None
    """Ideas at open decisions, for all to read."""
    picture: Callable[[Session, Layout, Still, Cues], WholePicture] | None = None
    """Draws the whole table, where the usual stage with its frame will not do."""
