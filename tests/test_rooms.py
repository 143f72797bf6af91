"""What import-linter cannot say: the rules and the tabletop need nothing but the standard library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "ratland_desktop"
TABLETOP = "ratland_desktop.tabletop"
RULES = sorted(PACKAGE.glob("games/*/rules"))


def imports_of(source: str, package: str) -> Iterator[str]:
    """Every module that this source imports, wherever in the file; `package` is where it lives."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = package.split(".")
            base = ".".join(here[: len(here) - node.level + 1]) + "." if node.level else ""
            yield (base + (node.module or "")).rstrip(".")


def strangers(source: str, package: str, allowed: tuple[str, ...]) -> list[str]:
    """The imports that are neither of the standard library nor of the allowed rooms."""
    return [
        name
        for name in imports_of(source, package)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not any(name == room or name.startswith(room + ".") for room in allowed)
    ]


def room(folder: Path) -> str:
    return ".".join(folder.relative_to(CHECKOUT).parts)


def strangers_in(folder: Path, allowed: tuple[str, ...]) -> dict[str, list[str]]:
    found = {}
    for file in sorted(folder.rglob("*.py")):
        odd = strangers(file.read_text(encoding="utf-8"), room(file.parent), allowed)
        if odd:
            found[str(file.relative_to(CHECKOUT))] = odd
    return found


def test_the_tabletop_imports_only_the_standard_library_and_itself() -> None:
    assert strangers_in(PACKAGE / "tabletop", (TABLETOP,)) == {}


@pytest.mark.parametrize("rules", RULES, ids=[folder.parent.name for folder in RULES])
def test_rules_import_only_the_standard_library_themselves_and_the_tabletop(rules: Path) -> None:
    assert strangers_in(rules, (TABLETOP, room(rules))) == {}


def test_there_are_rules_to_look_at() -> None:
    assert "ratland" in [folder.parent.name for folder in RULES]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import pygame", ["pygame"]),
        ("def late():\n    from pydantic import BaseModel", ["pydantic"]),
        ("from ratland_desktop.shell import theme", ["ratland_desktop.shell"]),
        ("from ...shell import theme", ["ratland_desktop.shell"]),
        ("from ratland_desktop import games", ["ratland_desktop"]),
        ("import random, enum\nfrom ..tabletop.dice import Dice\nfrom . import dice", []),
    ],
)
def test_a_stranger_is_found_however_it_is_imported(source: str, found: list[str]) -> None:
    level = "ratland_desktop.tabletop.deep" if "..." in source else TABLETOP
    assert strangers(source, level, (TABLETOP,)) == found
