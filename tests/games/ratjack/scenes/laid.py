"""A match that begins on a table laid by hand, so that screens can be tried in the middle of a turn."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.game import Ratjack, RatjackMatch
from ratland_desktop.games.ratjack.rules.round import play_on, play_round
from ratland_desktop.games.ratjack.rules.table import Table
from ratland_desktop.games.ratjack.rules.words import BETWEEN
from ratland_desktop.tabletop.dialogue import Script, Tell
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match


class PlayedOn(Ratjack):
    """Ratjack whose first round is already under way."""

    def play_round(self, table: Table, dice: Dice, tell: Tell) -> Script:
        return (play_round if table.stage is BETWEEN else play_on)(table, dice, tell)


def match_on(table: Table, seed: int = 1) -> RatjackMatch:
    return Match(PlayedOn(), table.copy(), seed, Dice(seed))
