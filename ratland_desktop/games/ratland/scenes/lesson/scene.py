"""How to play in two minutes: the real table and the real sewer show a short round, and a rat explains it.

Shows one step at a time; next, back and skip work with every input device. The screens underneath are only
pictures here and cannot be pressed.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.scenes.coach.bubble import RAT
from ratland_desktop.games.ratland.scenes.lesson.little_round import PLANS, STEPS, LittleRound, Step
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.table import TableScene
from ratland_desktop.games.ratland.scenes.table.layout import BOTTOM, EDGE, lay_out
from ratland_desktop.games.ratland.scenes.table.playback import Pace
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints

PLAY = "play"
CARD = lay_out(len(PLANS)).story.inset(-20, -6)
SEWER_CARD = CARD.moved(0, 30)
"""Below the name of who places rats."""
BAR = Box(SAFE.x, BOTTOM.y - 10, SAFE.w, SAFE.bottom - BOTTOM.y + 10)
NEXT_WIDE, BACK_WIDE, SKIP_WIDE = 500.0, 240.0, 360.0
HINTS = Box(EDGE, BOTTOM.y + 14, 640, 40)
FACE_HIGH = 150.0
DOTS_HIGH = 44.0


class LessonScene(Scene[str | None]):
    """Its result is PLAY if the players want to play now, otherwise None."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self._round: LittleRound | None = None
        self._table: TableScene | None = None
        self._sewer: MySewerScene | None = None
        self._canvas: Canvas | None = None

    @property
    def step(self) -> Step:
        return STEPS[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(STEPS) - 1

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
        mark = little.mark(self.step)
        self._table = self._sewer = None
        if mark is None:
            self._sewer = MySewerScene(little.view, little.question, little.seats, self._no_menu, PLANS[0])
            self._sewer.settle_in(self.desk, canvas)
        else:
            self._table = TableScene(little.evening(mark), self._no_menu, Pace(auto=False))
            self._table.settle_in(self.desk, canvas)

    @staticmethod
    def _no_menu() -> Go:
        return STAY

    def _build(self) -> None:
        say = self.desk.texts
        y, high = BOTTOM.y, BOTTOM.h
        right = BOTTOM.right
        words = say("lesson.show.play" if self.last else "lesson.show.next")
        going = Box(right - NEXT_WIDE, y, NEXT_WIDE, high)
        back = Box(going.x - 16 - BACK_WIDE, y, BACK_WIDE, high)
        skip = Box(back.x - 16 - SKIP_WIDE, y, SKIP_WIDE, high)
        self.form = Form(
            Button("next", going, words, self.next, kind=Kind.PRIMARY, icon="" if self.last else "play"),
            Button("earlier", back, say("lesson.show.back"), self.earlier, enabled=self.at > 0),
            Button(
                "skip", skip, say("lesson.show.skip"), self.leave, kind=Kind.QUIET, style=theme.SMALL_LABEL
            ),
            first="next",
        )

    def _turn(self, at: int) -> Go:
        self.at = at
        self._lay_picture()
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        self.touch()
        return STAY

    # --- hands

    def next(self) -> Go:
        return Done(PLAY) if self.last else self._turn(self.at + 1)

    def earlier(self) -> Go:
        return self._turn(max(0, self.at - 1))

    def leave(self) -> Go:
        return Done(None)

    def back(self) -> Go:
        return self.leave()

    def handle(self, intent: Intent) -> Go | None:
        match intent:
            case Hot(Shortcut.NEXT) | Hot(Shortcut.LATER):
                return self.next() if not self.last or intent.shortcut is Shortcut.NEXT else STAY
            case Hot(Shortcut.EARLIER) | Hot(Shortcut.UNDO):
                return self.earlier()
            case Hot(Shortcut.SKIP):
                return self.leave()
        return super().handle(intent)

    # --- time and looks

    def update(self, seconds: float) -> Go | None:
        """The table's picture moves; where it leads to is not asked."""
        if self._table is not None:
            self._table.tick(seconds)
            stale = self._table.take_stale()
            for box in stale if stale is not None else [None]:
                self.touch(box)
        return None

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.space"), say("shell.pad.west"), say("shell.hint.next")),
            Hint(",", say("shell.pad.select"), say("shell.hint.back")),
        ]

    def draw(self, canvas: Canvas) -> None:
        if self._sewer is not None:
            self._sewer.draw(canvas)
        elif self._table is not None:
            self._table.picture.draw(canvas)
        with canvas.above(), canvas.above():
            self._draw_card(canvas)
            self._draw_bar(canvas)
            self.form.draw(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        bounds = canvas.bounds
        canvas.fill(Box(bounds.x, BAR.y, bounds.w, bounds.bottom - BAR.y), theme.NIGHT)
        canvas.fill(Box(bounds.x, BAR.y, bounds.w, 3), theme.RAISED)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)

    def _draw_card(self, canvas: Canvas) -> None:
        """The rat, what this is called, what it means, and how far we are."""
        say, key = self.desk.texts, f"lesson.show.{self.step.key}"
        card = CARD if self._sewer is None else SEWER_CARD
        canvas.rounded(card, theme.PAPER, radius=34, rim=theme.LAMP, rim_width=6, shadow=22)
        inner = card.inset(30, 20)
        head = inner.top_part(FACE_HIGH)
        draw_portrait(canvas, head.left_part(132), RAT, "proud" if self.last else "happy")
        title = say(f"{key}.title")
        canvas.text(title, head.beside(140), theme.SUBHEADING, theme.PAPER_HEADING, lines=3)
        words = inner.below(FACE_HIGH + 8)
        words = words.top_part(words.h - DOTS_HIGH)
        canvas.text(say(f"{key}.text"), words, theme.BODY.sized(34), theme.INK, lines=0, valign="top")
        self._draw_dots(canvas, inner.bottom_part(DOTS_HIGH))

    def _draw_dots(self, canvas: Canvas, box: Box) -> None:
        apart = box.w / len(STEPS)
        for number in range(len(STEPS)):
            centre = (box.x + apart * (number + 0.5), box.centre[1] + 6)
            now = number == self.at
            fill = theme.LAMP if number <= self.at else theme.PAPER_DIM
            rim = theme.LAMP_RIM if now else theme.SOFT_INK
            canvas.circle(centre, 12 if now else 8, fill, rim=rim, rim_width=2.5)
