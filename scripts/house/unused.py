"""Finds functions, classes, methods, constants and fields that nothing uses, or only tests.

Works by name, without running anything: a name counts as used if the package, a script or the test game reads
it outside its own definition. Names that are called from outside are listed in `CALLED_FROM_OUTSIDE`, with
the reason. A game without a box is in the making: its rules wait for the screens that will use them.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from house.sources import Source, Untidy

PACKAGE = "ratland_desktop"
GAMES = f"{PACKAGE}/games/"
TEST_GAME = "tests/games/crumbs/"
CALLED_FROM_OUTSIDE = {
    "Strict.model_config": "pydantic reads it",
    "TextSize.LARGER": "a value of the settings file; the enum is walked as a whole",
}


@dataclass(frozen=True)
class Defined:
    source: Source
    line: int
    full_name: str  # with its class
    name: str


def unused(sources: Iterable[Source], known: Iterable[str] = CALLED_FROM_OUTSIDE) -> Iterator[Untidy]:
    """What nothing uses, but for what is known; and what is known without being there any more."""
    read: set[str] = set()
    package = []
    sources = [*sources]
    boxed = {source.name.rpartition("/")[0] for source in sources if source.name.endswith("/box.py")}
    for source in sources:
        if source.room != "tests" or source.name.startswith(TEST_GAME):
            read |= names_read(source.tree)
        if source.room == PACKAGE and not in_the_making(source, boxed):
            package.append(source)
    spared = set(known)
    for source in package:
        for defined in definitions(source, source.tree.body):
            if defined.name in read or defined.name.startswith("__"):
                continue
            if defined.full_name in spared:
                spared.remove(defined.full_name)
            else:
                yield Untidy(f"{source.name}:{defined.line}", f"nothing uses {defined.full_name} but tests")
    for name in sorted(spared):
        yield Untidy("house/unused.py", f"{name} need not be spared")


def in_the_making(source: Source, boxed: Collection[str]) -> bool:
    """Whether it belongs to a game that has no box. `boxed` are the folders that have one."""
    game, inside, _ = source.name.removeprefix(GAMES).partition("/")
    return source.name.startswith(GAMES) and bool(inside) and f"{GAMES}{game}" not in boxed


def names_read(tree: ast.AST) -> set[str]:
    """The names that this code reads; a definition that reads its own name is not used by that."""
    read: set[str] = set()
    waiting: list[tuple[ast.AST, frozenset[str]]] = [(tree, frozenset())]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if isinstance(node.ctx, ast.Load) and name not in inside:
                read.add(name)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            inside |= {node.name}
        elif isinstance(node, ast.MatchClass):
            read.update(node.kwd_attrs)
        waiting += [(child, inside) for child in ast.iter_child_nodes(node)]
    return read


def definitions(source: Source, body: Iterable[ast.stmt], owner: str = "") -> Iterator[Defined]:
    """Of a module or a class, not of functions: what is local there, the linter knows."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if not _registered(node):
                yield Defined(source, node.lineno, owner + node.name, node.name)
            if isinstance(node, ast.ClassDef):
                yield from definitions(source, node.body, f"{owner}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    yield Defined(source, node.lineno, owner + target.id, target.id)


def _registered(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Handed to a dispatcher by `@….register`, which calls it by its type."""
    return any(isinstance(maker, ast.Attribute) and maker.attr == "register" for maker in node.decorator_list)
