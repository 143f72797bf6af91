"""Ratjack's lesson: pages that show the little game, and screens to practise on.

On a screen to practise on, only the wanted answer leads on. Any other gets a friendly reply and changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.questions import Pick
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import DISCARD, OPEN, UNCOVER
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.lesson.script import LessonScript, LessonStep, Practice, PracticeActs
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Form, Hint
from ratland_desktop.tabletop.seats import Seat

from .hand.choosing import card_name, chip_name, hand_name, pile_name, way_name
from .hand.controls import build_form
from .hand.painting import draw_screen
from .hand.scene import MyTurnScene
from .little_game import HERO, OTHER, LittleRound
from .pieces.felt import ACROSS, Felt, PlaceBox, open_felt
from .table.scene import look_on

CARD, LEADS = Box(1185, 84, 690, 446), Box(1302, 966, 567, 74)
"""Where the words are on a screen to practise on, and the ways back and out."""
NOT_HERE = ("done", "undo", "idea", "menu", "rules")


class PracticeTurn(MyTurnScene):
    """`wanted` are the parts that lead on, in any order; `kind` is what is said about anything else."""

    def __init__(
        self, view: View, question: Pick, seats: tuple[Seat, ...], wanted: frozenset[str], kind: str,
        acts: PracticeActs,
    ) -> None:  # fmt: skip
        super().__init__(PrivateTurn(view, question, seats, acts.leave, None))
        self.wanted, self.kind, self.acts = wanted, kind, acts
        places = [*self.felt.places]
        places[OTHER] = replace(places[OTHER], box=ACROSS.left_part(1120))
        self.felt = replace(self.felt, places=tuple(places))

    def build_form(self, canvas: Canvas) -> Form:
        form = super().build_form(canvas)
        form.widgets = [widget for widget in form.widgets if widget.name not in NOT_HERE]
        return form

    def rebuild(self) -> None:
        """The lesson's own buttons stay in the form."""
        kept = [widget for widget in self.form.widgets if widget.name in ("earlier", "skip")]
        fresh = build_form(self._canvas, self)
        for widget in fresh.widgets:
            widget.desk = self.desk
        self.form.widgets = [*(one for one in fresh.widgets if one.name not in NOT_HERE), *kept]
        self.touch()

    def pick(self, *names: str) -> Go:
        if not self.wanted.issuperset(names):
            return self.say_no()
        for name in names:
            self.choosing.pick(name)
        if self.wanted <= self.choosing.chosen:
            return self.acts.done()
        self.rebuild()
        return STAY

    def ask_why(self, place: int, way: str) -> Go:
        super().ask_why(place, way)
        return self.acts.done() if way_name(way, place) in self.wanted else self.say_no()

    def say_no(self) -> Go:
        self.acts.answer(lambda say: say(f"ratjack.lesson.answer.{self.kind}"))
        return STAY

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.stick"), say("ratjack.screen.keys.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("lesson.skip")),
        ]

    def draw(self, canvas: Canvas) -> None:
        draw_screen(canvas, self)


def _practise(moment: int, kind: str, *wanted: str) -> Callable[[Any, PracticeActs], Practice]:
    """The newcomer's screen at this moment of the little game."""

    def practise(little: LittleRound, acts: PracticeActs) -> Practice:
        view, question = little.moments[moment]
        return Practice(PracticeTurn(view, question, little.seats, frozenset(wanted), kind, acts))

    return practise


def lesson_felt() -> Felt:
    """The open table with both places at the left, and room for the words at the right."""
    felt = open_felt(4)
    upper, lower = felt.places[0].box, felt.places[3].box
    places = (PlaceBox(HERO, lower), PlaceBox(OTHER, upper))
    right = felt.places[1].box.union(felt.places[2].box)
    return replace(felt, places=places, story=right.inset(20, 6))


STEPS: tuple[LessonStep, ...] = (
    LessonStep("goal", lambda x: isinstance(x, h.RoundBegan)),
    LessonStep("opening", practice=_practise(0, "card", hand_name(0))),
    LessonStep("draw", practice=_practise(1, "pile", pile_name(DISCARD))),
    LessonStep("impossible", practice=_practise(2, "way", way_name(OPEN, 0))),
    LessonStep("open", practice=_practise(2, "way", way_name(OPEN, 1))),
    LessonStep("chip", practice=_practise(3, "target", chip_name("A"), card_name((HERO, 1)))),
    LessonStep("other", lambda x: isinstance(x, h.PlayedHidden) and x.seat == OTHER),
    LessonStep("uncover", practice=_practise(4, "way", way_name(UNCOVER, 1))),
    LessonStep("out", lambda x: isinstance(x, h.KnockedOut)),
    LessonStep("ratjack", lambda x: isinstance(x, h.Point) and x.whom is None),
    LessonStep("end", lambda x: isinstance(x, h.GameEnded), at_the_end=True),
)
SCRIPT = LessonScript(
    "ratjack.lesson", look_on(lesson_felt()), STEPS, 2, LittleRound, practice_card=CARD, practice_ways=LEADS
)
