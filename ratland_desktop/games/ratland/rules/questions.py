"""Every question that RatLand asks (section 11 of the rules page), and which answers it accepts."""

from typing import ClassVar, NamedTuple

from ....tabletop.dialogue import Choose, IllegalAnswer, Question
from ....tabletop.dice import Dice
from ....tabletop.facts import fact
from .scattering import scatter
from .words import NURSERY, PANTRY, Colour, Place, Plan

PLACES = len(Plan._fields)
AWAY = PLACES - 2  # pantry and nursery are the last two places


def as_plan(answer: object) -> Plan:
    """A plan from outside: seven whole numbers, none below zero."""
    if type(answer) is not Plan:
        if not isinstance(answer, (list, tuple)) or len(answer) != PLACES:
            raise IllegalAnswer("placement.shape", places=PLACES)
        answer = Plan(*answer)
    a, b, c, d, e, f, g = answer  # unrolled: twice as fast as a loop
    kind = a.__class__
    if not (
        kind is b.__class__ is c.__class__ is d.__class__ is e.__class__ is f.__class__ is g.__class__ is int
    ):
        raise IllegalAnswer("placement.shape", places=PLACES)
    if a | b | c | d | e | f | g < 0:
        raise IllegalAnswer("placement.negative")
    return answer


def check_home(plan: Plan, limit: int | None) -> None:
    """Locked and Loaded: pantry and nursery together hold no more than the limit (R9)."""
    if limit is not None and plan[PANTRY] + plan[NURSERY] > limit:
        raise IllegalAnswer("placement.home_limit", limit=limit, rats=plan[PANTRY] + plan[NURSERY])


class Opening(NamedTuple):
    """The answer to OpeningChoice: the clan kept, and whether to play on the aggressive board."""

    clan: str | None = None
    aggressive: bool | None = None


@fact
class OpeningChoice(Question):
    """Before round 1: which of the dealt clans, and which board. Either may have nothing to choose."""

    clans: tuple[str, ...]
    board: bool

    kind: ClassVar[str] = "opening"
    private: ClassVar[bool] = True
    sealed: ClassVar[bool] = True

    def check(self, answer: object) -> Opening:
        if not isinstance(answer, (list, tuple)) or len(answer) != len(Opening._fields):
            raise IllegalAnswer("opening.shape")
        clan, aggressive = answer
        if clan not in (self.clans or (None,)):
            raise IllegalAnswer("opening.clan")
        if not (isinstance(aggressive, bool) if self.board else aggressive is None):
            raise IllegalAnswer("opening.board")
        return Opening(clan, aggressive)

    def any_answer(self, dice: Dice) -> Opening:
        return Opening(
            dice.choose(self.clans) if self.clans else None,
            dice.choose((False, True)) if self.board else None,
        )


@fact
class Placement(Question):
    """Phase 2: where all healthy rats go. `home_limit` is None or what pantry and nursery hold together."""

    rats: int
    home_limit: int | None

    kind: ClassVar[str] = "placement"
    private: ClassVar[bool] = True
    sealed: ClassVar[bool] = True

    def check(self, answer: object) -> Plan:
        plan = as_plan(answer)
        if sum(plan) != self.rats:
            raise IllegalAnswer("placement.total", placed=sum(plan), rats=self.rats)
        if self.home_limit is not None:
            check_home(plan, self.home_limit)
        return plan

    def any_answer(self, dice: Dice) -> Plan:
        """Each rat goes anywhere, as far as the home limit allows."""
        if self.home_limit is None:
            return scatter(self.rats, dice)
        counts = [0] * PLACES
        home = self.home_limit
        for _ in range(self.rats):
            place = dice.below(PLACES if home else AWAY)
            counts[place] += 1
            home -= place >= AWAY
        return Plan(*counts)


@fact
class Redeploy(Question):
    """After the reveal: a clan may move up to `up_to` rats. The answer is the plan after the move."""

    plan: Plan
    up_to: int
    home_limit: int | None

    kind: ClassVar[str] = "redeploy"

    def check(self, answer: object) -> Plan:
        plan = as_plan(answer)
        if (placed := sum(plan)) != (rats := sum(self.plan)):
            raise IllegalAnswer("placement.total", placed=placed, rats=rats)
        moved = sum(max(0, now - then) for now, then in zip(plan, self.plan, strict=True))
        if moved > self.up_to:
            raise IllegalAnswer("redeploy.too_many", moved=moved, up_to=self.up_to)
        check_home(plan, self.home_limit)
        return plan

    def any_answer(self, dice: Dice) -> Plan:
        counts = list(self.plan)
        for _ in range(dice.below(self.up_to + 1)):
            standing = [place for place in Place for _ in range(counts[place])]
            counts[dice.choose(standing)] -= 1
            home = self.home_limit is None or counts[PANTRY] + counts[NURSERY] < self.home_limit
            counts[dice.below(PLACES if home else AWAY)] += 1
        return Plan(*counts)


@fact
class AddPiece(Choose):
    """Which piece to add to the bag, or None. The options are colours and None."""

    area: Place
    bag: tuple[Colour, ...]
    swapped: tuple[tuple[Colour, Colour], ...] = ()
    """Colours that count as another one this round."""

    kind: ClassVar[str] = "add_piece"


@fact
class Wound(Choose):
    """Whose rat to wound in this area. The options are seats."""

    area: Place

    kind: ClassVar[str] = "wound"


@fact
class PutBack(Choose):
    """Which of the drawn pieces to put back, or None. The options are colours and None."""

    area: Place
    pieces: tuple[Colour, ...]

    kind: ClassVar[str] = "put_back"


@fact
class Scavenge(Choose):
    """Draw one piece where nobody was sent, or not. `left` pieces are in the bag."""

    area: Place
    left: int

    kind: ClassVar[str] = "scavenge"


@fact
class TradeRat(Choose):
    """A rat for a cheese before feeding, or not."""

    rats: int
    cheese: int

    kind: ClassVar[str] = "trade_rat"


@fact
class Transmute(Choose):
    """How many cheese become rats. The options are numbers."""

    cheese: int

    kind: ClassVar[str] = "transmute"
