"""How to play in two minutes: what it says is what happens, it is played with any hand, and it is short."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import (
    CITY,
    FIELD,
    LEFT,
    NURSERY,
    ORANGE,
    PANTRY,
    PURPLE,
    Place,
    Plan,
)
from ratland_desktop.games.ratland.scenes.lesson import (
    DRAW,
    GOAL,
    HAND_IN,
    LIFT,
    PLACE,
    PLANS,
    SCRIPT,
    START,
    STEPS,
    LittleRound,
)
from ratland_desktop.games.ratland.scenes.sewer.board import DONE, MAIN, SPOTS
from ratland_desktop.paths import find_places
from ratland_desktop.screens.lesson.scene import BAR, HANDS, PLAY
from ratland_desktop.shell.intents import Hand, Point, Press, Release
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.shell.widgets import Button
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts
from tests.games.ratland.scenes import lesson_player
from tests.games.ratland.scenes.lesson_player import NAMES, Newcomer, do_with_mouse
from tests.games.ratland.scenes.table_sessions import still_of
from tests.pilot import Heard

LANGUAGES = ("de", "en", "fr", "es")
WORDS_A_MINUTE = 120  # aloud, for somebody of 8


def often(value: object, *, quick: bool) -> Any:
    """A value that every run tries, or only the long one."""
    return pytest.param(value, marks=() if quick else pytest.mark.slow)


def shown(key: str) -> Happening:
    little = LittleRound(NAMES)
    step = next(step for step in STEPS if step.key == key)
    mark = little.mark(step)
    return little.match.stories[mark.story][mark.happening]


# --- what it says is what happens


def test_the_steps_go_through_the_round_in_its_order() -> None:
    little = LittleRound(NAMES)
    marks = [little.mark(step) for step in STEPS if step.finds is not None]
    assert marks == sorted(marks, key=lambda mark: (mark.story, mark.happening))
    assert 8 <= len(STEPS) <= 12


def test_the_event_is_the_one_that_the_words_name() -> None:
    event = shown("event")
    assert isinstance(event, h.EventTurned) and event.event == "abundance"


def test_one_rat_is_left_to_place_and_the_others_do_what_the_words_say() -> None:
    assert (START[LEFT], START[NURSERY], START[CITY]) == (3, 2, 1)
    assert sum(START) == LittleRound(NAMES).question.rats - 1
    assert [there - here for here, there in zip(START, PLANS[0], strict=True)] == [
        int(place is GOAL) for place in Place
    ]


def test_three_attackers_against_one_guard_steal_two() -> None:
    stole = shown("attack")
    assert isinstance(stole, h.Stole) and stole.cheese == 2
    attack = next(x for x in LittleRound(NAMES).match.stories[0] if isinstance(x, h.Attacked))
    assert (attack.rats, attack.guards, attack.owed) == (3, 1, 2)


def test_the_newcomer_draws_what_the_real_round_draws() -> None:
    bag, drew = shown("draw"), shown("danger")
    assert isinstance(bag, h.BagFilled) and isinstance(drew, h.Drew)
    pilot = Newcomer()
    pilot.go_to(DRAW)
    assert pilot.lesson.work is not None and pilot.lesson.work.happening == drew and drew.seat == 0
    assert [find.colour for find in drew.finds] == [PURPLE, ORANGE]
    assert all(find.colour in bag.pieces for find in drew.finds)


def test_food_and_graves_are_there_to_be_seen() -> None:
    fed, grave = shown("feeding"), shown("graveyard")
    assert isinstance(fed, h.Fed) and fed.paid == fed.cost
    assert isinstance(grave, h.Fed) and grave.starved
    assert isinstance(shown("end"), h.GameEnded)


def test_the_placements_are_what_everybody_sees_revealed() -> None:
    revealed = shown("reveal")
    assert isinstance(revealed, h.Revealed) and revealed.plans == PLANS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newcomer_hears_whose_rats_they_lead(language: str) -> None:
    pilot = Newcomer(language)
    little = pilot.lesson._game
    assert little is not None and little.seats[0].name in pilot.said()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", HANDS)
def test_it_is_read_in_two_minutes(language: str, hand: Hand) -> None:
    say = Texts(find_places().locales, language)
    told = []
    for step in STEPS:
        key = f"ratland.lesson.{step.key}"
        own = HANDS[hand] if step in (PLACE, HAND_IN, DRAW) else "text"
        more = {LIFT: ["lifted"], DRAW: ["once_more", "drawn"]}.get(step, [])
        told += [say(f"{key}.{part}", name=NAMES[0]) for part in ("title", own, *more)]
    spoken = [word for word in " ".join(told).split() if any(sign.isalnum() for sign in word)]
    assert len(spoken) < 2 * WORDS_A_MINUTE


# --- hands


@pytest.mark.parametrize("hand", lesson_player.HANDS)
def test_every_hand_plays_it_to_its_end_and_then_comes_to_the_table(hand: str) -> None:
    pilot = Newcomer()
    seen = []
    for _ in range(2 * len(STEPS)):
        seen.append(pilot.lesson.step.key)
        lesson_player.HANDS[hand](pilot)
        if pilot.title.results:
            break
    assert pilot.title.results == [PLAY]
    assert list(dict.fromkeys(seen)) == [step.key for step in STEPS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_with_a_task_says_how_it_is_done_with_the_hand_in_use(language: str) -> None:
    pilot = Newcomer(language)
    for task in (PLACE, HAND_IN, DRAW):
        pilot.go_to(task)
        told = set()
        for hand in Hand:
            pilot.desk.hand = hand
            told.add(pilot.said())
        assert len(told) == len(Hand), task
        pilot.desk.hand = Hand.MOUSE


def test_back_shows_the_step_before_and_the_first_has_none() -> None:
    pilot = Newcomer()
    assert "earlier" not in pilot.names()
    pilot.click("next")
    pilot.go_to(HAND_IN)
    pilot.click("earlier")
    assert pilot.lesson.step is PLACE and pilot.sewer.plan == START
    pilot.settle()
    pilot.key(pygame.K_COMMA)
    assert pilot.lesson.step.key == "event"


@pytest.mark.parametrize("at", [often(at, quick=at in (0, 2, 7)) for at in range(len(STEPS))])
@pytest.mark.parametrize("way", ["button", "escape", "pad"])
def test_whoever_has_seen_enough_is_back_at_once_from_every_step(at: int, way: str) -> None:
    pilot = Newcomer()
    pilot.go_to(STEPS[at])
    match way:
        case "button":
            pilot.click("skip")
        case "escape":
            pilot.key(pygame.K_ESCAPE)
        case _:
            pilot.pad(1)
    assert pilot.title.results == [None]


def test_there_is_nothing_on_the_screen_that_cannot_be_used() -> None:
    """No button of the sewer or the table that does nothing here."""
    pilot = Newcomer()
    places = [place.name.lower() for place in Place]
    allowed = {
        PLACE: {*places, "earlier", "skip"},
        HAND_IN: {*places, "done", "earlier", "skip"},
        DRAW: {"bag", "earlier", "skip"},
    }
    for _ in STEPS:
        task = pilot.lesson.step
        assert set(pilot.names()) <= allowed.get(task, {"next", "earlier", "skip"}), task
        assert all(widget.enabled for widget in pilot.scene.form.widgets if widget.shown)
        while pilot.lesson.step is task and task in allowed:
            do_with_mouse(pilot)
        if task not in allowed and not pilot.lesson.last:
            do_with_mouse(pilot)
            if pilot.lesson.step is LIFT and pilot.lesson.lifted:
                do_with_mouse(pilot)


# --- playing


def test_a_rat_dragged_to_the_city_is_right_and_done_is_asked_for() -> None:
    pilot = Newcomer()
    pilot.go_to(PLACE)
    assert "done" not in pilot.names(), "nothing to press before the rat has its place"
    pilot.drag_to(CITY)
    assert pilot.lesson.step is HAND_IN
    assert pilot.sewer.plan == PLANS[0]
    assert pilot.focus == "done" and pilot.widget("done").box == DONE


@pytest.mark.parametrize("language", [often(language, quick=language == "de") for language in LANGUAGES])
@pytest.mark.parametrize("place", [place for place in Place if place is not GOAL])
def test_any_other_place_is_answered_by_its_name_and_the_rat_waits_again(language: str, place: Place) -> None:
    pilot = Newcomer(language)
    pilot.go_to(PLACE)
    pilot.drag_to(place)
    assert pilot.lesson.step.key == "place"
    assert pilot.sewer.plan == START
    assert pilot.desk.texts(f"ratland.place.{place.name.lower()}.name") in pilot.answered()
    pilot.drag_to(GOAL)
    assert pilot.lesson.step.key == "done"
    assert pilot.answered() == "", "what was wrong is forgotten"


def test_a_rat_let_go_over_nothing_waits_again_with_a_word() -> None:
    pilot = Newcomer()
    pilot.go_to(PLACE)
    pilot.drag_waiting_rat((MAIN.right - 60, 900))
    assert pilot.sewer.plan == START and pilot.sewer.waiting == 1
    assert pilot.answered() == pilot.desk.texts("ratland.lesson.answer.missed", place="")


@pytest.mark.parametrize("deed", ["minus", "right button", "drag away", "drag elsewhere"])
def test_rats_that_stand_well_stay_where_they_are(deed: str) -> None:
    pilot = Newcomer()
    pilot.go_to(PLACE)
    rats = SPOTS[NURSERY].rats.centre
    match deed:
        case "minus":
            pilot.raw_click(SPOTS[NURSERY].minus.centre)
        case "right button":
            pilot.give(Press(rats, 3), Release(rats, 3))
        case _:
            there = SPOTS[FIELD].rats.centre if deed == "drag elsewhere" else (1400.0, 900.0)
            pilot.give(Press(rats), Point((900, 500)), Point(there), Release(there))
    assert pilot.sewer.plan == START
    assert pilot.answered()


@pytest.mark.parametrize("place", [PANTRY, CITY])
def test_a_finished_plan_is_good_as_it_is(place: Place) -> None:
    pilot = Newcomer()
    pilot.go_to(HAND_IN)
    pilot.click(place.name.lower())
    pilot.raw_click(SPOTS[LEFT].minus.centre)
    assert pilot.sewer.plan == PLANS[0]
    assert pilot.answered() == pilot.desk.texts("ratland.lesson.answer.ready", place="")
    pilot.click("done")
    assert pilot.lesson.step is LIFT


def test_the_screens_stand_until_somebody_lifts_them() -> None:
    pilot = Newcomer()
    pilot.go_to(LIFT)
    assert pilot.desk.texts("ratland.reveal.button") in pilot.words()
    table = pilot.lesson._table
    assert table is not None and still_of(table).marks(table.staging.tableau(), 0).screened
    pilot.click("next")
    assert pilot.lesson.step is LIFT and pilot.lesson.lifted
    table = pilot.lesson._table
    assert table is not None and not still_of(table).marks(table.staging.tableau(), 0).screened
    pilot.settle()
    pilot.click("next")
    assert pilot.lesson.step.key == "attack"


def test_two_rats_draw_two_pieces_by_hand_one_after_the_other() -> None:
    pilot = Newcomer()
    pilot.go_to(DRAW)
    bag = pilot.lesson.work
    assert bag is not None and bag.left == 2 and "next" not in pilot.names()
    assert isinstance(pilot.desk.sound, Heard)
    pilot.desk.sound.played.clear()
    pilot.click("bag")
    assert bag.left == 1 and "next" not in pilot.names()
    assert pilot.said() == pilot.desk.texts("ratland.lesson.draw.once_more")
    pilot.click("bag")
    assert bag.left == 0 and pilot.focus == "next"
    assert pilot.said() == pilot.desk.texts("ratland.lesson.draw.drawn")
    assert pilot.desk.sound.played == ["bag", "poison", "bag", "piece_orange"]
    pilot.click("bag")
    assert pilot.lesson.step is DRAW, "the bag has nothing more for these rats"


def test_whoever_presses_on_into_the_sewer_places_nothing() -> None:
    pilot = Newcomer()
    for _ in range(8):
        pilot.key(pygame.K_SPACE)
        pilot.wait(0.1)
    assert pilot.lesson.step is PLACE
    assert pilot.sewer.plan == START and pilot.answered() == ""


# --- looks


def every_state(pilot: Newcomer) -> None:
    """One state further: wrong moves first, then the right one."""
    lesson = pilot.lesson
    if lesson.step is PLACE and lesson.answer is None:
        pilot.drag_to(NURSERY)
    elif lesson.step is HAND_IN and lesson.answer is None:
        pilot.click("pantry")
    else:
        do_with_mouse(pilot)


@pytest.mark.parametrize("text_size", [often(size, quick=size == "larger") for size in TEXT_SIZES])
@pytest.mark.parametrize("language", [often(code, quick=code == "de") for code in (*LANGUAGES, "xx")])
def test_every_page_fits_in_every_state(language: str, text_size: str) -> None:
    """The card, the answers, the bag and the buttons; the table measures itself elsewhere."""
    pilot = Newcomer(language, text_size)
    while not pilot.title.results:
        pilot.wait(0.7)
        if pilot.lesson._practice is None:
            pilot.lesson._table = None
        assert pilot.bad_texts() == [], (language, pilot.lesson.step.key)
        pilot.lesson.arrange(pilot.app.canvas)
        pilot.lesson.form.take_over(pilot.lesson.form, pilot.desk)
        every_state(pilot)


@pytest.mark.slow
def test_the_whole_lesson_fits_in_german() -> None:
    pilot = Newcomer(reduced=False)
    while not pilot.title.results:
        pilot.wait(0.7)
        assert pilot.bad_texts() == [], pilot.lesson.step.key
        every_state(pilot)
    assert not Newcomer().lesson.card.meets(BAR)


def test_no_page_calls_the_wait_for_the_reader_a_pause() -> None:
    pilot = Newcomer()
    paused, pages = pilot.desk.texts("table.paused"), set()
    while not pilot.title.results:
        pilot.wait(0.7)
        pages.add(pilot.lesson.step.key)
        assert paused not in pilot.words(), pilot.lesson.step.key
        do_with_mouse(pilot)
    assert pages == {step.key for step in STEPS}


def test_going_on_by_one_page_has_the_same_sign_as_at_the_table() -> None:
    pilot = Newcomer()
    assert pilot.typed_widget(Button, "next").icon == "arrow_right"


def test_the_card_covers_no_place_of_the_sewer() -> None:
    assert not any(SCRIPT.practice_card.meets(spot.whole) for spot in SPOTS.values())
    assert not SCRIPT.practice_card.meets(DONE)


def test_a_change_of_language_changes_the_page_at_once_and_keeps_the_step() -> None:
    pilot = Newcomer("de")
    pilot.go_to(PLACE)
    pilot.desk.speak("fr")
    pilot.desk.refresh()
    here = pilot.words()
    other = Newcomer("fr")
    other.go_to(PLACE)
    assert here == other.words()
    assert pilot.sewer.plan == START == Plan(city=1, left=3, nursery=2)
