"""Which die: sharing a pair, picking one of those that came back, and naming two partners for four dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ratland_desktop.games.comme_des_rats.rules.possible import clockwise
from ratland_desktop.games.comme_des_rats.rules.previews import prospect
from ratland_desktop.games.comme_des_rats.rules.questions import Keep, Partners, PickedDie
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Button, Kind, Widget

from ...pieces.tokens import draw_die, face_name
from .kit import CellarDecision, DieCard, Q, SeatCard, row_of

WIDEST = 480.0


class DieDecision(CellarDecision[Q]):
    """Two dice as two cards; what each could do now stands on it."""

    numbers = "dice"

    @property
    def first(self) -> str:
        return "die-0"

    def prospect_words(self, seat: int, die: str) -> tuple[str, str]:
        """What this player could do with the die, and why nothing, if so."""
        say, sight = self.around.say, prospect(self.view, seat, die)
        if sight.lapses is not None:
            return "", say(f"comme_des_rats.lapsed.{sight.lapses.value}")
        return say(f"comme_des_rats.face.{die}.text"), ""

    def pair(
        self, words: str, dice: Sequence[str], colours: Sequence[Colour], second: Callable[[str], str]
    ) -> list[Widget]:
        """A card for each of the two dice; `second` says what becomes of the other one."""
        say = self.around.say
        cards: list[Widget] = []
        for at, cell in enumerate(row_of(self.cards, 2, WIDEST)):
            die, other = dice[at], dice[1 - at]
            about, pale = self.prospect_words(self.question.seat, die)
            cards.append(
                DieCard(
                    f"die-{at}", cell, say(words, die=face_name(say, die)), self.answering(at),
                    dice=(die, other), colours=(colours[at], colours[1 - at]), about=about, pale=pale,
                    second=second(other),
                )
            )  # fmt: skip
        return cards


class KeepDecision(DieDecision[Keep]):
    """The partner keeps one die and gives the other one back."""

    def widgets(self) -> list[Widget]:
        say, question = self.around.say, self.question
        name = self.name(question.active)
        return self.pair(
            "comme_des_rats.screen.share.keep", question.dice, [question.colour] * 2,
            lambda other: say("comme_des_rats.screen.share.gets", name=name, die=face_name(say, other)),
        )  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.draw_foot(canvas, self.around.say("comme_des_rats.screen.share.advice"))


class PickDecision(DieDecision[PickedDie]):
    """Four dice: one of the two that came back is carried out; the other one is not used."""

    def widgets(self) -> list[Widget]:
        unused = self.around.say("comme_des_rats.screen.share.unused")
        return self.pair(
            "comme_des_rats.screen.share.carry_out", self.question.dice, [*Colour], lambda other: unused
        )


class PartnersDecision(CellarDecision[Partners]):
    """Four dice: a press on a player takes the next pair; pairs can be swapped until they are handed over."""

    about = "partner.two"
    numbers = "players"

    @property
    def first(self) -> str:
        return f"seat-{clockwise(self.view.seats, self.question.seat)[0]}"

    @property
    def chosen(self) -> list[int | None]:
        """Who gets the black pair and who the white one, so far."""
        chosen: list[int | None] = self.around.draft.setdefault("partners", [None, None])
        return chosen

    def press(self, seat: int) -> Go:
        chosen = self.chosen
        if seat in chosen:
            chosen[chosen.index(seat)] = None
        elif None in chosen:
            chosen[chosen.index(None)] = seat
        else:
            chosen[Colour.WHITE] = seat
        self.around.rebuild()
        return STAY

    def pair_for(self, seat: int) -> str:
        """What a press on this player does, in words."""
        say, chosen = self.around.say, self.chosen
        if seat in chosen:
            return say("comme_des_rats.screen.partner.take_back", name=self.name(seat))
        colour = Colour.BLACK if chosen[Colour.BLACK] is None else Colour.WHITE
        return say(f"comme_des_rats.screen.partner.{colour.name.lower()}", name=self.name(seat))

    def swap(self) -> Go:
        self.chosen.reverse()
        self.around.rebuild()
        return STAY

    def widgets(self) -> list[Widget]:
        seats, say = clockwise(self.view.seats, self.question.seat), self.around.say
        cards: list[Widget] = []
        for seat, cell in zip(seats, row_of(self.cards.below(86), len(seats), 260), strict=True):
            rat = self.view.rats[seat]
            has = seat in self.chosen
            card = SeatCard(
                f"seat-{seat}", cell, self.around.seats[seat], partial(self.press, seat),
                doing=self.pair_for(seat), counts=(rat.cards, rat.bandages), chosen=has,
            )  # fmt: skip
            if has:
                colour = Colour(self.chosen.index(seat))
                card.dice = (self.question.dice[colour], colour)
            cards.append(card)
        ready = None not in self.chosen
        swap, hand = self.foot.columns(2, 14)
        cards += [
            Button(
                "swap", swap, say("comme_des_rats.screen.partner.swap"), self.swap, icon="swap",
                style=theme.SMALL_LABEL, enabled=any(seat is not None for seat in self.chosen),
            ),
            Button(
                "hand_over", hand, say("comme_des_rats.screen.partner.hand_over"),
                lambda: self.around.answer(tuple(self.chosen)), kind=Kind.PRIMARY, enabled=ready,
                style=theme.SMALL_LABEL,
            ),
        ]  # fmt: skip
        return cards

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        row = self.cards.top_part(80)
        for colour, cell in zip(Colour, row.columns(2, 20), strict=True):
            side = 74.0
            given = self.chosen[colour] is not None
            with canvas.faded(0.35 if given else 1.0):
                for at, face in enumerate(self.question.dice[colour]):
                    box = Box(cell.centre[0] + (at - 1) * (side + 10) + 5, cell.y, side, side)
                    draw_die(canvas, box, face, colour)
