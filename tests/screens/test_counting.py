"""The count before the podium: fair, short, skipped by any press, and silent about who comes first."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.games.ratland.scenes.results import RESULTS
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import CountingScene, ResultsScene
from ratland_desktop.screens.results.counting import CARDS, Count, card_boxes
from ratland_desktop.screens.results.pages import Station
from ratland_desktop.shell.box import SAFE
from ratland_desktop.shell.motion import Tween
from ratland_desktop.shell.theme import TEXT_SIZES
from tests.opener import Blank, Opener
from tests.pilot import Heard, Pilot
from tests.screens.test_results import finished

pytestmark = pytest.mark.slow

LONGEST = 7.0
ended = cache(finished)
counts = st.lists(
    st.tuples(st.integers(0, 40), st.integers(0, 25)), min_size=2, max_size=12
)  # living rats and graves of each seat


def count_of(pairs: list[tuple[int, int]]) -> Count:
    """Living rats, then graves."""
    living, buried = (tuple(pair[part] for pair in pairs) for part in (0, 1))
    stations = (Station("rat/token", living, 2.2), Station("grave", buried, 1.2))
    return Count(stations, [rats - graves for rats, graves in pairs])


@given(counts)
def test_every_number_only_grows_and_the_end_is_the_sum(pairs: list[tuple[int, int]]) -> None:
    count = count_of(pairs)
    assert count.seconds <= LONGEST
    moments = [count.seconds * step / 60 for step in range(61)]
    for seat, (living, buried) in enumerate(pairs):
        shown = [count.shown(seat, moment) for moment in moments]
        rats, graves = ([card.counts[part] for card in shown] for part in (0, 1))
        assert rats == sorted(rats)
        assert graves == sorted(graves)
        assert shown[0].counts == (0, 0) and shown[0].total is None
        assert shown[-1].counts == (living, buried) and shown[-1].total == living - buried
        assert all(card.counts[0] == living for card in shown if card.counts[1] or card.total is not None)


@given(counts, st.floats(0, 8))
def test_all_clans_count_at_the_same_pace(pairs: list[tuple[int, int]], passed: float) -> None:
    """Whoever is not done yet has counted as much as everybody else who is not done."""
    count = count_of(pairs)
    shown = [count.shown(seat, passed).counts[0] for seat in range(len(pairs))]
    assert len({rats for rats, (living, _) in zip(shown, pairs, strict=True) if rats < living}) <= 1
    assert len({count.shown(seat, passed).total is None for seat in range(len(pairs))}) == 1


def test_without_graves_that_part_is_left_out() -> None:
    assert count_of([(3, 0), (4, 0)]).seconds < count_of([(3, 0), (4, 1)]).seconds


@pytest.mark.parametrize("players", range(2, 13))
def test_the_cards_stand_apart_in_the_order_of_the_seats(players: int) -> None:
    boxes = card_boxes(players)
    assert len(boxes) == players
    assert all(SAFE.holds((box.x, box.y)) and SAFE.holds((box.right, box.bottom)) for box in boxes)
    assert all(CARDS.inset(-1).meets(box) for box in boxes)
    assert not any(one.meets(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
    assert [(box.y, box.x) for box in boxes] == sorted((box.y, box.x) for box in boxes)


# --- the scene


def counting(session: Session) -> CountingScene:
    outcome = session.match.outcome()
    assert outcome
    return CountingScene(RESULTS, session.seats, session.view(None), outcome)


def counted(players: int, **look: object) -> tuple[Pilot, Opener[None]]:
    session = finished(players)
    home: Opener[None] = Opener(lambda: counting(session))
    pilot = Pilot(lambda: home, **{"reduced": False, **look})  # type: ignore[arg-type]
    pilot.until_scene(CountingScene)
    return pilot, home


def test_it_ends_by_itself_with_ticks_on_the_way() -> None:
    pilot, home = counted(4)
    pilot.until(lambda: home.results == [None], seconds=LONGEST)
    assert isinstance(pilot.desk.sound, Heard)
    assert pilot.desk.sound.played.count("tick") > 4
    assert pilot.desk.sound.played.count("reveal") == 1
    assert pilot.desk.sound.played.count("grave") <= 1


@pytest.mark.parametrize("way", ["click", "space", "enter", "escape", "pad", "button"])
def test_any_press_goes_straight_on(way: str) -> None:
    pilot, home = counted(4)
    pilot.wait(1.0)
    assert home.results == []
    match way:
        case "click":
            pilot.raw_click((400, 500))
        case "button":
            pilot.raw_click("skip")
        case "pad":
            pilot.pad(0)
        case _:
            keys = {"space": pygame.K_SPACE, "enter": pygame.K_RETURN, "escape": pygame.K_ESCAPE}
            pilot.key(keys[way])
    pilot.frames(2)
    assert home.results == [None]


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
def test_every_word_has_room_at_every_moment(language: str, text_size: str, players: int) -> None:
    session = ended(players)
    for share in (0.0, 0.4, 0.99):
        scene = counting(session)
        passed = share * scene.count.seconds
        scene.clock = Tween(passed, passed, 1e9)
        pilot = Pilot(lambda scene=scene: scene, language=language, text_size=text_size)  # type: ignore[misc]
        assert pilot.bad_texts() == []


# --- in the game


def at_the_end(**look: object) -> Pilot:
    hosting = Hosting(title=Blank, settings=Blank, rules=None, rematch=Blank)
    return Pilot(lambda: PlayScene(finished(3), hosting, explain=False), **look)  # type: ignore[arg-type]


def test_the_count_comes_before_the_podium() -> None:
    pilot = at_the_end(reduced=False)
    pilot.until_scene(CountingScene)
    pilot.until_scene(ResultsScene, seconds=LONGEST)


def test_a_press_that_ends_the_count_does_nothing_on_the_podium() -> None:
    pilot = at_the_end(reduced=False)
    pilot.until_scene(CountingScene)
    for _ in range(8):
        pilot.key(pygame.K_RETURN)
        pilot.wait(0.1)
    scene = pilot.until_scene(ResultsScene)
    assert scene.page is None


def test_with_little_motion_the_podium_stands_there_at_once() -> None:
    pilot = at_the_end(reduced=True)
    pilot.until_scene(ResultsScene)
