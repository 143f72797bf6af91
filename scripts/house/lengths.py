"""Finds overlong files. A table of data may be long if its docstring says why."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from house.sources import Source, Untidy

MOST_LINES = 400
REASON = "Long because "


def too_long(sources: Iterable[Source]) -> Iterator[Untidy]:
    for source in sources:
        lines = len(source.text.splitlines())
        if lines > MOST_LINES and REASON not in (ast.get_docstring(source.tree) or ""):
            yield Untidy(source.name, f"{lines} lines; split it, or let its docstring say “{REASON}…”")
