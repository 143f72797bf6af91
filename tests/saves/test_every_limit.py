"""Every limit of the files holds on both ways: as much as it allows is written and read again, and what goes
beyond it is refused or cut when it is written, never when it is read.

`LIMITS` has a trial for each constant that limits a file; a new one without a trial fails the last test.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import ratland_desktop.saves
from ratland_desktop.saves import keeper
from ratland_desktop.tabletop import names
from tests.saves import limits_of_lists as lists
from tests.saves import limits_of_saves as saves

Trial = Callable[[Path], None]


def both(saved_games: Trial, players: Trial) -> Trial:
    """A limit of two kinds of files."""

    def trial(tmp_path: Path) -> None:
        saved_games(tmp_path)
        players(tmp_path)

    return trial


LIMITS: dict[str, Trial] = {
    "model.MOST_ROUNDS": saves.rounds,
    "model.MOST_ANSWERS": saves.answers,
    "model.MOST_THROWS": saves.throws,
    "model.MOST_SUMMED_UP": saves.summary,
    "model.LONGEST_MARK": saves.mark,
    "model.LONGEST_SEALED": saves.sealed_word,
    "sealing.LARGEST_CONTENT": saves.sealed_content,
    "layout.LARGEST_FILE": saves.whole_file,
    "seats.MOST_SEATS": both(saves.seats, lists.table_seats),
    "names.LONGEST_NAME": both(saves.names, lists.player_names),
    "names.LONGEST_WORD": both(saves.words, lists.player_words),
    "listing.TITLE_LENGTH": saves.title,
    "listing.LATEST_ORDER": saves.last_number,
    "strict_json.LARGEST_NUMBER": saves.numbers,
    "folder.LARGEST_PICTURE": saves.picture,
    "hall_lines.MOST_POINTS": lists.points,
    "hall.LARGEST_FILE": lists.whole_hall,
    "players.LARGEST_FILE": lists.whole_book,
    "players.MOST_KNOWN": lists.known,
    "players.MOST_RENAMED": lists.renamed,
    "players.MOST_TABLES": lists.tables,
    "last_tables.MOST_CHOICES": lists.choices,
    "settings.LARGEST_FILE": lists.whole_settings,
    "settings.LARGEST_WINDOW": lists.window,
    "replays.LARGEST_KEPT": lists.whole_replay,
}
NOT_IN_FILES = {
    "lifeboats.MOST_PLACES": "folders that are offered",
    "names.MOST_LETTERS": "what people may type; tests/tabletop/test_names.py",
    "replays.LATEST_ORDER": "the beginning of a file's name; tests/saves/test_replays.py",
    "replays.MOST_KEPT": "files in the folder; tests/saves/test_replays.py",
    "locks.MOST_TRIES": "how often a lock is tried",
    "sharing.MOST_FILES": "exported files that are listed",
    "sharing.NAME_LENGTH": "the name of an exported file; nothing reads it",
}
LIMIT = re.compile(r"(MOST|LARGEST|LONGEST|LATEST)_[A-Z_]+|[A-Z]+_LENGTH")


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_holds_on_both_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(keeper, "RETRY_SECONDS", (0.01,))
    LIMITS[limit](tmp_path)


def test_every_limit_has_a_trial() -> None:
    found = set()
    package = ratland_desktop.saves
    modules = [import_module(f"{package.__name__}.{x.name}") for x in pkgutil.iter_modules(package.__path__)]
    for there in [*modules, names]:
        text = Path(str(there.__file__)).read_text(encoding="utf-8")
        own = {name for name in vars(there) if LIMIT.fullmatch(name) and re.search(rf"(?m)^{name} =", text)}
        found |= {f"{there.__name__.rpartition('.')[2]}.{name}" for name in own}
    assert found == {*LIMITS, *NOT_IN_FILES}
