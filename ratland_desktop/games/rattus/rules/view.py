"""What one seat can see (section 11 of the rules page).

A view is made of copies and holds no face that its seat may not know: such a face is 0. The view of seat None
is the open table, for everybody's eyes. When the game is over everything is turned up for everybody.
"""

from collections.abc import Mapping

from ....tabletop.facts import fact
from .table import Options, Rat, Table, round_number
from .words import OVER, Spot, Stage, Step


@fact
class View:
    """The table as `seat` sees it; the names are those of the table."""

    seat: int | None
    options: Options
    first: int
    plague: str
    cubes: Mapping[str, tuple[int, ...]]
    rats: Mapping[str, tuple[Rat, ...]]
    supply: tuple[int, ...]
    out: tuple[int, ...]
    reserves: tuple[int, ...]
    castle: tuple[int, ...]
    cards: Mapping[str, int | None]
    turned: tuple[Rat, ...]
    stage: Stage
    turns: int
    active: int
    ending: str
    settled: int
    step: Step
    took: bool
    placed: bool
    used: tuple[str, ...]
    looked: tuple[Spot, ...]
    turned_up: bool
    counts_as: int

    @property
    def players(self) -> int:
        return len(self.reserves)

    @property
    def round(self) -> int:
        return round_number(self)


def view(table: Table, seat: int | None) -> View:
    """What `seat` sees now."""
    over = table.stage is OVER
    return View(
        seat=seat,
        options=table.options,
        first=table.first,
        plague=table.plague,
        cubes={region: tuple(cubes) for region, cubes in table.cubes.items()},
        rats={
            region: tuple([rat if over or seat in rat.seen else hidden(rat) for rat in rats])
            for region, rats in table.rats.items()
        },
        supply=tuple(table.supply) if over else (0,) * len(table.supply),
        out=tuple(table.out) if over else (0,) * len(table.out),
        reserves=tuple(table.reserves),
        castle=tuple(table.castle),
        cards=table.cards.copy(),
        turned=tuple(table.turned),
        stage=table.stage,
        turns=table.turns,
        active=table.active,
        ending=table.ending,
        settled=table.settled,
        step=table.step,
        took=table.took,
        placed=table.placed,
        used=table.used,
        looked=table.looked,
        turned_up=table.turned_up,
        counts_as=table.counts_as,
    )


def hidden(rat: Rat) -> Rat:
    """A token as everybody sees it: where it came from and who has looked at it, but not its face."""
    return Rat(0, rat.laid, rat.seen)
