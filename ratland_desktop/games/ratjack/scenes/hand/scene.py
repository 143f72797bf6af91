"""One player's turn, in private: draw, play, choose, done. The same table as everybody's, from this chair.

Made from one seat's view, for one question; the next question of the turn opens the same screen again, with
everything in its place. Every press makes the same click, so nobody can hear what is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar

from ratland_desktop.games.ratjack.asking import ASKING, why_not_played
from ratland_desktop.games.ratjack.rules.questions import (
    DrawChoice,
    EffectChoice,
    OpeningChoice,
    Pick,
    PlayChoice,
)
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, DRAW, PLAY, UNCOVER
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.private_page import PrivatePage
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Digit, Hot, Intent, Shortcut
from ratland_desktop.shell.widgets import Form, Hint
from ratland_desktop.text import Texts

from ..pieces.fan import draw_fan, fan_box
from ..pieces.felt import own_felt
from ..sheet_rows import counts
from .away import Away, cover
from .carrying import Carrying
from .choosing import WAYS, Choosing, parts_of, pile_name
from .controls import FAN, build_form, numbered
from .foretelling import Foretelling, throws_me_out_for_nothing
from .ideas import idea_lines
from .memory import lay_hand, memory_of
from .painting import draw_screen, ghost_value
from .reasons import refusal_of


class MyTurnScene(PrivatePage[Any]):
    """`pending` is an answer that would end the turn: it waits for "done", so that it can be thought over."""

    buttons: ClassVar[Mapping[Shortcut, str]] = {
        Shortcut.UNDO: "undo", Shortcut.DONE: "done", Shortcut.HINT: "idea", Shortcut.REST: "pile-deck",
        Shortcut.RESET: FAN,
    }  # fmt: skip

    def __init__(self, turn: PrivateTurn) -> None:
        assert isinstance(turn.question, Pick) and isinstance(turn.view, View)
        people = sum(seat.is_human for seat in turn.seats)
        super().__init__(turn.menu, alone=people < 2)
        self.turn = turn
        self.view: View = turn.view
        self.question: Pick = turn.question
        self.seats = turn.seats
        self.adviser = turn.adviser
        self.asked_again = turn.again
        self.me = turn.question.seat
        self.counts = counts(turn.wishes)
        self.felt = own_felt(self.view.players, self.me)
        self.choosing = Choosing(self.question)
        self.foretelling = Foretelling(self.view, self.question)
        self.pending: Any = None
        self.reason = ""
        """Why something that was just pressed cannot be done."""
        self.wondered: tuple[int, str] | None = None
        """The card and the way that was pressed last and is not possible."""
        self.carrying = Carrying(self)
        self.fanned = False
        """The whole discard pile is in front until its key is pressed again."""
        self.away = Away(alone=people < 2)
        self.memory = memory_of(turn.coach, self.me)
        self.swapped_in = self.memory.look(self.view)
        """Hidden cards that came to this seat by somebody's effect."""
        if isinstance(self.question, PlayChoice):
            self.memory.pair = self.hand

    # --- what there is

    @property
    def seat(self) -> Any:
        return self.seats[self.me]

    @property
    def step(self) -> int:
        """Which step of the turn is on."""
        if isinstance(self.question, OpeningChoice):
            return -1
        return {DRAW: 0, PLAY: 1}.get(self.view.stage, 2)

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand cards; their owner knows them all."""
        return tuple(card.face for card in self.view.places[self.me].hand if card.face is not None)

    @property
    def looks_at_deck(self) -> bool:
        return isinstance(self.question, EffectChoice) and self.question.verb == "discard_deck"

    @cached_property
    def large(self) -> tuple[str | None, ...]:
        """The two cards that lie large before the player."""
        if self.looks_at_deck:
            return tuple(self.view.deck[-1 - place] for place in range(2))
        if len(self.hand) == 2:
            return self.hand
        return lay_hand(self.hand[0] if self.hand else None, self.acting, self.hand_slot)

    @cached_property
    def hand_slot(self) -> int:
        """Where the only hand card lies: where it lay when there were two."""
        played = len(self.hand) == 1 and self.acting is not None
        return self.memory.slot_of(self.hand[0]) if played else 0

    @property
    def asking_slot(self) -> int:
        """The card beside which the question stands."""
        two = len(self.hand) == 2 or self.looks_at_deck
        return 1 if two or self.hand_slot == 0 else 0

    @property
    def acting(self) -> str | None:
        """The card whose effect asks, if there is one."""
        question = self.question
        if isinstance(question, EffectChoice | DrawChoice) and question.because:
            return question.because
        return None

    @cached_property
    def put(self) -> Any:
        return ASKING.put(self.question, [seat.name for seat in self.seats], self.desk.texts)

    @property
    def asks_for_cards(self) -> bool:
        """Whether cards on the table can be chosen now; to uncover one, that way is chosen first."""
        picked = self.choosing.picked.get(0, "")
        return not isinstance(self.question, PlayChoice) or picked.startswith(UNCOVER)

    @property
    def focused(self) -> Any:
        """The answer that is pointed at, or else the one that waits for "done"."""
        for widget in (self.form.hover, self.form.focus):
            name = widget.name if widget is not None else ""
            if name in self.choosing.names:
                answer = self.choosing.with_picked(name)
                if answer is not None:
                    return answer
        return self.pending

    @property
    def foretold(self) -> Any:
        return self.foretelling.of(self.focused)

    @property
    def ghost(self) -> int | None:
        return ghost_value(self)

    @property
    def prompt_from(self) -> float:
        """How much room buttons take beside the card that asks."""
        return 100.0 if len(self.hand) == 2 or self.looks_at_deck else 0.0

    def note(self, place: int) -> tuple[str, bool]:
        """What is said under the ways of a card, and whether it is bad news."""
        say = self.desk.texts
        for way in sorted(WAYS, key=lambda way: (place, way) != self.wondered):
            why = refusal_of(self.question, way, place)
            if why is not None:
                words = say(
                    "ratjack.screen.hand.not_so",
                    way=say(f"ratjack.way.{way}.name"),
                    why=why_not_played(say, why),
                )
                return words, True
        return say("ratjack.screen.hand.all_ways"), False

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
        return [choose, Hint("F", "", say("ratjack.screen.hand.done")), back, rules]

    # --- hands

    def pick(self, *names: str) -> Go:
        """Parts of the answer. A whole answer that does not end the turn is handed in at once."""
        self.reason = ""
        if not all(self.choosing.pick(name) for name in names):
            return STAY
        answer = self.choosing.answer
        if answer is not None and not self.waits_for_done(answer):
            return Done(answer)
        self.pending = answer
        self.rebuild()
        return STAY

    def waits_for_done(self, answer: Any) -> bool:
        return not isinstance(self.question, OpeningChoice) and self.foretelling.ends_turn(answer)

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
        lines = lambda answer: idea_lines(self.view, self.question, self.seats, answer)  # noqa: E731
        ideas = HintsScene(self.adviser, self.view, self.question, self.seats, lines)
        return Push(ideas, then=self.take_idea)

    def take_idea(self, answer: Any) -> Go | None:
        if answer is None:
            return None
        self.choosing.take(answer)
        if not self.waits_for_done(answer):
            return Done(answer)
        self.pending = answer
        self.rebuild()
        return STAY

    def handle(self, intent: Intent) -> Go | None:
        self.away.here()
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

    def update(self, seconds: float) -> Go | None:
        if self.away.wait(seconds):
            return cover(self.me, self.seat, self.menu)
        return super().update(seconds)
