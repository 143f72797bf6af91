"""RatLand's decisions with a handful of answers, each with its picture; most are made at the bag.

The Rat with a Helmet draws, sees what came out of the bag, and may put one piece back. By hand that has two
parts: first the pieces come out press by press, then the answers are offered. The pieces are those of the
question, whoever draws them and however fast.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ratland_desktop.games.ratland.rules.questions import PutBack
from ratland_desktop.games.ratland.rules.words import Colour
from ratland_desktop.games.ratland.scenes.table.cues.bagside import bag_in, draw_pieces, inside_bag, set_scene
from ratland_desktop.games.ratland.scenes.table.cues.drawing import LANDED, ages_by_hand, reach_in
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.screens.table.decision import Around, Offers
from ratland_desktop.screens.table.hands import PullButton, PullSpot
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.widgets import Widget

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas


KIND_WIDE, LEAST_WIDE = 88.0, 190.0
"""What is in the bag takes so much room for each kind of piece, and in words if there is none."""


class BagOffers(Offers):
    """At the bag: what is in it lies open beside the question."""

    def __init__(self, question: Any, around: Around) -> None:
        super().__init__(question, around)
        kinds = sum(count > 0 for count in self.inside.values())
        self.inside_wide = max(LEAST_WIDE, KIND_WIDE * kinds)
        self.about_room = self.inside_wide + 12

    @property
    def inside(self) -> Counter[Colour]:
        return inside_bag(self.around.story)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        strip = self.head_words.below(50).right_part(self.inside_wide)
        draw_pieces(canvas, strip, self.inside, self.around.say, rows=1)


class PieceOffers(BagOffers):
    """Colours of cheese: which to add, which to put back."""

    def sign_of(self, answer: object) -> str:
        return f"cheese/{answer.name.lower()}" if isinstance(answer, Colour) else "hand"


class ScavengeOffers(BagOffers):
    def sign_of(self, answer: object) -> str:
        return "ratland/bag/bag_front" if answer else "hand"


class TransmuteOffers(Offers):
    def sign_of(self, answer: object) -> str:
        return "rat/token" if answer else "cheese/yellow"


SOUNDS = {
    Colour.YELLOW: "piece_yellow", Colour.ORANGE: "piece_orange", Colour.WHITE: "piece_white",
    Colour.BLACK: "thud", Colour.PURPLE: "poison", Colour.BLUE: "lost",
}  # fmt: skip
TO_SEE = 0.4
"""Seconds after the last piece has landed."""
PROMPT_HIGH, BUTTON_WIDE, BUTTON_HIGH = 64.0, 380.0, 68.0


class PutBackOffers(PieceOffers):
    """`draft` counts the pieces that are out."""

    question: PutBack

    @property
    def out(self) -> int:
        drawn = len(self.question.pieces)
        return int(self.around.draft.get("out", 0)) if self.around.by_hand else drawn

    @property
    def drawing(self) -> bool:
        """Whether pieces are still to be drawn, or the last one is on its way."""
        return self.around.by_hand and (
            self.out < len(self.question.pieces) or self.around.since() < LANDED + TO_SEE
        )

    @property
    def part(self) -> object:
        return self.drawing

    @property
    def in_motion(self) -> bool:
        return self.drawing and self.out > 0

    @property
    def inside(self) -> Counter[Colour]:
        return inside_bag(self.around.story) - Counter(self.question.pieces)

    @property
    def first(self) -> str:
        return "pull" if self.drawing else "offer-0"

    @property
    def stage(self) -> Box:
        """Where the bag is."""
        box = self.around.box
        return box.below(PROMPT_HIGH).top_part(box.h - PROMPT_HIGH - BUTTON_HIGH - 20)

    def pull(self) -> Go:
        """Draw one more piece. Presses right after the last one do not answer the question."""
        pieces = self.question.pieces
        if self.out < len(pieces):
            sound = SOUNDS[pieces[self.out]]
            self.around.draft["out"] = self.out + 1
            self.around.pulled(sound)
        else:
            self.around.hurried()
        return STAY

    def widgets(self) -> list[Widget]:
        if not self.drawing:
            return super().widgets()
        say, box = self.around.say, self.around.box
        foot = box.bottom_part(BUTTON_HIGH + 14).top_part(BUTTON_HIGH).right_part(BUTTON_WIDE + 20)
        tip = say("ratland.hands.hold")
        return [
            PullButton(
                "pull", foot.left_part(BUTTON_WIDE), say("ratland.hands.button"), self.pull,
                tooltip=tip, hint="ratland.hands.hint",
            ),
            PullSpot("bag", bag_in(self.stage), "", self.pull, tooltip=tip),
        ]  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        if not self.drawing:
            super().draw(canvas)
            return
        seat = self.around.seats[self.question.seat]
        top = self.around.box.top_part(PROMPT_HIGH)
        canvas.gradient(top, theme.mixed(theme.PANEL, seat_colour(seat).main, 0.4), theme.DEEP)
        left = len(self.question.pieces) - self.out
        words = self.around.say("ratland.hands.prompt", name=seat.name, left=left)
        draw_fitting(canvas, words, top.inset(22, 6), theme.SUBHEADING, theme.LAMP)
        around = self.around
        show = Show(canvas, self.stage, around.since(), around.seats, around.told, around.story, around.say)
        with canvas.clipped(self.stage), canvas.steady():
            room = set_scene(show, self.question.area, None, listed=False)
            pieces = self.question.pieces
            ages = ages_by_hand(self.out, len(pieces), around.since())
            reach_in(show, room, self.question.seat, pieces, inside_bag(around.story), ages, "")
