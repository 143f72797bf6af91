"""A table laid as a test wants it, and steps of a round played on it with given answers, rolls and picks.

    table = lay(rat("clover"), rat(bandages=2), rat(), doors=["trap cheese1", "cheese2", "cheese1"])
    told = act(table, 0, "key2", 0, "clover")
    assert told.kinds == ["ActionBegan", "TrapSprung", "CloverUsed", "Stored"]

Cards are words in a row, the top card of a door first. A table laid like this need not hold a whole deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ratland_desktop.games.comme_des_rats.rules.round import play_on, play_round
from ratland_desktop.games.comme_des_rats.rules.steps import Act, BeginTurn, EndRound, Step
from ratland_desktop.games.comme_des_rats.rules.table import Door, Options, Rat, Table, Taken, Turn
from ratland_desktop.tabletop.dialogue import Happening, Question, Script, Together, Told, Whisper
from ratland_desktop.tabletop.dice import Dice

H = TypeVar("H", bound=Happening)
FULL_DOOR = "cheese1 cheese1 cheese1 cheese1 cheese1"


# --- laying


def rat(stash: str = "", *, bandages: int = 0, role: str | None = None, shown: bool = False,
        points: int = 0) -> Rat:  # fmt: skip
    """What lies before one seat."""
    return Rat(points, bandages, stash.split(), role=role, role_shown=shown)


def lay(*rats: Rat, doors: Iterable[str] = (), players: int = 0, four_dice: bool = False, active: int = 0,
        dice: str = "key1 heal", partners: tuple[int, ...] = (), rat_card: int | None = None,
        visited: tuple[int, ...] = (), round: int = 1) -> Table:  # fmt: skip
    """A table in the middle of a turn; with two `players` the last rat is the third one."""
    piles = [*doors] or [FULL_DOOR] * len(rats)
    faces = dice.split()
    turn = Turn(
        number=1,
        active=active,
        pairs=tuple(zip(faces[::2], faces[1::2], strict=True)),
        rolls=1,
        partners=partners,
        kept=(None,) * len(partners),
        rat_card=rat_card,
        visited=visited,
    )
    options = Options(players or len(rats), four_dice, any(each.role for each in rats))
    table = Table(options, [*rats], active, round, turn)
    table.doors = [Door([*reversed(pile.split())]) for pile in piles]
    return table


def drawn(table: Table, door: int, *seats: int, sprung: bool = False) -> None:
    """These seats have drawn cards from a door before."""
    table.doors[door].taken += [Taken(seat, sprung) for seat in seats]


# --- hearing


@dataclass
class Heard:
    """What the rules told and asked."""

    story: list[Happening] = field(default_factory=list)
    whispers: list[tuple[int, tuple[int, ...], Happening]] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)
    waiting: Question | Together | None = None  # asked, with no answer left to give
    settled: bool = False  # something told since the last answer cannot be taken back

    def hear(self, told: Told) -> None:
        if isinstance(told, Happening):
            self.story.append(told)
        elif isinstance(told, Whisper):
            self.whispers.append((len(self.story), told.seats, told.happening))
            self.settled |= told.news
        else:
            self.settled = True

    @property
    def kinds(self) -> list[str]:
        return [type(happening).__name__ for happening in self.story]

    @property
    def asked_for(self) -> list[tuple[str, int]]:
        return [(question.kind, question.seat) for question in self.asked]

    def of(self, kind: type[H]) -> list[H]:
        return [happening for happening in self.story if isinstance(happening, kind)]

    def one(self, kind: type[H]) -> H:
        (only,) = self.of(kind)
        return only

    def whispered_to(self, seat: int) -> list[Happening]:
        return [happening for _, seats, happening in self.whispers if seat in seats]


class LoadedDice(Dice):
    """Dice that show these faces first, and pick these cards first."""

    def __init__(self, seed: int, faces: Iterable[str], picks: Iterable[int]) -> None:
        super().__init__(seed)
        self.faces, self.picks = [*faces], [*picks]

    def choose(self, options: Any) -> Any:
        return self.faces.pop(0) if self.faces else super().choose(options)

    def below(self, limit: int) -> int:
        return self.picks.pop(0) if self.picks else super().below(limit)


# --- playing


def hear_out(script: Script, heard: Heard, answers: tuple[object, ...]) -> Heard:
    """Give all these answers, and stop at the next question, or at the end."""
    left = [*answers]
    try:
        ask = next(script)
        while True:
            questions = [*ask.questions] if isinstance(ask, Together) else [ask]
            if len(left) < len(questions):
                assert not left, f"{ask} wants more answers than {left}"
                heard.waiting = ask
                return heard
            heard.asked += questions
            heard.settled = False
            given = tuple(question.check(left.pop(0)) for question in questions)
            ask = script.send(given if isinstance(ask, Together) else given[0])
    except StopIteration:
        assert not left, f"nobody asked for {left}"
        return heard


def play(table: Table, *answers: object, steps: Iterable[Step] = (), rolls: str = "",
         picks: Iterable[int] = (), seed: int = 1) -> Heard:  # fmt: skip
    """Take these steps, or those on the agenda."""
    table.then(*steps)
    heard = Heard()
    return hear_out(play_on(table, LoadedDice(seed, rolls.split(), picks), heard.hear), heard, answers)


def act(table: Table, seat: int, die: str, *answers: object, picks: Iterable[int] = ()) -> Heard:
    """A player carries out a die."""
    return play(table, *answers, steps=[Act(seat, die)], picks=picks)


def turn(table: Table, rolls: str, *answers: object, picks: Iterable[int] = ()) -> Heard:
    """A whole turn of `table.active`, and on to the question after the last answer."""
    table.turn = None
    return play(table, *answers, steps=[BeginTurn()], rolls=rolls, picks=picks)


def score(table: Table, *answers: object) -> Heard:
    """The round ends as the table lies."""
    return play(table, *answers, steps=[EndRound()])


def begin(table: Table, *answers: object, seed: int = 1) -> Heard:
    """A round from its start, and on to the question after the last answer."""
    heard = Heard()
    return hear_out(play_round(table, Dice(seed), heard.hear), heard, answers)


def waiting_for(heard: Heard) -> tuple[str, int]:
    """The kind and the seat of the question that waits."""
    assert isinstance(heard.waiting, Question)
    return heard.waiting.kind, heard.waiting.seat


def bandages(table: Table) -> list[int]:
    return [each.bandages for each in table.rats]


def stashes(table: Table) -> list[str]:
    return [" ".join(each.stash) for each in table.rats]
