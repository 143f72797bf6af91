"""What can be pressed at the table whatever it shows: the large button, looking back, auto-play, speed,
skipping, the menu and the rules; and the hints beside them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.widgets import Button, Hint, IconButton, Kind, Widget
from ratland_desktop.shell.widgets.buttons import Action
from ratland_desktop.text import Texts

from .director import Director, Mode
from .hands import PullButton, PullSpot
from .layout import Layout
from .look import TableLook
from .playback import Speed
from .tableau import Helping

NEXT_WIDE, SPEED_WIDE, GAP = 380.0, 210.0, 14.0


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


def next_box(layout: Layout) -> Box:
    """Where the large button is."""
    return layout.bottom.right_part(NEXT_WIDE)


def speed_words(say: Texts, speed: Speed) -> str:
    choice = "instant" if speed.instant else str(speed.value)
    return say("table.speed", speed=say(f"table.speed_choice.{choice}"))


def next_words(say: Texts, director: Director, look: TableLook) -> str:
    """What the large button leads to."""
    match director.mode:
        case Mode.GATE:
            return say(look.cues.gate.words(director.session.needs_curtain)[1])
        case Mode.LEAVE:
            return say("table.to_results" if director.is_over else look.leaving)
        case _:
            return say("table.next")


def make_next(say: Texts, director: Director, look: TableLook, layout: Layout, press: Action) -> Widget:
    """The large button. Its arrow stands for one step; "play" is the sign of auto-play."""
    mode = director.mode
    steps = mode not in (Mode.GATE, Mode.LEAVE)
    return Button(
        "next", next_box(layout), next_words(say, director, look), press,
        kind=Kind.PRIMARY, icon="arrow_right" if steps else "",
        tooltip=say("table.tip.next") if steps else "",
        enabled=mode is not Mode.THINK and director.question is None,
    )  # fmt: skip


def make_pulls(say: Texts, helping: Helping, layout: Layout, pull: Action) -> list[Widget]:
    """The large button and the thing itself, in the language of whose hands are wanted."""
    words, tip = say(f"{helping.cue.words}.button"), say(f"{helping.cue.words}.hold")
    pulls: list[Widget] = [
        PullButton("next", next_box(layout), words, pull, tooltip=tip, hint=f"{helping.cue.words}.hint"),
        PullSpot(helping.cue.thing, helping.cue.spot(layout.picture), "", pull, tooltip=tip),
    ]
    for button in pulls:
        button.lettering = helping.lettering
    return pulls


def make_controls(say: Texts, director: Director, layout: Layout, acts: Acts) -> list[Widget]:
    """From right to left, beside the large button: skip, speed, auto-play, back."""
    bottom, side = layout.bottom, layout.bottom.h
    x = next_box(layout).x - side - GAP
    mode = director.mode
    looks_back = mode is Mode.BACK
    skip = IconButton(
        "skip", Box(x, bottom.y, side, side), "fast" if looks_back else "skip", acts.skip,
        tooltip=say("table.to_now" if looks_back else "table.skip"),
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
    return [skip, speed, auto, back]


def make_corner(say: Texts, layout: Layout, acts: Acts) -> list[Widget]:
    """The menu and the rules."""
    menu = IconButton("menu", layout.menu, "menu", acts.menu, tooltip=say("table.menu"))
    return [menu, rules_button(layout.rules, say)]


def make_notice(say: Texts, director: Director) -> str:
    """How to let the story run again, while it is paused or somebody looks back."""
    if director.mode is Mode.BACK:
        return say("table.back_how", now=say("table.to_now"))
    return say("table.paused_how") if director.paused else ""


def make_hints(say: Texts, mode: Mode, pulls: str) -> list[Hint]:
    """The keys worth knowing at the table, those that do something now. `pulls` is what Space does for the
    hands that are wanted, "" if there are none."""
    space, west = say("shell.key.space"), say("shell.pad.west")
    if pulls:
        first = [Hint(space, west, pulls)]
    else:
        skip = [Hint("S", "", say("table.skip"))] if mode is Mode.WATCH else []
        first = [
            Hint(space, west, say("shell.hint.next")),
            Hint(",", "", say("table.step_back")),
            *skip,
        ]
    return [
        *first,
        Hint("P", "", say("table.pause")),
        Hint("T", "", say("shell.settings.speed.label")),
        Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
    ]
