"""Section 11: nobody learns a face that is down. Change it, and all others see and are asked the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.game import RATTUS, RattusMatch, new_match
from ratland_desktop.games.rattus.rules.previews import bites, placing_preview, plague_preview
from ratland_desktop.games.rattus.rules.table import Options, Rat, Table
from ratland_desktop.games.rattus.rules.words import OVER
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.rattus import playing
from tests.games.rattus.kit import lay, sit
from tests.games.rattus.playing import moments, played


def shuffled(table: Table, dice: Dice, stays: Callable[[Rat], bool] = lambda rat: False) -> Table:
    """The same table with other faces under the tokens that are down, among those of the same origin.

    What `stays` keeps its face. Tokens from the supply, the supply and those taken out are shuffled together.
    """
    copy = table.copy()
    spots = [(row, place) for row in copy.rats.values() for place, rat in enumerate(row) if not stays(rat)]
    for laid in (True, False):
        mine = [(row, place) for row, place in spots if row[place].laid == laid]
        faces = [row[place].face for row, place in mine] + ([] if laid else [*copy.supply, *copy.out])
        dice.shuffle(faces)
        for row, place in mine:
            row[place] = Rat(faces.pop(), laid, row[place].seen)
        if not laid:
            copy.supply[:] = [faces.pop() for _ in copy.supply]
            copy.out[:] = [faces.pop() for _ in copy.out]
    return copy


def test_shuffling_changes_faces_and_keeps_all_49_tokens() -> None:
    table = new_match(Options(2), 1)._table
    other = shuffled(table, Dice(1))
    assert other.supply != table.supply and other.rats != table.rats
    for one in (table, other):
        faces = [rat.face for row in one.rats.values() for rat in row]
        assert sorted([*faces, *one.supply, *one.out]) == [*range(1, 50)]
        assert all(rat.laid and rat.face <= 12 for row in one.rats.values() for rat in row)


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_no_view_changes_with_faces_that_its_seat_has_not_looked_at(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        table = match._table
        if number % 3 or table.stage is OVER:
            continue
        everything = shuffled(table, Dice(number))
        assert RATTUS.view(everything, None) == match.view(None)
        for seat in range(options.players):
            rest = shuffled(table, Dice(number), lambda rat, seat=seat: seat in rat.seen)  # type: ignore[misc]
            assert repr(RATTUS.view(rest, seat)) == repr(match.view(seat))


def refusal(match: RattusMatch, answer: object) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(match.open_questions[0].seat, answer)
    return refused.value.code, refused.value.params


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_questions_stories_refusals_and_the_open_table_are_the_same_whatever_lies_under_the_tokens(
    options: Options, tempers: list[str], seed: int
) -> None:
    """From the start of every round, with the same answers, until a token is turned up."""
    match = new_match(options, seed)
    for _ in moments(match, tempers, seed + 1):
        pass
    for number, journal in enumerate([*match.past, match.journal]):
        one = Match(RATTUS, journal.start.copy(), seed, Dice(seed))
        other = Match(RATTUS, shuffled(journal.start, Dice(number)), seed, Dice(seed))
        for (answer,) in journal.answers:
            if any(isinstance(x, h.RatTurned) for x in one.story):
                break
            assert repr(one.open_questions) == repr(other.open_questions)
            assert one.story == other.story and one.view(None) == other.view(None)
            assert [one.can_undo(s) for s in range(options.players)] == [
                other.can_undo(s) for s in range(options.players)
            ]
            assert refusal(one, ["witch", "nowhere", 0]) == refusal(other, ["witch", "nowhere", 0])
            for each in (one, other):
                each.answer(each.open_questions[0].seat, answer)


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_what_stands_on_the_shared_screen_does_not_change_with_hidden_faces(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if number % 29 or match.over:
            continue
        one, other = match.view(None), RATTUS.view(shuffled(match._table, Dice(number)), None)
        assert bites(one, "king") == bites(other, "king")
        for region in one.cubes:
            assert plague_preview(one, region) == plague_preview(other, region)
            assert placing_preview(one, region, 1) == placing_preview(other, region, 1)


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_no_open_happening_knows_a_face_before_it_is_turned_up(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    shown: set[int] = set()
    for story in match.stories:
        for happening in story:
            assert not isinstance(happening, h.FaceSeen)
            if isinstance(happening, h.RatTurned):
                assert happening.face not in shown
                shown.add(happening.face)
            if isinstance(happening, h.Struck):
                assert happening.face in shown
    assert shown == {rat.face for rat in match._table.turned}


def test_another_face_under_the_witchs_token_is_whispered_to_her_and_shows_nowhere_else() -> None:
    sittings = []
    for name in ("1 BC", "6 MAAKR"):
        table = lay(3, rats={"gallia": [name], "italia": ["2 AW"]}, cards={"witch": 0})
        sittings.append(sit(table, ("witch", "gallia", 0), ["italia", 0], False))
    one, other = (sitting.match for sitting in sittings)
    assert one.whispers(0) != other.whispers(0) and one.view(0) != other.view(0)
    assert one.story == other.story and one.open_questions == other.open_questions
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
    for seat in (1, 2):
        assert one.whispers(seat) == other.whispers(seat) == ()


def test_everything_is_turned_up_for_everybody_when_the_game_is_over() -> None:
    match = played(Options(2), seed=3)
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view.supply == tuple(match._table.supply) and view.out == tuple(match._table.out)
        assert all(rat.face for row in view.rats.values() for rat in row)
    before = Match.resume(RATTUS, match.seed, match.past[:-1], match.past[-1]).view(None)
    assert {*before.supply, *before.out} == {0}
