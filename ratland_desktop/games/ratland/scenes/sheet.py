"""RatLand's set-up: 2 to 12 clans, and the variants that they can play with."""

from __future__ import annotations

from ratland_desktop.games.ratland.company import COMPANY
from ratland_desktop.games.ratland.rules.food import boxes
from ratland_desktop.games.ratland.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.setup.sheet import Rehearsal, Sheet, Variant, Wishes
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY

TWO_BOXES = next(players for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if boxes(players) > 1)


def options(players: int, first: int | None, wishes: Wishes) -> Options:
    return Options(players, wishes["clans"] is True, Board(wishes["board"]), Food(wishes["food"]), first)


def rehearsal(session: Session) -> Rehearsal:
    """The open table with these seats; faces, panels and wall look the same in the game."""
    scene = TableScene(LOOK, session, lambda: STAY)
    return Rehearsal(scene, [panel.box for panel in scene.layout.panels])


SHEET = Sheet(
    game="ratland",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    options=options,
    abouts=((0, "ratland.setup.about"), (TWO_BOXES, "ratland.setup.two_boxes")),
    start="ratland.setup.start",
    first="ratland.setup.first",
    too_few="ratland.setup.error.too_few",
    too_many="ratland.setup.error.too_many",
    variants=(
        Variant("clans", "ratland.setup.clans"),
        Variant(
            "board", "ratland.setup.board", Board.OFF.value, tuple(board.value for board in Board),
            about_each=True,
        ),
        Variant("food", "ratland.setup.food", Food.SORTED.value, tuple(food.value for food in Food)),
    ),
    rehearsal=rehearsal,
    company=COMPANY,
    characters="ratland.character",
)  # fmt: skip
