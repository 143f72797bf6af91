"""What keeping a game of Ratjack needs beyond its rules: a look at written tables, and what a list may show.

Saves know this object only by what it can do; it knows nothing of files. Everything here is open to all.
"""

from .game import RATJACK
from .trust import doubt_about
from .view import View


class RatjackKeeping:
    """Ratjack as saves see it."""

    game = RATJACK
    rules = "1"  # one more whenever a rule changes what an answer leads to

    def doubt(self, written: object) -> str | None:
        """Why a written table cannot be one of ours, or None."""
        return doubt_about(written)

    def summary(self, view: View) -> dict[str, str | int | bool]:
        """What a list of games shows: the round that is played, and with which sets."""
        return {"round": view.round if view.ended else view.round + 1, **self.variant(view)}

    def variant(self, view: View) -> dict[str, str | int | bool]:
        """How this game is played."""
        return {"deck": view.sets.value}

    def mark(self, view: View) -> list[object]:
        """Where a match stands. Other rules that lead elsewhere leave another mark."""
        piles = [len(view.deck), [*view.discard], [*view.display]]
        rows = [[[card.face or "", card.up, card.chip] for card in place.row] for place in view.places]
        places = [[place.points, place.out, place.total, len(place.hand)] for place in view.places]
        return [view.round, view.stage.value, view.turn, *piles, rows, places]


RATJACK_KEEPING = RatjackKeeping()
