"""How to play in two minutes: a short game on the real screens, explained by a rat.

Most steps are only read. In some of them the newcomer acts. Every step says what to do with the input device
in use, and can be left at any time. The pages come from the game's script.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.screens.lesson.card import LessonPage, draw_card
from ratland_desktop.screens.lesson.script import LessonScript, LessonStep, LittleGame, Practice, PracticeActs
from ratland_desktop.screens.lesson.work import HandWork
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.layout import BOTTOM, EDGE
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Confirm, Hand, Hot, Intent, Press, Release, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.steps import one_by_one
from ratland_desktop.text import Texts

PLAY = "play"
BAR = Box(SAFE.x, BOTTOM.y - 10, SAFE.w, SAFE.bottom - BOTTOM.y + 10)
NEXT_WIDE, BACK_WIDE, SKIP_WIDE, GAP = 500.0, 240.0, 360.0, 16.0
HINTS = Box(EDGE, BOTTOM.y + 14, 640, 40)
WAYS_HIGH = 146.0
HANDS = {Hand.MOUSE: "text", Hand.KEYS: "text_keys", Hand.PAD: "text_pad"}
"""Key of the instructions for each input device."""


class LessonScene(Scene[str | None]):
    """Its result is PLAY if the players want to play now, otherwise None."""

    settle = 0.5
    """Also after a page was turned: a double click turns one page only."""

    def __init__(self, script: LessonScript) -> None:
        super().__init__()
        self.script = script
        self.layout = script.look.lay_out(script.players)
        self.at = 0
        self.answer: Callable[[Texts], str] | None = None
        self.lifted = False
        self.work: HandWork | None = None
        self._game: LittleGame | None = None
        self._table: TableScene | None = None
        self._practice: Practice | None = None
        self._canvas: Canvas | None = None
        self._settling = 0.0

    @property
    def step(self) -> LessonStep:
        return self.script.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.script.steps) - 1

    @property
    def may_go_on(self) -> bool:
        """Whether the task of this step is done."""
        if self.step.practice is not None:
            return False
        return self.work is None or not self.work.left

    @property
    def card(self) -> Box:
        """Where the words are."""
        if self._practice is not None:
            return self.script.practice_card
        return (self.layout.story or self.script.practice_card).inset(-20, -6)

    # --- building

    def arrange(self, canvas: Canvas) -> None:
        """The names of the players depend on the language, so the little game is made anew with it."""
        self._canvas = canvas
        self._game = self.script.begin(self.desk.texts.rows("setup.people")[: self.script.players])
        self._lay_picture()
        self._build()

    def _lay_picture(self) -> None:
        """The screen that shows this step, as it would be in a game."""
        game, canvas, step = self._game, self._canvas, self.step
        assert game is not None and canvas is not None
        self._table = self._practice = None
        if step.practice is not None:
            acts = PracticeActs(self.next, self._say_back, self.leave)
            self._practice = step.practice(game, acts)
            self._practice.scene.settle_in(self.desk, canvas)
            return
        mark = game.mark(step, earlier=step.lifts and not self.lifted)
        look = self.script.look
        singly = one_by_one(look.rules)
        self._table = TableScene(look, game.session(mark), self._no_menu, Pace(auto=False), singly)
        self._table.staging.tells_pause = False
        self._table.settle_in(self.desk, canvas)
        if step.by_hand is None:
            self.work = None
        elif self.work is None:
            tip = self.desk.texts(self.script.reach)
            stage, motions = self.layout.picture, self.motions
            self.work = HandWork(self.script, step, game, stage, motions, self._rebuild, tip)

    @staticmethod
    def _no_menu() -> Go:
        return STAY

    def _build(self) -> None:
        if self._practice is not None:
            below = Box(self.card.x, self.card.bottom + 18, self.card.w, WAYS_HIGH)
            below = self.script.practice_ways or below
            self.form = self._practice.scene.form
            self.form.widgets = [w for w in self.form.widgets if w.name not in ("earlier", "skip")]
            wide = below.w > 5 * below.h
            skip, back = below.columns(2, 14) if wide else below.rows(2, 14)
            for button in self._ways(back, skip, theme.SMALL_LABEL if wide else theme.LABEL):
                self.form.add(button)
            return
        skip, back, going = self._row()
        first = "next" if self.may_go_on or self.work is None else self.work.name
        self.form = Form(first=first)
        if self.may_go_on:
            words = self.desk.texts(self._next_key())
            icon = "" if self.last or self.step.lifts else "arrow_right"  # one step, as at the table
            self.form.add(Button("next", going, words, self.next, kind=Kind.PRIMARY, icon=icon))
        if self.work is not None:
            self.form.add(self.work)
        for button in self._ways(back, skip):
            self.form.add(button)

    def _row(self) -> list[Box]:
        """At the right of the table's row of controls: out, back, on."""
        shares = (SKIP_WIDE, BACK_WIDE, NEXT_WIDE)
        room = self.layout.bottom
        return room.right_part(min(room.w, sum(shares) + 2 * GAP)).shares(shares, gap=GAP)

    def _ways(self, back: Box, skip: Box, style: theme.Style = theme.LABEL) -> list[Button]:
        say = self.desk.texts
        return [
            Button("earlier", back, say("lesson.back"), self.earlier, style=style, shown=self.at > 0),
            Button(
                "skip", skip, say("lesson.skip"), self.leave, kind=Kind.QUIET, style=theme.SMALL_LABEL
            ),
        ]  # fmt: skip

    def _next_key(self) -> str:
        if self.step.lifts and not self.lifted:
            return self.script.lift
        return "lesson.play" if self.last else "lesson.next"

    def _rebuild(self) -> Go:
        """Builds the form of this step and moves the focus to what is to be done."""
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        due = self.form.first
        self.form.focus = next((w for w in self.form.widgets if w.name == due), self.form.focus)
        self.touch()
        return STAY

    def _turn(self, at: int) -> Go:
        self.at = at
        self.answer, self.lifted, self.work = None, False, None
        self._settling = self.settle
        self._lay_picture()
        return self._rebuild()

    # --- what the newcomer does

    def next(self) -> Go:
        if self.step.lifts and not self.lifted:
            self.lifted, self._settling = True, self.settle
            self._lay_picture()
            return self._rebuild()
        return Done(PLAY) if self.last else self._turn(self.at + 1)

    def earlier(self) -> Go:
        return self._turn(max(0, self.at - 1))

    def leave(self) -> Go:
        return Done(None)

    def back(self) -> Go:
        return self.leave()

    def _say_back(self, answer: Callable[[Texts], str]) -> None:
        self.answer = answer
        self.touch()

    def handle(self, intent: Intent) -> Go | None:
        if self._settling and isinstance(intent, Press | Release | Confirm | Hot):
            return STAY
        match intent:
            case Hot(Shortcut.EARLIER):
                return self.earlier()
            case Hot(Shortcut.SKIP):
                return self.leave()
        if self._practice is not None:
            return self._practice.scene.handle(intent)
        match intent:
            case Hot(Shortcut.UNDO):
                return self.earlier()
            case Hot(Shortcut.NEXT | Shortcut.LATER as key):
                if self.work is not None and self.work.left:
                    return self.work.act()
                return self.next() if not self.last or key is Shortcut.NEXT else STAY
        return super().handle(intent)

    # --- time and looks

    def update(self, seconds: float) -> Go | None:
        """Animates the screen underneath; ignores where it would lead."""
        self._settling = max(0.0, self._settling - seconds)
        if self._table is not None:
            self._table.tick(seconds)
            self._take_over_stale(self._table)
        elif self._practice is not None:
            scene = self._practice.scene
            for box in scene.motions.update(seconds):
                self.touch(box)
            scene.update(seconds)
            self._take_over_stale(scene)
        return None

    def _take_over_stale(self, beneath: Scene[Any]) -> None:
        stale = beneath.take_stale()
        for box in stale if stale is not None else [None]:
            self.touch(box)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        going = self.script.reach if not self.may_go_on else "shell.hint.next"
        return [
            Hint(say("shell.key.space"), say("shell.pad.west"), say(going)),
            *([Hint(",", say("shell.pad.select"), say("shell.hint.back"))] if self.at else []),
        ]

    def page(self) -> LessonPage:
        """The words of this step, as they are now."""
        say, key, game = self.desk.texts, f"{self.script.words}.{self.step.key}", self._game
        assert game is not None
        part = HANDS[self.desk.hand] if self.step.acts else "text"
        if self.work is not None and self.work.done:
            part = "once_more" if self.work.left else "drawn"
        elif self.lifted:
            part = "lifted"
        answer = self.answer(say) if self.answer is not None else ""
        name, other = (game.seats[seat].name for seat in (game.hero, game.other))
        words = say(f"{key}.{part}", name=name, other=other)
        return LessonPage(say(f"{key}.title"), words, answer, self.at, len(self.script.steps))

    def draw(self, canvas: Canvas) -> None:
        if self._practice is not None:
            self._practice.scene.draw(canvas)
        elif self._table is not None:
            self._table.draw_picture(canvas)
        with canvas.above(), canvas.above():
            draw_card(canvas, self.card, self.page())
            if self._practice is None:
                self._draw_bar(canvas)
            self.form.draw(canvas)
            if self._practice is not None:
                self._practice.draw_above(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        """The hints and the ground below them. A table with its controls elsewhere has its own ground."""
        if self.layout.bottom != BOTTOM:
            draw_hints(canvas, self.layout.hints, self.hints(), self.desk.hand)
            return
        bounds = canvas.bounds
        canvas.fill(Box(bounds.x, BAR.y, bounds.w, bounds.bottom - BAR.y), theme.NIGHT)
        canvas.fill(Box(bounds.x, BAR.y, bounds.w, 3), theme.RAISED)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
