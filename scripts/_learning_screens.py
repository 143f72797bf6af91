"""The screens for learning the game: the lesson, the cards, and the coach in the sewer."""

from __future__ import annotations

from _screens import private_turn, screen, stay
from _studio import Studio

from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.games.ratland.scenes.cards.scene import CardsScene
from ratland_desktop.games.ratland.scenes.coach.bubble import OK
from ratland_desktop.games.ratland.scenes.coach.coach import Coach
from ratland_desktop.games.ratland.scenes.coach.sewer_tips import sewer_coaching
from ratland_desktop.games.ratland.scenes.lesson import LessonScene
from ratland_desktop.games.ratland.scenes.lesson.little_round import STEPS
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene


@screen
def cards(studio: Studio, name: str) -> None:
    studio.shoot(name, CardsScene)


@screen
def lesson(studio: Studio, name: str) -> None:
    pilot = studio.play(LessonScene)
    for number in range(1, len(STEPS) + 1):
        studio.take(f"{name}-{number}", pilot)
        if number < len(STEPS):
            pilot.click("next")
            pilot.settle()


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
