"""The screens on which people meet the computers have room for every word, in every language and size."""

from __future__ import annotations

import pytest
from _computer_screens import QuickAdvice, bedtime

from ratland_desktop.games.ratland.company import COMPANY
from ratland_desktop.games.ratland.scenes.missed import missed
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.recap import RecapScene
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.shell.go import STAY
from tests.games.ratland import kit
from tests.games.ratland.scenes.family import family_seats
from tests.games.ratland.scenes.sewer_kit import neighbours, sit_down
from tests.pilot import Pilot

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("language", ["de", "fr", "es", "en", "xx"])
def test_the_button_for_ideas_leaves_room_for_the_others(
    language: str, text_size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where rats are away and the pool is narrow."""
    monkeypatch.setattr(MySewerScene, "adviser", QuickAdvice())
    table = kit.lay(kit.seat(pantry=7, cheese=4, poisoned=2, lost=1), *neighbours(2))
    sitting = sit_down(table, language=language, text_size=text_size)
    assert sitting.pilot.bad_texts() == []
    sitting.pilot.click("idea")
    sitting.pilot.until_scene(HintsScene)
    assert sitting.pilot.bad_texts() == []


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("language", ["de", "fr", "es", "en", "xx"])
def test_the_page_of_seats_has_room_for_every_word(language: str, players: int) -> None:
    pilot = Pilot(
        lambda: SeatsScene(family_seats(players), COMPANY, busy=0), language=language, text_size="larger"
    )
    assert pilot.bad_texts() == []


@pytest.mark.parametrize("rounds", [1, 4])
@pytest.mark.parametrize("language", ["de", "fr", "es", "en", "xx"])
def test_a_recap_has_room_for_every_word(language: str, rounds: int) -> None:
    game = bedtime(4, rounds)
    told = missed(game, 1)
    assert told is not None
    pilot = Pilot(lambda: RecapScene(told, game.seats, lambda: STAY), language=language, text_size="larger")
    assert pilot.bad_texts() == []
