"""Every kind of RatLand's happenings, and every group, has a cue: a picture with a short motion, and its
sound."""

from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.screens.table.cues import Cues
from ratland_desktop.screens.table.plain import plain_cue

from . import attack, crowd, drawing, fights, handfuls, reveal, rounds, search

CUES = Cues(
    plain_cue(TELLER),
    reveal.GATE,
    {**rounds.CUES, **reveal.CUES, **attack.CUES, **search.CUES,
     **drawing.CUES, **handfuls.CUES},
    {**crowd.TOGETHER, **fights.TOGETHER, **handfuls.TOGETHER},
    {**drawing.BY_HAND},
)  # fmt: skip

__all__ = ["CUES"]
