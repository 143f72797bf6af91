"""What several tests of Comme des Rats read."""

from __future__ import annotations

from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def rules_page() -> str:
    return (CHECKOUT / "docs" / "rules" / "comme_des_rats.md").read_text(encoding="utf-8")
