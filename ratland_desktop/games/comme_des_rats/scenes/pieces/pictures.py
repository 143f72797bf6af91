"""The names of the pictures, by the names that the rules use."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.words import Colour

BACK = "comme_des_rats/card/back"
ROLE_BACK = "comme_des_rats/card/role_back"
RAT_CARD_BACK = "comme_des_rats/card/third_rat_back"
BANDAGE = "comme_des_rats/token/bandage"
EMPTY_PLACE = "comme_des_rats/token/bandage_empty"
LAST_PLACE = "comme_des_rats/token/bandage_last"
POINT = "comme_des_rats/token/point"
NO_POINT = "comme_des_rats/token/point_empty"
OUT = "comme_des_rats/token/out"
PAW = "comme_des_rats/token/paw"
FIGURE = "comme_des_rats/token/figure"
BOX = "comme_des_rats/box"
SHAPE = 280 / 200
"""Of all cards: height by width."""
DOOR_SHAPE = 180 / 160
DIE_SHAPE = 134 / 132
CAT_SHAPE = 216 / 260
SHUT, AJAR, DARK = "", "_ajar", "_dark"


def card(kind: str) -> str:
    return f"comme_des_rats/card/{kind}"


def die(face: str, colour: Colour = Colour.BLACK) -> str:
    return f"comme_des_rats/die/{colour.name.lower()}_{face}"


def door(number: int, state: str = SHUT) -> str:
    """Numbers count from 0."""
    return f"comme_des_rats/door/{number + 1}{state}"


def cat(pose: str) -> str:
    return f"comme_des_rats/cat/{pose}"


def crest(role: str) -> str:
    return f"comme_des_rats/role/{role}"


def scene(role: str) -> str:
    return f"comme_des_rats/role/{role}_scene"


def tumbling(colour: Colour) -> str:
    return f"comme_des_rats/die/{colour.name.lower()}_tumbling"


def dust(colour: Colour = Colour.BLACK) -> str:
    return f"comme_des_rats/die/{colour.name.lower()}_dust"


def rat_card(number: int) -> str:
    """One of the Third Rat's six cards, with its ranks."""
    return f"comme_des_rats/third_rat/{number}"


def bandaged(bandages: int) -> str:
    """Bandages on a head."""
    return f"comme_des_rats/wear/bandages_{bandages}"


def third_rat(mood: str = "") -> str:
    return f"comme_des_rats/third_rat/head_{mood}" if mood else "comme_des_rats/third_rat/head"
