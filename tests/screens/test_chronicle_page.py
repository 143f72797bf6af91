"""The family chronicle: on the screen, in a file, and counted once however a game was finished."""

from __future__ import annotations

import errno
import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from _hall_screens import finished_session, page
from _screens import SCREENS
from _sessions import family, play_on, session
from _studio import Studio

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.chronicle import RatLandChronicle
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.scenes.chronicle import KEEPSAKES
from ratland_desktop.games.ratland.scenes.results import RESULTS
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.session import Over, QuickMinds, Session
from ratland_desktop.paths import find_places
from ratland_desktop.saves.hall import FILE, Hall
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.chronicle import ChronicleScene, printing, words
from ratland_desktop.screens.chronicle.curves import PANEL, paint_frame, spots_of
from ratland_desktop.screens.chronicle.printing import PIXELS, FileForm, PrintJob
from ratland_desktop.screens.chronicle.scene import CloseUpScene
from ratland_desktop.screens.host import Host, WaysOut
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.opener import Blank
from tests.pilot import Pilot

LANGUAGES = ("de", "en", "es", "fr")


def say(language: str) -> Texts:
    return Texts(find_places().locales, language)


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_filled_in_every_language(language: str) -> None:
    texts = say(language)
    for seed in range(12):
        sheet = page(2 + seed % 11, seed)
        told = [*words.story(texts, sheet), words.headline(texts, sheet), words.variant(texts, sheet)]
        told += [words.deed(texts, sheet, keepsake) for keepsake in KEEPSAKES]
        assert not [sentence for sentence in told if "{" in sentence or "chronicle." in sentence]
        assert len(told) >= 7
    assert texts.missing == set()


def test_a_deed_that_nobody_did_has_its_own_words() -> None:
    sheet = page(4)
    assert isinstance(sheet.chronicle, RatLandChronicle)
    quiet = replace(sheet, chronicle=replace(sheet.chronicle, deeds=()))
    told = [words.deed(say("en"), quiet, keepsake) for keepsake in KEEPSAKES]
    assert len(set(told)) == 4


def test_the_day_on_paper_is_never_yesterday() -> None:
    assert words.date(say("de"), page(2).when) == "14. November 2026"


def test_the_file_is_named_after_the_day_and_the_best() -> None:
    sheet = page(6)
    best = ", ".join(sheet.name(seat) for seat in sheet.ranking[:3])
    assert words.file_title(say("en"), sheet) == f"RatLand 2026-11-14 {best}"


# --- on the screen


@pytest.mark.slow
@pytest.mark.parametrize(("language", "text_size"), [("de", "normal"), ("xx", "larger")])
def test_every_word_of_the_page_fits(language: str, text_size: str, tmp_path: Path) -> None:
    studio = Studio(tmp_path / "out", (1280, 720), language, 12, text_size, tmp_path)
    SCREENS["chronicle"](studio, "chronicle")
    assert studio.bad == {}


def test_the_longest_names_and_a_victory_of_all_twelve_fit() -> None:
    sheet = page(12)
    assert isinstance(sheet.chronicle, RatLandChronicle)
    flat = replace(
        sheet.chronicle,
        rats=((7,) * 9,) * 12, graves=((0,) * 9,) * 12, cheese=(0,) * 12, deeds=(), events=("drunk",) * 8,
    )  # fmt: skip
    seats = tuple(replace(seat, name="WWWWWWWWWWWWWW"[: 14 - n % 2]) for n, seat in enumerate(sheet.seats))
    scene = ChronicleScene(replace(sheet, chronicle=flat, seats=seats))
    pilot = Pilot(lambda: scene, language="de")
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    assert pilot.bad_texts() == []


@pytest.mark.parametrize("players", [6, 12])
def test_names_of_grandparents_stay_whole(players: int) -> None:
    sheet = page(players)
    seats = tuple(replace(seat, name="Opa Karl-Heinz") for seat in sheet.seats)
    scene = ChronicleScene(replace(sheet, seats=seats))
    pilot = Pilot(lambda: scene, language="de")
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    drawn = [text for text in pilot.read().drawn if text.words == "Opa Karl-Heinz"]
    assert len(drawn) >= 2 * players
    assert not any(text.cut for text in drawn)


def test_badges_of_players_without_points_cover_no_number_of_a_round() -> None:
    sheet = page(4)
    nothing = Mock(rounds=5, curves=((0,) * 6,) * 4, places=(1,) * 4)
    level = replace(sheet, chronicle=nothing, deeds=replace(sheet.deeds, round_signs=lambda _: ()))
    pen = Mock()
    paint_frame(pen, say("de"), level)
    badges = max(y for seat in range(4) for _, y in spots_of(level, seat)) + 22
    numbers = [call.args[1] for call in pen.text.call_args_list if call.kwargs.get("align") == "centre"]
    assert len(numbers) == 5
    assert all(badges <= box.y and box.bottom < PANEL.bottom for box in numbers)


def test_one_space_stands_between_the_sentences_of_the_story() -> None:
    sheet = page(4)
    scene = ChronicleScene(sheet)
    pilot = Pilot(lambda: scene, language="en")
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    assert " ".join(words.story(say("en"), sheet)) in pilot.words()


def test_another_language_paints_the_page_anew() -> None:
    scene = ChronicleScene(page(4))
    pilot = Pilot(lambda: scene, language="de")
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    pilot.redraw()
    before = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    pilot.desk.speak("fr")
    pilot.stage.refresh()
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    pilot.redraw()
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != before


def test_the_page_can_be_looked_at_closely_with_keys_alone() -> None:
    pilot = Pilot(lambda: ChronicleScene(page(4)))
    pilot.focus_on("closer")
    pilot.press()
    scene = pilot.until_scene(CloseUpScene)
    pilot.key(pygame.K_DOWN)
    assert scene.pane.scrolled > 0
    pilot.back()
    pilot.until_scene(ChronicleScene)


# --- in a file


def save(folder: Path, button: str, language: str = "de") -> Pilot:
    scene = ChronicleScene(page(6), folder)
    pilot = Pilot(lambda: scene, language=language)
    pilot.click(button)
    assert scene.job is not None
    pilot.until(lambda: scene.job is None, seconds=60)
    pilot.frames(2)
    return pilot


@pytest.mark.slow
def test_the_page_is_saved_as_a_picture_and_never_over_another(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    pilot = save(folder, "png")
    (path,) = folder.iterdir()
    assert pygame.image.load(path).get_size() == PIXELS
    assert path.name in pilot.desk.toasts.words
    assert str(folder) in pilot.desk.toasts.words
    first = path.read_bytes()
    pilot.click("png")
    pilot.until(lambda: len(list(folder.iterdir())) == 2, seconds=60)
    assert path.read_bytes() == first


def test_the_web_page_needs_nothing_else_and_escapes_names(tmp_path: Path) -> None:
    sheet = page(2)
    odd = replace(sheet.seats[0], name='<b>"Mia"&')
    job = PrintJob(
        find_places().assets / "art", say("fr"), replace(sheet, seats=(odd, *sheet.seats[1:])), tmp_path,
        FileForm.HTML,
    )  # fmt: skip
    while not job.over:
        job.step(0.05)
    assert job.saved is not None
    html = job.saved.read_text(encoding="utf-8")
    assert 'lang="fr"' in html
    assert "<b>" not in html.replace("<p><b>", "")
    assert '<b>"Mia"&' in unescape(html)
    assert re.findall(r'(?:src|href)="(?!data:image/png;base64,)', html) == []
    assert "A4 landscape" in html


def test_a_page_that_cannot_be_packed_is_told_and_nobody_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(printing, "to_png", refuse)
    pilot = save(tmp_path / "pictures", "png")
    assert "wissen nicht, warum" in pilot.desk.toasts.words
    assert pilot.widget("back").enabled


@pytest.mark.parametrize(
    ("number", "words_told"),
    [
        (errno.EACCES, "darf niemand schreiben"),
        (errno.ENOSPC, "kein Platz"),
        (errno.EIO, "wissen nicht, warum"),
    ],
)
def test_what_is_wrong_with_the_disk_is_told_in_the_language_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words_told: str
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(number, "no")

    monkeypatch.setattr(printing, "write_new", refuse)
    monkeypatch.setattr(printing, "to_png", lambda *_: b"")
    pilot = save(tmp_path / "pictures", "png")
    assert words_told in pilot.desk.toasts.words
    assert str(tmp_path / "pictures") in pilot.desk.toasts.words


def test_a_folder_that_cannot_be_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    pilot = save(tmp_path / "file" / "pictures", "html", "es")
    assert "no se ha" in pilot.desk.toasts.words
    assert pilot.widget("html").enabled


@pytest.mark.slow
def test_a_large_page_is_painted_in_many_small_steps(tmp_path: Path) -> None:
    job = PrintJob(find_places().assets / "art", say("de"), page(12), tmp_path, FileForm.PNG)
    steps = 0
    while not job.painted:
        job.step(0.0001)
        steps += 1
    assert steps > 50
    while not job.over:
        job.step(0)


# --- counted once


def parlour(folder: Path) -> Host:
    store = Store(folder / "saves", {RATLAND_KEEPING.game.name: RATLAND_KEEPING})
    ways = WaysOut(Blank, Blank, None)
    return Host(SHELF, store, PlayerBook(None), ways, Hall(folder / FILE), folder / "prints")


def finish(scene: PlayScene) -> None:
    """Plays and shows everything to the end, and lets the results come."""
    play_on(scene.session, Dice(3), lambda e: isinstance(e.step(), Over))
    pilot = Pilot(lambda: scene)
    pilot.until_scene(ResultsScene)
    pilot.click("chronicle")
    pilot.until_scene(ChronicleScene)


def started(folder: Path) -> str:
    """A saved game, two rounds old; its id."""
    game = session(3, 5)
    keeper = Store(folder / "saves", {RATLAND_KEEPING.game.name: RATLAND_KEEPING}).start(
        game.match, game.seats
    )
    play_on(game, Dice(5), lambda e: e.view(None).round > 2)
    keeper.note(game.match, Shown(game.mark.story, game.mark.happening))
    keeper.close()
    return keeper.id


def test_a_game_counts_when_its_end_was_seen_and_once_however_it_is_opened(tmp_path: Path) -> None:
    room = parlour(tmp_path)
    assert room.store is not None
    id = started(tmp_path)
    copy = room.store.duplicate(id, "copy").id
    scene = room.take_up(room.store.open(id))
    assert room.hall.games == ()
    finish(scene)
    room.close()
    (game,) = Hall(tmp_path / FILE).games
    assert game.seats == scene.session.seats
    for again in (id, copy):
        later = parlour(tmp_path)
        assert later.store is not None
        finish(later.take_up(later.store.open(again)))
        later.close()
        assert Hall(tmp_path / FILE).games == (game,)


def test_a_game_finished_before_there_was_a_hall_is_dated_when_it_ended(tmp_path: Path) -> None:
    game = finished_session(3, 4)
    store = Store(tmp_path / "saves", {RATLAND_KEEPING.game.name: RATLAND_KEEPING})
    keeper = store.start(game.match, game.seats)
    keeper.note(game.match)
    keeper.close()
    ended = store.line(keeper.id).updated
    room = parlour(tmp_path)
    assert room.store is not None
    finish(room.take_up(room.store.open(keeper.id)))
    room.close()
    assert [one.when for one in Hall(tmp_path / FILE).games] == [ended]


def test_while_a_game_goes_on_nothing_of_it_is_in_the_hall(tmp_path: Path) -> None:
    told: list[Session] = []

    def remember(session: Session) -> None:
        told.append(session)

    game = session(2, 3)
    hosting = Hosting(Blank, Blank, None, Blank, remember=remember)
    scene = PlayScene(game, hosting, explain=False)
    play_on(game, Dice(3), lambda e: e.match.over)
    assert game.unseen()  # the end is known to the rules, not to the table
    pilot = Pilot(lambda: scene)
    pilot.frames(5)
    assert told == []


def test_computers_in_the_shop_window_are_not_remembered() -> None:
    game = Session(BOX, session(2, 3).match, family(2, "solid"), QuickMinds(3))
    while not game.match.over:
        game.let_computers_play()
    while game.unseen():
        game.see()
    told: list[Session] = []
    hosting = Hosting(Blank, Blank, None, Blank, remember=lambda e: told.append(e))
    pilot = Pilot(lambda: PlayScene(game, hosting, unattended=True))
    pilot.frames(5)
    assert told == []


def test_results_without_a_chronicle_have_no_button_for_it() -> None:
    game = finished_session(3, 4)
    pilot = Pilot(lambda: ResultsScene(RESULTS, game, lambda: STAY))
    assert "chronicle" not in pilot.names()


@pytest.mark.parametrize("language", ["de", "xx"])
def test_the_results_have_room_for_the_way_to_the_chronicle(language: str) -> None:
    game = finished_session(3, 4)
    scene = ResultsScene(RESULTS, game, lambda: STAY, Blank)
    pilot = Pilot(lambda: scene, language=language, text_size="larger")
    assert "chronicle" in pilot.names()
    assert pilot.bad_texts() == []
