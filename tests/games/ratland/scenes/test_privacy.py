"""Nobody's secrets leak: sessions that differ in one secret look and sound the same to all others.

Every frame counts, with full motion and with reduced; also messages, logs and whatever is printed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.clans import CLANS, SEER
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.hotseat.session import Decide, HandOver, Over, QuickMinds, Session, Watch
from ratland_desktop.screens.table import TableScene
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.family import family_seats
from tests.games.ratland.scenes.witness import OTHERS, OWNER, Note, Witness, prepared

CLANS_ONLY = Options(4, clans=True, first=OWNER)
SECRET_BOARDS = Options(4, board=Board.SECRET, first=OWNER)
PLAIN = Options(4, first=OWNER)
PLANS = (Plan(dump=1, pantry=6), Plan(field=2, left=4, nursery=1))
"""The second has herds as large as those of the others, elsewhere: nothing painted for it is used again."""
SEED = 11

Story = Callable[[int, bool], Witness]
"""A session with one secret or the other, with reduced motion or without."""


def left_over(table: Table) -> list[str]:
    """Clans that nobody was dealt."""
    dealt = {clan.id for sewer in table.sewers for clan in sewer.dealt}
    return [clan for clan in CLANS if clan not in dealt]


# --- the secrets: each session goes on as far as the secret may be kept


def clan_dealt(which: int, reduced: bool) -> Witness:
    """Which two cards lie before the owner."""

    def deal(table: Table) -> None:
        if which:
            one, other, *_ = left_over(table)
            table.sewers[OWNER].dealt = (CLANS[one], CLANS[other])

    witness = Witness(prepared(CLANS_ONLY, SEED, deal), reduced=reduced)
    witness.choose(0)
    witness.choose(0)
    witness.come_in()
    return witness


def clan_chosen(which: int, reduced: bool) -> Witness:
    witness = Witness(prepared(CLANS_ONLY, SEED), reduced=reduced)
    witness.choose(which)
    witness.choose(0)
    witness.come_in()
    return witness


def clan_put_away(which: int, reduced: bool) -> Witness:
    """The card that the owner did not keep stays a secret for ever."""

    def deal(table: Table) -> None:
        if which:
            kept, _ = table.sewers[OWNER].dealt
            table.sewers[OWNER].dealt = (kept, CLANS[left_over(table)[0]])

    witness = Witness(prepared(CLANS_ONLY, SEED, deal), reduced=reduced)
    for _ in range(3):
        witness.choose(0)
    witness.watch_to_curtain()
    for _ in range(3):
        witness.place(OTHERS)
    witness.wait_at_gate()
    witness.mouse.go_on(witness)
    witness.wait(2.0)
    return witness


def board_chosen(which: int, reduced: bool) -> Witness:
    """The boards are shown with the first placement, and not before."""
    witness = Witness(prepared(SECRET_BOARDS, SEED), reduced=reduced)
    witness.choose(which)
    witness.choose(0)
    witness.choose(1)
    witness.watch_to_curtain()
    for _ in range(3):
        witness.place(OTHERS)
    witness.wait_at_gate()
    return witness


def placement(which: int, reduced: bool) -> Witness:
    witness = Witness(prepared(PLAIN, SEED), reduced=reduced)
    witness.watch_to_curtain()
    witness.place(PLANS[which])
    witness.place(OTHERS)
    witness.place(OTHERS)
    witness.wait_at_gate()
    return witness


def placement_explained(which: int, reduced: bool) -> Witness:
    """The clever rat that explains the first round knows nothing of what the others did."""
    witness = Witness(prepared(PLAIN, SEED), reduced=reduced, explain=True)
    witness.watch_to_curtain()
    witness.place(PLANS[which])
    witness.place(OTHERS)
    witness.place(OTHERS)
    witness.wait_at_gate()
    return witness


def with_a_seer(which: int) -> Callable[[Table], None]:
    """The owner is dealt the Seer; which event comes next is the secret."""

    def deal(table: Table) -> None:
        dealt = table.sewers[OWNER].dealt
        table.sewers[OWNER].dealt = (SEER, next(clan for clan in dealt if clan is not SEER))
        for other in table.sewers[OWNER + 1 :]:
            others = [clan for clan in other.dealt if clan is not SEER]
            other.dealt = (others[0], CLANS[left_over(table)[0]]) if len(others) == 1 else other.dealt
        if which:
            events = table.events
            events[-2], events[-3] = events[-3], events[-2]

    return deal


def peek(which: int, reduced: bool) -> Witness:
    witness = Witness(prepared(CLANS_ONLY, SEED, with_a_seer(which)), reduced=reduced)
    for _ in range(3):
        witness.choose(0)
    witness.watch_to_curtain()
    witness.place(OTHERS, peeks=True)
    witness.place(OTHERS)
    witness.place(OTHERS)
    witness.wait_at_gate()
    return witness


SECRETS: dict[str, Story] = {
    "clan dealt": clan_dealt,
    "clan chosen": clan_chosen,
    "clan put away": clan_put_away,
    "board": board_chosen,
    "placement": placement,
    "placement, explained": placement_explained,
    "peek": peek,
}


# --- what others notice


def noticed(
    story: Story,
    which: int,
    reduced: bool,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> tuple[list[Note], list[str], tuple[str, str]]:
    caplog.clear()
    capfd.readouterr()
    witness = story(which, reduced)
    assert witness.stage.failures == []
    printed = capfd.readouterr()
    assert any(note.screens is None for note in witness.notes), "the owner never sat there"
    return witness.notes, caplog.messages, (printed.out, printed.err)


QUICK = ("clan dealt", "clan chosen", "board", "placement", "peek")
EVENINGS = [
    pytest.param(secret, reduced, marks=() if reduced and secret in QUICK else pytest.mark.slow)
    for secret in SECRETS
    for reduced in (True, False)
]


@pytest.mark.parametrize(("secret", "reduced"), EVENINGS)
def test_nobody_else_notices(
    secret: str, reduced: bool, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    one = noticed(SECRETS[secret], 0, reduced, caplog, capfd)
    other = noticed(SECRETS[secret], 1, reduced, caplog, capfd)
    assert len(one[0]) == len(other[0]), "the time until the next screen tells something"
    for frame, (this, that) in enumerate(zip(one[0], other[0], strict=True)):
        assert this == that, f"frame {frame} of {len(one[0])}"
    assert one[1:] == other[1:]
    assert one[2] == ("", "")


def test_a_witness_would_notice_an_open_difference() -> None:
    """The proof can fail: what others do is seen."""

    def notes(plan: Plan) -> list[Note]:
        witness = Witness(prepared(PLAIN, SEED))
        witness.owner = witness.session.seats[3]
        witness.watch_to_curtain()
        witness.place(plan)
        return witness.notes

    assert notes(PLANS[0]) != notes(PLANS[1])


# --- the Seer's look at the open table


def seer_decides() -> Session:
    """Played until the Seer has an open decision on the table."""
    for seed in range(60):
        match = prepared(Options(4, clans=True, board=Board.EVERYONE, first=OWNER), seed, with_a_seer(0))
        session = Session(BOX, match, family_seats(4, range(3)), QuickMinds(seed))
        dice = Dice(seed)
        while not isinstance(step := session.step(), Over):
            session.let_computers_play()
            if isinstance(step, Watch):
                session.see()
            elif isinstance(step, Decide) and step.seat == OWNER:
                if session.view(OWNER).foresight and session.view(None).events_left > 4:
                    return session
                break
            elif isinstance(step, HandOver | Decide):
                question = session.question(step.seat)
                assert question is not None
                seer = getattr(question, "clans", ())
                answer = (seer[0], None) if seer else question.any_answer(dice)
                session.answer(step.seat, answer)
    raise AssertionError("the Seer was never asked")


@pytest.mark.parametrize(
    "reduced", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["still", "moving"]
)
def test_the_seers_look_at_the_open_table_leaves_no_trace(reduced: bool) -> None:
    def notes(which: int) -> list[Note]:
        session = seer_decides()
        if which:
            events = session.match._table.events
            events[-1], events[-2] = events[-2], events[-1]
        witness = Witness(session.match, reduced=reduced)
        table = witness.until_scene(TableScene)
        while witness.session.unseen():
            witness.session.see()
        witness.stage.refresh()
        witness.until(lambda: table.decision is not None, seconds=60)
        del witness.notes[:]
        witness.mouse.press(witness, "peek")
        seer = witness.until_scene(PeekScene)
        assert witness.hidden and seer.seen.event == session.match._table.events[-1].id
        witness.mouse.press(witness, "turn")
        witness.mouse.press(witness, "close")
        witness.until_scene(TableScene)
        witness.wait(1.0)
        return witness.notes

    one, other = notes(0), notes(1)
    assert one == other
    assert any(note.screens is None for note in one)
