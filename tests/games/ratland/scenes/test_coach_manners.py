"""The coach points at what it means, stands beside it, and comes back when it is asked to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import OpeningChoice
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import (
    ATTACK,
    BREEDING,
    EVENT,
    FEEDING,
    RATS,
    RETURN,
    SEARCH,
    Board,
    Phase,
)
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.table.panels import lay_out, pill_of
from ratland_desktop.games.ratland.scenes.tips import SEWER, TABLE, opening_coaching
from ratland_desktop.paths import find_places
from ratland_desktop.saves.settings import SettingsStore, Tips
from ratland_desktop.screens.coach.bubble import BUBBLE, OFF, OK
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table.coaching import TipMoment
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.scenes.settings import SettingsScene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.shell.widgets import Choice
from ratland_desktop.start import Program
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from tests.games.ratland.scenes.table_sessions import session
from tests.one_game import only_ratland
from tests.opener import Opener
from tests.pilot import Pilot

PEOPLE = (Seat("Mia", "teal", "scarf"), Seat("Jonas", "red", "bow"), Seat("Oma Ilse", "sky", "crown"))

# --- where it points


def moment(phase: Phase, mode: Mode = Mode.WATCH, *, alone: bool = False) -> TipMoment:
    told = session(4).shown
    told.phase = phase
    return TipMoment(told, mode, alone)


@pytest.mark.parametrize(("event", "words"), [("we_did_it", "cheese_swapped"), ("abundance", "cheese")])
def test_the_tip_about_the_pieces_says_what_black_counts_as_in_this_round(event: str, words: str) -> None:
    tip = next(tip for tip in TABLE if tip.key == "ratland.tips.table.cheese")
    now, say = moment(SEARCH), Texts(find_places().locales, "en")
    now.told.event = event
    assert tip.words is not None and tip.words(say, now) == say(f"ratland.tips.table.{words}")


@pytest.mark.parametrize("now", [moment(EVENT), moment(RATS, Mode.GATE, alone=True)])
def test_the_tip_about_the_phases_points_at_the_one_that_is_on(now: TipMoment) -> None:
    tip = next(tip for tip in TABLE if tip.key == "ratland.tips.table.phases")
    assert tip.fits(now)
    x, _ = tip.points(lay_out(4), now).spot
    assert x == pill_of(now.told.phase).centre[0]
    assert pill_of(EVENT).x < pill_of(RATS).x


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("phase", [RATS, ATTACK, BREEDING, RETURN, SEARCH, FEEDING])
def test_no_tip_covers_the_stage_while_something_happens_there(phase: Phase, players: int) -> None:
    layout, now = lay_out(players), moment(phase)
    tips = [tip for tip in TABLE if tip.fits(now) and tip.key != "ratland.tips.table.story"]
    assert tips or phase is RATS
    for tip in tips:
        pointer = tip.points(layout, now)
        dx, dy = pointer.side.value
        assert (dx > 0 and pointer.about == layout.stage) or dy < 0, tip.key


def opening(language: str, text_size: str) -> Pilot:
    """The choice of clan and board, for the first time."""
    match = new_match(Options(3, clans=True, board=Board.SECRET), 5)
    question = match.question(0)
    assert isinstance(question, OpeningChoice)

    def screen() -> OpeningScene:
        scene = OpeningScene(match.view(0), question, PEOPLE, lambda: STAY)
        scene.coaching = opening_coaching(Coach(True, 3), 0)
        return scene

    pilot = Pilot(lambda: Opener(screen), language=language, text_size=text_size)
    pilot.until_scene(OpeningScene)
    return pilot


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_both_clan_cards_can_be_read_while_the_coach_talks_about_them(language: str, text_size: str) -> None:
    pilot = opening(language, text_size)
    bubble = pilot.widget(BUBBLE).box
    for name in ("card-0", "card-1", "done"):
        assert not bubble.meets(pilot.widget(name).box), name
    assert pilot.bad_texts() == []


def test_the_tip_about_the_clans_is_gone_when_the_boards_are_chosen() -> None:
    pilot = opening("de", "normal")
    pilot.click("card-0")
    assert OK in pilot.names(), "choosing does not take the tip away"
    pilot.click("done")
    assert pilot.stage.scene.topic == "board"  # type: ignore[attr-defined]
    assert BUBBLE not in pilot.names()
    pilot.click("earlier")
    assert BUBBLE in pilot.names()


# --- sent away, and asked back


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """The whole program in the first turn of a quick game."""
    program = Program(Wishes(language="en", data_dir=tmp_path), find_places(tmp_path), only_ratland())
    program.desk.tempo.reduced = True
    pilot = Pilot.of(program.app)
    pilot.until_scene(TitleScene)
    pilot.click("quick_game")
    pilot.until_scene(MySewerScene)
    yield pilot
    assert pilot.stage.failures == []
    program.close()


def choose_in_settings(pilot: Pilot, wish: Tips) -> Tips:
    """Through the menu, as a player would, and back into the sewer. Returns what was chosen before."""
    pilot.back()
    pilot.settle()
    pilot.click("settings")
    pilot.until_scene(SettingsScene)
    choice = pilot.typed_widget(Choice, "tips")
    before, number = Tips(choice.value), [*Tips].index(wish)
    pilot.click(choice.segments()[number].centre)
    pilot.click("done")
    pilot.settle()
    pilot.click("resume")
    pilot.until_scene(MySewerScene)
    return before


@pytest.mark.slow
def test_no_more_tips_is_shown_in_the_settings_and_undone_there(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click(OK)
    pilot.click(OK)
    pilot.click(OFF)
    assert OK not in pilot.names()
    assert pilot.desk.tips is Tips.NEVER
    assert choose_in_settings(pilot, Tips.EVERY_GAME) is Tips.NEVER
    assert OK in pilot.names()
    coaching = pilot.until_scene(MySewerScene).coaching
    assert coaching is not None and coaching.shown is not None
    assert coaching.shown.name == tuple(SEWER)[2], "it goes on where it was sent away"
    assert SettingsStore(tmp_path / "settings.json").settings.tips is Tips.EVERY_GAME


def test_tips_can_be_ended_in_the_settings_too(pilot: Pilot) -> None:
    assert OK in pilot.names()
    choose_in_settings(pilot, Tips.NEVER)
    assert OK not in pilot.names()


def test_a_game_that_began_without_tips_gets_them_when_the_settings_ask_for_them() -> None:
    coach = Coach(False)
    coach.heed(Tips.NEVER)
    lesson = coach.talk(0, "sewer", ("one", "two"), ("one",))
    assert lesson.now is None
    coach.heed(Tips.EVERY_GAME)
    assert lesson.now == "one"


def test_one_seat_that_was_left_alone_hears_the_tips_again_with_everybody() -> None:
    coach = Coach(True, people=3)
    coach.heed(Tips.FIRST_GAME)
    lesson = coach.talk(1, "sewer", ("one", "two"), ("one",))
    coach.leave_alone(1)
    assert lesson.now is None and coach.wanted
    coach.heed(Tips.FIRST_GAME)
    assert lesson.now is None, "nobody changed the settings"
    coach.heed(Tips.EVERY_GAME)
    assert lesson.now == "one"
