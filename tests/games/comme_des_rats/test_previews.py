"""What screens ask of views: what a choice would do and why another is missing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules import previews as p
from ratland_desktop.games.comme_des_rats.rules.cards import deck
from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.happenings import ActionBegan, ActionLapsed, RatCardTurned
from ratland_desktop.games.comme_des_rats.rules.questions import Partner, Pile, React, Reroll, Target, Victim
from ratland_desktop.games.comme_des_rats.rules.scoring import Worth
from ratland_desktop.games.comme_des_rats.rules.steps import TakeBandage
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.view import View, view
from ratland_desktop.games.comme_des_rats.rules.why_not import NotOffered, why_no_reroll, why_not
from ratland_desktop.games.comme_des_rats.rules.words import Cause, Lapsed
from ratland_desktop.tabletop.dialogue import Question
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.kit import Heard, drawn, lay, play, rat, turn
from tests.games.comme_des_rats.playing import moments
from tests.games.comme_des_rats.test_third_rat import partnered, three

# --- why not


def waiting(heard: Heard) -> Question:
    assert isinstance(heard.waiting, Question)
    return heard.waiting


def test_an_empty_door_says_that_no_card_is_left() -> None:
    seen = view(lay(rat(), rat(), rat(), doors=["", "trap", "trap"]), 0)
    assert why_not(seen, Pile(0, (1, 2), 0, 1)) == {0: NotOffered.NO_CARD_LEFT}


def test_who_cannot_be_robbed_or_visited_has_a_reason_and_oneself_is_not_shown() -> None:
    table = lay(rat(), rat("clover"), rat(bandages=3), rat("clover"), rat(), visited=(3,))
    seen = view(table, 0)
    assert why_not(seen, Victim(0, (1, 3), 0)) == {
        2: NotOffered.OUT,
        4: NotOffered.NOTHING_TO_STEAL,
    }
    assert why_not(seen, Target(0, (1, 4))) == {2: NotOffered.OUT, 3: NotOffered.ALREADY_VISITED}


def test_the_third_rat_without_a_closed_card_cannot_be_a_partner() -> None:
    seen = view(three(cards=0), 0)
    assert why_not(seen, Partner(0, (1,), ("key1", "heal"))) == {2: NotOffered.NO_CARD_LEFT}


def test_on_the_private_screen_a_missing_clover_and_a_hypnotist_without_a_way_out_have_a_reason() -> None:
    table = lay(rat("cheese1", role="hypnotist"), rat(role="fool"), rat(role="alchemist"), visited=(0, 1, 2))
    question = waiting(play(table, steps=[TakeBandage(0, Cause.CAT, 1)]))
    assert why_not(view(table, 0), question) == {
        "clover": NotOffered.NO_CLOVER,
        "redirect-": NotOffered.NOWHERE_ELSE,
    }
    assert why_not(view(table, 0), React(0, ("take", "clover"), Cause.TRAP, None, 0)) == {}


def test_all_is_on_offer_elsewhere() -> None:
    assert why_not(view(lay(rat(), rat(), rat()), 0), Reroll(0, ("keep", "reroll"), ("key1", "heal"))) == {}


def test_the_dice_are_rolled_again_only_once_and_not_with_four_dice() -> None:
    table = lay(rat(), rat(), rat())
    turn(table, "key1 heal")
    assert why_no_reroll(view(table, None)) is None
    table = lay(rat(), rat(), rat())
    turn(table, "key1 heal key1 heal", "reroll")
    assert why_no_reroll(view(table, None)) is NotOffered.ONLY_ONCE
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)
    turn(table, "key1 heal key1 heal")
    assert why_no_reroll(view(table, None)) is NotOffered.FOUR_DICE


@settings(max_examples=8)
@given(playing.options, playing.tempers, playing.seeds)
def test_what_is_offered_and_what_has_a_reason_are_everything(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            reasons = why_not(match.view(question.seat), question)
            offered = {*getattr(question, "options", ())}
            assert not offered & {*reasons}
            others = {seat for seat in range(options.seats) if seat != question.seat}
            if isinstance(question, Pile):
                assert offered | {*reasons} == {*range(options.seats)}
            elif isinstance(question, Victim):
                assert offered | {*reasons} == {*range(options.seats)} - {question.actor}
            elif isinstance(question, Partner | Target):
                assert offered | {*reasons} == others


# --- what it would do


def test_a_pair_of_dice_can_be_shared_in_two_ways_or_one() -> None:
    assert p.ways_to_share(("key2", "claws")) == (p.Sharing("key2", "claws"), p.Sharing("claws", "key2"))
    assert p.ways_to_share(("heal", "heal")) == (p.Sharing("heal", "heal"),)


def test_the_third_rats_closed_cards_tell_how_likely_it_keeps_which_die() -> None:
    table = three(card=1)
    seen = view(table, 0)
    ways = p.ways_of_the_third_rat(seen, ("key2", "claws"))  # cards 4 and 6 like claws better
    assert ways == (p.Sharing("key2", "claws", 4 / 6), p.Sharing("claws", "key2", 2 / 6))
    assert p.ways_of_the_third_rat(seen, ("theft", "theft")) == (p.Sharing("theft", "theft", 1.0),)
    table.rats[2].bandages = 2
    assert p.ways_of_the_third_rat(view(table, 0), ("heal", "key2")) == (p.Sharing("heal", "key2", 1.0),)
    _, told = partnered(4, "key2 claws")
    assert told.one(RatCardTurned).kept == "claws"


def test_each_die_says_what_it_could_do_now() -> None:
    table = lay(rat(), rat("cheese1"), rat(bandages=3), doors=["", "trap", "trap"], visited=())
    seen = view(table, 0)
    assert p.prospect(seen, 0, "key2") == p.Prospect(None, doors=(1, 2))
    assert p.prospect(seen, 0, "theft") == p.Prospect(None, victims=(1,))
    assert p.prospect(seen, 0, "claws") == p.Prospect(None, targets=(1,))
    assert p.prospect(seen, 0, "heal") == p.Prospect(Lapsed.NO_BANDAGE)
    assert p.prospect(seen, 2, "key1") == p.Prospect(Lapsed.OUT)


@settings(max_examples=8)
@given(playing.options, playing.tempers, playing.seeds)
def test_a_die_lapses_exactly_if_its_prospect_says_so(
    options: Options, tempers: list[str], seed: int
) -> None:
    """Between the last choice of a die and the first action nothing happens: it comes as it was foreseen."""
    foreseen: View | None = None
    before = (0, 0)
    for match in moments(new_match(options, seed), tempers, seed + 1):
        first = None
        if foreseen is not None and len(match.stories) == before[0]:
            told = match.story[before[1] :]
            first = next((each for each in told if isinstance(each, ActionBegan | ActionLapsed)), None)
        if foreseen is not None and first is not None and first.die is not None:
            lapses = first.because if isinstance(first, ActionLapsed) else None
            assert p.prospect(foreseen, first.seat, first.die).lapses == lapses
        chosen = any(question.kind in ("keep", "die") for question in match.open_questions)
        foreseen = match.view(None) if chosen else None
        before = len(match.stories), len(match.story)


@pytest.mark.parametrize(
    ("left", "sprung", "keys", "omen"),
    [
        (0, 1, 1, p.Omen.EMPTY),
        (5, 0, 1, p.Omen.ONE_IS_SURE),
        (1, 0, 1, p.Omen.SURELY),
        (2, 0, 2, p.Omen.SURELY),
        (2, 0, 1, p.Omen.ONE_IS_SURE),
        (3, 1, 1, p.Omen.PERHAPS),
        (3, 2, 1, p.Omen.SAFE),
    ],
)
def test_words_about_a_door(left: int, sprung: int, keys: int, omen: p.Omen) -> None:
    table = lay(rat("cheese1 " * (5 - left - sprung)), rat(), rat(), doors=["x " * left, "x " * 5, "x " * 5])
    drawn(table, 0, *[0] * sprung, sprung=True)
    drawn(table, 0, *[0] * (5 - left - sprung))
    outlook = p.door_outlook(view(table, None), 0, keys)
    assert outlook.omen is omen
    assert outlook.chance is not None and (outlook.chance == 1) == (omen is p.Omen.SURELY)


def test_nobody_knows_where_somebody_with_a_closed_role_has_stored_a_card() -> None:
    table = lay(rat("x", role="fool"), rat(role="al_ratone"), rat(role="hypnotist"),
                doors=["x " * 4, "x " * 5, "x " * 5])  # fmt: skip
    drawn(table, 0, 0)
    assert p.door_outlook(view(table, None), 0, 1) == p.DoorOutlook(None, p.Omen.WHO_KNOWS)


@settings(max_examples=8)
@given(playing.options, playing.seeds)
def test_what_is_still_hidden_is_the_deck_without_what_lies_open(options: Options, seed: int) -> None:
    for match in moments(new_match(options, seed), ["chance"] * 5, seed):
        table = match._table
        if match.over or not table.doors:
            continue
        counts = {p.still_hidden(match.view(seat)).__str__() for seat in (None, *range(options.seats))}
        assert len(counts) == 1  # the same for everybody
        hidden = p.still_hidden(match.view(None))
        shown = [*table.middle, *(table.rats[2].stash + table.rats[2].lost if options.players == 2 else [])]
        shown += ["trap"] * sum(door.sprung for door in table.doors)
        assert all(deck(options.seats).count(kind) - shown.count(kind) == hidden[kind] for kind in hidden)


def test_a_hit_says_how_bad_it_is() -> None:
    seen = view(lay(rat("cheese1 clover", bandages=2), rat("cheese1", bandages=1), rat()), 2)
    assert p.hit(seen, 0) == p.Hit(bandages=3, out=True, cards_lost=2)
    assert p.hit(seen, 1) == p.Hit(bandages=2, out=False, cards_lost=0)


def test_the_own_stash_has_its_worth_with_its_terms_and_nobody_elses() -> None:
    table = lay(rat("cheese2 cheese1 clover clover", role="alchemist"), rat("clover", role="fool"), rat())
    assert p.worth_now(view(table, 0)) == Worth(cheese=3, clovers=2) and Worth(3, 2).points == 5
    assert p.worth_now(view(table, 1)) == Worth(0, 0)
    assert p.worth_now(view(table, None)) is None


def test_bells_ring_where_the_round_may_end_soon() -> None:
    table = lay(rat(bandages=2), rat(bandages=1), rat(bandages=2), rat(), doors=["", "x x", "x x x", "x"])
    assert p.bells(view(table, None)) == p.Bells(seats=(0, 2), doors=(1, 3))
    table = lay(rat(), rat(), rat(), doors=["x", "x x", "x x x"])
    assert p.bells(view(table, None)) == p.Bells((), ())
