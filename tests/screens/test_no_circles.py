"""Screens know each other one way: what a screen is made of never needs the screen itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SCREENS = Path(__file__).resolve().parents[2] / "ratland_desktop" / "screens"
ROOT = SCREENS.parents[1]
TOGETHER = {frozenset({"rulebook", "cards"})}
"""The rule book opens cards, and a card opens the rule book."""


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, by their full names."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join((*above, *([node.module] if node.module else ())))


def screens() -> dict[str, set[str]]:
    """Which screen imports which."""
    found: dict[str, set[str]] = {}
    for path in SCREENS.rglob("*.py"):
        own = path.relative_to(SCREENS).with_suffix("").parts[0]
        for module in imported(path):
            parts = module.split(".")
            if parts[:2] == ["ratland_desktop", "screens"] and len(parts) > 2 and parts[2] != own:
                found.setdefault(own, set()).add(parts[2])
    return found


def files_of(package: str) -> dict[str, set[str]]:
    """Which file of a screen imports which."""
    prefix = f"ratland_desktop.screens.{package}."
    return {
        path.stem: {module.removeprefix(prefix) for module in imported(path) if module.startswith(prefix)}
        for path in (SCREENS / package).glob("*.py")
        if path.stem != "__init__"
    }


def circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    found: set[frozenset[str]] = set()

    def walk(node: str, path: tuple[str, ...]) -> None:
        for other in graph.get(node, ()):
            if other in path:
                found.add(frozenset(path[path.index(other) :]))
            else:
                walk(other, (*path, other))

    for node in graph:
        walk(node, (node,))
    return found


def test_no_screen_needs_itself() -> None:
    assert circles(screens()) <= TOGETHER


@pytest.mark.parametrize("package", ["table", "coach", "lesson", "picking"])
def test_inside_a_screen_files_know_each_other_one_way(package: str) -> None:
    assert len(files_of(package)) > 1
    assert circles(files_of(package)) == set()


def test_a_circle_would_be_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == {frozenset("abc")}
