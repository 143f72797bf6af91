"""What can be pressed at the table whatever it shows: the large button, looking back, auto-play, speed,
skipping, taking back, the menu and the rules, own things; and the hints beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.screens.taking_back import undo_button
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.shell.widgets import Button, Hint, IconButton, Kind, Widget
from ratland_desktop.shell.widgets.buttons import Action
from ratland_desktop.text import Texts

from .director import Director
from .hands import PullButton, PullSpot
from .layout import Layout, PanelBox
from .look import Helping, TableLook
from .mode import Mode
from .playback import Speed

NEXT_WIDE, SPEED_WIDE, UNDO_WIDE, GAP = 380.0, 210.0, 330.0, 14.0
SPEAK_WIDE, SPEAK_HIGH, LOOK = 420.0, 64.0, 56.0


def next_box(layout: Layout) -> Box:
    """Where the large button is."""
    return layout.bottom.right_part(NEXT_WIDE)


def undo_box(layout: Layout) -> Box:
    """Beside the controls, over the end of the hints; where the controls have less room, it is narrower."""
    bottom = layout.bottom
    right = next_box(layout).x - SPEED_WIDE - 3 * bottom.h - 5 * GAP
    wide = min(UNDO_WIDE, right - bottom.x)
    return Box(right - wide, bottom.y, wide, bottom.h)


def glance_box(panel: PanelBox) -> Box:
    """In the upper right corner of a panel."""
    return Box(panel.box.right - LOOK - 12, panel.box.y + 12, LOOK, LOOK)


def hints_box(layout: Layout, session: Session) -> Box:
    """Where the hints are; they leave room for taking back where the game has it."""
    if not session.box.course.undo:
        return layout.hints
    return layout.hints.left_part(undo_box(layout).x - GAP - layout.hints.x)


def speed_words(say: Texts, speed: Speed) -> str:
    choice = "instant" if speed.instant else str(speed.value)
    return say("table.speed", speed=say(f"table.speed_choice.{choice}"))


@dataclass(frozen=True, slots=True)
class Acts:
    """What the controls do when they are pressed."""

    next: Action
    pull: Action
    back: Action
    auto: Action
    speed: Action
    skip: Action
    menu: Action
    undo: Action
    speak: Callable[[int], Go | None]
    """A seat wants to decide in person."""
    glance: Callable[[int], Go | None] | None
    """The way to a seat's own things, where the game has such a page."""


class Controls:
    """Makes the buttons of this moment."""

    def __init__(self, look: TableLook, layout: Layout, director: Director, acts: Acts) -> None:
        self.look, self.layout, self.director, self.acts = look, layout, director, acts
        self.session = director.session

    def going(self, desk: Desk, helping: Helping | None) -> list[Widget]:
        """The large button, or what hands do instead of it."""
        return [self._next(desk.texts)] if helping is None else self._pulls(desk, helping)

    def _next(self, say: Texts) -> Widget:
        """The large button. Its arrow stands for one step; "play" is the sign of auto-play."""
        director, mode = self.director, self.director.mode
        steps = mode not in (Mode.GATE, Mode.LEAVE)
        return Button(
            "next", next_box(self.layout), self.next_words(say), self.acts.next,
            kind=Kind.PRIMARY, icon="arrow_right" if steps else "",
            tooltip=say("table.tip.next") if steps else "",
            enabled=mode is not Mode.THINK and director.question is None,
        )  # fmt: skip

    def next_words(self, say: Texts) -> str:
        """What the large button leads to."""
        match self.director.mode:
            case Mode.GATE:
                return say(self.look.cues.gate.words(self.session.needs_curtain)[1])
            case Mode.LEAVE:
                return say(self.look.ending if self.director.is_over else self.look.leaving)
            case _:
                return say("table.next")

    def _pulls(self, desk: Desk, helping: Helping) -> list[Widget]:
        """The large button and the thing itself, in the language of whose hands are wanted."""
        say, cue, pull = desk.words_for(helping.lettering[1]), helping.cue, self.acts.pull
        words, tip = say(f"{cue.words}.button"), say(f"{cue.words}.hold")
        pulls: list[Widget] = [
            PullButton("next", next_box(self.layout), words, pull, tooltip=tip, hint=f"{cue.words}.hint"),
            PullSpot(cue.thing, cue.spot(self.layout.picture), "", pull, tooltip=tip),
        ]
        for button in pulls:
            button.lettering = helping.lettering
        return pulls

    def row(self, say: Texts) -> list[Widget]:
        """From right to left, beside the large button: skip, speed, auto-play, back, and taking back."""
        director, acts = self.director, self.acts
        bottom, side = self.layout.bottom, self.layout.bottom.h
        x = next_box(self.layout).x - side - GAP
        mode = director.mode
        looks_back = mode is Mode.BACK
        skip = IconButton(
            "skip", Box(x, bottom.y, side, side), "fast" if looks_back else "skip", acts.skip,
            tooltip=say("table.to_now" if looks_back else self.look.skipping),
            kind=Kind.PRIMARY if looks_back else Kind.PLAIN,
            enabled=looks_back or mode in (Mode.WATCH, Mode.HANDS),
        )  # fmt: skip
        x -= SPEED_WIDE + GAP
        speed = Button(
            "speed", Box(x, bottom.y, SPEED_WIDE, side), speed_words(say, director.playback.speed),
            acts.speed, style=theme.SMALL_LABEL, tooltip=say("table.tip.speed"),
        )  # fmt: skip
        x -= side + GAP
        plays = director.playback.pace.auto
        auto = IconButton(
            "auto", Box(x, bottom.y, side, side), "pause" if plays else "play", acts.auto,
            tooltip=say("table.tip.pause" if plays else "table.tip.play"),
            kind=Kind.PLAIN if plays else Kind.PRIMARY,
        )  # fmt: skip
        x -= side + GAP
        back = IconButton(
            "back", Box(x, bottom.y, side, side), "step_back", acts.back,
            tooltip=say("table.tip.back"), enabled=director.reel.can_go_back,
        )  # fmt: skip
        return [skip, speed, auto, back, *self._undo(say)]

    def _undo(self, say: Texts) -> list[Widget]:
        """Takes the last answer back, and names it; where that is too late it says why."""
        session, box = self.session, undo_box(self.layout)
        if not session.box.course.undo:
            return []
        seat = session.undoable
        if seat is None:
            return [undo_button(box, say, None, session.no_undo(session.match.last_seat or 0))]
        asked = session.last_asked(seat)
        words = "" if asked is None else self.look.asking.taking_back(asked, say)
        return [undo_button(box, say, self.acts.undo, None, words)]

    def corner(self, say: Texts) -> list[Widget]:
        """The menu and the rules."""
        menu = IconButton("menu", self.layout.menu, "menu", self.acts.menu, tooltip=say("table.menu"))
        return [menu, rules_button(self.layout.rules, say)]

    def speaking(self, desk: Desk) -> list[Widget]:
        """A button for every person who is asked quietly, in their own language; what they hold changes
        nothing."""
        asked = [seat for seat in self.director.breath if self.session.seats[seat].is_human]
        if not asked:
            return []
        row = self.layout.picture.bottom_part(SPEAK_HIGH + 16).top_part(SPEAK_HIGH)
        wide = min(SPEAK_WIDE, (row.w - GAP * (len(asked) + 1)) / len(asked))
        cells = Box.around(row.centre, wide * len(asked) + GAP * (len(asked) - 1), SPEAK_HIGH)
        buttons: list[Widget] = []
        for number, cell in zip(asked, cells.columns(len(asked), GAP), strict=True):
            seat = self.session.seats[number]
            voice = voice_of(seat)
            words = desk.words_for(voice)("play.breath.private", name=seat.name)
            speak = partial(self.acts.speak, number)
            button = Button(f"speak-{number}", cell, words, speak, style=theme.SMALL_LABEL)
            button.lettering = (desk.scale_for(voice), voice)
            buttons.append(button)
        return buttons

    def glances(self, say: Texts) -> list[Widget]:
        """On every person's panel, while the table stands still."""
        glance = self.acts.glance
        buttons: list[Widget] = []
        if glance is None or self.director.mode is Mode.BACK:
            return buttons
        for panel in self.layout.panels:
            if self.session.may_glance(panel.seat):
                tip = say("play.glance.look", name=self.session.seats[panel.seat].name)
                look = partial(glance, panel.seat)
                spot = glance_box(panel)
                buttons.append(IconButton(f"look-{panel.seat}", spot, "eye", look, tooltip=tip))
        return buttons


def make_notice(say: Texts, director: Director) -> str:
    """How to let the story run again, while it is paused or somebody looks back."""
    if director.mode is Mode.BACK:
        return say("table.back_how", now=say("table.to_now"))
    return say("table.paused_how") if director.paused else ""


def make_hints(say: Texts, look: TableLook, director: Director, pulls: str = "") -> list[Hint]:
    """The keys worth knowing at the table, those that do something now. `pulls` is what Space does for the
    hands that are wanted, "" if there are none."""
    mode, runs = director.mode, director.playback.pace.auto
    space, west = say("shell.key.space"), say("shell.pad.west")
    if pulls:
        first = [Hint(space, west, pulls)]
    else:
        skip = [Hint("S", "", say(look.skipping))] if mode is Mode.WATCH else []
        on = [] if mode is Mode.DECIDE else [Hint(space, west, say("shell.hint.next"))]
        first = [
            *on,
            Hint(",", "", say("table.step_back")),
            *skip,
        ]
    return [
        *first,
        Hint("P", "", say("table.pause" if runs else "table.play")),
        Hint("T", "", say("shell.settings.speed.label")),
        Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
    ]
