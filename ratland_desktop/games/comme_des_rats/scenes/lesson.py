"""The lesson of Comme des Rats: ten little pages beside the real table."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.screens.lesson.script import LessonScript, LessonStep

from .little_game import HERO, PAPA, PLAYERS, LittleRound
from .stash.board import PANE
from .table.scene import look_of

STEPS: tuple[LessonStep, ...] = (
    LessonStep("doors", lambda x: isinstance(x, h.RoundBegan)),
    LessonStep("roll", lambda x: isinstance(x, h.Rolled)),
    LessonStep("partner", lambda x: isinstance(x, h.PartnerNamed)),
    LessonStep("sharing", lambda x: isinstance(x, h.DieKept)),
    LessonStep("draw", lambda x: isinstance(x, h.TrapSprung)),
    LessonStep("theft", lambda x: isinstance(x, h.Stole)),
    LessonStep("stash", lambda x: isinstance(x, h.Rolled) and x.active == PAPA),
    LessonStep("cat", lambda x: isinstance(x, h.CatSent) and x.target == HERO),
    LessonStep("out", lambda x: isinstance(x, h.WentOut)),
    LessonStep("end", lambda x: isinstance(x, h.GameEnded), at_the_end=True),
)
SCRIPT = LessonScript(
    "comme_des_rats.lesson", look_of(PLAYERS), STEPS, PLAYERS, LittleRound, practice_card=PANE
)
