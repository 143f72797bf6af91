"""Sections 6 and 7: points, the next round, the end of the game."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.questions import AnotherRound
from ratland_desktop.games.comme_des_rats.rules.scoring import outcome
from ratland_desktop.games.comme_des_rats.rules.table import Rat, Table
from ratland_desktop.games.comme_des_rats.rules.words import Began, Decided, GameEnd, RoundEnd, Shown
from ratland_desktop.tabletop.dialogue import Together
from tests.games.comme_des_rats.kit import begin, lay, rat, score, turn


def points(table: Table) -> list[int]:
    return [each.points for each in table.rats]


# --- the end of a round


@pytest.mark.parametrize(
    ("doors", "out", "because"),
    [
        (["cheese1", "", ""], False, RoundEnd.DOORS_EMPTY),
        (["cheese1", "cheese1", ""], True, RoundEnd.OUT),
        (["", "cheese1", ""], True, RoundEnd.BOTH),
    ],
)
def test_a_round_ends_with_somebody_out_or_two_empty_doors(
    doors: list[str], out: bool, because: RoundEnd
) -> None:
    table = lay(rat(bandages=3 if out else 0), rat(), rat(), doors=doors, active=1)
    told = turn(table, "heal heal", "keep", 2)
    empty = tuple(number for number, door in enumerate(doors) if not door)
    assert told.one(h.RoundEnded) == h.RoundEnded((0,) if out else (), empty, because)


def test_with_one_empty_door_the_round_goes_on() -> None:
    told = turn(lay(rat(), rat(), rat(), doors=["", "cheese1", "cheese1"]), "heal heal", "keep", 2)
    assert not told.of(h.RoundEnded) and told.of(h.TurnBegan)[-1] == h.TurnBegan(1, 2)


def test_cheese_scores_and_who_is_out_gets_nothing() -> None:
    table = lay(rat("cheese2 clover cheese1", points=1), rat("", bandages=3, points=4), rat("cheese2"))
    told = score(table)
    assert told.of(h.StashShown) == [
        h.StashShown(0, ("clover", "cheese1", "cheese2"), cheese=3, clovers=0),
        h.StashShown(2, ("cheese2",), cheese=2, clovers=0),
    ]
    assert told.one(h.RoundScored) == h.RoundScored(gained=(3, 0, 2), points=(4, 4, 2))
    assert points(table) == [4, 4, 2] and not told.of(h.Consoled)


def test_if_nobody_scores_everybody_who_is_not_out_gets_two_points() -> None:
    table = lay(rat("clover"), rat(bandages=3), rat(), rat())  # R9
    told = score(table)
    assert told.one(h.Consoled) == h.Consoled((0, 2, 3), 2)
    assert told.one(h.RoundScored).gained == (2, 0, 2, 2)


def test_if_all_are_out_nobody_gets_any_point() -> None:
    told = score(lay(rat(bandages=3), rat(bandages=3), rat(bandages=3)))
    assert not told.of(h.Consoled) and told.one(h.RoundScored).gained == (0, 0, 0)


def test_the_alchemists_clovers_count_before_anybody_is_consoled() -> None:
    table = lay(rat("clover clover", role="alchemist"), rat(role="fool"), rat("clover", role="hypnotist"))
    told = score(table)
    assert told.of(h.StashShown)[0] == h.StashShown(0, ("clover", "clover"), cheese=0, clovers=2)
    assert told.one(h.RoundScored).gained == (2, 0, 0) and not told.of(h.Consoled)


def test_an_alchemist_who_is_out_gets_nothing() -> None:
    table = lay(rat("", bandages=3, role="alchemist"), rat("cheese1", role="fool"), rat(role="hypnotist"))
    table.rats[0].lost = ["clover"]
    assert score(table).one(h.RoundScored).gained == (0, 1, 0)


def test_all_closed_roles_are_shown_after_scoring_also_of_who_is_out() -> None:
    table = lay(rat(role="al_ratone", shown=True), rat(bandages=3, role="fool"), rat(role="hypnotist"))
    told = score(table)  # R14
    assert told.of(h.RoleShown) == [
        h.RoleShown(1, "fool", Shown.ROUND_OVER),
        h.RoleShown(2, "hypnotist", Shown.ROUND_OVER),
    ]
    assert told.kinds.index("RoundScored") < told.kinds.index("RoleShown")
    assert table.records[0].roles == ("al_ratone", "fool", "hypnotist")


def test_a_stash_is_shown_sorted_so_that_nobody_learns_the_order_of_drawing() -> None:
    shown = {
        score(lay(rat(stash), rat(), rat())).of(h.StashShown)[0].cards
        for stash in ("cheese2 clover cheese1", "clover cheese1 cheese2", "cheese1 cheese2 clover")
    }
    assert shown == {("clover", "cheese1", "cheese2")}


@pytest.mark.parametrize("out", [False, True])
def test_the_next_round_begins_to_the_left_of_the_last_active_player_even_if_that_one_was_out(
    out: bool,
) -> None:
    table = lay(rat("cheese1"), rat(), rat(bandages=3 if out else 0), active=1)  # R10
    score(table)
    assert table.active == 2
    told = begin(table)
    assert told.story[0] == h.RoundBegan(2, 2, Began.TO_THE_LEFT)


def test_bandages_and_cards_do_not_carry_over() -> None:
    table = lay(rat("cheese1 clover", bandages=2), rat(bandages=3), rat("cheese2"))  # R3
    table.rats[1].lost, table.middle = ["cheese1"], ["trap"]
    score(table)
    assert all(not (each.bandages or each.stash or each.lost) for each in table.rats)
    begin(table)
    assert [len(door.cards) for door in table.doors] == [5, 5, 5] and table.middle == []


def test_tokens_never_run_out() -> None:
    table = lay(*[rat("cheese2 " * 20, points=500, bandages=2) for _ in range(5)])  # R1
    assert score(table).one(h.RoundScored).points == (540,) * 5


# --- the end of the game


def finished(*stashes: Rat, round: int = 3, answers: tuple[str, ...] = ()) -> tuple[Table, list[object]]:
    table = lay(*stashes, round=round)
    return table, [*score(table, *answers).story]


@pytest.mark.parametrize(
    ("before", "round", "because"),
    [
        ((5, 0, 0), 1, GameEnd.SEVEN_POINTS),
        ((5, 0, 0), 2, GameEnd.SEVEN_POINTS),
        ((4, 0, 0), 1, None),
        ((4, 0, 0), 2, None),
        ((4, 0, 0), 3, GameEnd.THIRD_ROUND),
    ],
)
def test_the_game_ends_with_seven_points_or_after_the_third_round(
    before: tuple[int, ...], round: int, because: GameEnd | None
) -> None:
    table = lay(rat("cheese2", points=before[0]), rat(points=before[1]), rat(points=before[2]), round=round)
    told = score(table)
    assert table.ended == (because is not None)
    assert [ended.because for ended in told.of(h.GameEnded)] == ([because] if because else [])


def test_most_points_win_and_places_are_shared() -> None:
    table, story = finished(rat("cheese1", points=3), rat(points=6), rat(points=2), rat(points=2))
    assert story[-1] == h.GameEnded(
        places=(2, 1, 3, 3), points=(4, 6, 2, 2), cards=(1, 0, 0, 0), winners=(1,),
        because=GameEnd.THIRD_ROUND, decided=Decided.POINTS,
    )  # fmt: skip
    assert outcome(table).winners == (1,)
    assert [standing.place for standing in outcome(table).standings] == [2, 1, 3, 3]


def test_on_a_tie_more_cards_of_any_kind_in_the_last_stash_win() -> None:
    table, story = finished(
        rat("cheese2", points=4), rat("cheese1 clover trap", points=5), rat("cheese1 cheese1", points=0)
    )  # R11
    ended = story[-1]
    assert isinstance(ended, h.GameEnded)
    assert (ended.winners, ended.decided, ended.cards) == ((1,), Decided.CARDS, (1, 3, 2))
    assert outcome(table).standings[1].tiebreak == 3


def test_who_was_out_has_no_card_to_break_a_tie_with() -> None:
    out = rat(bandages=3, points=7)
    out.lost = ["cheese1", "cheese1"]
    _, story = finished(out, rat("cheese1", points=6), rat())
    assert isinstance(story[-1], h.GameEnded) and story[-1].winners == (1,)


def tied(round: int) -> Table:
    return lay(rat("cheese1", points=6), rat("cheese1", points=6), rat(points=1), round=round)


def test_on_a_full_tie_all_tied_players_are_asked_together_in_the_open() -> None:
    told = score(tied(3))
    assert told.waiting == Together(
        [AnotherRound(0, ("share", "play"), (0, 1)), AnotherRound(1, ("share", "play"), (0, 1))]
    )
    assert not (AnotherRound.private or AnotherRound.sealed or AnotherRound.quiet)


@pytest.mark.parametrize("answers", [("share", "play"), ("play", "share"), ("share", "share")])
def test_one_no_shares_the_victory(answers: tuple[str, str]) -> None:
    table = tied(3)
    told = score(table, *answers)
    ended = told.one(h.GameEnded)
    assert (ended.winners, ended.decided) == ((0, 1), Decided.SHARED) and table.ended
    assert outcome(table).winners == (0, 1)


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_if_all_tied_players_want_it_one_more_round_is_played_with_everybody(round: int) -> None:
    table = tied(round)  # R12
    told = score(table, "play", "play")
    assert told.one(h.OneMoreRound) == h.OneMoreRound((0, 1)) and not table.ended
    again = begin(table)
    assert again.story[0] == h.RoundBegan(round + 1, 1, Began.ONE_MORE_ROUND)
    table.rats[2].stash = ["cheese2"]
    table.agenda.clear()
    more = score(table)
    assert more.one(h.RoundScored).points == (7, 7, 3)  # added like any other round


def test_after_the_sixth_round_nobody_is_asked_any_more() -> None:
    table = tied(6)
    told = score(table)
    assert told.waiting is None and told.one(h.GameEnded).decided is Decided.SHARED and table.ended
