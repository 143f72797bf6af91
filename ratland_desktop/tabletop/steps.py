"""A story in steps: a step is a run of happenings that the table shows together.

Rules tell every happening by itself. What a table shows as one step is described by the game, in a table of
`Rule`s by the type of happening: what goes together, what is only a heading, what is not worth a step, and
where hands have to help. This module cuts a story into steps by such a table. It knows no game, no picture
and no time, and it changes neither the story nor the match.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .dialogue import Happening
from .facts import fact


@fact
class Party:
    """Who watches: `people` have steps of their own, `hands` do by hand what can be done by hand."""

    people: frozenset[int] = frozenset()
    hands: frozenset[int] = frozenset()


@fact
class Gate:
    """A step that waits until somebody has pressed so many times. `seat` None: it concerns everybody."""

    presses: int = 1
    seat: int | None = None


def _alone(happening: Any) -> str:
    return ""


def _any_number(members: Sequence[Any], happening: Any, party: Party) -> bool:
    return True


def _never(happening: Any) -> bool:
    return False


def _no_gate(story: Sequence[Happening], at: int, party: Party) -> Gate | None:
    return None


@fact
class Rule:
    """How the happenings of one type are shown.

    `group` names what a happening belongs to; those of one group that follow each other are one step as far
    as `joins` (the members so far, the next one) agrees. An empty name stands alone.
    """

    group: Callable[[Any], str] = _alone
    joins: Callable[[Sequence[Any], Any, Party], bool] = _any_number
    heading: bool = False
    """It opens the step that follows, for a breath."""
    quiet: Callable[[Any], bool] = _never
    """Nothing to see: it is a line of the story and no step."""
    empty_before: tuple[type[Happening], ...] = ()
    """Quiet as well where one of these is shown next: a heading with nothing beneath it."""
    gate: Callable[[Sequence[Happening], int, Party], Gate | None] = _no_gate
    """Looks at one place in the story."""
    begins_part: bool = False
    """Skipping stops in front of it."""
    begins_chapter: bool = False
    """Even who wants to see only results stops in front of it."""


Rules = Mapping[type[Happening], Rule]


@fact
class Step:
    """The happenings of a story from `start` to before `end`. Those that are quiet are in neither list."""

    start: int
    end: int
    headings: tuple[Happening, ...] = ()
    shown: tuple[Happening, ...] = ()
    group: str = ""
    gate: Gate | None = None

    @property
    def quiet(self) -> bool:
        """Nothing to see at all."""
        return not self.headings and not self.shown

    @property
    def told(self) -> tuple[Happening, ...]:
        """All that is seen of it, in order."""
        return self.headings + self.shown

    @property
    def waits_for_all(self) -> bool:
        """Somebody has to let it come, for everybody."""
        return self.gate is not None and self.gate.seat is None

    def holds(self, index: int) -> bool:
        return self.start <= index < self.end


def always(name: str) -> Callable[[Any], str]:
    """A group for all happenings of a type."""
    return lambda happening: name


def computers(members: Sequence[Any], happening: Any, party: Party) -> bool:
    """For `joins`: what people decided in the open stands alone; computers decide too quickly to be watched
    one by one."""
    return not party.people & {happening.seat, members[-1].seat}


def steps_of(story: Sequence[Happening], rules: Rules, party: Party, start: int = 0) -> tuple[Step, ...]:
    """The steps from `start` on, one behind the other without a gap.

    What is quiet belongs to the step that follows it; at the end of the story it is a quiet step.
    """
    return tuple(_Cutter(story, rules, party, start).steps())


def one_by_one(rules: Rules) -> Rules:
    """The same table without groups, headings and gates: every happening is a step."""

    def rule(kind: type[Happening]) -> Rule:
        return Rule(begins_part=rules[kind].begins_part, begins_chapter=rules[kind].begins_chapter)

    return _Made(rule)


def every_happening() -> Rules:
    """For a game without a table of its own: every happening is a step, and what is a heading opens one."""
    return _Made(lambda kind: Rule(heading=kind.heading, begins_part=kind.heading))


class _Made(dict[type[Happening], Rule]):
    """A table that has a rule for every type, made when it is first asked for."""

    def __init__(self, make: Callable[[type[Happening]], Rule]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, kind: type[Happening]) -> Rule:
        return self.setdefault(kind, self._make(kind))


class _Cutter:
    """Goes through a story once and cuts it."""

    def __init__(self, story: Sequence[Happening], rules: Rules, party: Party, start: int) -> None:
        self.story, self.rules, self.party = story, rules, party
        self.start = self.end = start
        self.headings: list[Happening] = []
        self.shown: list[Happening] = []
        self.gate: Gate | None = None

    def steps(self) -> Iterator[Step]:
        quiet = _quiet_ones(self.story, self.rules)
        for at in range(self.start, len(self.story)):
            if quiet[at]:
                continue
            happening = self.story[at]
            rule = self.rules[type(happening)]
            gate = rule.gate(self.story, at, self.party)
            if not self._takes(happening, rule, gate):
                yield self._cut()
            (self.headings if rule.heading else self.shown).append(happening)
            self.gate = self.gate or gate
            self.end = at + 1
        if self.headings or self.shown:
            yield self._cut()
        if self.start < len(self.story):
            yield Step(self.start, len(self.story))

    def _takes(self, happening: Happening, rule: Rule, gate: Gate | None) -> bool:
        """Whether the step that is being made goes on with this one."""
        if gate is not None:  # what comes before it is shown before anybody has to press
            return not self.headings and not self.shown
        if not self.shown:
            return True
        if rule.heading:
            return False
        group = rule.group(happening)
        return bool(group) and group == self._group() and rule.joins(self.shown, happening, self.party)

    def _group(self) -> str:
        first = self.shown[0]
        return self.rules[type(first)].group(first)

    def _cut(self) -> Step:
        group = self._group() if self.shown else ""
        step = Step(self.start, self.end, tuple(self.headings), tuple(self.shown), group, self.gate)
        self.headings, self.shown, self.gate = [], [], None
        self.start = self.end
        return step


def _quiet_ones(story: Sequence[Happening], rules: Rules) -> list[bool]:
    """From the end to the beginning: whether something is empty depends on what is shown after it."""
    quiet = [False] * len(story)
    follows: Happening | None = None
    for at in range(len(story) - 1, -1, -1):
        rule = rules[type(story[at])]
        quiet[at] = rule.quiet(story[at]) or isinstance(follows, rule.empty_before)
        if not quiet[at]:
            follows = story[at]
    return quiet
