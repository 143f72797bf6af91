"""Short messages that appear, stay long enough to be read, and disappear.

They are at the top, because the buttons to press next are at the bottom of most screens. They store how to
look their words up, so that they follow a change of language. A message for one player in private disappears
with that player's page.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import Tempo, overshoot
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import Spoken, read

_SHORTEST, _PER_LETTER = 2.5, 0.05
_FADE = 0.25
_DROP, _DROP_HIGH = 0.32, 44.0
_WIDEST, _LEAST_HIGH, _MOST_HIGH = 1040.0, 84.0, 208.0
_TOP = 20.0
_BESIDE_WORDS = 120.0


@dataclass(frozen=True, slots=True)
class Message:
    """`private`: only for the player at the secret page."""

    spoken: Spoken
    icon: str = "info"
    private: bool = False


@dataclass(slots=True)
class Toasts:
    """One at a time; the others wait."""

    texts: Texts
    now: Message | None = None
    waiting: deque[Message] = field(default_factory=deque)
    left: float = 0.0
    tempo: Tempo = field(default_factory=Tempo)
    stood: float = 0.0
    """For how long the present one has been there."""

    @property
    def words(self) -> str:
        """What is shown, in the language of the moment."""
        return "" if self.now is None else read(self.now.spoken, self.texts)

    @property
    def all_words(self) -> list[str]:
        """What is shown, then what waits to be."""
        shown = [] if self.now is None else [self.now]
        return [read(message.spoken, self.texts) for message in (*shown, *self.waiting)]

    def show(self, message: Message) -> None:
        if read(message.spoken, self.texts) not in self.all_words:
            self.waiting.append(message)

    def forget_private(self) -> None:
        """The screen they were meant for is gone."""
        self.waiting = deque(message for message in self.waiting if not message.private)
        if self.now is not None and self.now.private:
            self.now = None

    def update(self, seconds: float) -> Box | None:
        """Let time pass; gives back the part of the screen to draw anew."""
        if self.now is not None:
            before, coming = self.left, self.stood < _DROP
            self.left -= seconds
            self.stood += seconds
            if self.left <= 0:
                self.now = None
                return self.box()
            return self.box() if coming or self.left < _FADE or before < _FADE else None
        if self.waiting:
            self.now = self.waiting.popleft()
            self.left = _SHORTEST + _PER_LETTER * len(self.words)
            self.stood = _DROP if self.tempo.reduced else 0.0
            return self.box()
        return None

    @staticmethod
    def box() -> Box:
        """All that a message can cover, from where it begins to drop; what it leaves is drawn anew."""
        top = _TOP - _DROP_HIGH - 10
        return Box(960 - _WIDEST / 2 - 10, top, _WIDEST + 20, _TOP + _MOST_HIGH + 20 - top)

    def draw(self, canvas: Canvas) -> None:
        if self.now is None:
            return
        words = self.words
        wide = min(_WIDEST, canvas.measure(words, theme.BODY)[0] + _BESIDE_WORDS + 30)
        _, needed = canvas.measure(words, theme.BODY, wide - _BESIDE_WORDS)
        high = min(_MOST_HIGH, max(_LEAST_HIGH, needed + 12))
        come = min(1.0, self.stood / _DROP)
        box = Box(960 - wide / 2, _TOP - _DROP_HIGH * (1 - overshoot(come)), wide, high)
        with canvas.above(), canvas.faded(min(1.0, self.left / _FADE, 0.2 + 2 * come)):
            canvas.rounded(box, theme.NIGHT, radius=_LEAST_HIGH / 2, rim=theme.LAMP, rim_width=3)
            canvas.icon(self.now.icon, Box.around((box.x + 52, box.centre[1]), 44), theme.LAMP)
            room = Box(box.x + 90, box.y + 6, wide - _BESIDE_WORDS, high - 12)
            canvas.text(words, room, theme.BODY, lines=0)
