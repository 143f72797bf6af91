"""The words of the game: sets and decks, piles, ways to play a card, stages, points and endings."""

from enum import Enum

MOST_TOTAL = 25  # exactly so much wins the round, more throws out
POINTS_TO_WIN = 3
MOST_IDLE_TURNS = 12  # in a row without a card leaving the deck (R29)

# Answers are plain data, so these are plain words.
DECK, DISCARD = "deck", "discard"  # the piles
HIDE, OPEN, UNCOVER = "hide", "open", "uncover"  # the ways to play a card (section 4)
HAND, ROW = "hand", "row"  # where a discarded card came from, beside the deck
TURN = ""  # the reason of what belongs to the turn itself and to no card

Spot = tuple[int, int]  # a card on the table: seat, slot


class Set(Enum):
    """Twelve cards. The two sets of Rats differ in colour only (R34)."""

    RED_RATS = "red_rat"
    BLUE_RATS = "blue_rat"
    WEASELS = "weasel"
    RACCOONS = "raccoon"


class Deck(Enum):
    """Two sets that are played with."""

    RATS = "rats"
    RATS_WEASELS = "rats_weasels"
    RATS_RACCOONS = "rats_raccoons"
    WEASELS_RACCOONS = "weasels_raccoons"


SETS = {
    Deck.RATS: (Set.RED_RATS, Set.BLUE_RATS),
    Deck.RATS_WEASELS: (Set.RED_RATS, Set.WEASELS),
    Deck.RATS_RACCOONS: (Set.RED_RATS, Set.RACCOONS),
    Deck.WEASELS_RACCOONS: (Set.WEASELS, Set.RACCOONS),
}


class Status(Enum):
    """How sure we are that the printed game has it so."""

    FACT = "fact"  # from the rule book or a public review
    PART_FACT = "part fact"  # the kind of effect is a fact, the card or a part of it is not
    RECONSTRUCTED = "reconstructed"


class Stage(Enum):
    """What comes next in the round."""

    BETWEEN = "between"  # rounds; nothing is dealt, or the last round is over
    OPENING = "opening"
    DRAW = "draw"
    PLAY = "play"
    EFFECT = "effect"


BETWEEN, OPENING, DRAW, PLAY, EFFECT = Stage


class By(Enum):
    """Why an effect is carried out."""

    OPENED = "opened"
    UNCOVERED = "uncovered"
    TRIGGERED = "triggered"
    ENCORE = "encore"


class Merit(Enum):
    """What a point is given for (section 6)."""

    KNOCK_OUT = "knock_out"
    RATJACK = "ratjack"
    SURVIVOR = "survivor"
    HIGHEST = "highest"


class Ending(Enum):
    """Why a round ends."""

    RATJACK = "ratjack"
    SURVIVOR = "survivor"
    NOBODY = "nobody"
    EMPTY_DECK = "empty_deck"
    STALLED = "stalled"
    GAME_WON = "game_won"
