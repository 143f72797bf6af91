"""Games for pictures and measurements: a family at the table, fast-forwarded to a given moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.session import Breath, Decide, HandOver, Over, QuickMinds, Session, Watch
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN, Seat
from ratland_desktop.text import Texts

NAMES = (
    "Mira", "Oma Ilse", "Papa", "Jonas", "Lena", "Opa Karl-Heinz",
    "Maximilian", "Zoë", "Finn", "Tante Uschi", "Ben", "Leonie",
)  # fmt: skip
"""Short, long and accented: what fits with these fits with most families."""


def people_of(texts: Texts) -> tuple[str, ...]:
    """The names that the set-up suggests in this language, for pictures that are shown to its readers."""
    return tuple(texts.rows("setup.people"))


def family(players: int, player: str = HUMAN, names: Sequence[str] = NAMES) -> tuple[Seat, ...]:
    return tuple(Seat(names[n], SEAT_COLOURS[n].name, BADGES[n], player) for n in range(players))


def session(
    players: int,
    seed: int,
    *,
    clans: bool = True,
    board: Board = Board.OFF,
    player: str = HUMAN,
    names: Sequence[str] = NAMES,
) -> Session:
    """A new game. Of people, for whom the dice of `play_on` answer; or of computers that play by chance."""
    options = Options(players, clans=clans, board=board)
    return Session(BOX, new_match(options, seed), family(players, player, names), QuickMinds(seed))


def play_on(session: Session, dice: Dice, until: Callable[[Session], bool]) -> bool:
    """See and answer by chance until it is so. False when the game ended before."""
    while not until(session):
        step = session.step()
        if isinstance(step, Over):
            return False
        if isinstance(step, Watch):
            session.see()
        elif isinstance(step, HandOver):
            behind_the_curtain(session, step.seat, dice)
        elif isinstance(step, Decide):
            answer_by_chance(session, step.seat, dice)
        else:
            session.let_computers_play()
            if isinstance(step, Breath):
                session.let_pass()
    return True


def behind_the_curtain(session: Session, seat: int, dice: Dice) -> None:
    """One private step; whoever has more to do or to see there stays."""
    session.sit_down(seat)
    if session.unheard(seat):
        session.hear(seat)
    else:
        answer_by_chance(session, seat, dice)
    if session.step() != HandOver(seat):
        session.stand_up()


def answer_by_chance(session: Session, seat: int, dice: Dice) -> None:
    question = session.question(seat)
    assert question is not None
    session.answer(seat, question.any_answer(dice))
