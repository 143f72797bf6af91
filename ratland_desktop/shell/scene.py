"""A scene: one screen with its own state and a typed result, sharing nothing with other scenes.

Scenes return what should happen (`go`), the stage carries it out. Drawing a scene changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.intents import Back, Intent, Point
from ratland_desktop.shell.motion import Motions
from ratland_desktop.shell.voice import Voice
from ratland_desktop.shell.widgets.form import Form
from ratland_desktop.shell.widgets.hints import Hint

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas
    from ratland_desktop.shell.go import Go

Result = TypeVar("Result")


class Scene(Generic[Result]):
    """Subclass it: `arrange` builds the form, `draw` paints, `handle` and `update` say what comes next."""

    private = False
    """Shows one seat's secrets: it is cut away at once, never faded, when it ends."""
    overlay = False
    """Stands in front of the scene beneath, which stays visible (dialogs)."""
    settle = 0.25
    """Seconds after it appears in which presses do not count."""

    sign: Callable[[Canvas], None] | None = None
    """Drawn over it by whoever put it up, to say what kind of game it belongs to."""

    voice: Voice | None = None
    """Whom this scene speaks to, in which language and size. None: whom the scene beneath speaks to."""

    desk: Desk
    """Texts, sound, messages and the player's comfort; there from the first `arrange` on."""

    @property
    def game_name(self) -> str:
        """The game that it belongs to, as the shelf calls it. Empty: that of the scene beneath, if any."""
        return ""

    def __init__(self) -> None:
        self.form = Form()
        self.motions = Motions()
        self._stale: list[Box] | None = None  # None: everything

    # What a scene writer fills in.

    def arrange(self, canvas: Canvas) -> None:
        """Build the form for this size, language and text size. Called again whenever one of them changes."""

    def handle(self, intent: Intent) -> Go | None:
        """An intent came. None: not for me (the stage's own hot keys may take it)."""
        return self.form.handle(intent) or (self.back() if isinstance(intent, Back) else None)

    def back(self) -> Go | None:
        """Esc or B, when no widget wanted it."""
        return None

    def update(self, seconds: float) -> Go | None:
        """Time passed. Call `touch` if something looks different now."""
        return None

    def look_away(self) -> Go | None:
        """The window has lost the keyboard or is hidden. A page with secrets covers itself."""
        return None

    def meanwhile(self) -> None:
        """Called each frame while other scenes are in front, for work that must continue without drawing."""

    def get_ready(self, canvas: Canvas) -> None:
        """Each frame in which nothing is drawn: time to rasterise what comes next (`canvas.rehearse`)."""

    def draw(self, canvas: Canvas) -> None:
        """Paint everything; the stage clips it to what is stale."""
        self.form.draw(canvas)

    def hints(self) -> list[Hint]:
        """Keys worth knowing here; drawn by scenes with `draw_hints`."""
        return []

    # What the stage and the widgets use.

    def touch(self, box: Box | None = None) -> None:
        """Draw this part anew (all of it without a box)."""
        if box is None:
            self._stale = None
        elif self._stale is not None:
            self._stale.append(box)

    def take_stale(self) -> list[Box] | None:
        """The parts to draw anew: [] for nothing, None for everything. Asked once a frame."""
        stale, self._stale = self._stale, []
        return stale

    def settle_in(self, desk: Desk, canvas: Canvas) -> None:
        """The stage puts the scene up, or something about the window or the language changed."""
        self.desk = desk
        self.motions.tempo = desk.tempo
        before = self.form
        self.arrange(canvas)
        self.form.take_over(before, desk)
        self.touch()

    def receive(self, intent: Intent) -> Go | None:
        """Handle, and see to it that what changed is drawn."""
        go = self.handle(intent)
        if not isinstance(intent, Point):
            self.touch()
        self._note_form()
        return go

    def tick(self, seconds: float) -> Go | None:
        """Movement first, then the form's timers, then the scene's own update."""
        for box in self.motions.update(seconds):
            self.touch(box)
        go = self.form.update(seconds) or self.update(seconds)
        self._note_form()
        return go

    def _note_form(self) -> None:
        for box in self.form.take_stale():
            self.touch(box)

    @property
    def typing(self) -> bool:
        """Does a text field have the focus? Letters are then text, not hot keys."""
        return self.form.typing
