"""The games there are, one line each, as the contract plays them; and Crumbs, which exists for tests only.

Owns nothing but the list: rules only, no pictures. The samples are ways to set a game up that between them
use all of its rules; the contract tests beside it play each of them.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.course import COURSE as COMME_DES_RATS_COURSE
from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS
from ratland_desktop.games.comme_des_rats.rules.keeping import COMME_DES_RATS_KEEPING
from ratland_desktop.games.comme_des_rats.rules.table import Options as RatTrapOptions
from ratland_desktop.games.ratjack.box import BOX as RATJACK_BOX
from ratland_desktop.games.ratjack.rules.game import RATJACK
from ratland_desktop.games.ratjack.rules.table import Options as RatjackOptions
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.games.ratland.box import BOX as RATLAND_BOX
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.games.rattus.course import COURSE as RATTUS_COURSE
from ratland_desktop.games.rattus.rules.game import RATTUS
from ratland_desktop.games.rattus.rules.keeping import RATTUS_KEEPING
from ratland_desktop.games.rattus.rules.table import Options as RattusOptions
from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.course import Course
from ratland_desktop.saves.shelf import Keepable
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import Game
from tests.games.crumbs.box import BOX as CRUMBS_BOX
from tests.games.crumbs.rules import CRUMBS

QUICK = 2


@fact
class OnTheShelf:
    """A game, a few ways to set it up, and its box."""

    game: Game[Any, Any, Any]
    samples: Mapping[str, Any]
    """The first two are played in the quick run, the others with `--all`."""
    box: Box


def without_screens(keeping: Keepable, course: Course) -> Box:
    """The box of a game whose screens and computers are still being made."""

    def nothing(*_: object) -> Any:
        raise NotImplementedError

    return Box(keeping.game.name, 2, 5, (20, 60), keeping, course, "", nothing, nothing, nothing)


SHELF: dict[str, OnTheShelf] = {
    RATLAND.name: OnTheShelf(
        RATLAND,
        {
            "two plain": Options(2),
            "four for the first time": Options(4, food=Food.SORTED, first=2),
            "five with clans": Options(5, clans=True),
            "six aggressive": Options(6, board=Board.EVERYONE),
            "eight with everything": Options(8, clans=True, board=Board.SECRET),
        },
        RATLAND_BOX,
    ),
    RATTUS.name: OnTheShelf(
        RATTUS,
        {
            "two": RattusOptions(2),
            "three, and the second begins": RattusOptions(3, first=1),
            "four": RattusOptions(4),
        },
        without_screens(RATTUS_KEEPING, RATTUS_COURSE),
    ),
    RATJACK.name: OnTheShelf(
        RATJACK,
        {
            "two with rats": RatjackOptions(2, first=1),
            "three with weasels": RatjackOptions(3, Deck.RATS_WEASELS),
            "four with raccoons": RatjackOptions(4, Deck.RATS_RACCOONS, first=3),
            "two without rats": RatjackOptions(2, Deck.WEASELS_RACCOONS),
            "four surprised": RatjackOptions(4, None),
        },
        RATJACK_BOX,
    ),
    COMME_DES_RATS.name: OnTheShelf(
        COMME_DES_RATS,
        {
            "two and the third rat": RatTrapOptions(2),
            "three plain": RatTrapOptions(3, first=1),
            "four with four dice": RatTrapOptions(4, four_dice=True),
            "four with roles": RatTrapOptions(4, roles=True),
            "five with everything": RatTrapOptions(5, four_dice=True, roles=True),
        },
        without_screens(COMME_DES_RATS_KEEPING, COMME_DES_RATS_COURSE),
    ),
    CRUMBS.name: OnTheShelf(CRUMBS, {"two and the mouse": 2, "three and the mouse": 3}, CRUMBS_BOX),
}


def played(shelved: OnTheShelf, sample: str) -> list[pytest.MarkDecorator]:
    """The marks of a case with this sample."""
    return [pytest.mark.slow] if sample in list(shelved.samples)[QUICK:] else []
