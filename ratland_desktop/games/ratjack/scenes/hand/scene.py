"""One player's turn, in private: draw, play, choose, done. The same table as everybody's, from this chair.

Made from one seat's view, for one question; the next question of the turn opens the same screen again, with
everything in its place. Every press makes the same click, so nobody can hear what is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from ratland_desktop.games.ratjack.rules.questions import (
    DrawChoice,
    OpeningChoice,
    PlayChoice,
)
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Digit, Hot, Intent, Shortcut
from ratland_desktop.shell.widgets import Form, Hint
from ratland_desktop.text import Texts

from ..pieces.fan import draw_fan, fan_box
from .carrying import Carrying
from .choosing import parts_of, pile_name
from .controls import FAN, build_form, numbered
from .foretelling import throws_me_out_for_nothing
from .ideas import idea_lines
from .page import OwnPage
from .painting import draw_screen
from .spots import Target, Way


class MyTurnScene(OwnPage):
    """The page with everything that can be pressed, dragged and handed in."""

    buttons: ClassVar[Mapping[Shortcut, str]] = {
        Shortcut.UNDO: "undo", Shortcut.DONE: "done", Shortcut.HINT: "idea", Shortcut.REST: "pile-deck",
        Shortcut.RESET: FAN,
    }  # fmt: skip

    def __init__(self, turn: PrivateTurn) -> None:
        super().__init__(turn)
        self.carrying = Carrying(self)
        self.fanned = False
        """The whole discard pile is in front until its key is pressed again."""

    # --- the form

    def build_form(self, canvas: Canvas) -> Form:
        self.__dict__.pop("put", None)  # the language may be another
        return build_form(canvas, self)

    def rebuild(self) -> None:
        """Something else can be pressed now; the focus stays."""
        before = self.form
        self.form = build_form(self._canvas, self)
        self.form.take_over(before, self.desk)
        if self.coaching is not None:
            self.coaching.join(self.form, self._canvas, self.desk)
        self.touch()

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        super().arrange(canvas)

    def draw(self, canvas: Canvas) -> None:
        draw_screen(canvas, self)
        self.form.draw(canvas)
        if isinstance(self.form.focus, Target | Way):  # the ring lies over its number
            self.form.focus.draw_cap(canvas)
        if self.shows_fan:
            draw_fan(canvas, fan_box(self.felt), self.view, self.desk.texts)
        self.carrying.draw(canvas)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        choose = Hint("1–9", say("shell.pad.south"), say("ratjack.screen.keys.choose"))
        rules = Hint("R", say("shell.pad.north"), say("shell.hint.rules"))
        if isinstance(self.question, OpeningChoice):
            return [choose, rules]
        back = Hint("U", "", say("ratjack.screen.hand.back"))
        if isinstance(self.question, DrawChoice):
            piles = [
                Hint(key, "", say(f"ratjack.screen.pile.{pile}"))
                for key, pile in (("D", DECK), ("F", DISCARD))
            ]
            return [*piles, back, rules]
        fan = Hint("X", "", say("ratjack.screen.pile.discard"))
        return [
            choose,
            Hint("F", "", say("ratjack.screen.hand.done")),
            back,
            fan if self.view.discard else rules,
        ]

    # --- hands

    def pick(self, *names: str) -> Go:
        """Take these parts of the answer."""
        self.reason = ""
        if not all(self.choosing.pick(name) for name in names):
            return STAY
        return self.take_answer(self.choosing.answer)

    def take_answer(self, answer: Any) -> Go:
        """Hand a whole answer in, unless it ends the turn: then it waits for "done". None: not whole yet."""
        if answer is not None and not self.foretelling.ends_turn(answer):
            return Done(answer)
        self.pending = answer
        self.rebuild()
        return STAY

    def drop(self, parts: tuple[str, ...]) -> Go:
        """Something was dragged there. What is not possible says why."""
        if all(part in self.choosing.names for part in parts):
            return self.pick(*parts)
        way, _, place = parts[0].partition("-")
        return self.ask_why(int(place), way) if isinstance(self.question, PlayChoice) else STAY

    def ask_why(self, place: int, way: str) -> Go:
        """A way that is not possible says why, in words."""
        self.wondered = (place, way)
        self.reason = self.note(place)[0]
        self.touch()
        return STAY

    def ask_why_draw(self) -> Go:
        self.reason = self.desk.texts("ratjack.refused.draw_first")
        self.touch()
        return STAY

    @property
    def choosing_default(self) -> str:
        """What has the focus at first."""
        return parts_of(self.question, self.question.default_answer())[0]

    def done(self) -> Go:
        if self.pending is None:
            return STAY
        return self.hand_in(self.pending, self.doubt, "ratjack.screen.doubt")

    def hand_in(self, answer: Any, doubt: Callable[[Texts], str | None], words: str) -> Go:
        """Nobody is asked twice in a round."""
        self.asked_again = self.asked_again or self.view.round in self.memory.doubted
        go = super().hand_in(answer, doubt, words)
        if self.asked_again:
            self.memory.doubted.add(self.view.round)
        return go

    def doubt(self, say: Texts) -> str | None:
        """Asks once about a turn that throws its own player out for nothing (R25)."""
        told = self.foretelling.of(self.pending)
        if told is None or not throws_me_out_for_nothing(self.me, told):
            return None
        return say("ratjack.screen.doubt.out", total=told.of(self.me).totals[0])

    def step_back(self) -> Go:
        """Give up the last part; without one, the answer before this question."""
        if self.choosing.drop():
            self.pending = None
            self.rebuild()
            return STAY
        return self.turn.undo() if self.turn.undo is not None else STAY

    @property
    def can_step_back(self) -> bool:
        return bool(self.choosing.picked) or self.turn.undo is not None

    def ask_for_ideas(self) -> Go | None:
        if self.adviser is None:
            return None
        lines = partial(idea_lines, self.view, self.question, self.seats)
        ideas = HintsScene(self.adviser, self.view, self.question, self.seats, lines)
        return ideas.opened(self.take_idea)

    def take_idea(self, answer: Any) -> Go | None:
        self.choosing.take(answer)
        return self.take_answer(answer)

    def handle(self, intent: Intent) -> Go | None:
        self.away.here()  # also for what goes no further than this
        if self.hurry.swallows(intent):
            return STAY
        if (carried := self.carrying.take(intent)) is not None:
            return carried
        if isinstance(intent, Digit):
            return self.by_digit(intent.number)
        if intent == Hot(Shortcut.DONE) and isinstance(self.question, DrawChoice):
            return self.press_button(pile_name(DISCARD))
        before = (self.focused, self.shows_fan)
        go = super().handle(intent)
        if (self.focused, self.shows_fan) != before:
            self.touch()
        return go

    def by_digit(self, number: int) -> Go:
        """The numbers press what can be chosen."""
        names = numbered(self, self.form.widgets)
        return (self.press_button(names[number - 1]) or STAY) if 1 <= number <= len(names) else STAY

    def fan(self) -> Go:
        self.fanned = not self.fanned
        self.touch()
        return STAY

    @property
    def shows_fan(self) -> bool:
        """Pressed for, or pointed at."""
        hover = self.form.hover
        pointed = hover is not None and hover.name in (FAN, pile_name(DISCARD))
        return bool(self.view.discard) and (self.fanned or pointed)
