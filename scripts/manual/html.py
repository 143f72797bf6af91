"""The manual as one self-contained HTML file, to print or to give away."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

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

STYLE = """
@page { size: A4; margin: 18mm 17mm; }
body { font: 11.5pt/1.5 "Source Sans Pro", "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #2b2118;
  background: #f4ead2; max-width: 46rem; margin: 2rem auto; padding: 0 1.2rem; }
h1, h2, h3, h4, h5 { font-family: "Fredoka One", "Trebuchet MS", sans-serif; color: #8a5a12; line-height: 1.2;
  break-after: avoid; margin: 1.6em 0 .5em; }
h1 { font-size: 2.3em; } h2 { font-size: 1.7em; border-bottom: 3px solid #e6b422; padding-bottom: .15em; }
h3 { font-size: 1.35em; } h4 { font-size: 1.15em; } h5 { font-size: 1em; }
a { color: inherit; text-decoration: underline dotted #8a5a12; }
figure { margin: 1em 0; break-inside: avoid; } figure img { max-width: 100%; border-radius: 10px; }
figcaption { font-style: italic; color: #6b5a45; margin-top: .3em; }
aside { background: #fff7d6; border-left: 5px solid #e6b422; border-radius: 6px; padding: .6em .9em;
  margin: .8em 0; break-inside: avoid; }
pre { background: #0f2026; color: #ffd94a; padding: .7em 1em; border-radius: 8px; }
code { background: #e9dcbc; border-radius: 4px; padding: 0 .3em; } pre code { background: none; }
table { border-collapse: collapse; width: 100%; margin: .8em 0; }
td, th { border-top: 1px solid #d8c8a0; padding: .4em .6em; text-align: left; vertical-align: top; }
tr { break-inside: avoid; } td img { border-radius: 8px; }
@media print { body { background: none; max-width: none; margin: 0; padding: 0; font-size: 10pt; }
  #rules { break-before: page; } figure img { max-height: 70mm; width: auto !important; } }
"""


def written(blocks: Sequence[Block], language: str, docs: Path) -> str:
    """The whole page. Pictures, whose paths start in `docs`, are put inside."""
    title = next(block.words for block in blocks if isinstance(block, Head))
    body = "\n".join(_block(block, docs) for block in blocks)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _block(block: Block, docs: Path) -> str:
    match block:
        case Head(level, words, name):
            return f'<h{level} id="{name}">{_inline(words)}</h{level}>'
        case Text(words):
            return f"<p>{_inline(words)}</p>"
        case Points(points):
            return "<ul>" + "".join(f"<li>{_inline(point)}</li>" for point in points) + "</ul>"
        case Note(sign, words):
            return f"<aside><strong>{escape(sign)}.</strong> {_inline(words)}</aside>"
        case Picture(file, caption, wide):
            image = _picture(docs / file, wide)
            return f"<figure>{image}<figcaption>{_inline(caption)}</figcaption></figure>"
        case Command(line):
            return f"<pre><code>{escape(line)}</code></pre>"
        case Table(head, rows):
            return _table(head, rows)
        case Entries(entries, 0):
            return "<ul>" + "".join(f'<li id="{one.name}">{_lines(one)}</li>' for one in entries) + "</ul>"
        case Entries(entries, wide):
            return "<table>" + "".join(_entry(entry, wide, docs) for entry in entries) + "</table>"


@cache
def _picture(file: Path, wide: int) -> str:
    inside = base64.b64encode(file.read_bytes()).decode()
    kind = "svg+xml" if file.suffix == ".svg" else "png"
    return f'<img src="data:image/{kind};base64,{inside}" style="width:{wide}px" alt="">'


def _entry(entry: Entry, wide: int, docs: Path) -> str:
    image = _picture(docs / entry.file, wide) if entry.file else ""
    return f'<tr id="{entry.name}"><td style="width:{wide}px">{image}</td><td>{_lines(entry)}</td></tr>'


def _lines(entry: Entry) -> str:
    return "<br>".join((f"<strong>{escape(entry.title)}</strong>", *map(_inline, entry.lines)))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def line(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{_inline(cell)}</{tag}>" for cell in cells) + "</tr>"

    return f"<table>{line(head, 'th')}{''.join(line(row, 'td') for row in rows)}</table>"


def _inline(words: str) -> str:
    return "".join(map(_stretch, inlines(words)))


def _stretch(part: Inline) -> str:
    words = escape(part.words, quote=False)
    if part.key:
        return f"<code>{words}</code>"
    words = f'<a href="#{part.link}">{words}</a>' if part.link else words
    return f"<strong>{words}</strong>" if part.strong else words
