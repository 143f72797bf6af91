"""The last step of a game at the open table, and the button below it, in every game on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest
from _game_tables import screens_in, table
from _sessions import play_on

from ratland_desktop.games.shelf import GAMES, SHELF
from ratland_desktop.hotseat.session import Session, Watch
from ratland_desktop.screens.box import TableTurn
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.widgets import Button
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.pilot import Pilot

LOCALES = Path(__file__).resolve().parents[3] / "locales"
NAMES = ("Mira", "Jonas", "Oma Ilse", "Papa")


def at_the_end(game: str, seed: int) -> Session:
    """All is told but for the last happening."""
    session = table(SHELF[game], 3, seed, NAMES)
    play_on(
        session, Dice(seed),
        lambda now: now.match.over and isinstance(now.step(), Watch) and len(now.unseen()) == 1,
    )  # fmt: skip
    return session


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_who_has_won_is_asked_only_while_nobody_has_been_told(game: str, language: str) -> None:
    session = at_the_end(game, seed=2)
    screens, say = screens_in(session.box), Texts(LOCALES, language)
    scene = screens.table(TableTurn(session, lambda: STAY, None, Pace()))
    assert isinstance(scene, TableScene)
    pilot = Pilot(lambda: scene, language=language)
    pilot.until(lambda: scene.mode is Mode.LEAVE, seconds=60)
    told = scene.look.teller.tell(session.match.stories[-1][-1], NAMES, say).text
    named = any(name in told for name in NAMES)
    asks = pilot.typed_widget(Button, "next").words == say("table.to_results")
    assert asks is not named
    assert pilot.bad_texts() == []
