"""Watching a game again on its own table: jumping, secrets on request, what if, sharing, and its doors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.quick_minds import QuickMinds
from ratland_desktop.hotseat.replay import Answers, Replay, ReplaySession
from ratland_desktop.hotseat.session import Over
from ratland_desktop.saves.hall import Hall, finished_game
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.replays import SUFFIX, Replays, read_replay
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.chronicle import ChronicleScene
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.replay import ReplayConsole, Ways, replay_scene
from ratland_desktop.screens.replay.console import can_change
from ratland_desktop.screens.replay.dream import DreamScene
from ratland_desktop.screens.replay.dream_end import DreamEndScene
from ratland_desktop.screens.replay.secrets import SecretsPane
from ratland_desktop.screens.replay.strip import Strip
from ratland_desktop.screens.replay.watching import Watching
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction, Edit, Hot, Key, Point, Press, Release, Shortcut
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import Seat
from tests.opener import Opener
from tests.pilot import Pilot
from tests.quickly import quickly
from tests.replaying import GAMES, WHEN, file_of, options_of, played, replay_from, seats_of

SIZE = (640, 360)
for_every_game = pytest.mark.parametrize("name", GAMES)


def stay(_: object) -> Go:
    return STAY


class Cinema:
    """A replay on a small screen, without motion."""

    def __init__(self, replay: Replay, ways: Ways | None = None) -> None:
        self.scene = replay_scene(replay, ways or Ways(stay, stay))
        self.pilot = Pilot(lambda: self.scene, size=SIZE, reduced=True)
        self.pilot.settle()
        assert not self.pilot.stage.failures
        console = self.scene.console
        assert isinstance(console, ReplayConsole)
        self.console = console

    @property
    def strip(self) -> Strip:
        return self.pilot.typed_widget(Strip, "strip")

    @property
    def pixels(self) -> bytes:
        self.pilot.settle()
        return pygame.image.tobytes(self.pilot.app.canvas.surface, "RGB")


def cinema_of(name: str, seed: int = 3) -> Cinema:
    return Cinema(replay_from(name, file_of(name, played(name, seed))))


# --- going through it


@for_every_game
def test_every_place_can_be_jumped_to_and_shows_its_own_step(name: str) -> None:
    cinema = cinema_of(name)
    console, timeline = cinema.console, cinema.console.timeline
    console.play()
    assert not console.plays and timeline.last > 10
    for number in range(0, timeline.last + 1, max(1, timeline.last // 9)):
        console.jump(number)
        cinema.pilot.frames(1)
        place, reel = timeline.places[number], cinema.scene.director.reel
        assert reel.present is not None and reel.at == Mark(place.story, place.step.end)
        assert reel.present.told == place.step.told
        assert console.at == number == cinema.strip.at
    assert not cinema.pilot.stage.failures


@for_every_game
def test_the_chapters_cover_every_place_in_order(name: str) -> None:
    timeline = cinema_of(name).console.timeline
    assert timeline.chapters[0].first == 0 and timeline.chapters[-1].end == timeline.last + 1
    for one, other in zip(timeline.chapters, timeline.chapters[1:], strict=False):
        assert one.end == other.first and one.round < other.round


def test_it_plays_by_itself_pauses_and_begins_again_at_the_end() -> None:
    cinema = cinema_of("rattus")
    console, pilot = cinema.console, cinema.pilot
    first = console.at
    pilot.wait(12)
    assert console.at > first
    pilot.give(Hot(Shortcut.NEXT))
    here = console.at
    pilot.wait(12)
    assert console.at == here and not console.plays
    console.jump(console.timeline.last)
    pilot.wait(1)
    assert console.at_end
    pilot.give(Hot(Shortcut.NEXT))
    assert console.at == 0 and console.plays


def test_keys_go_step_by_step_and_round_by_round() -> None:
    cinema = cinema_of("ratland")
    console, pilot, timeline = cinema.console, cinema.pilot, cinema.console.timeline
    pilot.give(Hot(Shortcut.LATER))
    assert console.at == 1 and not console.plays
    pilot.give(Hot(Shortcut.EARLIER))
    assert console.at == 0
    pilot.give(Hot(Shortcut.MORE))
    assert console.at == timeline.chapters[1].first
    pilot.give(Hot(Shortcut.LESS))
    assert console.at == 0
    cinema.scene.form.focus_on(cinema.strip)
    for key, goal in ((Key.END, timeline.last), (Key.HOME, 0), (Key.PAGE_DOWN, timeline.chapters[1].first)):
        pilot.give(Edit(key))
        assert console.at == goal
    assert cinema.strip.move(Direction.RIGHT) == STAY and console.at == timeline.chapters[1].first + 1


def test_the_mouse_pulls_the_strip() -> None:
    cinema = cinema_of("comme_des_rats")
    pilot, strip = cinema.pilot, cinema.strip
    y = strip.track.centre[1]
    pilot.give(Point((strip.x_of(2.5), y)), Press((strip.x_of(2.5), y)))
    assert cinema.console.at == 2
    pilot.give(Point((strip.x_of(9.5), y)))
    assert cinema.console.at == 9
    pilot.give(Release((strip.x_of(9.5), y)), Point((strip.x_of(4.5), y)))
    assert cinema.console.at == 9, "nothing is pulled any more"


def test_speeds_go_round_and_leave_the_players_own_tempo_alone() -> None:
    cinema = cinema_of("rattus")
    before = cinema.pilot.desk.tempo.speed
    speeds = []
    for _ in range(3):
        cinema.pilot.give(Hot(Shortcut.SPEED))
        speeds.append(cinema.console.tempo.speed)
    assert speeds == [2.0, 4.0, 1.0] and cinema.pilot.desk.tempo.speed == before


# --- secrets


@for_every_game
def test_secrets_are_lit_on_request_in_the_games_own_words(name: str) -> None:
    cinema = cinema_of(name)
    console, pilot = cinema.console, cinema.pilot
    console.play()
    asked = 0
    pilot.give(Hot(Shortcut.LOOK))
    unsaid = pilot.desk.texts("replay.secrets.unsaid")
    for number in range(0, console.timeline.last + 1, max(1, console.timeline.last // 6)):
        console.jump(number)
        pilot.frames(2)
        pane = pilot.typed_widget(SecretsPane, "secrets")
        asked += len(pane.secrets)
        assert all(secret.asked and secret.said and secret.said != unsaid for secret in pane.secrets)
    assert asked and not pilot.stage.failures
    pilot.give(Hot(Shortcut.LOOK))
    assert "secrets" not in pilot.names()


@for_every_game
def test_every_answer_has_words_in_every_language(name: str) -> None:
    cinema = cinema_of(name, 6)
    secrets, texts = cinema.console.secrets, cinema.pilot.desk.texts
    assert secrets is not None
    for language in ("en", "de", "fr", "es"):
        say = texts.speaking(language)
        for place in cinema.console.timeline.places[:: max(1, cinema.console.timeline.last // 12)]:
            for line in secrets.lines(place, say):
                assert line.said and line.said != say("replay.secrets.unsaid"), line.of


@pytest.mark.parametrize("name", ["ratjack", "comme_des_rats"])
def test_a_finished_game_can_be_seen_from_every_chair(name: str) -> None:
    cinema = cinema_of(name)
    pilot, console = cinema.pilot, cinema.console
    console.play()
    console.jump(console.timeline.last // 2)
    console.light()
    pilot.settle()
    here, open_to_all = console.at, cinema.pixels
    pictures = set()
    for seat in range(len(console.replay.seats)):
        if f"chair-{seat}" not in pilot.names():
            continue  # nobody plays it
        pilot.click(f"chair-{seat}")
        pilot.settle()
        scene = pilot.scene
        assert isinstance(scene, TableScene) and isinstance(scene.console, ReplayConsole)
        assert scene.session.alone == seat and scene.console.at == here and scene.console.lit
        pictures.add(cinema.pixels)
    assert isinstance(pilot.scene, TableScene)
    pilot.click(f"chair-{pilot.scene.session.alone}")
    pilot.settle()
    assert len(pictures) > 1 and open_to_all not in pictures and not pilot.stage.failures


# --- a running game


def running(name: str, seed: int) -> AnyMatch:
    match: AnyMatch = Match.new(SHELF[name].keeping.game, options_of(name, seed), seed)
    dice = Dice(seed + 1)
    while len(match.stories) < 2 and not match.over:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    return match


@for_every_game
def test_a_running_game_offers_nothing_that_is_secret(name: str) -> None:
    match = running(name, 2)
    replay = Replay(
        SHELF[name], match, seats_of(match), Diary(), Mark(len(match.stories) - 1, len(match.story))
    )
    cinema = Cinema(replay)
    assert cinema.console.secrets is None and cinema.console.ways is None
    assert cinema.console.look_from is None
    assert not {"lit", "what_if", "share", "secrets"} & {*cinema.pilot.names()}
    for shortcut in (Shortcut.LOOK, Shortcut.HINT):
        cinema.pilot.give(Hot(shortcut))
    assert not cinema.console.lit and not cinema.pilot.stage.failures


@pytest.mark.parametrize("name", quickly(GAMES, "ratjack", "comme_des_rats"))
def test_no_secret_of_a_running_game_changes_a_pixel_of_its_replay(name: str) -> None:
    """Other hidden cards and other sealed answers, with the same open story, give the same pictures."""
    compared = 0
    for seed in range(4):
        start = running(name, seed)
        if start.over:  # a very short game
            continue
        game, journal = start.game, start.journal
        imagined = game.reimagine(game.view(journal.start, None), Dice(seed))
        true: AnyMatch = Match(game, game.copy(journal.start), start.seed, Dice(start.seed, journal.thrown))
        other: AnyMatch = Match(game, imagined, start.seed, Dice(start.seed, journal.thrown))
        for match, luck in ((true, 1), (other, 2)):
            for question in match.open_questions[:-1]:
                match.answer(question.seat, question.any_answer(Dice(luck)))
        if true.story != other.story or not true.story:
            continue
        assert _pictures(name, true) == _pictures(name, other)
        compared += 1
    assert compared


def _pictures(name: str, match: AnyMatch) -> list[bytes]:
    """Of two people and computers; also of one person alone, whose own cards a live table would show."""
    found = []
    for seats in (seats_of(match), _one_person(match)):
        cinema = Cinema(Replay(SHELF[name], match, seats, Diary(), Mark(0, len(match.story))))
        cinema.console.step(1)
        for number in (0, cinema.console.timeline.last):
            cinema.console.jump(number)
            found.append(cinema.pixels)
        pygame.display.quit()
    return found


def _one_person(match: AnyMatch) -> tuple[Seat, ...]:
    return tuple(
        replace(seat, player="human" if number == 0 else "solid")
        for number, seat in enumerate(seats_of(match))
    )


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
