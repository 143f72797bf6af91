"""Something in the making that can be undone and redone, step by step. Pure, no drawing."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """Holds what there is `now`. Each change says whether anything changed."""

    def __init__(self, start: T) -> None:
        self.now = start
        self._past: list[T] = []
        self._future: list[T] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def change(self, new: T) -> bool:
        if new == self.now:
            return False
        self._past.append(self.now)
        self._future.clear()
        self.now = new
        return True

    def undo(self) -> bool:
        if not self._past:
            return False
        self._future.append(self.now)
        self.now = self._past.pop()
        return True

    def redo(self) -> bool:
        if not self._future:
            return False
        self._past.append(self.now)
        self.now = self._future.pop()
        return True
