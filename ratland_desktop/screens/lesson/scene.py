"""How to play in two minutes: a short round on the real table and in the real sewer, explained by a rat.

Most steps are only read. In four of them the newcomer acts: places a rat, presses Done, lifts the screens and
draws from the bag. Every step says what to do with the input device in use, and can be left at any time.
"""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.games.ratland.scenes.lesson.bag import BagSpot
from ratland_desktop.games.ratland.scenes.lesson.little_round import (
    GOAL,
    PLANS,
    SHOWN_SEAT,
    START,
    STEPS,
    LittleRound,
    Step,
    Task,
)
from ratland_desktop.games.ratland.scenes.lesson.practice import PracticeSewer
from ratland_desktop.games.ratland.scenes.sewer.layout import SIDE
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.games.ratland.scenes.table.layout import lay_out
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.screens.lesson.card import Page, draw_card
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.layout import BOTTOM, EDGE
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hand, Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.steps import one_by_one

PLAY = "play"
LAYOUT = lay_out(len(PLANS))
CARD = LAYOUT.story.inset(-20, -6)
BAR = Box(SAFE.x, BOTTOM.y - 10, SAFE.w, SAFE.bottom - BOTTOM.y + 10)
NEXT_WIDE, BACK_WIDE, SKIP_WIDE = 500.0, 240.0, 360.0
HINTS = Box(EDGE, BOTTOM.y + 14, 640, 40)
SIDE_CARD = Box(SIDE.x + 12, 16, SIDE.w - 26, 870)
SIDE_BACK, SIDE_SKIP = Box(SIDE_CARD.x, SIDE_CARD.bottom + 18, SIDE_CARD.w, 146).rows(2, 14)
HANDS = {Hand.MOUSE: "text", Hand.KEYS: "text_keys", Hand.PAD: "text_pad"}
"""Key of the instructions for each input device."""


class LessonScene(Scene[str | None]):
    """Its result is PLAY if the players want to play now, otherwise None."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.answer: tuple[str, Place | None] | None = None
        self.lifted = False
        self.bag: BagSpot | None = None
        self._round: LittleRound | None = None
        self._table: TableScene | None = None
        self._sewer: PracticeSewer | None = None
        self._canvas: Canvas | None = None

    @property
    def step(self) -> Step:
        return STEPS[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(STEPS) - 1

    @property
    def may_go_on(self) -> bool:
        """Whether the task of this step is done."""
        if self.step.task in (Task.PLACE, Task.HAND_IN):
            return False
        return self.bag is None or not self.bag.left

    # --- building

    def arrange(self, canvas: Canvas) -> None:
        """The names of the players speak the language, so the little round is laid anew with it."""
        self._canvas = canvas
        self._round = LittleRound(self.desk.texts.rows("setup.people")[: len(PLANS)])
        self._lay_picture()
        self._build()

    def _lay_picture(self) -> None:
        """The screen that shows this step, as it would be in a game."""
        little, canvas = self._round, self._canvas
        assert little is not None and canvas is not None
        mark = little.mark(self.step, earlier=self.step.task is Task.LIFT and not self.lifted)
        self._table = self._sewer = None
        if mark is None:
            self._sewer = self._lay_sewer(little)
            self._sewer.settle_in(self.desk, canvas)
            return
        singly = one_by_one(TABLE_STEPS)
        self._table = TableScene(LOOK, little.evening(mark), self._no_menu, Pace(auto=False), singly)
        self._table.settle_in(self.desk, canvas)
        if self.step.task is not Task.DRAW:
            self.bag = None
        elif self.bag is None:
            words = self.desk.texts("ratland.lesson.draw.reach")
            self.bag = BagSpot(LAYOUT.picture, GOAL, little.finds, self.motions, self._drew, words)

    def _lay_sewer(self, little: LittleRound) -> PracticeSewer:
        plan = START if self.step.task is Task.PLACE else PLANS[0]
        return PracticeSewer(
            little.view, little.question, little.seats, plan, GOAL,
            placed=self._placed, handed_in=self.next, answer=self._say_back, leave=self.leave,
        )  # fmt: skip

    @staticmethod
    def _no_menu() -> Go:
        return STAY

    def _build(self) -> None:
        if self._sewer is not None:
            self.form = self._sewer.form
            self.form.widgets = [w for w in self.form.widgets if w.name not in ("earlier", "skip")]
            for button in self._ways(SIDE_BACK, SIDE_SKIP):
                self.form.add(button)
            return
        y, high = BOTTOM.y, BOTTOM.h
        going = Box(BOTTOM.right - NEXT_WIDE, y, NEXT_WIDE, high)
        back = Box(going.x - 16 - BACK_WIDE, y, BACK_WIDE, high)
        skip = Box(back.x - 16 - SKIP_WIDE, y, SKIP_WIDE, high)
        self.form = Form(first="next" if self.may_go_on else "bag")
        if self.may_go_on:
            words = self.desk.texts(self._next_key())
            icon = "" if self.last or self.step.task is Task.LIFT else "play"
            self.form.add(Button("next", going, words, self.next, kind=Kind.PRIMARY, icon=icon))
        if self.bag is not None:
            self.form.add(self.bag)
        for button in self._ways(back, skip):
            self.form.add(button)

    def _ways(self, back: Box, skip: Box) -> list[Button]:
        say = self.desk.texts
        return [
            Button("earlier", back, say("lesson.back"), self.earlier, shown=self.at > 0),
            Button(
                "skip", skip, say("lesson.skip"), self.leave, kind=Kind.QUIET, style=theme.SMALL_LABEL
            ),
        ]  # fmt: skip

    def _next_key(self) -> str:
        if self.step.task is Task.LIFT and not self.lifted:
            return "ratland.reveal.button"
        return "lesson.play" if self.last else "lesson.next"

    def _rebuild(self) -> Go:
        """Builds the form of this step and moves the focus to what is to be done."""
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        due = "done" if self.step.task is Task.HAND_IN else self.form.first
        self.form.focus = next((w for w in self.form.widgets if w.name == due), self.form.focus)
        self.touch()
        return STAY

    def _turn(self, at: int) -> Go:
        self.at = at
        self.answer, self.lifted, self.bag = None, False, None
        self._lay_picture()
        return self._rebuild()

    # --- what the newcomer does

    def next(self) -> Go:
        if self.step.task is Task.LIFT and not self.lifted:
            self.lifted = True
            self._lay_picture()
            return self._rebuild()
        return Done(PLAY) if self.last else self._turn(self.at + 1)

    def earlier(self) -> Go:
        return self._turn(max(0, self.at - 1))

    def leave(self) -> Go:
        return Done(None)

    def back(self) -> Go:
        return self.leave()

    def _placed(self) -> None:
        """The rat is in the right place: go on to the next step."""
        self._turn(self.at + 1)

    def _say_back(self, what: str, place: Place | None) -> None:
        self.answer = (what, place)
        self.touch()

    def _drew(self) -> Go:
        return self._rebuild()

    def handle(self, intent: Intent) -> Go | None:
        match intent:
            case Hot(Shortcut.EARLIER):
                return self.earlier()
            case Hot(Shortcut.SKIP):
                return self.leave()
        if self._sewer is not None:
            return self._sewer.handle(intent)
        match intent:
            case Hot(Shortcut.UNDO):
                return self.earlier()
            case Hot(Shortcut.NEXT | Shortcut.LATER as key):
                if self.bag is not None and self.bag.left:
                    return self.bag.draw_piece()
                return self.next() if not self.last or key is Shortcut.NEXT else STAY
        return super().handle(intent)

    # --- time and looks

    def update(self, seconds: float) -> Go | None:
        """Animates the table or sewer underneath; ignores where it would lead."""
        if self._table is not None:
            self._table.tick(seconds)
            self._take_over_stale(self._table)
        elif self._sewer is not None:
            for box in self._sewer.motions.update(seconds):
                self.touch(box)
            self._sewer.update(seconds)
            self._take_over_stale(self._sewer)
        return None

    def _take_over_stale(self, beneath: Scene[Any]) -> None:
        stale = beneath.take_stale()
        for box in stale if stale is not None else [None]:
            self.touch(box)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        going = "ratland.lesson.draw.reach" if not self.may_go_on else "shell.hint.next"
        return [
            Hint(say("shell.key.space"), say("shell.pad.west"), say(going)),
            *([Hint(",", say("shell.pad.select"), say("shell.hint.back"))] if self.at else []),
        ]

    def page(self) -> Page:
        """The words of this step, as they are now."""
        say, key = self.desk.texts, f"ratland.lesson.{self.step.key}"
        part = "text"
        if self.step.task in (Task.PLACE, Task.HAND_IN, Task.DRAW):
            part = HANDS[self.desk.hand]
        if self.bag is not None and self.bag.out:
            part = "once_more" if self.bag.left else "drawn"
        elif self.lifted:
            part = "lifted"
        answer = ""
        if self.answer is not None:
            what, place = self.answer
            name = "" if place is None else say(f"ratland.place.{place.name.lower()}.name")
            answer = say(f"ratland.lesson.answer.{what}", place=name)
        assert self._round is not None
        words = say(f"{key}.{part}", name=self._round.seats[SHOWN_SEAT].name)
        return Page(say(f"{key}.title"), words, answer, self.at, len(STEPS))

    def draw(self, canvas: Canvas) -> None:
        if self._sewer is not None:
            self._sewer.draw(canvas)
        elif self._table is not None:
            self._table.draw_picture(canvas)
        with canvas.above(), canvas.above():
            draw_card(canvas, CARD if self._sewer is None else SIDE_CARD, self.page())
            if self._sewer is None:
                self._draw_bar(canvas)
            self.form.draw(canvas)
            if self._sewer is not None:
                self._sewer.draw_lifted(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        bounds = canvas.bounds
        canvas.fill(Box(bounds.x, BAR.y, bounds.w, bounds.bottom - BAR.y), theme.NIGHT)
        canvas.fill(Box(bounds.x, BAR.y, bounds.w, 3), theme.RAISED)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
