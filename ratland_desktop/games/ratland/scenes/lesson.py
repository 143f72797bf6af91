"""RatLand's lesson: a real round with a fixed seed and scripted placements, and the pages that show it.

Everything in it follows from the rules; the script only decides who places what. The newcomer plays seat 0:
one rat is left for them to place in the real sewer, and they draw what that seat draws. Any other change of
the plan is undone with a friendly answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import CITY, Place, Plan
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.board import DONE, HINTS, SIDE, SPOTS, paint_backdrop
from ratland_desktop.games.ratland.scenes.sewer.controls import BOARD_ORDER, about
from ratland_desktop.games.ratland.scenes.sewer.pool import draw_pool, pool_rats
from ratland_desktop.games.ratland.scenes.sewer.signs import draw_signs
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.screens.lesson.script import (
    WATCHED,
    LessonScript,
    LessonStep,
    LittleGame,
    Practice,
    PracticeActs,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat

STRIDE = 34
"""Distance between the dots of the path."""
ELSEWHERE, TAKEN, MISSED, READY = "elsewhere", "taken", "missed", "ready"
"""What the player did: wrong place, took a placed rat away, dropped it outside, changed a finished plan."""


class PracticeSewer(MySewerScene):
    """Calls `done` when the rat is in the right place or the plan is handed in, else `answer`."""

    def __init__(
        self,
        view: View,
        question: Placement,
        seats: Sequence[Seat],
        plan: Plan,
        goal: Place,
        *,
        done: Callable[[], Go],
        answer: Callable[[str, Place | None], None],
        leave: Callable[[], Go],
    ) -> None:
        super().__init__(view, question, seats, leave, plan)
        self.goal, self.kept = goal, plan
        self._done, self._answer = done, answer

    @property
    def wanted(self) -> Plan:
        """The plan with the waiting rat in its place."""
        counts = list(self.kept)
        counts[self.goal] += self.question.rats - sum(counts)
        return Plan(*counts)

    # --- what can be done here

    def arrange(self, canvas: Canvas) -> None:
        self.lifted = None
        words = self.desk.texts("ratland.sewer.done")
        complete = self.editor.complete
        self.form = Form(first="done" if complete else "pantry")
        for place in BOARD_ORDER:
            self.form.add(PlaceSpot(place, SPOTS[place], self, about(self, place)))
        if complete:
            style = theme.TITLE.sized(52)
            self.form.add(Button("done", DONE, words, self.done, kind=Kind.PRIMARY, style=style))

    def change(self, act: Callable[[], bool], *, click: bool = True) -> None:
        before = self.plan
        super().change(act, click=click)
        if self.plan != before:
            self._judge(before)
        elif self.editor.complete:
            self._answer(READY, None)

    def drop(self, at: Spot) -> None:
        assert self.lifted is not None
        missed = self.lifted.source is None and self.place_at(at) is None
        super().drop(at)
        if missed:
            self._answer(MISSED, None)

    def _judge(self, before: Plan) -> None:
        """Accepts the wanted plan; undoes and answers any other change."""
        if self.plan == self.wanted:
            self.kept = self.plan
            self._done()
            return
        grown = next((place for place in Place if self.plan[place] > before[place]), None)
        self.editor.now = self.kept
        self.refresh_buttons()
        self.touch()
        if sum(before) == self.question.rats:
            self._answer(READY, None)
        elif sum(self.kept) == sum(before) and grown is not None and sum(before) < self.question.rats:
            self._answer(ELSEWHERE, grown)
        else:
            self._answer(TAKEN, None)

    def done(self) -> Go | None:
        return self._done() if self.editor.complete else None

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        leave = Hint(say("shell.key.escape"), say("shell.pad.east"), say("lesson.skip"))
        if self.editor.complete:
            return [Hint("F", say("shell.pad.south"), say("ratland.sewer.hint.done")), leave]
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.stick"), say("ratland.sewer.hint.choose")),
            Hint("+", say("shell.pad.south"), say("ratland.sewer.hint.add")),
            leave,
        ]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("my sewer", paint_backdrop)
        draw_signs(canvas, self)
        draw_pool(canvas, self)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        if not self.editor.complete:
            self._draw_way(canvas)

    def draw_lifted(self, canvas: Canvas) -> None:
        """The rat in the hand, above everything."""
        if self.lifted is not None:
            canvas.picture("rat/token_run1", self.lifted.box, tint=self.colour, angle=6)

    def _draw_way(self, canvas: Canvas) -> None:
        """Draws a dotted path from the waiting rat to its place."""
        goal = SPOTS[self.goal]
        canvas.rounded(goal.whole.inset(4), None, radius=26, rim=theme.LAMP, rim_width=5)
        rats, x = pool_rats(self), goal.whole.centre[0]
        along = [(left, rats.centre[1]) for left in range(round(rats.x) + 150, round(x), STRIDE)]
        up = [(x, high) for high in range(round(rats.centre[1]), round(goal.whole.bottom) + 20, -STRIDE)]
        for spot in (*along, *up):
            canvas.circle(spot, 7, theme.LAMP, rim=theme.NIGHT, rim_width=2)
        tip = (x, goal.whole.bottom + 4)
        canvas.polygon([tip, (x - 22, tip[1] + 30), (x + 22, tip[1] + 30)], theme.LAMP)


SEED = 62
HERO = 0
PLANS = (Plan(city=2, left=3, nursery=2), Plan(field=2, pantry=1, nursery=4), Plan(dump=4, city=1, pantry=2))
GOAL = CITY
"""Where the newcomer's rat belongs."""
START = Plan(city=1, left=3, nursery=2)
"""The plan of seat 0 without the rat that the newcomer places."""
COLOURS, BADGES = ("teal", "red", "sand"), ("top_hat", "scarf", "glasses")


class LittleRound(LittleGame):
    """The game of the lesson, played to its end; `names` are those of the three players."""

    def __init__(self, names: Sequence[str]) -> None:
        seats = [
            Seat(name, colour, badge, WATCHED)
            for name, colour, badge in zip(names, COLOURS, BADGES, strict=False)
        ]
        match = new_match(Options(len(PLANS), first=HERO), SEED)
        self.view = match.view(HERO)
        question = match.question(HERO)
        assert isinstance(question, Placement)
        self.question = question
        for seat, plan in enumerate(PLANS):
            match.answer(seat, plan)
        dice = Dice(SEED)
        while not match.over:  # the rounds after it are not shown, only how they end
            asked = match.open_questions[0]
            match.answer(asked.seat, asked.any_answer(dice))
        super().__init__(BOX, match, seats, HERO)


def _drawn_by_hand(x: Happening) -> bool:
    return isinstance(x, h.Drew) and x.seat == HERO and x.area is GOAL


def _sewer(plan: Plan) -> Callable[[LittleRound, PracticeActs], Practice]:
    """The newcomer's sewer, with this plan laid out."""

    def practise(little: LittleRound, acts: PracticeActs) -> Practice:
        def answer(what: str, place: Place | None) -> None:
            name = "" if place is None else f"ratland.place.{place.name.lower()}.name"
            acts.answer(lambda say: say(f"ratland.lesson.answer.{what}", place=say(name) if name else ""))

        sewer = PracticeSewer(
            little.view, little.question, little.seats, plan, GOAL,
            done=acts.done, answer=answer, leave=acts.leave,
        )  # fmt: skip
        return Practice(sewer, sewer.draw_lifted)

    return practise


PLACE = LessonStep("place", practice=_sewer(START))
HAND_IN = LessonStep("done", practice=_sewer(PLANS[HERO]))
LIFT = LessonStep("reveal", lambda x: isinstance(x, h.Revealed), lifts=True)
DRAW = LessonStep("draw", lambda x: isinstance(x, h.BagFilled) and x.area is GOAL, by_hand=_drawn_by_hand)
STEPS: tuple[LessonStep, ...] = (
    LessonStep("goal", lambda x: isinstance(x, h.RoundBegan)),
    LessonStep("event", lambda x: isinstance(x, h.EventTurned)),
    PLACE,
    HAND_IN,
    LIFT,
    LessonStep("attack", lambda x: isinstance(x, h.Stole) and x.cheese == 2),
    LessonStep("nursery", lambda x: isinstance(x, h.Bred) and x.born > 1),
    DRAW,
    LessonStep("danger", _drawn_by_hand),
    LessonStep("feeding", lambda x: isinstance(x, h.Fed) and not x.starved),
    LessonStep("graveyard", lambda x: isinstance(x, h.Fed) and x.starved > 0),
    LessonStep("end", lambda x: isinstance(x, h.GameEnded), at_the_end=True),
)
SCRIPT = LessonScript(
    "ratland.lesson", LOOK, STEPS, len(PLANS), LittleRound,
    practice_card=Box(SIDE.x + 12, 16, SIDE.w - 26, 870),
    lift="ratland.reveal.button", reach="ratland.lesson.draw.reach",
)  # fmt: skip
