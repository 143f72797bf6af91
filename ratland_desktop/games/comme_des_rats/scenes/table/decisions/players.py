"""Which player: the partner, whom to rob, to whom the Cat goes, one more round."""

from __future__ import annotations

from dataclasses import replace

from ratland_desktop.games.comme_des_rats.rules.possible import clockwise
from ratland_desktop.games.comme_des_rats.rules.previews import (
    hit,
    ways_of_the_third_rat,
    ways_to_share,
)
from ratland_desktop.games.comme_des_rats.rules.questions import (
    KEEP,
    PLAY,
    REROLL,
    SHARE,
    AnotherRound,
    OtherPartner,
    Partner,
    Reroll,
    Target,
    Victim,
)
from ratland_desktop.games.comme_des_rats.rules.why_not import why_no_reroll
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.screens.table.decision import Around
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.widgets import Button, Kind, Widget
from ratland_desktop.tabletop.facts import fact

from ...pieces.tokens import draw_die, face_name
from .kit import CellarDecision, Q, SeatCard, row_of

WIDEST = 300.0
DICE_HIGH = 112.0


@fact
class HandTo:
    """Keep the roll, and hand both dice to this seat in one go."""

    seat: int


class SeatsDecision(CellarDecision[Q]):
    """A card for every other player, clockwise from the one who acts; pale ones say why."""

    numbers = "players"
    verb = "partner.give"
    """What is done to a player: a text of `comme_des_rats.screen`."""

    def seats(self) -> list[int]:
        around = (*clockwise(self.view.seats, self.actor), *self.also)
        return [seat for seat in around if seat in self.question.options or self.refusal(seat)]

    @property
    def actor(self) -> int:
        return self.question.seat

    @property
    def also(self) -> tuple[int, ...]:
        """Seats that come after all others."""
        return ()

    @property
    def first(self) -> str:
        return f"seat-{self.question.options[0]}"

    def line(self, seat: int) -> tuple[str, theme.Colour]:
        return "", theme.TEXT

    def tip(self, seat: int) -> str:
        return ""

    def widgets(self) -> list[Widget]:
        seats = self.seats()
        return [
            self.card(seat, cell)
            for seat, cell in zip(seats, row_of(self.cards, len(seats), WIDEST), strict=True)
        ]

    def card(self, seat: int, cell: Box) -> SeatCard:
        rat = self.view.rats[seat]
        line, ink = self.line(seat)
        return SeatCard(
            f"seat-{seat}", cell, self.around.seats[seat], self.answering(self.answer_for(seat)),
            doing=self.around.say(f"comme_des_rats.screen.{self.verb}", name=self.name(seat)),
            line=line, ink=ink, why_not=self.refusal(seat), tooltip=self.tip(seat),
            counts=(rat.cards, rat.bandages),
        )  # fmt: skip

    def answer_for(self, seat: int) -> object:
        return seat


class VictimDecision(SeatsDecision[Victim]):
    """Whom to rob; for the Third Rat its decider may name anybody who has a card."""

    verb = "rob.do"

    @property
    def actor(self) -> int:
        return self.question.actor

    def line(self, seat: int) -> tuple[str, theme.Colour]:
        cards = self.view.rats[seat].cards
        return self.around.say("comme_des_rats.screen.rob.line", n=cards), theme.TEXT


class TargetDecision(SeatsDecision[Target]):
    """To whom the Cat goes, and what one more bandage would do there."""

    verb = "hit.do"

    def line(self, seat: int) -> tuple[str, theme.Colour]:
        blow = hit(self.view, seat)
        if blow.out:
            return self.around.say("comme_des_rats.screen.hit.out", n=blow.cards_lost), theme.BAD
        return self.around.say("comme_des_rats.screen.hit.line", n=blow.bandages), theme.TEXT

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.draw_foot(canvas, self.around.say("comme_des_rats.screen.hit.advice"))


class PartnerDecision(SeatsDecision[Partner]):
    """Who gets the dice; pointing at a player tells both ways in which they could be shared."""

    about = "partner.one"

    @property
    def dice(self) -> tuple[str, str]:
        return self.question.dice

    def tip(self, seat: int) -> str:
        """No guess which: only the Third Rat's cards can be reckoned."""
        if self.refusal(seat):
            return ""
        third = seat == self.view.options.third_rat
        ways = ways_of_the_third_rat(self.view, self.dice) if third else ways_to_share(self.dice)
        say = self.around.say
        return " ".join(
            say(
                f"comme_des_rats.screen.partner.{'way' if way.chance is None else 'chance'}",
                kept=face_name(say, way.kept), returned=face_name(say, way.returned),
                n=round(100 * (way.chance or 0)),
            )
            for way in ways
        )  # fmt: skip

    @property
    def cards(self) -> Box:
        return super().cards.below(DICE_HIGH + 8)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.draw_dice(canvas)
        self.draw_foot(canvas, self.around.say("comme_des_rats.screen.partner.advice"))

    @property
    def dice_row(self) -> Box:
        return super().cards.top_part(DICE_HIGH)

    def draw_dice(self, canvas: Canvas) -> None:
        side = DICE_HIGH - 6
        for at, face in enumerate(self.dice):
            x = self.dice_row.centre[0] + (at - 1) * (side + 22) + 11
            draw_die(canvas, Box(x, self.dice_row.y, side, side), face)


class RerollDecision(PartnerDecision):
    """Roll both dice again, or hand them over at once: one press on a player keeps the roll.

    With roles somebody may speak up before a partner is named, so that the roll is only kept.
    """

    question: Reroll  # type: ignore[assignment]

    def __init__(self, question: Reroll, around: Around) -> None:
        super().__init__(question, around)  # type: ignore[arg-type]
        if self.hands_over:
            say = around.say
            faces = [say(f"comme_des_rats.face.{face}.word") for face in question.dice]
            self.put = replace(
                self.put,
                title=say("comme_des_rats.ask.partner.title", name=self.name(question.seat)),
                about=say("comme_des_rats.screen.roll.about", faces=faces),
            )

    def hot(self, shortcut: Shortcut) -> Go | None:
        return self.around.answer(REROLL) if shortcut is Shortcut.AGAIN else None

    @property
    def hands_over(self) -> bool:
        return not self.view.options.roles

    @property
    def dice(self) -> tuple[str, str]:
        return self.question.dice

    @property
    def first(self) -> str:
        return "keep" if not self.hands_over else f"seat-{clockwise(self.view.seats, self.actor)[0]}"

    def seats(self) -> list[int]:
        return [*clockwise(self.view.seats, self.actor)] if self.hands_over else []

    def refusal(self, answer: object) -> str:
        """The Third Rat cannot be chosen when all of its cards are turned."""
        if answer == self.view.options.third_rat and not self.view.rat_cards_left:
            return self.around.say("comme_des_rats.refused.no_card_left")
        return ""

    def answer_for(self, seat: int) -> object:
        return HandTo(seat)

    def widgets(self) -> list[Widget]:
        say, row = self.around.say, self.dice_row
        wide = 320.0
        again = Box(row.right - wide, row.centre[1] - 40, wide, 80)
        if not self.hands_over:
            keep, again = row_of(Box(self.cards.x, self.cards.centre[1] - 60, self.cards.w, 120), 2, 420)
            return [
                Button(
                    "keep", keep, say("comme_des_rats.screen.roll.keep"), self.answering(KEEP),
                    kind=Kind.PRIMARY,
                ),
                self._again(again),
            ]  # fmt: skip
        return [*super().widgets(), self._again(again)]

    def _again(self, box: Box) -> Button:
        say = self.around.say
        closed = why_no_reroll(self.view)
        return Button(
            "again", box, say("comme_des_rats.screen.roll.again"), self.answering(REROLL),
            icon="reset", style=theme.SMALL_LABEL, enabled=closed is None,
            tooltip=self.refused(closed) if closed is not None else say("comme_des_rats.screen.roll.once"),
        )  # fmt: skip


class OtherPartnerDecision(SeatsDecision[OtherPartner]):
    """Al Ratone has taken a pair; who gets the other one?"""

    def card(self, seat: int, cell: Box) -> SeatCard:
        card = super().card(seat, cell)
        card.dice = (self.question.dice, Colour(self.question.colour))
        return card


class AnotherRoundDecision(CellarDecision[AnotherRound]):
    """A full tie: share the victory, or play on. Said aloud by everybody who is tied."""

    @property
    def first(self) -> str:
        return f"offer-{SHARE}"

    def widgets(self) -> list[Widget]:
        say = self.around.say
        room = Box(self.cards.x, self.cards.centre[1] - 70, self.cards.w, 140)
        return [
            Button(
                f"offer-{answer}", cell, say(f"comme_des_rats.screen.tie.{answer}"), self.answering(answer),
                kind=Kind.PRIMARY if answer == SHARE else Kind.PLAIN,
                detail=say(f"comme_des_rats.screen.tie.{answer}_about"),
            )
            for answer, cell in zip((SHARE, PLAY), row_of(room, 2, 470), strict=True)
        ]  # fmt: skip
