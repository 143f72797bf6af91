"""What the open table lets the room hear: every sound exists, and exactly 25 has a fanfare."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import Merit
from ratland_desktop.games.ratjack.scenes.table.cues import ALONE, TOGETHER
from ratland_desktop.games.ratjack.scenes.table.cues.rounds import cheer
from ratland_desktop.shell.sound import EFFECTS

POINTS = {why: h.Point(0, 1, why, None) for why in Merit}


def test_every_sound_of_the_open_table_is_made() -> None:
    rows = [sound for _, _, sound in (*ALONE.values(), *TOGETHER.values())]
    heard = {sound for sound in rows if isinstance(sound, str) and sound}
    heard |= {name for point in POINTS.values() for _, name in cheer(point)}
    assert heard and heard <= {*EFFECTS}


def test_exactly_25_has_a_fanfare_and_other_points_have_none() -> None:
    names = {why: [name for _, name in cheer(point)] for why, point in POINTS.items()}
    assert names.pop(Merit.RATJACK) == ["fanfare"]
    assert all(name == ["point"] for name in names.values())
    several = (POINTS[Merit.KNOCK_OUT], POINTS[Merit.RATJACK])
    assert cheer(several) == ((0.0, "fanfare"),)
