"""Chooses the language at the start: what the player asked for, else the computer's language, else English.

Asks the operating system and matches `de_AT.UTF-8` to `de`. Reads no texts. Standard library only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping

from ratland_desktop.notices import Notice
from ratland_desktop.text.catalogue import FALLBACK
from ratland_desktop.text.pseudo import PSEUDO

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they count
SILENT = ("", "c", "posix")


def choose_language(
    asked: str, available: Iterable[str], system: Iterable[str] | None = None
) -> tuple[str, Notice | None]:
    """The language to use, and a notice if the requested one does not exist.

    `asked` is what the command line or the settings say; empty means "as the computer does". A computer in
    another language gets English without a word: nobody asked.
    """
    offered = {*available, PSEUDO}
    if asked:
        code = short(asked)
        if code in offered:
            return code, None
        return FALLBACK, Notice("shell.message.unknown_language", {"language": asked})
    wanted = (short(name) for name in (system_languages() if system is None else system))
    return next((code for code in wanted if code in offered), FALLBACK), None


def short(name: str) -> str:
    """`de_AT.UTF-8@euro` and `de-AT` are `de`."""
    for end in ".@_-":
        name = name.partition(end)[0]
    return name.strip().lower()


def system_languages(environment: Mapping[str, str] = os.environ) -> list[str]:
    """What the computer speaks, the most wanted first."""
    names = [name for variable in VARIABLES for name in environment.get(variable, "").split(":")]
    spoken = [name for name in names if short(name) not in SILENT]
    return spoken or _windows_language()


def _windows_language() -> list[str]:
    if sys.platform == "win32":
        import ctypes
        import locale

        name = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        return [name] if name else []
    return []
