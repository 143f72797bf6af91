"""The set-up of another game: what is on its sheet is what can be seen, chosen, remembered and played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.hotseat.levels import LEVELS, PLAYERS
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.setup.beginnings import names_in
from ratland_desktop.screens.setup.model import (
    COLOURS,
    Draft,
    Fault,
    Names,
    Problem,
    choices_of,
    draft_from,
    finished,
    fresh_game,
    game_for_one,
    problems,
)
from ratland_desktop.screens.setup.sheet import HELP, Plain, Sheet
from ratland_desktop.screens.setup.variants import PAPER, PictureChoice, sections
from ratland_desktop.shell.intents import Point, Release
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.widgets import Choice, Switch
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat
from ratland_desktop.text import Texts
from tests.screens.setup.setup_host import Host
from tests.screens.small_game import PICTURE_SHEET, SMALL_SHEET, Options, small_desk, small_texts

NAMES = Names(tuple(f"Kind {n}" for n in range(12)), tuple(f"Nager {n}" for n in range(12)), {2: "The Mouse"})
SHEETS = pytest.mark.parametrize(
    "sheet", [SHEET, SMALL_SHEET, PICTURE_SHEET], ids=["ratland", "small", "pictures"]
)


def table(players: int) -> Draft:
    return Draft((), wishes=SMALL_SHEET.defaults).with_more([HUMAN] * players, NAMES)


def host(folder: Path, players: int | None = None, language: str = "en", **look: Any) -> Host:
    draft = None if players is None else table(players)
    return Host(draft, sheet=SMALL_SHEET, desk=small_desk(folder, language), **look)


# --- what any sheet must keep to


@SHEETS
def test_every_row_fits_on_the_paper_and_none_lies_on_another(sheet: Sheet) -> None:
    boxes = [box for _, box in sections(sheet)]
    assert all(PAPER.y <= box.y and box.bottom <= PAPER.bottom for box in boxes)
    assert all(upper.bottom <= lower.y for upper, lower in pairwise(boxes))


@SHEETS
def test_wishes_have_names_of_their_own_and_defaults_that_are_on_offer(sheet: Sheet) -> None:
    names = [row.name for row in sheet.rows]
    assert len({"first", *names}) == 1 + len(names)
    for row in sheet.rows:
        assert row.default in row.values
        assert len(row.pictures) in (0, len(row.values))


@SHEETS
def test_there_are_colours_and_badges_for_everybody(sheet: Sheet) -> None:
    assert 2 <= sheet.fewest <= sheet.most
    assert sheet.most + (sheet.most in sheet.joining) <= min(len(COLOURS), len(BADGES))


@SHEETS
def test_ready_made_tables_can_start_at_once(sheet: Sheet) -> None:
    assert problems(sheet, fresh_game(sheet, NAMES)) == []
    assert problems(sheet, game_for_one(sheet, NAMES, [])) == []
    assert sheet.quick[0] == HUMAN and {*sheet.fresh, *sheet.quick} <= {*PLAYERS}


@SHEETS
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_that_a_sheet_names_has_been_written(sheet: Sheet, language: str, tmp_path: Path) -> None:
    say = small_texts(tmp_path, language)
    keys = [sheet.start, sheet.too_few, sheet.too_many, *sheet.joining.values()]
    keys += [f"{sheet.first}.{part}" for part in ("label", "about", "chance")]
    for players in range(sheet.fewest, sheet.most + 1):
        keys.append(sheet.about(players))
        keys += [row.about(value, players) for row in sheet.rows for value in row.values]
    keys += [row.label for row in sheet.rows]
    words = [row for row in sheet.rows if not row.is_switch and not row.pictures]
    keys += [row.says(value) for row in words for value in row.values]
    assert [key for key in keys if key not in say] == []


# --- the table


def test_a_table_has_as_many_seats_as_the_game_allows() -> None:
    assert problems(SMALL_SHEET, table(1)) == [Problem(Fault.TOO_FEW)]
    assert [problems(SMALL_SHEET, table(players)) for players in range(2, 6)] == [[]] * 4
    assert problems(SMALL_SHEET, table(6)) == [Problem(Fault.TOO_MANY)]


def test_ready_made_tables_are_those_of_the_sheet() -> None:
    assert [seat.player for seat in fresh_game(SMALL_SHEET, NAMES).seats] == [HUMAN, HUMAN, LEVELS[1]]
    known = Seat("Wilma", COLOURS[4], BADGES[7])
    alone = game_for_one(SMALL_SHEET, NAMES, [known])
    assert alone.seats[0] == known
    assert [seat.player for seat in alone.seats] == [HUMAN, LEVELS[0]]


def test_wishes_become_the_options_of_the_rules() -> None:
    draft = table(4).wishing(guard=False, bread="old", tips=False, hints=False).starting(3)
    ready = finished(SMALL_SHEET, draft, NAMES)
    assert ready.options == Options(4, 3, False, "old")
    assert (ready.tips, ready.hints) == (False, False)
    assert ready.wishes == {"guard": False, "bread": "old", "tips": False, "hints": False}


def test_a_wish_that_needs_more_players_waits_until_they_are_there() -> None:
    few, enough = table(2).wishing(guard=False), table(3).wishing(guard=False)
    assert finished(SMALL_SHEET, few, NAMES).options.guard is True
    assert finished(SMALL_SHEET, enough, NAMES).options.guard is False
    assert few.with_one_more(HUMAN, NAMES).wishes["guard"] is False


def test_a_seat_that_nobody_plays_joins_last_and_is_not_remembered_as_a_player() -> None:
    ready = finished(SMALL_SHEET, table(2), NAMES)
    assert [seat.player for seat in ready.seats] == [HUMAN, HUMAN, NOBODY]
    assert ready.seats[2].name == "The Mouse"
    assert ready.options.players == 2
    assert len({seat.colour for seat in ready.seats}) == len({seat.badge for seat in ready.seats}) == 3
    assert ready.played == ready.seats[:2]
    assert finished(SMALL_SHEET, table(3), NAMES).seats == table(3).seats


def test_a_table_comes_back_as_it_was() -> None:
    draft = table(4).wishing(guard=False, bread="brown", hints=False).starting(2)
    assert draft_from(SMALL_SHEET, draft.seats, choices_of(draft)) == draft


@pytest.mark.parametrize(
    "odd", [{"plate": True}, {"plate": "1"}, {"plate": 3}, {"guard": 1}, {"guard": None}]
)
def test_a_value_that_is_not_on_offer_falls_back_alone(odd: dict[str, Plain]) -> None:
    seats = table(3).seats
    draft = draft_from(PICTURE_SHEET, seats, {"hints": False, **odd})
    assert draft is not None
    assert draft.wishes == {**PICTURE_SHEET.defaults, "hints": False}
    kept = draft_from(PICTURE_SHEET, seats, {"plate": 1, "guard": False})
    assert kept is not None
    assert (kept.wishes["plate"], kept.wishes["guard"]) == (1, False)


def test_what_another_game_wrote_down_is_left_alone() -> None:
    theirs: dict[str, Plain] = {"clans": True, "board": "secret", "first": 1}
    assert draft_from(SMALL_SHEET, table(3).seats, theirs) == table(3).starting(1)
    assert draft_from(SMALL_SHEET, fresh_game(SHEET, NAMES).with_more([HUMAN] * 3, NAMES).seats, {}) is None


# --- on the screen


def test_the_page_shows_what_is_on_the_sheet(tmp_path: Path) -> None:
    pilot = host(tmp_path, 3)
    words = pilot.words()
    for said in (
        "To the crumbs!",
        "2 to 5 mice around one plate.",
        "Who begins?",
        "Guards",
        "Soft and quick.",
    ):
        assert said in words
    rows = [widget.name for widget in pilot.scene.form.widgets]
    assert rows[-6:] == ["first", "guard", "bread", *(row.name for row in HELP), "start"]
    theirs = Texts(find_places().locales, "en")
    assert theirs("ratland.setup.clans.label") not in words and theirs("ratland.setup.start") not in words


def test_everything_on_it_can_be_clicked(tmp_path: Path) -> None:
    pilot = host(tmp_path, 3)
    pilot.click("guard")
    pilot.click(pilot.typed_widget(Choice, "bread").segments()[2].centre)
    assert "For strong teeth." in pilot.words()
    pilot.click("tips")
    pilot.click("hints")
    pilot.click("starts-1")
    pilot.click("start")
    assert pilot.result.options == Options(3, 1, False, "old")
    assert (pilot.result.tips, pilot.result.hints) == (False, False)


def test_a_choice_of_pictures_shows_which_one_is_chosen(tmp_path: Path) -> None:
    draft = Draft((), wishes=PICTURE_SHEET.defaults).with_more([HUMAN] * 3, NAMES)
    pilot = Host(draft, sheet=PICTURE_SHEET, desk=small_desk(tmp_path))
    segments = pilot.typed_widget(PictureChoice, "plate").segments()
    seen = []
    for at in (0, 1, 2):
        pilot.click(segments[at].centre)
        pilot.give(Point((0, 0)))
        pilot.settle()
        seen.append(pygame.image.tobytes(pilot.app.canvas.surface, "RGB"))
    assert len(set(seen)) == 3
    pilot.click(segments[1].centre)
    pilot.click("start")
    assert pilot.result.options.plate == 2


def test_a_seat_is_carried_past_others_with_keys_and_mouse(tmp_path: Path) -> None:
    pilot = host(tmp_path, 5)
    before = pilot.names_now()
    pilot.drag("grip-0", pilot.widget("grip-4").box.centre)
    pilot.give(Release((0, 0)))
    assert pilot.names_now() == [*before[1:], before[0]]


def test_seats_are_added_up_to_five_and_taken_away_down_to_two(tmp_path: Path) -> None:
    pilot = host(tmp_path)
    assert [seat.player for seat in pilot.draft.seats] == [HUMAN, HUMAN, LEVELS[1]]
    pilot.click("add")
    pilot.click("add")
    assert len(pilot.draft.seats) == 5 and "add" not in pilot.names()
    for _ in range(3):
        pilot.click("remove-0")
    assert len(pilot.draft.seats) == 2 and "remove-0" not in pilot.names()


def test_with_too_few_players_a_variant_is_pale_and_says_what_it_needs(tmp_path: Path) -> None:
    pilot = host(tmp_path, 3)
    pilot.click("guard")
    pilot.click("remove-2")
    assert "Guards need 3 mice." in pilot.words()
    switch = pilot.typed_widget(Switch, "guard")
    assert (switch.enabled, switch.on) == (False, True)
    pilot.click("add")
    switch = pilot.typed_widget(Switch, "guard")
    assert (switch.enabled, switch.on) == (True, False)
    assert "Guards need 3 mice." not in pilot.words()


def test_a_seat_that_nobody_plays_is_grey_unless_somebody_else_is() -> None:
    names = Names(("Anna", "Ben"), ("Bot",), {2: "Mouse"})
    draft = Draft((Seat("Anna", "teal", "top_hat", HUMAN), Seat("Ben", "red", "scarf", HUMAN)))
    assert draft.joining(names) == (Seat("Mouse", "grey", "bandana", NOBODY),)
    grey = Draft((Seat("Anna", "grey", "bandana", HUMAN), Seat("Ben", "red", "scarf", HUMAN)))
    assert grey.joining(names) == (Seat("Mouse", "teal", "top_hat", NOBODY),)


def test_the_mouse_sits_at_the_table_with_two_and_nowhere_else(tmp_path: Path) -> None:
    pilot = host(tmp_path, 2)
    assert "The Mouse" in pilot.words() and "With two of you the Mouse joins in." in pilot.words()
    assert "name-2" not in pilot.names()
    pilot.click("start")
    assert [seat.player for seat in pilot.result.seats] == [HUMAN, HUMAN, NOBODY]
    assert "The Mouse" not in host(tmp_path, 3).words()


def test_same_as_last_time_also_with_a_seat_that_nobody_plays(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    first = Host(table(2).wishing(bread="brown"), book, sheet=SMALL_SHEET, desk=small_desk(tmp_path))
    first.click("start")
    again = PlayerBook(tmp_path / "players.json")
    assert [seat.name for seat in again.known] == ["Kind 0", "Kind 1"]
    second = Host(None, again, sheet=SMALL_SHEET, desk=small_desk(tmp_path))
    assert second.draft == table(2).wishing(bread="brown", tips=False)


def test_every_game_has_a_last_time_of_its_own(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    Host(Draft((), wishes=SHEET.defaults).with_more([HUMAN] * 3, NAMES).starting(1), book).click("start")
    pilot = Host(None, book, sheet=SMALL_SHEET, desk=small_desk(tmp_path))
    assert pilot.draft.first is None and pilot.draft.wishes["tips"] is True
    assert not {"again", "fresh"} & set(pilot.names())
    assert "regular-0" in pilot.names()


def test_a_sheet_and_its_box_name_the_same_game() -> None:
    assert (SHEET.game, SHEET.fewest, SHEET.most) == (BOX.name, BOX.fewest, BOX.most)


def test_without_a_rehearsal_nothing_is_painted_beforehand(tmp_path: Path) -> None:
    pilot = host(tmp_path, 3)
    pilot.wait(1.0)
    scene = pilot.scene
    assert isinstance(scene, SetUpScene)
    assert scene.ahead.left is None and pilot.stage.failures == []


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_word_has_room(tmp_path: Path, players: int, language: str, text_size: str) -> None:
    pilot = host(tmp_path, players, language, text_size=text_size)
    assert pilot.bad_texts() == []
    for bread in SMALL_SHEET.variants[1].values:
        scene = pilot.scene
        assert isinstance(scene, SetUpScene)
        scene.change(scene.draft.wishing(bread=bread))
        assert pilot.bad_texts() == []


def test_names_are_spoken_in_the_language_of_the_moment(tmp_path: Path) -> None:
    assert names_in(small_texts(tmp_path, "de"), SMALL_SHEET).joining == {2: "Die Maus"}
