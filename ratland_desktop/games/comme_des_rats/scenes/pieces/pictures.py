"""The names of the pictures, by the names that the rules use."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.words import Colour

GAME = "comme_des_rats"
BACK = f"{GAME}/card/back"
ROLE_BACK = f"{GAME}/card/role_back"
RAT_CARD_BACK = f"{GAME}/card/third_rat_back"
BANDAGE = f"{GAME}/token/bandage"
EMPTY_PLACE = f"{GAME}/token/bandage_empty"
LAST_PLACE = f"{GAME}/token/bandage_last"
POINT = f"{GAME}/token/point"
NO_POINT = f"{GAME}/token/point_empty"
OUT = f"{GAME}/token/out"
PAW = f"{GAME}/token/paw"
FIGURE = f"{GAME}/token/figure"
BOX = f"{GAME}/box"
SHAPE = 280 / 200
"""Of all cards: height by width."""
DOOR_SHAPE = 180 / 160
DIE_SHAPE = 134 / 132
CAT_SHAPE = 216 / 260
SHUT, AJAR, DARK = "", "_ajar", "_dark"


def card(kind: str) -> str:
    return f"{GAME}/card/{kind}"


def die(face: str, colour: Colour = Colour.BLACK) -> str:
    return f"{GAME}/die/{colour.name.lower()}_{face}"


def door(number: int, state: str = SHUT) -> str:
    """Numbers count from 0."""
    return f"{GAME}/door/{number + 1}{state}"


def cat(pose: str) -> str:
    return f"{GAME}/cat/{pose}"


def crest(role: str) -> str:
    return f"{GAME}/role/{role}"


def scene(role: str) -> str:
    return f"{GAME}/role/{role}_scene"


def tumbling(colour: Colour) -> str:
    return f"{GAME}/die/{colour.name.lower()}_tumbling"


def dust(colour: Colour = Colour.BLACK) -> str:
    return f"{GAME}/die/{colour.name.lower()}_dust"


def rat_card(number: int) -> str:
    """One of the Third Rat's six cards, with its ranks."""
    return f"{GAME}/third_rat/{number}"


def bandaged(bandages: int) -> str:
    """Bandages on a head."""
    return f"{GAME}/wear/bandages_{bandages}"


def third_rat(mood: str = "") -> str:
    return f"{GAME}/third_rat/head_{mood}" if mood else f"{GAME}/third_rat/head"
