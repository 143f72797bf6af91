"""Other places for a game that cannot be saved in its own. The pages that use them: test_full_disk.py."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratland_desktop.saves import lifeboats


def test_a_drive_that_no_longer_answers_hides_no_other_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has pulled a stick out or left the network; `/media` still has its name."""

    def dead(*_: object) -> Iterator[Path]:
        raise OSError(errno.ENOTCONN, "Transport endpoint is not connected")

    monkeypatch.setattr(lifeboats, "share_folders", lambda: [tmp_path])
    monkeypatch.setattr(Path, "glob", dead)
    assert lifeboats.safe_places(tmp_path) == [tmp_path]
