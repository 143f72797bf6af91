"""What stands beside the program in its folder: the licence of everything, the icon, the entry for a menu."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import _freeze
import _licences
import pydantic
import pygame
import pytest
from _environment import CHECKOUT, Trouble
from _icon_files import mac_icon, windows_icon

PNG = b"\x89PNG\r\n\x1a\n"
FONT = Path(
    str(distribution("font-fredoka-one").locate_file("font_fredoka_one/files/FredokaOne-Regular.ttf"))
)


def collect(sources: list[Path], target: Path) -> dict[str, _licences.Part]:
    found = _licences.collect(sources, target / "made", target / "licences", always=())
    return {part.name: part for part in found}


# --- licences


def test_every_part_of_a_build_brings_its_licence(tmp_path: Path) -> None:
    modules = [Path(str(module.__file__)) for module in (pydantic, pygame, os)]
    parts = collect([*modules, FONT, CHECKOUT / "ratland_desktop" / "start.py"], tmp_path)
    assert set(parts) == {"RatLand Desktop", "Python", "pydantic", "pygame-ce", "font-fredoka-one"}
    for name in parts:
        texts = list((tmp_path / "licences" / name).iterdir())
        assert texts and all(text.stat().st_size > 500 for text in texts), name
    listed = (tmp_path / "licences" / "CONTENTS.txt").read_text(encoding="utf-8")
    assert f"pydantic {pydantic.VERSION}\n" in listed


@pytest.mark.slow
def test_a_library_that_nobody_knows_stops_the_build(tmp_path: Path) -> None:
    stranger = tmp_path / "libwho-knows.so.1"
    stranger.touch()
    with pytest.raises(Trouble, match=r"libwho-knows\.so\.1"):
        collect([stranger], tmp_path)


def test_a_package_without_a_licence_text_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_licences, "READABLE", (".nothing",))
    with pytest.raises(Trouble, match="font-fredoka-one"):
        collect([FONT], tmp_path)


@pytest.mark.parametrize(
    ("library", "licence"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "sdl2"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "sdl2_image"),
        ("SDL2_ttf.dll", "sdl2_ttf"),
        ("libopus-ddd6afb9.so.0.11.1", "opus"),
        ("libopusfile-96d7a9c0.so.0.4.5", "opusfile"),
        ("libvorbisenc.2.dylib", "ogg-vorbis"),
        ("zlib1.dll", "zlib"),
    ],
)
def test_the_libraries_inside_pygame_are_known_by_their_names(library: str, licence: str) -> None:
    part = _licences._native(Path(library))
    assert part is not None and part.name == licence


def test_the_texts_we_keep_are_there_and_none_is_left_over() -> None:
    kept = {text.stem for text in _licences.KEPT.iterdir()}
    assert kept == {*_licences.NATIVE.values(), "python-parts"}


# --- the folder


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    _freeze.check_place(tmp_path / "new")
    _freeze.check_place(tmp_path)
    (tmp_path / "letter.txt").write_text("dear Oma", encoding="utf-8")
    for place in (tmp_path, tmp_path / "letter.txt"):
        with pytest.raises(Trouble, match="something else"):
            _freeze.check_place(place)


def test_an_older_program_folder_may_be_replaced(tmp_path: Path) -> None:
    collect([FONT], tmp_path)
    _freeze.check_place(tmp_path)


# --- icons


def test_windows_gets_an_icon_with_a_picture_of_every_size() -> None:
    icon = windows_icon()
    count = struct.unpack_from("<HHH", icon)[2]
    sides = []
    for row in range(count):
        side, _, _, _, _, _, length, at = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * row)
        picture = icon[at : at + length]
        assert picture.startswith(PNG)
        sides.append(side or 256)
        assert struct.unpack_from(">II", picture, 16) == (sides[-1], sides[-1])
    assert sides == [16, 24, 32, 48, 64, 128, 256]


def test_a_mac_gets_an_icon_whose_parts_fill_it() -> None:
    icon = mac_icon()
    assert icon[:4] == b"icns" and struct.unpack_from(">I", icon, 4)[0] == len(icon)
    at, kinds = 8, []
    while at < len(icon):
        kinds.append(icon[at : at + 4])
        assert icon[at + 8 : at + 16] == PNG
        at += struct.unpack_from(">I", icon, at + 4)[0]
    assert at == len(icon) and b"ic08" in kinds


# --- the menu


def entry_of(text: str) -> dict[str, str]:
    head, *lines = text.splitlines()
    assert head == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines)


def test_the_menu_speaks_every_language_of_the_game() -> None:
    entry = entry_of(_freeze.menu_entry())
    for language in (folder.name for folder in (CHECKOUT / "locales").iterdir()):
        assert entry[f"Name[{language}]"] and entry[f"Comment[{language}]"]
    assert entry["Comment[de]"] != entry["Comment[fr]"] != entry["Comment"]
    assert entry["StartupWMClass"] == "ratland" and entry["Type"] == "Application"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="menus of this kind are Linux'")
def test_the_menu_finds_the_game_wherever_its_folder_is_and_forgets_it_again(tmp_path: Path) -> None:
    folder = tmp_path / 'my "best" games, 100 % fun $'
    folder.mkdir()
    (folder / "ratland.desktop").write_text(_freeze.menu_entry(), encoding="utf-8")
    (folder / "ratland.svg").touch()
    shutil.copy(_freeze.BUNDLE / "add-to-menu.sh", folder)

    def add(*arguments: str) -> None:
        home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
        subprocess.run(["sh", str(folder / "add-to-menu.sh"), *arguments], env=home, cwd="/", check=True)

    add()
    placed = tmp_path / ".local" / "share" / "applications" / "ratland.desktop"
    entry = entry_of(placed.read_text(encoding="utf-8"))
    inside = entry["Exec"].replace("\\\\", "\\")  # as a string is read, then as a command, then without codes
    assert inside[0] == inside[-1] == '"'
    path = inside[1:-1].replace('\\"', '"').replace("\\$", "$").replace("%%", "%")
    assert path == str(folder / "ratland")
    assert entry["Name[de]"] == "RatLand"
    add("--remove")
    assert [file for file in (tmp_path / ".local").rglob("*") if file.is_file()] == []
