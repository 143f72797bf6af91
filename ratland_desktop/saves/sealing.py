"""Sealing: compresses data that nobody should read at a glance, and adds a checksum.

A curtain, not encryption: it keeps a sibling with a text editor from seeing where the rats went
(docs/saves.md). Knows nothing of what is inside.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from .strict_json import NotPlain, read_plain_json

LARGEST_CONTENT = 1024 * 1024  # a round of twelve has less than ten kilobytes
CHECK_DIGITS = 8


class Broken(Exception):
    """This was not sealed by us, or not all of it is there."""


def seal(content: object) -> str:
    """Plain data as one word without meaning."""
    packed = zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 6)
    return f"{zlib.crc32(packed):0{CHECK_DIGITS}x}{base64.b64encode(packed).decode()}"


def unseal(sealed: str) -> Any:
    """What `seal` was given. Raises Broken; never unpacks more than a game can need."""
    check, word = sealed[:CHECK_DIGITS], sealed[CHECK_DIGITS:]
    try:
        packed = base64.b64decode(word.encode("ascii"), validate=True)
    except (ValueError, binascii.Error) as error:
        raise Broken("not a sealed word") from error
    if f"{zlib.crc32(packed):0{CHECK_DIGITS}x}" != check:
        raise Broken("the checksum differs")
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, LARGEST_CONTENT)
    except zlib.error as error:
        raise Broken("not packed") from error
    if not unpacker.eof:
        raise Broken("too much or cut off")
    try:
        return read_plain_json(content)
    except NotPlain as error:
        raise Broken("not plain data") from error
