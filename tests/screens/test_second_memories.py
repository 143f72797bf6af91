"""Chronicle and hall of fame serve several games: each has its page, and the family one over all of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from _hall_screens import finished

from ratland_desktop.games.ratland.scenes.chronicle import HALL_PAGES as RATLAND_PAGES
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import FinishedGame
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.chronicle import ChronicleScene, Page, words
from ratland_desktop.screens.chronicle.printing import FileForm, PrintJob
from ratland_desktop.screens.hall import HallScene, fame
from ratland_desktop.screens.hall.pages import BEST, HallPages
from ratland_desktop.screens.hall.people import PeopleScene
from ratland_desktop.screens.hall.scene import Wall
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.widgets import ScrollPane
from ratland_desktop.tabletop.seats import NOBODY
from tests.games.crumbs.pages import DEEDS, HALL_PAGES, CrumbsChronicle, read, write
from tests.games.crumbs.words import crumbs_texts
from tests.pilot import Pilot
from tests.screens.crumbs_kit import MIA, NOON, OMA, ROBOT, crumbs_desk, played, remembered
from tests.words_beside import texts_beside

SHELF = (RATLAND_PAGES, HALL_PAGES)


def sheet(*deeds: Deed) -> Page:
    session = played()
    told = DEEDS.tell(session.match)
    assert isinstance(told, CrumbsChronicle)
    return Page(DEEDS, replace(told, deeds=deeds) if deeds else told, session.seats, NOON)


def hall_of(*games: FinishedGame, shelf: tuple[HallPages, ...] = SHELF) -> HallScene:
    hall = Hall(None)
    for game in games:
        hall.add(game)
    return HallScene(hall, PlayerBook(None), shelf, lambda: STAY)


def two_games() -> HallScene:
    return hall_of(remembered(1), remembered(2, MIA, ROBOT, days=1), finished(4, 0), finished(3, 1))


def entered(folder: Path, scene: HallScene, language: str = "en", **look: str) -> Pilot:
    return Pilot(lambda: scene, desk=crumbs_desk(folder, language), **look)  # type: ignore[arg-type]


# --- the chronicle


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", {"The biggest crumb", "The boldest look"}),
        ("de", {"Der größte Krümel", "Der frechste Blick"}),
        ("fr", {"La plus grosse miette", "Le coup d’œil le plus hardi"}),
        ("es", {"La miga más grande", "La mirada más atrevida"}),
    ],
)
def test_the_page_is_painted_in_the_words_of_the_game(
    tmp_path: Path, language: str, titles: set[str]
) -> None:
    scene = ChronicleScene(sheet())
    pilot = Pilot(lambda: scene, desk=crumbs_desk(tmp_path, language))
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    pilot.redraw()
    shown = pilot.words()
    assert " ".join(words.story(pilot.desk.texts, scene.page)) in shown
    assert titles <= set(shown)
    assert pilot.bad_texts() == []
    assert pilot.stage.failures == []
    assert pilot.desk.texts.missing == set()


def test_what_happened_has_room_before_what_did_not() -> None:
    looked, laid = Deed("look", 1, 0, 1, 1), Deed("lay", 2, 1, 5)
    shown = [keepsake.kind for keepsake in sheet(looked, laid).keepsakes]
    assert shown == ["look", "lay", "never_0", "never_1"]


def test_a_deed_is_told_with_the_amount_that_it_counts(tmp_path: Path) -> None:
    say, page = crumbs_texts(tmp_path), sheet(Deed("lay", 2, 1, 5), Deed("look", 1, 0, 3, 1))
    told = {keepsake.kind: words.deed(say, page, keepsake) for keepsake in page.keepsakes}
    assert told["lay"] == "Round 2: Oma lays a card of 5 crumbs."
    assert told["look"] == "Round 1: Mia looks at Oma, 3 times."
    assert told["never_0"] == "Nobody looked."


def test_files_and_web_pages_carry_the_name_of_the_game(tmp_path: Path) -> None:
    say, page = crumbs_texts(tmp_path), sheet()
    assert words.file_title(say, page).startswith("Crumbs 2026-11-14 ")
    job = PrintJob(None, say, page, tmp_path / "out", FileForm.HTML)
    while not job.over:
        job.step(1.0)
    assert job.saved is not None
    html = job.saved.read_text("utf-8")
    assert "<title>Crumbs · " in html
    assert "The biggest crumb" in html
    assert "RatLand" not in html


def test_a_game_is_called_what_the_language_calls_it(tmp_path: Path) -> None:
    assert words.file_title(crumbs_texts(tmp_path, "de"), sheet()).startswith("Krümel 2026-11-14 ")
    scene = two_games()
    pilot = entered(tmp_path, scene, "de")
    assert scene.page is None  # the family's: players with the game they like best
    for wall in Wall:
        scene.turn_to(wall)
        pilot.settle()
        shown = " · ".join(pilot.words())
        assert "Krümel" in shown and "Crumbs" not in shown
    assert not pilot.desk.texts.missing


def test_a_chronicle_reads_back_and_what_is_none_is_refused() -> None:
    told = sheet().chronicle
    assert isinstance(told, CrumbsChronicle)
    assert read(write(told), told.players) == told
    assert read(write(told), told.players + 1) is None
    assert read({**write(told), "deeds": [["look", 1, 0, 1, -1]]}, told.players) is None
    assert read({**write(told), "deeds": [["dance", 1, 0, 1, -1]]}, told.players) is None


# --- pages of the hall


def test_with_one_kind_of_game_there_is_nothing_to_switch(tmp_path: Path) -> None:
    for game, pages in ((finished(4, 0), RATLAND_PAGES), (remembered(1), HALL_PAGES)):
        scene = hall_of(game)
        assert "page" not in entered(tmp_path, scene).names()
        assert scene.page is pages


def test_an_empty_hall_has_no_pages(tmp_path: Path) -> None:
    scene = hall_of()
    pilot = entered(tmp_path, scene)
    assert scene.all == []
    assert "page" not in pilot.names() and "play" in pilot.names()


def test_the_family_page_comes_first_and_each_game_has_its_own(tmp_path: Path) -> None:
    scene = two_games()
    pilot = entered(tmp_path, scene)
    assert scene.page is None
    assert len(scene.told) == 4
    pilot.focus_on("page")
    pilot.key(pygame.K_RIGHT)
    assert scene.page is RATLAND_PAGES
    assert {one.game.game for one in scene.told} == {"ratland"}
    assert {"clans", "board", "food", "players"} <= set(pilot.names())
    pilot.focus_on("page")
    pilot.key(pygame.K_RIGHT)
    assert scene.page is HALL_PAGES
    assert {one.game.game for one in scene.told} == {"crumbs"}
    assert "mouse" in pilot.names() and "clans" not in pilot.names()


@pytest.mark.parametrize("page", [RATLAND_PAGES, HALL_PAGES], ids=lambda page: page.game)
def test_who_comes_from_a_box_enters_at_the_page_of_its_game(page: HallPages, tmp_path: Path) -> None:
    hall = two_games().hall
    scene = HallScene(hall, PlayerBook(None), SHELF, lambda: STAY, page=page)
    assert "page" in entered(tmp_path, scene).names()
    assert scene.page is page and {one.game.game for one in scene.told} == {page.game}


def test_the_page_of_a_game_that_nobody_has_finished_invites_to_play_it(tmp_path: Path) -> None:
    hall = hall_of(finished(4, 0)).hall
    scene = HallScene(hall, PlayerBook(None), SHELF, lambda: STAY, page=HALL_PAGES)
    assert "play" in entered(tmp_path, scene).names()
    assert scene.page is HALL_PAGES and scene.told == []


def test_the_mouse_switches_pages_too(tmp_path: Path) -> None:
    scene = two_games()
    pilot = entered(tmp_path, scene)
    switch = pilot.widget("page").box
    pilot.click((switch.right - 30, switch.centre[1]))
    assert scene.page is HALL_PAGES
    pilot.click((switch.x + 30, pilot.widget("page").box.centre[1]))
    assert scene.page is None


def test_another_page_begins_with_all_its_games(tmp_path: Path) -> None:
    scene = two_games()
    pilot = entered(tmp_path, scene)
    pilot.click("players")
    assert len(scene.told) < len(scene.all)
    scene.switch_to(HALL_PAGES)
    pilot.settle()
    assert scene.wanted == {"mouse": None, "players": None}
    assert scene.told == scene.all


def test_the_family_counts_games_and_wins_over_all_and_knows_what_everybody_likes() -> None:
    games = [remembered(1), remembered(2, days=1), remembered(3, MIA, ROBOT, days=2)]
    ratland = replace(finished(2, 0), seats=(OMA, MIA))
    told = fame.tell([*games, ratland], SHELF)
    lines = {line.seat.name: line for line in fame.players(told, (), lambda name: name)}
    assert set(lines) == {"Mia", "Oma"}  # neither computers nor the Mouse
    assert (lines["Mia"].games, lines["Mia"].favourite) == (4, "crumbs")
    assert (lines["Oma"].games, lines["Oma"].played["ratland"]) == (3, 1)
    won = sum(one.game.outcome.standings[one.game.seats.index(MIA)].place == 1 for one in told)
    assert lines["Mia"].wins == won


def test_of_equally_many_the_game_played_last_is_the_favourite() -> None:
    told = fame.tell([remembered(1), replace(finished(2, 0), seats=(MIA, OMA))], SHELF)
    assert fame.players(told, (), lambda name: name)[0].favourite == "crumbs"


def test_a_seat_that_nobody_plays_holds_no_record() -> None:
    for seed in range(8):
        held = fame.records(fame.tell([remembered(seed)], SHELF))
        assert all(one.told.game.seats[one.seat].player != NOBODY for one in held.values())


def test_a_seat_that_nobody_plays_is_not_counted_among_the_players(tmp_path: Path) -> None:
    say, page = crumbs_texts(tmp_path), sheet()
    assert len(page.seats) == 3
    assert words.variant(say, page) == "2 players · With the Mouse"
    assert words.story(say, page)[0].startswith("2 mice")
    assert fame.choices(hall_of(remembered(1)).all, "players") == [2]


def test_the_family_has_the_best_of_each_game_on_its_wall(tmp_path: Path) -> None:
    scene = two_games()
    pilot = entered(tmp_path, scene)
    scene.turn_to(Wall.RECORDS)
    pilot.settle()
    assert [(record.name, game) for record, _, game in scene.records] == [(BEST, "ratland"), (BEST, "crumbs")]
    assert {"RatLand · Most points", "Crumbs · Most crumbs"} <= set(pilot.words())
    scene.switch_to(HALL_PAGES)
    pilot.settle()
    assert {"Most crumbs", "Fullest plate", "The boldest look", "The biggest crumb"} <= set(pilot.words())


def test_more_records_than_there_is_room_for_can_be_scrolled(tmp_path: Path) -> None:
    many = replace(HALL_PAGES, records=HALL_PAGES.records * 3)
    scene = hall_of(remembered(1), shelf=(many,))
    pilot = entered(tmp_path, scene)
    scene.turn_to(Wall.RECORDS)
    pilot.focus_on("records")
    pane = pilot.typed_widget(ScrollPane, "records")
    for _ in range(20):
        pilot.key(pygame.K_DOWN)
    assert pane.scrolled == pane.furthest > 0
    assert pilot.bad_texts() == []


def test_a_game_in_the_familys_list_says_which_it_is_and_opens_its_own_chronicle(tmp_path: Path) -> None:
    scene = hall_of(remembered(1, days=400), finished(4, 0))
    pilot = entered(tmp_path, scene)
    scene.turn_to(Wall.GAMES)
    pilot.settle()
    assert {words.split(" · ")[0] for words in pilot.words() if " · " in words} == {"RatLand", "Crumbs"}
    pilot.focus_on("games")
    pilot.press()
    assert pilot.until_scene(ChronicleScene).page.deeds is DEEDS


def test_the_page_of_players_counts_all_games(tmp_path: Path) -> None:
    scene = hall_of(remembered(1), replace(finished(2, 0), seats=(MIA, OMA)))
    scene.book.remember("ratland", [MIA, OMA], {})
    pilot = entered(tmp_path, scene)
    scene.switch_to(HALL_PAGES)
    pilot.settle()
    pilot.click("people")
    people = pilot.until_scene(PeopleScene)
    assert people.lines["mia"].games == 2


def test_a_game_that_is_not_on_the_shelf_is_left_out() -> None:
    scene = hall_of(remembered(1), finished(4, 0), shelf=(RATLAND_PAGES,))
    assert scene.page is RATLAND_PAGES
    assert {one.game.game for one in scene.every} == {"ratland"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("wall", Wall)
def test_every_word_fits_on_every_page(tmp_path: Path, language: str, wall: Wall) -> None:
    names = {"second": "Ratjack", "third": "Comme des Rats", "fourth": "Rattus"}
    others = [replace(HALL_PAGES, deeds=replace(DEEDS, game=game)) for game in names]
    for game, name in names.items():
        texts_beside(tmp_path, game, dict.fromkeys(("en", "de"), f'name = "{name}"'), language)
    games = [replace(remembered(n), game=pages.game, id=f"{n:016x}") for n, pages in enumerate(others)]
    scene = hall_of(*games, finished(12, 0), shelf=(RATLAND_PAGES, *others))
    pilot = entered(tmp_path, scene, language, text_size="larger")
    for page in (None, RATLAND_PAGES, others[1]):
        scene.switch_to(page)
        scene.turn_to(wall)
        pilot.settle()
        assert pilot.bad_texts() == []
    assert pilot.stage.failures == []
    assert pilot.desk.texts.missing == set()
