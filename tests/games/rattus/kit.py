"""A table laid as a test wants it, and a match that goes on from it with given answers.

    table = lay(2, cubes={"gallia": (0, 3)}, rats={"gallia": ["1 BC"]}, cards={"merchant": 1})
    sitting = sit(table, ("place", "gallia", 1), ("plague", "gallia"), ["hispania"], "turn_up")
    assert sitting.table.cubes["gallia"] == [1, 2]

Every test of a rule goes through this file, so only this file knows how a table is put together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from ratland_desktop.games.rattus.rules.game import RATTUS, RattusMatch
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.table import BESIDE, CUBES, Options, Rat, Table
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, SUPPLY, TURNS, Stage
from ratland_desktop.tabletop.dialogue import Happening, IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match

H = TypeVar("H", bound=Happening)
Row = int | Sequence[str | int | Rat]


def face(name: str, without: Sequence[int] = ()) -> int:
    """The id of a face by what is printed on it: "2 MBC"."""
    limit, symbols = name.split()
    found = [f.id for f in FACES.values() if (f.limit, f.symbols) == (int(limit), symbols)]
    return next(number for number in found if number not in without)


class Box:
    """The 49 tokens; each can be taken once."""

    def __init__(self) -> None:
        self.left = [*FACES]

    def take(self, wanted: str | int | Rat) -> Rat:
        if isinstance(wanted, Rat):
            rat = wanted
        elif isinstance(wanted, str):
            gone = [number for number in FACES if number not in self.left]
            rat = Rat(face(wanted, gone))
        else:
            rat = Rat(wanted)
        self.left.remove(rat.face)
        return rat

    def any(self) -> Rat:
        return Rat(self.left.pop())


def lay(
    players: int,
    *,
    cubes: Mapping[str, Sequence[int]] | None = None,
    rats: Mapping[str, Row] | None = None,
    cards: Mapping[str, int] | None = None,
    castle: Sequence[int] = (),
    plague: str = "germania",
    active: int = 0,
    supply: int | Sequence[str] = 20,
    reserves: Mapping[int, int] | None = None,
    stage: Stage = TURNS,
    ending: str = "",
) -> Table:
    """A table at the start of a turn, with nothing on it but what is given.

    A row of rats is a list of faces, or a number of any rats. The supply is a number, or the next tokens in
    order. The reserves hold what is left of each player's 20 cubes, unless said otherwise.
    """
    box = Box()
    regions = MAPS[players].regions
    given = rats or {}
    assert {*given, *(cubes or {})} <= {*regions}
    named = {r: [box.take(one) for one in row] for r, row in given.items() if not isinstance(row, int)}
    next_tokens = [] if isinstance(supply, int) else [box.take(name).face for name in supply]
    any_rats = {r: [box.any() for _ in range(row)] for r, row in given.items() if isinstance(row, int)}
    if isinstance(supply, int):
        next_tokens = [box.left.pop(0) for _ in range(supply)]
    standing = {region: [*(cubes or {}).get(region, [0] * players)] for region in regions}
    saved = [*castle] or [0] * players
    left = [CUBES - saved[seat] - sum(row[seat] for row in standing.values()) for seat in range(players)]
    for seat, number in (reserves or {}).items():
        left[seat] = number
    return Table(
        options=Options(players),
        first=active,
        plague=plague,
        cubes=standing,
        rats={region: (named | any_rats).get(region, []) for region in regions},
        supply=next_tokens[::-1],
        out=box.left,
        reserves=left,
        castle=saved,
        cards={**BESIDE, **(cards or {})},
        stage=stage,
        turns=int(stage is LAST_ROUND),
        active=active,
        ending=ending or (SUPPLY if stage is LAST_ROUND else ""),
    )


def lay_last(players: int, *, last: int = 0, **more: object) -> Table:
    """A table before the last round; `last` took the last turn."""
    return lay(players, active=last, stage=LAST_ROUND, **{"supply": 0, **more})  # type: ignore[arg-type]


class Sitting:
    """A match from a given table, answered question by question."""

    def __init__(self, table: Table) -> None:
        self.match: RattusMatch = Match(RATTUS, table, 1, Dice(1))
        self.asked: list[Question] = []

    @property
    def table(self) -> Table:
        return self.match._table

    @property
    def question(self) -> Question:
        (only,) = self.match.open_questions
        return only

    def say(self, *answers: object) -> Sitting:
        for answer in answers:
            question = self.question
            self.match.answer(question.seat, answer)
            self.asked.append(question)
        return self

    @property
    def asked_for(self) -> list[str]:
        """The kinds of what has been answered, and of what is open now."""
        return [question.kind for question in (*self.asked, *self.match.open_questions)]

    @property
    def story(self) -> list[Happening]:
        """All that has been told, over all rounds."""
        return [happening for story in self.match.stories for happening in story]

    def told(self, kind: type[H]) -> list[H]:
        return [happening for happening in self.story if isinstance(happening, kind)]

    def one(self, kind: type[H]) -> H:
        (only,) = self.told(kind)
        return only

    def names(self) -> list[str]:
        """The kinds of what has been told, in order."""
        return [type(happening).__name__ for happening in self.story]

    def refuses(self, answer: object) -> str:
        """The code with which the open question refuses this."""
        with pytest.raises(IllegalAnswer) as refused:
            self.match.answer(self.question.seat, answer)
        return refused.value.code

    def offers(self, act: str) -> set[tuple[object, ...]]:
        """Every way to do this act now."""
        return {each[1:] for each in self.question.acts() if each[0] == act}  # type: ignore[attr-defined]


def sit(table: Table, *answers: object) -> Sitting:
    """A match from this table, after these answers."""
    return Sitting(table).say(*answers)


def rows(table: Table) -> dict[str, int]:
    """How many tokens lie in each region that has any."""
    return {region: len(rats) for region, rats in table.rats.items() if rats}


def people(table: Table) -> dict[str, list[int]]:
    """The cubes of each region that has any."""
    return {region: cubes for region, cubes in table.cubes.items() if any(cubes)}
