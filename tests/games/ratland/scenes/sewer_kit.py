"""A private screen laid as a test wants it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import RoundRecord, Sewer, Table
from ratland_desktop.games.ratland.rules.view import view
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go, Push
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.kit import lay, seat
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
class Home(Scene[None]):
    """Opens My sewer for a seat, and remembers what was handed in."""

    table: Table
    who: int = 0
    draft: Plan | None = None
    answers: list[Plan] = field(default_factory=list)
    menus: int = 0
    opened: bool = False

    def __post_init__(self) -> None:
        super().__init__()
        self.table.plans = ()

    def menu(self) -> Go:
        self.menus += 1
        return STAY

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, (0, 0, 0))

    def update(self, seconds: float) -> Go | None:
        if self.opened:
            return None
        self.opened = True
        assert self.table.event
        question = Placement(self.who, self.table.sewers[self.who].healthy, self.table.event.home_limit)
        seats = SEATS[: self.table.players]
        screen = MySewerScene(view(self.table, self.who), question, seats, self.menu, self.draft)
        return Push(screen, then=self.answers.append)


@dataclass
class Sitting:
    """A player in front of the screen."""

    pilot: Pilot
    home: Home

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
    home = Home(table or lay(seat(pantry=7, cheese=4), *neighbours(2)), who, draft)
    pilot = Pilot(lambda: home, **comfort)
    pilot.until_scene(MySewerScene)
    return Sitting(pilot, home)
