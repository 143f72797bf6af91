"""Points on the table: as the rules count them at that moment, with a crown for who leads; or hidden."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.retelling import Counts, Retelling
from ratland_desktop.games.ratland.rules.scoring import outcome
from ratland_desktop.games.ratland.rules.table import Sewer
from ratland_desktop.games.ratland.rules.view import view
from ratland_desktop.games.ratland.scenes.table.panels import Marks, draw_panel, lay_out, parts_of
from ratland_desktop.paths import find_places
from ratland_desktop.shell.canvas import Canvas, TextLog
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.playing import moments
from tests.games.ratland.scenes.table_sessions import scene_of, session, still_of, table_pilot
from tests.pilot import Pilot

CROWN, CUP = "crown", "trophy"


def told(*sewers: Sewer) -> Retelling:
    return Retelling.of(view(lay(*sewers), None))


# --- who leads


def test_points_are_living_rats_minus_graves_whatever_state_the_rats_are_in() -> None:
    now = told(seat(pantry=4, poisoned=2, lost=3, buried=5), seat(pantry=2, buried=4))
    assert [counts.points for counts in now.seats] == [4, -2]


@pytest.mark.parametrize(
    ("sewers", "leaders"),
    [
        ([seat(pantry=5), seat(pantry=7), seat(pantry=6, cheese=9)], (1,)),
        ([seat(pantry=7, cheese=1), seat(pantry=7, cheese=3), seat(pantry=2)], (1,)),
        ([seat(pantry=7, cheese=3), seat(pantry=8, buried=1, cheese=3), seat(pantry=2)], (0, 1)),
        ([seat(pantry=7, cheese=2), seat(pantry=7, cheese=2), seat(pantry=7, cheese=2)], ()),
        ([seat(buried=2), seat(pantry=1, buried=9)], (0,)),
    ],
)
def test_the_leaders_are_those_who_would_win_now_and_nobody_while_all_are_level(
    sewers: list[Sewer], leaders: tuple[int, ...]
) -> None:
    assert told(*sewers).leaders == leaders
    if leaders:
        assert outcome(lay(*sewers)).winners == leaders


def test_at_the_end_of_whole_games_the_crown_is_the_winners() -> None:
    for seed in range(6):
        match = session(2 + seed, seed).match
        for _ in moments(match, ["chance", "farmer", "raider"] * 4, seed):
            pass
        retelling = Retelling.of(RATLAND.view(match._table, None))
        found = match.outcome()
        assert found is not None
        everybody = len(found.winners) == 2 + seed
        assert retelling.leaders == (() if everybody else found.winners)


# --- how it looks


def drawn(counts: Counts, marks: Marks, players: int, language: str = "de", size: str = "normal") -> TextLog:
    """One panel, and all that is written and drawn on it."""
    pygame.display.init()
    canvas = Canvas(pygame.display.set_mode((1280, 720)), art=find_places().assets / "art")
    canvas.text_scale = TEXT_SIZES[size]
    layout = lay_out(players)
    who = Seat("Opa Karl-Heinz", "teal", "scarf")
    canvas.log = TextLog()
    say = Texts(find_places().locales, language)
    draw_panel(canvas, layout.panels[0], who, counts, marks, say, layout.compact)
    return canvas.log


def signs(log: TextLog) -> list[str]:
    return [sign.name for sign in log.signs if sign.name in (CROWN, CUP)]


def counts(living: int = 12, buried: int = 2, clan: str | None = "alchemist") -> Counts:
    return Counts(living, 0, 0, buried, 3, clan, True)


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_points_fit_every_panel(language: str, size: str, players: int) -> None:
    for found in (counts(), counts(38, 0), counts(2, 14)):
        log = drawn(found, Marks(points=True, leads=True, active=True), players, language, size)
        assert log.misfits() == []
        assert log.overlaps() == []
        room = parts_of(lay_out(players).panels[0], lay_out(players).compact).points
        (number,) = [text for text in log.drawn if text.room.meets(room, 4) and text.ink.x > room.x]
        assert number.words == Texts(find_places().locales, language).number(found.points)


@pytest.mark.parametrize("players", [2, 12])
def test_the_leader_has_a_crown_all_others_a_cup(players: int) -> None:
    assert signs(drawn(counts(), Marks(points=True, leads=True), players)) == [CROWN]
    assert signs(drawn(counts(), Marks(points=True), players)) == [CUP]
    assert signs(drawn(counts(), Marks(leads=True), players)) == [], "hidden points have no crown either"


# --- at the table


def crowns(pilot: Pilot) -> Sequence[bool]:
    scene = scene_of(pilot)
    tableau = scene.staging.tableau()
    return [still_of(scene).marks(tableau, number).leads for number in range(len(scene.session.seats))]


@pytest.mark.slow
def test_the_crown_follows_the_story_and_nothing_but_what_has_been_told() -> None:
    """The marks of each moment are those of the open counts at that moment, not of the end."""
    pilot = table_pilot(session(4, 5, clans=False), reduced=True)
    scene = scene_of(pilot)
    seen = set()
    for _ in range(36):
        now = scene.director.reel.told
        assert crowns(pilot) == [number in now.leaders for number in range(4)]
        seen.add(now.leaders)
        pilot.click("next")
    assert len(seen) > 1


@pytest.mark.slow
def test_the_setting_hides_points_and_crown_at_once() -> None:
    pilot = table_pilot(session(4, 5, clans=False), reduced=True)
    for _ in range(40):
        pilot.click("next")
    assert any(crowns(pilot))
    assert CUP in [sign.name for sign in pilot.read().signs]
    pilot.desk.shows_points = False
    assert not any(crowns(pilot))
    assert not {CUP, CROWN} & {sign.name for sign in pilot.read().signs}
