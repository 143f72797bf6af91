"""A step lasts as long as it takes to read it, at the speed the players chose."""

from __future__ import annotations

from ratland_desktop.screens.table.playback import (
    Pace,
    Playback,
    Speed,
    breath,
    reading_time,
    rest,
)
from ratland_desktop.shell.motion import Tempo


def test_longer_sentences_stay_longer() -> None:
    assert reading_time("x" * 100, 0.5) > reading_time("x" * 20, 0.5) > 1.0


def test_a_step_never_ends_before_its_picture() -> None:
    assert reading_time("", 6.0) > 6.0
    assert breath("", 6.0) > 6.0


def test_a_heading_costs_no_more_than_a_breath() -> None:
    assert breath("Attack", 0.6) < 1.0
    assert breath("Attack", 0.6) < reading_time("Attack", 0.6)


def test_what_was_watched_piece_by_piece_needs_less_reading() -> None:
    words = "Mira: 2 cheese and 1 rat poisoned"
    assert 0.5 < rest("") <= rest(words) < reading_time(words, 0.0)


def test_double_speed_takes_half_the_time() -> None:
    for speed in (Speed.NORMAL, Speed.DOUBLE, Speed.FOURFOLD):
        playback = Playback(Pace(), Tempo(speed=float(speed.value)))
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
    playback = Playback(Pace(), Tempo(speed=float(Speed.INSTANT.value)))
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
