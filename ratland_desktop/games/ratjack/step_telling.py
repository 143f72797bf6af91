"""A step of Ratjack's table as one sentence, and a whole turn as one line of the story.

A step with one happening uses that happening's own sentence (`telling`); most others put theirs one behind
the other. Knows happenings and texts; no drawing, no pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...hotseat.telling import NEUTRAL, Sentence, Speaker, Teller, snake
from ...tabletop.dialogue import Happening
from ...text import Texts
from .rules import happenings as h
from .rules.words import DECK
from .steps import MILL, REVEALS
from .telling import PEOPLE, TELLINGS, called, moved, named, on_whose, titled, whose

# --- several happenings in one sentence --------------------------------------------------------------------


def reveals(v: Speaker, told: Sequence[h.Revealed]) -> Sentence:
    """Everybody who had to show a card, in one breath."""
    shown = [
        v.texts("ratjack.tell.reveals.one", owner=v.names[x.whose], face=called(v.texts, x.face))
        for x in told
    ]
    seats = tuple(dict.fromkeys((*(x.whose for x in told), told[0].by)))
    text = v.texts("ratjack.tell.reveals.all", shown=shown)
    return titled(v, told[0], Sentence(text, text, seats, NEUTRAL, "eye"))


def mill(v: Speaker, told: Sequence[h.Discarded]) -> Sentence:
    name, cards = v.names[told[0].by], [called(v.texts, x.face) for x in told]
    text = v.texts("ratjack.tell.mill.all", name=name, faces=cards)
    return titled(v, told[0], Sentence(text, text, (told[0].by,), NEUTRAL, "trash"))


TELLER = Teller(
    "ratjack.tell",
    TELLINGS,
    people=PEOPLE,
    together={REVEALS: reveals, MILL: mill},
)

# --- a turn in one line ------------------------------------------------------------------------------------


def turn_line(turn: Sequence[Happening], names: Sequence[str], texts: Texts) -> str:
    """What a turn came to: `Papa: discards the 4 and turns up the 12, turns up the 9 (Jonas)`, then who is
    out and who got points. `turn` begins with its TurnBegan. Empty while nothing has been done in it."""
    v = Speaker(TELLER, names, texts)
    first = turn[0]
    assert isinstance(first, h.TurnBegan)
    deeds = [words for x in turn if (words := brief(v, x))]
    if not deeds:
        return ""
    line = texts("ratjack.tell.turn", name=names[first.seat], deeds=", ".join(deeds))
    ends = [v.tell(x).short for x in turn if isinstance(x, (h.KnockedOut, h.Point))]
    return " · ".join([line, *ends])


def brief(v: Speaker, x: Any) -> str:
    """A few words without the name in front; empty for what the line of a turn leaves out."""
    part = BRIEF[type(x)](x) if type(x) in BRIEF else ""
    if not part:
        return ""
    more = {"back": x.back_face} if isinstance(x, h.ChipTraded) else {}
    said = {**v.said_by(x), **named(v, x), **more}
    return v.texts(f"ratjack.tell.{snake(type(x).__name__)}.{part}", **said)


def always(x: Any) -> str:
    return "brief"


BRIEF: dict[type[Happening], Callable[[Any], str]] = {
    h.Drew: lambda x: "" if x.pile == DECK else "brief_discard",
    h.PlayedHidden: always,
    h.PlayedOpen: always,
    h.Uncovered: always,
    h.Looked: always,
    h.LookedAtHand: always,
    h.LookedAtDeck: always,
    h.Revealed: lambda x: f"brief_{whose(x)}",
    h.Hidden: lambda x: f"brief_{whose(x)}",
    h.Discarded: lambda x: "brief_foe" if x.whose not in (None, x.by) else "brief",
    h.ShuffledDiscard: always,
    h.Laid: lambda x: "brief_open" if x.up else "brief_hide",
    h.SwappedWithDiscard: always,
    h.SwappedWithHidden: always,
    h.SwappedHands: always,
    h.TookBack: always,
    h.Swapped: always,
    h.Given: always,
    h.DealtFromDeck: always,
    h.ChipPut: lambda x: f"brief_{on_whose(x)}",
    h.ChipMoved: lambda x: f"brief_{moved(x)}",
    h.ChipReturned: always,
    h.ChipTraded: always,
}
"""Which text says it in the line of a turn; what has none is not worth a word there."""
