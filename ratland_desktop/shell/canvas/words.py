"""Places words in a box and wraps, shrinks or shortens them so that they never leave it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from enum import Enum

import pygame

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import faces, lettering
from ratland_desktop.shell.canvas.record import Drawn, Sign
from ratland_desktop.shell.canvas.target import Target
from ratland_desktop.shell.theme import Colour, Style

_ACROSS = {"left": 0.0, "centre": 0.5, "right": 1.0}
_DOWN = {"top": 0.0, "middle": 0.5, "bottom": 1.0}


class Fit(Enum):
    """What happens to words too long for their box."""

    SHRINK = "shrink"
    """Smaller letters, and shortened only then (a mistake that tests find)."""
    SHORTEN = "shorten"
    """Shortened with … at full size; meant for names that people type."""


class Words(Target):
    """The target with words."""

    def __init__(self, surface: pygame.Surface, text_scale: float, cache_limit: int) -> None:
        super().__init__(surface, cache_limit)
        self.text_scale = text_scale

    @contextmanager
    def lettered(self, scale: float, mark: Hashable) -> Iterator[None]:
        """Draws the words inside in this text size; `mark` identifies the voice."""
        before, self.text_scale = self.text_scale, scale
        try:
            with self.spoken(mark):
                yield
        finally:
            self.text_scale = before

    def letter_pixels(self, style: Style) -> int:
        self._spoke = True
        return max(7, round(style.size * self.scale * (self.text_scale if style.grows else 1.0)))

    def measure(self, words: str, style: Style, width: float | None = None) -> tuple[float, float]:
        """Width and height the words would take (broken into lines no wider than `width`)."""
        pixels = self.letter_pixels(style)
        lines = words.split("\n")
        if width is not None:
            lines = lettering.broken(words, style.face, pixels, int(width * self.scale))
        widest = max(lettering.line_width(line, style.face, pixels) for line in lines)
        return widest / self.scale, len(lines) * lettering.line_height(style.face, pixels) / self.scale

    def height_in(self, words: str, style: Style, box: Box) -> float:
        """How high the words are in a box of this width, broken exactly where `text` breaks them there."""
        pixels = self.letter_pixels(style)
        lines = lettering.broken(words, style.face, pixels, self.pixels(box).w)
        return len(lines) * lettering.line_height(style.face, pixels) / self.scale

    def text(
        self,
        words: str,
        box: Box,
        style: Style = theme.BODY,
        colour: Colour = theme.TEXT,
        *,
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        fit: Fit = Fit.SHRINK,
        outline: Colour | None = None,
        outline_width: float = 4.0,
    ) -> Box:
        """Words in a box. `lines`: at most so many, 0 as many as the box holds. Gives back the ink's box."""
        if not words:
            return Box(box.x, box.y, 0, 0)
        room = self.pixels(box)
        setting = lettering.set_in(
            words, style.face, self.letter_pixels(style), room.w, room.h, lines, self._smallest(style, fit)
        )
        y = room.y + round((room.h - setting.height) * _DOWN[valign])
        ink = pygame.Rect(
            room.x + round((room.w - setting.width) * _ACROSS[align]), y, setting.width, setting.height
        )
        if self.log is not None:
            self._note(words, box, ink, setting, fit, colour, outline)
        if self._clip_px.colliderect(ink.inflate(room.h, setting.line_height)):
            for line in setting.lines:
                self._line(line, room, y, setting, style, colour, align, (outline, self.px(outline_width)))
                y += setting.line_height
        return self._logical(ink)

    def _smallest(self, style: Style, fit: Fit) -> float:
        """Enlarged letters may give way as far as those of the normal size may."""
        if fit is Fit.SHORTEN:
            return 1.0
        return lettering.SMALLEST / (max(1.0, self.text_scale) if style.grows else 1.0)

    def _line(
        self,
        words: str,
        room: pygame.Rect,
        y: int,
        setting: lettering.Setting,
        style: Style,
        colour: Colour,
        align: str,
        outline: tuple[Colour | None, int],
    ) -> None:
        if not words.strip() or (self.log is not None and self.log.silent):
            return
        rim, width = outline
        size = setting.pixels
        if rim is None:
            drawn = self.cache.get(
                ("line", words, style.face, size, colour),
                lambda: lettering.draw_line(words, style.face, size, colour),
            )
        else:
            drawn = self.cache.get(
                ("rimmed", words, style.face, size, colour, rim, width),
                lambda: lettering.draw_outlined(words, style.face, size, colour, rim, width),
            )
        x = room.x + round((room.w - drawn.get_width()) * _ACROSS[align])
        self._blit(drawn, (x, y - (width if rim else 0)))

    def _logical(self, rect: pygame.Rect) -> Box:
        x, y = self.view.logical((rect.x + self._origin[0], rect.y + self._origin[1]))
        return Box(x, y, rect.w / self.scale, rect.h / self.scale)

    def _note(
        self,
        words: str,
        box: Box,
        ink: pygame.Rect,
        setting: lettering.Setting,
        fit: Fit,
        colour: Colour,
        outline: Colour | None,
    ) -> None:
        seen = ink.clip(self._clip_px)
        if self.log is None or self._opacity < 60 or not (seen.w and seen.h):
            return
        where = self._logical(seen)
        tight = where.inset(0, where.h * 0.12)  # line height has air above and below the letters
        self.log.drawn.append(
            Drawn(
                words, box, tight, setting.shrunk, setting.cut, fit is Fit.SHORTEN, self.log.level,
                setting.pixels / self.scale, colour, outline,
            )
        )  # fmt: skip

    def _note_sign(self, name: str, box: Box) -> None:
        seen = self.pixels(box).clip(self._clip_px)
        if self.log is not None and self._opacity >= 60 and seen.w and seen.h:
            self.log.signs.append(Sign(name, self._logical(seen), self.log.level))

    def forget_layers(self) -> None:
        """Another language or text size: what holds words is painted anew, from the same parts."""
        self.cache.forget_those("layer", spare=self._wordless)

    def forget(self) -> None:
        """Drop everything rasterised, and the fonts: another size. What was measured stays true."""
        self.cache.forget()
        faces.forget()
