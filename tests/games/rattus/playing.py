"""Whole games for tests: players of different tempers who answer by chance.

Chance alone seldom empties a reserve or fills a region. A settler places all he can, a grabber uses every
power, a hurrier uses none, a herder brings rats together: between them they reach the corners of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from ratland_desktop.games.rattus.rules.game import RattusMatch, new_match
from ratland_desktop.games.rattus.rules.questions import Act, Spread, TurnUp
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.dice import Dice

# Which acts come first; an act that is not named comes when nothing else is left.
TEMPERS: dict[str, tuple[str, ...]] = {
    "chance": (),
    "settler": ("place", "plague"),
    "grabber": ("take", "peasant", "knight", "king", "monk", "merchant", "witch", "place"),
    "hurrier": ("place", "plague"),
    "herder": ("take", "monk", "witch", "place", "plague"),
}

options = st.builds(Options, players=st.integers(2, 4), first=st.one_of(st.none(), st.integers(0, 1)))
tempers = st.lists(st.sampled_from(sorted(TEMPERS)), min_size=4, max_size=4)
seeds = st.integers(0, 2**32)
WHOLE_GAMES = settings(max_examples=settings().max_examples // 4)
"""Each example is a whole game with some hundred moments, so fewer of them are enough."""


def answer_for(question: Question, temper: str, dice: Dice) -> object:
    order = TEMPERS[temper]
    if temper == "hurrier" and question.kind == "last_act":
        return None
    if isinstance(question, Act) and order:
        offers = sorted(question.offers, key=lambda offer: (*order, offer.act).index(offer.act))
        if temper == "settler" and offers[0].act == "place":
            return max(offers[0].acts(), key=lambda act: (act[2], act[1]))
        return offers[0].way(dice.below(offers[0].ways))
    if temper == "herder" and isinstance(question, Spread):
        return question.ways()[0]
    if temper == "grabber" and isinstance(question, TurnUp):
        return question.options[-1]
    return question.any_answer(dice)


def moments(match: RattusMatch, tempers: list[str], seed: int) -> Iterator[RattusMatch]:
    """The match before every single answer, and at its end."""
    dice = Dice(seed)
    while not match.over:
        for question in match.open_questions:
            yield match
            match.answer(question.seat, answer_for(question, tempers[question.seat], dice))
    yield match


def played(options: Options, tempers: list[str] | None = None, seed: int = 1) -> RattusMatch:
    """A finished game."""
    match = new_match(options, seed)
    for _ in moments(match, tempers or ["chance"] * options.players, seed + 1):
        pass
    return match


def whole_story(match: RattusMatch) -> list[Happening]:
    return [happening for story in match.stories for happening in story]
