"""Drawing by hand changes how the story is told, and never the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.hotseat.session import Decide, HandOver, QuickMinds, Session
from ratland_desktop.saves.layout import to_bytes
from ratland_desktop.saves.snapshot import Scribe, Shown, take_snapshot
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.scenes.table_sessions import place_in_secret, scene_of, table_pilot
from tests.pilot import Pilot

pytestmark = pytest.mark.slow


def by_themselves(pilot: Pilot, dice: Dice) -> None:
    return None


def now_and_then(pilot: Pilot, dice: Dice) -> None:
    if dice.chance() < 0.05:
        pilot.give(Hot(Shortcut.NEXT))


def as_fast_as_possible(pilot: Pilot, dice: Dice) -> None:
    scene_of(pilot).director.press()


WAYS: dict[str, tuple[bool, Callable[[Pilot, Dice], None]]] = {
    "not by hand": (False, by_themselves),
    "by patience": (True, by_themselves),
    "now and then": (True, now_and_then),
    "as fast as possible": (True, as_fast_as_possible),
}


MOST_FRAMES = 20_000
"""How many frames one table may take."""


def played(way: str) -> Session:
    """Two rounds of two people and a computer, watched and drawn in one way."""
    by_hand, act = WAYS[way]
    looks = (("Mira", "teal", "bow"), ("Jonas", "red", "crown"))
    seats = [*(Seat(*look) for look in looks), Seat("Käthe", "sand", "scarf", "solid")]
    found = Session(BOX, new_match(Options(3), 9), seats, QuickMinds(9))
    answers, presses = Dice(4), Dice(len(way))
    while found.shown.round < 3:
        step = found.step()
        if isinstance(step, HandOver):
            place_in_secret(found, answers)
            continue
        pilot = table_pilot(found, auto=True, by_hand=by_hand)
        pilot.desk.tempo.speed = float(Speed.FOURFOLD.value)
        for _ in range(MOST_FRAMES):
            if pilot.over or found.shown.round >= 3:
                break
            scene = scene_of(pilot)
            if scene.mode is Mode.GATE:
                scene.director.next()
            elif isinstance(found.step(), Decide) and scene.decision is not None:
                scene.decision.around.answer(scene.decision.question.any_answer(answers))
            else:
                act(pilot, presses)
            pilot.app.loop_once(0.1)
            if isinstance(found.step(), HandOver):
                break
        else:
            raise AssertionError("the story stands still")
    return found


def test_drawing_by_hand_changes_the_telling_and_never_the_game() -> None:
    """The same seed and answers: the same match, journal and file, whoever presses when."""
    kept = set()
    for way in WAYS:
        found = played(way)
        while found.unseen():
            found.see()
        shown = Shown(found.mark.story, found.mark.happening)
        snapshot = take_snapshot(RATLAND_KEEPING, found.match, found.seats, shown, found.diary.write())
        file = to_bytes(Scribe().entries(snapshot))
        kept.add((str(found.match.stories), str([*found.match.past, found.match.journal]), file))
    assert len(kept) == 1
