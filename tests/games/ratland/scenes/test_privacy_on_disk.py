"""What lies on the disk or stays on the screen gives nothing away: saves, pictures, reports, messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.failure import FailurePage
from ratland_desktop.shell.scenes.curtain import CurtainScene
from tests.games.ratland.scenes.family import family_seats
from tests.games.ratland.scenes.player_hands import MouseHand
from tests.games.ratland.scenes.witness import OTHERS, SMALL, Witness, prepared
from tests.opener import Blank
from tests.pilot import Pilot

OPTIONS = Options(3, clans=True, board=Board.SECRET, first=0)
PLANS = (Plan(dump=1, pantry=6), Plan(field=2, left=4, nursery=1))
ALWAYS_NEW = {"id", "created", "updated", "checksum"}
SEALED = re.compile(r"[A-Za-z0-9+/=_-]{60,}")
"""A sealed word: packed, and too long to be read."""


def saved(folder: Path, which: int) -> str:
    """The text of a save in which seat 0 has chosen and placed; the others wait."""
    match = new_match(OPTIONS, 21)
    seats = tuple(family_seats(3))
    keeper = Store(folder, {"ratland": RATLAND_KEEPING}).start(match, seats)
    session = Session(BOX, match, seats, QuickMinds(1))
    session.changed = lambda: keeper.note(match, Shown(session.mark.story, session.mark.happening))
    for seat in range(3):
        question = session.question(seat)
        assert isinstance(question, OpeningChoice)
        session.answer(seat, Opening(question.clans[0], bool(which) if seat == 0 else False))
    while session.unseen():
        session.see()
    session.answer(0, PLANS[which])
    keeper.close()
    (path,) = folder.glob("*.json")
    return path.read_text()


def plainly(text: str) -> Any:
    """What somebody reads who opens the file: without sealed words and what is new each time."""

    def readable(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: readable(entry) for key, entry in value.items() if key not in ALWAYS_NEW}
        if isinstance(value, list):
            return [readable(entry) for entry in value]
        return "sealed" if isinstance(value, str) and SEALED.fullmatch(value) else value

    return readable(json.loads(text))


def test_a_save_opened_in_an_editor_shows_nobodys_secrets(tmp_path: Path) -> None:
    one, other = saved(tmp_path / "one", 0), saved(tmp_path / "other", 1)
    assert plainly(one) == plainly(other)
    words = json.dumps(plainly(one))
    assert "sealed" in words
    kept = {clan for clan in CLANS if clan in words}
    assert kept == set(), "clan cards in hand can be read"
    assert str(list(PLANS[0])) not in words and "aggressive" not in words.replace(OPTIONS.board.value, "")


# --- a crash on a private screen


class Private(Pilot):
    """Seat 0 sits in front of My sewer with a plan."""

    def __init__(self, reports: Path, plan: Plan) -> None:
        session = Session(BOX, new_match(Options(3, first=0), 21), family_seats(3), QuickMinds(1))
        while session.unseen():
            session.see()
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        super().__init__(lambda: PlayScene(session, hosting, explain=False), reports=reports, size=SMALL)
        self.until_scene(CurtainScene)
        MouseHand().say_its_me(self)
        scene = self.until_scene(MySewerScene)
        scene.change(lambda: scene.editor.like(plan))


def test_a_crash_on_a_private_screen_reports_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    draw: Callable[[MySewerScene, Canvas], None] = MySewerScene.draw

    def breaks(scene: MySewerScene, canvas: Canvas) -> None:
        draw(scene, canvas)
        raise ValueError(f"{scene.seat.name} has {scene.plan} and {scene.view.dealt}")

    def crash(which: int) -> tuple[str, bytes]:
        folder = tmp_path / "reports"
        pilot = Private(folder, PLANS[which])
        monkeypatch.setattr(MySewerScene, "draw", breaks)
        pilot.redraw()
        monkeypatch.setattr(MySewerScene, "draw", draw)
        assert isinstance(pilot.scene, FailurePage)
        assert not any(scene.private for scene in pilot.stage.scenes())
        (report,) = folder.glob("*.txt")
        words = report.read_text()
        report.unlink()
        pilot.scene.report = None  # its name is the time
        pilot.redraw()
        return re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "", words), pixels(pilot)

    capfd.readouterr()
    one, other = crash(0), crash(1)
    assert one == other
    assert "ValueError" in one[0] and "breaks" in one[0]
    assert "Plan(" not in one[0] and "Mira" not in one[0]
    printed = capfd.readouterr()
    assert printed.out + printed.err == ""


def pixels(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")


# --- messages and pictures


def test_a_message_on_a_private_screen_names_no_card() -> None:
    """Who wants to go on without choosing is told so in the same words, whatever lies there."""

    def messages(seed: int) -> list[str]:
        witness = Witness(prepared(Options(4, clans=True, first=0), seed))
        witness.come_in()
        assert isinstance(witness.scene, OpeningScene)
        witness.mouse.press(witness, "done")
        witness.wait(0.2)
        return [witness.desk.toasts.words]

    assert messages(1) == messages(2) != [""]


def test_a_message_on_a_private_screen_is_gone_before_the_next_player_comes() -> None:
    witness = Witness(prepared(Options(4, clans=True, first=0), 1))
    witness.come_in()
    witness.mouse.press(witness, "done")
    witness.wait(0.2)
    (told,) = witness.desk.toasts.all_words
    assert told in witness.words()
    witness.mouse.press(witness, "card-0")
    witness.mouse.press(witness, "done")
    witness.until_scene(CurtainScene)
    assert witness.desk.toasts.all_words == []
    assert told not in witness.words()


def test_the_small_picture_for_the_list_is_one_of_the_open_table() -> None:
    """It is taken when the table is left, before anybody has a secret to show."""
    kept: list[bytes] = []
    match = prepared(Options(4, first=0), 11)
    witness = Witness(match)
    play = witness.stage.scenes()[0]
    assert isinstance(play, PlayScene)
    play.host = Hosting(Blank, Blank, None, Blank, keep_picture=kept.append)
    witness.watch_to_curtain()
    before = list(kept)
    assert len(before) == 1
    for plan in (PLANS[0], OTHERS):
        witness.place(plan)
        witness.until_scene(CurtainScene)
    assert kept == before
