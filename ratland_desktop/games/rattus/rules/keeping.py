"""What keeping a game of Rattus needs beyond its rules: a look at written tables, and what a list may show.

Saves know this object only by what it can do; it knows nothing of files. Everything here is open to all.
"""

from .game import RATTUS
from .trust import doubt_about
from .view import View


class RattusKeeping:
    """Rattus as saves see it."""

    game = RATTUS
    rules = "1"  # one more whenever a rule changes what an answer leads to

    def doubt(self, written: object) -> str | None:
        """Why a written table cannot be one of ours, or None."""
        return doubt_about(written)

    def summary(self, view: View) -> dict[str, str | int | bool]:
        """What a list of games shows. There are no variants."""
        return {"round": view.round, "supply": len(view.supply)}

    def mark(self, view: View) -> list[object]:
        """Where a match stands. Other rules that lead elsewhere leave another mark."""
        board = [[*cubes, len(view.rats[region])] for region, cubes in view.cubes.items()]
        owners = [*view.cards.values()]
        where = [int(view.stage), view.turns, view.active, int(view.step), view.plague, len(view.supply)]
        return [*where, [*view.reserves], [*view.castle], board, owners, [rat.face for rat in view.turned]]


RATTUS_KEEPING = RattusKeeping()
