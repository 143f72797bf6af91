"""The closed sets of the game: actions, colours of dice, and the reasons that happenings carry."""

from enum import IntEnum, StrEnum


class Colour(IntEnum):
    """The pairs of dice; white ones are rolled with the four-dice variant only."""

    BLACK = 0
    WHITE = 1


BLACK, WHITE = Colour


class Action(StrEnum):
    """What a face of a die lets a player do."""

    DRAW = "draw"
    STEAL = "steal"
    SEND_CAT = "send_cat"
    HEAL = "heal"


class Decider(StrEnum):
    """Who decides for the Third Rat."""

    ACTIVE = "active"
    OPPONENT = "opponent"


# --- reasons


class Began(StrEnum):
    """Why this player begins the round."""

    FIRST_ROUND = "first_round"
    TO_THE_LEFT = "to_the_left"
    ONE_MORE_ROUND = "one_more_round"


class Shown(StrEnum):
    """Why a role is shown."""

    AT_THE_START = "at_the_start"
    FORCES_PARTNER = "forces_partner"
    REDIRECTS_CAT = "redirects_cat"
    TRAP_STOLEN = "trap_stolen"
    ROUND_OVER = "round_over"


class Roll(StrEnum):
    """Which roll of the turn it is."""

    FIRST = "first"
    AGAIN = "again"
    FOUR_DICE = "four_dice"


class Named(StrEnum):
    """Why these are the partners."""

    CHOSEN = "chosen"
    FORCED = "forced"
    NO_RAT_CARD = "no_rat_card"


class Kept(StrEnum):
    """Why this die was kept or picked."""

    CHOSEN = "chosen"
    SAME_FACE = "same_face"
    RANK = "rank"
    TWO_BANDAGES = "two_bandages"


class Lapsed(StrEnum):
    """Why an action is impossible."""

    OUT = "out"
    NO_BANDAGE = "no_bandage"
    NOTHING_TO_STEAL = "nothing_to_steal"
    NO_TARGET = "no_target"
    NO_CARD = "no_card"


class Aimed(StrEnum):
    """Why this victim, or this target of the Cat."""

    CHOSEN = "chosen"
    ONLY_ONE = "only_one"
    RAT_CARD = "rat_card"
    REDIRECTED = "redirected"


class Harm(StrEnum):
    """What one player did to another."""

    THEFT = "theft"
    CAT = "cat"


class Cause(StrEnum):
    """Where a bandage comes from."""

    TRAP = "trap"
    CAT = "cat"
    STOLEN_TRAP = "stolen_trap"
    OWN_TRAPS = "own_traps"


class RoundEnd(StrEnum):
    """Why a round is over."""

    OUT = "out"
    DOORS_EMPTY = "doors_empty"
    BOTH = "both"


class GameEnd(StrEnum):
    """Why the game is over."""

    SEVEN_POINTS = "seven_points"
    THIRD_ROUND = "third_round"


class Decided(StrEnum):
    """What decided who wins."""

    POINTS = "points"
    CARDS = "cards"
    SHARED = "shared"
