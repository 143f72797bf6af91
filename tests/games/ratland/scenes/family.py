"""A family at one laptop: plays whole games through the screens with one hand.

It decides by its own dice what it wants, lets the hand do it, and writes down what it wanted: the same
answers without a screen must lead to the same game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice, Redeploy
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Place, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.hotseat.session import QuickMinds
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.family import AnyPlayer, Written, seated
from tests.games.ratland.scenes.player_hands import Hand
from tests.games.ratland.scenes.table_sessions import NAMES
from tests.opener import Blank
from tests.pilot import Pilot


def family_seats(players: int, humans: Collection[int] | None = None) -> list[Seat]:
    """People where `humans` says so (everywhere without it), else computers."""
    return seated(NAMES[:players], humans)


class Player(AnyPlayer):
    """Answers whatever is on a pilot's screen with one hand, as its dice say."""

    hand: Hand

    def __init__(self, pilot: Pilot, hand: Hand, dice: Dice) -> None:
        super().__init__(pilot, hand, dice)
        self.asked: list[type[Question]] = []
        self.curtains = 0

    def answer(self, scene: Scene[Any]) -> None:
        match scene:
            case CurtainScene():
                self.curtains += 1
                self.hand.say_its_me(self.pilot)
            case OpeningScene():
                self.choose(scene)
            case MySewerScene():
                self.place(scene)
            case Dialog():
                self.hand.press(self.pilot, "yes")
            case TableScene():
                self.sit_at_table(scene)
            case _:
                self.pilot.frames()

    def wants(self, question: Question | None) -> Any:
        """What the asked player wants, by chance; written down as it is wanted."""
        assert question is not None
        answer = question.check(question.any_answer(self.dice))
        self.given.append((question.seat, answer))
        self.asked.append(type(question))
        return answer

    def choose(self, scene: OpeningScene) -> None:
        question = scene.question
        opening = self.wants(question)
        assert isinstance(question, OpeningChoice) and isinstance(opening, Opening)
        if question.clans:
            self.hand.press(self.pilot, f"card-{question.clans.index(opening.clan or '')}")
            self.hand.press(self.pilot, "done")
        if question.board:
            self.hand.press(self.pilot, f"card-{int(bool(opening.aggressive))}")
            self.hand.press(self.pilot, "done")

    def place(self, scene: MySewerScene) -> None:
        plan = self.wants(scene.question)
        assert isinstance(plan, Plan)
        self.put_all(plan)
        assert scene.plan == plan
        self.hand.press(self.pilot, "done")

    def put_all(self, plan: Plan) -> None:
        for place in Place:
            if plan[place]:
                self.hand.put(self.pilot, place, plan[place])

    def sit_at_table(self, scene: TableScene) -> None:
        if scene.decision is not None:
            self.decide(scene)
        elif scene.mode in (Mode.GATE, Mode.LEAVE):
            self.hand.go_on(self.pilot)
        else:
            self.pilot.frames()

    def decide(self, scene: TableScene) -> None:
        decision = scene.decision
        assert decision is not None
        self.pilot.wait(GLANCE)  # whoever has only pressed on must see the question first
        answer = self.wants(decision.question)
        if isinstance(decision.question, Redeploy):
            self.redeploy(decision.question.plan, answer)
            return
        offered = [(type(offer.answer), offer.answer) for offer in decision.put.offers]
        self.hand.press(self.pilot, f"offer-{offered.index((type(answer), answer))}")

    def redeploy(self, before: Plan, after: Plan) -> None:
        taken = [place for place in Place for _ in range(before[place] - after[place])]
        goals = [place for place in Place for _ in range(after[place] - before[place])]
        for start, goal in zip(taken, goals, strict=True):
            self.hand.press(self.pilot, f"place-{start.name.lower()}")
            self.hand.press(self.pilot, f"place-{goal.name.lower()}")
        self.hand.press(self.pilot, "confirm")


class Family(Pilot):
    """People (and computers) in a game of their own, from the first screen of the evening."""

    def __init__(
        self,
        options: Options,
        hand: Hand,
        *,
        seed: int = 1,
        humans: Collection[int] | None = None,
        explain: bool = False,
        **look: Any,
    ) -> None:
        self.options, self.seed = options, seed
        seats = family_seats(options.players, humans)
        self.session = Written(BOX, new_match(options, seed), seats, QuickMinds(seed))
        self.player = Player(self, hand, Dice(seed + 1000))
        self.session.given = self.player.given
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        super().__init__(lambda: PlayScene(self.session, hosting, explain=explain), **look)
        self.desk.tempo.speed = float(Speed.INSTANT.value)
        self.desk.refresh()

    def play(self) -> None:
        self.player.play_until(ResultsScene)

    def without_screens(self) -> RatLandMatch:
        """The same answers, given to the rules alone."""
        match = new_match(self.options, self.seed)
        for seat, answer in self.player.given:
            match.answer(seat, answer)
        return match
