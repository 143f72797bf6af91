"""RatLand's decisions with a handful of answers, each with its picture."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.words import Colour
from ratland_desktop.games.ratland.scenes.table.cues.bagside import draw_pieces
from ratland_desktop.games.ratland.scenes.table.cues.hunt import inside_bag
from ratland_desktop.screens.table.offers import Offers

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

INSIDE_WIDE = 440.0


class BagOffers(Offers):
    """At the bag: what is in it lies open beside the question."""

    about_room = INSIDE_WIDE + 12

    @property
    def inside(self) -> Counter[Colour]:
        return inside_bag(self.around.story)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        strip = self.head_words.below(50).right_part(INSIDE_WIDE)
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
