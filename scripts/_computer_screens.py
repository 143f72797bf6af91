"""The screens about computer players: handing seats over, the recap, ideas, and reasons."""

from __future__ import annotations

from _screens import deciding, private_turn, screen, sessions, stay
from _sessions import play_on, session
from _studio import Studio

from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.bots.hints import hints
from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.scenes.missed import missed
from ratland_desktop.games.ratland.scenes.pieces.cards import plan_lines
from ratland_desktop.games.ratland.scenes.results import PLANS, RESULTS
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.hotseat.reasons import Choice, Decided
from ratland_desktop.hotseat.session import HandOver, Over, Session
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.recap import RecapScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN


class SolidMinds:
    """Computers that answer at once and say why."""

    def __init__(self) -> None:
        self._dice = Dice(5)
        self._ready: list[Decided] = []

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        choice = choose(view, question, self._dice, Level.SOLID)
        self._ready.append(Decided(seat, question, choice.answer, choice.reason))

    def answers(self) -> list[Decided]:
        ready, self._ready = self._ready, []
        return ready

    def forget(self) -> None:
        self._ready = []


class QuickAdvice:
    """Ideas at once, or never."""

    def __init__(self, silent: bool = False) -> None:
        self.silent = silent
        self._found: tuple[Choice, ...] | None = None

    def ask(self, view: View, question: Question) -> None:
        self._found = None if self.silent else hints(view, question, Dice(3))

    def take(self) -> tuple[Choice, ...] | None:
        return self._found

    def forget(self) -> None:
        self._found = None


def at_curtain(game: Session, round: int) -> bool:
    return isinstance(game.step(), HandOver) and game.view(None).round == round


def bedtime(players: int, back_after: int) -> Session:
    """Seat 1 went to bed in the second round and comes back some rounds later."""
    game = session(players, 8)
    game.computers.minds = SolidMinds()
    dice = Dice(8)
    play_on(game, dice, lambda e: at_curtain(e, 2))
    game.change_player(1, "solid")
    if players > 2:
        game.change_player(2, "cunning")
    play_on(game, dice, lambda e: at_curtain(e, 2 + back_after))
    game.change_player(1, HUMAN)
    return game


@screen
def seats_page(studio: Studio, name: str) -> None:
    game = session(studio.players, 3)
    game.change_player(1, OFFERED[2].value)
    studio.shoot(name, lambda: SeatsScene(game.seats, game.box.company, busy=0))


@screen
def recap(studio: Studio, name: str) -> None:
    for rounds in (1, 5):
        game = bedtime(studio.players, rounds)
        told = missed(game, 1)
        assert told is not None
        studio.shoot(f"{name}-{rounds}", lambda g=game, t=told: RecapScene(t, g.seats, stay))  # type: ignore[misc]


@screen
def story_of_seats(studio: Studio, name: str) -> None:
    game = bedtime(studio.players, 1)
    studio.shoot(name, lambda: TableScene(LOOK, game, stay))


@screen
def ideas(studio: Studio, name: str) -> None:
    game, seat = private_turn(studio, q.Placement, rounds=2)
    question = game.question(seat)
    assert isinstance(question, q.Placement)
    view = game.view(seat)
    for kind, advice in (("", QuickAdvice()), ("-waiting", QuickAdvice(silent=True))):
        studio.shoot(
            f"{name}{kind}",
            lambda a=advice: HintsScene(a, view, question, game.seats, plan_lines),  # type: ignore[misc]
        )

    def sewer() -> MySewerScene:
        scene = MySewerScene(game.view(seat), question, game.seats, stay)
        scene.adviser = QuickAdvice()
        return scene

    pilot = studio.shoot(f"{name}-button", sewer)
    pilot.click("idea")
    pilot.settle()
    pilot.click("take-0")
    pilot.settle()
    studio.take(f"{name}-taken", pilot)


@screen
def open_ideas(studio: Studio, name: str) -> None:
    """The lamp at an open question, and what it leads to."""
    for seed, game in enumerate(sessions(studio.players, studio.names)):
        if play_on(game, Dice(seed), deciding(q.TradeRat)):
            break

    def table() -> TableScene:
        scene = TableScene(LOOK, game, stay)
        scene.adviser = QuickAdvice()
        return scene

    pilot = studio.shoot(f"{name}-lamp", table)
    pilot.click("idea")
    pilot.settle()
    studio.take(name, pilot)


@screen
def why(studio: Studio, name: str) -> None:
    game = session(studio.players, 4, player="solid")
    game.computers.minds = SolidMinds()
    play_on(game, Dice(4), lambda e: isinstance(e.step(), Over))
    scene = ResultsScene(RESULTS, game, stay)
    pilot = studio.play(lambda: scene)
    scene.turn_to(PLANS)
    pilot.settle()
    studio.take(f"{name}-button", pilot)
    pilot.click("why")
    pilot.settle()
    studio.take(name, pilot)
