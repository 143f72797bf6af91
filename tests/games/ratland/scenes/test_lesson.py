"""How to play in two minutes: what it says is what happens, any hand leads through, and it is short."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import ORANGE, PURPLE
from ratland_desktop.games.ratland.scenes.lesson import LessonScene
from ratland_desktop.games.ratland.scenes.lesson.little_round import PLANS, STEPS, LittleRound
from ratland_desktop.games.ratland.scenes.lesson.scene import BAR, CARD, PLAY
from ratland_desktop.paths import find_places
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts
from tests.opener import Opener
from tests.pilot import Pilot

NAMES = ("Mia", "Jonas", "Oma Ilse")
WORDS_A_MINUTE = 120  # aloud, for somebody of 8


class Watching(Pilot):
    def __init__(self, language: str = "de", text_size: str = "normal") -> None:
        self.title = Opener(LessonScene)
        super().__init__(lambda: self.title, language=language, text_size=text_size)
        self.until_scene(LessonScene)

    @property
    def lesson(self) -> LessonScene:
        assert not self.stage.failures, self.stage.failures
        assert isinstance(self.scene, LessonScene)
        return self.scene


def shown(key: str) -> Happening:
    little = LittleRound(NAMES)
    step = next(step for step in STEPS if step.key == key)
    mark = little.mark(step)
    assert mark is not None
    return little.match.stories[mark.story][mark.happening]


# --- what it says is what happens


def test_the_steps_go_through_the_round_in_its_order() -> None:
    little = LittleRound(NAMES)
    marks = [mark for step in STEPS if (mark := little.mark(step)) is not None]
    assert marks == sorted(marks, key=lambda mark: (mark.story, mark.happening))
    assert 8 <= len(STEPS) <= 12


def test_the_event_is_the_one_that_the_words_name() -> None:
    event = shown("event")
    assert isinstance(event, h.EventTurned) and event.event == "abundance"


def test_three_attackers_against_one_guard_steal_two() -> None:
    stole = shown("attack")
    assert isinstance(stole, h.Stole) and stole.cheese == 2
    attack = next(x for x in LittleRound(NAMES).match.stories[0] if isinstance(x, h.Attacked))
    assert (attack.rats, attack.guards, attack.owed) == (3, 1, 2)


def test_bag_finds_food_and_graves_are_there_to_be_seen() -> None:
    bag, drew, fed, grave = (shown(key) for key in ("search", "danger", "feeding", "graveyard"))
    assert isinstance(bag, h.BagFilled) and ORANGE in bag.pieces and PURPLE in bag.pieces
    assert isinstance(drew, h.Drew) and drew.poisoned and drew.cheese
    assert isinstance(fed, h.Fed) and fed.paid == fed.cost
    assert isinstance(grave, h.Fed) and grave.starved
    assert isinstance(shown("end"), h.GameEnded)


def test_the_scripted_placements_are_what_everybody_sees_revealed() -> None:
    revealed = shown("reveal")
    assert isinstance(revealed, h.Revealed) and revealed.plans == PLANS


@pytest.mark.parametrize("language", ["de", "en", "fr", "es"])
def test_it_is_read_in_two_minutes(language: str) -> None:
    say = Texts(find_places().locales, language)
    words = " ".join(say(f"lesson.show.{step.key}.{part}") for step in STEPS for part in ("title", "text"))
    spoken = [word for word in words.split() if any(sign.isalnum() for sign in word)]
    assert len(spoken) < 2 * WORDS_A_MINUTE


# --- hands


@pytest.mark.parametrize("hand", ["mouse", "keys", "space", "pad"])
def test_every_hand_comes_through_and_then_to_the_table(hand: str) -> None:
    pilot = Watching()
    press = {
        "mouse": lambda: pilot.raw_click("next"),
        "keys": lambda: pilot.key(pygame.K_RETURN),
        "space": lambda: pilot.key(pygame.K_SPACE),
        "pad": lambda: pilot.pad(0),
    }[hand]
    for at in range(len(STEPS)):
        assert pilot.lesson.at == at
        press()
    assert pilot.title.results == [PLAY]


def test_back_shows_the_step_before_and_the_first_has_none() -> None:
    pilot = Watching()
    assert not pilot.widget("earlier").enabled
    pilot.click("next")
    pilot.click("next")
    pilot.click("earlier")
    assert pilot.lesson.step.key == STEPS[1].key
    pilot.key(pygame.K_COMMA)
    assert pilot.lesson.step.key == STEPS[0].key


@pytest.mark.parametrize("way", ["button", "escape"])
def test_whoever_has_seen_enough_is_back_at_once(way: str) -> None:
    pilot = Watching()
    pilot.click("next")
    if way == "button":
        pilot.click("skip")
    else:
        pilot.key(pygame.K_ESCAPE)
    assert pilot.title.results == [None]


def test_nothing_beneath_can_be_pressed() -> None:
    pilot = Watching()
    for _ in range(2):
        pilot.click("next")
    pilot.click((500, 620))  # the pantry of the sewer in the picture
    assert pilot.lesson.step.key == "placing"
    assert pilot.names() == ["next", "earlier", "skip"]


# --- looks


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_every_page_fits(text_size: str) -> None:
    """The card and the buttons alone; table and sewer measure themselves elsewhere."""
    pilot = Watching()
    for at in range(len(STEPS)):
        if at:
            pilot.click("next")
        for language in ("en", "de", "fr", "es", "xx"):
            pilot.speak(language, text_size)
            lesson = pilot.lesson
            lesson._table = lesson._sewer = None
            assert pilot.bad_texts() == [], (language, lesson.step.key)


def test_the_whole_lesson_fits_in_german() -> None:
    pilot = Watching()
    for at in range(len(STEPS)):
        if at:
            pilot.click("next")
        assert pilot.bad_texts() == [], pilot.lesson.step.key
    assert not CARD.meets(BAR)


def test_a_change_of_language_changes_the_page_at_once() -> None:
    pilot = Watching("de")
    pilot.click("next")
    pilot.desk.speak("fr")
    pilot.desk.refresh()
    here = pilot.words()
    other = Watching("fr")
    other.click("next")
    assert here == other.words()
