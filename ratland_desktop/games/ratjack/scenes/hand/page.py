"""What a player's own screen knows: the seat's view, the question, and what of an answer is picked.

Changes nothing and draws nothing; what can be done with it is in `scene.py`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ratland_desktop.games.ratjack.asking import ASKING, why_not_played
from ratland_desktop.games.ratjack.rules.questions import (
    DrawChoice,
    EffectChoice,
    OpeningChoice,
    Pick,
    PlayChoice,
)
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import DRAW, OPEN, PLAY, UNCOVER
from ratland_desktop.screens.away import CoveredPage
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.shell.intents import Hand

from ..pieces.felt import own_felt
from ..pieces.sets import face_of
from ..sheet_rows import counts
from .choosing import LARGE, WAYS, Choosing, card_name
from .foretelling import Foretelling
from .memory import lay_hand, memory_of
from .reasons import refusal_of


class OwnPage(CoveredPage[Any]):
    """`pending` is an answer that would end the turn: it waits for "done", so that it can be thought over."""

    def __init__(self, turn: PrivateTurn) -> None:
        assert isinstance(turn.question, Pick) and isinstance(turn.view, View)
        super().__init__(turn.menu, turn.seats, turn.question.seat)
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
        """Which step of the turn this is: 0 drawing, 1 playing, 2 an effect; -1 before the first turn."""
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

    @property
    def acting_target(self) -> str | None:
        """The acting card's name in the own row, if it also lies large beside it and can be chosen."""
        if not isinstance(self.question, EffectChoice) or self.large[self.asking_slot] != self.acting:
            return None
        row = enumerate(self.view.places[self.me].row)
        names = (card_name((self.me, slot)) for slot, card in row if card.up and card.face == self.acting)
        return next((name for name in names if name in self.choosing.names), None)

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
        """The answer that is pointed at, or else the one that waits for "done". Keys and gamepads point with
        the focus; for a mouse the focus does not count."""
        by_mouse = self.desk.hand is Hand.MOUSE
        for widget in (self.form.hover, None if by_mouse else self.form.focus):
            name = widget.name.removesuffix(LARGE) if widget is not None else ""
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
        """The value of the card that the focused way would lay open in the own row."""
        answer = self.focused
        if isinstance(self.question, PlayChoice) and answer is not None and answer[0] == OPEN:
            face = self.view.places[self.me].hand[answer[1]].face
            return face_of(face).value if face is not None else None
        return None

    @property
    def prompt_from(self) -> float:
        """How far below the top of its box the question begins, because of the buttons there."""
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
