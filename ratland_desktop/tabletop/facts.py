"""Facts: small immutable records.

For the type checker a fact is a frozen dataclass. At run time it is a plain slotted one, because creating a
frozen dataclass takes five times as long and a game creates about forty facts per round
(`docs/decisions/0005-facts-are-frozen-by-the-type-checker.md`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, TypeVarTuple, dataclass_transform

K = TypeVar("K")
T = TypeVar("T")
Given = TypeVarTuple("Given")

MOST_SHARED = 4096  # facts of one kind


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make `cls` a record that compares and hashes by its values."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


class Shared(dict[K, T]):
    """Facts by what they are made from; a missing one is made, and when there are too many all go."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[..., T]) -> None:
        self.make = make

    def __missing__(self, key: Any) -> T:
        if len(self) >= MOST_SHARED:
            self.clear()
        made = self[key] = self.make(*key)
        return made


def shared(make: Callable[[*Given], T]) -> Shared[tuple[*Given], T]:
    """Make a fact once and tell it again, `made[arguments]`: for small facts that come up in game after game.

    `make` depends on nothing but its arguments. Looking one up costs half of calling a cached function.
    """
    return Shared(make)
