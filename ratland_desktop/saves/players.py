"""Who has played here, and the last table of each game: one small JSON file beside the saved games.

Reads and writes that file. Knows games by their names only. Problems are reported as notices; what cannot be
read is kept, and nothing stops the game.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import starmap
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard, TypeVar

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.names import is_name
from ratland_desktop.tabletop.seats import Seat

from .last_tables import LastTable, read_table, write_table
from .reading import start_of
from .seats import read_seat, write_seat
from .strict_json import NotPlain, newer_than, read_plain_json
from .writing import kept_aside, write_whole

if TYPE_CHECKING:  # the title asks for this file before its first frame
    from .shelf import Plain

FILE = "players.json"
LARGEST_FILE = 1024 * 1024  # the longest names that may be, as many as may be, take less than half
FORMAT = 2
MOST_KNOWN = 40
MOST_RENAMED = 200
MOST_TABLES = 16

T = TypeVar("T")


class PlayerBook:
    """`known`: people who have played here, the latest first.

    `tables`: the last table of each game, by the game's name; the game that was set up last comes first.
    `renamed` leads from names that people had to those that they have now.
    """

    def __init__(self, path: Path | None) -> None:
        """Without a path nothing is read or kept beyond this evening."""
        self.path = path
        self.known: tuple[Seat, ...] = ()
        self.tables: dict[str, LastTable] = {}
        self.renamed: dict[str, str] = {}
        self._met: set[str] = set()  # everybody read from the file, including those removed since
        self._set_up: set[str] = set()  # games that were set up at this window
        self._played: str | None = None  # the game that was played last at this window
        self._raw = b""  # the file as we know it
        self._not_ours = False  # the file is from a later version or unreadable, so it is not overwritten
        self._notices: list[Notice] = []
        if path is not None:
            self._read(path)

    @property
    def played_here(self) -> str | None:
        """The name of the game that was played last at this window; None: nothing was played yet."""
        return self._played

    @property
    def last_game(self) -> str | None:
        """The name of the game that was set up last; it may be one that this shelf does not have."""
        return next(iter(self.tables), None)

    def last_table(self, game: str) -> LastTable | None:
        """How this game was set up the last time; None: it never was."""
        return self.tables.get(game)

    def remember(self, game: str, seats: Sequence[Seat], choices: Mapping[str, Plain]) -> None:
        """A game begins: its people come first from now on, and this is its last table."""
        people = [seat for seat in seats if seat.is_human]
        names = {seat.name.casefold() for seat in people}
        others = [seat for seat in self.known if seat.name.casefold() not in names]
        self.known = tuple([*people, *others][:MOST_KNOWN])
        self._set_up.add(game)
        self._played = game
        self._keep_tables({game: LastTable(tuple(seats), dict(choices)), **_without(self.tables, {game})})

    def put_first(self, game: str) -> bool:
        """This game is played now: its last table stays as it is and comes first. False: it was there."""
        self._played = game
        table = self.tables.get(game)
        if table is None or self.last_game == game:
            return False
        self._keep_tables({game: table, **_without(self.tables, {game})})
        return True

    def _keep_tables(self, tables: Mapping[str, LastTable]) -> None:
        self.tables = dict([*tables.items()][:MOST_TABLES])

    def forget(self, name: str) -> None:
        self.known = tuple(seat for seat in self.known if seat.name != name)

    def bring_back(self, seat: Seat, at: int) -> None:
        """Puts a removed player back at this position."""
        self.known = (*self.known[:at], seat, *self.known[at:])

    def change(self, name: str, now: Seat) -> None:
        """A player has another name, colour or badge from now on; the last tables have the name, too."""
        self.known = tuple(now if seat.name == name else seat for seat in self.known)
        if now.name != name:
            self.renamed = {old: now.name if new == name else new for old, new in self.renamed.items()}
            self.renamed[name] = now.name
            self.renamed.pop(now.name, None)
            self.renamed = dict([*self.renamed.items()][-MOST_RENAMED:])
        self.tables = {
            game: table.with_names(lambda old: now.name if old == name else old)
            for game, table in self.tables.items()
        }

    def name_now(self, name: str) -> str:
        """The current name of the player who had this name; a known player's name stays."""
        taken = any(seat.name.casefold() == name.casefold() for seat in self.known)
        return name if taken else self.renamed.get(name, name)

    def save(self) -> bool:
        """Returns True if the file is up to date. A locked folder is reported once and stops nothing."""
        if self.path is None:
            return True
        self._add_newcomers(self.path)
        if self._not_ours:
            return False
        content = json.dumps(self._page(), indent=2, ensure_ascii=False).encode()
        try:
            write_whole(self.path, content)
        except OSError:
            self._notices.append(Notice("setup.message.players_not_saved", {"folder": str(self.path.parent)}))
            return False
        self._raw = content
        return True

    def take_notices(self) -> list[Notice]:
        taken, self._notices = self._notices, []
        return taken

    # --- the file

    def _add_newcomers(self, path: Path) -> None:
        """Who came into the file since we looked sits at another window, and stays. Its tables stay, too."""
        self._met |= {seat.name.casefold() for seat in self.known}
        try:
            if self._not_ours or start_of(path, LARGEST_FILE + 1) == self._raw:
                return
        except OSError:
            return  # nothing to keep, or writing will report the error
        there = PlayerBook(path)
        new = [seat for seat in there.known if seat.name.casefold() not in self._met]
        self.known = tuple([*self.known, *new][:MOST_KNOWN])
        self._add_tables(there)
        self._notices += there.take_notices()
        self._not_ours = there._not_ours

    def _add_tables(self, there: PlayerBook) -> None:
        """Games set up at another window have their table from there, unless they were set up here, too.

        The game that is played here stays first.
        """
        theirs = _without(there.tables, self._set_up)
        ours = _without(self.tables, theirs)
        named = {game: table.with_names(self.name_now) for game, table in theirs.items()}
        tables = {**ours, **named}
        first = [game for game in tables if game == self._played]
        self._keep_tables({game: tables[game] for game in [*first, *tables]})

    def _page(self) -> dict[str, Any]:
        """All that can be read again; a name that cannot is left out."""
        known = [entry for entry in map(write_seat, self.known) if _readable(read_seat, [entry])]
        page: dict[str, Any] = {"format": FORMAT, "known": known}
        if self.renamed:
            page["renamed"] = [[*pair] for pair in self.renamed.items() if _is_pair([*pair])]
        tables = starmap(write_table, self.tables.items())
        return page | {"tables": [entry for entry in tables if _readable(read_table, [entry])]}

    def _read(self, path: Path) -> None:
        from .upgrades import upgraded_players  # not before the first frame

        try:
            self._raw = raw = start_of(path, LARGEST_FILE + 1)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError:
            self._not_ours = True
            self._notices.append(Notice("setup.message.players_unreadable", {"file": str(path)}))
            return
        try:
            found = read_plain_json(raw) if len(raw) <= LARGEST_FILE else None
        except NotPlain:
            found = None
        version = found.get("format") if isinstance(found, dict) else None
        if newer_than(raw, FORMAT):
            self._not_ours = True
            self._notices.append(Notice("hall.message.players_newer"))
        elif not isinstance(found, dict) or type(version) is not int or not 0 < version <= FORMAT:
            self._set_aside(path)
        elif not self._take(upgraded_players(found)):
            self._keep_copy(path)

    def _take(self, found: Mapping[str, Any]) -> bool:
        """What a file says. False when some of it had to be left out."""
        listed = found.get("known", [])
        entries = listed if isinstance(listed, list) else [None]
        people = [seat for seat in _readable(read_seat, entries[:MOST_KNOWN]) if seat.is_human]
        once = {seat.name.casefold(): seat for seat in reversed(people)}
        self.known = tuple(reversed(once.values()))
        self._met = {*once}
        written = found.get("tables", [])
        tables = written if isinstance(written, list) else [None]
        self.tables = {}
        for game, table in _readable(read_table, tables[:MOST_TABLES]):
            self.tables.setdefault(game, table)
        pairs = found.get("renamed", [])
        names = pairs[-MOST_RENAMED:] if isinstance(pairs, list) else [None]
        good = [pair for pair in names if _is_pair(pair)]
        self.renamed = {pair[0]: pair[1] for pair in good}
        whole = len(self.known) == len(entries) and len(good) == len(names)
        return whole and len(self.tables) == len(tables)

    def _keep_copy(self, path: Path) -> None:
        """The rest is used; the file as it was stays beside, before it is written anew."""
        aside = kept_aside(path)
        try:
            shutil.copyfile(path, aside)
        except OSError:
            aside, self._not_ours = path, True
        self._notices.append(Notice("hall.message.players_partly", {"file": aside.name}))

    def _set_aside(self, path: Path) -> None:
        """Kept under another name: it is not ours to throw away."""
        aside = kept_aside(path)
        try:
            path.rename(aside)
        except OSError:
            aside, self._not_ours = path, True
        self._notices.append(Notice("setup.message.players_damaged", {"file": aside.name}))


# --- entries, checked strictly: what is not allowed is left out


def _readable(read: Callable[[object], T], entries: Iterable[object]) -> list[T]:
    """Those of the entries that can be read."""
    found = []
    for entry in entries:
        try:
            found.append(read(entry))
        except ValueError:
            continue
    return found


def _is_pair(pair: object) -> TypeGuard[list[str]]:
    return isinstance(pair, list) and len(pair) == 2 and all(map(is_name, pair))


def _without(tables: Mapping[str, LastTable], games: Collection[str]) -> dict[str, LastTable]:
    return {game: table for game, table in tables.items() if game not in games}
