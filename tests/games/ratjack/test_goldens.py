"""Ratjack's golden playthroughs are rich enough. The contract tests compare them."""

from __future__ import annotations

from _goldens import playthrough, shown_in

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules import questions as q
from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.words import By, Ending, Merit
from tests.games.ratjack.playthroughs import PLAYTHROUGHS

NOT_TOLD_ALONE = {"Faces", "Secrets", "Term", "RoundBegan", "TurnBegan"}  # whispers, parts, headings
QUESTIONS = (q.OpeningChoice, q.DrawChoice, q.PlayChoice, q.EffectChoice, q.RevealChoice)


def test_between_them_the_goldens_show_every_happening_effect_question_and_reason() -> None:
    shown = set[str]().union(
        *[shown_in(PLAYTHROUGHS, playthrough(PLAYTHROUGHS, name)) for name in PLAYTHROUGHS.games]
    )
    wanted = {*h.__all__} - NOT_TOLD_ALONE | {*EFFECTS} | {question.kind for question in QUESTIONS}
    wanted |= {by.value for by in By} | {merit.value for merit in Merit}
    wanted |= {f"ended by {why.value}" for why in Ending if why is not Ending.STALLED}  # never by chance
    assert wanted <= shown, "scripts/make_goldens.py --game ratjack --search finds seeds that do"
