"""Something on the stage that the newcomer does by hand, press by press, as at the real table."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.screens.lesson.script import LessonScript, LessonStep, LittleGame
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.screens.table.hands import BEAT
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.motion import Motions, Tween
from ratland_desktop.shell.widgets import Look, Widget
from ratland_desktop.tabletop.steps import Party


class HandWork(Widget):
    """The picture of what hands do; pressing it does the next part of it, until all is done."""

    def __init__(
        self,
        script: LessonScript,
        step: LessonStep,
        game: LittleGame,
        stage: Box,
        motions: Motions,
        pressed: Callable[[], Go],
        tooltip: str,
    ) -> None:
        """`pressed` is told of each press."""
        assert step.by_hand is not None
        self.mark = game.mark_of(step.by_hand)
        self.game, self.motions, self.on_pressed = game, motions, pressed
        story = game.match.stories[self.mark.story]
        self.happening, self.story = story[self.mark.happening], story[: self.mark.happening]
        self.cue = script.look.cues.by_hand[type(self.happening)]
        super().__init__(self.cue.thing, stage, tooltip=tooltip)
        hero = frozenset({game.hero})
        gate = script.look.rules[type(self.happening)].gate(story, self.mark.happening, Party(hero, hero))
        self.presses = gate.presses if gate is not None else 1
        self.told = game.session(Mark(self.mark.story, self.mark.happening)).shown
        self.done: list[Tween] = []

    @property
    def left(self) -> int:
        """How often it is still to be pressed."""
        return self.presses - len(self.done)

    @property
    def ring_radius(self) -> float:
        return 18.0

    # --- hands

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self.act() if inside else STAY

    def confirm(self, down: bool) -> Go | None:
        return self.act() if down else STAY

    def act(self) -> Go:
        """Does the next part; nothing if all is done."""
        if not self.left:
            return STAY
        self.done.append(self.motions.go(0, 1, BEAT, box=self.box))
        for at, name in self.cue.sounds(self.happening, len(self.done)):
            self._play(name, at)
        self.touch()
        return self.on_pressed() or STAY

    def _play(self, name: str, later: float) -> None:
        if not later:
            self.desk.sound.play(name)
        else:
            self.motions.go(0, 1, later, then=lambda: self.desk.sound.play(name))

    # --- looks

    def draw(self, canvas: Canvas, look: Look) -> None:
        passed = self.done[-1].value * BEAT if self.done else 0.0
        show = Show(canvas, self.box, passed, self.game.seats, self.told, self.story, self.desk.texts)
        with canvas.clipped(self.box), canvas.steady():
            self.cue.paint(show, self.happening, len(self.done))
