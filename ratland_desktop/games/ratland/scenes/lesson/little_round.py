"""The lesson's round: a real game with a fixed seed and scripted placements.

Everything in it follows from the rules; the script only decides who places what. The newcomer plays seat 0:
one rat is left for them to place, and they draw what that seat draws. No drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import CITY, Plan
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.session import Mark, Session
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat

SEED = 62
SHOWN_SEAT = 0
PLANS = (Plan(city=2, left=3, nursery=2), Plan(field=2, pantry=1, nursery=4), Plan(dump=4, city=1, pantry=2))
GOAL = CITY
"""Where the newcomer's rat belongs."""
START = Plan(city=1, left=3, nursery=2)
"""The plan of seat 0 without the rat that the newcomer places."""
COLOURS, BADGES = ("teal", "red", "sand"), ("top_hat", "scarf", "glasses")
WATCHED = "watched"
"""Nobody sits there: the table plays without asking anybody to go on."""

Finds = Callable[[Happening], bool]


class Task(Enum):
    """What the newcomer does in a step."""

    READ = "read"
    PLACE = "place"
    HAND_IN = "hand_in"
    LIFT = "lift"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Step:
    """One page of the lesson: `key` names its words, `finds` the happening it shows (None: the sewer)."""

    key: str
    finds: Finds | None
    task: Task = Task.READ
    at_the_end: bool = False


def _drawn_by_hand(x: Happening) -> bool:
    return isinstance(x, h.Drew) and x.seat == SHOWN_SEAT and x.area is GOAL


STEPS: tuple[Step, ...] = (
    Step("goal", lambda x: isinstance(x, h.RoundBegan)),
    Step("event", lambda x: isinstance(x, h.EventTurned)),
    Step("place", None, Task.PLACE),
    Step("done", None, Task.HAND_IN),
    Step("reveal", lambda x: isinstance(x, h.Revealed), Task.LIFT),
    Step("attack", lambda x: isinstance(x, h.Stole) and x.cheese == 2),
    Step("nursery", lambda x: isinstance(x, h.Bred) and x.born > 1),
    Step("draw", lambda x: isinstance(x, h.BagFilled) and x.area is GOAL, Task.DRAW),
    Step("danger", _drawn_by_hand),
    Step("feeding", lambda x: isinstance(x, h.Fed) and not x.starved),
    Step("graveyard", lambda x: isinstance(x, h.Fed) and x.starved > 0),
    Step("end", lambda x: isinstance(x, h.GameEnded), at_the_end=True),
)


class Nobody:
    """Minds that never answer: the lesson's table only shows what has happened."""

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        return None

    def answers(self) -> list[Decided]:
        return []

    def forget(self) -> None:
        return None


class LittleRound:
    """The game of the lesson, played to its end; `names` are those of the three players."""

    def __init__(self, names: Sequence[str]) -> None:
        self.seats = tuple(
            Seat(name, colour, badge, WATCHED)
            for name, colour, badge in zip(names, COLOURS, BADGES, strict=False)
        )
        self.match: RatLandMatch = new_match(Options(len(PLANS), first=SHOWN_SEAT), SEED)
        self.view = self.match.view(SHOWN_SEAT)
        question = self.match.question(SHOWN_SEAT)
        assert isinstance(question, Placement)
        self.question = question
        for seat, plan in enumerate(PLANS):
            self.match.answer(seat, plan)
        dice = Dice(SEED)
        while not self.match.over:  # the rounds after it are not shown, only how they end
            asked = self.match.open_questions[0]
            self.match.answer(asked.seat, asked.any_answer(dice))

    def mark(self, step: Step, *, earlier: bool = False) -> Mark | None:
        """Right before the happening that a step shows, or before the one ahead of it; None for the sewer."""
        if step.finds is None:
            return None
        story = len(self.match.stories) - 1 if step.at_the_end else 0
        told = self.match.stories[story]
        at = next(at for at, happening in enumerate(told) if step.finds(happening))
        return Mark(story, at - earlier)

    @property
    def finds(self) -> tuple[h.Find, ...]:
        """What the newcomer draws from the bag, piece by piece."""
        return next(x.finds for x in self.match.stories[0] if isinstance(x, h.Drew) and _drawn_by_hand(x))

    def evening(self, mark: Mark) -> Session:
        """The table at this moment."""
        return Session(BOX, self.match, self.seats, Nobody(), mark)
