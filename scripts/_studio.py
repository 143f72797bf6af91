"""The studio: puts a scene on a stage without a window, lets a script play it, and takes its picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
from _pilot import Heard, Pilot
from _sessions import NAMES
from _sight import seen

from ratland_desktop.paths import find_places
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.scene import Scene
from ratland_desktop.text import Texts


@dataclass
class Studio:
    """How pictures are taken; `bad` collects texts that do not fit, by picture."""

    out: Path | None
    """Where the pictures go; None: they are looked at and not kept."""
    size: tuple[int, int] = (1280, 720)
    language: str = "de"
    players: int = 4
    text_size: str = "normal"
    folder: Path = Path("nowhere")
    """Where settings and saved games of the pictures lie."""
    sight: str = ""
    """Whose eyes the pictures are for (see `_sight`); empty: they see every colour."""
    names: tuple[str, ...] = NAMES
    """Who sits at the table."""
    bad: dict[str, list[str]] = field(default_factory=dict)
    taken: int = 0

    def __post_init__(self) -> None:
        self.places = find_places(self.folder)
        texts = Texts(self.places.locales, self.language)
        self.desk = Desk(texts, sound=Heard(), reports=self.places.reports)
        self.comfort = Comfort(SettingsStore(self.places.settings), self.desk)

    def play(self, scene: Callable[[], Scene[Any]]) -> Pilot:
        """A pilot for this scene; messages of an earlier one are cleared."""
        self.desk.toasts.now = None
        self.desk.toasts.waiting.clear()
        pilot = Pilot(
            scene, size=self.size, text_size=self.text_size, reduced=True, desk=self.desk,
        )  # fmt: skip
        if pilot.stage.failures:
            raise pilot.stage.failures[0]
        return pilot

    def take(self, name: str, pilot: Pilot) -> None:
        """The picture as it is now, and what does not fit in it."""
        wrong = pilot.bad_texts()
        if pilot.stage.failures:
            raise pilot.stage.failures[0]
        if wrong:
            self.bad[name] = wrong
        self.taken += 1
        if self.out is not None:
            self._keep(pilot.picture(self.out / f"{name}.png"))

    def _keep(self, path: Path) -> None:
        if self.sight:
            pygame.image.save(seen(pygame.image.load(path), self.sight), path)

    def shoot(self, name: str, scene: Callable[[], Scene[Any]]) -> Pilot:
        pilot = self.play(scene)
        self.take(name, pilot)
        return pilot
