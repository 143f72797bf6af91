"""After a round its points stay on the stage, also when the table is opened again or the game is taken up."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.box import BOX
from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.scenes.table.cues import last_scored
from ratland_desktop.games.comme_des_rats.scenes.table.scene import CellarTable
from ratland_desktop.hotseat.moments import Mark, Moments
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.go import STAY
from tests.games.comme_des_rats.playing import played
from tests.games.comme_des_rats.scenes.family import Family

pytestmark = pytest.mark.slow

SMALL = (1024, 640)


def gate(family: Family) -> bool:
    return isinstance(family.scene, CellarTable) and family.scene.mode is Mode.GATE


def gains_shown(family: Family) -> list[str]:
    return [word for word in family.words() if word.startswith("+")]


@pytest.mark.slow
def test_the_points_of_the_last_round_stay_when_the_table_is_opened_again() -> None:
    family = Family(Options(3), seed=3, size=SMALL)
    while not gate(family):
        family.player.answer(family.scene)
    scored = next(x for x in family.session.match.stories[0] if isinstance(x, h.RoundScored))
    shown = gains_shown(family)
    assert sorted(shown) == sorted(f"+{gained}" for gained in scored.gained)
    family.stage.show(CellarTable(family.session, lambda: STAY))
    family.until(lambda: gate(family))
    assert gains_shown(family) == shown


def test_the_points_stay_on_the_stage_after_a_break() -> None:
    match = played(Options(3), seed=3)
    moments = Moments(BOX.course, match)
    assert len(match.stories) > 1
    for number, story in enumerate(match.stories[:-1]):
        scored = next(x for x in story if isinstance(x, h.RoundScored))
        last_table = moments.at(Mark(number, len(story)))
        assert last_scored(last_table, match.stories[: number + 2]) == scored
        taken_up = COMME_DES_RATS.view(match.starts[number + 1], None)
        assert last_scored(taken_up, match.stories[number + 1 : number + 2]) == scored


def test_before_the_first_round_there_are_no_points_to_show() -> None:
    match = played(Options(3), seed=3)
    assert last_scored(COMME_DES_RATS.view(match.starts[0], None), []) is None


@pytest.mark.slow
def test_points_stand_in_the_order_of_the_panels() -> None:
    family = Family(Options(5), seed=4, size=SMALL)
    while not gate(family):
        family.player.answer(family.scene)
    assert isinstance(family.scene, CellarTable)
    panels = family.scene.layout.panels
    from_left = sorted(range(5), key=lambda seat: panels[seat].box.x)
    scored = next(x for x in family.session.match.stories[0] if isinstance(x, h.RoundScored))
    assert gains_shown(family) == [f"+{scored.gained[seat]}" for seat in from_left]
    assert from_left != sorted(from_left)
