"""The table's controls say what they do, and agree with the settings; the story can always be read."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.ratland.rules.questions import TradeRat
from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.hotseat.session import HandOver
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.saves.settings import Speed as Chosen
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.comfort import SPEEDS, Comfort
from ratland_desktop.shell.intents import Hot, Point, Shortcut, Wheel
from ratland_desktop.shell.scenes.settings import SettingsScene
from ratland_desktop.shell.widgets import Button, IconButton, Kind
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.table_sessions import (
    place_in_secret,
    play_to,
    scene_of,
    session,
    table_pilot,
)
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

LANGUAGES = ("en", "de", "fr", "es")


def later(rounds: int = 3, *, auto: bool = True) -> Pilot:
    """A table of people in the middle of a later round."""
    found = session(4, 6, humans=range(4), clans=False)
    pilot = table_pilot(found, auto=False)
    scene = scene_of(pilot)
    while found.shown.round < rounds or scene.mode is not Mode.WATCH or found.mark.happening < 12:
        go_on(pilot)
    if auto:
        scene.toggle_auto()
    return pilot


def go_on(pilot: Pilot) -> None:
    """One step further; what is asked on the way is answered by chance."""
    scene, dice = scene_of(pilot), Dice(scene_of(pilot).session.shown.round)
    if isinstance(scene.session.step(), HandOver):
        place_in_secret(scene.session, dice)
    if scene.decision is not None:
        scene.decision.around.answer(scene.decision.question.any_answer(dice))
    pilot.give(Hot(Shortcut.NEXT))


# --- tempo: one truth


def test_the_tempo_of_the_table_is_that_of_the_settings_whatever_else_changes(tmp_path: Path) -> None:
    pilot = later()
    comfort = Comfort(SettingsStore(tmp_path / "settings.json"), pilot.desk)
    pilot.key(pygame.K_t)
    assert comfort.settings.speed is Chosen.DOUBLE
    pilot.stage.begin(SettingsScene(comfort))
    pilot.settle()
    assert pilot.widget("speed").value is Chosen.DOUBLE  # type: ignore[attr-defined]
    comfort.change(language="fr")
    assert pilot.desk.tempo.speed == SPEEDS[Chosen.DOUBLE]
    pilot.click("done")
    pilot.settle()
    scene = scene_of(pilot)
    assert scene.director.playback.speed is Speed.DOUBLE
    assert pilot.desk.texts("table.speed_choice.2") in pilot.typed_widget(Button, "speed").words


def test_a_tempo_chosen_in_the_settings_is_that_of_the_table(tmp_path: Path) -> None:
    pilot = later()
    comfort = Comfort(SettingsStore(tmp_path / "settings.json"), pilot.desk)
    comfort.change(speed=Chosen.FOURFOLD)
    pilot.frames(2)
    assert scene_of(pilot).director.playback.speed is Speed.FOURFOLD
    assert pilot.desk.texts("table.speed_choice.4") in pilot.typed_widget(Button, "speed").words
    pilot.click("speed")
    assert comfort.settings.speed is Chosen.INSTANT


# --- pause, back, next


def test_looking_back_says_so_and_how_to_come_back_and_the_story_goes_on_from_there() -> None:
    pilot = later()
    scene, say = scene_of(pilot), pilot.desk.texts
    newest = scene.director.reel.at
    pilot.click("back")
    words = pilot.words()
    assert say("table.looking_back") in words
    assert say("table.back_how", now=say("table.to_now")) in words
    assert pilot.typed_widget(Button, "auto").icon == "pause", "looking back is no pause"
    skip = pilot.typed_widget(IconButton, "skip")
    assert (skip.icon, skip.tooltip, skip.kind) == ("fast", say("table.to_now"), Kind.PRIMARY)
    pilot.click("skip")
    skip = pilot.typed_widget(IconButton, "skip")
    assert (skip.icon, skip.tooltip, skip.kind) == ("skip", say("ratland.table.skip"), Kind.PLAIN)
    assert scene.director.reel.at == newest and scene.mode is not Mode.BACK
    pilot.until(lambda: scene.director.reel.at != newest, seconds=20)


@pytest.mark.parametrize(("button", "key"), [("auto", "table.paused"), ("back", "table.looking_back")])
def test_what_is_said_of_the_stage_covers_neither_the_picture_nor_the_sentence(button: str, key: str) -> None:
    pilot = later()
    scene = scene_of(pilot)
    pilot.click(button)
    assert pilot.bad_texts() == []
    drawn, said = pilot.read().drawn, pilot.desk.texts(key)
    (pill,) = [text.ink for text in drawn if text.words == said]
    caption = scene.layout.caption
    assert caption.y < pill.y and pill.bottom < caption.bottom
    others = [text.ink for text in drawn if text.words != said and caption.holds(text.ink.centre)]
    assert others and not any(pill.meets(other) for other in others)


@pytest.mark.parametrize("hand", ["key", "button"])
def test_a_pause_is_seen_says_how_to_go_on_and_ends_the_same_way(hand: str) -> None:
    pilot = later()
    scene, say = scene_of(pilot), pilot.desk.texts

    def toggle() -> None:
        if hand == "key":
            pilot.key(pygame.K_p)
        else:
            pilot.click("auto")

    toggle()
    here = scene.director.reel.at
    words = pilot.words()
    assert say("table.paused") in words and say("table.paused_how") in words
    auto = pilot.typed_widget(Button, "auto")
    assert auto.icon == "play" and auto.kind is Kind.PRIMARY
    pilot.wait(30.0)
    assert scene.director.reel.at == here
    toggle()
    assert say("table.paused_how") not in pilot.words()
    pilot.until(lambda: scene.director.reel.at != here, seconds=20)


def test_going_on_by_one_does_not_look_like_letting_it_run() -> None:
    pilot = later(auto=False)
    going, running = pilot.typed_widget(Button, "next"), pilot.typed_widget(Button, "auto")
    assert running.icon == "play" and going.icon not in ("play", "fast", "skip")


def test_after_a_decision_and_while_computers_think_enter_never_changes_the_speed() -> None:
    """The focus waits for the button that goes on; it does not slip to its neighbours."""
    pilot = table_pilot(play_to(TradeRat))
    scene = scene_of(pilot)
    answered = 0
    while not pilot.over:
        if scene.decision is None:
            assert pilot.focus in ("next", None)
            pilot.give(Hot(Shortcut.NEXT))
        else:
            pilot.wait(1.0)
            pilot.key(pygame.K_RETURN)
            answered += 1
    assert answered >= 4
    assert scene.director.playback.speed is Speed.NORMAL


# --- tooltips


def signs_of(pilot: Pilot) -> dict[str, str]:
    return {w.name: w.tooltip for w in pilot.scene.form.widgets if w.name.startswith("sign-")}


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_and_every_sign_explains_itself(language: str, players: int) -> None:
    pilot = table_pilot(session(players, 3, clans=False), language=language)
    for name in ("next", "skip", "speed", "auto", "back", "menu"):
        assert pilot.widget(name).tooltip
    signs = signs_of(pilot)
    for seat in range(players):
        places = (place.name.lower() for place in Place)
        for what in ("rats", "cheese", "infirmary", "lost", "graves", "points", *places):
            assert signs[f"sign-{seat}-{what}"]
    assert {"sign-events", "sign-foods", "sign-pile"} <= set(signs)
    assert pilot.desk.texts.missing == set()


def test_where_two_play_the_signs_say_that_the_pipes_guard_and_the_pantry_does_not() -> None:  # R1
    duel, crowd = (table_pilot(session(players, 3, clans=False), language="en") for players in (2, 3))
    say = duel.desk.texts
    for place, sign in (("pantry", "pantry"), ("left", "pipe"), ("right", "pipe")):
        assert signs_of(duel)[f"sign-1-{place}"] == say(f"ratland.table.sign.{sign}_duel")
        assert signs_of(crowd)[f"sign-1-{place}"] == say(f"ratland.table.sign.{sign}")


def test_a_sign_that_is_pointed_at_is_explained_and_stays_explained_while_the_story_goes_on() -> None:
    pilot = later(auto=False)
    sign = pilot.widget("sign-0-graves")
    pilot.give(Point(sign.box.centre))
    pilot.wait(1.0)
    assert sign.tooltip in pilot.words()
    pilot.give(Hot(Shortcut.NEXT))
    assert sign.tooltip in pilot.words()
    pilot.give(Point((960, 300)))
    assert sign.tooltip not in pilot.words()


def test_points_that_are_not_shown_are_not_explained() -> None:
    pilot = later(auto=False)
    assert "sign-0-points" in signs_of(pilot)
    pilot.desk.shows_points = False
    pilot.desk.refresh()
    pilot.frames()
    assert "sign-0-points" not in signs_of(pilot) and "sign-0-rats" in signs_of(pilot)


def test_signs_do_nothing_when_pressed_and_keys_pass_over_them() -> None:
    pilot = later(auto=False)
    here = scene_of(pilot).director.reel.at
    pilot.click("sign-1-cheese")
    assert scene_of(pilot).director.reel.at == here
    for _ in range(len(pilot.names())):
        pilot.tab()
        assert pilot.focus is not None and not pilot.focus.startswith("sign-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["sign-0-infirmary", "sign-events", "sign-11-pantry", "speed"])
def test_tooltips_stay_in_the_window(language: str, what: str) -> None:
    pilot = table_pilot(session(12, 3, clans=False), language=language, text_size="larger")
    pilot.give(Point(pilot.widget(what).box.centre))
    pilot.wait(1.0)
    assert pilot.widget(what).tooltip in pilot.words()
    assert [words for words in pilot.bad_texts() if words.startswith("cut")] == []


# --- the story at the side


def visible_lines(pilot: Pilot) -> list[str]:
    story = scene_of(pilot).story
    shown = []
    for at, line in enumerate(story.lines):
        top = story.box.y + story._tops[at] - story.scrolled
        if story.box.y <= top <= story.box.bottom - 20:
            shown.append(line.sentence.text)
    return shown


def test_after_looking_back_and_scrolling_the_story_is_still_there() -> None:
    """It was empty, and its handle stood beyond it."""
    pilot = later(rounds=4, auto=False)
    scene = scene_of(pilot)
    while scene.director.reel.at.story > 1:
        pilot.click("back")
    middle = scene.story.box.centre
    pilot.give(Point(middle), Wheel(-4, middle), Wheel(1, middle))
    for way in ("next", "next", "skip"):
        pilot.click(way)
        pilot.redraw()
        story = scene.story
        assert visible_lines(pilot)
        assert 0 <= story.scrolled <= story.furthest
        handle = story.bar()
        assert handle is not None
        assert story.box.y <= handle.y and handle.bottom <= story.box.bottom + 0.01


def test_back_in_the_present_the_story_shows_the_present() -> None:
    pilot = later(rounds=3, auto=False)
    scene = scene_of(pilot)
    pilot.click("back")
    middle = scene.story.box.centre
    pilot.give(Wheel(30, middle))
    pilot.click("skip")
    pilot.redraw()
    assert scene.now is not None
    present = [line.sentence.text for line in scene.story.lines if scene.story._is_now(line)]
    assert present[0] in visible_lines(pilot)


def test_who_scrolls_away_goes_on_reading_the_same_line_while_the_story_goes_on() -> None:
    pilot = later(rounds=3, auto=False)
    middle = scene_of(pilot).story.box.centre
    pilot.give(Wheel(5, middle))
    pilot.redraw()
    reading = visible_lines(pilot)[1]
    for _ in range(4):
        go_on(pilot)
        pilot.redraw()
        assert reading in visible_lines(pilot)


def test_all_lines_of_a_step_are_marked_and_in_view() -> None:
    pilot = later(rounds=2, auto=False)
    scene = scene_of(pilot)
    while scene.present is None or scene.present.group != "feeding":
        go_on(pilot)
    pilot.redraw()
    marked = [line for line in scene.story.lines if scene.story._is_now(line)]
    assert len(marked) == 4
    assert marked[0].sentence.text in visible_lines(pilot)


def test_a_line_of_a_group_leads_to_the_step_of_all() -> None:
    pilot = later(rounds=2, auto=False)
    scene = scene_of(pilot)
    while scene.present is None or scene.present.group != "feeding":
        go_on(pilot)
    step, stretch = scene.present, scene.now
    assert stretch is not None
    go_on(pilot)
    for line in [line for line in scene.story.lines if line.is_moment and stretch.holds(line.moment)]:
        scene.look_at(line.moment)
        assert scene.mode is Mode.BACK
        assert scene.present == step
