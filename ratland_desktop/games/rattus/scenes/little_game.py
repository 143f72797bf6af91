"""The little game of Rattus' lesson: a table laid by hand, and turns with scripted answers.

Everything in it follows from the rules; the script decides only which rats lie where, and who does what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.rattus.box import BOX
from ratland_desktop.games.rattus.rules.cards import PEASANT
from ratland_desktop.games.rattus.rules.game import Rattus, RattusMatch
from ratland_desktop.games.rattus.rules.happenings import TableLaid
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.table import CUBES, Options, Rat, Table
from ratland_desktop.games.rattus.rules.tokens import FACES, STARTING
from ratland_desktop.games.rattus.rules.words import DONE, MOVE, PLACE, TAKE, TURN_UP, TURNS
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.lesson.script import WATCHED, LessonStep, LittleGame, Nobody
from ratland_desktop.tabletop.dialogue import Script, Tell
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import HUMAN, Seat

HERO, OTHER = 0, 1
SEED = 4
COLOURS, BADGES = ("teal", "red"), ("top_hat", "scarf")
PEOPLE = {"gallia": (0, 0), "germania": (1, 3), "hispania": (2, 0), "polonia": (0, 1)}
STRIKES, QUIET = 9, 37
"""What lies in Germania: limit 3 with M, then limit 4."""
TURN = (
    (HERO, (PLACE, "gallia", 2)),
    (HERO, (MOVE, "germania")),
    (HERO, ("gallia", "italia")),
    (HERO, TURN_UP),
)
THEIRS = ((OTHER, (PLACE, "scandia", 1)), (OTHER, (MOVE, "scandia")), (OTHER, ("anglia",)), (OTHER, TURN_UP))
CARD = ((HERO, (TAKE, PEASANT.id)), (HERO, (PLACE, "hispania", 2)), (HERO, (MOVE, "anglia")))
ANSWERS: tuple[tuple[int, Any], ...] = (*TURN, *THEIRS, *CARD)
SETTLES, SENDS, TAKES = 0, 1, len(TURN) + len(THEIRS)
"""How many answers have been given when the newcomer is asked."""


def lay() -> Table:
    """In the middle of a game of two, and the newcomer is in turn."""
    regions = MAPS[2].regions
    starting = [face for face in STARTING if face != STRIKES]
    rats = {region: [Rat(starting.pop(), laid=True)] for region in regions if region != "germania"}
    rats = {region: rats.get(region, []) for region in regions}
    rats["gallia"].append(Rat(13))
    rats["germania"] = [Rat(STRIKES, laid=True), Rat(QUIET)]
    used = {rat.face for row in rats.values() for rat in row}
    supply = [face for face in FACES if face not in used]
    cubes = {region: [*PEOPLE.get(region, (0, 0))] for region in regions}
    left = [CUBES - sum(row[seat] for row in cubes.values()) for seat in (HERO, OTHER)]
    return Table(
        options=Options(2, first=HERO), first=HERO, plague="italia", cubes=cubes, rats=rats,
        supply=supply[12:], out=supply[:12], reserves=left, castle=[0, 0], stage=TURNS, active=HERO,
    )  # fmt: skip


class LessonRules(Rattus):
    """Rattus, told from the table as it lies there."""

    def play_round(self, table: Table, dice: Dice, tell: Tell) -> Script:
        if table.stage is TURNS and table.turns == 0:
            supply, out = len(table.supply), len(table.out)
            tell(TableLaid(table.players, tuple(table.cubes), table.plague, table.first, out, supply))
        return super().play_round(table, dice, tell)


def played(answers: int) -> RattusMatch:
    """The little game after so many answers of the script."""
    match: RattusMatch = Match(LessonRules(), lay(), SEED, Dice(SEED))
    for seat, answer in ANSWERS[:answers]:
        while match.question(seat) is None or match.open_questions[0].kind == "finish":
            match.answer(match.open_questions[0].seat, DONE)
        match.answer(seat, answer)
    return match


class LittleEurope(LittleGame):
    """The game of the lesson, played to its end."""

    def __init__(self, names: Sequence[str]) -> None:
        seats = [
            Seat(name, colour, badge, WATCHED)
            for name, colour, badge in zip(names, COLOURS, BADGES, strict=False)
        ]
        match, dice = played(len(ANSWERS)), Dice(SEED)
        grabs = (TAKE, PEASANT.id)
        while not match.over:  # the rest is not shown, but for the card that changes hands, and the end
            asked = match.open_questions[0]
            takes = asked.seat == OTHER and asked.kind == "act" and match.view(None).cards[PEASANT.id] == HERO
            match.answer(asked.seat, grabs if takes else asked.any_answer(dice))
        super().__init__(BOX, match, seats, HERO)

    def mark(self, step: LessonStep, *, earlier: bool = False) -> Mark:
        """Every turn is a story of its own."""
        assert step.finds is not None
        finds, stories = step.finds, enumerate(self.match.stories)
        marks = (Mark(at, place) for at, told in stories for place, x in enumerate(told) if finds(x))
        found = next(marks)
        return Mark(found.story, found.happening - earlier)

    def asked(self, answers: int) -> Session:
        """The table where the newcomer is asked, after so many answers."""
        match = played(answers)
        while match.question(HERO) is None or match.open_questions[0].kind == "finish":
            match.answer(match.open_questions[0].seat, DONE)
        hero, other = self.seats
        seats = (Seat(hero.name, hero.colour, hero.badge, HUMAN), other)
        seen = Mark(len(match.stories) - 1, len(match.stories[-1]))
        return Session(BOX, match, seats, Nobody(), seen)
