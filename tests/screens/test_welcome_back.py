"""One person alone takes a game up: a table that shows own things comes only after "It's me"."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest
from _game_tables import screens_in, table
from _sessions import play_on

from ratland_desktop.games.shelf import GAMES, SHELF
from ratland_desktop.hotseat.session import HandOver, Over, Session, Watch
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.scenes.curtain import CurtainScene, Purpose
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN
from tests.opener import Blank
from tests.pilot import Pilot

OWNER, NAMES = 1, ("Mira", "Jonas", "Oma Ilse", "Papa")
WITH_OWN_THINGS = [game for game in GAMES if screens_in(SHELF[game]).chairs]


def alone(game: str) -> Session:
    """In the middle of a game, while the only person watches the table."""
    session = table(SHELF[game], 3, 4, NAMES, player="beginner")
    session.seats = tuple(
        replace(seat, player=HUMAN) if number == OWNER else seat for number, seat in enumerate(session.seats)
    )
    watched = count(1)
    assert play_on(session, Dice(4), lambda now: isinstance(now.step(), Watch) and next(watched) == 20)
    return session


def taken_up(session: Session, *, resumed: bool = True, language: str = "en") -> Pilot:
    hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
    return Pilot(lambda: PlayScene(session, hosting, explain=False, resumed=resumed), language=language)


def opens_on(pilot: Pilot) -> object:
    pilot.until(lambda: not isinstance(pilot.scene, PlayScene))
    return pilot.scene


@pytest.mark.parametrize("game", WITH_OWN_THINGS)
def test_the_table_waits_until_its_only_person_has_come(game: str) -> None:
    pilot = taken_up(alone(game))
    curtain = opens_on(pilot)
    assert isinstance(curtain, CurtainScene) and curtain.now == OWNER
    assert "Welcome back, Jonas!" in pilot.words()
    pilot.click("me")
    pilot.click("me")
    pilot.until_scene(TableScene)


@pytest.mark.parametrize("game", WITH_OWN_THINGS)
def test_who_has_just_played_is_not_asked(game: str) -> None:
    assert isinstance(opens_on(taken_up(alone(game), resumed=False)), TableScene)


def test_a_table_that_shows_nothing_of_ones_own_opens_at_once() -> None:
    assert isinstance(opens_on(taken_up(alone("rattus"))), TableScene)


@pytest.mark.parametrize("game", WITH_OWN_THINGS)
def test_who_joins_at_the_curtain_sees_nothing_of_the_other_on_the_table(game: str) -> None:
    """Then there are two, and the table shows open things only."""
    session = alone(game)
    pilot = taken_up(session)
    opens_on(pilot)
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    session.change_player(0, HUMAN)
    pilot.back()
    pilot.until_scene(CurtainScene)
    pilot.click("me")
    pilot.click("me")
    pilot.until(lambda: not isinstance(pilot.scene, PlayScene | CurtainScene))
    assert session.alone is None and not isinstance(session.step(), Over)
    assert not any(scene.private for scene in pilot.stage.scenes())


@pytest.mark.parametrize("game", WITH_OWN_THINGS)
def test_who_stays_when_the_other_leaves_the_seat_was_never_away(game: str) -> None:
    """Nobody is welcomed back to a table that was left by somebody else."""
    session = alone(game)
    session.change_player(0, HUMAN)
    assert play_on(session, Dice(4), lambda now: now.step() == HandOver(0))
    pilot = taken_up(session, resumed=False)
    curtain = opens_on(pilot)
    assert isinstance(curtain, CurtainScene) and curtain.now == 0
    pilot.click("seats")
    page = pilot.until_scene(SeatsScene)
    page.players[0] = "beginner"
    pilot.click("done")
    alone_now = pilot.until_scene(CurtainScene)
    assert alone_now.now == OWNER and alone_now.purpose in (Purpose.RESEATED, Purpose.TURN)
    assert not any("Welcome back" in words for words in pilot.words())
    if alone_now.purpose is Purpose.RESEATED:
        assert "The laptop is for Jonas" in pilot.words()
        pilot.click("me")
        pilot.click("me")
        pilot.until_scene(TableScene)


LONGEST = "W" * 14


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", LONGEST), ("de", LONGEST), ("fr", LONGEST), ("es", LONGEST), ("xx", "Wilhelmine XIV")],
)
def test_long_names_are_welcomed_too(language: str, name: str) -> None:
    session = alone(WITH_OWN_THINGS[0])
    session.seats = tuple(replace(seat, name=name) for seat in session.seats)
    pilot = taken_up(session, language=language)
    play = pilot.stage.scenes()[0]
    assert isinstance(opens_on(pilot), CurtainScene) and isinstance(play, PlayScene)
    assert pilot.bad_texts() == []
    pilot.stage.show(play.curtain(OWNER, Purpose.RESEATED))
    pilot.settle()
    assert pilot.bad_texts() == []
