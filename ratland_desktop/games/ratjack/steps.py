"""What Ratjack's table shows as one step: a table of rules by the type of happening.

A card and the effect that follows from it are one step; so are cards that several players turn up together,
all sums that changed, and all points of a moment. `turns_of` divides a round into turns. Knows the rules'
happenings; no picture, no text.
"""

from collections.abc import Sequence
from typing import Any

from ...tabletop.dialogue import Happening
from ...tabletop.steps import Party, Rule, Rules, always
from .rules import happenings as h
from .rules.cards import FACES
from .rules.words import DECK, By

PLAY, REVEALS, MILL = "play", "reveals", "mill"
DEAL, TOTALS, POINTS = "deal", "totals", "points"


def reveal_group(x: h.Revealed) -> str:
    """A card that is turned up with its effect belongs to that effect."""
    sets_off = any(step.verb == "trigger" for step in FACES[x.because].effect.steps)
    return PLAY if sets_off else REVEALS


def discard_group(x: h.Discarded) -> str:
    return MILL if x.place == DECK else ""


def never(members: Sequence[Any], x: Any, party: Party) -> bool:
    return False


def its_own_card(members: Sequence[Any], x: h.EffectBegan | h.EffectMuted, party: Party) -> bool:
    """The effect of the card that has just been opened; an encore stands alone."""
    opened = isinstance(members[-1], (h.PlayedOpen, h.Uncovered, h.Revealed))
    return opened and not (isinstance(x, h.EffectBegan) and x.by is By.ENCORE)


TABLE_STEPS: Rules = {
    h.RoundBegan: Rule(begins_part=True, begins_chapter=True),
    h.Dealt: Rule(always(DEAL)),
    h.FirstDiscard: Rule(always(DEAL)),
    h.OpeningHidden: Rule(),
    h.TurnBegan: Rule(heading=True, begins_part=True),
    h.Drew: Rule(),
    h.PlayedHidden: Rule(),
    h.PlayedOpen: Rule(always(PLAY), never),
    h.Uncovered: Rule(always(PLAY), never),
    h.EffectBegan: Rule(always(PLAY), its_own_card),
    h.EffectMuted: Rule(always(PLAY), its_own_card),
    h.Looked: Rule(),
    h.LookedAtHand: Rule(),
    h.LookedAtDeck: Rule(),
    h.Revealed: Rule(reveal_group, lambda members, x, party: reveal_group(x) == REVEALS),
    h.Hidden: Rule(),
    h.Discarded: Rule(discard_group),
    h.ShuffledDiscard: Rule(),
    h.Laid: Rule(),
    h.SwappedWithDiscard: Rule(),
    h.SwappedWithHidden: Rule(),
    h.SwappedHands: Rule(),
    h.TookBack: Rule(),
    h.Swapped: Rule(),
    h.Given: Rule(),
    h.DealtFromDeck: Rule(),
    h.ChipPut: Rule(),
    h.ChipMoved: Rule(),
    h.ChipReturned: Rule(),
    h.ChipTraded: Rule(),
    h.TotalChanged: Rule(always(TOTALS)),
    h.KnockedOut: Rule(),
    h.Point: Rule(always(POINTS)),
    h.RoundEnded: Rule(),
    h.SecretsShown: Rule(),
    h.GameEnded: Rule(),
}


def turns_of(story: Sequence[Happening]) -> list[tuple[int, tuple[Happening, ...]]]:
    """The turns of a round: whose, and all that was told of it, from its TurnBegan on.

    What comes before the first turn belongs to none.
    """
    starts = [(at, x.seat) for at, x in enumerate(story) if isinstance(x, h.TurnBegan)]
    ends = [*(at for at, _ in starts[1:]), len(story)]
    return [(seat, tuple(story[at:end])) for (at, seat), end in zip(starts, ends, strict=False)]
