"""What keeping a game needs beyond its rules: a look at written tables, and what a list may show.

Saves know this object only by what it can do; it knows nothing of files. Everything here is open to all.
"""

from .game import COMME_DES_RATS
from .trust import doubt_about
from .view import View


class CommeDesRatsKeeping:
    """Comme des Rats as saves see it."""

    game = COMME_DES_RATS
    rules = "1"  # one more whenever a rule changes what an answer leads to

    def doubt(self, written: object) -> str | None:
        return doubt_about(written)

    def summary(self, view: View) -> dict[str, str | int | bool]:
        """What a list of games shows: the round and the variants."""
        return {"round": view.round, **self.variant(view)}

    def variant(self, view: View) -> dict[str, str | int | bool]:
        """How this game is played."""
        return {"four_dice": view.options.four_dice, "roles": view.options.roles}

    def mark(self, view: View) -> list[object]:
        """Where a match stands. Other rules that lead elsewhere leave another mark."""
        turn = view.turn
        dice = [list(pair) for pair in turn.pairs] if turn else []
        rats = [[rat.points, rat.bandages, rat.cards, rat.role_closed] for rat in view.rats]
        doors = [[door.left, door.sprung] for door in view.doors]
        number = turn.number if turn else 0
        return [view.round, number, view.active, dice, rats, doors, list(view.middle), view.rat_cards_left]


COMME_DES_RATS_KEEPING = CommeDesRatsKeeping()
