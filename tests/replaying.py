"""Games to watch again, for tests: played by chance, written as a replay and read back."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

from ratland_desktop.games.shelf import SHELF, trials
from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.replay import Replay
from ratland_desktop.hotseat.simulation import play_out
from ratland_desktop.saves.replays import read_replay, replay_bytes
from ratland_desktop.screens.replay import replay_in
from ratland_desktop.tabletop.dialogue import IllegalSetup
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import Seat

GAMES = [*SHELF]
WHEN = datetime(2026, 3, 14, 18, 30, tzinfo=UTC)


def options_of(name: str, seed: int) -> Any:
    """How a game could be set up: players and variants by chance."""
    trial, chance = trials()[name](), Random(seed)
    while True:
        players = chance.randint(trial.fewest, trial.most)
        chosen = {flag.name: chance.choice(flag.choices or (False, True)) for flag in trial.flags}
        options = trial.options(players, chosen, None)
        try:
            trial.new_match(options, seed)
        except IllegalSetup:
            continue
        return options


def played(name: str, seed: int) -> AnyMatch:
    """A whole game by chance."""
    match: AnyMatch = Match.new(SHELF[name].keeping.game, options_of(name, seed), seed)
    play_out(match, Dice(seed + 1))
    return match


def seats_of(match: AnyMatch) -> tuple[Seat, ...]:
    colours = (
        "teal",
        "red",
        "sand",
        "blue",
        "rose",
        "sage",
        "violet",
        "sky",
        "lime",
        "orange",
        "grey",
        "brown",
    )
    return tuple(
        Seat(f"Rat {n}", colours[n], "bow", "human" if n % 2 else "solid")
        for n in range(match.game.seats(match.starts[0]))
    )


def file_of(name: str, match: AnyMatch, diary: Diary | None = None) -> bytes:
    return replay_bytes(SHELF[name].keeping, match, seats_of(match), (diary or Diary()).write(), WHEN)


def replay_from(name: str, raw: bytes) -> Replay:
    box: Box = SHELF[name]
    return replay_in(read_replay(raw, SHELF.keepings), box)
