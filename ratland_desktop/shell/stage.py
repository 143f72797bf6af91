"""The stage: a stack of scenes. It alone carries out what scenes return.

Handles changes of scene: inputs are flushed, presses are ignored for a moment, the pictures fade. An error in
a scene shows a friendly page instead. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from ratland_desktop.shell.box import Box, merged
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.fading import FADE_SECONDS, Fading
from ratland_desktop.shell.failure import FailurePage, write_report
from ratland_desktop.shell.go import AsKey, Done, Go, Push, Quit, Reset, Swap
from ratland_desktop.shell.inputs import Inputs
from ratland_desktop.shell.intents import (
    CloseWindow,
    Confirm,
    Hot,
    Intent,
    Point,
    Press,
    Release,
    Shortcut,
)
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.voice import TABLE

_LONGEST_CHAIN = 50


@dataclass(slots=True)
class _Standing:
    """A scene on the stack, and what to call with its result."""

    scene: Scene[Any]
    then: Callable[[Any], Go | None] | None = None


@dataclass(slots=True)
class Stage:
    """Give it intents and time; it draws what is stale."""

    canvas: Canvas
    desk: Desk
    inputs: Inputs = field(default_factory=Inputs)
    home: Callable[[], Scene[Any]] | None = None
    """Makes the scene that the game goes back to after an error."""
    hot_keys: dict[Shortcut, Callable[[], Go | None]] = field(default_factory=dict)
    """What hot keys do wherever no scene takes them (rules, mute, full screen)."""
    what_was_saved: Callable[[], str] = lambda: ""
    """One sentence for the page that is shown after an error."""
    leaving: Callable[[Callable[[], Go]], Go] = lambda go: go()
    """Takes the way from the page after an error to the title; asks first if a game would be lost."""
    before_quit: Callable[[], Go | None] = lambda: None
    """What has to be asked before the program ends; None: nothing."""
    sees_first: Callable[[Intent], Go | None] | None = None
    """Sees every intent before the scene does (a shop window that any key ends)."""
    over: bool = False
    failures: list[BaseException] = field(default_factory=list)
    fading: Fading = field(default_factory=Fading)
    _stack: list[_Standing] = field(default_factory=list)
    _settling: float = 0.0
    _shows_secrets: bool = False
    """The picture on the canvas is (in part) a private scene's, even if that scene has just left."""

    # The stack.

    @property
    def scene(self) -> Scene[Any]:
        return self._stack[-1].scene

    @property
    def empty(self) -> bool:
        return not self._stack

    def scenes(self) -> list[Scene[Any]]:
        return [standing.scene for standing in self._stack]

    def begin(self, scene: Scene[Any]) -> None:
        self._guarded(lambda: self._carry_out(Push(scene)))

    def show(self, scene: Scene[Any]) -> None:
        """Clear the stage for this scene."""
        self._guarded(lambda: self._carry_out(Reset(scene)))

    def _carry_out(self, go: Go | None) -> None:
        """Do what was asked; the answer to a result may ask for more."""
        for _ in range(_LONGEST_CHAIN):
            match go:
                case Push(scene, then):
                    self._keep_picture(overlay=scene.overlay)
                    self._stack.append(_Standing(scene, then))
                    self._put_up()
                case Swap(scene):
                    self._keep_picture()
                    self._stack[-1] = _Standing(scene, self._stack[-1].then)
                    self._put_up()
                case Reset(scene):
                    self._keep_picture()
                    self._stack[:] = [_Standing(scene)]
                    self._put_up()
                case Done(result):
                    go = self._leave(result)
                    continue
                case AsKey(shortcut):
                    go = self._hot(shortcut)
                    continue
                case Quit():
                    go = self.before_quit()
                    if go is not None:
                        continue
                    self.over = True
                case _:
                    pass
            return

    def _leave(self, result: object) -> Go | None:
        self._keep_picture(overlay=self.scene.overlay)
        left = self._stack.pop()
        if not self._stack:
            self.over = True
            return None
        self._put_up()
        return left.then(result) if left.then is not None else None

    def _put_up(self) -> None:
        self.inputs.flush()
        self._settling = self.scene.settle
        self.desk.hushed = any(scene.private for scene in self.scenes())
        if not self.desk.hushed:
            self.desk.toasts.forget_private()
        if self._find_voice():
            self._arrange_seen()
        else:
            self.scene.settle_in(self.desk, self.canvas)
        self._tell_typing()

    def _find_voice(self) -> bool:
        """Speak as the scene in front wants, or the one that opened it. True when words look different."""
        voices = (standing.scene.voice for standing in reversed(self._stack))
        differs = self.desk.lend(next((voice for voice in voices if voice is not None), TABLE))
        if differs:
            self.canvas.text_scale = self.desk.text_scale
            self.canvas.forget_layers()
        return differs

    def _arrange_seen(self) -> None:
        for scene in self._seen():
            scene.settle_in(self.desk, self.canvas)

    def _keep_picture(self, *, overlay: bool = False) -> None:
        """The old picture, to fade from; never one that shows secrets, none with reduced motion."""
        hides = not self._stack or self._shows_secrets or any(scene.private for scene in self._seen())
        if hides or self.desk.tempo.reduced:
            self.fading.stop()
        else:
            self.fading.begin(self.canvas.surface, FADE_SECONDS / (2 if overlay else 1))

    def _seen(self) -> list[Scene[Any]]:
        """The scenes one can see: the top one, and those under overlays."""
        seen: list[Scene[Any]] = []
        for standing in reversed(self._stack):
            seen.insert(0, standing.scene)
            if not standing.scene.overlay:
                break
        return seen

    def refresh(self) -> None:
        """Window, language or text size changed: arrange anew what is visible, the rest when it returns."""
        self.canvas.text_scale = self.desk.text_scale
        self.canvas.shows_hints = self.desk.shows_hints
        self.canvas.forget_layers()
        self.fading.stop()
        self._guarded(self._arrange_seen)

    # Intents and time.

    def take(self, intent: Intent) -> None:
        """One intent for the top scene; hot keys and the close button if the scene does not want them."""
        if self.empty or self.over:
            return
        self._notice_hand(intent)
        if self._settling > 0 and not isinstance(intent, Point | CloseWindow):
            if isinstance(intent, Press | Release | Confirm):
                self.inputs.flush()
            return
        self._guarded(lambda: self._deliver(intent))
        self._tell_typing()

    def _deliver(self, intent: Intent) -> None:
        go = self.sees_first(intent) if self.sees_first is not None else None
        if go is None:
            go = self.scene.receive(intent)
        if go is None and isinstance(intent, Hot):
            go = self._hot(intent.shortcut)
        if go is None and isinstance(intent, CloseWindow):
            go = Quit()
        self._carry_out(go)

    def _hot(self, shortcut: Shortcut) -> Go | None:
        return self.hot_keys[shortcut]() if shortcut in self.hot_keys else None

    def _notice_hand(self, intent: Intent) -> None:
        if isinstance(intent, Point | Release) or intent.hand is self.desk.hand:
            return
        self.desk.hand = intent.hand
        self.scene.touch()

    def _tell_typing(self) -> None:
        self.inputs.typing = not self.empty and self.scene.typing

    def update(self, seconds: float) -> None:
        if self.empty or self.over:
            return
        self._settling = max(0.0, self._settling - seconds)
        if self.fading.active:
            self.fading.update(seconds)
            self.scene.touch()
        message = self.desk.toasts.update(seconds)
        if message is not None:
            self.scene.touch(message)
        self._guarded(lambda: self._let_pass(seconds))
        self._tell_typing()

    def look_away(self) -> None:
        """The window has lost the keyboard or is hidden; whoever comes back may be somebody else."""
        if not self.empty and not self.over:
            self._guarded(self._cover)

    def _cover(self) -> None:
        """The first scene from the front that wants to be covered, or is a cover itself."""
        wishes = (standing.scene.look_away() for standing in reversed(self._stack))
        self._carry_out(next((go for go in wishes if go is not None), None))

    def _let_pass(self, seconds: float) -> None:
        for standing in self._stack[:-1]:
            standing.scene.meanwhile()
        self._carry_out(self.scene.tick(seconds))

    # Drawing.

    def draw(self) -> list[pygame.Rect]:
        """Draw what is stale; the rectangles of pixels that changed (none: nothing did)."""
        if self.empty or self.over:
            return []
        stale = self._take_stale()
        if stale is None:
            self._paint([self.canvas.bounds])
            return [self.canvas.surface.get_rect()]
        parts = merged([self.canvas.bounds.common(box) for box in stale])
        self._paint(parts)
        if not parts:
            self._guarded(lambda: self.scene.get_ready(self.canvas))
        return [self.canvas.pixels(part) for part in parts]

    def _take_stale(self) -> list[Box] | None:
        boxes: list[Box] = []
        for scene in self._seen():
            stale = scene.take_stale()
            if stale is None:
                for other in self._seen():
                    other.take_stale()
                return None
            boxes += stale
        return boxes

    def _paint(self, parts: list[Box]) -> None:
        if self.canvas.log is not None:
            self.canvas.log.clear()
        for part in parts:
            part = part.inset(-2)  # so that no edge of a pixel is left over
            with self.canvas.clipped(part):
                if not self._guarded(self._paint_scenes):
                    self.canvas.fill(self.canvas.bounds, (13, 33, 39))
                    self._paint_scenes()
                self.desk.toasts.draw(self.canvas)
        self.fading.draw(self.canvas.surface)

    def _paint_scenes(self) -> None:
        self._shows_secrets = any(scene.private for scene in self._seen())
        for scene in self._seen():
            scene.draw(self.canvas)
            if scene.sign is not None:
                scene.sign(self.canvas)
            if self.canvas.log is not None:
                self.canvas.log.level += 10

    # Errors.

    def _guarded(self, act: Callable[[], None]) -> bool:
        """Do it; an error puts the failure page up instead of ending the program. False: there was one."""
        try:
            act()
            return True
        except Exception as error:
            if self._stack and isinstance(self.scene, FailurePage):
                raise
            self.failures.append(error)
            self._fail(error)
            return False

    def _fail(self, error: Exception) -> None:
        report = write_report(error, self.desk.reports)
        page = FailurePage(report, self.what_was_saved(), self.home, self.leaving)
        self.fading.stop()
        self._stack[:] = [_Standing(page)]
        self._put_up()
