"""Machines on which something is missing or broken: a sentence or a way around it, never a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pygame
import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.paths import NoHome, find_places
from ratland_desktop.saves import sharing
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas, faces
from ratland_desktop.shell.canvas.font_files import is_sound
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.shell.theme import Face
from ratland_desktop.start import Program
from tests.pilot import Pilot

CHECKOUT = Path(__file__).resolve().parent.parent
HOMELESS = """
import os, sys
for name in [name for name in os.environ if name == "HOME" or name.startswith("XDG_")]:
    del os.environ[name]
try:
    import pwd
except ImportError:
    sys.exit("skip")
def nobody(*who):
    raise KeyError("uid not found")
pwd.getpwuid = pwd.getpwnam = nobody
from ratland_desktop.__main__ import main
"""


def homeless(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Python on a machine that knows no home folder."""
    environ = {**os.environ, "PYTHONPATH": str(CHECKOUT), "SDL_VIDEODRIVER": "dummy", "LC_ALL": "C"}
    command = [sys.executable, "-c", HOMELESS + code, *words]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
    if done.stderr == "skip\n":
        pytest.skip("this system has no such list of people")
    return done


# --- no home


IN_THEIR_WORDS = [("en", "home"), ("de", "Ordner"), ("fr", "dossier"), ("es", "carpeta")]


@pytest.mark.parametrize(("language", "word"), IN_THEIR_WORDS)
def test_without_a_home_one_sentence_says_what_to_do(language: str, word: str) -> None:
    done = homeless("sys.exit(main(sys.argv[1:]))", "--language", language)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "--data-dir" in done.stderr and word in done.stderr


def test_without_a_home_the_game_plays_where_it_is_told_to(tmp_path: Path) -> None:
    code = """
from ratland_desktop.ending import Ending
Ending.asked = property(lambda ending: True)  # after the first picture
sys.exit(main(sys.argv[1:]))
"""
    done = homeless(code, "--data-dir", str(tmp_path / "games"))
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "games").is_dir()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_home_that_nobody_knows_is_no_place_for_games(language: str, tmp_path: Path) -> None:
    words = ["--language", language, "--data-dir", "~nosuchuser/games"]
    done = subprocess.run(
        [sys.executable, "-m", "ratland_desktop", *words], cwd=tmp_path, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)}, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2 and "~nosuchuser" in done.stderr and "Traceback" not in done.stderr
    assert [*tmp_path.iterdir()] == []


def test_places_say_that_there_is_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs

    def lost(*words: object, **more: object) -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(platformdirs, "user_config_path", lost)
    with pytest.raises(NoHome):
        find_places()
    for name in ("user_documents_path", "user_downloads_path", "user_desktop_path", "user_pictures_path"):
        monkeypatch.setattr(platformdirs, name, lost)
    assert sharing.share_folders() and sharing.pictures_folder()


def test_a_folder_that_nobody_may_look_into_is_told_and_the_title_opens(tmp_path: Path) -> None:
    """A name that is too long is refused like a locked folder, and even to those who may do everything."""
    folder = tmp_path / ("long" * 75)
    program = Program(Wishes(language="en", data_dir=folder), find_places(folder))
    try:
        pilot = Pilot.of(program.app)
        pilot.until_scene(TitleScene)
        assert program.desk.toasts.all_words and "load" not in pilot.names()
    finally:
        program.close()


# --- no working folder


def in_a_folder_that_is_gone(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, started from a folder that was deleted meanwhile."""
    code = """
import os, sys, tempfile
gone = tempfile.mkdtemp()
os.chdir(gone)
os.rmdir(gone)
from ratland_desktop.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
    environ = {**os.environ, "PYTHONPATH": str(CHECKOUT), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(os.name == "nt", reason="there a folder that somebody is in cannot be deleted")
@pytest.mark.parametrize("word", ["--help", "--version"])
def test_from_a_folder_that_is_gone_the_command_explains_itself(word: str) -> None:
    done = in_a_folder_that_is_gone(word)
    assert (done.returncode, done.stderr) == (0, "") and "RatLand" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="there a folder that somebody is in cannot be deleted")
@pytest.mark.parametrize(
    ("language", "word"), [("en", "path"), ("de", "Pfad"), ("fr", "chemin"), ("es", "ruta")]
)
def test_from_a_folder_that_is_gone_only_a_whole_path_leads_anywhere(language: str, word: str) -> None:
    done = in_a_folder_that_is_gone("--language", language, "--data-dir", "games")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "games" in done.stderr and word in done.stderr


# --- broken fonts


FONTS = [path for face in Face if (path := faces.face_file(face)) is not None]


def cut(raw: bytes) -> bytes:
    return raw[: len(raw) // 2]


def noise(raw: bytes) -> bytes:
    return Random(7).randbytes(len(raw))


def noise_after_the_head(raw: bytes) -> bytes:
    return raw[:400] + Random(7).randbytes(len(raw) - 400)


def one_byte(raw: bytes) -> bytes:
    spot = len(raw) // 2
    return raw[:spot] + bytes([raw[spot] ^ 0x55]) + raw[spot + 1 :]


DAMAGES: list[Callable[[bytes], bytes]] = [
    lambda raw: b"", lambda raw: b"\x00\x01\x00\x00", lambda raw: bytes(len(raw)), cut, noise,
    noise_after_the_head, one_byte, lambda raw: raw[:12] + b"\xff" * 600 + raw[612:],
    lambda raw: b"\x00\x01\x00\x00\xff\xff" + raw[6:],
]  # fmt: skip


def test_our_own_fonts_are_sound() -> None:
    assert len(FONTS) == len(Face)
    assert all(is_sound(Path(path)) for path in FONTS)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_font_is_noticed_before_anything_is_drawn_with_it(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    for number, path in enumerate(FONTS):
        broken = tmp_path / f"{number}.ttf"
        broken.write_bytes(damage(Path(path).read_bytes()))
        assert not is_sound(broken)


def test_what_is_no_font_file_is_not_sound(tmp_path: Path) -> None:
    assert not is_sound(tmp_path)
    assert not is_sound(tmp_path / "nowhere.ttf")


@pytest.fixture
def broken_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Packages of fonts in which every file is damaged."""
    for package, name in faces._FILES.values():
        folder = tmp_path / package / "files"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(Random(1).randbytes(60_000))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    faces.face_file.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    faces.face_file.cache_clear()


def test_with_broken_fonts_pygames_own_is_used(broken_fonts: Path) -> None:
    assert [faces.face_file(face) for face in Face] == [None] * len(Face)
    pygame.font.init()
    canvas = Canvas(pygame.Surface((1280, 720)))
    assert canvas.measure("Käse für alle", theme.BODY)[0] > 0


def test_the_game_starts_with_broken_fonts(tmp_path: Path) -> None:
    """In a process of its own: what a font that is none does to it could not be caught here."""
    for package in {package for package, _ in faces._FILES.values()}:
        spec = find_spec(package)
        assert spec is not None and spec.submodule_search_locations
        shutil.copytree(next(iter(spec.submodule_search_locations)), tmp_path / package)
    for path in tmp_path.rglob("*.ttf"):
        path.write_bytes(noise_after_the_head(path.read_bytes()))
    code = """
import sys
from ratland_desktop.ending import Ending
from ratland_desktop.__main__ import main
Ending.asked = property(lambda ending: True)
sys.exit(main(sys.argv[1:]))
"""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(CHECKOUT)])}
    environ["SDL_VIDEODRIVER"] = "dummy"
    command = [sys.executable, "-c", code, "--language", "de", "--data-dir", str(tmp_path / "games")]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert not [*(tmp_path / "games").glob("reports/*")]
