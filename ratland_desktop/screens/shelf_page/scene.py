"""The shelf of games: every game's box, and what the box in front leads to.

Knows games by their boxes. Where the ways lead is decided by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.hotseat.box import Box as Game
from ratland_desktop.screens.shelf_page import painting
from ratland_desktop.screens.shelf_page.painting import DEPTH, Cover, cover_of
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.motion import Tween, ease_out
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.title import Door
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, Look, Widget, draw_hints

TITLE = Box(60, 34, 1800, 92)
FLOOR = 757.0
"""Where the box in front stands."""
LOWER = 90.0
"""So much lower is the shelf where nothing is below it."""
SHELF = Box(60, 130, 1800, FLOOR - 130)
WIDEST, HIGHEST = 470.0, 600.0
GAP = 40.0
BEHIND, BEHIND_BY = 0.93, 12.0
"""Boxes further back are so much smaller, and stand so much higher."""
PANEL = Box(60, 824, 1800, 140)
FIRST_WIDE = 520.0
BACK = Box(60, 986, 260, 72)
HINTS = Box(360, 1004, 1500, 36)
STEP = 0.28
"""Seconds that a box takes to step forward."""
REHEARSE = 0.004


class ShelfScene(Scene[None]):
    """`chosen` is the box in front; its ways are below the shelf, the most wanted first.

    Where a box has only one way, nothing is below the shelf, and a press on a box leads there at once.
    """

    def __init__(
        self,
        games: Sequence[Game],
        front: Game,
        doors: Callable[[Game], Sequence[Door]],
        heading: str = "shell.shelf.title",
    ) -> None:
        """`front`: the game whose box is in front at first. `doors`: what a box leads to."""
        super().__init__()
        self.games, self.chosen, self.doors_of, self.heading = list(games), front, doors, heading
        self.doors = list(doors(front))
        self._covers: list[Cover] = []
        self._stepping: Tween | None = None
        self._ready = False

    @property
    def game_name(self) -> str:
        return self.chosen.name

    @property
    def asks(self) -> bool:
        """Whether it only asks which game is meant."""
        return len(self.doors) == 1

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        self._ready = False
        self._covers = [cover_of(game, at, say, canvas) for at, game in enumerate(self.games)]
        self._boxes = [GameBox(self, game) for game in self.games]
        self._back = Button("back", BACK, say("shell.common.back"), self.back, kind=Kind.QUIET)
        self.form = Form(*self._boxes, *self._ways(), self._back, first=f"box-{self.chosen.name}")

    def _ways(self) -> list[Button]:
        """A large button for what is wanted most, and smaller ones in two rows."""
        if self.asks:
            return []
        inner = PANEL.inset(16, 14)
        first, *others = self.doors
        made = [self._button(first, inner.left_part(FIRST_WIDE), Kind.PRIMARY, theme.HEADING)]
        cells = inner.beside(FIRST_WIDE + 16).grid(max(1, -(-len(others) // 2)), 2, 12)
        if len(others) % 2:  # the last one has the empty cell, too
            cells[-2:] = [cells[-2].union(cells[-1])]
        style = theme.SMALL_LABEL.sized(28)
        made += [
            self._button(door, cell, Kind.PLAIN, style) for door, cell in zip(others, cells, strict=False)
        ]
        return made

    def _button(self, door: Door, box: Box, kind: Kind, style: theme.Style) -> Button:
        words = self.desk.texts(f"shell.title.{door.key}")  # as the title says it
        return Button(door.key, box, words, door.go, kind=kind, icon=door.icon, style=style)

    # --- where the boxes are

    @property
    def floor(self) -> float:
        return FLOOR + (LOWER if self.asks else 0)

    def place(self, game: Game, *, front: bool) -> Box:
        """The front of its box: where it stands if it is in front of the others, and if it is not."""
        count, at = len(self.games), self.games.index(game)
        wide = min(WIDEST, (SHELF.w - GAP * (count - 1)) / count)
        row = Box.around(SHELF.centre, wide * count + GAP * (count - 1), SHELF.h)
        box = Box(row.x + at * (wide + GAP), self.floor - HIGHEST, wide - DEPTH[0], HIGHEST)
        if front:
            return box
        small, high = box.w * BEHIND, box.h * BEHIND
        return Box.around(box.centre, small, high).moved(0, (box.h - high) / 2 - BEHIND_BY)

    # --- deeds

    def choose(self, game: Game) -> None:
        """Its box steps forward, and its ways are shown."""
        if game is self.chosen:
            return
        self.chosen, self.doors = game, list(self.doors_of(game))
        self.form.widgets.clear()  # the form stays: a press is under way in it
        for widget in (*self._boxes, *self._ways(), self._back):
            self.form.add(widget)
        for box in self._boxes:
            box.box = self.place(box.game, front=box.game is game)
        self._stepping = self.motions.go(1, 0, STEP, ease_out)
        self.touch()

    def open(self, game: Game) -> Go | None:
        """The way that is wanted most."""
        self.choose(game)
        return self.doors[0].go()

    def back(self) -> Go:
        return Done(None)

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop(("shelf", self.floor), lambda c: painting.paint_shelf(c, self.floor))
        canvas.text(self.desk.texts(self.heading), TITLE, theme.TITLE, theme.LAMP, align="centre")
        if not self.asks:
            painting.draw_panel(canvas, PANEL, self.place(self.chosen, front=True).centre[0])
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def draw_box(self, canvas: Canvas, game: Game, *, front: bool, lit: bool = False) -> None:
        """`front`: in front of the others, or on its way there."""
        box = self.place(game, front=front)
        if front and self._stepping is not None:
            box = box.moved(0, -2 * BEHIND_BY * self._stepping.value)
        painting.draw_shadow(canvas, box)
        cover = self._covers[self.games.index(game)]
        painting.draw_box(canvas, box, cover, front=front, lit=lit)

    def get_ready(self, canvas: Canvas) -> None:
        """Every box as it looks in front and further back, so that it steps forward without a hitch."""
        if not self._ready:
            self._ready = canvas.rehearse(self._paint_every_box, REHEARSE)

    def _paint_every_box(self, canvas: Canvas) -> None:
        for game in self.games:
            self.draw_box(canvas, game, front=True)
            self.draw_box(canvas, game, front=False)


class GameBox(Widget):
    """A box on the shelf. With keys it steps forward as soon as it has the focus. A click on a box further
    back brings it forward, a click on the one in front opens it."""

    def __init__(self, shelf: ShelfScene, game: Game) -> None:
        super().__init__(f"box-{game.name}", shelf.place(game, front=game is shelf.chosen))
        self.shelf, self.game = shelf, game
        self._opens = False

    @property
    def ring_radius(self) -> float:
        return 10.0

    def gain_focus(self, hand: Hand) -> None:
        if hand is not Hand.MOUSE:
            self.shelf.choose(self.game)

    def press(self, spot: Spot) -> Go | None:
        self._opens = self.shelf.asks or self.shelf.chosen is self.game
        if not self._opens:
            self.desk.sound.play("click")
        self.shelf.choose(self.game)
        return STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self._open() if inside and self._opens else STAY

    def confirm(self, down: bool) -> Go | None:
        return self._open() if down else STAY

    def _open(self) -> Go:
        self.desk.sound.play("click")
        return self.shelf.open(self.game) or STAY

    def draw(self, canvas: Canvas, look: Look) -> None:
        front = self.game is self.shelf.chosen
        self.shelf.draw_box(canvas, self.game, front=front, lit=self.shelf.asks or look.hovered)
