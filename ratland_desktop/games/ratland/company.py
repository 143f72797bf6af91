"""Who can sit at RatLand's table as a computer: the levels, and the characters, by name.

How they think is in `bots/`; this module is light enough for the set-up page.
"""

from enum import StrEnum

from ratland_desktop.hotseat.levels import LADDER, Company


class Character(StrEnum):
    """What a computer likes beyond winning. Everybody may know it."""

    RAIDER = "raider"
    HOARDER = "hoarder"
    BREEDER = "breeder"
    GAMBLER = "gambler"


COMPANY = Company(LADDER, tuple(character.value for character in Character))
