"""The coach in a game that is left and taken up again: it goes on where it stopped, for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.tips import SEWER
from ratland_desktop.hotseat.tip_notes import TipNotes
from ratland_desktop.saves.layout import from_bytes, to_bytes
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.saves.settings import Tips
from ratland_desktop.screens.coach.bubble import OFF, OK
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.scenes.curtain import CurtainScene
from tests.games.ratland.scenes.house import House

ASKED, FIRST, SECOND = tuple(SEWER)[:3]


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """With tips, unless a test asks for none."""
    found = House(tmp_path)
    found.begin(Options(3, first=0), tips=getattr(request, "param", True))
    yield found
    assert found.pilot.stage.failures == []
    found.program.close()


def come_in(house: House) -> MySewerScene:
    """From wherever the game is into the next private turn."""
    pilot = house.pilot
    for _ in range(20):
        pilot.settle()
        if isinstance(pilot.scene, MySewerScene):
            return pilot.scene
        if isinstance(pilot.scene, CurtainScene):
            pilot.click("me")
            pilot.click("me")
        elif isinstance(pilot.scene, TableScene):
            pilot.click("next")
    raise AssertionError(pilot.where())


def said(sewer: MySewerScene) -> str | None:
    assert sewer.coaching is not None
    return sewer.coaching.shown.name if sewer.coaching.shown is not None else None


def saved(folder: Path) -> list[Path]:
    """The files of the game and its earlier copies."""
    return sorted((folder / "saves").glob("*.json*"))


def explained(house: House) -> bool:
    """Whether the curtain that is up says what it is for."""
    for _ in range(20):
        house.pilot.settle()
        if isinstance(house.pilot.scene, CurtainScene):
            break
        house.pilot.click("next")
    return any("for Mira’s eyes only" in words for words in house.pilot.words())


def hand_in(house: House) -> None:
    house.pilot.give(Hot(Shortcut.REST), Hot(Shortcut.DONE))
    house.pilot.settle()
    if "yes" in house.pilot.names():
        house.pilot.click("yes")
    house.pilot.settle()


@pytest.mark.parametrize("leave", [House.leave_by_menu, House.leave_by_closing])
def test_a_talk_goes_on_after_the_tips_that_were_read(house: House, leave: Callable[[House], None]) -> None:
    assert said(come_in(house)) == ASKED
    house.pilot.click(OK)
    house.pilot.click(OK)
    hand_in(house)
    assert said(come_in(house)) == ASKED
    house.pilot.click(OK)
    house.pilot.click(OK)
    leave(house)
    house.go_on()
    assert said(come_in(house)) == SECOND
    hand_in(house)
    assert said(come_in(house)) is not None, "the third player has heard nothing yet"


def test_who_sent_the_coach_away_is_left_alone_after_a_break_and_the_others_are_not(house: House) -> None:
    come_in(house)
    house.pilot.click(OK)
    house.pilot.click(OFF)
    house.leave_by_menu()
    house.go_on()
    assert said(come_in(house)) is None
    hand_in(house)
    assert said(come_in(house)) == ASKED


def test_the_curtain_is_explained_until_somebody_has_come_in(house: House) -> None:
    for _ in range(2):
        house.leave_by_menu()
        house.go_on()
        assert explained(house)
    come_in(house)
    house.leave_by_menu()
    house.go_on()
    assert not explained(house)


def test_a_game_whose_tips_are_saved_is_not_saved_anew_for_being_left(house: House, tmp_path: Path) -> None:
    come_in(house)
    house.pilot.click(OK)
    house.pilot.click(OK)
    hand_in(house)
    keeper = house.program.rooms.host.keeper
    assert keeper is not None and keeper.flush()
    before = {file: file.read_bytes() for file in saved(tmp_path)}
    house.leave_by_menu()
    assert before and {file: file.read_bytes() for file in saved(tmp_path)} == before


@pytest.mark.parametrize("house", [False], indirect=True)
def test_a_game_without_tips_stays_without_them(house: House) -> None:
    come_in(house)
    house.leave_by_menu()
    house.go_on()
    assert said(come_in(house)) is None


@pytest.mark.parametrize("house", [False], indirect=True)
def test_a_game_that_knew_no_tips_is_not_saved_anew_for_being_opened(house: House, tmp_path: Path) -> None:
    house.leave_by_menu()
    for file in saved(tmp_path):
        entries = from_bytes(file.read_bytes())
        if "notes" in entries:
            notes = unseal(entries["notes"])
            del notes["tips"]
            file.write_bytes(to_bytes(entries | {"notes": seal(notes)}))
    before = {file: file.read_bytes() for file in saved(tmp_path)}
    house.go_on()
    house.leave_by_menu()
    assert before and {file: file.read_bytes() for file in saved(tmp_path)} == before


def after(*wishes: Tips, wanted: bool = True) -> Coach:
    """The coach of a game that was played, with a break each time, while these were the settings."""
    notes, coach = TipNotes(wanted), Coach(wanted)
    for wish in wishes:
        coach = Coach(notes.wanted, 3, notes)
        coach.heed(wish)
    return coach


def test_tips_turned_off_in_the_settings_during_a_break_stay_off_until_they_are_turned_on() -> None:
    assert after(Tips.FIRST_GAME, Tips.FIRST_GAME).wanted
    assert not after(Tips.FIRST_GAME, Tips.NEVER).wanted
    assert not after(Tips.FIRST_GAME, Tips.NEVER, Tips.NEVER).wanted
    assert after(Tips.FIRST_GAME, Tips.NEVER, Tips.FIRST_GAME).wanted


def test_who_asks_for_fewer_tips_gets_none_in_a_game_without_them() -> None:
    assert not after(Tips.EVERY_GAME, Tips.FIRST_GAME, wanted=False).wanted
    assert after(Tips.FIRST_GAME, Tips.EVERY_GAME, wanted=False).wanted


def test_after_a_break_the_third_player_still_gets_the_short_talk() -> None:
    notes, long, short = TipNotes(), ("one", "two", "three"), ("one",)
    for seat, tips in ((2, long), (0, long), (1, short)):
        coach = Coach(True, 3, notes)
        assert coach.talk(seat, "sewer", long, short).tips == tips
    assert Coach(True, 3, notes).talk(0, "sewer", long, short).tips == long
    assert Coach(True, 3, notes).talk(1, "sewer", long, short).tips == short


def test_who_wants_no_more_tips_after_a_break_hears_the_rest_of_no_earlier_page() -> None:
    notes = TipNotes()
    before = Coach(True, 3, notes)
    before.talk(0, "sewer", ("one", "two"), ())
    before.talk(1, "sewer", ("one", "two"), ())
    again = Coach(True, 3, notes)
    again.leave_alone(0)
    assert again.talk(0, "sewer", ("one", "two"), ()).now is None
    assert again.talk(1, "sewer", ("one", "two"), ()).now == "one"


def test_what_was_told_at_the_table_is_not_told_again() -> None:
    notes = TipNotes()
    Coach(True, 3, notes).told("ratland.tips.attack")
    again = Coach(notes.wanted, 3, notes)
    assert again.has_told("ratland.tips.attack")
    assert not again.has_told("ratland.tips.breeding")
