"""What a view shows, and what is written down."""

from __future__ import annotations

import json

from hypothesis import given

from ratland_desktop.games.rattus.rules.game import RATTUS, new_match
from ratland_desktop.games.rattus.rules.keeping import RATTUS_KEEPING
from ratland_desktop.games.rattus.rules.table import Options, Rat
from ratland_desktop.games.rattus.rules.words import Stage, Step
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.rattus import playing
from tests.games.rattus.kit import lay, lay_last, sit
from tests.games.rattus.playing import moments, played


def test_everything_but_faces_is_open_to_all() -> None:
    table = lay(
        3, cubes={"gallia": (1, 2, 3)}, rats={"gallia": [Rat(5, True, (1,)), Rat(30)]}, castle=(2, 0, 0),
        cards={"monk": 2}, plague="italia", active=1, supply=7,
    )  # fmt: skip
    for seat in (None, 0, 2):
        view = RATTUS.view(table, seat)
        assert (
            view.cubes["gallia"] == (1, 2, 3) and view.reserves == (17, 18, 17) and view.castle == (2, 0, 0)
        )
        assert view.cards["monk"] == 2 and (view.plague, view.active, view.players) == ("italia", 1, 3)
        assert view.rats["gallia"] == (Rat(0, True, (1,)), Rat(0))
        assert view.supply == (0,) * 7 and {*view.out} == {0}
        assert (view.stage, view.step, view.took, view.placed) == (Stage.TURNS, Step.ACTING, False, False)
    assert RATTUS.view(table, 1).rats["gallia"] == (Rat(5, True, (1,)), Rat(0))


def test_what_was_done_in_a_turn_shows() -> None:
    sitting = sit(lay(2, rats={"gallia": 2}, cards={"monk": 0, "witch": 0}), ("take", "king"))
    sitting.say(("place", "gallia", 2), ("monk", "gallia", 0, "italia"), ("witch", "italia", 0))
    view = sitting.match.view(1)
    assert (view.took, view.placed, view.used, view.looked) == (
        True,
        True,
        ("monk", "witch"),
        (("italia", 0),),
    )


def test_rounds_are_counted_by_turns() -> None:
    match = new_match(Options(3), 1)
    assert match.view(None).round == 0
    rounds = []
    for moment in moments(match, ["chance"] * 3, 2):
        view = moment.view(None)
        if view.stage is Stage.TURNS:
            rounds.append((view.turns, view.round))
        elif view.turns:
            assert view.round == -(-view.turns // 3)
    assert all(number == turns // 3 + 1 for turns, number in rounds) and len({*rounds}) > 6


def test_a_view_is_a_copy_that_no_later_change_reaches() -> None:
    table = lay(2, cubes={"gallia": (1, 0)}, rats={"gallia": 1})
    view = RATTUS.view(table, 0)
    table.cubes["gallia"][0] = 9
    table.rats["gallia"].clear()
    table.cards["monk"] = 1
    assert view.cubes["gallia"] == (1, 0) and len(view.rats["gallia"]) == 1 and view.cards["monk"] is None


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_the_table_at_every_rounds_start_survives_being_written_as_json_in_any_order(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for journal in (*match.past, match.journal):
        text = json.dumps(RATTUS.write(journal.start), sort_keys=True)
        again = RATTUS.read(json.loads(text))
        assert again == journal.start
        assert [*again.cubes] == [*again.rats] == [*journal.start.cubes]
        assert [*again.cards] == [*journal.start.cards]


def test_a_match_from_a_written_table_plays_on_to_the_same_end() -> None:
    match = played(Options(4), seed=9)
    journal = match.past[5]
    again = Match(RATTUS, RATTUS.read(RATTUS.write(journal.start)), match.seed, Dice(match.seed))
    for each in (*match.past[5:], match.journal):
        for (answer,) in each.answers:
            (question,) = again.open_questions
            again.answer(question.seat, answer)
    assert again.outcome() == match.outcome()


# --- keeping


def test_a_list_of_games_shows_the_round_and_the_supply() -> None:
    match = new_match(Options(2), 3)
    assert RATTUS_KEEPING.summary(match.view(None)) == {"round": 0, "supply": 29}
    assert RATTUS_KEEPING.game is RATTUS and RATTUS_KEEPING.rules


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_every_moment_leaves_a_mark_of_plain_open_data(
    options: Options, tempers: list[str], seed: int
) -> None:
    marks = []
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        mark = RATTUS_KEEPING.mark(match.view(None))
        assert json.loads(json.dumps(mark)) == mark
        if number % 10 == 0 and not match.over:
            imagined = RATTUS.reimagine(match.view(None), Dice(number))
            assert RATTUS_KEEPING.mark(RATTUS.view(imagined, None)) == mark
        marks.append(json.dumps(mark))
    assert len({*marks}) > len(marks) / 3


def test_other_losses_leave_another_mark() -> None:
    one = lay_last(2, cubes={"gallia": (2, 2)}, rats={"gallia": ["2 AW"]}, cards={"king": 1})
    other = one.copy()
    other.cubes["gallia"][0] -= 1
    other.reserves[0] += 1
    marks = [RATTUS_KEEPING.mark(RATTUS.view(table, None)) for table in (one, other)]
    assert marks[0] != marks[1]
