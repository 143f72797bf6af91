"""Facts: small records that say what is so, and never change.

To the type checker a fact is a frozen dataclass. At run time it is a plain slotted one, because creating a
frozen dataclass costs five times as much and a game tells some forty facts a round
(`docs/decisions/0005-facts-are-frozen-by-the-type-checker.md`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast, dataclass_transform

T = TypeVar("T")
P = ParamSpec("P")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make `cls` a record that compares and hashes by its values."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


def shared(make: Callable[P, T]) -> Callable[P, T]:
    """Make a fact once and tell it again: for small facts that come up in game after game.

    `make` depends on nothing but its arguments. The oldest are forgotten when there are too many.
    """
    return cast(Callable[P, T], lru_cache(maxsize=4096)(make))
