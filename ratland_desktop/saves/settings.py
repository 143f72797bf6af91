"""Settings: what the players chose for this computer, in one small JSON file.

Defines the settings and their allowed values, reads and writes them. Knows no texts and no window: problems
are reported as notices. The game needs the settings before its first frame, so the file is read
with simple checks of the same types that pydantic checks again before anything is written
(docs/decisions/0009-settings-without-pydantic.md).
"""

from __future__ import annotations

import errno
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from ratland_desktop.notices import Notice
from ratland_desktop.saves.reading import start_of
from ratland_desktop.saves.writing import kept_aside, write_whole

LARGEST_FILE = 64 * 1024  # ours has less than one kilobyte
SMALLEST_WINDOW = (1024, 640)
LARGEST_WINDOW = 16384  # either side
HALF_CHARACTERS = re.compile("[\ud800-\udfff]")  # JSON can name them, but no file can hold them


class TextSize(StrEnum):
    NORMAL = "normal"
    LARGE = "large"
    LARGER = "larger"


class Motion(StrEnum):
    FULL = "full"
    REDUCED = "reduced"


class Speed(StrEnum):
    NORMAL = "1"
    DOUBLE = "2"
    FOURFOLD = "4"
    INSTANT = "instant"


class Confirm(StrEnum):
    HOLD = "hold"
    CLICK_TWICE = "click_twice"


class Tips(StrEnum):
    """In which games a coach gives tips."""

    FIRST_GAME = "first_game"
    EVERY_GAME = "every_game"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Between:
    """The numbers allowed, or for a string how long it may be. pydantic reads the same two ends."""

    low: int
    high: int

    def allows(self, value: int | str) -> bool:
        if isinstance(value, str):
            return self.low <= len(value) <= self.high and not HALF_CHARACTERS.search(value)
        return self.low <= value <= self.high

    def __get_pydantic_core_schema__(self, source: object, handler: Callable[[object], Any]) -> Any:
        ends = ("min_length", "max_length") if source is str else ("ge", "le")
        return {**handler(source), ends[0]: self.low, ends[1]: self.high}


Percent = Annotated[int, Between(0, 100)]


@dataclass(frozen=True, slots=True)
class Settings:
    """An empty language means that none was chosen yet: use the computer's language.

    `music_volume` is the volume of the ambience, `tune_volume` that of the title's tune.
    """

    language: Annotated[str, Between(0, 16)] = ""
    text_size: TextSize = TextSize.NORMAL
    motion: Motion = Motion.FULL
    speed: Speed = Speed.NORMAL
    sound_volume: Percent = 80
    music_volume: Percent = 40
    tune_volume: Percent = 30
    muted: bool = False
    fullscreen: bool = False
    window_width: Annotated[int, Between(SMALLEST_WINDOW[0], LARGEST_WINDOW)] = 1280
    window_height: Annotated[int, Between(SMALLEST_WINDOW[1], LARGEST_WINDOW)] = 720
    confirm: Confirm = Confirm.CLICK_TWICE
    draw_by_hand: bool = True
    hints: bool = True
    tips: Tips = Tips.FIRST_GAME
    points: bool = True


def settings_from(found: Mapping[str, Any]) -> Settings:
    """Every value that is allowed is taken, every other falls back alone."""
    hints = get_type_hints(Settings, include_extras=True)
    good: dict[str, Any] = {}
    for field in fields(Settings):
        if field.name in found:
            value = _checked(found[field.name], hints[field.name])
            if value is not None:
                good[field.name] = value
    return Settings(**good)


def _checked(value: object, kind: Any) -> object | None:
    """The value as the field holds it, or None when it is not allowed there."""
    if get_origin(kind) is Annotated:
        plain, between = get_args(kind)
        return value if type(value) is plain and between.allows(value) else None
    if kind is bool:
        return value if isinstance(value, bool) else None
    choices = {choice.value: choice for choice in kind}
    return choices.get(value) if isinstance(value, str) else None


def to_json(settings: Settings) -> dict[str, Any]:
    """What may be written, checked by pydantic; raises `pydantic.ValidationError` on anything else."""
    from pydantic import TypeAdapter  # slow to import: never before the first frame

    plain = json.dumps(asdict(settings))
    TypeAdapter(Settings).validate_json(plain, strict=True)
    checked: dict[str, Any] = json.loads(plain)
    return checked


class SettingsStore:
    """Reads and writes the settings of this computer. No problem with the file stops the game.

    `change` takes effect at once and in memory; `save` writes, and only when something changed: call it when
    a settings page is left and when the game ends. `take_notices` hands out what the players should be told.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._notices: list[Notice] = []
        self._told_unwritable = False
        self._unknown: dict[str, Any] = {}  # a newer version's settings survive an older one
        self.settings = self._read()
        self._written = self.settings

    def change(self, **values: object) -> Settings:
        """Takes new values; one that is not allowed is a mistake of ours and raises."""
        wanted = replace(self.settings, **values)  # type: ignore[arg-type]
        checked = settings_from(asdict(wanted))
        if checked != wanted:
            raise ValueError(f"not allowed in the settings: {values}")
        self.settings = checked
        return checked

    def save(self) -> bool:
        """True when the file says what the settings say."""
        if self.settings == self._written:
            return True
        try:
            content = json.dumps({**self._unknown, **to_json(self.settings)}, indent=2).encode()
            if len(content) > LARGEST_FILE:
                raise OSError(errno.EFBIG, "more than would be read again")
            write_whole(self.path, content)
        except (
            OSError,
            RecursionError,
        ):  # lists may be nested too deeply to be written
            if not self._told_unwritable:
                self._told_unwritable = True
                folder = str(self.path.parent)
                self._notices.append(Notice("shell.message.settings_not_saved", {"folder": folder}))
            return False
        self._written = self.settings
        return True

    def take_notices(self) -> list[Notice]:
        taken, self._notices = self._notices, []
        return taken

    def _read(self) -> Settings:
        try:
            raw = start_of(self.path, LARGEST_FILE + 1)
        except FileNotFoundError:
            return Settings()
        except OSError:
            self._notices.append(Notice("shell.message.settings_unreadable", {"file": str(self.path)}))
            return Settings()
        try:
            found = json.loads(raw) if len(raw) <= LARGEST_FILE else None
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            self._set_aside()
            return Settings()
        known = {field.name for field in fields(Settings)}
        self._unknown = {name: value for name, value in found.items() if name not in known}
        return settings_from(found)

    def _set_aside(self) -> None:
        """A damaged file is kept under another name."""
        aside = kept_aside(self.path)
        try:
            self.path.rename(aside)
        except OSError:
            aside = self.path
        self._notices.append(Notice("shell.message.settings_damaged", {"file": aside.name}))
