"""The manual as Markdown, as code hosts show it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from .blocks import (
    Block,
    Command,
    Entries,
    Entry,
    Head,
    Inline,
    Note,
    Picture,
    Points,
    Table,
    Text,
    inlines,
)

DOCS = "../.."
_SIGNS = re.compile(r"([\\*_<\[\]|])")


def written(blocks: Sequence[Block]) -> str:
    return "\n\n".join(_block(block) for block in blocks) + "\n"


def _block(block: Block) -> str:
    match block:
        case Head(level, words, name):
            return f"{_anchor(name)}\n{'#' * level} {_inline(words)}".lstrip()
        case Text(words):
            return _inline(words)
        case Points(points):
            return "\n".join(f"- {_inline(point)}" for point in points)
        case Note(sign, words):
            return f"> **{sign}.** {_inline(words)}"
        case Picture(file, caption, wide):
            return f"{_picture(file, wide, caption)}\n\n*{_inline(caption)}*"
        case Command(line):
            return f"```\n{line}\n```"
        case Table(head, rows):
            return _table(head, rows)
        case Entries(entries, 0):
            return "\n".join(f"- {_entry(one)}" for one in entries)
        case Entries(entries, wide):
            return _table(("", ""), [(_picture(one.file, wide), _entry(one)) for one in entries], raw=True)


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>' if name else ""


def _picture(file: str, wide: int, words: str = "") -> str:
    return f'<img src="{DOCS}/{file}" width="{wide}" alt="{_plain(words)}">' if file else ""


def _entry(entry: Entry) -> str:
    title = f"{_anchor(entry.name)}**{entry.title}**"
    return "<br>".join((title, *(_inline(line) for line in entry.lines)))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], raw: bool = False) -> str:
    def line(cells: Sequence[str]) -> str:
        return "| " + " | ".join(cell if raw else _inline(cell) for cell in cells) + " |"

    return "\n".join((line(head), "|" + "---|" * len(head), *map(line, rows)))


def _inline(words: str) -> str:
    return "".join(_together(strong, list(parts)) for strong, parts in groupby(inlines(words), _is_strong))


def _is_strong(part: Inline) -> bool:
    return part.strong


def _together(strong: bool, parts: list[Inline]) -> str:
    """Stars hold only when no space stands inside them at their ends."""
    words = "".join(map(_stretch, parts))
    inner = words.strip()
    return words.replace(inner, f"**{inner}**") if strong else words


def _stretch(part: Inline) -> str:
    if part.key:
        return f"`{part.words}`"
    words = _SIGNS.sub(r"\\\1", part.words)
    return f"[{words}](#{part.link})" if part.link else words


def _plain(words: str) -> str:
    return "".join(part.words for part in inlines(words)).replace('"', "&quot;")
