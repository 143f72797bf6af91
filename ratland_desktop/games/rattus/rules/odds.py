"""Odds (section 11 of the rules page): which faces may lie under a token, for one who knows a view.

The open table's view gives the odds for everybody; that of a seat also uses what this seat has looked at.
Nothing is drawn by chance.
"""

from collections.abc import Iterator

from ....tabletop.facts import fact
from .regions import MAPS
from .table import Rat
from .tokens import FACES, NORMAL, STARTING
from .view import View


@fact
class Pool:
    """What may lie under the tokens that are down.

    A token laid in the set-up is one of `starting`. The others are `mixed`, so many; `strays` of them are
    starting tokens that were not laid (R2).
    """

    starting: tuple[int, ...]
    normal: tuple[int, ...]
    mixed: int
    strays: int


def pool_of(view: View) -> Pool:
    """The pool for one who knows what this view shows."""
    known = {*known_faces(view)}
    laid = len(MAPS[view.players].regions)
    not_laid = [face for face, was_laid in known if not was_laid]
    starting, normal = unknown_faces(view)
    return Pool(
        starting,
        normal,
        mixed=len(FACES) - laid - len(not_laid),
        strays=len(STARTING) - laid - sum([FACES[face].starting for face in not_laid]),
    )


def known_faces(view: View) -> Iterator[tuple[int, bool]]:
    """Each face that the view shows, and whether its token was laid in the set-up."""
    for rat in view.turned:
        yield rat.face, rat.laid
    for rats in view.rats.values():
        for rat in rats:
            if rat.face:
                yield rat.face, rat.laid
    for face in (*view.supply, *view.out):
        if face:
            yield face, False


def unknown_faces(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The starting tokens and the normal ones that the view does not show."""
    known = {face for face, _ in known_faces(view)}
    return tuple([f for f in STARTING if f not in known]), tuple([f for f in NORMAL if f not in known])


def chances(pool: Pool, rat: Rat) -> dict[int, float]:
    """The faces that this token may have, each with its chance."""
    if rat.face:
        return {rat.face: 1.0}
    starting, normal = weights(pool, rat.laid, 0, 0, 0)
    found = dict.fromkeys(pool.normal, normal)
    found |= dict.fromkeys(pool.starting, starting)
    return {face: chance for face, chance in found.items() if chance}


def weights(
    pool: Pool, laid: bool, laid_drawn: int, mixed_drawn: int, starting_drawn: int
) -> tuple[float, float]:
    """The chance of each single starting face, and of each single normal one, for the next token.

    So many tokens of either origin have been drawn from the pool before, and so many starting faces.
    """
    starting = len(pool.starting) - starting_drawn
    if laid:
        return 1 / starting, 0.0
    mixed, strays = pool.mixed - mixed_drawn, pool.strays - (starting_drawn - laid_drawn)
    return (strays / mixed / starting if strays else 0.0), 1 / mixed
