"""A private screen laid as a test wants it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import RoundRecord, Sewer, Table
from ratland_desktop.games.ratland.rules.view import view
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.kit import lay, seat
from tests.opener import Opener
from tests.pilot import Pilot

NAMES = (
    "Mira", "Oma Ilse", "Jonas", "Maximilian-Alexander", "Leo", "Papa",
    "Zoë", "Tante Friederike", "Ben", "Ida", "Emil", "Opa Heinz",
)  # fmt: skip
SEATS = tuple(
    Seat(name, colour.name, badge)
    for name, colour, badge in zip(NAMES, theme.SEAT_COLOURS, BADGES, strict=True)
)


def neighbours(count: int, **more: Any) -> list[Sewer]:
    """Other players with a few rats and some cheese each."""
    return [seat(pantry=5 + number % 4, cheese=number % 3 + 1, **more) for number in range(count)]


def record(plan: Plan, players: int) -> RoundRecord:
    return RoundRecord(
        "abundance", (1,), 0, (plan,) * players, (7,) * players, (0,) * players, (2,) * players
    )


@dataclass
class Sitting:
    """A player in front of the screen."""

    pilot: Pilot
    home: Opener[Plan]

    @property
    def scene(self) -> MySewerScene:
        assert not self.pilot.stage.failures, self.pilot.stage.failures
        scene = self.pilot.scene
        assert isinstance(scene, MySewerScene), self.pilot.where()
        return scene

    @property
    def plan(self) -> Plan:
        return self.scene.plan


def sit_down(
    table: Table | None = None, *, draft: Plan | None = None, who: int = 0, **comfort: Any
) -> Sitting:
    """In front of My sewer; by default seven rats, two neighbours, nothing special."""
    table = table or lay(seat(pantry=7, cheese=4), *neighbours(2))
    table.plans = ()
    assert table.event
    question = Placement(who, table.sewers[who].healthy, table.event.home_limit)
    seen, seats = view(table, who), SEATS[: table.players]
    home: Opener[Plan] = Opener(lambda: MySewerScene(seen, question, seats, home.menu, draft))
    pilot = Pilot(lambda: home, **comfort)
    pilot.until_scene(MySewerScene)
    return Sitting(pilot, home)
