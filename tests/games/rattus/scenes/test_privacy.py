"""No face that is down leaks: tables that differ only in faces a seat has not seen look the same to it.

So does the open table to everybody, with all its previews: what the Witch knows changes none of its pixels.
"""

from __future__ import annotations

import hashlib

import pytest

from ratland_desktop.games.rattus.rules.game import RATTUS, RattusMatch
from ratland_desktop.games.rattus.rules.table import Options, Rat, Table
from ratland_desktop.games.rattus.scenes.kettle import SecondLookKettle
from ratland_desktop.games.rattus.scenes.table.scene import RattusTable
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.kit import lay
from tests.games.rattus.scenes.family import Family
from tests.games.rattus.scenes.laid import match_on
from tests.pilot import Heard

SMALL = (1024, 640)
SEEN = Rat(30, seen=(0,))
"""The first seat has looked at this token."""


def table(players: int = 3) -> Table:
    """Seat 0 holds the Witch and knows one face."""
    cubes = {"gallia": (2, 1, 0, 1), "germania": (1, 0, 3, 0), "italia": (0, 2, 2, 2)}
    return lay(
        players,
        cubes={region: own[:players] for region, own in cubes.items()},
        rats={"gallia": [SEEN, 19], "germania": [37], "italia": [20, 21, 22]},
        cards={"witch": 0, "king": 1},
        plague="gallia",
    )


def dealt_anew(before: Table, viewer: int | None, seed: int) -> Table:
    """The same table, with all faces that the viewer does not know under other tokens."""
    other = RATTUS.reimagine(RATTUS.view(before, viewer), Dice(seed))
    assert RATTUS.view(other, viewer) == RATTUS.view(before, viewer)
    return other


def faces(shown: Table) -> list[int]:
    return [rat.face for rats in shown.rats.values() for rat in rats]


def shot(family: Family) -> str:
    """What is on the screen, as a number."""
    family.redraw()
    return hashlib.blake2b(family.app.canvas.surface.get_buffer().raw, digest_size=16).hexdigest()


def sitting(match: RattusMatch) -> Family:
    return Family(Options(match.view(None).players), match=match, size=SMALL, reduced=True)


def at_the_table(match: RattusMatch, *answers: object) -> list[str]:
    """The open table after these answers, with the focus on one thing after the other: all previews."""
    for answer in answers:
        match.answer(0, answer)
    family = sitting(match)
    while not (isinstance(family.scene, RattusTable) and family.scene.decision is not None):
        family.frames()
    family.wait(0.8)
    shots = [shot(family)]
    names = [widget.name for widget in family.scene.form.widgets if widget.focusable]
    for name in [name for name in names if name.startswith(("region-", "card-"))]:
        family.focus_on(name)
        shots += [shot(family), *family.words()]
    assert isinstance(family.desk.sound, Heard)
    return [*shots, *family.desk.sound.played]


def in_the_kettle(match: RattusMatch) -> str:
    """What the Witch's owner sees after the first look."""
    match.answer(0, ("witch", "germania", 0))
    family = sitting(match)
    family.player.play_until(SecondLookKettle)
    family.wait(0.8)
    return shot(family)


@pytest.mark.parametrize(
    ("players", "seed"), [(3, 1), *(pytest.param(n, 2, marks=pytest.mark.slow) for n in (2, 3, 4))]
)
def test_the_open_table_and_its_previews_know_no_face_that_is_down(players: int, seed: int) -> None:
    """Pixels, words and sounds, while placing."""
    one, other = table(players), dealt_anew(table(players), None, seed)
    assert faces(one) != faces(other)
    assert at_the_table(match_on(one)) == at_the_table(match_on(other))


def test_one_person_alone_sees_a_corner_of_what_the_witch_has_shown_and_two_people_see_none() -> None:
    """Only of that; everything else stays as it is whatever it is."""

    def shot_for(humans: list[int], laid: Table) -> str:
        family = Family(Options(3), match=match_on(laid), size=SMALL, reduced=True, humans=humans)
        family.until(lambda: isinstance(family.scene, RattusTable) and family.scene.decision is not None)
        family.wait(0.8)
        return shot(family)

    one, others = table(), dealt_anew(table(), 0, 3)
    assert faces(one) != faces(others)
    assert shot_for([0], one) == shot_for([0], others)
    another = table()
    another.rats["gallia"][0] = Rat(49, seen=(0,))  # another limit under the token that it has seen
    assert shot_for([0], one) != shot_for([0], another)
    assert shot_for([0, 1], one) == shot_for([0, 1], another)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "answers",
    [
        (("place", "gallia", 2),),
        (("place", "gallia", 2), ("plague", "germania")),
        (("place", "gallia", 2), ("plague", "italia"), ("germania", "germania")),
    ],
    ids=["the plague", "the spread", "before the first rat"],
)
def test_nor_do_they_before_the_plague_moves_spreads_and_strikes(
    players: int, answers: tuple[object, ...]
) -> None:
    one, other = table(players), dealt_anew(table(players), None, 7)
    assert faces(one) != faces(other)
    assert at_the_table(match_on(one), *answers) == at_the_table(match_on(other), *answers)


def test_the_kettle_shows_its_seat_nothing_but_what_it_has_looked_at() -> None:
    one = table()
    one.rats["germania"][0] = Rat(37, seen=(0,))  # what is about to be seen stays as it is
    other = dealt_anew(one, 0, 4)
    assert faces(one) != faces(other)
    assert in_the_kettle(match_on(one)) == in_the_kettle(match_on(other))


def test_the_kettle_does_show_what_the_seat_looks_at() -> None:
    """The comparison above can fail."""
    one, other = table(), table()
    other.rats["germania"][0], other.rats["italia"][0] = other.rats["italia"][0], other.rats["germania"][0]
    assert in_the_kettle(match_on(one)) != in_the_kettle(match_on(other))
