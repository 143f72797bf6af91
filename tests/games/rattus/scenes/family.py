"""A family at one laptop: plays whole games of Rattus through the screens.

It decides by its own dice what it wants, presses for it, and writes down what it wanted: the same answers
without a screen must lead to the same game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ratland_desktop.games.rattus.box import BOX
from ratland_desktop.games.rattus.rules.game import RattusMatch, new_match
from ratland_desktop.games.rattus.rules.questions import Act, Finish, Settle, Spread, TurnUp
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.words import DONE, MOVE, PLACE, TAKE
from ratland_desktop.games.rattus.scenes.kettle import SecondLookKettle, SwapKettle
from ratland_desktop.games.rattus.scenes.table.act_decision import ActDecision
from ratland_desktop.games.rattus.scenes.table.scene import RattusTable
from ratland_desktop.hotseat.session import QuickMinds
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.family import AnyFamily, AnyPlayer, Written, seated
from tests.hands import Hand, KeysHand, MouseHand
from tests.pilot import Pilot

NAMES = ("Mira", "Oma Ilse", "Papa", "Jonas")


def family_seats(players: int, humans: Collection[int] | None = None) -> list[Seat]:
    """People where `humans` says so (everywhere without it), else computers."""
    return seated(NAMES[:players], humans)


class Player(AnyPlayer):
    """Answers whatever is on a pilot's screen with one hand, as its dice say."""

    def __init__(self, pilot: Pilot, hand: Hand, dice: Dice) -> None:
        super().__init__(pilot, hand, dice)
        self.asked: list[Question] = []
        self.curtains: list[int] = []
        self.presses: list[int] = []
        self.peeks = 0

    def answer(self, scene: Scene[Any]) -> None:
        match scene:
            case CurtainScene():
                self.curtains.append(scene.now)
                self.hand.say_its_me(self.pilot)
            case SecondLookKettle():
                self.look_first()
                spot = self.wants(scene.question)
                self.hand.press(self.pilot, "enough" if spot is None else f"token-{spot.region}-{spot.place}")
            case SwapKettle():
                self.look_first()
                self.hand.press(self.pilot, "swap" if self.wants(scene.question) else "leave")
            case OnlyYouScene():
                self.peeks += 1
                self.hand.press(self.pilot, "seen")
            case RattusTable():
                self.sit_at_table(scene)
            case _:
                self.pilot.frames()

    def look_first(self) -> None:
        """Enter counts only after a moment; a click is meant for what it hits."""
        if isinstance(self.hand, KeysHand):
            self.pilot.wait(GLANCE)

    def wants(self, question: Question) -> Any:
        """What the asked player wants, by chance; written down as it is wanted."""
        answer = question.check(question.any_answer(self.dice))
        self.given.append((question.seat, answer))
        self.asked.append(question)
        return answer

    def sit_at_table(self, scene: RattusTable) -> None:
        if scene.decision is not None:
            self.look_first()
            question = scene.decision.question
            answer = self.wants(question)
            names = 0
            for name in presses(scene, question, answer):
                self.hand.press(self.pilot, name)
                names += 1
            self.presses.append(names)
        elif scene.mode in (Mode.GATE, Mode.LEAVE):
            self.hand.press(self.pilot, "next")
        else:
            self.pilot.frames()


def presses(scene: RattusTable, question: Question, answer: Any) -> Iterator[str]:
    """The names of what has to be pressed for an answer, one after the other."""
    match question:
        case Settle():
            yield f"region-{answer}"
        case Spread():
            yield from (f"region-{region}" for region in answer)
        case TurnUp():
            yield answer
        case Finish():
            yield DONE if answer == DONE else f"region-{answer[1]}"
        case Act():
            yield from act_presses(scene, question, answer)


def act_presses(scene: RattusTable, question: Act, answer: Any) -> Iterator[str]:
    if answer is None:
        yield "rest"
        return
    decision = scene.decision
    assert isinstance(decision, ActDecision)
    kind, *rest = answer
    if kind == TAKE:
        yield f"card-{rest[0]}"
    elif kind == PLACE:
        if rest[1] != decision.number(rest[0]):
            yield "peasant"
        yield f"region-{rest[0]}"
    elif kind == MOVE:
        yield f"region-{rest[0]}"
    elif kind == "king" and len(decision.regions("king")) == 1:
        yield "card-king"
    else:
        yield f"card-{kind}"
        if kind == "monk":
            yield f"token-{rest[0]}-{rest[1]}"
            yield f"region-{rest[2]}"
        elif kind == "witch":
            yield f"token-{rest[0]}-{rest[1]}"
        elif kind == "merchant":
            yield f"region-{rest[0]}"
            for _ in range(scene.deciding.decision.draft["number"] - rest[2]):  # type: ignore[union-attr]
                yield "fewer"
            yield f"region-{rest[1]}"
        else:
            yield f"region-{rest[0]}"


class Family(AnyFamily):
    """People (and computers) in a game of Rattus."""

    player: Player

    def __init__(
        self,
        options: Options,
        hand: Hand | None = None,
        *,
        seed: int = 1,
        humans: Collection[int] | None = None,
        match: RattusMatch | None = None,
        **look: Any,
    ) -> None:
        self.options, self.seed = options, seed
        seats = family_seats(options.players, humans)
        session = Written(BOX, match or new_match(options, seed), seats, QuickMinds(seed))
        self.player = Player(self, hand or MouseHand(), Dice(seed + 1000))
        session.given = self.player.given
        super().__init__(session, **look)

    def without_screens(self) -> RattusMatch:
        found: RattusMatch = self.answered(new_match(self.options, self.seed))
        return found
