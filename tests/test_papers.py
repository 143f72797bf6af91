"""What our pages say is there: maps are true, links lead somewhere, files that are named exist."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import make_map
import pygame
import pytest

from ratland_desktop import __version__
from ratland_desktop.shell.intents import Direction
from ratland_desktop.tabletop import dialogue
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from tests.pilot import Pilot

CHECKOUT = Path(__file__).resolve().parent.parent
PAGES = sorted([*CHECKOUT.glob("*.md"), *CHECKOUT.glob("docs/*.md"), *CHECKOUT.glob("docs/decisions/*.md")])
SCENES = CHECKOUT / "ratland_desktop" / "games" / "ratland" / "scenes"
FOLDERS = ("ratland_desktop", "scripts", "tests", "docs", "locales", "requirements")
NAMED = re.compile(r"`([\w./-]+\.(?:py|md|toml))`")


@pytest.fixture(scope="module")
def files() -> list[str]:
    """Every file of the checkout, with a slash before it."""
    inside = (path for folder in FOLDERS for path in (CHECKOUT / folder).rglob("*.*"))
    return [f"/{path.relative_to(CHECKOUT).as_posix()}" for path in [*inside, *CHECKOUT.glob("*.*")]]


def by_name(page: Path) -> str:
    return page.relative_to(CHECKOUT).as_posix()


def test_the_maps_are_drawn_from_the_house_as_it_is(capsys) -> None:
    assert make_map.main(["--check"]) == 0, capsys.readouterr().out


def test_a_map_of_rooms_that_are_gone_is_found(monkeypatch, capsys) -> None:
    gone = make_map.Stop(0, "nobody", "shell/cellar.py", "Cellar")
    renamed = make_map.Stop(0, "somebody", "shell/stage.py", "Platform")
    monkeypatch.setattr(make_map, "WAY", (gone, renamed))
    monkeypatch.setattr(make_map, "ABOUT", {})
    told = "\n".join(make_map.troubles())
    assert "there is no file shell/cellar.py" in told
    assert "shell/stage.py has no Platform" in told
    assert "has no line about the package tabletop" in told


def test_the_version_is_the_newest_that_the_changelog_has_a_number_for() -> None:
    numbers = re.findall(r"(?m)^## \[(\d[^\]]*)\]", (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert __version__ == numbers[0]


@pytest.mark.parametrize("page", PAGES, ids=by_name)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    words = page.read_text(encoding="utf-8")
    targets = re.findall(r'\]\(([^)#:]+)(?:#[^)]*)?\)|src="([^":]+)"', words)
    lost = [link or source for link, source in targets if not (page.parent / (link or source)).exists()]
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=by_name)
def test_every_file_that_a_page_names_is_there(page: Path, files: list[str]) -> None:
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


def test_the_table_of_screens_has_every_room_of_the_scenes_and_no_other() -> None:
    page = (CHECKOUT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.split("## RatLand's screens")[1].split("\n## ")[0]
    first_cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    rooms = {
        path.stem for path in SCENES.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert {room for cell in first_cells for room in re.findall(r"`(\w+)`", cell)} == rooms - {"__init__"}


def test_the_scene_on_the_page_about_scenes_works_and_its_test_passes(tmp_path, monkeypatch) -> None:
    page = (CHECKOUT / "docs" / "shell.md").read_text(encoding="utf-8")
    scene, test = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {"pygame": pygame, "Pilot": Pilot, "Path": Path, "Direction": Direction}
    exec(scene, names)
    monkeypatch.chdir(tmp_path)
    exec(test, names)
    assert (tmp_path / "how-many.png").is_file()


def test_the_round_on_the_page_about_another_game_can_be_played() -> None:
    page = (CHECKOUT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names = vars(dialogue) | {"fact": fact, "Dice": Dice, "Table": object, "SIDES": ("heads", "tails")}
    exec(source, names)
    told: list[dialogue.Happening] = []
    table = SimpleNamespace(players=2, round=0)
    script = names["play_round"](table, Dice(1), told.append)
    asked = next(script)
    assert [(question.seat, question.sealed) for question in asked.questions] == [(0, True), (1, True)]
    with pytest.raises(StopIteration):
        script.send(["heads", "tails"])
    assert table.round == 1 and [type(happening).__name__ for happening in told] == ["Guessed"]
