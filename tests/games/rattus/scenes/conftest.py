"""Scene tests leave no window behind."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True)
def fresh_display() -> Iterator[None]:
    yield
    pygame.display.quit()
