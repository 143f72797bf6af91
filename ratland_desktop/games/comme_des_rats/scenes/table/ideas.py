"""How an idea for an open decision reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.comme_des_rats.asking import ASKING
from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.screens.ideas import Line
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.text import Texts

from ..pieces import pictures

ICONS = {
    q.LookPiles.kind: pictures.DOOR_ICON, q.Pile.kind: pictures.DOOR_ICON, q.Victim.kind: pictures.THEFT_ICON,
    q.Target.kind: pictures.CAT_ICON, q.Reroll.kind: pictures.DICE_ICON, q.Keep.kind: pictures.DICE_ICON,
    q.PickedDie.kind: pictures.DICE_ICON,
}  # fmt: skip


def idea_lines(question: Question, names: Sequence[str], answer: Any) -> list[Line]:
    """One line: the answer as the table words it."""

    def words(say: Texts) -> str:
        offers = ASKING.put(question, [*names], say).offers
        return next((offer.label for offer in offers if offer.answer == answer), str(answer))

    return [Line(ICONS.get(question.kind, pictures.PARTNER), words)]
