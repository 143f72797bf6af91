"""The open table: everybody watches the round unfold, decides in the open, and reads why things happen.

Connects the parts: the director says what is shown, the parts draw it, the form contains what can be
pressed. Everything shown comes from happenings and the open table at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.games.ratland.asking import refusal
from ratland_desktop.games.ratland.scenes.coach.bubble import Coaching
from ratland_desktop.games.ratland.sentences import Sentence
from ratland_desktop.hotseat.session import Session
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Back, Hot, Intent, Point, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Form, draw_hints
from ratland_desktop.tabletop.dialogue import Happening, IllegalAnswer

from .ahead import Ahead
from .controls import HINTS, make_hints
from .cues import CUES, Show
from .deciding import Deciding
from .decisions import Decision
from .director import Director, Mode
from .form import make_form, make_story
from .hearing import Hearing
from .layout import Layout, lay_out
from .picture import Picture
from .playback import Pace, Speed, reading_time
from .refreshing import moving_parts, state_of
from .stage import picture_box
from .story import Moment
from .telling_lines import Lines

THINKING_SHOWS_AFTER = 0.4
LONG_OVER = 3600.0


class TableScene(Scene[None]):
    """Done when a private turn or the results come next."""

    coaching: Coaching | None = None
    """In the first round somebody explains what happens."""

    def __init__(self, evening: Session, menu: Callable[[], Go], pace: Pace | None = None) -> None:
        super().__init__()
        self.evening = evening
        self.menu = menu
        self.layout: Layout = lay_out(len(evening.seats))
        self.lines = Lines(evening)
        self.director = Director(evening, pace or Pace(), Speed.NORMAL, self.lasts)
        self.picture = Picture(self)
        self.ahead = Ahead(self)
        self.pointed: Moment | None = None
        self.deciding = Deciding(evening, self.layout, self._answer, self._rebuild)
        self.hearing = Hearing()
        self._thinking = 0.0
        self._shown: tuple[object, ...] = ()
        self._started = False

    # --- what there is

    @property
    def mode(self) -> Mode:
        return self.director.mode

    @property
    def decision(self) -> Decision[Any] | None:
        return self.deciding.decision

    @property
    def present(self) -> Happening | None:
        return self.director.reel.present

    @property
    def sentence(self) -> Sentence | None:
        return self.lines.present(self.director.reel, self.desk.texts)

    @property
    def passed(self) -> float:
        """Seconds of the present cue; all of them with reduced motion."""
        return LONG_OVER if self.desk.tempo.reduced else self.director.playback.passed

    @property
    def thinks(self) -> bool:
        return self.mode is Mode.THINK and self._thinking >= THINKING_SHOWS_AFTER

    @property
    def lit(self) -> tuple[int, ...]:
        """The seats to highlight: of the line pointed at, of the decision, or of the current moment."""
        if self.pointed is not None:
            return self.lines.sentence(*self.pointed, self.desk.texts).seats
        if self.decision is not None:
            return (self.decision.question.seat,)
        if self.thinks:
            return self.director.thinkers
        sentence = self.sentence
        seats = sentence.seats if sentence is not None and self.mode is not Mode.GATE else ()
        return seats if len(seats) < len(self.evening.seats) else ()

    def lasts(self, happening: Happening) -> float:
        sentence = self.sentence
        cue = CUES[type(happening)]
        return reading_time(sentence.text if sentence else "", cue.seconds(happening))

    # --- building

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.ahead.forget()
        self.director.playback.speed = Speed.of(self.desk.tempo)
        self.form = self._make_form()
        if not self._started:
            self._started = True
            if self.mode is Mode.WATCH:
                self.director.next()
            self._moved()

    def _make_form(self) -> Form:
        self.story = make_story(self)
        form = make_form(self)
        if self.coaching is not None:
            self.coaching.join(form, self._canvas, self.desk)
        return form

    def _rebuild(self) -> None:
        """Another form for what can be done now; focus stays where it was if that is still there."""
        before, asked = self.form, self.decision
        self.form = self._make_form()
        self.form.take_over(before, self.desk)
        if (self.decision is None) is not (asked is None):
            self.form.focus = None
            self.form.take_over(self.form, self.desk)
        self.touch()

    # --- hands

    def handle(self, intent: Intent) -> Go | None:
        if self.deciding.is_too_early(intent):
            return STAY
        if isinstance(intent, Hot) and (go := self._hot(intent.shortcut)) is not None:
            return go
        if isinstance(intent, Back):
            return self.form.handle(intent) or self.menu()
        go = super().handle(intent)
        if isinstance(intent, Point) and self.form.hover is not self.story:
            self.story.leave()
        return go

    def _hot(self, shortcut: Shortcut) -> Go | None:
        if self.decision is not None and (go := self.decision.hot(shortcut)) is not None:
            return go
        acts: dict[Shortcut, Callable[[], Go | None]] = {
            Shortcut.SKIP: self.skip,
            Shortcut.SPEED: self.change_speed,
            Shortcut.EARLIER: self.step_back,
            Shortcut.LATER: self.step_forward,
            Shortcut.MENU: self.menu,
        }
        if self.decision is None:
            acts[Shortcut.NEXT] = self.next
        return (acts[shortcut]() or STAY) if shortcut in acts else None

    def next(self) -> Go | None:
        self.deciding.hurried()
        if self.coaching is not None:
            self.coaching.moved()
        if not self.director.next():
            return Done(None)
        self._moved()
        return STAY

    def step_forward(self) -> Go | None:
        return self.next() if self.mode is Mode.BACK else STAY

    def step_back(self) -> Go | None:
        self.director.back()
        self._moved()
        return STAY

    def skip(self) -> Go | None:
        if self.mode is Mode.BACK:
            self.director.to_present()
        else:
            self.director.skip()
        self._moved()
        return STAY

    def toggle_auto(self) -> Go | None:
        self.director.toggle_auto()
        self._moved()
        return STAY

    def change_speed(self) -> Go | None:
        speed = self.director.playback.speed.following
        self.director.playback.speed = speed
        self.desk.tempo.speed = float(speed.value)
        self._rebuild()
        return STAY

    def point(self, moment: Moment | None) -> None:
        self.pointed = moment
        self.touch(self.layout.panel_area.inset(-10))

    def look_at(self, moment: Moment) -> Go | None:
        self.director.look_at(*moment)
        self._moved()
        return STAY

    def _answer(self, answer: object) -> Go | None:
        assert self.deciding.question is not None
        try:
            self.evening.answer(self.deciding.question.seat, answer)
        except IllegalAnswer as refused:
            self.desk.sound.play("error")
            reason = refused
            self.desk.toast(lambda _: refusal(reason, self.deciding.say), "warning")
            return STAY
        self.director.answered()
        if self.mode is Mode.WATCH:
            self.director.next()
        self._moved()
        return STAY

    # --- time

    def update(self, seconds: float) -> Go | None:
        self.evening.let_computers_play()
        self.deciding.wait(seconds)
        before = self.director.playback.passed
        moved = not self._listens(seconds) and self.director.tick(seconds)
        if self.director.may_leave:
            return Done(None)
        was_thinking = self.thinks
        self._thinking = self._thinking + seconds if self.mode is Mode.THINK else 0.0
        if moved or state_of(self.director) != self._shown or was_thinking is not self.thinks:
            self._moved()
        else:
            for box in moving_parts(self, before):
                self.touch(box)
        self._play_sounds()
        return None

    def _listens(self, seconds: float) -> bool:
        """The picture plays to its end, and the next one waits until the coach's tip can have been read."""
        playback = self.director.playback
        ends = playback.speed.instant or playback.passed + seconds * playback.speed.value >= playback.length
        return self.coaching is not None and self.coaching.holds(seconds) and ends

    def _moved(self) -> None:
        """Another moment, or another thing to do: the form follows, and what changed is drawn."""
        state = state_of(self.director)
        if self._shown[:1] != state[:1]:
            self.hearing.begin()
        self._shown = state
        self.pointed = None
        self._rebuild_quietly()

    def _rebuild_quietly(self) -> None:
        """The new form, touching only what looks different now."""
        kept, self._stale = self._stale, []
        bubbles = [self.coaching.box] if self.coaching is not None else []
        self._rebuild()
        self._stale = kept
        for bubble in [*bubbles, self.coaching.box] if self.coaching is not None else []:
            if bubble is not None:
                self.touch(bubble)
        for box in self.picture.changed():
            self.touch(box)

    def _play_sounds(self) -> None:
        if self.present is not None and self.mode is not Mode.GATE:
            self.hearing.listen(self.present, self.director.playback, self.desk.sound)

    # --- looks

    @property
    def now(self) -> Moment | None:
        """The moment that is on the stage."""
        at = self.director.reel.at
        return (at.story, at.happening - 1) if at.happening else None

    def show(self, canvas: Canvas) -> Show:
        reel, box = self.director.reel, picture_box(self.layout)
        seats, say = self.evening.seats, self.desk.texts
        return Show(canvas, box, self.passed, seats, reel.told, reel.story, say)

    def get_ready(self, canvas: Canvas) -> None:
        self.ahead.get_ready(canvas)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)
        draw_hints(canvas, HINTS, make_hints(self.desk.texts, self.mode), self.desk.hand)
        self.form.draw(canvas)
