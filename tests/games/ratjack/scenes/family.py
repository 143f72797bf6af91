"""A family at one laptop: plays whole games of Ratjack through the screens.

It decides by its own dice what it wants, presses for it, and writes down what it wanted: the same answers
without a screen must lead to the same game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ratland_desktop.games.ratjack.box import BOX
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import RevealChoice
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.scenes.hand.choosing import parts_of
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.table.plate import CALM
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.hotseat.session import QuickMinds
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.family import AnyFamily, AnyPlayer, Written, seated
from tests.hands import Hand, MouseHand
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
        self.plates: list[int] = []
        """Who said "it's me" behind the curtain, and at the open table."""
        self.peeks = 0

    def answer(self, scene: Scene[Any]) -> None:
        match scene:
            case CurtainScene():
                self.curtains.append(scene.now)
                self.hand.say_its_me(self.pilot)
            case MyTurnScene():
                self.take_turn(scene)
            case OnlyYouScene():
                self.peeks += 1
                self.hand.press(self.pilot, "seen")
            case Dialog():
                self.hand.press(self.pilot, "yes")
            case RatjackTable():
                self.sit_at_table(scene)
            case _:
                self.pilot.frames()

    def wants(self, question: Question) -> Any:
        """What the asked player wants, by chance; written down as it is wanted."""
        answer = question.check(question.any_answer(self.dice))
        self.given.append((question.seat, answer))
        self.asked.append(question)
        return answer

    def take_turn(self, scene: MyTurnScene) -> None:
        self.pilot.wait(GLANCE)
        answer = self.wants(scene.question)
        for part in parts_of(scene.question, answer):
            if self.pilot.scene is scene and part not in scene.choosing.chosen:
                self.hand.press(self.pilot, part)
        if self.pilot.scene is scene:
            assert scene.pending == answer
            self.hand.press(self.pilot, "done")

    def sit_at_table(self, scene: RatjackTable) -> None:
        if scene.decision is not None:
            self.pilot.wait(GLANCE)
            question = scene.decision.question
            assert isinstance(question, RevealChoice)
            self.hand.press(self.pilot, f"reveal-{self.wants(question)}")
        elif scene.called is not None:
            self.pilot.wait(CALM + 0.1)
            self.plates.append(scene.called)
            self.hand.say_its_me(self.pilot)
        elif scene.mode in (Mode.GATE, Mode.LEAVE):
            self.hand.press(self.pilot, "next")
        else:
            self.pilot.frames()


class Family(AnyFamily):
    """People (and computers) in a game of Ratjack."""

    player: Player

    def __init__(
        self,
        options: Options,
        hand: Hand | None = None,
        *,
        seed: int = 1,
        humans: Collection[int] | None = None,
        match: RatjackMatch | None = None,
        wishes: dict[str, bool] | None = None,
        **look: Any,
    ) -> None:
        self.options, self.seed = options, seed
        seats = family_seats(options.players, humans)
        session = Written(BOX, match or new_match(options, seed), seats, QuickMinds(seed))
        self.player = Player(self, hand or MouseHand(), Dice(seed + 1000))
        session.given = self.player.given
        session.diary.wishes.update(wishes or {})
        super().__init__(session, **look)

    def without_screens(self) -> RatjackMatch:
        found: RatjackMatch = self.answered(new_match(self.options, self.seed))
        return found
