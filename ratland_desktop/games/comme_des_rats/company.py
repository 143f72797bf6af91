"""Who can sit in the cellar as a computer: the levels, and the tempers, by name.

How they think is in `bots/`; this module is light enough for the set-up page.
"""

from enum import StrEnum

from ratland_desktop.hotseat.levels import Company


class Kind(StrEnum):
    """What a computer likes beyond winning. Everybody may know it."""

    GREEDY = "greedy"
    CAUTIOUS = "cautious"
    VENGEFUL = "vengeful"


COMPANY = Company(characters=tuple(kind.value for kind in Kind))
