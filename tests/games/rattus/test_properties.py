"""Section 13: what must always hold, for every number of players."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules import last_round
from ratland_desktop.games.rattus.rules.game import RATTUS, RattusMatch, new_match
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.retelling import Retelling
from ratland_desktop.games.rattus.rules.round import play_round
from ratland_desktop.games.rattus.rules.table import CUBES, Options, Table
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, LOST, TURNS
from ratland_desktop.tabletop.dialogue import Happening, Told
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Journal, Match
from tests.games.rattus import playing
from tests.games.rattus.kit import people
from tests.games.rattus.playing import moments, played, whole_story

CHECKOUT = Path(__file__).resolve().parents[3]


def for_every_game(test: Callable[..., None]) -> Callable[..., None]:
    return playing.WHOLE_GAMES(given(playing.options, playing.tempers, playing.seeds)(test))


def turns_of(match: RattusMatch) -> Iterator[tuple[Table, list[Happening], Table]]:
    """Each turn of a finished game: the table before it, its story, and the table after it."""
    starts = [journal.start for journal in (*match.past, match.journal)]
    for before, story, after in zip(starts, match.stories, [*starts[1:], match._table], strict=True):
        if before.stage is TURNS:
            yield before, story, after


def of(story: list[Happening], *kinds: type[Happening]) -> list[Happening]:
    return [happening for happening in story if isinstance(happening, kinds)]


# --- pieces


def check_pieces(table: Table) -> None:
    for seat in range(table.players):
        in_regions = sum(cubes[seat] for cubes in table.cubes.values())
        assert table.reserves[seat] + in_regions + table.castle[seat] == CUBES
    assert min(*table.reserves, *table.castle, *(own for row in table.cubes.values() for own in row)) >= 0
    on_board = [rat.face for row in table.rats.values() for rat in row]
    turned = [rat.face for rat in table.turned]
    assert sorted([*on_board, *turned, *table.supply, *table.out]) == [*FACES]
    assert max(map(len, table.rats.values())) <= 3
    assert {*table.cards.values()} <= {None, *range(table.players)}
    assert table.plague in MAPS[table.players].regions


@for_every_game
def test_cubes_and_tokens_are_each_in_one_place_at_every_happening_and_every_question(
    options: Options, tempers: list[str], seed: int
) -> None:
    """A lost cube is back in its reserve in the same moment: no happening finds one between two places."""
    match = played(options, tempers, seed)
    for journal in (*match.past, match.journal):
        table = journal.start.copy()

        def tell(told: Told, table: Table = table) -> None:
            check_pieces(table)

        script = play_round(table, Dice(1), tell)
        question = next(script, None)
        for (answer,) in journal.answers:
            assert question is not None
            check_pieces(table)
            try:
                question = script.send(answer)
            except StopIteration:
                question = None
        check_pieces(table)


@for_every_game
def test_the_castle_never_shrinks(options: Options, tempers: list[str], seed: int) -> None:
    castle = [0] * options.players
    for match in moments(new_match(options, seed), tempers, seed + 1):
        now = match._table.castle
        assert all(then <= own for then, own in zip(castle, now, strict=True)) and sum(now) - sum(castle) <= 1
        castle = [*now]


@for_every_game
def test_a_card_changes_hands_only_by_being_taken_and_at_most_one_a_turn(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for before, story, after in turns_of(match):
        owners = {**before.cards}
        for taken in of(story, h.CardTaken):
            assert isinstance(taken, h.CardTaken) and taken.owner == owners[taken.card] != taken.seat
            owners[taken.card] = taken.seat
        assert owners == after.cards and len(of(story, h.CardTaken)) <= 1
    assert not of(match.stories[-1], h.CardTaken)


# --- a turn


POWER_OF = {h.CubeSaved: "king", h.RatMoved: "monk", h.CubesMoved: "merchant"}


@for_every_game
def test_in_a_turn_cubes_are_placed_exactly_once_and_each_power_is_used_at_most_once(
    options: Options, tempers: list[str], seed: int
) -> None:
    for before, story, after in turns_of(played(options, tempers, seed)):
        assert len(of(story, h.Placed)) == 1
        owners = {**before.cards}
        for happening in story:
            if isinstance(happening, h.CardTaken):
                owners[happening.card] = happening.seat
            if card := POWER_OF.get(type(happening)):
                assert owners[card] == before.active  # who uses it holds it
        used = Counter(type(x) for x in story)
        assert all(used[kind] <= 1 for kind in (*POWER_OF, h.KnightCounts, h.Swapped, h.PlagueMoved))
        assert used[h.Looked] <= 2
        assert (used[h.Looked] == 0) or owners["witch"] == before.active
        assert (used[h.KnightCounts] == 0) or owners["knight"] == before.active
        assert after.used == ()


@for_every_game
def test_the_piece_ends_each_turn_elsewhere_one_step_away_or_two_with_the_knight(
    options: Options, tempers: list[str], seed: int
) -> None:
    for before, story, after in turns_of(played(options, tempers, seed)):
        steps = MAPS[options.players].steps(before.plague, after.plague)
        knight = after.cards["knight"] == before.active
        assert steps in ((1, 2) if knight else (1,))
        (moved,) = of(story, h.PlagueMoved)
        assert moved == h.PlagueMoved(before.active, before.plague, after.plague, steps or 0)


@for_every_game
def test_action_3_changes_cubes_in_the_infected_region_alone_and_tokens_elsewhere_only_grow(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for start, story, after in turns_of(match):
        now = Retelling.of(RATTUS.view(start, None))
        number = next(n for n, x in enumerate(story) if isinstance(x, h.PlagueMoved))
        for happening in story[: number + 1]:
            now.hear(happening)
        saved = {x.region for x in of(story[number:], h.CubeSaved) if isinstance(x, h.CubeSaved)}
        grown = 0
        for region, cubes in now.cubes.items():
            if region != after.plague:
                assert region in saved or cubes == after.cubes[region]
                assert len(after.rats[region]) >= len(now.rats[region])
                grown += len(after.rats[region]) - len(now.rats[region])
            else:
                assert len(after.rats[region]) <= len(now.rats[region])
        assert grown == now.supply - len(after.supply) <= 2


@for_every_game
def test_after_the_plague_the_infected_region_has_no_tokens_or_no_cubes_and_in_the_end_every_region(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for _, _, after in turns_of(match):
        assert not after.rats[after.plague] or after.plague not in people(after)
    for region, rats in match._table.rats.items():
        assert not rats or not any(match._table.cubes[region])


PRINTED = {"peasant": "P", "merchant": "B", "monk": "C", "knight": "K", "witch": "W", "king": "R"}


@for_every_game
def test_below_the_limit_nothing_changes_and_above_it_losses_are_those_of_the_formula(
    options: Options, tempers: list[str], seed: int
) -> None:  # R18
    match = played(options, tempers, seed)
    now = Retelling.of(RATTUS.view(match.past[0].start, None))
    turned: h.RatTurned | None = None
    struck = 0
    for happening in whole_story(match):
        if isinstance(happening, h.RatTurned):
            turned = happening
            assert turned.cubes == sum(now.cubes[turned.region])
            assert turned.breaks_out == (turned.cubes + turned.neutral >= FACES[turned.face].limit)
        if isinstance(happening, h.Struck):
            assert turned and turned.breaks_out and turned.face == happening.face
            cubes, face = now.cubes[happening.region], FACES[happening.face]
            for seat, own in enumerate(cubes):
                symbols = [symbol for card, symbol in PRINTED.items() if now.cards[card] == seat]
                classes = sum(symbol in face.symbols for symbol in symbols)
                most = face.symbols.count("M") if own == max(cubes) else 0
                loss = min(own, most + face.symbols.count("A") + classes)
                assert happening.left[seat] == own - loss
                assert loss == sum((b.seat, b.result) == (seat, LOST) for b in happening.bites)
            struck += 1
        now.hear(happening)
    assert struck


# --- the whole game


@for_every_game
def test_the_last_plague_gives_the_same_end_in_any_order_of_regions(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    real = last_round.plague_order
    with pytest.MonkeyPatch.context() as patch:

        def any_order(board: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
            order, deserted = real(board)
            mixed = [*order]
            Dice(seed).shuffle(mixed)
            return tuple(mixed), deserted

        patch.setattr(last_round, "plague_order", any_order)
        again = Match.resume(RATTUS, match.seed, match.past, match.journal)
    assert again._table.cubes == match._table.cubes and again._table.reserves == match._table.reserves
    assert again.outcome() == match.outcome()


@for_every_game
def test_the_same_set_up_seed_and_answers_give_the_same_game_and_dice_rest_once_the_table_is_laid(
    options: Options, tempers: list[str], seed: int
) -> None:
    one, other = played(options, tempers, seed), played(options, tempers, seed)
    assert whole_story(one) == whole_story(other)
    assert one._table == other._table and one.outcome() == other.outcome()
    laid = one.past[0].thrown
    assert laid > 0 and {journal.thrown for journal in (*one.past, one.journal)} == {laid}
    assert one._dice.thrown == laid


@for_every_game
def test_there_are_always_rats_on_the_board_so_there_is_always_a_region_to_place_in(
    options: Options, tempers: list[str], seed: int
) -> None:  # R8
    match = played(options, tempers, seed)
    assert not of(whole_story(match), h.NothingToPlace)
    for before, _, _ in turns_of(match):
        assert any(before.rats.values())


@for_every_game
def test_each_turn_brings_the_end_nearer(options: Options, tempers: list[str], seed: int) -> None:
    """It takes a token from the supply, or turns tokens up that nothing replaces, or uses up the reserve."""
    match = played(options, tempers, seed)
    for before, _, after in turns_of(match):
        seat = before.active
        on_board = sum(map(len, before.rats.values())) > sum(map(len, after.rats.values()))
        fewer = len(after.supply) < len(before.supply)
        assert fewer or on_board or after.reserves[seat] < before.reserves[seat]
    assert match._table.turns <= 100


@for_every_game
def test_a_turn_replayed_with_one_answer_fewer_is_the_table_before_that_answer(
    options: Options, tempers: list[str], seed: int
) -> None:
    tables: list[tuple[int, int, Table]] = []
    match = new_match(options, seed)
    for moment in moments(match, tempers, seed + 1):
        if not moment.over:
            tables.append((len(moment.stories) - 1, len(moment.journal.answers), moment._table.copy()))
    journals = [*match.past, match.journal]
    for number, answers, table in tables[:: max(1, len(tables) // 12)]:
        start = journals[number]
        shorter = Journal(start.start, start.thrown, start.answers[:answers])
        assert Match.resume(RATTUS, match.seed, (), shorter)._table == table


@for_every_game
def test_a_game_is_the_settling_then_turns_then_the_last_round(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    first = [type(story[0]).__name__ for story in match.stories]
    assert first == ["TableLaid", *["TurnBegan"] * match._table.turns, "LastRoundBegan"]
    seats = [x.seat for x in whole_story(match) if isinstance(x, h.TurnBegan)]
    assert seats == [(match._table.first + n) % options.players for n in range(len(seats))]
    assert match.journal.start.stage is LAST_ROUND


def test_players_of_these_tempers_reach_all_that_can_happen_and_both_endings() -> None:
    """So that the properties above are tried in the corners, too."""
    endings, told = set(), set()
    for seed in range(12):
        tempers = [["settler"], ["chance"], ["grabber", "herder"]][seed % 3] * 4
        match = played(Options(2 + seed % 3), tempers, seed)
        endings.add(match._table.ending)
        told |= {type(happening) for happening in whole_story(match)}
    every = {x for x in vars(h).values() if isinstance(x, type) and x.__module__ == h.__name__}
    assert every - told == {h.Bite, h.FaceSeen, h.NothingToPlace}  # a row, a whisper, and what never comes up
    assert endings == {"supply", "reserve"}


# --- many games


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_end_and_keep_their_pieces(players: int) -> None:
    names = sorted(playing.TEMPERS)
    for seed in range(300):
        tempers = [names[(seed * 7 + seat * seat) % len(names)] for seat in range(players)]
        match = played(Options(players), tempers, seed)
        check_pieces(match._table)
        assert match._table.turns <= 100


def fingerprint(matches: list[RattusMatch]) -> str:
    text = "\n".join(repr(whole_story(match)) + repr(match.outcome()) for match in matches)
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.slow
def test_games_do_not_depend_on_how_python_hashes() -> None:
    program = (
        "from tests.games.rattus.test_properties import fingerprint, played, Options\n"
        "print(fingerprint([played(Options(p), None, p) for p in (2, 3, 4)]))"
    )
    here = fingerprint([played(Options(p), None, p) for p in (2, 3, 4)])
    environ = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", program]
    said = subprocess.run(command, cwd=CHECKOUT, env=environ, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == here
