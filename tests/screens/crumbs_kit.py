"""Finished games of Crumbs, and a desk that speaks its words: the second game for the books of the house."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.saves.hall_lines import FinishedGame, finished_game
from ratland_desktop.shell.desk import Desk
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import NOBODY, Seat
from tests.games.crumbs.box import BOX
from tests.games.crumbs.pages import DEEDS, HALL_PAGES
from tests.games.crumbs.rules import CRUMBS
from tests.games.crumbs.words import crumbs_texts
from tests.pilot import Heard

NOON = datetime(2026, 11, 14, 12, tzinfo=UTC)
MIA, OMA = Seat("Mia", "teal", "scarf"), Seat("Oma", "red", "bow")
ROBOT = Seat("Leo", "blue", "crown", "solid")
MOUSE = Seat("Mouse", "sand", "cap", NOBODY)


def played(seed: int = 1, *people: Seat) -> Session:
    """A game to its end, by chance: Mia, Oma and the Mouse, unless others are named."""
    seats = (*(people or (MIA, OMA)), MOUSE)
    match, dice = Match.new(CRUMBS, len(seats) - 1, seed), Dice(seed)
    while not match.over:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    return Session(BOX, match, seats, QuickMinds(seed))


def remembered(seed: int, *people: Seat, days: int = 0) -> FinishedGame:
    """The same as the hall keeps it."""
    session = played(seed, *people)
    facts, variant = DEEDS.write(DEEDS.tell(session.match)), HALL_PAGES.variant_of(session.view(None))
    return finished_game(session.match, session.seats, variant, facts, NOON + timedelta(days=days))


def crumbs_desk(folder: Path, language: str = "en") -> Desk:
    return Desk(crumbs_texts(folder, language), sound=Heard())
