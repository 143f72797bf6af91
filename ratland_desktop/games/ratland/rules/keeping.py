"""What the saves need to know about RatLand: its rules, a check of stored tables, and a summary for the list.

The saves use it only through the `Keepable` protocol. It knows nothing of files and contains no secrets.
"""

from .game import RATLAND
from .trust import doubt_about
from .view import View


class RatLandKeeping:
    """RatLand as saves see it."""

    game = RATLAND
    rules = "1"  # increment whenever a rule change alters the outcome of an answer

    def doubt(self, written: object) -> str | None:
        """Why a stored table is invalid, or None."""
        return doubt_about(written)

    def summary(self, view: View) -> dict[str, str | int | bool]:
        """What a list of games shows: the round and the variants."""
        return {"round": view.round, **self.variant(view)}

    def variant(self, view: View) -> dict[str, str | int | bool]:
        """How this game is played."""
        options = view.options
        return {"clans": options.clans, "board": options.board.value, "food": options.food.value}

    def mark(self, view: View) -> list[object]:
        """A fingerprint of the match; it differs if changed rules have led to another state."""
        counted = [[s.healthy, s.poisoned, s.lost, s.buried, s.cheese] for s in view.sewers]
        return [view.round, int(view.phase), view.active, view.pile, view.event, list(view.food), counted]


RATLAND_KEEPING = RatLandKeeping()
