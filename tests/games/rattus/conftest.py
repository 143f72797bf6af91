"""What several tests of Rattus read."""

from __future__ import annotations

from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def law() -> str:
    """The rules page."""
    return (CHECKOUT / "docs" / "rules" / "rattus.md").read_text(encoding="utf-8")
