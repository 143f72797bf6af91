"""Cases of a test of which only some are in the quick run; the others run with `--all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def quickly(cases: Iterable[object], *quick: object) -> list[Any]:
    """The cases for `parametrize`; all but the `quick` ones are slow."""
    every = [*cases]
    assert quick and all(case in every for case in quick)
    return [pytest.param(case, marks=() if case in quick else pytest.mark.slow) for case in every]
