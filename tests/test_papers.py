"""What our pages say is there: maps are true, links lead somewhere, files that are named exist."""

from __future__ import annotations

import re
from pathlib import Path

import make_map
import pytest

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
    assert "says nothing about the room tabletop" in told


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
