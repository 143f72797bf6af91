"""What the set-up needs of the sheet of every game on the shelf, and how a sheet that is wrong says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.levels import LEVELS
from ratland_desktop.screens.setup.beginnings import names_in
from ratland_desktop.screens.setup.model import finished, fresh_game, game_for_one, problems
from ratland_desktop.screens.setup.sheet import Sheet
from ratland_desktop.shell.desk import Desk
from ratland_desktop.tabletop.names import is_too_long, likeness, shown_name
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.crumbs.box import BOX as CRUMBS
from tests.games.crumbs.words import LANGUAGES, crumbs_texts
from tests.pilot import Heard
from tests.screens.setup.setup_host import Host
from tests.screens.small_game import SMALL_SHEET

BOXES = [*SHELF.values(), CRUMBS]
EVERY_BOX = pytest.mark.parametrize("box", BOXES, ids=[box.name for box in BOXES])


def sheet_of(box: Box) -> Sheet:
    found = box.screens().sheet
    assert isinstance(found, Sheet)
    return found


@EVERY_BOX
def test_a_sheet_seats_as_many_as_the_box_says(box: Box) -> None:
    sheet = sheet_of(box)
    assert (sheet.game, sheet.fewest, sheet.most) == (box.name, box.fewest, box.most)


@EVERY_BOX
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fresh_table_and_a_quick_one_can_be_played_at_once(tmp_path: Path, box: Box, language: str) -> None:
    sheet = sheet_of(box)
    names = names_in(crumbs_texts(tmp_path, language), sheet)
    for draft in (fresh_game(sheet, names), game_for_one(sheet, names, ())):
        assert not problems(sheet, draft)
        finished(sheet, draft, names)


@EVERY_BOX
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_name_for_every_computer(tmp_path: Path, box: Box, language: str) -> None:
    bots = crumbs_texts(tmp_path, language).rows(sheet_of(box).bots)
    assert len({*bots}) == len(bots) >= box.most


@EVERY_BOX
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_seat_that_nobody_plays_fits_and_is_nobody_elses(
    tmp_path: Path, box: Box, language: str
) -> None:
    names = names_in(crumbs_texts(tmp_path, language), sheet_of(box))
    offered = {likeness(name) for name in (*names.people, *names.bots)}
    for name in names.joining.values():
        assert shown_name(name) == name and not is_too_long(name)
        assert likeness(name) not in offered


@pytest.mark.parametrize("name", ["fresh", "quick"])
@pytest.mark.parametrize("players", [1, 6])
def test_a_sheet_with_a_table_that_does_not_fit_cannot_be_made(name: str, players: int) -> None:
    """The set-up page would have no row for the last of them."""
    table = (HUMAN, *LEVELS[:1] * (players - 1))
    with pytest.raises(ValueError, match=rf"plate: `{name}` has {players} players, but 2 to 5 can play"):
        replace(SMALL_SHEET, **{name: table})  # type: ignore[arg-type]


def test_the_largest_table_that_fits_is_shown(tmp_path: Path) -> None:
    sheet = replace(sheet_of(CRUMBS), fresh=(HUMAN, HUMAN, LEVELS[0]))
    host = Host(None, sheet=sheet, desk=Desk(crumbs_texts(tmp_path), sound=Heard()))
    assert len(host.draft.seats) == 3 and "add" not in host.names()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"fresh": (HUMAN, "genius")}, "nobody is called"),
        ({"quick": (LEVELS[0], HUMAN)}, "is a person"),
        ({"abouts": ((3, "plate.about"),)}, "no text for 2 players"),
    ],
)
def test_a_sheet_that_is_wrong_says_what(wrong: dict[str, tuple[str, ...]], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        replace(SMALL_SHEET, **wrong)  # type: ignore[arg-type]
