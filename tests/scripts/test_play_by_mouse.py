"""The player of the real window reaches an answer to every open question, whatever the cards bring."""

from __future__ import annotations

import play_by_mouse
import pytest

from ratland_desktop.games.ratland.rules.questions import Redeploy
from ratland_desktop.tabletop.dialogue import Question
from tests.games.ratland.scenes.table_sessions import play_to, table_pilot
from tests.games.ratland.scenes.test_table_decisions import CHOICES, scene_question


@pytest.mark.parametrize("kind", [*CHOICES, Redeploy])
def test_one_of_its_spots_is_an_answer(kind: type[Question]) -> None:
    found = play_to(kind)
    pilot = table_pilot(found)
    asked = scene_question(found)
    assert isinstance(asked, kind)
    for spot in play_by_mouse.decisions(len(found.seats)):
        pilot.raw_click(spot)
        pilot.frames(2)
        if scene_question(found) is not asked:
            return
    pytest.fail("none of the spots is an answer")
