"""Rattus' lesson: pages that show the little game, and the map to practise on.

On the map only one thing leads on; everything else gets a friendly answer and is given up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.cards import PEASANT
from ratland_desktop.games.rattus.rules.words import MOVE, PLACE, TAKE
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.lesson.script import LessonScript, LessonStep, Practice, PracticeActs
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Form, Hint

from .little_game import OTHER, SENDS, SETTLES, TAKES, LittleEurope
from .table.around import OFF, Table
from .table.lands import CardButton, LandButton
from .table.layout import SEATS, STORY
from .table.scene import RattusTable, look_for

WAYS = Box(1544, SEATS.y + 4, 352, 130)
"""The ways back and out, beside the two seats."""
OWN = ("earlier", "skip")
"""The lesson's buttons."""
PRESSED = ("region-", "card-", "pieces")


class PracticeMap(RattusTable):
    """`wanted` is the answer that leads on; `kind` is what is said about anything else."""

    def __init__(self, session: Session, wanted: tuple[Any, ...], kind: str, acts: PracticeActs) -> None:
        super().__init__(Table(session, OFF, small_cards=True), acts.leave)
        self.wanted, self.kind, self.acts = wanted, kind, acts
        self.lit = f"{kind}-{wanted[1]}"

    def _make_form(self) -> Form:
        """Only what works in the lesson; its own buttons stay."""
        kept = [widget for widget in self.form.widgets if widget.name in OWN] if hasattr(self, "form") else []
        form = super()._make_form()
        form.widgets = [*(one for one in form.widgets if one.name.startswith(PRESSED)), *kept]
        for widget in form.widgets:  # the lamp shines on what is wanted
            if isinstance(widget, LandButton | CardButton):
                widget.chosen = widget.name == self.lit
                widget.faint = not widget.chosen
        return form

    def _answer(self, answer: object) -> Go | None:
        if answer == self.wanted:
            return self.acts.done()
        self.acts.answer(lambda say: say(f"rattus.lesson.answer.{self.kind}"))
        return STAY

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.stick"), say("rattus.screen.hint.arrows")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("lesson.skip")),
        ]


def _practise(answers: int, wanted: tuple[Any, ...], kind: str) -> Callable[[Any, PracticeActs], Practice]:
    """The map after so many answers of the little game, where the newcomer is asked."""

    def practise(little: LittleEurope, acts: PracticeActs) -> Practice:
        return Practice(PracticeMap(little.asked(answers), wanted, kind, acts))

    return practise


STEPS: tuple[LessonStep, ...] = (
    LessonStep("goal", lambda x: isinstance(x, h.TableLaid)),
    LessonStep("rats", lambda x: isinstance(x, h.TableLaid)),
    LessonStep("settle", practice=_practise(SETTLES, (PLACE, "gallia", 2), "region")),
    LessonStep("plague", practice=_practise(SENDS, (MOVE, "germania"), "region")),
    LessonStep("spread", lambda x: isinstance(x, h.PlagueSpread)),
    LessonStep("strike", lambda x: isinstance(x, h.Struck)),
    LessonStep("quiet", lambda x: isinstance(x, h.RatTurned) and x.number > 1),
    LessonStep("card", practice=_practise(TAKES, (TAKE, PEASANT.id), "card")),
    LessonStep("taken", lambda x: isinstance(x, h.CardTaken) and x.seat == OTHER),
    LessonStep("end", lambda x: isinstance(x, h.GameEnded)),
)


SCRIPT = LessonScript(
    "rattus.lesson", look_for(2), STEPS, 2, LittleEurope, practice_card=STORY.inset(-4), practice_ways=WAYS
)
