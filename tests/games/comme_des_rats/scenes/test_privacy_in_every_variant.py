"""Hidden cards, roles and the Third Rat's cards swapped in the middle of a game, in every variant: as long as
the open story is the same, every picture of the table is, with every button and every sound."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.playing import EVERY_VARIANT, moments
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.laid import match_on
from tests.games.comme_des_rats.scenes.test_privacy import shot
from tests.games.comme_des_rats.swapping import Twins, twins
from tests.pilot import Heard

pytestmark = pytest.mark.slow
SMALL = (640, 400)
LATE = 12
"""So many answers have been given before something is swapped: people hold cards by then."""
WATCHED = 40
"""So many screens are compared, at the most."""


def pairs(options: Options, seed: int) -> Iterator[Twins]:
    """One pair for each kind of thing that can be swapped, in the middle of the first round."""
    dice, found = Dice(seed), set[str]()
    for number, match in enumerate(moments(new_match(options, seed), ["chance"] * 5, seed)):
        if len(match.stories) > 1 or match.over:
            return
        if number < LATE or match.handed_in or any(question.private for question in match.open_questions):
            continue
        for pair in twins(match._table, dice):
            if pair.what not in found and pair.one != pair.other:
                found.add(pair.what)
                yield pair


def sitting(options: Options, table: Table) -> Family:
    return Family(options, match=match_on(table), size=SMALL)


def screens(one: Family, other: Family) -> Iterator[None]:
    """Both tables, screen by screen, while nothing open tells them apart and people want the same in both."""
    for _ in range(WATCHED):
        for family in (one, other):
            family.player.answer(family.scene)
        if told_apart(one, other):
            return
        yield


def told_apart(one: Family, other: Family) -> bool:
    stories = one.session.match.stories, other.session.match.stories
    return stories[0] != stories[1] or one.player.wanted != other.player.wanted


def open_to_all(family: Family) -> list[object]:
    assert isinstance(family.desk.sound, Heard)
    shown = [] if family.scene.private else [shot(family)]
    return [type(family.scene), tuple(family.names()), *shown, *family.desk.sound.played]


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_whatever_is_swapped_no_picture_button_or_sound_of_the_table_is_another(options: Options) -> None:
    compared, swapped = 0, set()
    for pair in pairs(options, 5):
        one, other = sitting(options, pair.one), sitting(options, pair.other)
        for _ in screens(one, other):
            assert open_to_all(one) == open_to_all(other), pair.what
            compared += 1
        swapped.add(pair.what)
    assert compared >= 10 and "swapped_cards" in swapped
    assert not options.roles or swapped & {"swapped_roles", "undealt_role"}
    assert options.players > 2 or "swapped_rat_cards" in swapped


def test_what_lies_open_is_seen() -> None:
    """The comparison above can fail."""
    pair = next(pairs(Options(3), 5))
    pair.other.rats[1].bandages += 1
    assert open_to_all(sitting(Options(3), pair.one)) == open_to_all(sitting(Options(3), pair.one))
    one, other = sitting(Options(3), pair.one), sitting(Options(3), pair.other)
    for family in (one, other):
        family.player.answer(family.scene)
    assert open_to_all(one) != open_to_all(other)
