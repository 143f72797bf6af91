"""Parses JSON as strictly as we write it: no fractions, no NaN, no duplicate keys, limited depth.

Turns bytes from outside into plain data. Knows nothing of games.
"""

from __future__ import annotations

import json
from typing import Any

LARGEST_NUMBER = 2**63  # seeds and counts stay far below


class NotPlain(Exception):
    """These bytes are not JSON as we write it."""


def read_plain_json(raw: bytes) -> Any:
    """Dictionaries, lists, words, whole numbers, true, false and null. Raises NotPlain."""
    try:
        text = raw.decode("utf-8")
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_number,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except (ValueError, RecursionError) as error:  # errors of json and our own
        raise NotPlain(str(error)[:200]) from error


def newer_than(raw: bytes, format: int, **entries: str) -> bool:
    """Whether this says that it is of a later format and has these entries, plain or not.

    A later version may well write fractions. What we do not understand we must not call damaged.
    """
    if b'"format"' not in raw:  # spares a large file a second reading
        return False
    try:
        found = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        return False
    if not isinstance(found, dict) or any(found.get(name) != value for name, value in entries.items()):
        return False
    version = found.get("format")
    return type(version) is int and version > format


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands there twice")
    return found


def _number(digits: str) -> int:
    if len(digits) > 20 or abs(number := int(digits)) >= LARGEST_NUMBER:
        raise ValueError("a number too large")
    return number


def _refuse(word: str) -> Any:
    raise ValueError("a number that is not whole")
