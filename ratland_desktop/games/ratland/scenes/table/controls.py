"""The bottom of the table: hints, looking back, auto-play, speed, skipping, and the "next" button."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.widgets import Button, Hint, IconButton, Kind, Widget
from ratland_desktop.shell.widgets.buttons import Action
from ratland_desktop.text import Texts

from .director import Director, Mode
from .layout import BOTTOM, EDGE
from .playback import Speed

NEXT_WIDE, SPEED_WIDE, SIDE = 380.0, 210.0, BOTTOM.h
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


def make_controls(say: Texts, director: Director, hands: Hands) -> list[Widget]:
    """From right to left: next, skip, speed, auto-play, back."""
    x = BOTTOM.right - NEXT_WIDE
    mode = director.mode
    following = Button(
        "next", Box(x, BOTTOM.y, NEXT_WIDE, SIDE), next_words(say, director), hands.next,
        kind=Kind.PRIMARY, icon="" if mode in (Mode.GATE, Mode.LEAVE) else "play",
        enabled=mode is not Mode.THINK and director.question is None,
    )  # fmt: skip
    x -= SIDE + 14
    looks_back = mode is Mode.BACK
    skip = IconButton(
        "skip", Box(x, BOTTOM.y, SIDE, SIDE), "fast" if looks_back else "skip", hands.skip,
        tooltip=say("ratland.table.to_now" if looks_back else "ratland.table.skip"),
        enabled=looks_back or mode is Mode.WATCH,
    )  # fmt: skip
    x -= SPEED_WIDE + 14
    speed = Button(
        "speed", Box(x, BOTTOM.y, SPEED_WIDE, SIDE), speed_words(say, director.playback.speed), hands.speed,
        style=theme.SMALL_LABEL,
    )  # fmt: skip
    x -= SIDE + 14
    plays = director.playback.pace.auto
    auto = IconButton(
        "auto", Box(x, BOTTOM.y, SIDE, SIDE), "pause" if plays else "play", hands.auto,
        tooltip=say("ratland.table.pause" if plays else "ratland.table.play"),
    )  # fmt: skip
    x -= SIDE + 14
    back = IconButton(
        "back", Box(x, BOTTOM.y, SIDE, SIDE), "step_back", hands.back,
        tooltip=say("ratland.table.step_back"), enabled=director.reel.can_go_back,
    )  # fmt: skip
    return [following, skip, speed, auto, back]


def make_hints(say: Texts, mode: Mode) -> list[Hint]:
    """The keys worth knowing at the table, those that do something now."""
    skip = [Hint("S", "", say("ratland.table.skip"))] if mode is Mode.WATCH else []
    return [
        Hint(say("shell.key.space"), say("shell.pad.west"), say("shell.hint.next")),
        Hint(",", "", say("ratland.table.step_back")),
        *skip,
        Hint("T", "", say("shell.settings.speed.label")),
        Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
    ]
