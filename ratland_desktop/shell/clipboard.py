"""The system's clipboard, if there is one. Never raises: without a clipboard, nothing is pasted."""

from __future__ import annotations

import pygame

_own = [""]


def get() -> str:
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return _own[0]


def put(words: str) -> None:
    _own[0] = words
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError):
        return
