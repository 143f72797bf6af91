"""Every happening has a picture and a sound, and no picture fails at any point of its time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ratland_desktop.games.ratland.rules.happenings import BagFilled, Drew, PhaseBegan
from ratland_desktop.games.ratland.rules.retelling import HEAR
from ratland_desktop.games.ratland.rules.words import SEARCH, Board
from ratland_desktop.games.ratland.scenes.table.changes import CHANGES, GOOD_UP
from ratland_desktop.games.ratland.scenes.table.cues import CUES
from ratland_desktop.games.ratland.scenes.table.cues.bagside import WIDE_LIST, area_of, hunters, inside_bag
from ratland_desktop.games.ratland.scenes.table.cues.fights import LOWEST_PLATE
from ratland_desktop.games.ratland.step_telling import TOGETHER as TOGETHER_TOLD
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.brushes import name_plate
from ratland_desktop.screens.table.cues import Show, playing
from ratland_desktop.screens.table.hands import BEAT
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.panel import changes_of
from ratland_desktop.screens.table.reel import Reel
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.sound import EFFECTS
from ratland_desktop.shell.widgets import Form
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.tabletop.steps import Party, Step, one_by_one, steps_of
from tests.games.ratland.scenes.table_sessions import place_in_secret, scene_of, session, table_pilot
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

LONG_NAMES = ("Oma Wilhelmine", "Opa Karl-Heinz", "Wilhelmine XIV")


def moments(found: Session) -> Iterator[tuple[Reel, Happening]]:
    """Every happening by itself."""
    reel = Reel(found, one_by_one(TABLE_STEPS))
    while True:
        found.let_computers_play()
        step = reel.forward()
        if step is None:
            return
        yield reel, step.shown[0]


def steps(found: Session) -> Iterator[tuple[Reel, Step]]:
    """Every step that the table shows."""
    reel = Reel(found, TABLE_STEPS)
    while True:
        found.let_computers_play()
        step = reel.forward()
        if step is None:
            return
        if not step.quiet:
            yield reel, step


GAMES = [
    (2, Board.OFF), (3, Board.EVERYONE), (4, Board.SECRET),
    (6, Board.OFF), (7, Board.EVERYONE), (12, Board.SECRET),
]  # fmt: skip


def test_every_kind_of_happening_and_every_group_has_a_cue() -> None:
    assert set(CUES.alone) == set(HEAR) == set(TABLE_STEPS)
    assert set(CUES.together) == set(TOGETHER_TOLD)


def test_every_sound_exists() -> None:
    for players, board in GAMES:
        for _, happening in moments(session(players, 1, board=board)):
            for at, sound in CUES.of(happening).sounds(happening):
                assert sound in EFFECTS
                assert 0 <= at <= CUES.of(happening).seconds(happening)


def test_what_is_heard_of_a_step_is_heard_in_order_and_while_it_plays() -> None:
    groups = set()
    for seed, (players, board) in enumerate(GAMES * 3):
        for _, step in steps(session(players, seed, board=board)):
            groups.add(step.group if len(step.shown) > 1 else "")
            played = playing(CUES, step, ["heading"] * len(step.headings), "words")
            times = [at for at, _ in played.sounds]
            assert times == sorted(times) and all(0 <= at <= played.motion for at in times)
            assert {sound for _, sound in played.sounds} <= set(EFFECTS)
    assert groups >= {*CUES.together} - {"moves", "alchemy"}


PHASE_SECONDS, BANNER_SECONDS = 1.35, 1.65


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_banner_never_costs_more_than_a_breath(language: str) -> None:
    """Neither before what it opens nor by itself, where the table waits for somebody below it."""
    found, party = session(6, 3, board=Board.SECRET), Party(frozenset(range(6)), frozenset(range(6)))
    for _ in moments(found):
        pass
    staging = scene_of(table_pilot(session(6), language=language)).staging
    alone = 0
    for story in found.match.stories:
        for step in steps_of(story, TABLE_STEPS, party):
            if not step.headings:
                continue
            played = staging.cast_of(step).playing
            banners = [(type(banner.happening), banner.end - banner.start) for banner in played.openings]
            if not step.shown:
                alone += 1
                banners.append((type(step.headings[-1]), played.timing(by_hand=False).length - played.begins))
            for kind, seconds in banners:
                assert 0 < seconds <= (PHASE_SECONDS if kind is PhaseBegan else BANNER_SECONDS), kind
    assert alone > 10


def test_a_piece_that_is_drawn_by_hand_is_heard_once_it_is_out() -> None:
    for _, happening in moments(session(6, 1)):
        if isinstance(happening, Drew):
            for pressed in range(len(happening.finds) + 1):
                heard = CUES.by_hand[Drew].sounds(happening, pressed)
                assert {sound for _, sound in heard} <= set(EFFECTS)
                assert bool(heard) is bool(pressed) and all(at <= BEAT for at, _ in heard)


@pytest.mark.parametrize(("players", "board"), GAMES)
def test_the_changes_on_the_panels_are_those_of_the_counts(players: int, board: Board) -> None:
    found = session(players, 7, board=board)
    before = found.shown.copy()
    for reel, happening in moments(found):
        told = reel.told
        for seat, (old, new) in enumerate(zip(before.seats, told.seats, strict=True)):
            changed = {(c.what): c.by for c in changes_of(CHANGES, [happening], GOOD_UP) if c.seat == seat}
            differs = {
                "rats": new.living - old.living,
                "cheese": new.cheese - old.cheese,
                "infirmary": new.poisoned - old.poisoned,
                "lost": new.lost - old.lost,
                "graves": new.buried - old.buried,
            }
            assert changed == {what: by for what, by in differs.items() if by}
        before = told.copy()
    assert set(CHANGES) <= set(CUES.alone)


def test_the_changes_of_a_step_are_those_of_all_its_happenings() -> None:
    found = session(12, 7, board=Board.SECRET)
    before = found.shown.copy()
    for reel, step in steps(found):
        cheese = {c.seat: c.by for c in changes_of(CHANGES, step.told, GOOD_UP) if c.what == "cheese"}
        rats = {c.seat: c.by for c in changes_of(CHANGES, step.told, GOOD_UP) if c.what == "rats"}
        for seat, (old, new) in enumerate(zip(before.seats, reel.told.seats, strict=True)):
            assert cheese.get(seat, 0) == new.cheese - old.cheese
            assert rats.get(seat, 0) == new.living - old.living
        before = reel.told.copy()


@pytest.mark.parametrize("players", [2, 5, 12])
def test_the_order_list_is_the_order_in_which_they_draw(players: int) -> None:
    order: list[int] = []
    for reel, happening in moments(session(players, 3, clans=False)):
        if isinstance(happening, BagFilled):
            found = hunters(reel.story, happening.area, players, reel.told.active)
            assert not order
            order = [hunter.seat for hunter in found]
            assert inside_bag(reel.story) == Counter(happening.pieces)
        elif isinstance(happening, Drew):
            assert order.pop(0) == happening.seat
            assert inside_bag(reel.story).total() == happening.left
        if isinstance(happening, PhaseBegan) and happening.phase is SEARCH:
            assert area_of(reel.story) is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_long_names_are_whole_in_an_order_list_of_two_columns(size: tuple[int, int]) -> None:
    """Of those who have drawn, too: their cheese takes more room than the number of their rats."""
    found = session(12, 2, humans=range(12), clans=False)
    found.seats = tuple(replace(seat, name=LONG_NAMES[n % 3]) for n, seat in enumerate(found.seats))
    while found.unseen():
        found.see()
    place_in_secret(found, Dice(2))
    pilot = table_pilot(found, size=size)
    scene = scene_of(pilot)
    order, done = scene.layout.picture.right_part(WIDE_LIST), set()
    while scene.mode is Mode.WATCH or scene.mode is Mode.GATE:
        reel = scene.director.reel
        area = area_of(reel.story)
        listed = hunters(reel.story, area, 12, reel.told.active) if area is not None else []
        if len(listed) > 6:
            drawn = pilot.read().drawn
            names = [text for text in drawn if text.words in LONG_NAMES and order.holds(text.room.centre)]
            assert not any(text.cut for text in names)
            if len(names) == len(listed):  # draws of several at once are shown without the list
                done.add(sum(hunter.won is not None for hunter in listed))
        scene.next()
        pilot.frames()
    assert {1, 6} <= done


@pytest.mark.parametrize("players", [3, 6, 12])
def test_what_is_in_the_bag_can_be_told_from_the_open_story(players: int) -> None:
    """Pieces are added, drawn, put back and scavenged: everybody can count along, and nobody more."""
    for seed in range(6):
        for reel, happening in moments(session(players, seed)):
            if isinstance(happening, Drew):
                inside = inside_bag(reel.story)
                assert inside.total() == happening.left
                before = inside_bag(reel.story, happening)
                assert before == inside + Counter(find.colour for find in happening.finds)


@pytest.mark.parametrize(
    ("players", "board", "seed"),
    [
        (2, Board.SECRET, 11),
        (5, Board.EVERYONE, 12),
        (9, Board.OFF, 13),
    ],
)
def test_no_picture_fails_at_any_point_of_its_time(players: int, board: Board, seed: int) -> None:
    found = session(players, seed, board=board)
    pilot = table_pilot(found, reduced=False)
    seen: set[tuple[type[Happening], int]] = set()
    while not pilot.over:
        scene = scene_of(pilot)
        step = scene.present
        kind = (type(step.told[-1]), len(step.shown)) if step is not None else (Happening, 0)
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


class Plates(Scene[None]):
    """Name plates on the stage, one below the other."""

    def __init__(self, names: tuple[str, ...], high: float) -> None:
        super().__init__()
        self.seats = tuple(Seat(name, "teal", "scarf") for name in names)
        self.plates = [Box(100, 100 + 90 * at, 150, high) for at in range(len(names))]

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form()

    def draw(self, canvas: Canvas) -> None:
        show = Show(canvas, SAFE, 1.0, self.seats, None, (), self.desk.texts)
        for seat, plate in enumerate(self.plates):
            name_plate(show, seat, plate)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("high", [LOWEST_PLATE, 34.0, 38.0])
def test_a_name_is_whole_and_stays_inside_the_rim_of_its_plate(high: float, size: tuple[int, int]) -> None:
    names = ("Oma Wilhelmine", "Opa Karl-Heinz", "Jörg", "Peggy")
    scene = Plates(names, high)
    pilot = Pilot(lambda: scene, size=size)
    drawn = {text.words: text for text in pilot.read().drawn}
    for name, plate in zip(names, scene.plates, strict=True):
        assert not drawn[name].cut
        assert plate.y + 3 < drawn[name].ink.y and drawn[name].ink.bottom < plate.bottom - 3
        assert drawn[name].letters >= 15
