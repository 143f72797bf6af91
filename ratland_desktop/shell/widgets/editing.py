"""One line of text being edited: letters, cursor, selection, a limit. Pure: no pygame, no drawing."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from ratland_desktop.shell.intents import Key
from ratland_desktop.tabletop.names import letters


def tidy(words: str) -> str:
    """One line, composed accents, no control characters (a paste may hold anything)."""
    flat = unicodedata.normalize("NFC", words.replace("\r\n", " ").replace("\n", " ").replace("\t", " "))
    return "".join(letter for letter in flat if unicodedata.category(letter) not in ("Cc", "Cs", "Co"))


@dataclass(slots=True)
class EditedLine:
    """Positions count letters (see `letters`), so that no accent is ever torn from its letter."""

    limit: int = 40
    signs: list[str] = field(default_factory=list)
    cursor: int = 0
    anchor: int | None = None

    @property
    def words(self) -> str:
        return "".join(self.signs)

    def set(self, words: str) -> None:
        self.signs = letters(tidy(words))[: self.limit]
        self.cursor, self.anchor = len(self.signs), None

    @property
    def selection(self) -> tuple[int, int]:
        """From and to; both the cursor when nothing is selected."""
        other = self.cursor if self.anchor is None else self.anchor
        return (min(self.cursor, other), max(self.cursor, other))

    @property
    def selected(self) -> str:
        start, end = self.selection
        return "".join(self.signs[start:end])

    def before(self, position: int) -> str:
        return "".join(self.signs[:position])

    def insert(self, words: str) -> bool:
        """Put text in place of the selection; False when not all of it fitted."""
        self.drop_selection()
        after = self.signs[self.cursor :]
        wanted = letters(tidy(self.before(self.cursor) + words))  # an accent may join the letter before
        taken = wanted[: max(self.cursor, self.limit - len(after))]
        self.signs = [*taken, *after]
        self.cursor = len(taken)
        return len(taken) == len(wanted)

    def drop_selection(self) -> bool:
        start, end = self.selection
        self.anchor = None
        if start == end:
            return False
        del self.signs[start:end]
        self.cursor = start
        return True

    def select_all(self) -> None:
        self.anchor, self.cursor = 0, len(self.signs)

    def press(self, key: Key, selecting: bool = False) -> bool:
        """One editing key; False when it means nothing here."""
        if key in (Key.BACKSPACE, Key.DELETE):
            self._erase(-1 if key is Key.BACKSPACE else 0)
            return True
        if key is Key.SELECT_ALL:
            self.select_all()
            return True
        goal = self._goal(key, selecting)
        if goal is None:
            return False
        if selecting and self.anchor is None:
            self.anchor = self.cursor
        elif not selecting:
            self.anchor = None
        self.cursor = goal
        return True

    def _goal(self, key: Key, selecting: bool) -> int | None:
        start, end = self.selection
        collapses = start != end and not selecting
        match key:
            case Key.LEFT:
                return start if collapses else max(0, self.cursor - 1)
            case Key.RIGHT:
                return end if collapses else min(len(self.signs), self.cursor + 1)
            case Key.HOME:
                return 0
            case Key.END:
                return len(self.signs)
            case Key.WORD_LEFT:
                return self._word(-1)
            case Key.WORD_RIGHT:
                return self._word(1)
            case _:
                return None

    def _word(self, way: int) -> int:
        """Over the spaces, then over the word."""
        at = self.cursor
        look = -1 if way < 0 else 0
        for inside in (False, True):
            while 0 <= at + look < len(self.signs) and (self.signs[at + look] != " ") == inside:
                at += way
        return at

    def _erase(self, offset: int) -> None:
        if self.drop_selection():
            return
        at = self.cursor + offset
        if 0 <= at < len(self.signs):
            del self.signs[at]
            self.cursor = at
