"""A seat's own language and text size: its private screens and questions speak it, the table does not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.games.ratland.asking import ASKING
from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import TradeRat
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.setup.model import draft_from, finished
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.scenes.settings import SettingsScene
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.shell.voice import TABLE, Voice
from ratland_desktop.shell.widgets import Choice
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from tests.games.ratland.scenes.table_sessions import play_to, table_pilot
from tests.pilot import Heard, Pilot
from tests.saves.playing import match_after, store_in
from tests.screens.setup.setup_host import NAMES, Host, table

pytestmark = pytest.mark.slow

FRENCH = Seat("Camille", "red", "bow", language="fr", text_size="larger")
SEATS = (Seat("Mia", "teal", "scarf"), FRENCH, Seat("Krümel", "lime", "beret", "solid"))
SAY = {language: Texts(find_places().locales, language) for language in ("de", "fr", "en", "es")}


class Game(Pilot):
    """A German table with a French seat, and settings that can be changed in the middle of it."""

    def __init__(self, folder: Path, *, clans: bool = False, seats: tuple[Seat, ...] = SEATS) -> None:
        match = new_match(Options(len(seats), clans, first=0), seed=11)
        self.session = Session(BOX, match, seats, QuickMinds(seed=3))
        self.session.let_computers_play()
        while self.session.unseen():
            self.session.see()
        desk = Desk(Texts(find_places().locales, "de"), sound=Heard())
        self.comfort = Comfort(SettingsStore(folder / "settings.json"), desk)

        def settings() -> Scene[Any]:
            return SettingsScene(self.comfort)

        hosting = Hosting(title=settings, settings=settings, rules=None, rematch=settings)
        super().__init__(lambda: PlayScene(self.session, hosting, explain=False), desk=desk)
        self.until_scene(CurtainScene)

    def come_in(self, kind: type[Scene[Any]] = MySewerScene) -> Scene[Any]:
        self.click("me")
        self.click("me")
        return self.until_scene(kind)

    def hand_in(self) -> None:
        self.give(Hot(Shortcut.REST), Hot(Shortcut.DONE))
        self.settle()
        if "yes" in self.names():
            self.click("yes")
            self.settle()

    def to_the_french_seat(self) -> None:
        self.come_in()
        self.hand_in()
        self.until_scene(CurtainScene)

    @property
    def spoken(self) -> str:
        return self.desk.texts.language


# --- in the game


def test_the_curtain_before_a_seat_speaks_its_language_already(tmp_path: Path) -> None:
    game = Game(tmp_path)
    assert SAY["de"]("curtain.turn", name="Mia") in game.words()
    game.to_the_french_seat()
    assert SAY["fr"]("curtain.turn", name="Camille") in game.words()
    assert game.bad_texts() == []


def test_the_private_screen_speaks_the_seats_language_in_its_size(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.come_in()
    assert game.spoken == "de" and game.app.canvas.text_scale == TEXT_SIZES["normal"]
    game.hand_in()
    game.until_scene(CurtainScene)
    game.come_in()
    assert game.spoken == "fr" and game.app.canvas.text_scale == TEXT_SIZES["larger"]
    assert SAY["fr"]("ratland.sewer.done") in game.words()
    assert SAY["de"]("ratland.sewer.done") not in game.words()


def test_the_opening_choice_speaks_it_too(tmp_path: Path) -> None:
    game = Game(tmp_path, clans=True, seats=(FRENCH, *SEATS[:1]))
    game.come_in(OpeningScene)
    assert SAY["fr"]("ratland.opening.about") in game.words()


def test_the_open_table_is_as_it_was(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.to_the_french_seat()
    game.come_in()
    game.hand_in()
    game.until_scene(TableScene)
    assert game.spoken == "de" and game.app.canvas.text_scale == TEXT_SIZES["normal"]
    assert SAY["de"]("table.story") in game.words()


def test_the_menu_and_a_dialog_over_a_private_screen_speak_to_who_sits_there(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.to_the_french_seat()
    game.come_in()
    game.back()
    game.until_scene(MenuScene)
    assert SAY["fr"]("menu.title") in game.words()


def test_settings_are_the_tables_even_over_a_private_screen(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.to_the_french_seat()
    game.come_in()
    game.back()
    game.until_scene(MenuScene)
    game.click("settings")
    game.until_scene(SettingsScene)
    assert SAY["de"]("shell.settings.title") in game.words()
    game.comfort.change(language="es")
    assert SAY["es"]("shell.settings.title") in game.words()
    game.click("done")
    game.until_scene(MenuScene)
    assert SAY["fr"]("menu.title") in game.words(), "the seat keeps its own"
    game.click("resume")
    game.until_scene(MySewerScene)
    assert game.spoken == "fr"
    game.hand_in()
    game.until_scene(TableScene)
    assert game.spoken == "es", "the table speaks what was set"


def test_a_seat_without_wishes_follows_the_table_in_the_middle_of_its_turn(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.come_in()
    game.comfort.change(language="es", text_size="large")
    assert SAY["es"]("ratland.sewer.done") in game.words()
    assert game.app.canvas.text_scale == TEXT_SIZES["large"]


def test_a_question_at_the_table_speaks_to_its_seat_and_the_table_around_it_to_all() -> None:
    found = play_to(TradeRat)
    asked = found.match.open_questions[0].seat
    seats = list(found.seats)
    seats[asked] = replace(seats[asked], language="fr", text_size="larger")
    found.seats = tuple(seats)
    pilot = table_pilot(found, language="de")
    words = pilot.words()
    question, names = found.match.open_questions[0], [seat.name for seat in seats]
    assert ASKING.put(question, names, SAY["fr"]).title in words
    assert ASKING.put(question, names, SAY["de"]).title not in words
    assert SAY["de"]("table.story") in words
    assert SAY["fr"]("table.story") not in words
    assert pilot.app.canvas.text_scale == TEXT_SIZES["normal"], "the table's letters are as they were"
    assert pilot.bad_texts() == []


def test_a_language_that_nobody_knows_here_is_the_tables() -> None:
    desk = Desk(Texts(find_places().locales, "de"))
    for strange in ("it", "../en", "..", "xyz/../en"):
        assert not desk.lend(Voice(strange, "huge"))
        assert desk.texts.language == "de" and desk.text_scale == TEXT_SIZES["normal"]
    assert desk.lend(Voice("fr"))
    desk.speak("es")
    assert desk.texts.language == "fr"
    assert desk.lend(TABLE)
    assert desk.texts.language == "es"


# --- in the set-up


def test_two_clicks_in_the_set_up_and_the_seat_has_its_language() -> None:
    host = Host(table(3))
    host.click("face-0")
    host.settle()
    choice = host.typed_widget(Choice, "language")
    at = next(n for n, (code, _) in enumerate(choice.options) if code == "fr")
    host.click(choice.segments()[at].centre)
    host.click("done")
    host.settle()
    host.click("start")
    host.settle()
    result = host.result
    assert result is not None
    assert [seat.language for seat in result.seats] == ["fr", "", ""]


def test_by_default_nobody_has_wishes_and_computers_never_do() -> None:
    draft = table(3)
    assert {(seat.language, seat.text_size) for seat in finished(SHEET, draft, NAMES).seats} == {("", "")}
    wishing = draft.reading(2, "fr", "large")
    assert not draft.seats[2].is_human
    assert finished(SHEET, wishing, NAMES).seats[2].language == ""


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_wardrobe_with_its_wishes_fits(language: str, text_size: str) -> None:
    host = Host(table(3).reading(0, "fr", "larger"), language=language, text_size=text_size)
    host.click("face-0")
    host.settle()
    assert host.bad_texts() == []


# --- kept


def test_wishes_are_saved_and_restored_with_the_game(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    seats = (replace(SEATS[0], name="Oma"), FRENCH, SEATS[0])
    match = match_after(10)
    keeper = store.start(match, seats, "")
    assert keeper.close()
    opened = store.open(keeper.id)
    assert [(seat.language, seat.text_size) for seat in opened.seats] == [
        ("", ""),
        ("fr", "larger"),
        ("", ""),
    ]
    opened.keeper.close()


def test_a_seat_without_wishes_is_written_as_before(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    keeper = store.start(match_after(10), (SEATS[0], FRENCH, SEATS[0]), "")
    assert keeper.close()
    written = (store.folder.path / f"{keeper.id}.json").read_text(encoding="utf-8")
    seats = json.loads(written)["seats"]
    assert set(seats[0]) == {"name", "colour", "badge", "player"}
    assert set(seats[1]) == {*seats[0], "language", "text_size"}


def test_a_known_player_brings_the_wishes_along(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    book.remember("ratland", SEATS, {})
    assert book.save()
    again = PlayerBook(tmp_path / "players.json")
    known = next(seat for seat in again.known if seat.name == "Camille")
    assert (known.language, known.text_size) == ("fr", "larger")
    seated = table(3).as_known(0, known)
    assert (seated.seats[0].language, seated.seats[0].text_size) == ("fr", "larger")
    last = again.last_table("ratland")
    assert last is not None
    draft = draft_from(SHEET, last.seats, last.choices)
    assert draft is not None and draft.seats[1].language == "fr"


def test_changing_hands_keeps_the_wishes_for_the_day_the_person_comes_back() -> None:
    session = Session(BOX, new_match(Options(3), 1), SEATS, QuickMinds(1))
    session.change_player(1, "solid")
    session.change_player(1, "human")
    assert session.seats[1] == FRENCH
