"""The layout of a save file: one JSON object whose first line is a checksum of the rest.

Converts between bytes and the file's entries, and notices every flipped bit. `model.py` defines the entries.
A file that cannot be read is refused with a code that the locale files turn into a sentence.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from ratland_desktop.tabletop.dialogue import Refused

from .strict_json import NotPlain, newer_than, read_plain_json

FORMAT = 2
KIND = "ratland-desktop save"
LARGEST_FILE = 2 * 1024 * 1024  # a whole game of twelve has less than fifty kilobytes
FIRST_LINE = re.compile(rb'\{"checksum": "([0-9a-f]{64})",\n')


class BadSave(Refused):
    """A file that we do not open. `detail` is for reports."""

    def __init__(self, code: str, detail: str = "", **params: str | int) -> None:
        super().__init__(code, **params)
        self.detail = detail


def to_bytes(entries: dict[str, Any]) -> bytes:
    """The file with these entries; `kind` and `format` come first."""
    body = json.dumps({"kind": KIND, "format": FORMAT, **entries}, indent=1).encode()
    rest = body[2:]  # without the opening brace and its line
    return b'{"checksum": "%s",\n' % hashlib.sha256(rest).hexdigest().encode() + rest


def from_bytes(raw: bytes) -> dict[str, Any]:
    """The entries of a file of ours, of this or an older format. Raises BadSave."""
    if not raw.strip(b"\x00 \t\r\n"):
        raise BadSave("saves.error.empty")
    ours = FIRST_LINE.match(raw)
    try:
        entries = read_plain_json(raw)
    except NotPlain as error:
        if newer_than(raw, FORMAT, kind=KIND):
            raise BadSave("saves.error.newer", str(error)) from error
        raise BadSave("saves.error.damaged" if ours else "saves.error.not_a_save", str(error)) from error
    if not isinstance(entries, dict) or entries.get("kind") != KIND:
        raise BadSave("saves.error.damaged" if ours else "saves.error.not_a_save", "not our kind")
    version = entries.get("format")
    if type(version) is not int or version < 0:
        raise BadSave("saves.error.damaged", "no format")
    if version > FORMAT:  # checked first, because we may not understand the rest of the file
        raise BadSave("saves.error.newer", f"format {version}")
    if ours is None or hashlib.sha256(raw[ours.end() :]).hexdigest().encode() != ours[1]:
        raise BadSave("saves.error.damaged", "the checksum differs")
    del entries["checksum"], entries["kind"]
    return entries
