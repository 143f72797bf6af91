"""What the levels understand of the game: 25, knock-outs, the danger of one too many, and what was seen."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratjack.bots.choosing import choose
from ratland_desktop.games.ratjack.bots.standing import prizes, win_chances
from ratland_desktop.games.ratjack.bots.tempers import plain_worth
from ratland_desktop.games.ratjack.bots.weights import FITTED
from ratland_desktop.games.ratjack.bots.worth import marks_of, worth
from ratland_desktop.games.ratjack.rules.table import Aside, Table
from ratland_desktop.games.ratjack.rules.view import view
from ratland_desktop.games.ratjack.rules.words import BETWEEN, DISCARD, DRAW, HIDE, OPEN, UNCOVER
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.kit import down, lay, play, seat, up

GOOD = (Level.SOLID, Level.CUNNING)


def choices(table: Table, level: Level, *answers: object) -> list[Choice]:
    """What a bot answers to what this table asks after these answers, with several dice."""
    played = table.copy()
    question: Any = play(played, *answers).question
    return [choose(view(played, question.seat), question, Dice(dice), level) for dice in range(6)]


def answers(table: Table, level: Level, *before: object) -> set[Any]:
    return {choice.answer for choice in choices(table, level, *before)}


@pytest.mark.parametrize("level", GOOD)
def test_exactly_25_is_taken_when_it_is_there(level: Level) -> None:
    table = lay(seat(up("rat_12"), up("rat_12"), hand=("rat_1", "rat_11")), seat(up("rat_9"), down("rat_2")))
    told = choices(table, level)
    assert {choice.answer for choice in told} == {(OPEN, 0, None)}
    assert {choice.reason.code for choice in told} == {"ratjack.why.ratjack.sure"}


@pytest.mark.parametrize("level", GOOD)
def test_a_hidden_card_that_makes_25_is_uncovered(level: Level) -> None:
    mine = seat(up("rat_12"), up("rat_3"), down("rat_10"), hand=("rat_11", "rat_11"))
    told = choices(lay(mine, seat(up("rat_9")), seat(up("rat_7"))), level)
    assert {choice.answer[0] for choice in told} == {UNCOVER}
    assert {choice.reason.code for choice in told} == {"ratjack.why.ratjack.sure"}


@pytest.mark.parametrize("level", GOOD)
def test_a_card_that_would_throw_its_owner_out_stays_face_down(level: Level) -> None:
    mine = seat(up("rat_12"), up("rat_9"), hand=("rat_10", "rat_11"))
    assert {way for way, _, _ in answers(lay(mine, seat(hand=["rat_1"])), level)} == {HIDE}


@pytest.mark.parametrize("level", GOOD)
def test_the_open_discard_that_makes_25_is_drawn(level: Level) -> None:
    table = lay(
        seat(up("rat_12"), up("rat_5"), hand=("rat_9",)),
        seat(up("rat_9"), down("rat_2")),
        discard=("rat_8",),
        chips=("shield",),
        stage=DRAW,
    )
    assert answers(table, level) == {DISCARD}


@pytest.mark.parametrize("level", GOOD)
def test_a_hidden_card_that_was_seen_is_remembered_and_used(level: Level) -> None:
    """The spotlight (rat_12) throws out whoever has a 9 lying there: the one that was seen is chosen."""
    foe = seat(up("rat_10"), up("rat_7"), down("rat_2"), down("rat_9", known=(0,)), down("rat_3"))
    table = lay(seat(hand=("rat_12", "rat_4")), foe, seat(up("rat_5"), down("rat_6")))
    told = choices(table, level, (OPEN, 0, None))
    assert {choice.answer for choice in told} == {(1, 3)}
    assert {choice.reason.code for choice in told} == {"ratjack.why.knock_out.sure"}
    assert dict(told[0].reason.params) == {"seat": 1}


@pytest.mark.parametrize("level", GOOD)
def test_who_must_turn_up_a_card_keeps_the_fatal_one_down(level: Level) -> None:
    foe = seat(up("rat_12"), up("rat_8"), down("rat_9"), down("rat_2"), down("rat_11"))
    table = lay(seat(hand=("weasel_10", "rat_4")), foe)
    assert answers(table, level, (OPEN, 0, None)) == {3}


@pytest.mark.parametrize("level", GOOD)
def test_the_third_point_is_taken_before_anything_else(level: Level) -> None:
    mine = seat(up("rat_12"), up("rat_3"), down("rat_10"), hand=("rat_11", "rat_11"), points=2)
    told = choices(lay(mine, seat(up("rat_9")), seat(up("rat_7"), points=2)), level)
    assert {choice.reason.code for choice in told} == {"ratjack.why.wins"}


# --- what a table is worth


def test_points_make_winning_likelier_and_the_chances_add_up() -> None:
    for points in ((0, 0), (1, 2), (0, 1, 2), (2, 2, 2, 0)):
        chances = win_chances(points)
        assert sum(chances) == pytest.approx(1)
        assert sorted(chances) == [
            chances[seat] for seat in sorted(range(len(points)), key=points.__getitem__)
        ]
    assert win_chances((3, 1)) == (1.0, 0.0) and win_chances((3, 3, 0)) == (0.5, 0.5, 0.0)


def test_the_own_point_is_the_best_prize_and_the_leaders_the_worst() -> None:
    mine, weak, leader = prizes((1, 0, 2), 0)
    assert mine > weak > leader


def test_a_card_that_fits_counts_and_so_does_the_top_discard_for_who_comes_next() -> None:
    table = lay(
        seat(up("rat_12"), up("rat_5"), hand=("rat_1",)),
        seat(up("rat_12"), up("rat_7"), down("rat_6"), hand=("rat_4",)),
        discard=("rat_8",),
        stage=DRAW,
    )
    marks = dict(marks_of(table))
    assert (marks[0].ready, marks[1].ready) == (1, 1)
    assert (marks[0].turn, marks[1].turn, marks[1].risks) == (0, 1, 0)


FITTING = [
    ("rat_8", ("rat_12", "rat_5"), True),
    ("rat_12", ("rat_9", "rat_4"), True),
    ("rat_7", ("rat_12", "rat_6"), False),  # throws one of the others away
    ("rat_11", ("rat_9", "rat_5"), False),  # swaps one of them
]


@pytest.mark.parametrize(("fits", "others", "sure"), FITTING)
def test_a_card_that_fits_is_sure_only_if_its_effect_leaves_the_own_total_alone(
    fits: str, others: tuple[str, ...], sure: bool
) -> None:
    mine = seat(*map(up, others), down(fits), hand=("rat_1",))
    marks = dict(marks_of(lay(mine, seat(up("rat_3"), hand=("rat_2",)), stage=DRAW, discard=("rat_10",))))
    assert (marks[0].ready, marks[0].sure) == (1, sure)
    assert not marks[1].sure


def test_to_be_ready_is_worth_more_than_not_to_be() -> None:
    def worth_with(card: str) -> float:
        mine = seat(up("rat_12"), up("rat_5"), down(card), hand=("rat_1",))
        foe = seat(up("rat_3"), hand=("rat_2",))
        return worth(lay(mine, foe, stage=DRAW, discard=("rat_11",)), 0, FITTED)

    assert worth_with("rat_8") > worth_with("rat_7")


def test_even_a_beginner_prefers_25_to_24_and_24_to_being_out() -> None:
    mine = seat(up("rat_12"), up("rat_12"), hand=("rat_1",))
    ready = lay(mine, seat(up("rat_3"), hand=("rat_2",)), stage=DRAW)
    won, out = ready.copy(), ready.copy()
    won.stage, won.last_point, won.points = BETWEEN, (0,), [1, 0]
    out.aside[0] = Aside(out.hands[0], out.rows[0], 27)
    assert plain_worth(won, 0) > plain_worth(ready, 0) > plain_worth(out, 0)
