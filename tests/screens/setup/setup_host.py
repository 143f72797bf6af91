"""A pilot in front of the set-up, for the tests of that screen."""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.hotseat.levels import LEVELS
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.setup import SetUp, SetUpScene
from ratland_desktop.screens.setup.model import Draft, Names
from ratland_desktop.screens.setup.sheet import Sheet
from ratland_desktop.shell.box import Spot
from ratland_desktop.shell.intents import Point, Press
from ratland_desktop.tabletop.seats import HUMAN
from tests.opener import Opener
from tests.pilot import Pilot

LANGUAGES = ("en", "de", "fr", "es")
NAMES = Names(
    (
        "Mia",
        "Jonas",
        "Oma Ilse",
        "Papa",
        "Lena",
        "Ben",
        "Tante Ute",
        "Emil",
        "Frieda",
        "Onkel Karl",
        "Paula",
        "Till",
    ),
    tuple(f"Nager {n}" for n in range(12)),
)


def table(players: int, computers: int = 1) -> Draft:
    draft = Draft((), wishes=SHEET.defaults)
    for number in range(players):
        player = HUMAN if number < players - computers else LEVELS[number % 3]
        draft = draft.with_one_more(player, NAMES)
    return draft


class Host(Pilot):
    """A pilot in front of the set-up."""

    def __init__(
        self,
        draft: Draft | None = None,
        book: PlayerBook | None = None,
        *,
        sheet: Sheet = SHEET,
        **look: Any,
    ) -> None:
        self.outside = Opener(lambda: SetUpScene(sheet, book, draft))
        super().__init__(lambda: self.outside, **look)
        self.until_scene(SetUpScene)

    @property
    def draft(self) -> Draft:
        scene = self.stage.scenes()[1]
        assert isinstance(scene, SetUpScene)
        return scene.draft

    @property
    def result(self) -> SetUp:
        assert self.stage.failures == []
        (result,) = self.outside.results
        assert result is not None
        return result

    def names_now(self) -> list[str]:
        return [seat.name for seat in self.draft.seats]

    def write_name(self, at: int, name: str) -> None:
        self.click(f"name-{at}")
        self.type(name)

    def drag(self, name: str, to: Spot) -> None:
        start = self.widget(name).box.centre
        self.give(
            Point(start), Press(start), Point(((start[0] + to[0]) / 2, (start[1] + to[1]) / 2)), Point(to)
        )
