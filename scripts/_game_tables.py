"""Tables of any game on the shelf, made from its box alone: seats, variants, computers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from _sessions import NAMES, family

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import read_mind
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.setup.model import BANDANA, GREY
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat
from ratland_desktop.text import Texts


class Minds:
    """Computers that answer at once and say why, as good as the game's brain can."""

    def __init__(self, brain: str) -> None:
        self._brain, self._dice = brain_at(brain), Dice(5)
        self._ready: list[Decided] = []

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        level, character = read_mind(mind)
        choice = self._brain.choose(view, question, self._dice, level, character)
        self._ready.append(Decided(seat, question, choice.answer, choice.reason))

    def answers(self) -> list[Decided]:
        ready, self._ready = self._ready, []
        return ready

    def forget(self) -> None:
        self._ready = []


def table(
    box: Box, players: int, seed: int, names: Sequence[str] = NAMES, player: str = HUMAN,
    say: Texts | None = None,
) -> Session:  # fmt: skip
    """A new game for so many, or as many as the game allows; the seed also decides on variants. With `say`, a
    seat that nobody plays has the name that the game gives it."""
    sheet = screens_in(box).sheet
    chance, players = Random(seed), min(max(players, box.fewest), box.most)
    wishes = {row.name: chance.choice(row.values) for row in sheet.variants} if seed else {}
    options = sheet.options(players, None, sheet.granted(wishes, players))
    match: Match[Any, Any, Any] = Match.new(box.keeping.game, options, seed)
    start = match.journal.start
    unplayed, everybody = match.game.unplayed(start), family(match.game.seats(start), player, names)
    joins = "" if say is None or players not in sheet.joining else say(sheet.joining[players])
    seats = [
        Seat(joins or s.name, GREY, BANDANA, NOBODY) if n in unplayed else s for n, s in enumerate(everybody)
    ]
    session = Session(box, match, tuple(seats), Minds(box.brain))
    if box.course.orders is not None and seed % 2:  # people who want to be asked, where an order says that
        for seat in session.humans:
            session.leave_order(seat, box.course.orders.choices[-1])
    return session


def screens_in(box: Box) -> GameScreens:
    found = box.screens()
    assert isinstance(found, GameScreens)
    return found
