"""A moment lasts as long as it takes to read it, at the speed the players chose."""

from __future__ import annotations

from ratland_desktop.games.ratland.scenes.table.playback import Pace, Playback, Speed, reading_time
from ratland_desktop.shell.motion import Tempo


def test_longer_sentences_stay_longer() -> None:
    assert reading_time("x" * 100, 0.5) > reading_time("x" * 20, 0.5) > 1.0


def test_a_moment_never_ends_before_its_picture() -> None:
    assert reading_time("", 6.0) > 6.0


def test_double_speed_takes_half_the_time() -> None:
    for speed in (Speed.NORMAL, Speed.DOUBLE, Speed.FOURFOLD):
        playback = Playback(Pace(), speed)
        playback.begin(4.0)
        playback.advance(4.0 / speed.value - 0.01)
        assert not playback.goes_on
        playback.advance(0.02)
        assert playback.goes_on


def test_step_by_step_waits_for_a_hand() -> None:
    playback = Playback(Pace(auto=False))
    playback.begin(1.0)
    playback.advance(60.0)
    assert playback.over and not playback.goes_on


def test_at_once_waits_for_nothing() -> None:
    playback = Playback(Pace(), Speed.INSTANT)
    playback.begin(9.0)
    assert playback.goes_on


def test_speeds_go_round() -> None:
    speed, seen = Speed.NORMAL, []
    for _ in Speed:
        seen.append(speed)
        speed = speed.following
    assert speed is Speed.NORMAL and set(seen) == set(Speed)


def test_the_players_tempo_is_taken_over() -> None:
    found = [Speed.of(Tempo(speed=speed)) for speed in (0.5, 1.0, 2.0, 4.0, 100.0)]
    assert found == [Speed.NORMAL, Speed.NORMAL, Speed.DOUBLE, Speed.FOURFOLD, Speed.INSTANT]
