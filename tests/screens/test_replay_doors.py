"""The whole program, and every way to a replay: results, hall, saved games, a file; and dreams that think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.session import Over, QuickMinds, Session
from ratland_desktop.paths import find_places
from ratland_desktop.saves.hall_lines import id_of
from ratland_desktop.saves.replays import FOLDER, SUFFIX
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.screens.chronicle import ChronicleScene
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.replay import ReplayConsole
from ratland_desktop.screens.replay.console import can_change
from ratland_desktop.screens.replay.dream import DreamScene
from ratland_desktop.screens.replay.dream_end import DreamEndScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.start import Program
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from tests.pilot import Pilot
from tests.replaying import file_of, options_of, played, seats_of

SMALL = (640, 360)


class Evening:
    """The program at its title."""

    def __init__(self, folder: Path) -> None:
        wishes = Wishes(language="en", size=SMALL, data_dir=folder)
        self.program = Program(wishes, find_places(folder))
        self.pilot = Pilot.of(self.program.app)
        self.pilot.until_scene(TitleScene)
        self.pilot.desk.tempo.reduced = True

    def save(self, name: str, match: AnyMatch, shown: Shown | None = None) -> str:
        keeper = self.program.rooms.store.start(match, seats_of(match))
        keeper.note(match, shown)
        assert keeper.close()
        return keeper.id

    def open_saved_games(self) -> SavedGamesScene:
        self.pilot.stage.show(self.program.rooms.saved_games(self.program.take_up))
        self.pilot.settle()
        return self.pilot.until_scene(SavedGamesScene)

    def at_replay(self) -> ReplayConsole:
        self.pilot.settle()
        scene = self.pilot.until_scene(TableScene)
        assert isinstance(scene.console, ReplayConsole) and not self.pilot.stage.failures
        return scene.console


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    found = Evening(tmp_path)
    yield found
    found.program.close()
    pygame.display.quit()


def test_a_finished_game_in_the_list_can_be_watched_with_its_secrets(evening: Evening) -> None:
    evening.save("rattus", played("rattus", 2))
    evening.open_saved_games()
    evening.pilot.click("watch")
    console = evening.at_replay()
    assert console.ways is not None and console.secrets is not None
    evening.pilot.back()
    evening.pilot.settle()
    assert isinstance(evening.pilot.scene, SavedGamesScene)


def test_a_running_game_in_the_list_can_be_watched_as_far_as_its_table_is(evening: Evening) -> None:
    match: AnyMatch = Match.new(SHELF["rattus"].keeping.game, options_of("rattus", 4), 4)
    while len(match.stories) < 4:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(Dice(len(match.story))))
    evening.save("rattus", match, Shown(2, 3))
    evening.open_saved_games()
    evening.pilot.click("watch")
    console = evening.at_replay()
    assert console.ways is None and console.secrets is None
    assert len(console.session.match.stories) == 3 and len(console.session.match.story) == 3
    assert evening.program.rooms.store.open(evening.program.rooms.store.games()[0].id).keeper.close()


def test_a_game_that_nobody_has_seen_anything_of_says_so(evening: Evening) -> None:
    match: AnyMatch = Match.new(SHELF["ratland"].keeping.game, options_of("ratland", 4), 4)
    evening.save("ratland", match, Shown(0, 0))
    evening.open_saved_games()
    evening.pilot.click("watch")
    evening.pilot.frames(2)
    assert isinstance(evening.pilot.scene, SavedGamesScene)
    assert evening.pilot.desk.toasts.now is not None


def test_a_shared_file_is_watched_and_a_damaged_one_explained(evening: Evening, tmp_path: Path) -> None:
    raw = file_of("comme_des_rats", played("comme_des_rats", 2))
    good, bad = tmp_path / f"good{SUFFIX}", tmp_path / f"bad{SUFFIX}"
    good.write_bytes(raw)
    bad.write_bytes(raw[: len(raw) // 2])
    scene = evening.open_saved_games()
    evening.pilot.stage._carry_out(scene.attempt(lambda: scene.bring(good)))
    evening.at_replay()
    evening.pilot.back()
    evening.pilot.settle()
    evening.pilot.stage._carry_out(scene.attempt(lambda: scene.bring(bad)))
    evening.pilot.settle()
    assert isinstance(evening.pilot.scene, Dialog)
    assert not evening.program.rooms.store.games(), "watching adds nothing to the list"
    assert not evening.program.rooms.host.hall.games, "and nothing to the hall"


def finished(name: str, seed: int) -> Session:
    match = played(name, seed)
    session = Session(SHELF[name], match, seats_of(match), QuickMinds(1))
    while session.unseen():
        session.see()
    assert isinstance(session.step(), Over)
    return session


def test_a_game_that_ends_is_kept_and_watched_from_the_hall(evening: Evening, tmp_path: Path) -> None:
    host, session = evening.program.rooms.host, finished("rattus", 5)
    host.remember(session)
    host.watching.replays.close()
    kept = [*tmp_path.rglob(f"{FOLDER}/*{SUFFIX}")]
    assert len(kept) == 1 and id_of(session.match) in kept[0].name
    host.remember(session)  # whoever looks at the results again changes nothing
    host.watching.replays.close()
    assert [*kept[0].parent.iterdir()] == kept
    hall = evening.program.rooms.hall(lambda: None)
    assert isinstance(hall, HallScene)
    evening.pilot.stage.show(hall)
    evening.pilot.settle()
    evening.pilot.stage._carry_out(hall.open_game(0))
    evening.pilot.settle()
    assert isinstance(evening.pilot.scene, ChronicleScene)
    evening.pilot.click("watch")
    assert evening.at_replay().ways is not None


def test_the_results_lead_to_the_replay_and_back(evening: Evening) -> None:
    session = finished("ratjack", 5)
    kept = evening.program.rooms.host.remember(session)
    pages = SHELF["ratjack"].screens().results
    scene = ResultsScene(pages, session, lambda: None, kept.chronicle, kept.watch)  # type: ignore[arg-type,return-value]
    evening.pilot.stage.show(scene)
    evening.pilot.settle()
    evening.pilot.click("watch")
    evening.at_replay()
    evening.pilot.back()
    evening.pilot.settle()
    assert evening.pilot.scene is scene


def test_computers_dream_in_their_own_process_and_nothing_of_it_is_kept(evening: Evening) -> None:
    session = finished("comme_des_rats", 5)
    host, pilot = evening.program.rooms.host, evening.pilot
    kept = host.remember(session)
    before = host.hall.games
    pilot.stage._carry_out(kept.watch(pilot.desk))
    console = evening.at_replay()
    console.jump(console.timeline.last - 3)
    assert console.secrets is not None
    place = console.timeline.places[console.at]
    answered = [one for one in console.secrets.so_far(place) if can_change(one)][-1]
    pilot.stage._carry_out(console.pick(answered))
    pilot.settle()
    assert isinstance(pilot.scene, Dialog)
    pilot.click("dream")
    pilot.frames(3)
    dream = next(scene for scene in pilot.stage.scenes() if isinstance(scene, DreamScene))
    dream.session.answer(answered.seat, answered.answer)
    assert dream.chosen
    dream.hurries = True
    if isinstance(pilot.scene, TableScene):
        pilot.click("next")
    pilot.until_scene(DreamEndScene, 60)
    pilot.settle()
    pilot.click("wake")
    evening.at_replay()
    assert host.hall.games == before and host.keeper is None
