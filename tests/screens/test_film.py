"""The last round as a moving picture: what it shows, how large it gets, and what if it cannot be saved."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from _game_tables import screens_in, table
from _sessions import NAMES, play_on

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.session import Over, QuickMinds, Session
from ratland_desktop.paths import find_places
from ratland_desktop.saves import lifeboats
from ratland_desktop.screens.box import TableTurn
from ratland_desktop.screens.film import FilmScene, cut, making
from ratland_desktop.screens.film.cut import Cut
from ratland_desktop.screens.film.making import LARGEST, Ending, FilmJob
from ratland_desktop.screens.film.painting import Painter
from ratland_desktop.screens.film.strips import WIDE, height_of, strips_of
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.text import Texts
from tests.opener import Blank
from tests.pilot import Pilot
from tests.quickly import quickly
from tests.shell.gif_reader import read_gif

GAMES = [*SHELF]
PLACES = find_places()
SAY = Texts(PLACES.locales, "de")


def finished(game: str, players: int = 4, seed: int = 2) -> Session:
    session = table(SHELF[game], players, seed, NAMES)
    play_on(session, Dice(seed), lambda e: isinstance(e.step(), Over))
    return session


def cut_of(session: Session) -> Cut:
    return Cut(session, screens_in(session.box), {}, SAY)


def job_of(session: Session, folder: Path) -> FilmJob:
    film = cut_of(session)
    outcome = session.match.outcome()
    assert outcome is not None
    painter = Painter(film.table, PLACES.assets / "art", SAY)
    return FilmJob(film, painter, Ending("Mira gewinnt!", outcome, "Ein Film"), folder)


def made(job: FilmJob) -> bytes:
    while job.content is None:
        job.step(0.5)
    assert job._worker is not None
    job._worker.join()
    return job.content


def painted(painter: Painter, work: Iterator[None]) -> bytes:
    for _ in work:
        pass
    return pygame.image.tobytes(painter.frame, "RGB")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film of two steps and two pictures of the podium."""
    monkeypatch.setattr(cut, "MOST_STEPS", 2)
    monkeypatch.setattr(cut, "MOST_MOVING", 1)
    monkeypatch.setattr(making, "PODIUM", (making.PODIUM[3], making.PODIUM[-1]))


# --- the file


def check_film(content: bytes, size: tuple[int, int]) -> None:
    read = read_gif(content)
    assert len(content) <= LARGEST
    assert read.size == size and size[0] == WIDE and read.loops
    assert len(read.frames) >= 3
    assert all(delay >= making.SHORTEST for delay in read.delays)
    assert read.delays[-1] >= 500, "the podium stays for a while"
    areas = [wide * high for _, _, wide, high in read.areas]
    assert min(areas) < size[0] * size[1] / 2, "not everything is written again each time"


def test_a_film_ends_with_the_podium(short: None, tmp_path: Path) -> None:
    job = job_of(finished("ratland"), tmp_path)
    content = made(job)
    check_film(content, job.painter.frame.get_size())
    last = read_gif(content).frames[-1]
    wanted = pygame.image.tobytes(job.painter.frame, "RGB")
    far = sum(
        abs(seen - wanted[3 * at + part]) for at, pixel in enumerate(last) for part, seen in enumerate(pixel)
    )
    assert far / len(wanted) < 4, "the colours are near those on the screen"
    assert job.saved == tmp_path / "Ein Film.gif"
    assert job.saved.read_bytes() == content


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_last_round_of_every_game_fits_into_a_chat(game: str, tmp_path: Path) -> None:
    job = job_of(finished(game), tmp_path)
    content = made(job)
    check_film(content, job.painter.frame.get_size())
    assert sum(read_gif(content).delays) <= 100 * (cut.MOST_SECONDS + 12)
    assert len(job.cut.takes) <= cut.MOST_STEPS


@pytest.mark.slow
def test_where_there_is_no_room_for_motion_every_step_is_still_told(
    short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "LARGEST", 420_000)
    monkeypatch.setattr(making, "FOR_THE_END", 300_000)
    monkeypatch.setattr(making, "FOR_THE_LAST", 200_000)
    content = made(job_of(finished("rattus"), tmp_path))
    assert len(content) <= 420_000
    read = read_gif(content)
    assert read.delays[-1] >= 500


def test_it_is_made_in_many_small_parts(short: None, tmp_path: Path) -> None:
    job = job_of(finished("ratland"), tmp_path)
    parts, shares = 0, [job.share]
    while job.content is None:
        next(job._work, None)
        parts += 1
        shares.append(job.share)
    assert parts > 300
    assert shares == sorted(shares) and shares[-1] == 1.0


# --- what it shows


@pytest.mark.parametrize("game", GAMES)
def test_its_steps_tell_the_end_of_the_story(game: str) -> None:
    film = cut_of(finished(game))
    assert 2 <= len(film.takes) <= cut.MOST_STEPS
    ends = [(take.story, take.step.end) for take in film.takes]
    assert ends == sorted(ends)
    assert ends[-1][0] == len(film.session.match.stories) - 1
    seconds = sum(shot.seconds for take in film.takes for shot in take.shots)
    assert seconds <= cut.MOST_SECONDS + 0.01


@pytest.mark.parametrize("game", quickly(GAMES, "ratjack"))
def test_whoever_was_the_only_person_the_film_shows_what_all_may_see(game: str) -> None:
    session = finished(game)
    pictures = set()
    for lone in (0, 1, None):
        seats = [
            replace(seat, player=HUMAN if lone in (number, None) else "solid")
            for number, seat in enumerate(session.seats)
        ]
        film = cut_of(Session(session.box, session.match, seats, QuickMinds(0)))
        painter, take = Painter(film.table, PLACES.assets / "art", SAY), film.takes[-1]
        pictures.add(painted(painter, painter.paint(film.tableau(take, take.shots[-1].passed))))
    assert len(pictures) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_game_itself_is_not_touched(game: str) -> None:
    session = finished(game)
    before = (session.match.journal, list(session.match.past), session.mark, session.seats)
    film = cut_of(session)
    for take in film.takes:
        film.tableau(take, 0.0)
    assert (session.match.journal, session.match.past, session.mark, session.seats) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 12])
def test_the_strips_of_every_table_fill_the_film_without_a_gap(game: str, players: int) -> None:
    box = SHELF[game]
    if not box.fewest <= players <= box.most:
        return
    turn = TableTurn(table(box, players, 1, NAMES), lambda: STAY, None, Pace())
    scene = screens_in(box).table(turn)
    assert isinstance(scene, TableScene)
    strips = strips_of(scene.layout)
    assert [strip.top for strip in strips] == [height_of(strips[:n]) for n in range(len(strips))]
    assert 340 <= height_of(strips) <= 480
    shown = [strip.source for strip in strips if not strip.says]
    assert any(part.union(scene.layout.stage) == part for part in shown)
    captions = [part.union(scene.layout.caption) == part for part in shown]
    assert any(captions) or any(strip.says for strip in strips)


# --- the page


def page(folder: Path) -> tuple[FilmScene, Pilot]:
    session = finished("ratland")
    scene = FilmScene(session, screens_in(session.box), {}, folder)
    return scene, Pilot(lambda: scene, language="de")


def told(scene: FilmScene, pilot: Pilot) -> None:
    pilot.until(lambda: scene.form.find("back").enabled and scene.job is not None and scene.job.over)
    pilot.frames(2)


def test_the_page_says_where_the_film_is(short: None, tmp_path: Path) -> None:
    scene, pilot = page(tmp_path / "new folder")
    told(scene, pilot)
    (file,) = (tmp_path / "new folder").iterdir()
    assert file.suffix == ".gif" and file.name.startswith("RatLand ")
    assert any(file.name in text.words for text in pilot.read().drawn)
    assert pilot.bad_texts() == []
    pilot.click("back")
    pilot.frames(2)
    assert pilot.over


def test_it_can_be_stopped_and_leaves_nothing_behind(short: None, tmp_path: Path) -> None:
    scene, pilot = page(tmp_path)
    pilot.until(lambda: scene.job is not None and scene.job.painted >= 1)
    assert scene.job is not None and not scene.job.over
    pilot.click("back")
    pilot.frames(2)
    assert pilot.over and not [*tmp_path.iterdir()]


def test_a_folder_that_takes_nothing_gets_a_sentence_and_another_place(
    short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    monkeypatch.setattr(lifeboats, "candidates", lambda: [other])
    (tmp_path / "file").write_text("no folder")
    scene, pilot = page(tmp_path / "file" / "films")
    told(scene, pilot)
    assert scene.job is not None and scene.job.trouble is not None
    reason = SAY(scene.job.trouble.code, **scene.job.trouble.params)
    assert reason in [text.words for text in pilot.read().drawn]
    assert pilot.bad_texts() == []
    pilot.click("again")
    told(scene, pilot)
    assert scene.job.trouble is not None, "it is still no folder"
    pilot.click("place-0")
    told(scene, pilot)
    assert len([*other.iterdir()]) == 1
    assert scene.job.saved is not None and scene.job.saved.parent == other


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "disk_full"), (errno.EACCES, "read_only"), (errno.EBUSY, "locked"), (errno.EIO, "other")],
)
def test_every_trouble_of_the_disk_has_its_words(
    number: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Path:
        raise OSError(number, "no")

    monkeypatch.setattr(making, "write_new", fails)
    job = job_of(finished("ratland"), tmp_path)
    job.content = b"GIF"
    job.step(0.0)
    assert job._worker is not None
    job._worker.join()
    assert job.trouble is not None and job.trouble.code == f"film.trouble.{code}"
    for language in ("de", "en", "es", "fr"):
        words = SAY.speaking(language)(job.trouble.code, **job.trouble.params)
        assert str(tmp_path) in words
    assert SAY.missing == set()


# --- the way there


@pytest.mark.parametrize("game", GAMES)
def test_the_results_of_every_game_lead_to_its_film(game: str, tmp_path: Path) -> None:
    session = finished(game)
    hosting = Hosting(Blank, Blank, None, Blank, pictures=tmp_path)
    pilot = Pilot(lambda: PlayScene(session, hosting), language="de", reduced=True)
    pilot.until_scene(ResultsScene)
    pilot.click("film")
    scene = pilot.until_scene(FilmScene)
    assert scene.folder == tmp_path
    pilot.back()
    pilot.until_scene(ResultsScene)
