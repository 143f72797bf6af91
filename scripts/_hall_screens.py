"""The screens of the hall of fame: with no, one and many games, its players, and chronicles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache

from _pilot import Pilot
from _screens import nothing, screen
from _sessions import NAMES, family, play_on, session
from _studio import Studio

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.scenes.chronicle import DEEDS, HALL_PAGES
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.hotseat.session import Over, Session
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import FinishedGame, finished_game
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.chronicle import ChronicleScene, Page
from ratland_desktop.screens.chronicle.scene import CloseUpScene, PaintedSheet
from ratland_desktop.screens.film import FilmScene
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.hall.people import PeopleScene
from ratland_desktop.screens.hall.scene import Wall
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.tabletop.dice import Dice

BOARDS = (Board.OFF, Board.EVERYONE, Board.SECRET)
NOON = datetime(2026, 11, 14, 12, tzinfo=UTC)


@cache
def finished_session(players: int, seed: int, clans: bool = True) -> Session:
    """A game by chance, played to its end."""
    game = session(players, seed, clans=clans, board=BOARDS[seed % 3])
    play_on(game, Dice(seed), lambda e: isinstance(e.step(), Over))
    return game


def finished(players: int, seed: int) -> FinishedGame:
    game = finished_session(players, seed, seed % 4 > 0)
    variant = RATLAND_KEEPING.variant(game.view(None))
    first = seed % len(NAMES)
    people = (*family(len(NAMES))[first:], *family(len(NAMES))[:first])
    levels = ("human", "human", "solid") if seed % 2 else ("human",)
    seats = tuple(replace(seat, player=levels[n % len(levels)]) for n, seat in enumerate(people[:players]))
    when = NOON - timedelta(days=3 * seed)
    return finished_game(game.match, seats, variant, DEEDS.write(DEEDS.tell(game.match)), when)


def full_hall(games: int, players: int = 4) -> Hall:
    """A hall with this many games, with different people and variants."""
    hall = Hall(None)
    for seed in range(games):
        hall.add(finished(2 + (players + seed * 5) % 11, seed % 12) if seed < 12 else again(hall, seed))
    return hall


def again(hall: Hall, seed: int) -> FinishedGame:
    """Another session that went like an earlier one, for a long list."""
    like = hall.games[seed % 12]
    return replace(like, id=f"{seed:016x}", when=NOON - timedelta(days=3 * seed))


def page(players: int, seed: int = 4, names: Sequence[str] = NAMES) -> Page:
    match = finished_session(players, seed).match
    return Page(DEEDS, DEEDS.tell(match), family(players, names=names), NOON)


def wait_for(pilot: Pilot, sheet: PaintedSheet) -> None:
    pilot.until(lambda: sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    pilot.settle()


@screen
def hall(studio: Studio, name: str) -> None:
    book = PlayerBook(None)
    studio.shoot(f"{name}-none", lambda: HallScene(Hall(None), book, [HALL_PAGES], nothing))
    for count in (1, 200):
        scene = HallScene(full_hall(count, studio.players), book, [HALL_PAGES], nothing)
        pilot = studio.play(lambda s=scene: s)  # type: ignore[misc]
        for wall in Wall:
            scene.turn_to(wall)
            pilot.settle()
            studio.take(f"{name}-{count}-{wall.name.lower()}", pilot)
    for variant in ("clans", "board", "food", "players", "players"):
        pilot.click(variant)
    pilot.settle()
    studio.take(f"{name}-no-match", pilot)


@screen
def people(studio: Studio, name: str) -> None:
    book = PlayerBook(None)
    studio.shoot(f"{name}-none", lambda: PeopleScene(book))
    book.remember("ratland", [replace(seat, language="fr") for seat in family(12)], {})
    lines = HallScene(full_hall(12), book, [HALL_PAGES], nothing).players
    pilot = studio.shoot(name, lambda: PeopleScene(book, lines))
    pilot.click("rename")
    pilot.settle()
    studio.take(f"{name}-rename", pilot)
    pilot.back()
    pilot.settle()
    pilot.click("dress")
    pilot.settle()
    studio.take(f"{name}-dress", pilot)
    pilot.back()
    pilot.settle()
    pilot.click("forget")
    pilot.settle()
    studio.take(f"{name}-forgotten", pilot)


@screen
def chronicle(studio: Studio, name: str) -> None:
    for players in (2, 6, 12):
        scene = ChronicleScene(page(players, names=studio.names))
        pilot = studio.play(lambda s=scene: s)  # type: ignore[misc]
        wait_for(pilot, scene.sheet)
        studio.take(f"{name}-{players}", pilot)
    pilot.click("closer")
    closer = pilot.until_scene(CloseUpScene)
    wait_for(pilot, closer.sheet)
    studio.take(f"{name}-closer", pilot)


@screen
def film(studio: Studio, name: str) -> None:
    """In the making, and without a folder to save it in."""
    no_folder = studio.folder / "a file" / "films"
    studio.folder.mkdir(parents=True, exist_ok=True)
    no_folder.parent.touch()
    game = session(studio.players, 2, names=studio.names)
    play_on(game, Dice(2), lambda e: isinstance(e.step(), Over))
    scene = FilmScene(game, BOX.screens(), {}, no_folder)
    pilot = studio.play(lambda: scene)
    job = scene.job
    assert job is not None
    pilot.until(lambda: job.painted >= 2)
    studio.take(name, pilot)
    job.content = b""  # no need to wait for the rest of it
    pilot.until(lambda: "again" in pilot.names())
    studio.take(f"{name}-no-folder", pilot)


@screen
def regulars(studio: Studio, name: str) -> None:
    book = PlayerBook(None)
    book.remember("ratland", family(12), {})
    book.remember("ratland", tuple(replace(seat, name=f"{seat.name} II") for seat in family(2)), {})
    pilot = studio.play(lambda: SetUpScene(SHEET, book))
    studio.take(f"{name}-few", pilot)
    for _ in range(4):
        pilot.click("regular-0")
    studio.take(f"{name}-many", pilot)
