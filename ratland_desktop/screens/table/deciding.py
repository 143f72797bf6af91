"""The open decision on the stage: who is asked, what has been chosen, and how it is answered.

Keeps the draft of the current question; a new question starts with an empty draft.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.hotseat.session import Session
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.hurry import Hurry
from ratland_desktop.shell.intents import Intent, Press
from ratland_desktop.shell.voice import Voice, voice_of
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.text import Texts

from .decision import Around, Decision, Offers
from .director import Director

Asides = Callable[[Session, Decision[Any]], list[Widget]]


class Deciding:
    """`face` looks at what is asked now; `decision` is what the stage shows of it.

    The question speaks its seat's language, in its size; the table around it stays as it is.
    """

    say: Texts
    lettering: tuple[float, Voice]

    def __init__(
        self,
        session: Session,
        box: Box,
        asking: Asking,
        decisions: Mapping[str, Callable[[Any, Around], Decision[Any]]],
        asides: Asides,
        answer: Callable[[object], Go | None],
        rebuild: Callable[[], None],
        redraw: Callable[[], None],
    ) -> None:
        """`asides` gives more buttons to who decides. After a change of the draft `rebuild` is called where
        there is something else to press, `redraw` where it only looks different."""
        self.session, self.box, self.asking = session, box, asking
        self.decisions, self.asides = decisions, asides
        self.answer, self.rebuild, self.redraw = answer, rebuild, redraw
        self.question: Question | None = None
        self.decision: Decision[Any] | None = None
        self._draft: dict[str, Any] = {}
        self._hurry = Hurry()
        self._pulled_ago = 0.0
        self._pulls = False  # somebody still presses to draw

    def face(self, director: Director, desk: Desk) -> None:
        """The decision of the present question, if there is one."""
        question = director.question
        if question is not self.question:
            self.question, self._draft = question, {}
        self.decision = None
        if question is not None:
            reel = director.reel
            voice = voice_of(self.session.seats[question.seat])
            self.say = desk.words_for(voice)
            self.lettering = (desk.scale_for(voice), voice)
            by_hand = question.seat in director.party().hands
            around = Around(
                self.box, self.asking, self.session.seats, self.say, reel.story, reel.told, by_hand,
                self._draft, self.answer, self.rebuild, lambda: self._pulled_ago,
                partial(self._pulled, desk), self._pressing_on,
            )  # fmt: skip
            self.decision = self.decisions.get(question.kind, Offers)(question, around)

    def _pulled(self, desk: Desk, sound: str) -> None:
        """Something was drawn by hand: that is seen and heard first."""
        self._pulled_ago = 0.0
        desk.sound.play(sound)
        self.redraw()

    def _pressing_on(self) -> None:
        """After the last piece the mouse has to pause, too, before it can answer."""
        self.hurried()
        self._pulls = True

    def hurried(self) -> None:
        """Somebody pressed to go on."""
        self._hurry.begin()

    def wait(self, seconds: float) -> None:
        before = self.decision.part if self.decision is not None else None
        self._hurry.wait(seconds)
        self._pulls = self._pulls and self._hurry.active
        self._pulled_ago += seconds
        if self.decision is not None and self.decision.part != before:
            self.rebuild()

    def is_too_early(self, intent: Intent) -> bool:
        """Whether a press was probably meant for "next": the player has not moved to an answer yet."""
        if self.decision is None or self.decision.part:
            return False
        if self._pulls and self._hurry.active and isinstance(intent, Press):
            self.hurried()
            return True
        return self._hurry.swallows(intent)

    def draw(self, canvas: Canvas) -> None:
        """The question as its seat wants to read it."""
        if self.decision is not None:
            with canvas.lettered(*self.lettering):
                self.decision.draw(canvas)

    def widgets(self) -> list[Widget]:
        if self.decision is None:
            return []
        widgets = [*self.decision.widgets(), *self.asides(self.session, self.decision)]
        for widget in widgets:
            widget.lettering = self.lettering
        return widgets
