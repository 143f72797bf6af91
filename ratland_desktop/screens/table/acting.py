"""What hands do at the open table: going on, looking back, pausing, deciding, taking back.

Each act is handed to the director, the session or the staging, and then the table is shown anew. How it
looks, and how time passes, is in `scene.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence
from ratland_desktop.screens.ideas import Adviser, OpenIdeas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.steps import Rules, Step
from ratland_desktop.text.spoken import says

from .ahead import Ahead
from .coaching import TableCoaching
from .console import Console
from .deciding import Deciding
from .decision import Decision
from .director import Director
from .layout import RIM
from .lines import Moment, Stretch
from .look import Sign, TableLook
from .mode import Mode
from .picture import Picture
from .playback import Hearing, Pace, Timing
from .staging import Staging
from .story import StoryPane


class TableActs(Scene[None]):
    """Everything at the table that can be done with a press."""

    coaching: TableCoaching | None = None
    """The coach, who explains what happens, if tips are wanted."""
    glance: Callable[[int], Go | None] | None = None
    """The way to a seat's own things, where the game has such a page."""
    adviser: Adviser | None = None
    """Whom everybody may ask for ideas about an open decision."""
    console: Console | None = None
    """What stands in place of the controls where nobody plays."""
    story: StoryPane

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
        picture = look.picture or Picture
        self.picture = picture(session, self.layout, look.still(session, self.layout), look.cues)
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

    # --- shown anew

    def _rebuild(self) -> None:
        """There is something else to press; all of it is drawn."""
        raise NotImplementedError

    def _moved(self) -> None:
        """Another step, or another thing to do."""
        raise NotImplementedError

    def _pressed(self) -> None:
        """Hands have done a little more."""
        raise NotImplementedError

    # --- acts

    def next(self) -> Go | None:
        self.deciding.hurried()
        if self.coaching is not None:
            self.coaching.moved()
        if not self.director.next():
            return Done(None)
        self._moved()
        return STAY

    def pull(self) -> Go | None:
        """One press of the hands that are wanted. It takes the tip along."""
        if self.coaching is not None and self.coaching.shown is not None:
            self.coaching.read_on()
            self.touch()
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

    def undo(self) -> Go | None:
        """Take the last answer back, where the game has that; the table says why it cannot be."""
        if not self.session.box.course.undo:
            return None
        seat = self.session.undoable
        if seat is None:
            why_not = self.session.no_undo(self.session.match.last_seat or 0)
            self.desk.toast(says(f"refusal.undo.{why_not}"))
            return STAY
        self.session.undo(seat)
        self.staging.lines.forget()
        self.director.undone()
        self._moved()
        return STAY

    def speak_up(self, seat: int) -> Go:
        """Somebody who is asked quietly wants to decide in person: the curtain is next."""
        self.session.speak_up(seat)
        return Done(None)

    def point(self, moment: Moment | None) -> None:
        self.staging.pointed = moment
        self.touch(self.layout.panel_area.inset(-10))

    def look_at(self, moment: Moment) -> Go | None:
        if self.console is not None:
            self.console.look_at(*moment)
            return STAY
        self.director.look_at(*moment)
        self._moved()
        return STAY

    @property
    def has_ideas(self) -> bool:
        """Whether there are ideas for what is decided now."""
        decision = self.decision
        return (
            decision is not None and not decision.part and self.adviser is not None
            and self.look.advice is not None
        )  # fmt: skip

    def ask_for_ideas(self) -> Go | None:
        """For whoever decides; everybody reads along."""
        decision, adviser, advice = self.decision, self.adviser, self.look.advice
        if decision is None or adviser is None or advice is None:
            return None
        view, lines = advice.view(self.session, decision), advice.lines(decision)
        ideas = OpenIdeas(adviser, view, decision.question, self.session.seats, lines)
        ideas.voice = voice_of(self.session.seats[decision.question.seat])
        return ideas.opened(self._answer)

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
