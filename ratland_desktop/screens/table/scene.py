"""The open table: everybody watches the round unfold, decides in the open, and reads why things happen.

Connects the parts: the director says what is shown, the parts draw it, the form contains what can be
pressed. Everything shown comes from happenings and the open table at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence
from ratland_desktop.screens.coach.bubble import Coaching
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Back, Confirm, Hot, Intent, Point, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Form, Widget, draw_hints
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.steps import Rules, Step

from .ahead import Ahead
from .controls import (
    Acts,
    make_controls,
    make_corner,
    make_hints,
    make_next,
    make_notice,
    make_pulls,
)
from .deciding import Deciding
from .decision import Decision
from .director import Director, Mode
from .hands import PullButton
from .layout import RIM
from .lines import Moment, Stretch
from .look import Sign, TableLook
from .picture import Picture
from .playback import Hearing, Pace, Timing
from .staging import Staging
from .story import StoryPane

THINKING_SHOWS_AFTER = 0.4


class TableScene(Scene[None]):
    """Done when a private turn or the results come next."""

    coaching: Coaching | None = None
    """In the first round somebody explains what happens."""

    def __init__(
        self,
        look: TableLook,
        session: Session,
        menu: Callable[[], Go],
        pace: Pace | None = None,
        rules: Rules | None = None,
    ) -> None:
        """`rules` say what is shown as one step, if the game's are not wanted."""
        super().__init__()
        self.look, self.session, self.menu = look, session, menu
        self.layout = look.lay_out(len(session.seats))
        self.director = Director(
            session, pace or Pace(), look.rules if rules is None else rules, self._timing
        )
        self.deciding = Deciding(
            session, self.layout.stage.inset(RIM), look.asking, look.decisions, look.asides,
            self._answer, self._rebuild, self.touch,
        )  # fmt: skip
        self.staging = Staging(look, self.layout, session, self.director, self.deciding)
        self.picture = Picture(session, self.layout, look.still(session, self.layout), look.cues)
        self.ahead = Ahead(self.director, self.staging, self.picture)
        self.hearing = Hearing()
        self.signs: list[Sign] = []
        self._thinking = 0.0
        self._shown: tuple[object, ...] = ()
        self._started = False

    def _timing(self, step: Step, by_hand: bool) -> Timing:
        return self.staging.timing(step, by_hand)

    # --- what there is

    @property
    def mode(self) -> Mode:
        return self.director.mode

    @property
    def decision(self) -> Decision[Any] | None:
        return self.deciding.decision

    @property
    def present(self) -> Step | None:
        """The step on the stage."""
        return self.director.reel.present

    @property
    def sentence(self) -> Sentence | None:
        """What is said of it."""
        return self.staging.sentence

    @property
    def now(self) -> Stretch | None:
        """The happenings that it tells of."""
        return self.staging.now

    # --- building

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.staging.desk = self.desk
        self.staging.forget()
        self.ahead.forget()
        self.director.playback.tempo = self.desk.tempo
        self.director.by_hand = self.desk.by_hand
        self.signs = self.look.signs(self.desk.texts, self.layout, self.desk.shows_points)
        self.form = self._make_form()
        if not self._started:
            self._started = True
            if self.mode is Mode.WATCH:
                self.director.next()
            self._moved()

    def _make_form(self) -> Form:
        """All that can be pressed now; an open decision comes first."""
        say, layout, helping = self.desk.texts, self.layout, self.staging.helping
        acts = Acts(
            self.next, self.pull, self.step_back, self.toggle_auto, self.change_speed, self.skip, self.menu
        )
        if helping is None:
            going = [make_next(say, self.director, self.look, layout, acts.next)]
        else:
            going = make_pulls(self.desk.words_for(helping.lettering[1]), helping, layout, acts.pull)
        self.story = self._make_story()
        widgets: list[Widget] = [
            *self.signs,
            *going,
            *make_controls(say, self.director, layout, acts),
            self.story,
            *make_corner(say, layout, acts),
            *self.look.doors(say, layout, self.director.reel.told, self.desk.shows_points),
        ]
        self.deciding.face(self.director, self.desk)
        first = self.decision.first if self.decision is not None else "next"
        form = Form(*self.deciding.widgets(), *widgets, first=first)
        if self.coaching is not None:
            self.coaching.join(form, self._canvas, self.desk)
        return form

    def _make_story(self) -> StoryPane:
        say = self.desk.texts
        title, seats = say("table.story"), self.session.seats
        story = StoryPane("story", self.layout.story, title, seats, self.point, self.look_at)
        story.show(self.staging.lines.all(self.director.reel, say), self.now)
        return story

    def _rebuild(self) -> None:
        """Another form for what can be done now, and all of it is drawn."""
        self._build_form()
        self.touch()

    def _build_form(self) -> None:
        """Another form; the focus stays where it was, and waits for the large button if it was there."""
        before, asked = self.form, self.decision
        goes_on = before.focus is None or before.focus.name == "next"
        self.form = self._make_form()
        self.form.take_over(before, self.desk)
        if (self.decision is None) is not (asked is None):
            self.form.focus, goes_on = None, self.decision is None
            self.form.take_over(self.form, self.desk)
        if goes_on and self.decision is None:
            going = self.form.find("next")
            self.form.focus = going if going.focusable else None

    # --- hands

    def handle(self, intent: Intent) -> Go | None:
        if self.deciding.is_too_early(intent):
            return STAY
        if isinstance(intent, Hot) and (go := self._hot(intent.shortcut)) is not None:
            return go
        if isinstance(intent, Confirm) and not intent.down and (pull := self._pull_button()) is not None:
            pull.confirm(False)  # Space may have been pressed with the focus elsewhere
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
            Shortcut.PAUSE: self.toggle_auto,
            Shortcut.EARLIER: self.step_back,
            Shortcut.LATER: self.step_forward,
            Shortcut.MENU: self.menu,
        }
        pull = self._pull_button()
        if pull is not None:
            acts[Shortcut.NEXT] = lambda: pull.confirm(True)
        elif self.decision is None:
            acts[Shortcut.NEXT] = self.next
        return (acts[shortcut]() or STAY) if shortcut in acts else None

    def _pull_button(self) -> PullButton | None:
        """The button of hands that are wanted now."""
        return next((widget for widget in self.form.widgets if isinstance(widget, PullButton)), None)

    def next(self) -> Go | None:
        self.deciding.hurried()
        if self.coaching is not None:
            self.coaching.moved()
        if not self.director.next():
            return Done(None)
        self._moved()
        return STAY

    def pull(self) -> Go | None:
        """One press of the hands that are wanted."""
        if self.coaching is not None:
            self.coaching.moved()
        self.director.press()
        self._pressed()
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
            self.story.follow()
        else:
            self.director.skip()
        self._moved()
        return STAY

    def toggle_auto(self) -> Go | None:
        self.director.toggle_auto()
        self._moved()
        return STAY

    def change_speed(self) -> Go | None:
        self.desk.choose_speed(float(self.director.playback.speed.following.value))
        self._rebuild()
        return STAY

    def point(self, moment: Moment | None) -> None:
        self.staging.pointed = moment
        self.touch(self.layout.panel_area.inset(-10))

    def look_at(self, moment: Moment) -> Go | None:
        self.director.look_at(*moment)
        self._moved()
        return STAY

    def _answer(self, answer: object) -> Go | None:
        assert self.deciding.question is not None
        try:
            self.session.answer(self.deciding.question.seat, answer)
        except IllegalAnswer as refused:
            self.desk.sound.play("error")
            reason = refused
            self.desk.toast(lambda _: self.session.box.refusal(reason, self.deciding.say), "warning")
            return STAY
        self.director.answered()
        if self.mode is Mode.WATCH:
            self.director.next()
        self._moved()
        return STAY

    # --- time

    def update(self, seconds: float) -> Go | None:
        self.session.let_computers_play()
        self.deciding.wait(seconds)
        self.director.by_hand = self.desk.by_hand
        before = self.director.playback.passed
        pressed = self.director.pressed
        tip = self.coaching.shown if self.coaching is not None else None
        moved = not self._listens(seconds) and self.director.tick(seconds)
        if self.coaching is not None and self.coaching.shown is not tip:
            self.touch()
        if self.director.may_leave:
            return Done(None)
        was_thinking = self.staging.thinks
        self._thinking = self._thinking + seconds if self.mode is Mode.THINK else 0.0
        self.staging.thinks = self._thinking >= THINKING_SHOWS_AFTER
        if moved or self.director.state != self._shown or was_thinking is not self.staging.thinks:
            self._moved()
        elif pressed != self.director.pressed:
            self._pressed()
        else:
            for box in self.staging.moving(before):
                self.touch(box)
        self._play_sounds()
        return None

    def _listens(self, seconds: float) -> bool:
        """The picture plays to its end, and the next one waits until the coach's tip can have been read."""
        playback = self.director.playback
        ends = playback.speed.instant or playback.passed + seconds * playback.speed.value >= playback.length
        if self.coaching is None:
            return False
        reads, leaves = self.coaching.holds(seconds), self.mode is Mode.WATCH and playback.pace.auto
        return ends and (reads or (leaves and self.coaching.says_more()))

    def _moved(self) -> None:
        """Another step, or another thing to do: the form follows, and what changed is drawn."""
        state = self.director.state
        if self._shown[:1] != state[:1]:
            playing = self.staging.playing
            self.hearing.begin(self.director.playback.passed, playing.sounds if playing is not None else ())
        self._shown = state
        self.staging.pointed = None
        bubbles = [self.coaching.box] if self.coaching is not None else []
        self._build_form()
        bubbles += [self.coaching.box] if self.coaching is not None else []
        for box in [*bubbles, *self.picture.take(self.staging.tableau(), self.desk.texts)]:
            if box is not None:
                self.touch(box)

    def _pressed(self) -> None:
        """Hands have done a little more: only the stage looks different."""
        self.hearing.begin()
        self.touch(self.layout.stage.inset(-4))

    def _play_sounds(self) -> None:
        helping, playing = self.staging.helping, self.staging.playing
        if helping is not None and helping.begun:
            heard = helping.cue.sounds(helping.step.shown[0], helping.pressed)
            self.hearing.listen(heard, self.director.playback, self.desk.sound)
        elif playing is not None and self.mode is not Mode.GATE:
            self.hearing.listen(playing.sounds, self.director.playback, self.desk.sound)

    # --- looks

    def get_ready(self, canvas: Canvas) -> None:
        self.ahead.get_ready(canvas)

    def draw_picture(self, canvas: Canvas) -> None:
        """The table without anything that can be pressed."""
        self.picture.draw(canvas, self.staging.tableau(), self.desk.texts)

    def draw(self, canvas: Canvas) -> None:
        self.draw_picture(canvas)
        say, hints = self.desk.texts, self.layout.hints
        notice = make_notice(say, self.director)
        if notice:
            canvas.text(notice, hints, theme.SMALL, theme.LAMP)
        else:
            pull = self._pull_button()
            pulls = say(pull.hint) if pull is not None else ""
            draw_hints(canvas, hints, make_hints(say, self.mode, pulls), self.desk.hand)
        self.form.draw(canvas)
