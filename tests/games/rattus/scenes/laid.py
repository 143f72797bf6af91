"""A match that begins on a table laid by hand, so that screens can be tried in the middle of a turn."""

from __future__ import annotations

from ratland_desktop.games.rattus.rules.game import Rattus, RattusMatch
from ratland_desktop.games.rattus.rules.round import play_on
from ratland_desktop.games.rattus.rules.table import Table
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match


class PlayedOn(Rattus):
    """Rattus whose first round is already under way."""

    play_round = staticmethod(play_on)


def match_on(table: Table, seed: int = 1) -> RattusMatch:
    return Match(PlayedOn(), table.copy(), seed, Dice(seed))
