"""A private question without a screen of its own: one card with words for each answer."""

from __future__ import annotations

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.picking.card import CardFace, CardPart
from ratland_desktop.screens.picking.scene import PickPage, PickScene
from ratland_desktop.tabletop.dialogue import Choose
from ratland_desktop.text import Texts


def plain_page(asking: Asking, turn: PrivateTurn) -> PickScene:
    question, seats = turn.question, turn.seats
    assert isinstance(question, Choose)
    names = [seat.name for seat in seats]

    def face(say: Texts, at: int) -> CardFace:
        offer = asking.put(question, names, say).offers[at]
        return CardFace("", offer.label, sides=(CardPart("", "", offer.about),) if offer.about else ())

    page = PickPage(
        question.kind, tuple(range(len(question.options))), face,
        lambda say: asking.put(question, names, say).title,
        lambda say: asking.put(question, names, say).about,
    )  # fmt: skip

    def answer(at: int) -> object:
        """The cards lie as the game offers them; the rules may list the answers in another order."""
        return asking.put(question, names, scene.desk.texts).offers[at].answer

    scene = PickScene(seats[question.seat], [page], answer, turn.menu)
    scene.undo, scene.no_undo = turn.undo, turn.no_undo
    return scene
