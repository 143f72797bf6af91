"""Every happening has a picture and a sound, and no picture fails at any point of its time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ratland_desktop.games.ratland.rules.happenings import BagFilled, Drew, PhaseBegan
from ratland_desktop.games.ratland.rules.retelling import HEAR
from ratland_desktop.games.ratland.rules.words import SEARCH, Board
from ratland_desktop.games.ratland.scenes.table.changes import CHANGES, changes_of
from ratland_desktop.games.ratland.scenes.table.cues import CUES
from ratland_desktop.games.ratland.scenes.table.cues.hunt import area_of, hunters, in_the_bag
from ratland_desktop.games.ratland.scenes.table.reel import Reel
from ratland_desktop.hotseat.session import Session
from ratland_desktop.shell.sound import EFFECTS
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.ratland.scenes.table_evening import evening, scene_of, table_pilot


def moments(found: Session) -> Iterator[tuple[Reel, Happening]]:
    reel = Reel(found)
    while True:
        found.let_computers_play()
        happening = reel.forward()
        if happening is None:
            return
        yield reel, happening


GAMES = [
    (2, Board.OFF), (3, Board.EVERYONE), (4, Board.SECRET),
    (6, Board.OFF), (7, Board.EVERYONE), (12, Board.SECRET),
]  # fmt: skip


def test_every_kind_of_happening_has_a_cue() -> None:
    assert set(CUES) == set(HEAR)


def test_every_sound_exists() -> None:
    for players, board in GAMES:
        for _, happening in moments(evening(players, 1, board=board)):
            for at, sound in CUES[type(happening)].sounds(happening):
                assert sound in EFFECTS
                assert 0 <= at <= CUES[type(happening)].seconds(happening)


@pytest.mark.parametrize(("players", "board"), GAMES)
def test_the_changes_on_the_panels_are_those_of_the_counts(players: int, board: Board) -> None:
    found = evening(players, 7, board=board)
    before = found.shown.copy()
    for reel, happening in moments(found):
        told = reel.told
        for seat, (old, new) in enumerate(zip(before.seats, told.seats, strict=True)):
            changed = {(c.what): c.by for c in changes_of(happening) if c.seat == seat}
            differs = {
                "rats": new.living - old.living,
                "cheese": new.cheese - old.cheese,
                "infirmary": new.poisoned - old.poisoned,
                "lost": new.lost - old.lost,
                "graves": new.buried - old.buried,
            }
            assert changed == {what: by for what, by in differs.items() if by}
        before = told.copy()
    assert set(CHANGES) <= set(CUES)


@pytest.mark.parametrize("players", [2, 5, 12])
def test_the_order_list_is_the_order_in_which_they_draw(players: int) -> None:
    order: list[int] = []
    for reel, happening in moments(evening(players, 3, clans=False)):
        if isinstance(happening, BagFilled):
            found = hunters(reel.story, happening.area, players, reel.told.active)
            assert not order
            order = [hunter.seat for hunter in found]
            assert in_the_bag(reel.story) == len(happening.pieces)
        elif isinstance(happening, Drew):
            assert order.pop(0) == happening.seat
            assert in_the_bag(reel.story) == happening.left
        if isinstance(happening, PhaseBegan) and happening.phase is SEARCH:
            assert area_of(reel.story) is None


@pytest.mark.parametrize(
    ("players", "board", "seed"),
    [
        (2, Board.SECRET, 11),
        pytest.param(5, Board.EVERYONE, 12, marks=pytest.mark.slow),
        pytest.param(9, Board.OFF, 13, marks=pytest.mark.slow),
    ],
)
def test_no_picture_fails_at_any_point_of_its_time(players: int, board: Board, seed: int) -> None:
    found = evening(players, seed, board=board)
    pilot = table_pilot(found, reduced=False)
    seen: set[tuple[type, int]] = set()
    while not pilot.over:
        scene = scene_of(pilot)
        happening = scene.present
        kind = (type(happening), len(getattr(happening, "finds", ())))
        if kind not in seen:
            seen.add(kind)
            for _ in range(12):
                pilot.app.loop_once(0.1)
                if pilot.over:
                    break
        if not pilot.over:
            scene_of(pilot).next()
            pilot.frames()
    assert not pilot.stage.failures
