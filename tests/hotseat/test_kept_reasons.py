"""Why computers chose as they did is still known after a break, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.quick_minds import QuickMinds
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.session import Session
from ratland_desktop.paths import find_places
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.names import is_word
from ratland_desktop.text import Texts
from tests.games.contract.shelf import SHELF
from tests.games.contract.shelved import OnTheShelf
from tests.hotseat.kit import SEED, new_session, steps

WITH_BRAINS = [shelved for shelved in SHELF.values() if shelved.box.brain]
ANSWERS = 40  # enough for every kind of question that comes up early


class Thoughtful(QuickMinds):
    """The game's own computers at once, at the level that stands in when the others have failed."""

    def __init__(self, brain: str) -> None:
        super().__init__(SEED)
        self._brain = brain_at(brain)

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        choice = self._brain.choose(view, question, self._dice, self._brain.FALLBACK)
        self._ready.append(Decided(seat, question, choice.answer, choice.reason))


def after_some_answers(shelved: OnTheShelf) -> Session:
    session = new_session(shelved, next(iter(shelved.samples)), humans=())
    session.computers.minds = Thoughtful(shelved.box.brain)
    for _ in steps(session):
        if len(session.diary.thoughts) >= ANSWERS:
            break
    return session


@pytest.mark.parametrize("shelved", WITH_BRAINS, ids=lambda shelved: shelved.box.name)
def test_the_reasons_of_computers_are_read_again(shelved: OnTheShelf) -> None:
    session = after_some_answers(shelved)
    again = Diary.read(unseal(seal(session.diary.write())), len(session.seats), f"{shelved.box.name}.reason")
    assert session.diary.thoughts
    assert [(x.round, x.seat, x.kind, x.reason.key) for x in again.thoughts] == [
        (x.round, x.seat, x.kind, x.reason.key) for x in session.diary.thoughts
    ]
    assert [dict(x.reason.params).keys() for x in again.thoughts] == [
        dict(x.reason.params).keys() for x in session.diary.thoughts
    ]


def texts_under(say: Texts, key: str) -> Iterator[str]:
    for name in say.names(key):
        inside = f"{key}.{name}"
        yield from [inside] if inside in say else texts_under(say, inside)


@pytest.mark.parametrize("reasons", ["ratland.reason", "ratjack.why", "comme_des_rats.why", "rattus.why"])
def test_every_reason_that_has_a_text_can_be_written_down(reasons: str) -> None:
    codes = [*texts_under(Texts(find_places().locales, "en"), reasons)]
    assert len(codes) > 10
    assert [code for code in codes if not is_word(code)] == []
