"""Edits a plan: add and remove rats, undo, redo, start again. Pure, no drawing."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.words import NURSERY, PANTRY, Place, Plan
from ratland_desktop.screens.pieces.history import History

HOME = (PANTRY, NURSERY)


class PlanEditor(History[Plan]):
    """A placement in the making. Never holds more rats than there are, nor more at home than allowed."""

    def __init__(self, question: Placement, start: Plan | None = None) -> None:
        self.question = question
        super().__init__(start if start is not None and self.allows(start) else Plan())

    # --- looking

    @property
    def plan(self) -> Plan:
        return self.now

    @property
    def placed(self) -> int:
        return sum(self.plan)

    @property
    def left(self) -> int:
        """Rats that still stand around."""
        return self.question.rats - self.placed

    @property
    def complete(self) -> bool:
        return self.left == 0

    def allows(self, plan: Plan) -> bool:
        """Whether a plan, complete or not, breaks no limit."""
        limit = self.question.home_limit
        at_home = sum(plan[place] for place in HOME)
        return min(plan) >= 0 and sum(plan) <= self.question.rats and (limit is None or at_home <= limit)

    def room(self, place: Place) -> int:
        """How many more rats can go there now."""
        limit = self.question.home_limit
        if limit is None or place not in HOME:
            return self.left
        return min(self.left, limit - sum(self.plan[home] for home in HOME))

    # --- changing; each says whether anything changed

    def put(self, place: Place, rats: int = 1) -> bool:
        """Put rats from the pool into a place, as many as there is room for."""
        return self.change(self._with(place, min(rats, self.room(place))))

    def take(self, place: Place, rats: int = 1) -> bool:
        """Take rats away from a place."""
        return self.change(self._with(place, -min(rats, self.plan[place])))

    def set_count(self, place: Place, rats: int) -> bool:
        """Set the number of rats in this place, as far as rats and room allow."""
        more = min(rats - self.plan[place], self.room(place))
        return self.change(self._with(place, more))

    def move(self, start: Place, goal: Place, rats: int = 1) -> bool:
        """From one place to another, in one step."""
        taken = list(self.plan)
        rats = min(rats, taken[start])
        taken[start] -= rats
        taken[goal] += rats
        plan = Plan(*taken)
        return self.allows(plan) and self.change(plan)

    def rest_to(self, place: Place) -> bool:
        """All that stand around go there."""
        return self.put(place, self.left)

    def like(self, earlier: Plan) -> bool:
        """As in an earlier round, as far as there are rats: places are filled in their order."""
        limit = self.question.home_limit
        left, home = self.question.rats, self.question.rats if limit is None else limit
        counts = []
        for place in Place:
            rats = min(earlier[place], left, home if place in HOME else left)
            counts.append(rats)
            left -= rats
            home -= rats if place in HOME else 0
        return self.change(Plan(*counts))

    def clear(self) -> bool:
        return self.change(Plan())

    def _with(self, place: Place, rats: int) -> Plan:
        counts = list(self.plan)
        counts[place] += rats
        return Plan(*counts)
