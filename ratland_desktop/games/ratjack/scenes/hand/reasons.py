"""Why something cannot be done, in words: a way to play a card, or a single card that cannot be chosen."""

from __future__ import annotations

from ratland_desktop.games.ratjack.asking import DRAW_FIRST
from ratland_desktop.games.ratjack.rules.choices import Hindrance
from ratland_desktop.games.ratjack.rules.questions import EffectChoice, Pick, PlayChoice, Refusal
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import Spot
from ratland_desktop.text import Texts

from ..pieces.chips import kind_of, side_of

CHIP_VERBS = ("return_chip", "move_chip", "trade_chip")
"""Where the chip itself is the target, a shield does not help (R12)."""


def refusal_of(question: Pick, way: str, place: int) -> Refusal | None:
    """Why this way is not offered for this hand card; None if it is. Several reasons become one."""
    if not isinstance(question, PlayChoice):
        return Refusal(way, place, None, DRAW_FIRST)
    if any(option[:2] == (way, place) for option in question.options):
        return None
    found = [one for one in question.refused if (one.way, one.place) == (way, place)]
    if any(one.why.code != found[0].why.code for one in found):
        return Refusal(way, place, None, Hindrance("inner_impossible"))
    return found[0]


def why_not_card(say: Texts, view: View, question: Pick, spot: Spot) -> str:
    """Why this card is not offered; empty where the question is not about cards at all."""
    if not isinstance(question, EffectChoice) or not question.cards:
        return ""
    code = _code(view, question, spot)
    return say(f"ratjack.target.{code}") if code else ""


def _code(view: View, question: EffectChoice, spot: Spot) -> str:
    """First whose card it is and how it lies, then what lies on it."""
    seat, slot = spot
    card, mine = view.places[seat].row[slot], seat == question.seat
    side = kind_of(side_of(view, card.chip)) if card.chip else ""
    whose, _, how = question.cards[-1].partition(".")
    wrong = {
        "out": view.places[seat].out,
        "foe": whose == "own" and not mine,
        "own": whose == "foe" and mine,
        "hidden": how.startswith("up") and not card.up,
        "open": how.startswith("down") and card.up,
        "shield": side == "shield" and not mine and question.verb not in CHIP_VERBS,
        "lock": side == "lock" and question.verb in ("reveal", "trigger", "discard"),
        "has_chip": question.verb in ("put", "move_chip") and bool(card.chip),
        "has_none": question.verb in ("return_chip", "trade_chip") and not card.chip,
        "mute": question.verb in ("trigger", "again") and side == "mute",
        "effect_impossible": question.verb in ("trigger", "again"),
        "itself": how.endswith("other"),
    }
    return next((code for code, so in wrong.items() if so), "")
