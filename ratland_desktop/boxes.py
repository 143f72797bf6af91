"""What the boxes on the shelf lead to: set-up, quick game, lesson, rule book and hall of a game.

While only one game is on the shelf, the title leads straight there. With several, players choose a box first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ratland_desktop.rooms import Rooms
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.scenes.title import Door

if TYPE_CHECKING:
    from ratland_desktop.hotseat.box import Box


class Boxes:
    """The ways into games, from the title (`new_game`, `learn`, …) and from a box (`doors`)."""

    def __init__(self, rooms: Rooms, desk: Desk) -> None:
        self._rooms, self._desk = rooms, desk

    # --- from the title

    def new_game(self) -> Go:
        """The set-up; if there are several games, the shelf comes first."""
        if self._rooms.has_several:
            return Push(self._rooms.shelf_page(self.doors))
        return self.set_up(self._rooms.game_in_front)

    def quick_game(self) -> Go:
        """Of the game that was played last."""
        return self.start_at_once(self._rooms.game_in_front)

    def learn(self) -> Go:
        """The lesson; if there are several games, we ask which one."""
        if self._rooms.has_several:
            return self._ask("how_to_play", self.teach)
        return self.teach(self._rooms.game_in_front)

    def read_rules(self) -> Go:
        """The rule book of the game on the stage; if there is none, and there are several, we ask."""
        if self._rooms.has_several and self._rooms.on_stage is None:
            return self._ask("rules", self.open_book)
        return Push(self._rooms.rules())

    def _ask(self, key: str, go: Callable[[Box], Go]) -> Go:
        return Push(self._rooms.shelf_page(lambda box: [Door(key, lambda: go(box))], key))

    # --- from a box

    def doors(self, box: Box) -> list[Door]:
        """All that a box leads to, the most wanted first."""
        every = [
            Door("new_game", lambda: self.set_up(box)),
            Door("quick_game", lambda: self.start_at_once(box), "play"),
            Door("how_to_play", lambda: self.teach(box), "lamp"),
            Door("rules", lambda: self.open_book(box), "book"),
            Door("hall", lambda: self.open_hall(box), "trophy"),
        ]
        return [door for door in every if door.key != "how_to_play" or box.screens().lesson is not None]

    def set_up(self, box: Box) -> Go:
        return self._rooms.host.new_game(box)

    def start_at_once(self, box: Box) -> Go:
        return self._rooms.host.quick_game(box, self._desk)

    def teach(self, box: Box) -> Go:
        """The two-minute lesson, then the set-up if wanted. A game without a lesson has its rule book."""
        from ratland_desktop.screens.lesson import LessonScene
        from ratland_desktop.screens.lesson.scene import PLAY

        script = box.screens().lesson
        if script is None:
            return self.open_book(box)
        return Push(LessonScene(script), then=lambda wanted: self.set_up(box) if wanted == PLAY else None)

    def open_book(self, box: Box) -> Go:
        return Push(self._rooms.rules_of(box))

    def open_hall(self, box: Box) -> Go:
        """At the page of this game."""
        return Push(self._rooms.hall(lambda: self.set_up(box), box))
