"""The twelve clans (section 7 of the rules page): two rows of small named powers for each.

The phases ask for a power by what it does; no phase asks which clan a player leads.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from .words import BLACK, DUMP, ORANGE, PURPLE, YELLOW, Colour, Place

EVERY_AREA = 3


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Power:
    """What one side of a clan card can do; the plain one can do nothing special."""

    clan: str = ""  # the id of the clan whose card this is
    redeploys: int = 0  # phase 2: rats that may move after the reveal
    sneaks_with: int = 0  # phase 3: attacking with exactly this many rats steals at least 1 (R13)
    sneaks_alone: bool = False  # phase 3: … and only if one neighbour alone is attacked
    guards: int = 0  # phase 3: defends as if with this many more rats
    breeds_when_empty: int = 0  # phase 4: new rats with nobody in the nursery
    breeds_extra: int = 0  # phase 4: breeds as if with this many more rats
    welcome: int = 0  # phase 5: cheese when any lost rats come home …
    welcome_each: int = 0  # phase 5: … or for each of them
    corrupts: int = 0  # phase 6: times a round a piece may be added to the bag
    draws_more_at: Place | None = None  # phase 6: one more piece there
    recycles_at: Place | None = None  # phase 6: white pieces from there become yellow …
    recycles: int = 0  # … up to this many (R11)
    counts_as: Mapping[Colour, Colour] = field(default_factory=lambda: MappingProxyType({}))  # phase 6
    ignores: frozenset[Colour] = frozenset()  # phase 6: pieces without effect
    scavenges: int = 0  # phase 6: times a round a piece may be drawn where nobody was sent (R12)
    transmutes: int = 0  # phase 7: cheese that may become rats
    tribute: int = 0  # phase 7: this many of the richest players give 1 cheese (R14)
    foresees_event: bool = False  # may look at the next event (R16)
    foresees_food: bool = False  # may look at the next food card (R16)


@dataclass(frozen=True, slots=True, eq=False)
class Clan:
    """A clan card: the closed side holds first, the open side from the first final event on (R10)."""

    id: str
    closed: Power
    open: Power


PLAIN = Power()


def two_sides(clan: str, closed: Power, open: Power) -> Clan:
    """A clan card whose sides know whose they are, so that a happening can name the clan."""
    return Clan(clan, replace(closed, clan=clan), replace(open, clan=clan))


RECYCLER = two_sides("recycler", Power(draws_more_at=DUMP), Power(recycles_at=DUMP, recycles=2))
MUTANT = two_sides(
    "mutant",
    Power(counts_as=MappingProxyType({PURPLE: YELLOW})),
    Power(counts_as=MappingProxyType({PURPLE: ORANGE})),
)
EXPLORER = two_sides("explorer", Power(welcome=1), Power(welcome_each=1))
SCAVENGER = two_sides("scavenger", Power(scavenges=1), Power(scavenges=EVERY_AREA))
ALCHEMIST = two_sides("alchemist", Power(transmutes=1), Power(transmutes=2))
NINJA = two_sides("ninja", Power(sneaks_with=2, sneaks_alone=True), Power(sneaks_with=1))
FAMILY = two_sides("family", Power(breeds_when_empty=1), Power(breeds_extra=1))
WARRIOR = two_sides("warrior", Power(ignores=frozenset({BLACK})), Power(ignores=frozenset({BLACK}), guards=2))
MUSICIAN = two_sides("musician", Power(tribute=1), Power(tribute=3))
SPORTS = two_sides("sports", Power(redeploys=1), Power(redeploys=3))
CORRUPT = two_sides("corrupt", Power(corrupts=1), Power(corrupts=EVERY_AREA))
SEER = two_sides("seer", Power(foresees_event=True), Power(foresees_event=True, foresees_food=True))

CLANS: dict[str, Clan] = {
    clan.id: clan
    for clan in (
        RECYCLER, MUTANT, EXPLORER, SCAVENGER, ALCHEMIST, NINJA,
        FAMILY, WARRIOR, MUSICIAN, SPORTS, CORRUPT, SEER,
    )
}  # fmt: skip
