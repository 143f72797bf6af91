"""A step of Rattus' table as one sentence, and a whole turn as one line of the story.

A step with one happening uses that happening's own sentence (`telling`); a token and what it does stand one
behind the other. Knows happenings and texts; no drawing, no pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ...hotseat.telling import Sentence, Speaker, Teller, snake
from ...tabletop.dialogue import Happening
from ...text import Texts
from .rules import happenings as h
from .steps import SPARED, turn_of
from .telling import PEOPLE, TELLINGS, losses, places, region_name

# --- several happenings in one sentence --------------------------------------------------------------------


def spared(v: Speaker, told: Sequence[h.Spared]) -> Sentence:
    """The last plague passes by several regions in a row."""
    first = v.tell(told[0])
    text = v.texts("rattus.tell.spared.many", regions=[region_name(v.texts, x.region) for x in told])
    return Sentence(text, text, (), first.tone, first.icon)


TELLER = Teller("rattus.tell", TELLINGS, people=PEOPLE, together={SPARED: spared})

# --- a turn in one line ------------------------------------------------------------------------------------

BRIEF = (
    h.CardTaken, h.Placed, h.CubeSaved, h.RatMoved, h.CubesMoved, h.Looked, h.Swapped, h.PlagueMoved,
    h.KnightCounts,
)  # fmt: skip
"""What is worth a word in the line of a turn; its text is called `brief`."""


def turn_line(turn: Sequence[Happening], names: Sequence[str], texts: Texts) -> str:
    """What a turn came to: `Papa: takes the Knight, settles 2 in Gallia, sends the plague to Italia`, then
    who lost how many. `turn` begins with its TurnBegan. Empty while nothing has been done in it."""
    v = Speaker(TELLER, names, texts)
    began = turn_of(turn)
    assert began is not None
    deeds = [brief(v, x) for x in turn if isinstance(x, BRIEF)]
    if not deeds:
        return ""
    line = texts("rattus.tell.turn", name=names[began.seat], deeds=", ".join(deeds))
    lost = [
        texts("rattus.tell.struck.brief", name=names[seat], n=number)
        for seat, number in lost_in(turn).items()
    ]
    return " · ".join([line, ", ".join(lost)] if lost else [line])


def brief(v: Speaker, x: Any) -> str:
    """A few words without the name in front."""
    said = {**v.said_by(x), **places(v, x)}
    if isinstance(x, h.Looked):
        said["region"] = region_name(v.texts, x.spot.region)
    return v.texts(f"rattus.tell.{snake(type(x).__name__)}.brief", **said)


def lost_in(story: Iterable[Happening]) -> Counter[int]:
    """How many cubes each seat lost to the plague in a story."""
    lost: Counter[int] = Counter()
    for x in story:
        if isinstance(x, h.Struck):
            lost.update({seat: len(symbols) for seat, symbols in losses(x).items()})
    return lost
