"""The hall of fame: what it counts, and that mouse, keys and pad each reach everything in it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from _hall_screens import finished, full_hall
from _screens import SCREENS
from _studio import Studio

from ratland_desktop.games.ratland.chronicle import DeedKind
from ratland_desktop.games.ratland.scenes.chronicle import HALL_PAGES
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import FinishedGame
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.chronicle import ChronicleScene
from ratland_desktop.screens.hall import HallScene, fame
from ratland_desktop.screens.hall.pages import BEST, PEAK
from ratland_desktop.screens.hall.people import PeopleScene
from ratland_desktop.screens.hall.scene import Wall
from ratland_desktop.screens.setup.wardrobe import WardrobeScene
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction, Hand
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from tests.pilot import Pilot

MIA, OMA = Seat("Mia", "teal", "scarf"), Seat("Oma", "red", "bow")
ROBOT = Seat("Krümel", "blue", "crown", "solid")
NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


def stay() -> Go:
    return STAY


def won(number: int, *table: tuple[Seat, int], **variant: str | int | bool) -> FinishedGame:
    """A game in which everybody scored so much."""
    points = [score for _, score in table]
    ranking = sorted(points, reverse=True)
    standings = tuple(Standing(n, 1 + ranking.index(score), score, 0) for n, score in enumerate(points))
    seats = tuple(seat for seat, _ in table)
    when = NOON + timedelta(days=number)
    return FinishedGame(f"{number:016x}", "ratland", when, seats, Outcome(standings), variant)


def told(*games: FinishedGame) -> list[fame.Told]:
    hall = Hall(None)
    for game in games:
        hall.add(game)
    return fame.tell(hall.games, [HALL_PAGES])


def hall_of(*games: FinishedGame, book: PlayerBook | None = None) -> HallScene:
    hall = Hall(None)
    for game in games:
        hall.add(game)
    return HallScene(hall, book or PlayerBook(None), [HALL_PAGES], stay)


# --- counting


def test_players_are_counted_with_games_wins_and_best_and_computers_are_not() -> None:
    games = told(won(1, (MIA, 9), (OMA, 12), (ROBOT, 20)), won(2, (MIA, 15), (OMA, 3)))
    lines = fame.players(games, (), lambda name: name)
    assert [(line.seat.name, line.games, line.wins, line.best) for line in lines] == [
        ("Mia", 2, 1, 15),
        ("Oma", 2, 0, 12),
    ]


def test_a_shared_victory_is_a_win_for_both() -> None:
    lines = fame.players(told(won(1, (MIA, 9), (OMA, 9))), (), lambda name: name)
    assert [line.wins for line in lines] == [1, 1]


def test_names_written_differently_are_one_player_with_the_face_of_today() -> None:
    small = replace(MIA, name="mia", colour="lime")
    games = told(won(1, (MIA, 9), (OMA, 12)), won(2, (small, 15), (OMA, 3)))
    lines = fame.players(games, (replace(MIA, badge="crown"),), lambda name: name)
    assert [(line.seat.badge, line.games) for line in lines if line.seat.name == "Mia"] == [("crown", 2)]


def test_a_renamed_player_takes_the_old_games_along() -> None:
    book = PlayerBook(None)
    book.remember("ratland", [MIA, OMA], {})
    book.change("Mia", replace(MIA, name="Sophie"))
    games = told(won(1, (MIA, 9), (OMA, 3)), won(2, (replace(MIA, name="Sophie"), 15), (OMA, 3)))
    lines = fame.players(games, book.known, book.name_now)
    assert [(line.seat.name, line.games, line.wins) for line in lines] == [("Sophie", 2, 2), ("Oma", 2, 0)]


def test_who_was_first_to_do_it_keeps_the_record() -> None:
    held = fame.records(told(won(1, (MIA, 9), (OMA, 12)), won(2, (MIA, 12), (OMA, 3))))
    assert (held[BEST].amount, held[BEST].seat) == (12, 1)
    assert held[BEST].told.game.when == NOON + timedelta(days=1)


def test_records_are_the_greatest_deeds_of_all_games() -> None:
    games = [finished(4, seed) for seed in range(5)]
    all_told = told(*games)
    held = fame.records(all_told)
    for kind in DeedKind:
        deeds = [one.chronicle.deed(kind) for one in all_told if one.chronicle is not None]
        assert held[kind].amount == max(deed.amount for deed in deeds if deed is not None)
    peaks = [max(map(max, one.chronicle.curves)) for one in all_told if one.chronicle is not None]
    assert held[PEAK].amount == max(peaks)


def test_a_variant_shows_its_games_only() -> None:
    plain = won(1, (MIA, 9), (OMA, 12), clans=False, board="off")
    clans = won(2, (MIA, 15), (OMA, 3), (ROBOT, 1), clans=True, board="off")
    scene = hall_of(plain, clans)
    pilot = Pilot(lambda: scene)
    assert fame.choices(scene.all, "clans") == [False, True]
    pilot.click("clans")
    assert [one.game for one in scene.told] == [plain]
    pilot.click("clans")
    assert [one.game for one in scene.told] == [clans]
    pilot.click("clans")
    assert len(scene.told) == 2
    assert not pilot.widget("board").enabled  # there is nothing to choose
    pilot.click("players")
    pilot.click("clans")
    pilot.click("clans")
    assert scene.told == []
    assert pilot.bad_texts() == []


def test_a_game_that_cannot_be_told_counts_and_says_so() -> None:
    scene = hall_of(won(1, (MIA, 9), (OMA, 12)))
    pilot = Pilot(lambda: scene)
    scene.turn_to(Wall.GAMES)
    pilot.settle()
    pilot.focus_on("games")
    pilot.press()
    pilot.frames(2)
    assert pilot.scene is scene
    assert "can’t be told in full any more" in pilot.desk.toasts.words


# --- hands


def test_with_keys_alone_one_reaches_a_chronicle_and_comes_back() -> None:
    scene = HallScene(full_hall(3), PlayerBook(None), [HALL_PAGES], stay)
    pilot = Pilot(lambda: scene)
    pilot.move(Direction.RIGHT, Direction.RIGHT)
    pilot.settle()
    assert scene.wall is Wall.GAMES
    pilot.focus_on("games")
    pilot.move(Direction.DOWN)
    pilot.press()
    page = pilot.until_scene(ChronicleScene).page
    assert page.when == scene.told[1].game.when
    pilot.back()
    pilot.until_scene(HallScene)
    pilot.back()
    assert pilot.over


def test_with_a_pad_alone_one_reaches_the_players_and_changes_a_badge() -> None:
    book = PlayerBook(None)
    book.remember("ratland", [MIA, OMA], {})
    pilot = Pilot(lambda: PeopleScene(book))
    pilot.pad_move(Direction.DOWN)
    pilot.pad(0)
    pilot.until_scene(WardrobeScene)
    pilot.focus_on("badge crown", Hand.PAD)
    pilot.pad(0)
    pilot.focus_on("done", Hand.PAD)
    pilot.pad(0)
    pilot.until_scene(PeopleScene)
    assert book.known == (MIA, replace(OMA, badge="crown"))


def test_with_the_mouse_alone_one_goes_through_the_walls_and_opens_a_game() -> None:
    scene = HallScene(full_hall(3), PlayerBook(None), [HALL_PAGES], stay)
    pilot = Pilot(lambda: scene)
    tabs = pilot.widget("wall")
    pilot.click(tabs.box.right_part(100).centre)
    pilot.settle()
    assert scene.wall is Wall.GAMES
    pilot.click((600, 370))
    pilot.until_scene(ChronicleScene)


def test_the_empty_hall_invites_to_play() -> None:
    asked = []

    def play() -> Go:
        asked.append(True)
        return STAY

    pilot = Pilot(lambda: HallScene(Hall(None), PlayerBook(None), [HALL_PAGES], play))
    pilot.press()
    assert asked == [True]


def test_a_damaged_hall_is_told_when_one_enters(tmp_path: Path) -> None:
    path = tmp_path / "hall.txt"
    path.write_bytes(b"cheese crumbs\n")
    pilot = Pilot(lambda: HallScene(Hall(path), PlayerBook(None), [HALL_PAGES], stay), language="de")
    pilot.frames(2)
    assert "beschädigt" in pilot.desk.toasts.words
    assert path.read_bytes() == b"cheese crumbs\n"


def test_what_only_a_later_version_knows_is_shown_as_it_is() -> None:
    odd = replace(OMA, colour="ultraviolet", badge="halo")
    games = (won(1, (MIA, 9), (odd, 12), board="moonlit"), won(2, (MIA, 15), (OMA, 3), board="off"))
    pilot = Pilot(lambda: hall_of(*games))
    pilot.click("board")
    assert "moonlit" in pilot.words()
    assert pilot.stage.failures == []


# --- words


@pytest.mark.parametrize("screen", ["hall", "people", "regulars"])
def test_every_word_fits(screen: str, tmp_path: Path) -> None:
    studio = Studio(tmp_path / "out", (1280, 720), "de", 12, "larger", tmp_path)
    SCREENS[screen](studio, screen)
    assert studio.bad == {}
    assert studio.desk.texts.missing == set()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (2560, 1080)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr", "es", "xx"])
@pytest.mark.parametrize("screen", ["hall", "people", "chronicle", "regulars"])
def test_every_word_fits_everywhere(
    screen: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    studio = Studio(tmp_path / "out", size, language, 12, "larger", tmp_path)
    SCREENS[screen](studio, screen)
    assert studio.bad == {}
