"""What several tests of Ratjack read."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def ratjack_page() -> str:
    checkout = Path(__file__).resolve().parents[3]
    return (checkout / "docs" / "rules" / "ratjack.md").read_text(encoding="utf-8")
