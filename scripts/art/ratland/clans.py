"""The twelve clan emblems: round crests, each with a rat that can be recognised by its silhouette."""

from __future__ import annotations

from ..pen import Drawing, picture
from .clans_of_force import corrupt, family, ninja, scavenger, sports, warrior
from .clans_of_wit import alchemist, explorer, musician, mutant, recycler, seer

CLANS: dict[str, Drawing] = {
    "recycler": recycler,
    "mutant": mutant,
    "explorer": explorer,
    "scavenger": scavenger,
    "alchemist": alchemist,
    "ninja": ninja,
    "family": family,
    "warrior": warrior,
    "musician": musician,
    "sports": sports,
    "corrupt": corrupt,
    "seer": seer,
}


def pictures() -> dict[str, str]:
    return {f"clan/{name}": picture(256, 256, draw()) for name, draw in CLANS.items()}
