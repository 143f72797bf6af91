"""The console of a replay: play, pause, speed, the strip of rounds, secrets on request, what if, share.

Drives the table of the game that is watched (`TableScene.console`). It never answers anything and changes
nothing in the match; jumping moves the replay's own session. What leads away from the replay is passed in.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.replay import Answered, Replay, ReplaySession
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Release, Shortcut
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.shell.widgets import Button, Hint, IconButton, Kind, Widget, draw_hints
from ratland_desktop.shell.widgets.hints import CAP_HIGH
from ratland_desktop.tabletop.dialogue import Choose
from ratland_desktop.text.spoken import says

from .chairs import chairs_in
from .places import Places, places_on
from .secrets import Secrets, SecretsPane
from .strip import Strip
from .timeline import Timeline
from .ways import SPEEDS, Sight, Ways

CHAIR = 58.0


class ReplayConsole:
    """One replay's. `ways` is None for a running game: it shows what is open, and nothing more."""

    stays = True
    look_from: Callable[[Sight], Go] | None = None
    """The same replay through other eyes, where the game can show that."""

    def __init__(
        self,
        table: TableScene,
        replay: Replay,
        timeline: Timeline,
        secrets: Secrets | None,
        ways: Ways | None,
    ) -> None:
        assert isinstance(table.session, ReplaySession)
        self.table, self.replay, self.timeline = table, replay, timeline
        self.session: ReplaySession = table.session
        self.secrets, self.ways = secrets, ways
        self.tempo = Tempo(speed=SPEEDS[0])
        self.lit = False
        self._strip: Strip | None = None
        self._ended = False  # whether the buttons say that this is the end

    # --- where the replay is

    @property
    def at(self) -> int:
        """The place that the table shows."""
        at = self.table.director.reel.at
        return self.timeline.number_at(at.story, at.happening)

    @property
    def plays(self) -> bool:
        return self.table.director.playback.pace.auto

    @property
    def at_end(self) -> bool:
        return not self.session.unseen() and self.table.director.playback.over

    @property
    def covers_story(self) -> bool:
        return self.lit

    def jump(self, number: int) -> None:
        """Show this place: in motion while the replay plays, else as it ends."""
        place, director = self.timeline.places[max(0, min(self.timeline.last, number))], self.table.director
        self.session.go_to(Mark(place.story, place.step.start))
        director.undone()
        director.next()
        if not self.plays:
            director.playback.rest()
        self.table.show_anew()

    # --- acts

    def play(self) -> Go:
        """Play or pause; at the end once more from the beginning."""
        pace = self.table.director.playback.pace
        if self.at_end:
            pace.auto = True
            self.jump(0)
        else:
            pace.auto = not pace.auto
            self.table.show_anew()
        return STAY

    def step(self, way: int) -> Go:
        """One step back or on; the replay waits there."""
        self.table.director.playback.pace.auto = False
        self.jump(self.at + way)
        return STAY

    def round(self, way: int) -> Go:
        self.jump(self.timeline.beside(self.at, way))
        return STAY

    def change_speed(self) -> Go:
        at = SPEEDS.index(self.tempo.speed)
        self.tempo.speed = SPEEDS[(at + 1) % len(SPEEDS)]
        self.table.show_anew()
        return STAY

    def light(self) -> Go | None:
        """Show every secret, or hide them again."""
        if self.secrets is None:
            return None
        self.lit = not self.lit
        self.table.show_anew()
        self.table.touch()
        return STAY

    def look_through(self, eyes: int | None) -> Go | None:
        """The table from this seat's chair, with what only that seat knew; None: as everybody saw it."""
        if self.look_from is None:
            return None
        place = self.timeline.places[self.at]
        mark = Mark(place.story, place.step.start)
        return self.look_from(Sight(mark, eyes, self.lit, self.plays, self.tempo.speed))

    def wonder(self) -> Go | None:
        """What if? The answers to choose from are those that the secrets show."""
        if self.ways is None or self.secrets is None:
            return None
        self.table.director.playback.pace.auto = False
        found = any(map(can_change, self.secrets.so_far(self.timeline.places[self.at])))
        if found and not self.lit:
            self.light()
        self.table.desk.toast(says("replay.what_if.pick" if found else "replay.what_if.nothing"))
        return STAY

    def pick(self, answered: Answered) -> Go | None:
        if self.ways is None:
            return None
        if not can_change(answered):
            self.table.desk.toast(says("replay.what_if.no_choice"))
            return STAY
        self.table.director.playback.pace.auto = False
        return self.ways.what_if(answered)

    def look_at(self, story: int, happening: int) -> None:
        self.jump(self.timeline.number_at(story, happening + 1))

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Release) and self._strip is not None:
            self._strip.let_go()
        if not isinstance(intent, Hot):
            return None
        acts: dict[Shortcut, Callable[[], Go | None]] = {
            Shortcut.NEXT: self.play,
            Shortcut.PAUSE: self.play,
            Shortcut.SPEED: self.change_speed,
            Shortcut.EARLIER: lambda: self.step(-1),
            Shortcut.LATER: lambda: self.step(1),
            Shortcut.LESS: lambda: self.round(-1),
            Shortcut.MORE: lambda: self.round(1),
            Shortcut.SKIP: lambda: self.round(1),
            Shortcut.LOOK: self.light,
            Shortcut.HINT: self.wonder,
            Shortcut.MENU: self.back,
            Shortcut.UNDO: lambda: STAY,
        }
        return acts[intent.shortcut]() if intent.shortcut in acts else None

    def update(self, seconds: float) -> Go | None:
        """The strip goes along; at the end the button offers the beginning again."""
        strip, ended = self._strip, self.at_end
        if strip is not None and (strip.at, ended) != (self.at, self._ended):
            self._ended = ended
            self.table.show_anew()
        return None

    # --- buttons

    @property
    def places(self) -> Places:
        return places_on(
            self.table.layout, extras=0 if self.ways is None else 2, lit=self.secrets is not None
        )

    def widgets(self, desk: Desk) -> list[Widget]:
        say, places = desk.texts, self.places
        again = self.at_end
        icon = "undo" if again else "pause" if self.plays else "play"
        key = "again" if again else "pause" if self.plays else "play"
        self._strip = Strip(
            places.strip, self.timeline, self.at, self.jump, lambda n: self.timeline.words(say, n)
        )
        found: list[Widget] = [
            Button("leave", places.back, say("shell.common.back"), self.back, style=theme.SMALL_LABEL),
            IconButton(
                "next", places.play, icon, self.play, tooltip=say(f"replay.tip.{key}"), kind=Kind.PRIMARY
            ),
            IconButton(
                "earlier", places.earlier, "step_back", lambda: self.step(-1),
                tooltip=say("replay.tip.earlier"),
            ),
            IconButton(
                "later", places.later, "arrow_right", lambda: self.step(1), tooltip=say("replay.tip.later")
            ),
            Button(
                "speed", places.speed, say("replay.speed", n=int(self.tempo.speed)), self.change_speed,
                style=theme.SMALL_LABEL, tooltip=say("replay.tip.speed"),
            ),
            *self._finished(desk, places),
            self._strip,
        ]  # fmt: skip
        return found

    def _finished(self, desk: Desk, places: Places) -> list[Widget]:
        """What only a game that is over offers."""
        if self.ways is None or self.secrets is None:
            return []
        say, ways = desk.texts, self.ways
        share, what_if = places.rounds
        found: list[Widget] = [
            Button(
                "lit", places.lit, say("replay.secrets.button") if places.lit.w > places.lit.h else "",
                self.light, icon="eye", kind=Kind.CHOSEN if self.lit else Kind.PLAIN,
                style=theme.TINY_LABEL, tooltip=say("replay.tip.hide" if self.lit else "replay.tip.light"),
            ),
            IconButton("what_if", what_if, "swap", self.wonder, tooltip=say("replay.tip.what_if")),
            IconButton("share", share, "export", lambda: ways.share(desk), tooltip=say("replay.tip.share")),
        ]  # fmt: skip
        if self.lit:
            place = self.timeline.places[self.at]
            lines = self.secrets.lines(place, say)
            title, nothing = say("replay.secrets.title"), say("replay.secrets.nothing")
            pane = places.pane
            if self.look_from is not None:
                found += chairs_in(
                    pane.top_part(CHAIR), desk.texts, self.replay.seats, self.session.alone, self.look_through
                )
                pane = pane.below(CHAIR + 8)
            found.append(SecretsPane(pane, title, nothing, self.replay.seats, lines, self.pick))
        return found

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.table.desk.texts
        finished = [Hint("V", "", say("replay.hint.light")), Hint("H", "", say("replay.hint.what_if"))]
        return [
            Hint(say("shell.key.space"), say("shell.pad.west"), say("replay.hint.play")),
            Hint(", .", "", say("replay.hint.step")),
            Hint("− +", "", say("replay.hint.round")),
            *(finished if self.ways is not None else []),
            Hint("T", "", say("shell.settings.speed.label")),
        ]

    def draw(self, canvas: Canvas) -> None:
        box = self.places.hints
        draw_hints(canvas, box, self.hints(), self.table.desk.hand, most=box.h / CAP_HIGH)


def can_change(answered: Answered) -> bool:
    """Whether there was anything to choose."""
    question = answered.question
    return question.has_choice if isinstance(question, Choose) else True
