"""The screens for learning the game: the lesson, the cards, and the coach in the sewer."""

from __future__ import annotations

from _screens import private_turn, screen, stay
from _sessions import family
from _studio import Studio

from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.games.ratland.rules.view import Foresight
from ratland_desktop.games.ratland.scenes.lesson import DRAW, HAND_IN, PLACE, SCRIPT, STEPS
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.tips import sewer_coaching
from ratland_desktop.screens.cards.scene import CardsScene
from ratland_desktop.screens.coach.bubble import OK
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.lesson import LessonScene


@screen
def cards(studio: Studio, name: str) -> None:
    studio.shoot(name, lambda: CardsScene(BOOK))


@screen
def lesson(studio: Studio, name: str) -> None:
    pilot = studio.play(lambda: LessonScene(SCRIPT))
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    for number, step in enumerate(STEPS, 1):
        studio.take(f"{name}-{number}", pilot)
        if step is PLACE:
            pilot.click("nursery")  # not where the rat belongs: the rat who explains says so
            studio.take(f"{name}-{number}-answer", pilot)
            pilot.click("city")
        elif step is HAND_IN:
            pilot.click("done")
        elif step is DRAW:
            pilot.click("bag")
            pilot.click("bag")
            studio.take(f"{name}-{number}-drawn", pilot)
        while scene.at == number - 1 and not scene.last:
            pilot.settle()
            pilot.click("next")
        pilot.settle()


@screen
def peek(studio: Studio, name: str) -> None:
    seat = family(studio.players)[0]
    for kind, seen in (("", Foresight("rattibal_lector", 4)), ("-event", Foresight("dr_cheese", None))):
        for down in (False, True):
            studio.shoot(
                f"{name}{kind}{'-face_down' if down else ''}",
                lambda seen=seen, down=down: PeekScene(seat, seen, studio.players, face_down=down),  # type: ignore[misc]
            )


@screen
def coach(studio: Studio, name: str) -> None:
    game, seat = private_turn(studio, q.Placement)
    question = game.question(seat)
    assert isinstance(question, q.Placement)
    scene = MySewerScene(game.view(seat), question, game.seats, stay)
    scene.coaching = sewer_coaching(Coach(wanted=True), seat, studio.players)
    pilot = studio.shoot(name, lambda: scene)
    pilot.click(OK)
    pilot.settle()
    studio.take(f"{name}-tip", pilot)
