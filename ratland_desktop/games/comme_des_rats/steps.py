"""What the table of Comme des Rats shows as one step: a table of rules by the type of happening.

A bandage and what it does are one step; so are the roles that are shown at the end of a round, and its
points. Between a trap or the Cat and the bandage there is a breath, in which somebody may decide: these are
steps of their own. And the turns of a round, for its story. Knows the rules' happenings; no picture, no text.
"""

from collections.abc import Sequence
from typing import Any

from ...tabletop.dialogue import Happening
from ...tabletop.steps import Party, Rule, Rules, always
from .rules import happenings as h
from .rules.words import Shown

HURT, SCORE, ROLES, REDIRECT = "hurt", "score", "roles", "redirect"


def role_group(x: h.RoleShown) -> str:
    """At the end of a round all roles turn up together; the Hypnotist's belongs to where the Cat goes."""
    return {Shown.ROUND_OVER: ROLES, Shown.REDIRECTS_CAT: REDIRECT}.get(x.because, "")


def after_a_role(members: Sequence[Any], x: Any, party: Party) -> bool:
    """A role, and what comes of it; but first the Cat is sent, then somebody may answer with a role."""
    return isinstance(members[-1], h.RoleShown)


def never(members: Sequence[Any], x: Any, party: Party) -> bool:
    """It begins a step."""
    return False


def nothing_to_see(x: h.ActionBegan) -> bool:
    """The die says it: it is told when it was shared, and seen in what it does."""
    return True


TABLE_STEPS: Rules = {
    h.RoundBegan: Rule(begins_part=True, begins_chapter=True),
    h.RolesDealt: Rule(),
    h.RoleShown: Rule(role_group, after_a_role),
    h.PilesRearranged: Rule(),
    h.TurnBegan: Rule(heading=True, begins_part=True),
    h.Rolled: Rule(),
    h.PartnerNamed: Rule(),
    h.PartnersNamed: Rule(),
    h.RatCardTurned: Rule(),
    h.DieKept: Rule(),
    h.DiePicked: Rule(),
    h.ActionBegan: Rule(quiet=nothing_to_see),
    h.ActionLapsed: Rule(),
    h.Stored: Rule(),
    h.TrapSprung: Rule(),
    h.Stole: Rule(),
    h.FoolUnmasked: Rule(),
    h.CatSent: Rule(always(REDIRECT), after_a_role),
    h.CloverUsed: Rule(),
    h.Bandaged: Rule(always(HURT), never),
    h.WentOut: Rule(always(HURT)),
    h.Healed: Rule(),
    h.RoundEnded: Rule(begins_part=True),
    h.StashShown: Rule(),
    h.Consoled: Rule(always(SCORE)),
    h.RoundScored: Rule(always(SCORE)),
    h.OneMoreRound: Rule(),
    h.GameEnded: Rule(),
}


def turns_of(story: Sequence[Happening]) -> list[tuple[int, tuple[Happening, ...]]]:
    """The turns of a round: whose, and all that was told of it, from its TurnBegan on.

    What comes before the first turn belongs to none, nor does what ends the round.
    """
    starts = [(at, x.active) for at, x in enumerate(story) if isinstance(x, h.TurnBegan)]
    over = next((at for at, x in enumerate(story) if isinstance(x, h.RoundEnded)), len(story))
    ends = [*(at for at, _ in starts[1:]), over]
    return [(seat, tuple(story[at:end])) for (at, seat), end in zip(starts, ends, strict=False)]


def took_part(turn: Sequence[Happening], seat: int) -> bool:
    """Did this seat have a die in this turn? `turn` begins with its TurnBegan."""
    for x in turn:
        match x:
            case h.TurnBegan(active=active) if active == seat:
                return True
            case h.PartnerNamed(partner=partner) if partner == seat:
                return True
            case h.PartnersNamed(black=black, white=white) if seat in (black, white):
                return True
    return False
