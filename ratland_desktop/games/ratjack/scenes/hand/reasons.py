"""Why something cannot be done, in words: a way to play a card, or a single card that cannot be chosen."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.choices import Hindrance
from ratland_desktop.games.ratjack.rules.questions import EffectChoice, Pick, PlayChoice
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import UNCOVER, Spot
from ratland_desktop.text import Texts

from ..pieces.chips import kind_of, side_of


def why_not_way(question: Pick, way: str, place: int) -> Hindrance | None:
    """Why this way is not offered for this hand card; None if it is."""
    if not isinstance(question, PlayChoice):
        return Hindrance("draw_first")
    if any(option[:2] == (way, place) for option in question.options):
        return None
    found = [refusal.why for refusal in question.refused if (refusal.way, refusal.place) == (way, place)]
    if way == UNCOVER and len(found) > 1 and any(why.code != found[0].code for why in found):
        return Hindrance("inner_impossible", "own.down")
    return (
        found[0]
        if found[0].code in ("no_card", "all_locked") or way != UNCOVER
        else Hindrance("inner_impossible")
    )


def why_not_card(say: Texts, view: View, question: Pick, spot: Spot) -> str:
    """Why this card is not offered; empty where the question is not about cards at all."""
    if not isinstance(question, EffectChoice) or not question.cards:
        return ""
    seat, slot = spot
    card, me = view.places[seat].row[slot], question.seat
    side = kind_of(side_of(view, card.chip)) if card.chip else ""
    wanted = question.cards[-1]
    whose, _, rest = wanted.partition(".")
    code = ""
    if view.places[seat].out:
        code = "out"
    elif whose == "own" and seat != me:
        code = "foe"
    elif whose == "foe" and seat == me:
        code = "own"
    elif rest.startswith("up") and not card.up:
        code = "hidden"
    elif rest.startswith("down") and card.up:
        code = "open"
    elif seat != me and side == "shield":
        code = "shield"
    elif side == "lock" and question.verb in ("reveal", "trigger", "discard"):
        code = "lock"
    elif question.verb in ("put", "move_chip"):
        code = "has_chip" if card.chip else ""
    elif question.verb in ("return_chip", "trade_chip"):
        code = "has_none" if not card.chip else ""
    elif question.verb in ("trigger", "again"):
        code = "mute" if side == "mute" else "effect_impossible"
    elif rest.endswith("other"):
        code = "itself"
    return say(f"ratjack.target.{code}") if code else ""
