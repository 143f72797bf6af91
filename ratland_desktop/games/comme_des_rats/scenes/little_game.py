"""The little game of the lesson: doors laid by hand, and three turns with scripted rolls and answers.

Everything in it follows from the rules; the script decides only what lies where, and who wants what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.comme_des_rats.box import BOX
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRats
from ratland_desktop.games.comme_des_rats.rules.happenings import RoundBegan
from ratland_desktop.games.comme_des_rats.rules.questions import CLOVER
from ratland_desktop.games.comme_des_rats.rules.round import play_on, play_round
from ratland_desktop.games.comme_des_rats.rules.steps import BeginTurn
from ratland_desktop.games.comme_des_rats.rules.table import Door, Options, Rat, Table
from ratland_desktop.games.comme_des_rats.rules.words import Began
from ratland_desktop.screens.lesson.script import WATCHED, LittleGame
from ratland_desktop.tabletop.dialogue import Script, Tell
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import Seat

HERO, PAPA, OMA = 0, 1, 2
PLAYERS = 3
SEED = 11
COLOURS, BADGES = ("teal", "sand", "red"), ("top_hat", "glasses", "scarf")
ROLLS = ("key2", "theft", "key1", "claws", "claws", "key1")
DOORS = (
    ("clover", "trap", "cheese1", "cheese1", "cheese2"),
    ("cheese2", "cheese1", "trap", "cheese1", "clover"),
    ("cheese1", "cheese2", "trap", "cheese1", "trap"),
)
"""Top cards first; all cards of a game of three."""
ANSWERS: dict[tuple[int, str, int], Any] = {
    (1, "partner", HERO): PAPA,
    (1, "keep", PAPA): 0,  # the two keys
    (1, "pile", PAPA): 0,  # a clover, then a trap
    (2, "partner", PAPA): OMA,
    (2, "keep", OMA): 1,  # the claws
    (2, "target", OMA): HERO,
    (2, "react", HERO): CLOVER,  # the one stolen from Papa
    (2, "pile", PAPA): 1,
    (3, "partner", OMA): HERO,
    (3, "keep", HERO): 0,  # the claws
    (3, "target", HERO): PAPA,  # whose third bandage it is
    (3, "pile", OMA): 2,
}
"""By turn, kind of question and seat; everything else is answered as for an absent player."""


class LoadedDice(Dice):
    """Dice that show these faces first."""

    __slots__ = ("faces", "real")

    def __init__(self, real: Dice, faces: Sequence[str]) -> None:
        super().__init__(0)
        self.real, self.faces = real, [*faces]

    def below(self, limit: int) -> int:
        return self.real.below(limit)

    def choose(self, options: Sequence[Any]) -> Any:
        rolls = self.faces and options[0] in FACES
        return self.faces.pop(0) if rolls else self.real.choose(options)

    def shuffle(self, cards: list[Any]) -> None:
        self.real.shuffle(cards)


class LessonRules(CommeDesRats):
    """The game, with its first round laid out by hand."""

    def play_round(self, table: Table, dice: Dice, tell: Tell) -> Script:
        if table.round:
            yield from play_round(table, dice, tell)
            return
        table.round = 1
        table.doors = [Door([*reversed(cards)]) for cards in DOORS]
        table.rats[PAPA].bandages = 1
        tell(RoundBegan(1, HERO, Began.FIRST_ROUND))
        table.then(BeginTurn())
        yield from play_on(table, LoadedDice(dice, ROLLS), tell)


class LittleRound(LittleGame):
    """The game of the lesson, played to its end."""

    def __init__(self, names: Sequence[str]) -> None:
        seats = [
            Seat(name, colour, badge, WATCHED)
            for name, colour, badge in zip(names, COLOURS, BADGES, strict=False)
        ]
        table = Table(Options(PLAYERS, first=HERO), [Rat() for _ in range(PLAYERS)], HERO)
        match: Match[Any, Any, Any] = Match(LessonRules(), table, SEED, Dice(SEED))
        dice = Dice(SEED)
        while not match.over:
            question = match.open_questions[0]
            view = match.view(None)
            if view.round == 1 and view.turn is not None:
                key = (view.turn.number, question.kind, question.seat)
                answer = ANSWERS.get(key, question.default_answer())
            else:  # the rounds after it are not shown, only how they end
                answer = question.any_answer(dice)
            match.answer(question.seat, answer)
        super().__init__(BOX, match, seats, HERO)
