"""What an answer would lead to, from the player's own view alone: totals, and what the turn would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.ratjack.rules.preview import Preview, Prospect, preview
from ratland_desktop.games.ratjack.rules.questions import EffectChoice, OpeningChoice, Pick
from ratland_desktop.games.ratjack.rules.reckoning import Reckoning
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.text import Texts

CHIP_VERBS = ("put", "move_chip", "trade_chip", "return_chip")


class Foretelling:
    """Previews of one question's answers, each made once."""

    def __init__(self, view: View, question: Pick) -> None:
        self.view, self.question = view, question
        self._made: dict[Any, Preview | None] = {}

    def of(self, answer: Any) -> Preview | None:
        """None where there is nothing to foretell: before anything can be counted."""
        if answer is None or isinstance(self.question, OpeningChoice):
            return None
        if answer not in self._made:
            self._made[answer] = preview(self.view, self.question, answer)
        return self._made[answer]

    def ends_turn(self, answer: Any) -> bool:
        found = self.of(answer)
        return found is not None and found.turn_over

    def chip_totals(self) -> tuple[int, ...]:
        """All own totals that the offered chips can lead to, in order."""
        question = self.question
        if not isinstance(question, EffectChoice) or question.verb not in CHIP_VERBS:
            return ()
        found = (self.of(option) for option in question.options)
        totals = {told.of(question.seat).totals[0] for told in found if told is not None}
        return tuple(sorted(totals))


def prospect_of(told: Preview | None, seat: int) -> Prospect | None:
    """What would come of this seat; None if it is out, or nothing is foretold."""
    if told is None:
        return None
    return next((each for each in told.prospects if each.seat == seat), None)


def foretold_words(say: Texts, names: Sequence[str], me: int, told: Preview, *, counts: bool = True) -> str:
    """One line before the turn is handed in; without counting help it counts no unseen cards."""
    key = "ratjack.screen.foretold"
    open_ones = [each for each in told.prospects if not each.certain]
    if open_ones:
        each = open_ones[0]
        name = names[each.seat]
        if each.outs and counts:
            all_, out = len(each.totals), each.outs
            return say(f"{key}.maybe_out", name=name, from_value=each.out_from or 0, n=out, all=all_)
        return say(f"{key}.unknown")
    if told.reckoning is None:
        return ""
    return reckoned_words(say, names, me, told, told.reckoning)


def reckoned_words(say: Texts, names: Sequence[str], me: int, told: Preview, end: Reckoning) -> str:
    key = "ratjack.screen.foretold"
    lines = []
    for seat in end.out:
        who = "you_out" if seat == me else "out"
        lines.append(say(f"{key}.{who}", name=names[seat], total=told.of(seat).totals[0]))
    for award in end.awards:
        who = f"you_{award.why.value}" if award.seat == me else award.why.value
        whom = names[award.whom] if award.whom is not None else ""
        lines.append(say(f"{key}.point.{who}", name=names[award.seat], whom=whom))
    if not lines:
        own = told.of(me)
        lines.append(say(f"{key}.goes_on", total=own.totals[0]))
    return " ".join(lines)


def throws_me_out_for_nothing(me: int, told: Preview | None) -> bool:
    """Certainly out, and no point for it."""
    end = told.reckoning if told is not None else None
    return end is not None and me in end.out and not any(award.seat == me for award in end.awards)
