"""Crumbs from the shelf to the results, on the screens of the house: played, left, killed and taken up again.

Nobody is ever shown what is somebody else's business.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.hotseat.session import QuickMinds
from ratland_desktop.saves import clock
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.host import Host
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.picking import PickScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.failure import FailurePage
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import HUMAN, NOBODY
from tests.games.crumbs.box import SHOW
from tests.games.crumbs.house import OwnCards
from tests.games.crumbs.rules import CRUMBS, GUARD, Aim, Keep, Lay, Look
from tests.pilot import Heard
from tests.screens.evening import COMPUTER, Evening, answers_in

ROOT = Path(__file__).resolve().parents[2]
NOON = datetime(2026, 11, 14, 12, tzinfo=UTC)
SLOW = pytest.mark.slow
LANGUAGES = ("de", "en", "fr", "es")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., Evening]]:
    """Starts the program, in the same folder each time; the one before is closed."""
    evenings: list[Evening] = []

    def start(language: str = "en", folder: Path = tmp_path) -> Evening:
        if evenings:
            evenings.pop().close()
        evenings.append(Evening(folder, language))
        return evenings[-1]

    yield start
    evenings.pop().close()


def every_word_fits(evening: Evening) -> None:
    assert evening.pilot.bad_texts() == [], evening.pilot.where()
    assert not evening.pilot.desk.texts.missing


class Reader:
    """Reads every kind of screen, and the table at every kind of step, question and pause, once."""

    def __init__(self) -> None:
        self.read: set[object] = set()

    def __call__(self, evening: Evening) -> None:
        scene = evening.scene
        what: object = None
        if isinstance(scene, TableScene):
            asked = scene.decision.question.kind if scene.decision is not None else ""
            session = scene.session
            told = session.match.stories[session.mark.story][: session.mark.happening]
            what = (scene.mode, asked, *map(type, told[-1:]))
        elif isinstance(scene, PickScene):
            what = scene.topic
        if (type(scene), what) not in self.read:
            self.read.add((type(scene), what))
            every_word_fits(evening)


# --- the whole evening


def take_back(evening: Evening) -> None:
    """Who aims takes it back and aims again; then the table is told of the second aim alone."""
    table, play = evening.until_asked(Aim), evening.playing
    question, told = table.decision.question, play.session.mark  # type: ignore[union-attr]
    evening.pilot.click("offer-1")
    evening.pilot.frames(2)
    assert answers_in(play) == 2
    evening.pilot.click("undo")
    evening.pilot.frames(2)
    again = evening.until_asked(Aim)
    assert again.decision is not None and again.decision.question == question
    assert (answers_in(play), play.session.mark) == (1, told)


def glance(evening: Evening, seat: int) -> None:
    """Somebody looks at own cards from the table, leaves an order there, and comes back to the table."""
    pilot, session = evening.pilot, evening.playing.session
    pilot.click(f"look-{seat}")
    assert pilot.until_scene(CurtainScene).now == seat
    every_word_fits(evening)
    pilot.click("me")
    pilot.click("me")
    page = pilot.until_scene(OwnCards)
    dots = ["●" * card.face for card in session.view(seat).hands[seat]]
    assert page.lines()[0] == pilot.desk.texts("crumbs.own.cards", cards=dots)
    pilot.click(f"order-{SHOW}")
    every_word_fits(evening)
    pilot.click("done")
    pilot.until_scene(TableScene)


@SLOW
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_from_the_shelf_to_the_results(opened: Callable[..., Evening], language: str) -> None:
    evening = opened(language)
    evening.seen = reader = Reader()
    evening.set_up()
    every_word_fits(evening)
    evening.pilot.click("start")
    session = evening.playing.session
    assert [seat.player for seat in session.seats] == [HUMAN, HUMAN, COMPUTER, NOBODY]
    say = evening.pilot.desk.texts
    assert [seat.name for seat in session.seats[2:]] == [say.rows("crumbs.bots")[0], say("crumbs.mouse")]
    take_back(evening)
    glance(evening, 1)
    evening.leave()
    kept = session.match.journal
    # another day
    evening = opened(language)
    evening.seen = reader
    play = evening.go_on()
    assert play.session.match.journal == kept and play.session.orders.of(1) == SHOW
    assert play.session.no_undo(0) == "looked"
    results = evening.until_results()
    assert {*evening.met} == {"TableScene", "CurtainScene", "OnlyYouScene", "PickScene"}
    assert results.outcome == play.session.match.outcome()
    for page in (*results.pages.pages, None):
        results.turn_to(page)
        evening.pilot.settle()
        every_word_fits(evening)
    evening.pilot.click("title")
    evening.pilot.until_scene(TitleScene)
    evening.pilot.click("hall")
    hall = evening.pilot.until_scene(HallScene)
    assert hall.page is not None and hall.page.game == "crumbs" and len(hall.all) == 1
    every_word_fits(evening)


def test_what_the_table_wished_for_is_still_there_another_day_and_in_the_next_game(
    opened: Callable[..., Evening],
) -> None:
    """Dots on the cards are a wish of the table that the rules know nothing of."""
    evening = opened()
    evening.begin()
    evening.until(lambda: isinstance(evening.scene, PickScene))
    assert any("●" in words for words in evening.pilot.words())
    evening.leave()
    evening = opened()
    play = evening.go_on()
    assert play.wishes["pips"] is True
    evening.until(lambda: isinstance(evening.scene, PickScene))
    assert any("●" in words for words in evening.pilot.words())
    rematch = play.host.rematch()
    assert isinstance(rematch, PlayScene) and rematch is not play and rematch.wishes["pips"] is True


# --- killed


@SLOW
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("answers", [1, 7, 13])
def test_whoever_is_killed_while_playing_goes_on_where_they_were(
    opened: Callable[..., Evening], tmp_path: Path, answers: int
) -> None:
    paths = os.pathsep.join([str(ROOT), str(ROOT / "scripts")])
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.screens.evening", str(tmp_path)],
        stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    assert child.stdout is not None
    with child:
        saved = 0
        while saved < answers and (line := child.stdout.readline()):
            saved = int(line) if line.strip().isdigit() else saved
        child.send_signal(signal.SIGKILL)
    assert child.returncode == -signal.SIGKILL and saved >= answers
    evening = opened()
    play = evening.go_on()
    assert answers_in(play) >= saved and play.wishes["pips"] is True
    assert [seat.player for seat in play.session.seats] == [HUMAN, HUMAN, COMPUTER, NOBODY]
    evening.until_results()


# --- nobody else's business


def dealt(five: bool) -> AnyMatch:
    """The first card of seat 1 is a five, or else a one; the other of the two lies at the bottom of the deck,
    which is never reached. Nothing else differs."""
    for seed in range(1000):
        dice = Dice(seed)
        table = CRUMBS.lay_table(3, dice)
        first, second = table.hands[1]
        if (first.face, table.deck[0]) == (GUARD, 1) and second.face != GUARD:
            break
    if not five:
        table.hands[1][0] = type(first)(1, first.known)
        table.deck[0] = GUARD
    return Match(CRUMBS, table, seed, dice)


def hides_the_first_card(question: Any) -> int:
    """Seat 1 lays what it has drawn and keeps its first card; who looks at its hand looks at the second."""
    match question:
        case Lay(seat=1):
            return 2
        case Keep() | Aim():
            return 0
        case Look():
            return 1
    return 0


class Witness:
    """Everything that can be seen and heard by others than seat 1, and by seat 1 alone."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.open: list[tuple[str, bytes]] = []
        self.secret: list[tuple[str, bytes]] = []
        self.sounds: list[str] = []
        self.listen(evening)

    def listen(self, evening: Evening) -> None:
        self.evening = evening
        evening.seen = lambda _: self.look()
        evening.pilot.desk.sound = heard = Heard()
        heard.played = self.sounds
        evening.pilot.desk.reports = None  # its page would name the folder

    def look(self) -> None:
        scene = self.evening.scene
        seat = self.evening.playing.session.seats[1] if "PlayScene" in self.evening.pilot.where() else None
        own = scene.own if isinstance(scene, OwnCards) else None
        whose = own.seats[own.seat] if own is not None else getattr(scene, "seat", None)
        seen = self.secret if scene.private and whose == seat else self.open
        seen.append((type(scene).__name__, self.evening.pixels()))


def visit(witness: Witness) -> None:
    """Seat 0 has to aim: the menu, the seats, a glance at own things, another one that is not taken."""
    evening, pilot = witness.evening, witness.evening.pilot
    pilot.click("menu")
    pilot.until_scene(MenuScene)
    witness.look()
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    witness.look()
    pilot.back()
    pilot.until_scene(TableScene)
    for seat, way in ((0, "me"), (1, "keep")):
        pilot.click(f"look-{seat}")
        pilot.until_scene(CurtainScene)
        witness.look()
        pilot.click(way)
        if way == "me":
            pilot.click("me")
            pilot.until_scene(OwnCards)
            witness.look()
            pilot.click("done")
        pilot.until_scene(TableScene)
    pilot.give(Hot(Shortcut.UNDO))  # too late, after a glance: it is said why
    pilot.frames(3)
    witness.look()
    evening.pilot.wait(6.0)


def leave_and_come_back(witness: Witness, opened: Callable[..., Evening], folder: Path) -> None:
    """The title, the list of saved games, and the game once more. A copy of the files stays behind."""
    witness.evening.leave()
    shutil.copytree(folder / "saves", folder / "broken" / "saves")
    witness.listen(opened(folder=folder))
    pilot = witness.evening.pilot
    witness.look()
    pilot.click("load")
    pilot.until_scene(SavedGamesScene)
    witness.look()
    pilot.back()
    pilot.until_scene(TitleScene)
    witness.evening.go_on()


def fail_in_private(witness: Witness) -> None:
    """A secret page breaks, with all that this seat knows in its error."""
    evening = witness.evening

    def second() -> bool:
        return isinstance(evening.scene, PickScene) and evening.playing.session.behind == 1

    evening.until(second, choose=hides_the_first_card)
    view = evening.playing.session.view(1)

    def breaks(canvas: object) -> None:
        raise ValueError(repr(view))

    evening.scene.draw = breaks
    evening.pilot.redraw()
    pilot = evening.pilot
    assert isinstance(pilot.scene, FailurePage)
    pilot.stage.failures.clear()
    pilot.settle()
    witness.look()
    pilot.click("to_title")
    pilot.until_scene(TitleScene)
    evening.go_on()


def open_a_broken_file(witness: Witness, opened: Callable[..., Evening], folder: Path) -> None:
    """The saved game and its earlier copies end in the middle, and somebody asks for it all the same."""
    for path in (folder / "saves").glob("*.json*"):
        content = path.read_bytes()
        path.write_bytes(content[: len(content) // 2])
    witness.listen(opened(folder=folder))
    pilot = witness.evening.pilot
    pilot.click("load")
    pilot.until_scene(SavedGamesScene)
    witness.look()
    pilot.click("open")
    pilot.settle()
    assert not isinstance(pilot.scene, SavedGamesScene)
    witness.look()


def witnessed(five: bool, opened: Callable[..., Evening], folder: Path, patch: pytest.MonkeyPatch) -> Witness:
    """A whole game, with all that can be met on the way; the points at the end are open again."""
    patch.setattr(Host, "_new_match", lambda host, box, options: dealt(five))
    patch.setattr(Host, "_minds", lambda host, box: QuickMinds(1))
    patch.setattr(clock, "system_time", lambda: NOON)
    witness = Witness(opened(folder=folder))
    witness.evening.begin()
    witness.evening.until_asked(Aim)
    visit(witness)
    leave_and_come_back(witness, opened, folder)
    fail_in_private(witness)
    witness.evening.until_results(choose=hides_the_first_card)
    open_a_broken_file(witness, opened, folder / "broken")
    return witness


@SLOW
def test_a_secret_is_on_no_screen_and_in_no_sound_for_anybody_else(
    opened: Callable[..., Evening], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every picture of the game, of its curtains, lists and errors, whether seat 1 holds a five or a one."""
    found = []
    for five in (True, False):  # in a folder of the same name: some pages say where files are
        found.append(witnessed(five, opened, tmp_path / "home", monkeypatch))
        (tmp_path / "home").rename(tmp_path / f"home-{five}")
    one, other = found
    assert [name for name, _ in one.open] == [name for name, _ in other.open]
    differing = [
        f"{number}: {name}"
        for number, ((name, seen), (_, again)) in enumerate(zip(one.open, other.open, strict=True))
        if seen != again
    ]
    assert not differing
    assert one.sounds == other.sounds
    met = {name for name, _ in one.open}
    assert met >= {
        "TableScene", "CurtainScene", "OnlyYouScene", "PickScene", "OwnCards", "MenuScene", "SeatsScene",
        "TitleScene", "SavedGamesScene", "FailurePage", "RescueScene",
    }  # fmt: skip
    own = [(name, seen == again) for (name, seen), (_, again) in zip(one.secret, other.secret, strict=True)]
    assert ("PickScene", False) in own  # its own player does see it
