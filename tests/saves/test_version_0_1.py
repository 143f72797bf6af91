"""What version 0.1 wrote opens as before: its saved games, players, hall of fame and settings.

`fixtures/0.1` is a data folder of that version, with what it read from its own files (`expected.json`).
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import make_save_fixture
import pytest

from ratland_desktop.games.ratland.company import COMPANY
from ratland_desktop.games.ratland.scenes.chronicle import HALL_PAGES
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.paths import find_places
from ratland_desktop.saves import clock
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.players import FORMAT, PlayerBook
from ratland_desktop.saves.settings import Confirm, Settings, SettingsStore, Speed, Tips
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.saves.store import Opened
from ratland_desktop.screens.hall import fame
from ratland_desktop.screens.hall.pages import PEAK
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.setup.beginnings import wants_tips
from ratland_desktop.screens.setup.scene import SetUpScene
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.games.ratland.scenes.house import House
from tests.saves.playing import play_on, store_in

FIXTURES = Path(__file__).parent / "fixtures" / "0.1"
EXPECTED: dict[str, Any] = json.loads((FIXTURES / "expected.json").read_text(encoding="utf-8"))
GAMES: dict[str, dict[str, Any]] = EXPECTED["games"]
ENGLISH = Texts(find_places().locales)
FILES = ("players.json", "hall.txt", "settings.json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as version 0.1 left it."""
    shutil.copytree(FIXTURES / "saves", tmp_path / "saves")
    for name in FILES:
        shutil.copy(FIXTURES / name, tmp_path / name)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- saved games


def test_every_game_is_listed_as_it_was_and_nothing_is_written(folder: Path) -> None:
    before = contents(folder)
    store = store_in(folder)
    lines = store.games()
    assert [line.id for line in lines] == EXPECTED["listed"]
    latest = store.latest()
    assert latest is not None and latest.id == EXPECTED["latest"]
    by_id = {line.id: line for line in lines}
    for game in GAMES.values():
        line = by_id[game["id"]]
        assert line.trouble is None
        assert (line.title, list(line.names), line.over) == (game["title"], game["names"], game["over"])
        assert (line.game, dict(line.summary)) == ("ratland", game["summary"])
        assert (line.order, clock.written(line.updated)) == (game["order"], game["updated"])
    assert contents(folder) == before


def looks_like(opened: Opened) -> dict[str, Any]:
    """The match as `expected.json` describes it."""
    looks: dict[str, Any] = json.loads(json.dumps(make_save_fixture.what_it_looks_like(opened.match)))
    before = json.dumps([looks.pop("rounds"), looks.pop("answers")], sort_keys=True)
    return looks | {"before": hashlib.sha256(before.encode()).hexdigest()}


@pytest.mark.parametrize("stage", GAMES)
def test_a_game_opens_where_it_was_left_and_is_played_to_its_end(folder: Path, stage: str) -> None:
    game, store = GAMES[stage], store_in(folder)
    opened = store.open(game["id"])
    assert opened.notices == ()
    assert looks_like(opened) == game["match"]
    assert [seat.player for seat in opened.seats] == game["players"]
    assert opened.shown == Shown(*game["shown"])
    assert [len(story) for story in opened.match.stories] == game["stories"]
    assert opened.notes == game["notes"]
    play_on(opened.match, Dice(5))
    opened.keeper.note(opened.match, None, opened.notes)
    assert opened.keeper.close()
    again = store.open(game["id"])
    assert again.match.over and again.match.outcome() == opened.match.outcome()
    assert again.keeper.close()


def reason_key(code: str) -> str:
    """The text that says now what version 0.1 called by this code."""
    return f"bots.reason.{code}" if code == "whim" else f"ratland.reason.{code}"


@pytest.mark.parametrize("stage", GAMES)
def test_the_diary_of_a_game_is_read_completely(stage: str) -> None:
    written = GAMES[stage]["diary"]
    diary = Diary.read(GAMES[stage]["notes"], len(GAMES[stage]["players"]), "ratland.reason")
    counts = ("rats", "cheese", "graves")
    assert [
        [x.round, x.moment, x.seat, x.was, x.player, *(x.had[name] for name in counts)] for x in diary.changes
    ] == written["changes"]
    assert [
        [x.round, x.seat, x.kind, x.reason.key, x.had["rats"], x.had["cheese"]] for x in diary.thoughts
    ] == [[*entry[:3], reason_key(entry[3]), *entry[5:]] for entry in written["thoughts"]]
    assert [x.reason.key for x in diary.thoughts if x.reason.key not in ENGLISH] == []
    assert [[seat, [*draft.parts]] for seat, draft in sorted(diary.drafts.items())] == [
        [entry[0], entry[3]] for entry in written["drafts"]
    ]
    assert (sorted(diary.own), sorted(diary.owed)) == (written["own"], written["owed"])
    assert diary.hints is written["hints"]


def test_the_games_are_as_different_as_they_should_be() -> None:
    """A plan half placed, computers' reasons, a seat that changed hands, sealed answers, an unseen story."""
    notes = [game["diary"] for game in GAMES.values()]
    for name in ("drafts", "changes", "thoughts", "own"):
        assert any(note[name] for note in notes), name
    assert any(game["match"]["handed_in"] for game in GAMES.values())
    assert {len(game["players"]) for game in GAMES.values()} >= {2, 3, 4, 12}
    assert {game["over"] for game in GAMES.values()} == {True, False}


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("stage", ["half a plan", "changed hands"])
def test_an_earlier_copy_opens_when_the_file_is_damaged(folder: Path, stage: str, version: int) -> None:
    game, store = GAMES[stage], store_in(folder)
    store.folder.save(game["id"]).write_bytes(b"half a fi")
    assert [backup.version for backup in store.backups(game["id"])] == [1, 2]
    opened = store.open(game["id"], version)
    assert opened.seats and list(store.line(game["id"]).names) == game["names"]
    assert play_on(opened.match, Dice(1)).over
    assert opened.keeper.close()


def test_the_picture_of_a_game_is_still_there(folder: Path) -> None:
    picture = store_in(folder).picture(GAMES["in the story"]["id"])
    assert picture is not None and picture.startswith(b"\x89PNG")


def test_the_computers_of_every_file_are_still_there(folder: Path) -> None:
    """Their levels are on RatLand's ladder, in saved games, in the hall and at the last table."""
    store, hall, book = store_in(folder), Hall(folder / "hall.txt"), PlayerBook(folder / "players.json")
    seats = [seat for line in store.games() for seat in line.seats]
    seats += [seat for game in hall.games for seat in game.seats]
    last = book.last_table("ratland")
    assert last is not None
    found = {seat.player for seat in (*seats, *last.seats)}
    assert {"beginner", "solid", "cunning"} <= found <= {*COMPANY.players}
    assert all(COMPANY.fitting(seat) == seat for seat in seats)
    hall.close()


# --- players, hall of fame, settings


def test_players_their_old_names_and_the_last_table_are_known(folder: Path) -> None:
    before = contents(folder)
    book, known = PlayerBook(folder / "players.json"), EXPECTED["players"]
    assert book.take_notices() == []
    assert [seat.name for seat in book.known] == known["known"]
    assert book.renamed == known["renamed"]
    last = book.last_table("ratland")
    assert last is not None and [*book.tables] == ["ratland"]
    assert [[seat.name, seat.player] for seat in last.seats] == known["last"]
    assert last.choices == known["choices"]
    assert contents(folder) == before


def test_players_are_kept_when_the_list_is_written_anew(folder: Path) -> None:
    book = PlayerBook(folder / "players.json")
    before = (book.known, book.renamed, book.tables)
    assert book.save()
    again = PlayerBook(folder / "players.json")
    assert (again.known, again.renamed, again.tables) == before
    assert json.loads((folder / "players.json").read_bytes())["format"] == FORMAT
    assert not [*folder.glob("players.damaged-*")]


def test_who_knows_ratland_gets_no_tips_there_but_in_the_first_game_of_another_kind(folder: Path) -> None:
    book = PlayerBook(folder / "players.json")
    assert not wants_tips(Tips.FIRST_GAME, book, "ratland")
    assert wants_tips(Tips.FIRST_GAME, book, "another")


def test_the_hall_counts_every_game_as_before(folder: Path) -> None:
    before = contents(folder)
    hall = Hall(folder / "hall.txt")
    found = [
        {
            "id": game.id,
            "game": game.game,
            "when": clock.written(game.when),
            "seats": [[seat.name, seat.player] for seat in game.seats],
            "points": [standing.points for standing in game.outcome.standings],
            "winners": [*game.outcome.winners],
            "variant": dict(game.variant),
            "facts": dict(game.facts),
        }
        for game in hall.games
    ]
    assert found == EXPECTED["hall"]
    assert hall.take_notices() == []
    assert contents(folder) == before


def test_wins_and_records_are_counted_as_before(folder: Path) -> None:
    told = fame.tell(Hall(folder / "hall.txt").games, [HALL_PAGES])
    book = PlayerBook(folder / "players.json")
    lines = fame.players(told, book.known, book.name_now)
    assert [[line.seat.name, line.games, line.wins] for line in lines] == EXPECTED["fame"]
    held = fame.records(told)
    names = {"most_rats": PEAK}  # as the record of the highest point of a curve is called now
    expected = {names.get(name, name): record for name, record in EXPECTED["records"].items()}
    assert {name: [one.amount, one.seat, one.round] for name, one in held.items()} == expected


def test_settings_stay_as_they_were_chosen(folder: Path) -> None:
    chosen = json.loads((folder / "settings.json").read_bytes())
    store = SettingsStore(folder / "settings.json")
    assert store.take_notices() == []
    store.change(muted=not chosen["muted"])
    assert store.save()
    written = json.loads((folder / "settings.json").read_bytes())
    assert {name: written[name] for name in chosen} == {**chosen, "muted": not chosen["muted"]}
    fresh = asdict(Settings())
    assert {name: written[name] for name in written.keys() - chosen} == {
        name: fresh[name] for name in fresh.keys() - chosen
    }, "settings that came later are as in a new game"


# --- through the whole program


@pytest.fixture
def house(folder: Path) -> Iterator[House]:
    house = House(folder)
    yield house
    assert house.pilot.stage.failures == []
    house.program.close()


def take_up(house: House, stage: str) -> None:
    """Open this game from the list of saved games. The mouse of these tests clicks, it does not hold."""
    house.program.comfort.change(confirm=Confirm.CLICK_TWICE, speed=Speed.INSTANT)
    house.player.hand.press(house.pilot, "load")
    page = house.pilot.until_scene(SavedGamesScene)
    page.choose([line.id for line in page.lines].index(GAMES[stage]["id"]))
    house.player.hand.press(house.pilot, "open")
    house.pilot.until(lambda: not isinstance(house.pilot.scene, SavedGamesScene))
    house.pilot.settle()


@pytest.mark.slow
@pytest.mark.parametrize("stage", ["opening", "in the story", "an open question"])
def test_a_family_plays_on_where_it_stopped(house: House, stage: str) -> None:
    take_up(house, stage)
    then = len(GAMES[stage]["stories"])
    house.play_until(lambda: len(house.session.match.stories) > then)
    house.leave_by_closing()
    line = next(line for line in house.store.games() if line.id == GAMES[stage]["id"])
    assert line.trouble is None and line.order > GAMES[stage]["order"]


def test_the_set_up_offers_the_last_table(house: House) -> None:
    house.player.hand.press(house.pilot, "new_game")
    page = house.pilot.until_scene(SetUpScene)
    assert [[seat.name, seat.player] for seat in page.draft.seats] == EXPECTED["players"]["last"]
    house.player.hand.press(house.pilot, "start")
    house.pilot.until(lambda: not isinstance(house.pilot.scene, SetUpScene))
    house.leave_by_closing()  # a new game is written in the background; leaving waits for it
    begun = house.store.latest()
    assert begun is not None
    variants = {name: EXPECTED["players"]["choices"][name] for name in ("clans", "board", "food")}
    assert variants.items() <= dict(begun.summary).items()


def test_half_a_plan_is_on_its_owners_secret_page(house: House) -> None:
    take_up(house, "half a plan")
    ((seat, _, _, parts),) = GAMES["half a plan"]["diary"]["drafts"]
    house.play_until(lambda: isinstance(house.pilot.scene, MySewerScene))
    sewer = house.pilot.until_scene(MySewerScene)
    assert sewer.seat.name == GAMES["half a plan"]["names"][seat]
    assert list(sewer.plan) == parts


@pytest.mark.parametrize("stage", ["over", "over for two", "over with computers"])
def test_a_finished_game_shows_its_result_and_counts_once(house: House, stage: str) -> None:
    take_up(house, stage)
    house.pilot.until_scene(ResultsScene)
    house.leave_by_closing()
    assert len(Hall(house.folder / "hall.txt").games) == len(EXPECTED["hall"])


def test_a_game_whose_end_was_not_told_is_told_and_counted(house: House) -> None:
    take_up(house, "the end untold")
    house.play_until(lambda: isinstance(house.pilot.scene, ResultsScene))
    house.leave_by_closing()
    assert len(Hall(house.folder / "hall.txt").games) == len(EXPECTED["hall"]) + 1
    line = next(line for line in house.store.games() if line.id == GAMES["the end untold"]["id"])
    assert line.over
