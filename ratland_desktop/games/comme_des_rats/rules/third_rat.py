"""The Third Rat's six cards: how it ranks the dice, and who decides for it (sections 1 and 10)."""

from ....tabletop.facts import fact
from .faces import FACES
from .words import Action, Decider, Kept

HEALS_FROM = 2  # with so many bandages it keeps a heal die before anything else


@fact
class RatCard:
    """One card. `ranks` are all faces, the one it likes best first."""

    id: int
    ranks: tuple[str, ...]
    decider: Decider
    reconstructed: bool = True  # what the cards do is printed, what is on them is not


RAT_CARDS: dict[int, RatCard] = {
    card.id: card
    for card in (
        RatCard(1, ("key2", "theft", "key1", "claws", "heal"), Decider.ACTIVE),
        RatCard(2, ("theft", "key2", "key1", "heal", "claws"), Decider.OPPONENT),
        RatCard(3, ("key1", "key2", "claws", "theft", "heal"), Decider.OPPONENT),
        RatCard(4, ("claws", "key1", "key2", "theft", "heal"), Decider.ACTIVE),
        RatCard(5, ("key2", "key1", "heal", "claws", "theft"), Decider.ACTIVE),
        RatCard(6, ("claws", "theft", "key2", "key1", "heal"), Decider.OPPONENT),
    )
}


def kept_by(card: RatCard, pair: tuple[str, str], bandages: int) -> tuple[int, Kept]:
    """Which of two dice the Third Rat keeps with this card, and why."""
    one, other = pair
    if one == other:
        return 0, Kept.SAME_FACE  # R22
    if bandages >= HEALS_FROM:
        for place, face in enumerate(pair):
            if FACES[face].action is Action.HEAL:
                return place, Kept.TWO_BANDAGES
    return int(card.ranks.index(other) < card.ranks.index(one)), Kept.RANK
