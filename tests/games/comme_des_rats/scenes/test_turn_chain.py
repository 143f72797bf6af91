"""The chain of a turn, as the bar and the column show it."""

from __future__ import annotations

from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.view import View, view
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.games.comme_des_rats.scenes.turn_chain import Deed, State, deeds, round_over, stages
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.kit import lay, rat, turn
from tests.games.comme_des_rats.playing import moments


def states(seen: View) -> list[State]:
    return [*(link.state for link in stages(seen)), *(deed.state for deed in deeds(seen))]


def test_the_chain_of_a_turn_moves_on_from_step_to_step() -> None:
    table = lay(rat(), rat(), rat())
    turn(table, "key1 claws")
    assert states(view(table, None)) == [State.NOW, State.COMING, State.COMING]
    table.agenda.clear()
    turn(table, "key1 claws", "keep")
    assert states(view(table, None)) == [State.DONE, State.NOW, State.COMING]
    table.agenda.clear()
    turn(table, "key1 claws", "keep", 2)
    assert states(view(table, None)) == [State.DONE, State.DONE, State.NOW, State.COMING, State.COMING]
    table.agenda.clear()
    turn(table, "key1 claws", "keep", 2, 0)
    assert deeds(view(table, None)) == (
        Deed(2, "key1", Colour.BLACK, State.NOW),
        Deed(0, "claws", Colour.BLACK, State.COMING),
    )
    table.agenda.clear()
    turn(table, "key1 claws", "keep", 2, 0, 0)
    assert [deed.state for deed in deeds(view(table, None))] == [State.DONE, State.NOW]


def test_four_dice_have_three_actions_and_the_last_die_is_known_when_it_is_picked() -> None:
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)
    turn(table, "key1 claws key2 heal", [2, 1], 0, 0, 0, 0)
    assert deeds(view(table, None)) == (
        Deed(1, "key2", Colour.WHITE, State.DONE),
        Deed(2, "key1", Colour.BLACK, State.DONE),
        Deed(0, None, Colour.BLACK, State.NOW),
    )
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)
    turn(table, "key1 claws key2 heal", [2, 1], 0, 0, 0, 0, 0)
    assert deeds(view(table, None))[-1] == Deed(0, "claws", Colour.BLACK, State.NOW)


def test_between_rounds_nobody_acts_and_the_roll_comes_next() -> None:
    start = new_match(Options(3), 1).journal.start
    seen = COMME_DES_RATS.view(start, None)
    assert states(seen) == [State.NOW, State.COMING, State.COMING]


def test_nothing_is_lit_when_the_game_is_over() -> None:
    *_, last = moments(new_match(Options(3), 2), ["chance"] * 5, 3)
    assert last.over
    assert states(last.view(None)) == [State.DONE] * 3


def test_a_round_is_over_from_its_end_until_the_next_one_begins() -> None:
    for match in moments(new_match(Options(3), 1), ["chance"] * 5, 4):
        kinds = [question.kind for question in match.open_questions]
        assert round_over(match.view(None)) == (match.over or "one_more_round" in kinds)
    table = lay(rat(), rat(), rat())
    turn(table, "key1 claws", "keep", 2, 0, 0)
    assert not round_over(view(table, None))
    table.agenda.clear()
    assert round_over(view(table, None))


def test_who_is_out_before_the_own_die_is_shown_as_out() -> None:
    table = lay(rat(bandages=2), rat(), rat(), rat(), four_dice=True)
    turn(table, "key1 heal claws key2", [2, 1], 0, 0, 0)
    told = {deed.seat: deed.out for deed in deeds(view(table, None))}
    assert told == {1: False, 2: False, 0: True}


@settings(max_examples=8)
@given(playing.options, playing.tempers, playing.seeds)
def test_exactly_one_link_is_lit_whenever_somebody_is_asked(
    options: Options, tempers: list[str], seed: int
) -> None:
    order = [State.DONE, State.NOW, State.COMING]
    for match in moments(new_match(options, seed), tempers, seed + 1):
        seen = match.view(None)
        if match.over or seen.turn is None or match.open_questions[0].kind == "one_more_round":
            continue
        lit = states(seen)
        assert lit.count(State.NOW) == 1, (match.open_questions[0], lit)
        assert [*map(order.index, lit)] == sorted(map(order.index, lit))


def test_who_acts_now_is_the_one_whose_die_asks() -> None:
    for match in moments(new_match(Options(4), 5), ["chance"] * 5, 6):
        asked = match.open_questions
        if asked and asked[0].kind in ("pile", "victim", "target"):
            (now,) = [deed for deed in deeds(match.view(None)) if deed.state is State.NOW]
            assert now.seat == asked[0].seat and now.die is not None
