"""What an answer would do to the totals, told before it is given, from one seat's view alone."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.preview import Preview, Prospect, preview
from ratland_desktop.games.ratjack.rules.reimagining import unseen
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.view import view
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, DRAW, HIDE, OPEN, UNCOVER, Ending, Merit
from tests.games.ratjack import playing
from tests.games.ratjack.kit import down, lay, play, seat, up
from tests.games.ratjack.playing import moments

FIRST = (OPEN, 0, None)


def ahead(table: Table, answer: object, *before: object) -> Preview:
    """The preview of an answer to what is asked after these answers."""
    if before:
        play(table, *before)
    (question,) = play(table.copy()).open
    return preview(view(table, question.seat), question, answer)


def test_a_card_played_open_shows_the_total_it_would_make() -> None:
    table = lay(seat(up("rat_12"), hand=["rat_8", "rat_1"]), seat(down("rat_2"), up("rat_3")))
    shown = ahead(table, FIRST)
    assert shown.of(0) == Prospect(0, 12, (20,)) and shown.of(1) == Prospect(1, 3, (3,))
    assert not shown.turn_over and shown.reckoning is None  # the chip comes first


def test_every_chip_on_offer_shows_its_total() -> None:
    table = lay(
        seat(up("rat_12"), hand=["rat_8", "rat_1"]), seat(), chips=["minus_2", "lock"], display="ABDE"
    )
    play(table, FIRST)
    totals = {letter: ahead(table, (letter, (0, 1))).of(0) for letter in "ABDE"}
    assert {letter: each.totals for letter, each in totals.items()} == {
        "A": (25,),
        "B": (30,),
        "D": (18,),
        "E": (20,),
    }
    assert (
        totals["A"].ratjacks == 1 and totals["B"].outs == 1 and totals["D"].outs == totals["D"].ratjacks == 0
    )


def test_the_line_of_reckoning_says_who_would_be_out_and_who_would_score() -> None:
    table = lay(seat(up("rat_12"), hand=["rat_8", "rat_1"]), seat(), seat())
    play(table, FIRST)
    told = ahead(table, ("A", (0, 1))).reckoning
    assert (
        told
        and told.ending is Ending.RATJACK
        and [(a.seat, a.why) for a in told.awards] == [(0, Merit.RATJACK)]
    )
    told = ahead(table, ("B", (0, 1))).reckoning
    assert told and told.out == (0,) and not told.awards and told.ending is None


def test_a_hidden_target_shows_the_odds_by_counting_all_unseen_cards() -> None:
    table = lay(seat(hand=["rat_12", "rat_1"]), seat(up("rat_10"), up("rat_7"), down("rat_3"), down("rat_4")))
    play(table, FIRST)
    shown = ahead(table, (1, 3)).of(1)
    values = sorted(face.value for face in unseen(view(table, 0)))
    assert not shown.certain and [*shown.values] == values and len(values) == len(shown.totals)
    assert shown.totals == tuple(17 + value for value in values)
    assert shown.out_from == 9 and shown.outs == sum(value >= 9 for value in values)
    assert shown.ratjacks == values.count(8)


def test_a_card_that_the_seat_knows_counts_exactly() -> None:
    foe = seat(up("rat_10"), up("rat_7"), down("rat_9", known=(0,)), down("rat_4"))
    table = lay(seat(hand=["rat_12", "rat_1"]), foe, seat())
    play(table, FIRST)
    shown = ahead(table, (1, 2))
    assert shown.of(1) == Prospect(1, 17, (26,)) and shown.of(1).out_from is None
    assert shown.reckoning and shown.reckoning.out == (1,)
    assert ahead(table, (1, 3)).reckoning is None  # what the card shows, all will see together


def test_a_chip_on_the_hidden_target_is_counted_in() -> None:
    foe = seat(up("rat_10"), up("rat_7"), down("rat_3", "zero"), down("rat_4", "double"))
    table = lay(seat(hand=["rat_12", "rat_1"]), foe)
    play(table, FIRST)
    assert {*ahead(table, (1, 2)).of(1).totals} == {17}
    assert ahead(table, (1, 3)).of(1).out_from == 5


def test_hiding_ends_the_turn_and_drawing_does_not() -> None:
    table = lay(seat(up("rat_5"), hand=["rat_2", "rat_1"]), seat(up("rat_9")), deck=[])
    shown = ahead(table, (HIDE, 0, None))
    assert shown.turn_over and shown.of(0) == Prospect(0, 5, (5,))
    assert shown.reckoning and shown.reckoning.ending is Ending.EMPTY_DECK
    table = lay(seat(up("rat_5"), hand=["rat_2"]), seat(), stage=DRAW)
    for pile in (DECK, DISCARD):
        assert not ahead(table, pile).turn_over


def test_what_has_one_answer_is_followed_to_its_end() -> None:
    table = lay(seat(up("rat_12"), hand=["rat_7", "rat_1"]), seat())
    shown = ahead(table, FIRST)  # the 7 discards the only other card
    assert shown.turn_over and shown.of(0).totals == (7,)


def test_uncovering_counts_the_card_that_is_turned_up() -> None:
    table = lay(
        seat(up("rat_3"), down("rat_12"), hand=["rat_7", "rat_1"]), seat(down("rat_2"), down("rat_4"))
    )
    assert ahead(table, (UNCOVER, 0, 1)).of(0).totals == (15,)


def test_an_own_choice_in_a_raid_shows_the_own_total_and_nobody_elses() -> None:
    foes = seat(up("rat_9"), down("rat_2"), down("rat_3")), seat(up("rat_8"), down("rat_4"), down("rat_5"))
    table = lay(seat(hand=["raccoon_12", "rat_1"]), *foes)
    play(table, FIRST)
    one, other = play(table.copy()).open
    shown = preview(view(table, 1), one, 2)
    assert (
        shown.of(1) == Prospect(1, 9, (12,)) and shown.of(2) == Prospect(2, 8, (8,)) and not shown.turn_over
    )
    assert preview(view(table, 2), other, 1).of(2).totals == (12,)


def test_a_single_forced_choice_ends_the_turn_with_a_reckoning() -> None:
    table = lay(seat(hand=["weasel_10", "rat_1"]), seat(up("rat_9"), down("rat_2"), down("rat_3")))
    play(table, FIRST)
    (question,) = play(table.copy()).open
    shown = preview(view(table, 1), question, 1)
    assert shown.of(1).totals == (11,) and shown.turn_over and shown.reckoning


def test_the_opening_changes_no_total() -> None:
    match = new_match(Options(3), 2)
    shown = preview(match.view(1), match.open_questions[1], 0)
    assert [each.totals for each in shown.prospects] == [(0,)] * 3 and not shown.turn_over


# --- in whole games


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_what_a_preview_promises_comes_true(options: Options, tempers: list[str], seed: int) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if match.over or match.handed_in or len(match.open_questions) > 1:
            continue
        (question,) = match.open_questions
        before = repr(match._table)
        options_: Any = question.options  # type: ignore[attr-defined]
        answer = options_[number % len(options_)]
        shown = preview(match.view(question.seat), question, answer)
        assert repr(match._table) == before
        check_promise(match._table.copy(), answer, shown)


def check_promise(table: Table, answer: object, shown: Preview) -> None:
    turn, counted = table.turn, [*table.totals]
    told = play(table, answer).story
    ended = any(isinstance(each, (h.TurnBegan, h.RoundEnded)) for each in told)
    assert shown.turn_over == ended
    if ended:
        for each in told:
            if isinstance(each, h.TotalChanged):
                counted[each.seat] = each.after
            elif isinstance(each, (h.TurnBegan, h.RoundEnded)):
                break
    else:
        counted = [place.total for place in view(table, None).places]
    for prospect in shown.prospects:
        assert counted[prospect.seat] in prospect.totals
    if shown.reckoning:
        points = [(each.seat, each.why, each.whom) for each in told if isinstance(each, h.Point)]
        assert points == [(award.seat, award.why, award.whom) for award in shown.reckoning.awards]
        out = [each for each in told if isinstance(each, h.KnockedOut)]
        assert (out[0].seats if out else ()) == shown.reckoning.out and (not out or out[0].by == turn)
        endings = [each.why for each in told if isinstance(each, h.RoundEnded)]
        assert endings == ([shown.reckoning.ending] if shown.reckoning.ending else [])


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_every_offered_answer_has_a_preview(options: Options, tempers: list[str], seed: int) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            seen = match.view(question.seat)
            offered: Any = question.options  # type: ignore[attr-defined]
            for answer in offered[:: 1 + len(offered) // 6]:
                inside = [place.seat for place in seen.places if not place.out]
                assert [each.seat for each in preview(seen, question, answer).prospects] == inside
