"""Short messages that come, stay long enough to be read, and go."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

_SHORTEST, _PER_LETTER = 2.5, 0.05
_FADE = 0.25
_HEIGHT = 84.0


@dataclass(slots=True)
class Toasts:
    """One at a time; the others wait."""

    waiting: deque[tuple[str, str]] = field(default_factory=deque)
    words: str = ""
    icon: str = "info"
    left: float = 0.0

    def show(self, words: str, icon: str = "info") -> None:
        if words != self.words and (words, icon) not in self.waiting:
            self.waiting.append((words, icon))

    def update(self, seconds: float) -> Box | None:
        """Let time pass; gives back the part of the screen to draw anew."""
        if self.words:
            before = self.left
            self.left -= seconds
            if self.left <= 0:
                self.words = ""
                return self.box()
            return self.box() if self.left < _FADE or before < _FADE else None
        if self.waiting:
            self.words, self.icon = self.waiting.popleft()
            self.left = _SHORTEST + _PER_LETTER * len(self.words)
            return self.box()
        return None

    @staticmethod
    def box() -> Box:
        return Box(360, 950, 1200, _HEIGHT + 30)

    def draw(self, canvas: Canvas) -> None:
        if not self.words:
            return
        wide = min(1180.0, canvas.measure(self.words, theme.BODY)[0] + 150)
        box = Box(960 - wide / 2, 960, wide, _HEIGHT)
        with canvas.above(), canvas.faded(min(1.0, self.left / _FADE)):
            canvas.rounded(box, theme.NIGHT, radius=_HEIGHT / 2, rim=theme.LAMP, rim_width=3)
            canvas.icon(self.icon, Box(box.x + 30, box.y + 20, 44, 44), theme.LAMP)
            words = Box(box.x + 90, box.y + 6, wide - 120, _HEIGHT - 12)
            canvas.text(self.words, words, theme.BODY, lines=2)
