"""What an act would do, before it is done: previews for screens, and numbers for who plays by them.

All are worked out from a view. What stands on the shared screen comes from the open table's view alone; a
seat's own view also knows what that seat has looked at (section 11 of the rules page).
"""

from ....tabletop.facts import fact
from .cards import CARDS, KNIGHT
from .odds import Pool, pool_of
from .plague import NewTokens, new_tokens
from .strike_odds import Cubes, StrikeOdds, strike_odds, symbols_held
from .table import map_of, points
from .tokens import FACES
from .view import View
from .words import LAST_ROUND


@fact
class PlaguePreview:
    """What would happen if the plague came to a region now.

    `steps` from where it stands, None if that is too far for anybody. `new` tokens go around it. `odds` are
    those of the strike; `counting` those if the Knight counts, None if the player in turn does not hold him.
    """

    region: str
    steps: int | None
    new: NewTokens
    odds: StrikeOdds
    counting: StrikeOdds | None


def plague_preview(view: View, region: str) -> PlaguePreview:
    pool = pool_of(view)
    knight = view.cards[KNIGHT.id] == view.active
    return PlaguePreview(
        region,
        map_of(view).steps(view.plague, region),
        new_tokens(view, region),
        odds_in(view, pool, region, 0),
        odds_in(view, pool, region, KNIGHT.counts_as) if knight else None,
    )


def odds_in(view: View, pool: Pool, region: str, neutral: int, cubes: Cubes | None = None) -> StrikeOdds:
    """The odds of a strike in a region, as it is or with other cubes there."""
    people = view.cubes[region] if cubes is None else cubes
    return strike_odds(pool, view.rats[region], people, symbols_held(view, people), neutral)


@fact
class PlacingPreview:
    """What would be if the player in turn put so many cubes into a region.

    `cubes` would live there; `leads`: the player in turn would be among those with the most. `odds` are those
    of a strike if the plague came next.
    """

    region: str
    cubes: Cubes
    leads: bool
    odds: StrikeOdds


def placing_preview(view: View, region: str, number: int) -> PlacingPreview:
    active = view.active
    cubes = tuple([own + number * (seat == active) for seat, own in enumerate(view.cubes[region])])
    leads = cubes[active] == max(cubes) > 0
    return PlacingPreview(region, cubes, leads, odds_in(view, pool_of(view), region, 0, cubes))


def points_after_last_plague(view: View) -> tuple[float, ...]:
    """Everybody's points on average, if the last plague came now."""
    pool = pool_of(view)
    expected = [float(own) for own in points(view)]
    counts_as = view.counts_as if view.stage is LAST_ROUND else 0  # a turn's are gone when it ends (R14)
    for region in view.cubes:
        neutral = counts_as if region == view.plague else 0
        for seat, loss in enumerate(odds_in(view, pool, region, neutral).losses):
            expected[seat] -= loss
    return tuple(expected)


@fact
class Bites:
    """How many of the faces that are not known carry a card's symbol."""

    carrying: int
    unknown: int


def bites(view: View, card: str) -> Bites:
    pool = pool_of(view)
    unknown = (*pool.starting, *pool.normal)
    return Bites(sum([CARDS[card].symbol in FACES[face].symbols for face in unknown]), len(unknown))
