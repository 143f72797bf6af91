"""Opens a game to be watched again: the real table of the game, with the console of a replay."""

from __future__ import annotations

from typing import Any

from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.replay import Replay, ReplaySession
from ratland_desktop.saves.resuming import Resumed
from ratland_desktop.screens.box import GameScreens, TableTurn
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.tabletop.seats import NOBODY

from .console import ReplayConsole, Ways
from .secrets import Secrets
from .timeline import Timeline, Turns


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


def replay_scene(replay: Replay, ways: Ways | None = None) -> TableScene:
    """The table of this game. `ways`: what a finished game offers besides; a running one has none."""
    screens: GameScreens = replay.box.screens()
    session = ReplaySession(replay)
    sheet = screens.sheet
    players = sum(seat.player != NOBODY for seat in session.seats)
    wishes = sheet.granted(sheet.read(replay.diary.wishes), players)
    table = screens.table(TableTurn(session, _nowhere, None, Pace(), wishes=wishes))
    assert isinstance(table, TableScene)
    timeline = Timeline(session, table.director.reel, Turns(replay))
    secrets = Secrets(replay, screens.asking) if replay.finished else None
    table.staging.tells_pause = False
    table.console = ReplayConsole(table, replay, timeline, secrets, ways if replay.finished else None)
    return table


def _nowhere() -> Go:
    """A replay has no menu."""
    return STAY
