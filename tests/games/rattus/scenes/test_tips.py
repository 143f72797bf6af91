"""What the coach says at Rattus' table: at the right moment, beside what it is about, one thing at a time."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.rattus.rules.game import RATTUS
from ratland_desktop.games.rattus.rules.retelling import Retelling
from ratland_desktop.games.rattus.rules.table import Options, Table
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, SUPPLY
from ratland_desktop.games.rattus.scenes.chart.lands import ANCHORS
from ratland_desktop.games.rattus.scenes.chart.painting import on_map
from ratland_desktop.games.rattus.scenes.table.layout import MAP, layout_of
from ratland_desktop.games.rattus.scenes.table.scene import RattusTable
from ratland_desktop.games.rattus.scenes.tips import TABLE
from ratland_desktop.screens.coach.bubble import OK
from ratland_desktop.screens.table.coaching import TipMoment
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.rattus.kit import lay
from tests.games.rattus.scenes.family import Family
from tests.games.rattus.scenes.laid import match_on
from tests.listening import LANGUAGES, speak

SMALL = (1024, 640)
TIPS = {tip.key.removeprefix("rattus.coach."): tip for tip in TABLE}


def moment(table: Table, *answers: object) -> TipMoment:
    """What the coach sees on this table, after these answers of the player in turn."""
    match = match_on(table)
    for answer in answers:
        match.answer(0, answer)
    told = Retelling.of(match.view(None))
    told.round = 1
    return TipMoment(told, Mode.DECIDE, False, match.question(0))


def a_table(**more: Any) -> Table:
    laid: dict[str, Any] = {
        "cubes": {"gallia": (1, 1, 0), "polonia": (4, 1, 0), "scandia": (1, 0, 0)},
        "rats": {"gallia": 2, "polonia": 2, "anglia": 1},
        "cards": {"monk": 1},
        "plague": "germania",
    }
    return lay(3, **(laid | more))


def fits(name: str, now: TipMoment) -> bool:
    return TIPS[name].fits(now)


PLACED = ("place", "gallia", 2)


def test_every_part_of_a_turn_has_its_tip() -> None:
    placing, moving, spreading = (
        moment(a_table()), moment(a_table(), PLACED), moment(a_table(), PLACED, ("plague", "gallia"))
    )  # fmt: skip
    assert fits("placing", placing) and not fits("placing", moving)
    assert fits("plague", moving) and not fits("plague", placing)
    assert fits("spread", spreading) and not fits("spread", moving)


def test_the_tip_about_the_majority_comes_where_placing_would_lead() -> None:
    assert fits("majority", moment(a_table()))
    alone = a_table(cubes={"gallia": (1, 0, 0)}, rats={"gallia": 2})
    assert not fits("majority", moment(alone))  # nobody else lives there


def test_the_tip_about_the_king_needs_a_region_without_rats_and_a_free_king() -> None:
    assert fits("king", moment(a_table()))
    assert not fits("king", moment(a_table(cards={"king": 1})))
    assert not fits("king", moment(a_table(cubes={"gallia": (2, 1, 0)})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_danger_is_where_the_largest_group_is_next_to_the_plague_and_is_named(language: str) -> None:
    now = moment(a_table(), PLACED)
    assert fits("danger", now)
    words = TIPS["danger"].words
    assert words is not None and "Polonia" in words(speak(language), now)
    assert not fits("danger", moment(a_table(plague="hispania"), PLACED))


def test_cards_are_spoken_of_when_nobody_has_one_and_when_somebody_has_many() -> None:
    assert fits("no_card", moment(a_table()))
    many = a_table(cards={"monk": 0, "king": 0, "witch": 0})
    assert fits("many_cards", moment(many)) and not fits("no_card", moment(many))


def test_the_end_is_announced() -> None:
    assert fits("few_rats", moment(a_table(supply=5)))
    assert not fits("few_rats", moment(a_table(supply=20)))
    even = a_table(supply=5, cubes={"gallia": (2, 2, 0)})
    assert fits("tie", moment(even)) and not fits("tie", moment(a_table(supply=5)))
    last = a_table(stage=LAST_ROUND, ending=SUPPLY, cards={"monk": 0}, active=2)
    match = Match(RATTUS, last, 1, Dice(1))
    chance = TipMoment(Retelling.of(match.view(None)), Mode.DECIDE, False, match.question(0))
    assert fits("last_round", chance) and not fits("last_round", moment(even))
    assert fits("crowd", moment(a_table(cubes={"gallia": (3, 2, 0)})))


@pytest.mark.parametrize(
    ("name", "region", "answers"),
    [
        ("majority", "gallia", ()),
        ("king", "scandia", ()),
        ("danger", "polonia", (PLACED,)),
        ("crowd", "polonia", ()),
    ],
)
def test_a_tip_about_a_region_points_beside_it(name: str, region: str, answers: tuple[object, ...]) -> None:
    pointer = TIPS[name].points(layout_of(3), moment(a_table(), *answers))
    x, y = on_map(MAP, ANCHORS[region])
    assert abs(pointer.spot[0] - x) <= 90 and pointer.spot[1] == y
    assert pointer.about is not None and pointer.about.holds((x, y))


def test_one_thing_is_said_about_each_part_of_a_turn() -> None:
    family = Family(Options(3), match=match_on(a_table()), size=SMALL, reduced=True, explain=True)
    family.until(lambda: isinstance(family.scene, RattusTable) and family.scene.decision is not None)
    family.wait(GLANCE)
    scene = family.scene
    assert isinstance(scene, RattusTable) and scene.coaching is not None
    said = []
    for press in ("region-gallia", "region-gallia"):
        assert scene.coaching.shown is not None
        said.append(scene.coaching.shown.name)
        family.click(OK)
        assert scene.coaching.shown is None  # enough for this part
        family.click(press)
        family.wait(GLANCE + 0.5)
    assert len({*said}) == 2
    assert scene.coaching.shown is not None  # and something about the spread
    assert family.bad_texts() == []
