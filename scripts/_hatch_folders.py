"""Puts the folders beside the package (art, sounds, texts) into the wheel.

Hatchling loads it when it builds a wheel. An editable install gets none of them, because the game then reads
the folders of the checkout, and a copy would go out of date unnoticed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = {"assets": "ratland_desktop/_assets", "locales": "ratland_desktop/_locales"}


class FoldersInsideTheWheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for folder, inside in FOLDERS.items():
            build_data["force_include"][str(Path(self.root, folder))] = inside
