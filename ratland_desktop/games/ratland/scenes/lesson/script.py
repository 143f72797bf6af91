"""RatLand's lesson: a real round with a fixed seed and scripted placements, and the pages that show it.

Everything in it follows from the rules; the script only decides who places what. The newcomer plays seat 0:
one rat is left for them to place, and they draw what that seat draws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import CITY, Place, Plan
from ratland_desktop.games.ratland.scenes.sewer.layout import SIDE
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.screens.lesson.script import (
    WATCHED,
    LessonScript,
    LessonStep,
    LittleGame,
    Practice,
    PracticeActs,
)
from ratland_desktop.shell.box import Box
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat

from .practice import PracticeSewer

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
