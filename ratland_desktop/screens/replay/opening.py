"""Opens a game to be watched again: the real table of the game, with the console of a replay."""

from __future__ import annotations

from typing import Any

from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.replay import Replay, ReplaySession
from ratland_desktop.saves.resuming import Resumed
from ratland_desktop.screens.box import GameScreens, TableTurn
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell.go import STAY, Go, Swap
from ratland_desktop.tabletop.seats import NOBODY

from .console import ReplayConsole
from .secrets import Secrets
from .timeline import Timeline, Turns
from .ways import Sight, Ways


def replay_in(resumed: Resumed, box: Any) -> Replay:
    """A game from a file: all of a finished one, of a running one what its table has been told."""
    diary = Diary.read(resumed.notes, len(resumed.seats), f"{box.name}.reason")
    shown = Mark(resumed.shown.story, resumed.shown.happenings)
    match = resumed.match
    told = match.over and shown == Mark(len(match.stories) - 1, len(match.story))
    return Replay(box, match, resumed.seats, diary, None if told else shown, resumed.line.updated)


def has_begun(replay: Replay) -> bool:
    """Whether the table has been told anything yet."""
    return replay.finished or replay.until != Mark(0, 0)


def replay_scene(replay: Replay, ways: Ways | None = None, sight: Sight | None = None) -> TableScene:
    """The table of this game. `ways`: what a finished game offers besides; a running one has none. `sight`:
    where it goes on, and through whose eyes."""
    screens: GameScreens = replay.box.screens()
    sight = sight or Sight()
    session = ReplaySession(replay, sight.mark, sight.eyes)
    sheet = screens.sheet
    players = sum(seat.player != NOBODY for seat in session.seats)
    wishes = sheet.granted(sheet.read(replay.diary.wishes), players)
    table = screens.table(TableTurn(session, _nowhere, None, Pace(), wishes=wishes))
    assert isinstance(table, TableScene)
    timeline = Timeline(session, table.director.reel, Turns(replay))
    secrets = Secrets(replay, screens.asking) if replay.finished else None
    table.staging.tells_pause = False
    table.director.playback.pace.auto = sight.plays
    console = ReplayConsole(table, replay, timeline, secrets, ways if replay.finished else None)
    console.lit, console.tempo.speed = sight.lit, sight.speed
    if screens.chairs and replay.finished:
        console.look_from = lambda sight: Swap(replay_scene(replay, ways, sight))
    table.console = console
    return table


def _nowhere() -> Go:
    """A replay has no menu."""
    return STAY
