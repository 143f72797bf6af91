"""A step of the table of Comme des Rats as one sentence, and a whole turn as one line of the story.

A step with one happening uses that happening's own sentence (`telling`); others put theirs one behind the
other. Knows happenings and texts; no drawing, no pygame.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...hotseat.telling import Speaker, Teller
from ...tabletop.dialogue import Happening
from ...text import Texts
from .rules import happenings as h
from .telling import PEOPLE, TELLINGS

TELLER = Teller("comme_des_rats.tell", TELLINGS, people=PEOPLE)

WORTH_A_WORD = (h.ActionLapsed, h.Stored, h.TrapSprung, h.Stole, h.CatSent, h.CloverUsed, h.WentOut, h.Healed)
"""What the line of a turn tells: what was done with the dice, and what came of it."""


def turn_line(turn: Sequence[Happening], names: Sequence[str], texts: Texts) -> str:
    """What a turn came to: `Mira’s turn: Papa: a card from door 2 · The Cat goes to Oma`.

    `turn` begins with its TurnBegan. Empty while nothing has been done in it.
    """
    v = Speaker(TELLER, names, texts)
    deeds = [v.tell(x).short.rstrip(".") for x in turn if isinstance(x, WORTH_A_WORD)]
    if not deeds:
        return ""
    return texts("comme_des_rats.tell.turn", whose=v.tell(turn[0]).short, deeds=" · ".join(deeds))
