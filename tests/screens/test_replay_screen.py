"""Watching a game again on its own table: jumping, secrets on request, and no secret of a running game."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.replay import Replay
from ratland_desktop.screens.replay import ReplayConsole
from ratland_desktop.screens.replay.secrets import SecretsPane
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Direction, Edit, Hot, Key, Point, Press, Release, Shortcut
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import Seat
from tests.quickly import quickly
from tests.replaying import GAMES, options_of, seats_of
from tests.screens.cinema import Cinema, cinema_of

for_every_game = pytest.mark.parametrize("name", quickly(GAMES, "ratland", "comme_des_rats"))


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


def test_a_line_of_the_story_leads_to_its_step() -> None:
    cinema = cinema_of("ratland")
    console, scene = cinema.console, cinema.scene
    console.jump(console.timeline.chapters[1].first + 4)
    for story, happening in ((0, 3), (1, 1)):
        scene.look_at((story, happening))
        place = console.timeline.places[console.at]
        assert place.story == story and place.step.start <= happening < place.step.end
        assert not scene.director.reel.looks_back


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


@pytest.mark.parametrize("name", quickly(GAMES, "ratjack"))
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
