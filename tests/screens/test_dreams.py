"""What if, sharing, and the hall's door to a replay."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.quick_minds import QuickMinds
from ratland_desktop.hotseat.replay import Answers, ReplaySession
from ratland_desktop.hotseat.session import Over
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import finished_game
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.replays import SUFFIX, Replays, read_replay
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.chronicle import ChronicleScene
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.replay.console import can_change
from ratland_desktop.screens.replay.dream import DreamScene
from ratland_desktop.screens.replay.dream_end import DreamEndScene
from ratland_desktop.screens.replay.watching import Watching
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.dice import Dice
from tests.opener import Opener
from tests.pilot import Pilot
from tests.quickly import quickly
from tests.replaying import GAMES, WHEN, file_of, played, replay_from, seats_of
from tests.screens.cinema import SIZE, Cinema

for_every_game = pytest.mark.parametrize("name", quickly(GAMES, "ratland", "comme_des_rats"))


# --- what if


@for_every_game
def test_a_dream_goes_on_to_its_end_and_leaves_the_true_game_alone(name: str) -> None:
    replay = replay_from(name, file_of(name, played(name, 8)))
    outcome = replay.match.outcome()
    answers = Answers(replay.box, replay.match, replay.diary)
    one = next(
        one for story in range(len(replay.match.stories) // 2, len(replay.match.stories))
        for one in answers.of(story) if can_change(one)
    )  # fmt: skip
    dream = DreamScene(replay, one, QuickMinds(1))
    pilot = Pilot(lambda: Opener(lambda: dream), size=SIZE, reduced=True)
    pilot.until(lambda: pilot.scene is not dream and not isinstance(pilot.scene, Opener))
    assert not dream.chosen and dream.session.alone == one.seat
    marked = pilot.scene.sign is not None or isinstance(pilot.scene, TableScene)
    assert marked and pilot.desk.texts("replay.dream.banner") in pilot.words()
    dream.session.answer(one.seat, dream.session.question(one.seat).any_answer(Dice(3)))  # type: ignore[union-attr]
    assert dream.chosen and not dream.session.humans
    dream.hurries = True
    while not isinstance(dream.session.step(), Over):
        dream.session.let_computers_play()
        while dream.session.unseen():
            dream.session.see()
    pilot = Pilot(lambda: Opener(lambda: dream), size=SIZE, reduced=True)
    pilot.until_scene(DreamEndScene)
    pilot.settle()
    pilot.click("wake")
    pilot.until(lambda: isinstance(pilot.scene, Opener))
    assert replay.match.outcome() == outcome and not pilot.stage.failures


def test_one_answer_is_enough_where_the_next_round_asks_the_very_same() -> None:
    found = 0
    for seed in range(4):
        replay = replay_from("ratland", file_of("ratland", played("ratland", seed)))
        answers = Answers(replay.box, replay.match, replay.diary)
        rounds = [answers.of(story) for story in range(len(replay.match.stories))]
        for earlier, later in pairwise(rounds):
            again = {one.seat: one.question for one in later}
            for one in earlier:
                if can_change(one) and again.get(one.seat) == one.question:
                    dream = DreamScene(replay, one, QuickMinds(1))
                    dream.session.answer(one.seat, one.answer)
                    assert dream.chosen and not dream.session.humans
                    found += 1
    assert found


def test_whoever_decides_in_a_dream_can_wake_up_at_once() -> None:
    replay = replay_from("rattus", file_of("rattus", played("rattus", 8)))
    one = Answers(replay.box, replay.match, replay.diary).of(3)[0]
    pilot = Pilot(lambda: Opener(lambda: DreamScene(replay, one, QuickMinds(1))), size=SIZE, reduced=True)
    pilot.until_scene(TableScene)
    pilot.settle()
    pilot.click("wake")
    pilot.until(lambda: isinstance(pilot.scene, Opener))


# --- doors


def house(folder: Path) -> Watching:
    return Watching(SHELF, Replays(folder / "replays"), lambda box: QuickMinds(1), folder / "shared")


def test_a_shared_replay_opens_in_another_copy(tmp_path: Path) -> None:
    replay = replay_from("ratjack", file_of("ratjack", played("ratjack", 3)))
    cinema = Cinema(replay)
    watching = house(tmp_path)
    watching.share(replay, cinema.pilot.desk)
    watching.share(replay, cinema.pilot.desk)
    files = sorted((tmp_path / "shared").iterdir())
    assert len(files) == 2 and all(path.suffix == SUFFIX for path in files)
    again = read_replay(files[0].read_bytes(), SHELF.keepings)
    assert again.match.outcome() == replay.match.outcome() and again.seats == replay.seats


def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "shared").write_text("not a folder", encoding="utf-8")
    replay = replay_from("ratjack", file_of("ratjack", played("ratjack", 3)))
    cinema = Cinema(replay)
    cinema.pilot.stage._carry_out(house(tmp_path).share(replay, cinema.pilot.desk) or STAY)
    cinema.pilot.settle()
    assert cinema.pilot.scene is not cinema.scene


@pytest.fixture
def remembered(tmp_path: Path) -> tuple[Watching, Callable[[], HallScene]]:
    """A hall with two games, one of which has a replay."""
    watching, hall = house(tmp_path), Hall(None)
    screens: GameScreens = SHELF["rattus"].screens()
    pages = screens.hall
    for seed in (1, 2):
        match = played("rattus", seed)
        game = finished_game(match, seats_of(match), {}, pages.deeds.write(pages.deeds.tell(match)), WHEN)
        hall.add(game)
        if seed == 1:
            watching.replays.keep(game.id, WHEN, lambda match=match: file_of("rattus", match))  # type: ignore[misc]
    watching.replays.close()

    def scene() -> HallScene:
        return HallScene(hall, PlayerBook(None), [pages], lambda: STAY, None, pages, watching.in_hall)

    return watching, scene


def test_the_hall_shows_a_game_again_or_says_that_it_cannot(
    remembered: tuple[Watching, Callable[[], HallScene]],
) -> None:
    watching, make = remembered
    scene = make()
    pilot = Pilot(lambda: scene, size=SIZE, reduced=True)
    pilot.settle()
    found = set()
    for index, told in enumerate(scene.told):
        pilot.stage._carry_out(scene.open_game(index) or STAY)
        pilot.settle()
        page = pilot.scene
        assert isinstance(page, ChronicleScene)
        kept = watching.replays.has(told.game.id)
        assert ("watch" in pilot.names()) is kept and page.forgotten is not kept
        found.add(kept)
        if kept:
            pilot.click("watch")
            pilot.settle()
            assert isinstance(pilot.scene, TableScene) and isinstance(pilot.scene.session, ReplaySession)
            pilot.back()
            pilot.settle()
        pilot.back()
        pilot.settle()
    assert found == {True, False}
