"""What a seat's secret page shares with those of other games: the menu, hot keys that press the buttons, the
coach, and asking again, once, before something is handed in that looks like a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeVar

from ratland_desktop.screens.coach.bubble import Coaching
from ratland_desktop.screens.ideas import Adviser
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.hurry import Hurry
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Form
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says
from ratland_desktop.text import Texts

R = TypeVar("R")


class PrivatePage(Scene[R]):
    """Made from one seat's view. Everything its player tries out is gone when the scene ends."""

    private = True
    coaching: Coaching | None = None
    """The first time somebody explains what is what."""
    adviser: Adviser | None = None
    """Whom this player may ask for ideas."""
    asked_again = False
    """Whether this player has been asked already if that is really wanted."""
    buttons: ClassVar[Mapping[Shortcut, str]] = {}
    """Hot keys, and the button that each of them presses: so both do the same."""

    def __init__(self, menu: Callable[[], Go], *, alone: bool) -> None:
        """`alone`: there was no curtain, so who presses on from the table has not seen this page yet."""
        super().__init__()
        self.menu = menu
        self.hurry = Hurry()
        if alone:
            self.hurry.begin()

    def build_form(self, canvas: Canvas) -> Form:
        raise NotImplementedError

    def arrange(self, canvas: Canvas) -> None:
        self.form = self.build_form(canvas)
        if self.coaching is not None:
            self.coaching.join(self.form, canvas, self.desk)

    def handle(self, intent: Intent) -> Go | None:
        match intent:
            case Hot(Shortcut.MENU):
                return self.menu()
            case Hot(shortcut) if shortcut in self.buttons:
                return self.press_button(self.buttons[shortcut])
        return super().handle(intent)

    def press_button(self, name: str) -> Go | None:
        if name not in (widget.name for widget in self.form.widgets):
            return STAY
        widget = self.form.find(name)
        return (widget.confirm(True) if widget.enabled and widget.shown else None) or STAY

    def update(self, seconds: float) -> Go | None:
        self.hurry.wait(seconds)
        return None

    def back(self) -> Go | None:
        return self.menu()

    def hand_in(self, answer: R, doubt: Callable[[Texts], str | None], words: str) -> Go:
        """Ends with this answer; asks again where `doubt` has something to say, once. `words` names the texts
        of that question: `title`, `no` and `yes`."""
        if self.asked_again or doubt(self.desk.texts) is None:
            return Done(answer)
        self.asked_again = True
        answers = [
            Answer("no", says(f"{words}.no"), False, primary=True),
            Answer("yes", says(f"{words}.yes"), True),
        ]
        asks = Dialog(says(f"{words}.title"), lambda say: doubt(say) or "", answers)
        return Push(asks, then=lambda sure: Done(answer) if sure else None)
