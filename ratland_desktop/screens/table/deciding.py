"""The open decision on the stage: who is asked, what has been chosen, and how it is answered.

Keeps the draft of the current question; a new question starts with an empty draft. The Seer's button is here
too, because the Seer may look at its own decisions (R16).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.scenes.table.decisions import Decision, decision_for
from ratland_desktop.games.ratland.scenes.table.layout import Layout
from ratland_desktop.hotseat.session import Session
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.hurry import Hurry
from ratland_desktop.shell.intents import Intent, Press
from ratland_desktop.shell.voice import Voice, voice_of
from ratland_desktop.shell.widgets import Button, Widget
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.text import Texts

from .decision import Around
from .director import Director

PEEK_WIDE, PEEK_HIGH = 300.0, 72.0
FRAME = 6.0


class Deciding:
    """`face` looks at what is asked now; `decision` is what the stage shows of it.

    The question speaks its seat's language, in its size; the table around it stays as it is.
    """

    say: Texts
    lettering: tuple[float, Voice]

    def __init__(
        self,
        evening: Session,
        layout: Layout,
        answer: Callable[[object], Go | None],
        rebuild: Callable[[], None],
        redraw: Callable[[], None],
    ) -> None:
        self.evening = evening
        self.box = layout.stage.inset(FRAME)
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
            voice = voice_of(self.evening.seats[question.seat])
            self.say = desk.words_for(voice)
            self.lettering = (desk.scale_for(voice), voice)
            by_hand = question.seat in director.party().hands
            around = Around(
                self.box, self.evening.seats, self.say, reel.story, reel.told, by_hand, self._draft,
                self.answer, self.rebuild, lambda: self._pulled_ago, partial(self._pulled, desk),
                self._pressing_on,
            )  # fmt: skip
            self.decision = decision_for(question, around)

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
        widgets = [*self.decision.widgets(), *self._peeking(self.decision)]
        for widget in widgets:
            widget.lettering = self.lettering
        return widgets

    def _peeking(self, decision: Decision[Any]) -> list[Widget]:
        say, seat = self.say, decision.question.seat
        if self.evening.view(seat).foresight is None:
            return []
        spot = Box(self.box.right - PEEK_WIDE - 20, self.box.y + 20, PEEK_WIDE, PEEK_HIGH)
        words = say("ratland.sewer.peek.button")
        decision.head_room = PEEK_WIDE + 30
        return [Button("peek", spot, words, lambda: self._peek(seat), icon="eye", style=theme.SMALL_LABEL)]

    def _peek(self, seat: int) -> Go | None:
        seen = self.evening.view(seat).foresight
        if seen is None:
            return None
        scene = PeekScene(self.evening.seats[seat], seen, len(self.evening.seats), face_down=True)
        scene.voice = voice_of(self.evening.seats[seat])
        return Push(scene)
