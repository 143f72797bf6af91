"""The console of a dream: wake up, pause, speed, and on to the end; and the frame that says it is a dream."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.controls import next_box
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.shell.widgets import Button, IconButton, Kind, Widget

from .ways import SPEEDS

WAKE_WIDE, SPEED_WIDE, GAP = 240.0, 110.0, 12.0
FRAME = 8.0
TAB_HIGH, TAB_ABOVE = 32.0, 4.0
DREAM = theme.mixed(theme.CHEESE["purple"], theme.INK, 0.15)


class DreamConsole:
    """`wake` leads back to the true game, `to_end` to the end of the dream."""

    stays = False
    covers_story = False

    def __init__(self, table: TableScene, wake: Callable[[], Go], to_end: Callable[[], Go]) -> None:
        self.table, self.wake, self.to_end = table, wake, to_end
        self.tempo = Tempo(speed=SPEEDS[0])

    @property
    def chooses(self) -> bool:
        """Whether the other answer is still to be given."""
        return bool(self.table.session.humans)

    @property
    def _row(self) -> tuple[Box, Box, Box, Box]:
        """To wake up, the words between, speed, pause."""
        row, going = self.table.layout.bottom, next_box(self.table.layout)
        wake = row.left_part(WAKE_WIDE)
        pause = Box(going.x - GAP - row.h, row.y, row.h, row.h)
        speed = Box(pause.x - GAP - SPEED_WIDE, row.y, SPEED_WIDE, row.h)
        words = Box(wake.right + GAP, row.y, speed.x - wake.right - 2 * GAP, row.h)
        return wake, words, speed, pause

    def widgets(self, desk: Desk) -> list[Widget]:
        say, (wake, _, speed, pause) = desk.texts, self._row
        plays = self.table.director.playback.pace.auto
        found: list[Widget] = [
            Button(
                "next", next_box(self.table.layout), say("replay.dream.to_end"), self.to_end,
                kind=Kind.PRIMARY, icon="fast", tooltip=say("replay.dream.tip_to_end"),
                enabled=not self.chooses,
            ),
            Button(
                "wake", wake, say("replay.dream.wake"), self.wake, style=theme.SMALL_LABEL,
                tooltip=say("replay.dream.tip_wake"),
            ),
        ]  # fmt: skip
        if not self.chooses:
            found += [
                Button(
                    "speed", speed, say("replay.speed", n=int(self.tempo.speed)), self.change_speed,
                    style=theme.SMALL_LABEL, tooltip=say("replay.tip.speed"),
                ),
                IconButton(
                    "auto", pause, "pause" if plays else "play", self.play,
                    tooltip=say("replay.tip.pause" if plays else "replay.tip.play"),
                ),
            ]  # fmt: skip
        return found

    # --- acts

    def play(self) -> Go:
        pace = self.table.director.playback.pace
        pace.auto = not pace.auto
        self.table.show_anew()
        return STAY

    def change_speed(self) -> Go:
        at = SPEEDS.index(self.tempo.speed)
        self.tempo.speed = SPEEDS[(at + 1) % len(SPEEDS)]
        self.table.show_anew()
        return STAY

    def handle(self, intent: Intent) -> Go | None:
        if not isinstance(intent, Hot):
            return None
        if intent.shortcut is Shortcut.MENU:
            return self.wake()
        acts: dict[Shortcut, Callable[[], Go]] = {
            Shortcut.NEXT: self.play,
            Shortcut.PAUSE: self.play,
            Shortcut.SPEED: self.change_speed,
            Shortcut.SKIP: self.to_end,
        }
        return acts[intent.shortcut]() if intent.shortcut in acts and not self.chooses else None

    def look_at(self, story: int, happening: int) -> None:
        """A dream only goes on."""

    def back(self) -> Go:
        return self.wake()

    def update(self, seconds: float) -> Go | None:
        return None

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        _draw_frame(canvas)
        say, words = self.table.desk.texts, self._row[1]
        banner = say("replay.dream.banner")
        wide = min(words.w, canvas.measure(banner, theme.LABEL)[0] + 90)
        pill = Box.around(words.centre, wide, min(60.0, words.h))
        canvas.pill(pill, DREAM, rim=theme.TEXT)
        with canvas.above():
            canvas.text(banner, pill.inset(24, 4), theme.LABEL, theme.WHITE, align="centre")


def _draw_frame(canvas: Canvas) -> None:
    canvas.rounded(SAFE.inset(FRAME / 2), None, radius=14, rim=DREAM, rim_width=FRAME)


def draw_dream(canvas: Canvas, banner: str) -> None:
    """The frame of a dream around any page, and its name just above the lower edge."""
    _draw_frame(canvas)
    wide = canvas.measure(banner, theme.TINY_LABEL)[0] + 56
    tab = Box.around((SAFE.centre[0], SAFE.bottom - FRAME - TAB_ABOVE - TAB_HIGH / 2), wide, TAB_HIGH)
    with canvas.above():
        canvas.pill(tab, DREAM)
        canvas.text(banner, tab.inset(18, 1), theme.TINY_LABEL, theme.WHITE, align="centre")
