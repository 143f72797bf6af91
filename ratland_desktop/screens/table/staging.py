"""What the stage shows and says: the present step in time and in words, whom it lights, who is asked to help.

Reads the director and the story, and makes tableaus for the picture: of what is there now, and of what comes
next. Knows which parts move as time passes. Changes nothing but what the players point at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.tabletop.steps import Step

from .cues import Playing, playing
from .deciding import Deciding
from .director import Director
from .hands import BEAT
from .layout import Layout
from .lines import Lines, Moment, Stretch
from .look import Helping, Tableau, TableLook
from .mode import Mode
from .playback import Timing
from .reel import Glimpse

AFTER_CUE, GATE_SECONDS = 0.1, 2.0
"""A picture is drawn a little beyond its end; what is shown at a gate moves for so long."""
LONG_OVER = 3600.0
KEPT = 4
"""Steps in time: the present one, the one that is painted ahead, and what was just looked at."""


class Cast(NamedTuple):
    """A step in time and in words, in one language."""

    step: Step
    language: str
    playing: Playing
    sentence: Sentence
    headings: list[str]


class Staging:
    """`desk` is there from the first `arrange` on."""

    desk: Desk

    def __init__(
        self, look: TableLook, layout: Layout, session: Session, director: Director, deciding: Deciding
    ) -> None:
        self.cues, self.layout = look.cues, layout
        self.session, self.director, self.deciding = session, director, deciding
        self.lines = Lines(session, look.teller)
        self.pointed: Moment | None = None
        self.thinks = False
        """Whether everybody has waited for a computer for a while."""
        self.tells_pause = True
        """Whether the table says that the story waits; not where it always waits to be turned on."""
        self._casts: list[Cast] = []

    def forget(self) -> None:
        """Drop all cached words: a name or the language may have changed."""
        self._casts = []

    # --- the present step

    @property
    def cast(self) -> Cast | None:
        step = self.director.reel.present
        return None if step is None else self.cast_of(step)

    def cast_of(self, step: Step) -> Cast:
        """A step in time, and what is said of it, in the language of the table."""
        say = self.desk.texts
        for kept in self._casts:
            if kept.step is step and kept.language == say.language:
                return kept
        sentence = self.lines.of_step(step, say)
        headings = self.lines.headings(step, say)
        now = playing(self.cues, step, headings, sentence.text if step.shown else headings[-1])
        made = Cast(step, say.language, now, sentence, headings)
        self._casts = [made, *self._casts[: KEPT - 1]]
        return made

    @property
    def playing(self) -> Playing | None:
        cast = self.cast
        return cast.playing if cast is not None else None

    @property
    def sentence(self) -> Sentence | None:
        cast = self.cast
        return cast.sentence if cast is not None else None

    def timing(self, step: Step, by_hand: bool) -> Timing:
        return self.cast_of(step).playing.timing(by_hand)

    @property
    def passed(self) -> float:
        """Seconds of the present step; all of them with reduced motion."""
        return self.begins or self.director.playback.passed

    @property
    def begins(self) -> float:
        """When a step is shown first: at its beginning, or as it ends with reduced motion."""
        return LONG_OVER if self.desk.tempo.reduced else 0.0

    @property
    def now(self) -> Stretch | None:
        """The happenings that are on the stage."""
        step = self.director.reel.present
        return Stretch(self.director.reel.at.story, step.start, step.end) if step is not None else None

    # --- whom it is about

    @property
    def lit(self) -> tuple[int, ...]:
        """Whom the table speaks of: the line pointed at, who decides or helps, or the present step."""
        hands, decision = self.director.hands, self.deciding.decision
        if self.pointed is not None:
            return self.lines.sentence(*self.pointed, self.desk.texts).seats
        if decision is not None:
            return (decision.question.seat,)
        if hands is not None and hands.seat is not None:
            return (hands.seat,)
        if self.thinks or self.director.breath:
            return self.director.breath or self.director.thinkers
        return () if self.director.mode is Mode.GATE else self._concerned(self.sentence)

    def _concerned(self, sentence: Sentence | None) -> tuple[int, ...]:
        """The seats of a sentence; nobody if it is about everybody."""
        seats = sentence.seats if sentence is not None else ()
        return seats if len(seats) < len(self.session.seats) else ()

    @property
    def helping(self) -> Helping | None:
        """Whose presses the table waits for, and the prompt in that seat's language and text size."""
        hands, step = self.director.hands, self.director.reel.coming
        if hands is None or hands.seat is None or step is None:
            return None
        seat, cue = self.session.seats[hands.seat], self.cues.by_hand[type(step.shown[0])]
        voice, left = voice_of(seat), hands.presses - self.director.pressed
        words = self.desk.words_for(voice)(f"{cue.words}.prompt", name=seat.name, left=left)
        lettering, begun = (self.desk.scale_for(voice), voice), not self.director.shows_heading
        return Helping(step, cue, self.director.pressed, hands.seat, words, lettering, begun)

    # --- for the picture

    def tableau(self) -> Tableau:
        """What lies on the table now."""
        director = self.director
        return replace(
            self.tableau_of(director.reel.now(), self.passed, director.mode),
            lit=self.lit,
            pointed=self.pointed is not None,
            deciding=self.deciding if self.deciding.decision is not None else None,
            helping=self.helping,
            notice=self._notice(),
            paused=self.tells_pause and director.paused,
        )

    def _notice(self) -> str:
        say, names = self.desk.texts, [seat.name for seat in self.session.seats]
        people = [seat for seat in self.director.breath if self.session.seats[seat].is_human]
        if people:
            return say("play.breath.text", names=[names[seat] for seat in people])
        thinkers = self.director.thinkers if self.thinks else ()
        return say("table.waiting", name=names[thinkers[0]]) if thinkers else ""

    def tableau_of(self, place: Glimpse, passed: float, mode: Mode) -> Tableau:
        """What lies on the table at a place of the story, so many seconds after its step began."""
        step, points = place.present, self.desk.shows_points
        if step is None:
            return Tableau(place.at, place.told, place.story, mode, None, passed, None, "", points=points)
        cast = self.cast_of(step)
        heading, sentence = self._heading(cast, passed, mode), cast.sentence
        return Tableau(
            place.at, place.told, place.story, mode, cast.playing, passed, sentence, heading,
            self._concerned(sentence), points=points,
        )  # fmt: skip

    def tableau_ahead(self, place: Glimpse) -> Tableau:
        """What will lie on the table as the step at this place begins."""
        waits = self.tells_pause and not self.director.playback.pace.auto
        return replace(self.tableau_of(place, self.begins, Mode.WATCH), paused=waits)

    def later(self, tableau: Tableau, passed: float) -> Tableau:
        """The same tableau so many seconds after its step began."""
        if tableau.step is None:
            return replace(tableau, passed=passed)
        heading = self._heading(self.cast_of(tableau.step), passed, tableau.mode)
        return replace(tableau, passed=passed, heading=heading)

    def _heading(self, cast: Cast, passed: float, mode: Mode) -> str:
        """The heading to show now, if any. Where the table is left next, the sentence is shown."""
        opening = cast.playing.opening_at(passed)
        if opening is not None:
            return cast.headings[cast.playing.openings.index(opening)]
        return "" if cast.step.shown or mode is Mode.LEAVE else cast.headings[-1]

    # --- what moves

    def moving(self, before: float) -> list[Box]:
        """The parts that the present picture moves, `before` seconds after it began."""
        playing, decision, stage = self.playing, self.deciding.decision, self.layout.picture
        mode = self.director.mode
        if decision is not None:
            return [self.layout.stage] if decision.in_motion else []
        if self.desk.tempo.reduced:
            return []
        if mode is Mode.HANDS:
            moves = self.director.pressed and before < BEAT + AFTER_CUE
            opens = playing is not None and not playing.step.shown and before < self.director.playback.length
            return [stage] if moves or opens else []
        if mode is Mode.GATE:
            return [stage] if before < GATE_SECONDS else []
        if playing is None or before >= playing.motion + AFTER_CUE:
            return []
        return [stage, *self._beside(playing, before)]

    def _beside(self, playing: Playing, before: float) -> list[Box]:
        """The caption when a heading gives way; the panels while a cue moves them."""
        now = self.director.playback.passed
        boxes = []
        if playing.opening_at(before) is not playing.opening_at(now):
            boxes.append(self.layout.caption)
        if playing.moves_panels(before):
            boxes.append(self.layout.panel_area)
        return boxes
