"""The open table: everybody watches the round unfold, decides in the open, and reads why things happen.

Connects the parts: the director says what is shown, the parts draw it, the form contains what can be
pressed. Everything shown comes from happenings and the open table at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Back, Confirm, Hot, Intent, Point, Shortcut
from ratland_desktop.shell.widgets import Form, Hint, IconButton, Widget, draw_hints

from .acting import TableActs
from .controls import Acts, Controls, hints_box, make_hints, make_notice
from .decision import Decision
from .hands import PullButton
from .mode import Mode
from .story import StoryPane

THINKING_SHOWS_AFTER = 0.4
IDEA = 72.0
NOWHERE = Box(0, 0, 200, 200)
"""For a story that is not shown."""


class TableScene(TableActs):
    """Done when a private turn or the results come next."""

    # --- building

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.staging.desk = self.desk
        self.staging.forget()
        self.ahead.forget()
        self.director.playback.tempo = self.desk.tempo if self.console is None else self.console.tempo
        self.director.by_hand = self.by_hand
        self.signs = self.look.signs(self.desk.texts, self.layout, self.desk.shows_points)
        self.form = self._make_form()
        if not self._started:
            self._started = True
            if self.mode is Mode.WATCH:
                self.director.next()
            self._moved()

    def _make_form(self) -> Form:
        """All that can be pressed now; an open decision comes first."""
        say, layout = self.desk.texts, self.layout
        acts = Acts(
            self.next, self.pull, self.step_back, self.toggle_auto, self.change_speed, self.skip, self.menu,
            self.undo, self.speak_up, self.glance,
        )  # fmt: skip
        controls = Controls(self.look, layout, self.director, acts)
        title, reel = say("table.story"), self.director.reel
        pane = layout.story or NOWHERE
        self.story = StoryPane("story", pane, title, self.session.seats, self.point, self.look_at)
        self.story.show(self.staging.lines.all(reel, say), self.now)
        shows_story = layout.story is not None and not (self.console and self.console.covers_story)
        widgets: list[Widget] = [
            *self.signs,
            *(self._playing(controls) if self.console is None else self.console.widgets(self.desk)),
            *([self.story] if shows_story else []),
            *(controls.corner(say) if self.console is None else controls.corner(say)[1:]),
            *controls.glances(say),
            *self.look.doors(say, layout, reel.told, self.desk.shows_points),
        ]
        self.deciding.face(self.director, self.desk)
        first = self.decision.first if self.decision is not None else "next"
        idea = self._idea()  # takes its room before what the game puts beside it
        form = Form(*self.deciding.widgets(), *idea, *widgets, first=first)
        if self.coaching is not None:
            self.coaching.join(form, self._canvas, self.desk)
        return form

    def _idea(self) -> list[Widget]:
        """The lamp for whoever decides."""
        decision = self.decision
        if decision is None or not self.has_ideas:
            return []
        words = self.deciding.say("computers.hint.short")
        return [IconButton("idea", self._idea_box(decision), "lamp", self.ask_for_ideas, tooltip=words)]

    def _idea_box(self, decision: Decision[Any]) -> Box:
        """At the right of the question's head."""
        corner = decision.head.right_part(IDEA).top_part(IDEA)
        decision.head_room += IDEA + 14
        return corner

    def _playing(self, controls: Controls) -> list[Widget]:
        """What there is to press for those who play."""
        going = controls.going(self.desk, self.staging.helping)
        return [*going, *controls.row(self.desk.texts), *controls.speaking(self.desk)]

    @property
    def by_hand(self) -> bool:
        """Whether people do by hand what can be done by hand: not where nobody plays."""
        return self.desk.by_hand and self.console is None

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
        if self.console is not None and (go := self.console.handle(intent)) is not None:
            return go
        if isinstance(intent, Hot) and (go := self._hot(intent.shortcut)) is not None:
            return go
        if isinstance(intent, Confirm) and not intent.down and (pull := self._pull_button()) is not None:
            pull.confirm(False)  # Space may have been pressed with the focus elsewhere
        if isinstance(intent, Back):
            return self.form.handle(intent) or (self.console.back() if self.console else self.menu())
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
            Shortcut.UNDO: self.undo,
        }
        if self.has_ideas:
            acts[Shortcut.HINT] = self.ask_for_ideas
        pull = self._pull_button()
        if pull is not None:
            acts[Shortcut.NEXT] = lambda: pull.confirm(True)
        elif self.decision is None:
            acts[Shortcut.NEXT] = self.next
        return (acts[shortcut]() or STAY) if shortcut in acts else None

    def _pull_button(self) -> PullButton | None:
        """The button of hands that are wanted now."""
        return next((widget for widget in self.form.widgets if isinstance(widget, PullButton)), None)

    # --- time

    def update(self, seconds: float) -> Go | None:
        self.session.let_computers_play()
        self.deciding.wait(seconds)
        self.director.by_hand = self.by_hand
        before = self.director.playback.passed
        pressed = self.director.pressed
        tip = self.coaching.shown if self.coaching is not None else None
        moved = not self._waits(seconds) and self.director.tick(seconds)
        if self.coaching is not None and self.coaching.shown is not tip:
            self.touch()
        if self.director.may_leave and not (self.console and self.console.stays):
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
        return self.console.update(seconds) if self.console is not None else None

    def _waits(self, seconds: float) -> bool:
        return self.coaching is not None and self.coaching.waits(seconds)

    def show_anew(self) -> None:
        """The console has gone to another moment, or has other buttons now."""
        self._moved()

    def _moved(self) -> None:
        """Another step, or another thing to do: the form follows, and what changed is drawn."""
        state = self.director.state
        if self._shown[:1] != state[:1]:
            playing = self.staging.playing
            self.hearing.begin(self.director.playback.passed, playing.sounds if playing is not None else ())
        self._shown = state
        self.staging.pointed = None
        before = self._above_picture()
        self._build_form()
        changed = self.picture.take(self.staging.tableau(), self.desk.texts)
        for box in [*before, *self._above_picture(), *changed]:
            self.touch(box)

    def _above_picture(self) -> list[Box]:
        """Where something is drawn over the picture that another form may have elsewhere."""
        bubble = self.coaching.box if self.coaching is not None else None
        focus = self.form.focus.paint_box() if self.form.focus is not None else None
        return [box for box in (bubble, focus) if box is not None]

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
        self.draw_beside(canvas)
        if self.console is not None:
            self.console.draw(canvas)
        else:
            self.draw_hints(canvas)
        self.form.draw(canvas)

    def draw_beside(self, canvas: Canvas) -> None:
        """What a game shows over the picture, below all that can be pressed."""

    def draw_hints(self, canvas: Canvas) -> None:
        """The keys worth knowing, or how to let the story run again."""
        say, hints = self.desk.texts, hints_box(self.layout, self.session)
        notice = make_notice(say, self.director)
        if notice:
            canvas.text(notice, hints, theme.SMALL, theme.LAMP)
        else:
            draw_hints(canvas, hints, self.hints(), self.desk.hand)

    def hints(self) -> list[Hint]:
        """The keys worth knowing now."""
        pull = self._pull_button()
        pulls = self.desk.texts(pull.hint) if pull is not None else ""
        ideas = [Hint("H", "", self.desk.texts("computers.hint.key"))] if self.has_ideas else []
        return [*make_hints(self.desk.texts, self.look, self.director, pulls), *ideas]
