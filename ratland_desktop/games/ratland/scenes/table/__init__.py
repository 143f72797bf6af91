"""RatLand at the open table, as the house shows it: panels, cards, cues and decisions."""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.ratland.asking import ASKING
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.shell.widgets import Button, Widget

from .cues import CUES
from .decisions import DECISIONS
from .ideas import ADVICE
from .panels import lay_out
from .still import RatLandStill, make_doors, make_signs

PEEK_WIDE, PEEK_HIGH = 260.0, 72.0


def peeking(session: Session, decision: Decision[Any]) -> list[Widget]:
    """The Seer may look at the next cards at its own decisions, too (R16)."""
    seat, box = decision.question.seat, decision.around.box
    seen = session.view(seat).foresight
    if seen is None:
        return []

    def peek() -> Go:
        scene = PeekScene(session.seats[seat], seen, len(session.seats), face_down=session.needs_curtain)
        scene.voice = voice_of(session.seats[seat])
        return Push(scene)

    spot = Box(box.right - PEEK_WIDE - 20 - decision.head_room, box.y + 20, PEEK_WIDE, PEEK_HIGH)
    words = decision.around.say("ratland.sewer.peek.button")
    decision.head_room += PEEK_WIDE + 30
    return [Button("peek", spot, words, peek, icon="eye", style=theme.SMALL_LABEL)]


LOOK = TableLook(
    teller=TELLER,
    asking=ASKING,
    rules=TABLE_STEPS,
    cues=CUES,
    lay_out=lay_out,
    still=RatLandStill,
    leaving="ratland.table.place_rats",
    skipping="ratland.table.skip",
    decisions=DECISIONS,
    signs=make_signs,
    doors=make_doors,
    asides=peeking,
    advice=ADVICE,
)

__all__ = ["LOOK"]
