"""New files among the players' own: never in the place of another one, and whole or not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.saves import sharing
from ratland_desktop.saves.sharing import file_name, write_new


def test_a_second_page_of_the_same_name_gets_a_number(tmp_path: Path) -> None:
    folder = tmp_path / "pictures" / "RatLand"
    first = write_new(folder, "RatLand 2026-03-14 Mia", ".png", b"one")
    second = write_new(folder, "RatLand 2026-03-14 Mia", ".png", b"two")
    assert (first.name, second.name) == ("RatLand 2026-03-14 Mia.png", "RatLand 2026-03-14 Mia 2.png")
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")


def test_names_become_file_names_on_every_system() -> None:
    assert file_name('Mia: "Oma" / <Opa>?', ".png") == "Mia Oma Opa.png"
    assert file_name("...", ".html") == "RatLand.html"
    assert len(file_name("x" * 500, ".png")) < 100


def test_a_dangling_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "page.png").symlink_to(tmp_path / "nowhere")
    with pytest.raises(OSError):
        write_new(tmp_path, "page", ".png", b"one")
    assert not (tmp_path / "nowhere").exists()


def test_of_a_full_disk_no_half_page_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sharing, "flush_to_disk", full)
    with pytest.raises(OSError):
        write_new(tmp_path, "page", ".png", b"one")
    assert list(tmp_path.iterdir()) == []
