"""The bottom of the table: hints, looking back, auto-play, speed, skipping, and the "next" button."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.ratland.scenes.table.layout import BOTTOM, EDGE
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.widgets import Button, Hint, IconButton, Kind, Widget
from ratland_desktop.shell.widgets.buttons import Action
from ratland_desktop.text import Texts

from .director import Director, Mode
from .playback import Speed

NEXT_WIDE, SPEED_WIDE, SIDE = 380.0, 210.0, BOTTOM.h
NEXT = Box(BOTTOM.right - NEXT_WIDE, BOTTOM.y, NEXT_WIDE, SIDE)
HINTS = Box(EDGE, BOTTOM.y + 8, 820, BOTTOM.h - 16)


@dataclass(frozen=True, slots=True)
class Hands:
    """What the controls do when they are pressed."""

    next: Action
    back: Action
    auto: Action
    speed: Action
    skip: Action


def speed_words(say: Texts, speed: Speed) -> str:
    choice = "instant" if speed.instant else str(speed.value)
    return say("ratland.table.speed", speed=say(f"ratland.table.speed_choice.{choice}"))


def next_words(say: Texts, director: Director) -> str:
    """What the large button leads to."""
    match director.mode:
        case Mode.GATE:
            return say("ratland.reveal.button")
        case Mode.LEAVE:
            return say("ratland.table.to_results" if director.is_over else "ratland.table.place_rats")
        case _:
            return say("ratland.table.next")


def make_next(say: Texts, director: Director, press: Action) -> Widget:
    """The large button. Its arrow stands for one step; "play" is the sign of auto-play."""
    mode = director.mode
    steps = mode not in (Mode.GATE, Mode.LEAVE)
    return Button(
        "next", NEXT, next_words(say, director), press,
        kind=Kind.PRIMARY, icon="arrow_right" if steps else "",
        tooltip=say("ratland.table.tip.next") if steps else "",
        enabled=mode is not Mode.THINK and director.question is None,
    )  # fmt: skip


def make_controls(say: Texts, director: Director, hands: Hands) -> list[Widget]:
    """From right to left, beside the large button: skip, speed, auto-play, back."""
    x = NEXT.x - SIDE - 14
    mode = director.mode
    looks_back = mode is Mode.BACK
    skip = IconButton(
        "skip", Box(x, BOTTOM.y, SIDE, SIDE), "fast" if looks_back else "skip", hands.skip,
        tooltip=say("ratland.table.to_now" if looks_back else "ratland.table.skip"),
        kind=Kind.PRIMARY if looks_back else Kind.PLAIN,
        enabled=looks_back or mode in (Mode.WATCH, Mode.HANDS),
    )  # fmt: skip
    x -= SPEED_WIDE + 14
    speed = Button(
        "speed", Box(x, BOTTOM.y, SPEED_WIDE, SIDE), speed_words(say, director.playback.speed), hands.speed,
        style=theme.SMALL_LABEL, tooltip=say("ratland.table.tip.speed"),
    )  # fmt: skip
    x -= SIDE + 14
    plays = director.playback.pace.auto
    auto = IconButton(
        "auto", Box(x, BOTTOM.y, SIDE, SIDE), "pause" if plays else "play", hands.auto,
        tooltip=say("ratland.table.tip.pause" if plays else "ratland.table.tip.play"),
        kind=Kind.PLAIN if plays else Kind.PRIMARY,
    )  # fmt: skip
    x -= SIDE + 14
    back = IconButton(
        "back", Box(x, BOTTOM.y, SIDE, SIDE), "step_back", hands.back,
        tooltip=say("ratland.table.tip.back"), enabled=director.reel.can_go_back,
    )  # fmt: skip
    return [skip, speed, auto, back]


def make_notice(say: Texts, director: Director) -> str:
    """How to let the story run again, while it is paused or somebody looks back."""
    if director.mode is Mode.BACK:
        return say("ratland.table.back_how", now=say("ratland.table.to_now"))
    return say("ratland.table.paused_how") if director.paused else ""


def make_hints(say: Texts, mode: Mode) -> list[Hint]:
    """The keys worth knowing at the table, those that do something now."""
    space, west = say("shell.key.space"), say("shell.pad.west")
    if mode is Mode.HANDS:
        first = [Hint(space, west, say("ratland.hands.hint"))]
    else:
        skip = [Hint("S", "", say("ratland.table.skip"))] if mode is Mode.WATCH else []
        first = [
            Hint(space, west, say("shell.hint.next")),
            Hint(",", "", say("ratland.table.step_back")),
            *skip,
        ]
    return [
        *first,
        Hint("P", "", say("ratland.table.pause")),
        Hint("T", "", say("shell.settings.speed.label")),
        Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
    ]
