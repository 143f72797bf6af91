"""The whole program: it starts whatever is wrong around it, says so, plays, keeps, and ends cleanly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ratland_desktop.command import Wishes, read_wishes
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import FILE, PlayerBook
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.failure import FailurePage
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.gallery import GalleryScene
from ratland_desktop.shell.scenes.saved_games.opening import RescueScene
from ratland_desktop.shell.scenes.settings import SettingsScene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.shell.sound import TUNE
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.start import Program
from ratland_desktop.tabletop.seats import Seat
from tests.one_game import only_ratland
from tests.pilot import Pilot

CHECKOUT = Path(__file__).resolve().parent.parent


class Run:
    """One run of the program, flown by a pilot."""

    def __init__(self, folder: Path, **wishes: object) -> None:
        self.folder = folder
        asked = {"language": "en", "size": (1280, 720), "data_dir": folder} | wishes
        self.program = Program(Wishes(**asked), find_places(folder), only_ratland())  # type: ignore[arg-type]
        self.pilot = Pilot.of(self.program.app)

    def messages(self) -> list[str]:
        return self.program.desk.toasts.all_words

    def play(self) -> None:
        """From the title into a game of two people and two computers."""
        self.pilot.until_scene(TitleScene)
        self.pilot.click("new_game")
        self.pilot.until_scene(SetUpScene)
        self.pilot.click("start")
        self.pilot.until_scene(TableScene)

    def close(self) -> None:
        self.program.close()


@pytest.fixture
def runs() -> Iterator[list[Run]]:
    made: list[Run] = []
    yield made
    for run in made:
        run.close()


def test_it_opens_the_title(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    names = run.pilot.names()
    assert names[0] == "quick_game" == run.pilot.focus
    assert {"new_game", "settings", "credits", "language", "quit"} < set(names)
    assert not {"continue", "load"} & set(names)  # nothing is saved yet
    assert [words for words in run.messages() if words] == []


@pytest.mark.slow
def test_a_waiting_game_is_offered_first_and_enter_continues_it(tmp_path: Path, runs: list[Run]) -> None:
    first = Run(tmp_path)
    first.play()
    first.close()
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    assert run.pilot.names()[:2] == ["continue", "new_game"]
    assert run.pilot.focus == "continue"
    boxes = [run.pilot.widget(name).box for name in ("continue", "new_game")]
    assert boxes[0].h > boxes[1].h
    run.pilot.key(pygame.K_RETURN)
    run.pilot.until(lambda: isinstance(run.pilot.stage.scenes()[0], PlayScene))


def test_without_a_waiting_game_a_new_one_is_offered_first(tmp_path: Path, runs: list[Run]) -> None:
    book = PlayerBook(tmp_path / FILE)
    book.remember("ratland", (Seat("Lena", "violet", "flower"), Seat("Opa", "teal", "glasses")), {})
    book.save()
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    assert run.pilot.names()[0] == run.pilot.focus == "new_game"
    assert "continue" not in run.pilot.names()


def test_the_table_is_painted_while_people_sit_at_the_set_up(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path)
    runs.append(run)
    pilot = run.pilot
    pilot.until_scene(TitleScene)
    pilot.click("new_game")
    ahead = pilot.until_scene(SetUpScene).ahead
    assert ahead.left is None
    pilot.until(lambda: ahead.left == [])


@pytest.mark.slow
def test_a_set_up_that_was_left_half_done_comes_back_until_a_game_is_started(
    tmp_path: Path, runs: list[Run]
) -> None:
    run = Run(tmp_path)
    runs.append(run)
    pilot = run.pilot
    pilot.until_scene(TitleScene)
    pilot.click("new_game")
    pilot.until_scene(SetUpScene)
    pilot.click("add")
    pilot.click("name-0")
    pilot.type("Frieda")
    pilot.click("clans")
    laid = pilot.until_scene(SetUpScene).draft
    pilot.back()  # out of the name
    pilot.back()
    pilot.until_scene(TitleScene)
    pilot.click("new_game")
    again = pilot.until_scene(SetUpScene)
    assert again.draft == laid and laid.seats[0].name == "Frieda" and laid.wishes["clans"]
    pilot.back()  # without another change it stays, too
    pilot.until_scene(TitleScene)
    pilot.click("new_game")
    assert pilot.until_scene(SetUpScene).draft == laid
    pilot.click("start")
    pilot.until(lambda: isinstance(pilot.stage.scenes()[0], PlayScene))
    assert run.program.rooms.host._drafts == {}


def test_an_untouched_set_up_is_laid_anew_in_another_language(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    run.pilot.click("new_game")
    english = run.pilot.until_scene(SetUpScene).draft
    run.pilot.back()
    run.pilot.until_scene(TitleScene)
    run.program.speak("de")
    run.pilot.click("new_game")
    assert run.pilot.until_scene(SetUpScene).draft.seats[0].name != english.seats[0].name


@pytest.mark.slow
def test_the_tune_plays_at_the_title_and_fades_out_for_a_game(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    wanted = run.program.sound._wanted
    assert TUNE in wanted
    run.play()
    assert TUNE not in wanted
    run.pilot.back()
    run.pilot.settle()
    run.pilot.click("leave")
    run.pilot.until_scene(TitleScene)
    assert TUNE in wanted


def test_a_damaged_settings_file_is_set_aside_with_a_message(tmp_path: Path, runs: list[Run]) -> None:
    (tmp_path / "settings.json").write_text("{ not json")
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    assert any("settings.damaged-" in words for words in run.messages())
    assert [path.read_text() for path in tmp_path.glob("settings.damaged-*")] == ["{ not json"]


def test_an_unknown_language_is_said_and_english_spoken(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path, language="tlh")
    runs.append(run)
    assert run.program.desk.texts.language == "en"
    assert any("tlh" in words for words in run.messages())


@pytest.mark.slow
def test_a_folder_that_takes_nothing_is_said_and_a_game_can_be_played(
    tmp_path: Path, runs: list[Run]
) -> None:
    (tmp_path / "file").write_text("in the way")
    run = Run(tmp_path / "file" / "ratland")
    runs.append(run)
    assert any(str(tmp_path / "file" / "ratland") in words for words in run.messages())
    run.play()
    assert run.pilot.stage.failures == []


def test_without_a_sound_device_it_runs_in_silence(
    tmp_path: Path, runs: list[Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-no-such-device")
    run = Run(tmp_path)
    runs.append(run)
    run.pilot.until_scene(TitleScene)
    assert pygame.mixer.get_init() is None
    assert "click" not in run.program.sound.played
    run.pilot.click("settings")
    run.pilot.until_scene(SettingsScene)
    assert "click" in run.program.sound.played


def test_language_and_mute_are_remembered(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run.pilot.focus_on("language")
    run.pilot.key(pygame.K_LEFT)
    run.pilot.key(pygame.K_m)
    run.close()
    again = SettingsStore(tmp_path / "settings.json").settings
    assert (again.language, again.muted) == ("de", True)
    later = Run(tmp_path, language="")
    assert "Neues Spiel" in later.pilot.words()
    later.close()


def test_what_the_command_line_asks_for_is_not_remembered(tmp_path: Path) -> None:
    run = Run(tmp_path, language="fr", size=(1600, 900))
    run.close()
    assert not (tmp_path / "settings.json").exists()


@pytest.mark.slow
def test_closing_the_window_in_a_game_keeps_it_and_continue_finds_it(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run.play()
    run.pilot.events(pygame.event.Event(pygame.QUIT))
    assert run.pilot.over
    run.close()
    assert len(list((tmp_path / "saves").glob("*.json"))) == 1
    later = Run(tmp_path)
    later.pilot.until_scene(TitleScene)
    assert {"continue", "load"} <= set(later.pilot.names())
    later.pilot.click("continue")
    later.pilot.until(lambda: isinstance(later.pilot.stage.scenes()[0], PlayScene))
    later.pilot.until_scene(TableScene)
    assert later.pilot.stage.failures == []
    later.close()


def test_a_game_that_is_open_elsewhere_is_left_alone(tmp_path: Path) -> None:
    first = Run(tmp_path)
    first.play()
    assert first.program.rooms.host.keeper is not None
    first.program.rooms.host.keeper.flush()
    second = Run(tmp_path)
    second.pilot.click("continue")
    second.pilot.until_scene(Dialog)
    assert any("another RatLand window" in words or "already open" in words for words in second.pilot.words())
    second.close()
    first.close()


@pytest.mark.slow
def test_a_damaged_game_offers_its_older_versions(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run.play()
    run.close()
    later = Run(tmp_path)
    (save,) = (tmp_path / "saves").glob("*.json")
    whole = save.read_bytes()
    later.pilot.until_scene(TitleScene)
    save.write_bytes(whole.replace(b'"', b"'", 40))
    go = later.program.go_on()
    assert go is None  # the title knows nothing that opens; the list shows it
    later.pilot.click("load")
    later.pilot.settle()
    later.pilot.click("open")
    later.pilot.until_scene(RescueScene)
    later.close()


@pytest.mark.slow
def test_after_an_error_the_page_says_what_was_saved(tmp_path: Path, runs: list[Run]) -> None:
    class Broken(Scene[None]):
        def update(self, seconds: float) -> Go | None:
            raise RuntimeError("a rat bit through the cable")

    run = Run(tmp_path)
    runs.append(run)
    run.play()
    run.pilot.stage.show(Broken())
    run.pilot.until_scene(FailurePage)
    assert any("Round 1" in words or "round 1" in words for words in run.pilot.words())
    run.pilot.click("to_title")
    run.pilot.until_scene(TitleScene)
    assert run.program.rooms.host.keeper is None
    assert "continue" in run.pilot.names()


@pytest.mark.slow
def test_the_demo_plays_and_any_key_leads_to_the_title(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path, demo=True)
    runs.append(run)
    run.program.desk.tempo.speed = 8.0
    table = run.pilot.until_scene(TableScene, 20)
    first = table.session.mark

    def goes_on() -> bool:
        time.sleep(0.005)  # the minds think in a process of their own
        return table.session.mark != first

    run.pilot.until(goes_on, 60)
    assert not any(seat.is_human for seat in table.session.seats)
    run.pilot.key(pygame.K_SPACE)
    run.pilot.until_scene(TitleScene)
    assert not list(tmp_path.glob("saves/*.json"))
    run.pilot.click("settings")
    run.pilot.until_scene(SettingsScene)


def test_the_gallery_opens_on_demand(tmp_path: Path, runs: list[Run]) -> None:
    run = Run(tmp_path, gallery=True)
    runs.append(run)
    run.pilot.until_scene(GalleryScene)


# --- the command line


def test_the_command_line_is_read_into_wishes(tmp_path: Path) -> None:
    words = ["--language", "es", "--size", "1600x900", "--fullscreen", "--data-dir", str(tmp_path), "--demo"]
    assert read_wishes(words) == Wishes("es", (1600, 900), True, tmp_path, True, False)
    assert read_wishes([]) == Wishes()


@pytest.mark.parametrize("size", ["big", "12x", "0x700", "1280*720", "99999x99999"])
def test_a_size_that_is_none_is_refused_in_the_players_language(
    size: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        read_wishes(["--language", "de", "--size", size])
    assert ended.value.code == 2
    assert "keine Fenstergröße" in capsys.readouterr().err


def test_help_speaks_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read_wishes(["--help", "--language=fr"])
    assert ended.value.code == 0
    assert "Sans fenêtre" in capsys.readouterr().out


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    plain = {**kept, "PYTHONPATH": str(CHECKOUT), **environment}
    return subprocess.run(
        [sys.executable, "-c", code], env=plain, cwd=CHECKOUT, capture_output=True, text=True, timeout=60
    )


def test_nothing_heavy_is_imported_before_the_first_picture() -> None:
    found = python("import sys, json, ratland_desktop.start; print(json.dumps(sorted(sys.modules)))")
    modules = json.loads(found.stdout.splitlines()[-1])
    heavy = ("pydantic", "ratland_desktop.games", "multiprocessing", "argparse", "platformdirs")
    assert [name for name in modules if name.startswith(heavy)] == []


def test_the_command_line_itself_imports_no_pygame() -> None:
    found = python("import sys, ratland_desktop.__main__; print('pygame' in sys.modules)")
    assert found.stdout.strip() == "False"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there always is a screen")
def test_without_a_screen_one_clear_sentence_and_exit_2(tmp_path: Path) -> None:
    code = f"""
import os, sys
del os.environ["SDL_VIDEODRIVER"]
from ratland_desktop.__main__ import main
sys.exit(main(["--language", "en", "--data-dir", {str(tmp_path)!r}]))
"""
    found = python(code, SDL_VIDEODRIVER="dummy")
    assert found.returncode == 2
    assert "screen" in found.stderr.splitlines()[-1]
    assert "Traceback" not in found.stderr
