"""How an idea for an answer reads, at the table and on a player's own screens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ratland_desktop.games.comme_des_rats.asking import ASKING
from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.screens.ideas import Line
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.text import Texts

from .pieces import pictures
from .pieces.cards import card_name

ICONS = {
    q.LookPiles.kind: pictures.DOOR_ICON, q.Pile.kind: pictures.DOOR_ICON, q.Victim.kind: pictures.THEFT_ICON,
    q.Target.kind: pictures.CAT_ICON, q.Reroll.kind: pictures.DICE_ICON, q.Keep.kind: pictures.DICE_ICON,
    q.PickedDie.kind: pictures.DICE_ICON, q.React.kind: pictures.CLOVER_ICON,
}  # fmt: skip


def idea_lines(question: Question, names: Sequence[str], answer: Any) -> list[Line]:
    """One line: the answer as the table words it."""

    def words(say: Texts) -> str:
        offers = ASKING.put(question, [*names], say).offers
        return next((offer.label for offer in offers if offer.answer == answer), str(answer))

    return [Line(ICONS.get(question.kind, pictures.PARTNER), words)]


def order_lines(question: q.Order, before: tuple[tuple[str, ...], ...], answer: Any) -> list[Line]:
    """For each of the Manipulator's doors, the cards that would be found next. `before`: as they lay."""

    def words(door: int, cards: list[str], say: Texts) -> str:
        names = [card_name(say, card) for card in cards[:2]]
        key = "idea" if len(names) > 1 else "idea_last"
        return say(f"comme_des_rats.screen.order.{key}", n=door + 1, first=names[0], then=names[-1])

    laid = [[cards[place] for place in order] for cards, order in zip(before, answer, strict=True)]
    return [
        Line(pictures.DOOR_ICON, partial(words, door, cards))
        for door, cards in zip(question.doors, laid, strict=True)
        if cards
    ]
