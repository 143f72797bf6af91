"""A family at one laptop: plays whole games of Comme des Rats through the screens.

It decides by its own dice what it wants, presses for it, and writes down what it wanted: the same answers
without a screen must lead to the same game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ratland_desktop.games.comme_des_rats.box import BOX
from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.scenes.stash.scene import AnswerScene, GlanceScene
from ratland_desktop.games.comme_des_rats.scenes.table.decisions.players import RerollDecision
from ratland_desktop.games.comme_des_rats.scenes.table.scene import CellarTable
from ratland_desktop.games.comme_des_rats.scenes.two_doors import TwoDoorsScene
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.ideas import Adviser
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import NOBODY, Seat
from tests.family import AnyPlayer, seated
from tests.hands import Hand, MouseHand
from tests.opener import Blank
from tests.pilot import Pilot

NAMES = ("Mira", "Oma Ilse", "Papa", "Jonas", "Lena")
THIRD_RAT = "Ratte Drei"


def family_seats(options: Options, humans: Collection[int] | None = None) -> list[Seat]:
    """People where `humans` says so (everywhere without it), else computers; nobody plays the Third Rat."""
    seats = seated(NAMES[: options.seats], humans)
    if options.third_rat is not None:
        grey = SEAT_COLOURS[10]
        seats[options.third_rat] = Seat(THIRD_RAT, grey.name, BADGES[5], NOBODY)
    return seats


class Written(Session):
    """A session that writes down every answer, also those that computers and standing orders give."""

    given: list[tuple[int, object]]

    def answer(self, seat: int, answer: object) -> None:
        super().answer(seat, answer)
        self.given.append((seat, answer))


class Player(AnyPlayer):
    """Answers whatever is on a pilot's screen with one hand, as its dice say."""

    def __init__(self, pilot: Family, hand: Hand, dice: Dice) -> None:
        super().__init__(pilot, hand, dice)
        self.asked: list[Question] = []
        self.wanted: list[object] = []
        self.curtains: list[int] = []
        self.patient = True
        """Waits until a pause is over in which somebody may speak up; else presses on."""

    def answer(self, scene: Scene[Any]) -> None:
        match scene:
            case CurtainScene():
                self.curtains.append(scene.now)
                self.hand.say_its_me(self.pilot)
            case AnswerScene():
                self.pilot.wait(GLANCE)
                self.answer_in_person(scene)
            case TwoDoorsScene():
                self.pilot.wait(GLANCE)
                self.sort_doors(scene)
            case GlanceScene():
                self.hand.press(self.pilot, "done")
            case CellarTable():
                self.sit_at_table(scene)
            case _:
                self.pilot.frames()

    def wants(self, question: Question) -> Any:
        answer = question.check(question.any_answer(self.dice))
        self.asked.append(question)
        self.wanted.append(answer)
        return answer

    # --- private screens

    def answer_in_person(self, scene: AnswerScene) -> None:
        answer = self.wants(scene.question)
        to = q.redirected_to(str(answer))
        self.hand.press(self.pilot, f"way-{answer}" if to is None else f"to-{to}")
        assert scene.pending == answer
        self.hand.press(self.pilot, "done")

    def sort_doors(self, scene: TwoDoorsScene) -> None:
        """By swaps, until the cards lie as wanted."""
        answer = self.wants(scene.question)
        for row, order in enumerate(answer):
            for at, place in enumerate(order):
                now = scene.orders[row].index(place)
                if now != at:
                    self.hand.press(self.pilot, f"card-{row}-{at}")
                    self.hand.press(self.pilot, f"card-{row}-{now}")
        assert scene.orders == answer
        self.hand.press(self.pilot, "done")

    # --- the table

    def sit_at_table(self, scene: CellarTable) -> None:
        if scene.decision is not None:
            self.pilot.wait(GLANCE)
            self.decide(scene, scene.decision.question)
        elif scene.mode in (Mode.GATE, Mode.LEAVE) or (scene.mode is Mode.BREATH and not self.patient):
            self.hand.press(self.pilot, "next")
        else:
            self.pilot.frames()

    def decide(self, scene: CellarTable, question: Question) -> None:
        answer = self.wants(question)
        match question:
            case q.LookPiles():
                for door in answer:
                    self.hand.press(self.pilot, f"door-{door}")
            case q.Pile():
                self.hand.press(self.pilot, f"door-{answer}")
            case q.Keep() | q.PickedDie():
                self.hand.press(self.pilot, f"die-{answer}")
            case q.AnotherRound():
                self.hand.press(self.pilot, f"offer-{answer}")
            case q.Partners():
                for seat in answer:
                    self.hand.press(self.pilot, f"seat-{seat}")
                self.hand.press(self.pilot, "hand_over")
            case q.Reroll():
                self.roll_on(scene, answer)
            case _:
                self.hand.press(self.pilot, f"seat-{answer}")

    def roll_on(self, scene: CellarTable, answer: str) -> None:
        """Who keeps the roll hands the dice over at once, where the table offers that."""
        assert isinstance(scene.decision, RerollDecision)
        if answer == q.REROLL:
            self.hand.press(self.pilot, "again")
        elif not scene.decision.hands_over:
            self.hand.press(self.pilot, "keep")
        else:
            seats = [seat for seat in scene.decision.seats() if not scene.decision.refusal(seat)]
            self.hand.press(self.pilot, f"seat-{self.dice.choose(seats)}")


class Family(Pilot):
    """People (and computers) in a game of their own, from the first screen of the evening."""

    def __init__(
        self,
        options: Options,
        hand: Hand | None = None,
        *,
        seed: int = 1,
        humans: Collection[int] | None = None,
        explain: bool = False,
        match: CommeDesRatsMatch | None = None,
        orders: dict[int, str] | None = None,
        adviser: Adviser | None = None,
        **look: Any,
    ) -> None:
        self.options, self.seed = options, seed
        seats = family_seats(options, humans)
        diary = Diary()
        diary.orders.update(orders or {})
        self.session = Written(BOX, match or new_match(options, seed), seats, QuickMinds(seed), diary=diary)
        self.session.given = []
        self.player = Player(self, hand or MouseHand(), Dice(seed + 1000))
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank, adviser=adviser)
        super().__init__(lambda: PlayScene(self.session, hosting, explain=explain), **look)
        self.desk.tempo.speed = float(Speed.INSTANT.value)
        self.desk.refresh()

    def play(self) -> None:
        self.player.play_until(ResultsScene)

    def without_screens(self) -> CommeDesRatsMatch:
        """The same answers, given to the rules alone."""
        match = new_match(self.options, self.seed)
        for seat, answer in self.session.given:
            match.answer(seat, answer)
        return match
