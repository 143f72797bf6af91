"""A table as it might be: everything a view shows, and the hidden faces by chance.

What is imagined comes from the view and the dice handed in only. Every way to hide the faces has the chance
that it has for one who knows what the view shows (section 11 of the rules page).
"""

from collections.abc import Iterable

from ....tabletop.dice import Dice
from .odds import unknown_faces
from .table import Rat, Table
from .view import View


def reimagine(view: View, dice: Dice) -> Table:
    """A table that looks like this to the view's seat."""
    starting, normal = map(list, unknown_faces(view))
    dice.shuffle(starting)
    laid = {
        region: [Rat(starting.pop(), True, rat.seen) if rat.laid and not rat.face else rat for rat in rats]
        for region, rats in view.rats.items()
    }
    mixed = starting + normal  # what is left lies among the rest: board, supply and taken out
    dice.shuffle(mixed)
    return Table(
        options=view.options,
        first=view.first,
        plague=view.plague,
        cubes={region: [*cubes] for region, cubes in view.cubes.items()},
        rats={
            region: [rat if rat.face else Rat(mixed.pop(), False, rat.seen) for rat in rats]
            for region, rats in laid.items()
        },
        supply=filled(view.supply, mixed),
        out=filled(view.out, mixed),
        reserves=[*view.reserves],
        castle=[*view.castle],
        cards={**view.cards},
        turned=[*view.turned],
        stage=view.stage,
        turns=view.turns,
        active=view.active,
        ending=view.ending,
        settled=view.settled,
        step=view.step,
        took=view.took,
        placed=view.placed,
        used=view.used,
        looked=view.looked,
        turned_up=view.turned_up,
        counts_as=view.counts_as,
    )


def filled(faces: Iterable[int], mixed: list[int]) -> list[int]:
    return [face or mixed.pop() for face in faces]
