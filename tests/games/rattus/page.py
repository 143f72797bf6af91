"""The tables of the rules page, for tests that hold the code to it."""

from __future__ import annotations


def cells(law: str, after: str) -> list[list[str]]:
    """The rows of the first table after these words, without its head."""
    text = law.split(after, 1)[1]
    lines = text[text.index("\n|") + 1 :].splitlines()
    end = next((number for number, line in enumerate(lines) if not line.startswith("|")), len(lines))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:end]]
