"""Facts: small records that say what is so, and never change.

To the type checker a fact is a frozen dataclass. At run time it is a plain slotted one, because creating a
frozen dataclass costs five times as much and a game tells some forty facts a round
(`docs/decisions/0005-facts-are-frozen-by-the-type-checker.md`).
"""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make `cls` a record that compares and hashes by its values."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
