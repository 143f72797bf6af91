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
_GAME = "comme_des_rats"
BELL, PARTNER = f"{_GAME}.bell", f"{_GAME}.partner"
CAT_ICON, DICE_ICON = f"{_GAME}.cat", f"{_GAME}.dice"
DOOR_ICON, THEFT_ICON = f"{_GAME}.door", f"{_GAME}.theft"
CLOVER_ICON = f"{_GAME}.clover"
"""Icons."""
SHAPE = 280 / 200
"""Of all cards: height by width."""
DOOR_SHAPE = 180 / 160
DIE_SHAPE = 134 / 132
CAT_SHAPE = 216 / 260
CELLAR = "comme_des_rats/table/cellar"
CELLAR_SIZE, CELLAR_FLOOR = (1116.0, 560.0), 330.0
"""Its floor begins so far below its upper edge."""
LIGHT = "comme_des_rats/table/light"
EYES = "comme_des_rats/table/eyes"
SNAP = "comme_des_rats/flash/snap"
SCRATCH = "comme_des_rats/flash/scratch"
HYPNOSIS = "comme_des_rats/flash/hypnosis"
LEAF = "comme_des_rats/flash/leaf"
FOUR_LEAVES = "comme_des_rats/flash/clover"
THIEF = "thief"
WALKING = ("walk1", "walk2")
"""Two steps of the Cat."""


def card(kind: str) -> str:
    return f"comme_des_rats/card/{kind}"


def die(face: str, colour: Colour = Colour.BLACK) -> str:
    return f"comme_des_rats/die/{colour.name.lower()}_{face}"


def door(number: int) -> str:
    """Shut. Numbers count from 0."""
    return f"comme_des_rats/door/{number + 1}"


def door_ajar(number: int) -> str:
    return f"comme_des_rats/door/{number + 1}_ajar"


def door_dark(number: int) -> str:
    """No card is left behind it."""
    return f"comme_des_rats/door/{number + 1}_dark"


def door_sign(number: int) -> str:
    """Its shape and number alone."""
    return f"comme_des_rats/door/{number + 1}_sign"


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


def wear(what: str) -> str:
    """Over a head: a thief's mask, or the mark of a role by its id."""
    return f"comme_des_rats/wear/{what}"


def bandaged(bandages: int) -> str:
    """Bandages on a head."""
    return f"comme_des_rats/wear/bandages_{bandages}"


def decider(*, active: bool) -> str:
    """Who decides for the Third Rat, as its cards show it."""
    return "comme_des_rats/third_rat/active" if active else "comme_des_rats/third_rat/opponent"


def third_rat(mood: str = "") -> str:
    return f"comme_des_rats/third_rat/head_{mood}" if mood else "comme_des_rats/third_rat/head"
