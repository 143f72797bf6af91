"""Reading with the reader's own eyes: what a file or a sealed word must be like, whoever asks.

Owns the checks that opening a game and saving one share, so that nothing is ever written that would be
refused later. Raises BadSave. pydantic is imported when the first game is saved or opened, never before the
first picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from . import layout
from .layout import BadSave, from_bytes
from .listing import listed
from .sealing import Broken, unseal
from .shelf import Keepable
from .upgrades import upgraded

if TYPE_CHECKING:
    from .model import SaveEntries

M = TypeVar("M")


def checked_entries(entries: dict[str, Any]) -> SaveEntries:
    """A file's entries, each of the right kind."""
    from .model import SaveEntries

    return _validated(SaveEntries, entries)


def checked_round(word: str, keepable: Keepable | None, *, now: bool = False) -> Any:
    """A sealed round, past or `now`, whose table the game believes (without a game: has believed before)."""
    from .model import NowEntries, RoundEntries

    entry: Any = _validated(NowEntries if now else RoundEntries, unsealed(word))
    doubt = None if keepable is None else keepable.doubt(entry.start)
    if doubt is not None:
        raise BadSave("saves.error.impossible", doubt)
    return entry


def unsealed(word: str) -> Any:
    try:
        return unseal(word)
    except Broken as error:
        raise BadSave("saves.error.damaged", str(error)) from error


def _validated(kind: type[M], value: object) -> M:
    from pydantic import ValidationError

    try:
        return kind.model_validate(value)  # type: ignore[attr-defined,no-any-return]
    except ValidationError as error:
        raise BadSave("saves.error.damaged", str(error)[:500]) from error


# --- before something is written


def proofread(word: str) -> str:
    """A sealed word, if it can be opened again."""
    unsealed(word)
    return word


def proofread_round(word: str, keepable: Keepable | None, *, now: bool = False) -> str:
    """A sealed round, if it can be played again."""
    checked_round(word, keepable, now=now)
    return word


def proofread_file(raw: bytes) -> bytes:
    """A whole file, if it can be listed and opened again; the words in it have been looked at before."""
    if len(raw) > layout.LARGEST_FILE:
        raise BadSave("saves.error.too_big", f"{len(raw)} bytes")
    entries = upgraded(from_bytes(raw))
    checked_entries(entries)
    listed("", entries)
    return raw
