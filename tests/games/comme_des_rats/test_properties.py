"""Section 16: what must always hold, for every number of players and every variant."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS, deck
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.words import Aimed
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.playing import EVERY_VARIANT, copy_of, moments, played, whole_story

CHECKOUT = Path(__file__).resolve().parents[3]
whole_games = given(playing.options, playing.tempers, playing.seeds)


def check_table(table: Table, unmasked: bool) -> None:
    """Everything that holds at every moment."""
    for rat in table.rats:
        assert 0 <= rat.bandages <= 3 and rat.out == (rat.bandages == 3)
        assert not (rat.out and rat.stash) and (rat.out or not rat.lost)
        may_hold_traps = rat.role == "fool" and not rat.role_shown
        assert may_hold_traps or "trap" not in rat.stash
        assert not unmasked or "trap" not in rat.stash
    check_cards(table)


def check_cards(table: Table) -> None:
    """Cards are conserved, by kind."""
    if table.doors:
        cards = [card for door in table.doors for card in door.cards] + [*table.middle]
        cards += [card for rat in table.rats for card in (*rat.stash, *rat.lost)]
        cards += ["trap"] * sum(door.sprung for door in table.doors)
        assert Counter(cards) == Counter(deck(table.seats))
        assert all(len(door.cards) + len(door.taken) == 5 for door in table.doors)


@settings(max_examples=15)
@whole_games
def test_cards_are_conserved_and_bandages_stashes_and_traps_are_where_they_can_be(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        check_table(match._table, any(isinstance(told, h.FoolUnmasked) for told in match.story))


@settings(max_examples=15)
@whole_games
def test_doors_only_lose_their_top_card_and_every_door_begins_with_five_and_a_trap(
    options: Options, tempers: list[str], seed: int
) -> None:
    before: list[list[str]] = []
    stories = 0
    for match in moments(new_match(options, seed), tempers, seed + 1):
        piles = [[*door.cards] for door in match._table.doors]
        arranged = any(isinstance(told, h.PilesRearranged) for told in match.story)
        if len(match.stories) > stories and piles:
            stories = len(match.stories)
            assert all(len(pile) == 5 and "trap" in pile for pile in piles)
        elif piles and not (arranged and len(before[0]) == 5):
            assert all(pile == old[: len(pile)] for pile, old in zip(piles, before, strict=True))
        before = piles


@settings(max_examples=15)
@whole_games
def test_at_the_start_of_every_turn_nobody_is_out_and_at_most_one_door_is_empty(
    options: Options, tempers: list[str], seed: int
) -> None:
    turns = 0
    for match in moments(new_match(options, seed), tempers, seed + 1):
        if [question for question in match.open_questions if question.kind in ("reroll", "partners")]:
            turns += 1
            seen = match.view(None)
            assert not any(rat.out for rat in seen.rats)
            assert sum(not door.left for door in seen.doors) <= 1
    assert turns or (options.four_dice and options.roles)


def turns_of(match: CommeDesRatsMatch) -> list[list[Happening]]:
    """The open story, turn by turn."""
    turns: list[list[Happening]] = []
    for story in match.stories:
        for told in story:
            if isinstance(told, h.TurnBegan):
                turns.append([])
            if isinstance(told, h.RoundEnded):
                turns.append([])  # what follows belongs to no turn
            if turns:
                turns[-1].append(told)
    return [turn for turn in turns if isinstance(turn[0], h.TurnBegan)]


@whole_games
def test_in_one_turn_the_cat_is_sent_to_nobody_twice_never_to_its_sender_nor_to_who_is_out(
    options: Options, tempers: list[str], seed: int
) -> None:
    for turn in turns_of(played(options, tempers, seed)):
        sent = [told for told in turn if isinstance(told, h.CatSent)]
        targets = [told.target for told in sent]
        assert len({*targets}) == len(targets) and all(told.by != told.target for told in sent)
        for told in sent:
            before = turn[: turn.index(told)]
            assert h.WentOut not in {type(x) for x in before if getattr(x, "seat", None) == told.target}
            assert (told.because is Aimed.REDIRECTED) == (type(before[-1]) is h.RoleShown)


@whole_games
def test_every_key_takes_at_least_one_card_and_a_turn_at_most_four_or_six(
    options: Options, tempers: list[str], seed: int
) -> None:
    for turn in turns_of(played(options, tempers, seed)):
        drawn = [told for told in turn if isinstance(told, h.Stored | h.TrapSprung)]
        keys = [told for told in turn if isinstance(told, h.ActionBegan) and told.die in ("key1", "key2")]
        assert len(keys) <= len(drawn) <= (6 if options.four_dice else 4)
        for key in keys:
            after = turn[turn.index(key) + 1]
            assert isinstance(after, h.Stored | h.TrapSprung) and after.seat == key.seat


@whole_games
def test_every_turn_has_a_roll_partners_shared_dice_and_an_end_for_each_die(
    options: Options, tempers: list[str], seed: int
) -> None:
    for turn in turns_of(played(options, tempers, seed)):
        kinds = Counter(type(told) for told in turn)
        pairs = 2 if options.four_dice else 1
        assert kinds[h.Rolled] in ((1,) if options.four_dice else (1, 2))
        assert kinds[h.PartnerNamed] + kinds[h.PartnersNamed] == 1
        assert kinds[h.DieKept] + kinds[h.RatCardTurned] == pairs
        assert kinds[h.ActionBegan] + kinds[h.ActionLapsed] == pairs + 1


@whole_games
def test_points_never_fall_and_a_round_hands_out_its_cheese_or_two_for_everybody(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    cheese = sum(DOOR_CARDS[card].worth for card in deck(options.seats))
    clovers = deck(options.seats).count("clover") if options.roles else 0
    for story in match.stories:
        (scored,) = [told for told in story if isinstance(told, h.RoundScored)]
        (ended,) = [told for told in story if isinstance(told, h.RoundEnded)]
        consoled = [told for told in story if isinstance(told, h.Consoled)]
        assert min(scored.gained) >= 0 and all(scored.gained[seat] == 0 for seat in ended.out)
        if consoled:
            assert scored.gained == tuple(0 if s in ended.out else 2 for s in range(options.seats))
        else:
            assert sum(scored.gained) <= cheese + clovers
            assert any(scored.gained) or len(ended.out) == options.seats
    points = [told.points for told in whole_story(match) if isinstance(told, h.RoundScored)]
    assert all(old <= new for before, after in pairwise(points)
               for old, new in zip(before, after, strict=True))  # fmt: skip


@whole_games
def test_a_game_has_one_to_three_rounds_and_at_most_six_after_ties(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    wanted = sum(isinstance(told, h.OneMoreRound) for told in whole_story(match))
    assert 1 <= len(match.stories) <= 6 and len(match.stories) <= 3 + wanted
    for number, story in enumerate(match.stories[:-1], 1):
        (scored,) = [told for told in story if isinstance(told, h.RoundScored)]
        more = any(isinstance(told, h.OneMoreRound) for told in story)
        assert more == (number >= 3 or max(scored.points) >= 7)
    ended = match.stories[-1][-1]
    outcome = match.outcome()
    assert isinstance(ended, h.GameEnded) and outcome
    assert outcome.winners == ended.winners and ended.points == points_of(match)


def points_of(match: CommeDesRatsMatch) -> tuple[int, ...]:
    return tuple(rat.points for rat in match.view(None).rats)


@whole_games
def test_the_same_set_up_seed_and_answers_give_the_same_game(
    options: Options, tempers: list[str], seed: int
) -> None:
    one, other = played(options, tempers, seed), played(options, tempers, seed)
    assert whole_story(one) == whole_story(other) and one._table == other._table


@settings(max_examples=10)
@whole_games
def test_the_order_in_which_simultaneous_answers_come_in_changes_nothing(
    options: Options, tempers: list[str], seed: int
) -> None:
    match, dice = new_match(options, seed), Dice(seed)
    while not match.over:
        asked = match.open_questions
        answers = [(q.seat, playing.answer_for(q, tempers[q.seat], dice)) for q in asked]
        if len(asked) > 1:
            backwards = copy_of(match)
            for seat, answer in reversed(answers):
                backwards.answer(seat, answer)
        for seat, answer in answers:
            match.answer(seat, answer)
        if len(asked) > 1:
            assert match._table == backwards._table and match.story == backwards.story


@settings(max_examples=20)
@given(playing.tempers, playing.seeds)
def test_the_third_rat_is_never_asked_and_never_active(tempers: list[str], seed: int) -> None:
    for match in moments(new_match(Options(2), seed), tempers, seed + 1):
        assert all(question.seat != 2 for question in match.open_questions)
        assert match.view(None).active != 2


def fingerprint(seeds: int) -> str:
    stories = [repr(whole_story(played(options, None, seed)))
               for options in EVERY_VARIANT for seed in range(seeds)]  # fmt: skip
    return hashlib.sha256("\n".join(stories).encode()).hexdigest()


@pytest.mark.slow
def test_games_do_not_depend_on_how_python_hashes() -> None:
    program = "from tests.games.comme_des_rats.test_properties import fingerprint; print(fingerprint(2))"
    for hashing in ("0", "4711"):
        said = subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT, text=True, check=True,
                              env={**os.environ, "PYTHONHASHSEED": hashing}, capture_output=True)  # fmt: skip
        assert said.stdout.strip() == fingerprint(2)


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_every_variant_plays_through_many_times(options: Options) -> None:
    """Games last about as long as section 18 says, although these rats answer by chance."""
    rounds = turns = games = 0
    names = sorted(playing.TEMPERS)
    for seed in range(150):
        match = played(options, [names[(seed + seat) % len(names)] for seat in range(5)], seed)
        check_table(match._table, False)
        games += 1
        rounds += len(match.stories)
        turns += len(turns_of(match))
    assert 1.8 < rounds / games < 2.7 and 4 < turns / rounds < 12
