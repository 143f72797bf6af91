"""A notice: something a person should be told, as a text key with its parameters.

With it, packages without texts (settings, saves, paths) can report what happened, and the shell can say it in
the player's language. Knows no language, no files and no drawing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """Shown as `texts(notice.code, **notice.params)`: what happened and what to do next."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)
