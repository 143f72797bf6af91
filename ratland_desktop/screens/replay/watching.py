"""The ways to a replay: from the results, the hall, a saved game or a file; and what a finished game offers.

Connects replays with the files they are kept in and with the computers that dream. Knows games by their
boxes only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ratland_desktop.hotseat.box import Box, Shelf
from ratland_desktop.hotseat.quick_minds import Minds
from ratland_desktop.hotseat.replay import Replay, replay_of
from ratland_desktop.hotseat.session import Session
from ratland_desktop.saves.clock import here
from ratland_desktop.saves.hall_lines import FinishedGame
from ratland_desktop.saves.layout import BadSave
from ratland_desktop.saves.replays import SUFFIX, Replays, replay_bytes
from ratland_desktop.saves.resuming import Resumed
from ratland_desktop.saves.sharing import share_folders, write_new
from ratland_desktop.saves.troubles import trouble_of
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.scenes.saved_games.opening import explain
from ratland_desktop.tabletop.seats import NOBODY
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

from .dream import dreaming
from .opening import has_begun, replay_in, replay_scene
from .ways import Ways

MOST_NAMES = 4
Watch = Callable[[Desk], Go | None]
"""Opens a replay, or says why there is none."""


class Watching:
    """`minds` makes the computers that dream. `shares`: where files to share go, if not to the usual one."""

    def __init__(
        self,
        shelf: Shelf,
        replays: Replays,
        minds: Callable[[Box], Minds],
        shares: Path | None = None,
    ) -> None:
        self.shelf, self.replays, self._minds, self._shares = shelf, replays, minds, shares

    # --- keeping

    def keep(self, session: Session, game: FinishedGame) -> None:
        """The replay of a game in the hall. A copy of the game that ended otherwise is another game."""
        match = session.match
        if self.replays.has(game.id) or match.outcome() != game.outcome:
            return
        notes, seats = session.diary.write(), session.seats
        make = partial(replay_bytes, session.box.keeping, match, seats, notes, game.when)
        self.replays.keep(game.id, game.when, make)

    # --- ways in

    def played(self, session: Session, game: FinishedGame) -> Watch:
        """From the results: the game that was just played."""
        return lambda desk: self._watch(replay_of(session, game.when), desk)

    def in_hall(self, game: FinishedGame) -> Watch | None:
        """From the hall; None: no replay was kept."""
        return partial(self._open, game) if self.replays.has(game.id) else None

    def _open(self, game: FinishedGame, desk: Desk) -> Go | None:
        try:
            return self.resumed(self.replays.open(game.id, self.shelf.keepings), desk)
        except BadSave as bad:
            return Push(explain(bad.code))

    def resumed(self, resumed: Resumed, desk: Desk) -> Go | None:
        """A saved game, or a file that somebody has shared."""
        return self._watch(replay_in(resumed, self.shelf[resumed.match.game.name]), desk)

    def _watch(self, replay: Replay, desk: Desk) -> Go | None:
        if not has_begun(replay):
            desk.toast(says("replay.not_begun"))
            return None
        if not replay.finished:
            desk.toast(says("replay.open_only"), "eye")
            return Push(replay_scene(replay))
        minds = partial(self._minds, replay.box)
        ways = Ways(lambda answered: dreaming(replay, answered, minds), partial(self.share, replay))
        return Push(replay_scene(replay, ways))

    # --- sharing

    def share(self, replay: Replay, desk: Desk) -> Go | None:
        """A small file that another copy of the game opens."""
        folder = self._shares or share_folders()[0]
        keeping, notes = replay.box.keeping, replay.diary.write()
        try:
            raw = replay_bytes(keeping, replay.match, replay.seats, notes, replay.when)
            path = write_new(folder, file_title(replay, desk.texts), SUFFIX, raw)
        except BadSave as bad:
            return Push(explain(bad.code))
        except OSError as error:
            trouble = trouble_of(error, folder)
            return Push(explain("replay.error.not_shared", folder=str(trouble.params["folder"])))
        desk.toast(says("replay.shared", file=path.name, folder=str(path.parent)), "export")
        return None


def file_title(replay: Replay, say: Texts) -> str:
    """The game, the day, and who played."""
    names = [seat.name for seat in replay.seats if seat.player != NOBODY][:MOST_NAMES]
    return f"{say(f'{replay.box.name}.name')} {here(replay.when):%Y-%m-%d} {', '.join(names)}"
