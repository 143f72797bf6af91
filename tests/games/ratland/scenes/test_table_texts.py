"""Nothing is cut and nothing overlaps, in any language, at any text size, from 2 to 12 players."""

from __future__ import annotations

from itertools import product

import pytest

from ratland_desktop.games.ratland.rules.happenings import EventTurned
from ratland_desktop.games.ratland.rules.questions import (
    AddPiece,
    PutBack,
    Redeploy,
    Scavenge,
    TradeRat,
    Transmute,
    Wound,
)
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.session import HandOver, Mark
from ratland_desktop.screens.table import TableScene
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.table_sessions import (
    place_in_secret,
    play_to,
    scene_of,
    session,
    table_pilot,
)
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

LANGUAGES = ("en", "de", "fr", "es", "xx")
SIZES = ("normal", "large", "larger")
VOICES = [*product(LANGUAGES, ("larger",)), *product(("de", "xx"), ("normal", "large"))]
QUESTIONS: list[type[Question]] = [AddPiece, PutBack, Redeploy, Scavenge, TradeRat, Transmute, Wound]


def bad_in_any_voice(pilot: Pilot) -> list[str]:
    bad = []
    for language, text_size in product(LANGUAGES, SIZES):
        pilot.speak(language, text_size)
        bad += [f"{language}, {text_size}: {words}" for words in pilot.bad_texts()]
    return bad


def sample_of(scene: TableScene) -> tuple[object, str]:
    """What kind of step is on the table, and its name; nothing only before the first one."""
    step, reel = scene.present, scene.director.reel
    if step is None:
        assert reel.at == Mark(0, 0)
        return None, "nothing"
    kind = type(step.told[-1])
    event = reel.told.event if kind is EventTurned else ""
    return (kind, event, step.group if len(step.shown) > 1 else ""), kind.__name__


@pytest.mark.parametrize(("language", "text_size"), VOICES)
@pytest.mark.parametrize(("players", "board"), [(2, Board.OFF), (6, Board.SECRET), (12, Board.EVERYONE)])
def test_every_kind_of_moment_reads_well(players: int, board: Board, language: str, text_size: str) -> None:
    """Two games: with few players one alone has fewer kinds of steps than are asked for."""
    seen: dict[object, int] = {}
    bad: list[str] = []
    for seed in (5, 6):
        pilot = table_pilot(session(players, seed, board=board), language=language, text_size=text_size)
        pilot.wait(1.0)  # the computers play to the end meanwhile
        scene, going = scene_of(pilot), True
        while going:
            sample, name = sample_of(scene)
            if seen.get(sample, 0) < 2:
                seen[sample] = seen.get(sample, 0) + 1
                bad += [f"{name}: {words}" for words in pilot.bad_texts()]
            going = scene.director.next()
    assert bad == []
    assert len(seen) > 20


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("players", [4, 12])
def test_every_decision_reads_well(players: int, kind: type[Question]) -> None:
    assert bad_in_any_voice(table_pilot(play_to(kind, players))) == []


@pytest.mark.parametrize("players", [2, 6, 12])
def test_the_moment_before_the_reveal_reads_well(players: int) -> None:
    found = session(players, 4, humans=range(players), clans=False)
    while not isinstance(found.step(), HandOver):
        found.see()
    place_in_secret(found, Dice(2))
    assert bad_in_any_voice(table_pilot(found)) == []
