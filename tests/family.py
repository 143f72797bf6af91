"""What families of all games have in common: their seats, and how they get from screen to screen.

A game's own `Player` says in `answer` what is done on each of its screens.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.opener import Blank
from tests.pilot import Pilot

MOST_SCREENS = 20000
COACH = "coach-ok"
"""The button of whoever explains the first round; one has read it."""


class Presses(Protocol):
    """A hand with any input device."""

    def press(self, pilot: Pilot, name: str) -> None: ...
    def say_its_me(self, pilot: Pilot) -> None: ...


def seated(names: Sequence[str], humans: Collection[int] | None = None) -> list[Seat]:
    """People where `humans` says so (everywhere without it), else computers."""
    looks = zip(names, SEAT_COLOURS, BADGES, strict=False)
    return [
        Seat(name, colour.name, badge, HUMAN if humans is None or number in humans else "solid")
        for number, (name, colour, badge) in enumerate(looks)
    ]


class Written(Session):
    """A session that writes down what the computers answer."""

    given: list[tuple[int, object]]

    def answer(self, seat: int, answer: object) -> None:
        super().answer(seat, answer)
        if not self.seats[seat].is_human:
            self.given.append((seat, answer))


class AnyPlayer:
    """Answers whatever is on a pilot's screen with one hand, as its dice say."""

    def __init__(self, pilot: Pilot, hand: Presses, dice: Dice) -> None:
        self.pilot, self.hand, self.dice = pilot, hand, dice
        self.given: list[tuple[int, object]] = []

    def play_until(self, kind: type[Scene[Any]]) -> None:
        """Until such a screen is there."""
        for _ in range(MOST_SCREENS):
            assert self.pilot.stage.failures == [], self.pilot.stage.failures
            if isinstance(self.pilot.scene, kind):
                return
            self.play_screen()
        raise AssertionError(f"{kind.__name__} never came; on stage: {self.pilot.where()}")

    def play_screen(self) -> None:
        """Do what this screen wants from a player, and wait for the next one to take presses."""
        before = self.pilot.scene
        while COACH in self.pilot.names():
            self.hand.press(self.pilot, COACH)
        self.answer(before)
        if self.pilot.scene is not before:
            self.pilot.settle()

    def answer(self, scene: Scene[Any]) -> None:
        raise NotImplementedError


class AnyFamily(Pilot):
    """People (and computers) in a game of their own, from the first screen of the evening."""

    player: AnyPlayer

    def __init__(self, session: Written, *, explain: bool = False, **look: Any) -> None:
        self.session = session
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        super().__init__(lambda: PlayScene(session, hosting, explain=explain), **look)
        self.desk.tempo.speed = float(Speed.INSTANT.value)
        self.desk.refresh()

    def play(self) -> None:
        self.player.play_until(ResultsScene)

    def answered(self, match: Any) -> Any:
        """The same answers, given to the rules alone."""
        for seat, answer in self.player.given:
            match.answer(seat, answer)
        return match
