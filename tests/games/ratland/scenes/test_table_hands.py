"""People draw their own pieces: with any hand, in their own language, and never with another result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.happenings import BagFilled, Drew
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.questions import PutBack
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import SEARCH
from ratland_desktop.games.ratland.scenes.table.cues.bagside import inside_bag
from ratland_desktop.games.ratland.scenes.table.decisions.bag import PutBackOffers
from ratland_desktop.hotseat.session import Decide, HandOver, QuickMinds, Session
from ratland_desktop.saves.layout import to_bytes
from ratland_desktop.saves.snapshot import Scribe, Shown, take_snapshot
from ratland_desktop.screens.table.hands import BEAT, HELD_AFTER, HELD_EVERY, PATIENCE, SETTLE
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.intents import Hot, Point, Press, Release, Shortcut
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.scenes.table_sessions import place_in_secret, play_to, scene_of, session, table_pilot
from tests.pilot import Heard, Pilot

pytestmark = pytest.mark.slow

HANDS = ["mouse", "bag", "space", "enter", "pad a", "pad x"]


def press(pilot: Pilot, hand: str) -> None:
    """One press with one hand."""
    match hand:
        case "mouse":
            pilot.raw_click("next")
        case "bag":
            pilot.raw_click("bag")
        case "space":
            pilot.key(pygame.K_SPACE)
        case "enter":
            pilot.key(pygame.K_RETURN)
        case "pad a":
            pilot.pad(0)
        case _:
            pilot.pad(2)


def hold(pilot: Pilot, hand: str, seconds: float) -> None:
    """Pressed and held."""
    spot = pilot.widget("bag").box.centre
    match hand:
        case "mouse":
            pilot.give(Point(spot), Press(spot))
            pilot.wait(seconds)
            pilot.give(Release(spot))
        case "space":
            pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
            pilot.wait(seconds)
            pilot.events(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
        case _:
            pilot.events(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
            pilot.wait(seconds)
            pilot.events(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=0, button=0))


def searching(*, humans: range | list[int] = range(3), least: int = 1, **look: object) -> Pilot:
    """A table at which a person is about to draw at least so many pieces."""
    for seed in range(30):
        found = session(4, seed, humans=humans, clans=False)
        while found.unseen():
            found.see()
        place_in_secret(found, Dice(seed))
        while not (isinstance(found.unseen()[0], BagFilled) and found.shown.phase is SEARCH):
            found.see()
        first = found.unseen()[1]
        if isinstance(first, Drew) and first.seat in humans and len(first.finds) >= least:
            pilot = table_pilot(found, auto=True, by_hand=True, **look)
            pilot.until(lambda pilot=pilot: scene_of(pilot).mode is Mode.HANDS)  # type: ignore[misc]
            pilot.wait(SETTLE + 0.1)
            return pilot
    raise AssertionError("nobody draws so much")


def drawing(pilot: Pilot) -> Drew:
    """What is being drawn."""
    step = scene_of(pilot).director.reel.coming
    assert step is not None and isinstance(step.shown[0], Drew)
    return step.shown[0]


# --- hands


@pytest.mark.parametrize("hand", HANDS)
def test_a_press_for_each_piece_with_any_hand(hand: str) -> None:
    pilot = searching(least=3)
    scene, mine = scene_of(pilot), drawing(pilot)
    for out in range(1, len(mine.finds) + 1):
        press(pilot, hand)
        assert scene.director.pressed == out
        assert scene.mode is Mode.HANDS
        pilot.wait(0.2)
    pilot.wait(BEAT)
    assert scene.mode is not Mode.HANDS
    assert scene.present is not None and scene.present.shown[0] is mine


@pytest.mark.parametrize("hand", ["mouse", "space", "pad"])
def test_who_holds_draws_all(hand: str) -> None:
    pilot = searching(least=3)
    scene, mine = scene_of(pilot), drawing(pilot)
    hold(pilot, hand, HELD_AFTER + HELD_EVERY * len(mine.finds) + BEAT)
    assert mine in scene.director.reel.story


def test_who_lets_go_draws_no_more() -> None:
    pilot = searching(least=3)
    hold(pilot, "mouse", HELD_AFTER + 0.1)
    pressed = scene_of(pilot).director.pressed
    assert pressed == 2
    pilot.wait(2.0)
    assert scene_of(pilot).director.pressed == pressed


def test_nothing_is_said_or_counted_before_it_is_drawn() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    before = scene.session.shown.copy()
    lines, cheese = len(scene.story.lines), before.seats[mine.seat].cheese
    press(pilot, "space")
    pilot.wait(1.0)
    assert scene.session.shown == before and scene.session.unseen()[0] is mine
    assert len(scene.story.lines) == lines
    for _ in mine.finds[1:]:
        press(pilot, "space")
        pilot.wait(0.2)
    pilot.wait(BEAT)
    assert scene.session.shown.seats[mine.seat].cheese == cheese + mine.cheese
    assert len(scene.story.lines) > lines


def test_what_is_left_in_the_bag_is_seen_kind_by_kind() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    inside = inside_bag(scene.director.reel.story)
    for out in range(len(mine.finds)):
        left = inside - Counter(find.colour for find in mine.finds[:out])
        shown = Counter(words for words in pilot.words() if words.isdigit())
        assert not Counter(str(count) for count in left.values()) - shown
        press(pilot, "space")
        pilot.wait(BEAT)


def test_the_paw_is_heard_and_then_the_piece() -> None:
    pilot = searching(least=2)
    assert isinstance(pilot.desk.sound, Heard)
    for _ in range(2):
        heard = len(pilot.desk.sound.played)
        press(pilot, "space")
        pilot.wait(0.5)
        new = pilot.desk.sound.played[heard:]
        assert new[0] == "bag" and len(new) == 2


def test_a_seat_is_called_in_its_own_language() -> None:
    pilot = searching(humans=[0, 1, 2, 3])
    scene, mine = scene_of(pilot), drawing(pilot)
    seats = list(scene.session.seats)
    seats[mine.seat] = replace(seats[mine.seat], language="fr")
    scene.session.seats = tuple(seats)
    pilot.desk.refresh()
    french = pilot.desk.texts.speaking("fr")
    words = pilot.words()
    assert french("ratland.hands.button") in words
    name, left = seats[mine.seat].name, len(mine.finds)
    assert french("ratland.hands.prompt", name=name, left=left) in words
    assert pilot.desk.texts("table.story") in words, "the table around it stays as it is"


# --- who is not waited for


def test_computers_draw_by_themselves() -> None:
    found = session(4, 2, clans=False)
    pilot = table_pilot(found, auto=True, by_hand=True)
    pilot.desk.tempo.speed = float(Speed.FOURFOLD.value)
    modes = set()
    for _ in range(4000):
        if pilot.over or found.shown.round > 2:
            break
        modes.add(scene_of(pilot).mode)
        pilot.app.loop_once(0.1)
    assert Mode.WATCH in modes and Mode.HANDS not in modes


def test_with_auto_play_nobody_is_waited_for_for_good() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    pilot.wait(PATIENCE - 1)
    assert scene.director.pressed == 0
    pilot.until(lambda: mine in scene.director.reel.story, seconds=2 + len(mine.finds))


@pytest.mark.parametrize("speed", [Speed.DOUBLE, Speed.FOURFOLD])
def test_a_faster_story_leaves_people_as_much_time_to_press(speed: Speed) -> None:
    pilot = searching(least=2)
    pilot.desk.tempo.speed = float(speed.value)
    scene, mine = scene_of(pilot), drawing(pilot)
    pilot.wait(PATIENCE - 1)
    assert drawing(pilot) is mine and scene.director.pressed == 0
    pilot.until(lambda: mine in scene.director.reel.story, seconds=2 + len(mine.finds))


def test_in_a_pause_the_bag_waits_as_long_as_it_takes() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    pilot.key(pygame.K_p)
    pilot.wait(3 * PATIENCE)
    assert scene.mode is Mode.HANDS and scene.director.pressed == 0
    press(pilot, "space")
    assert scene.director.pressed == 1


def test_who_wants_to_see_only_results_draws_nothing() -> None:
    pilot = searching(least=2)
    pilot.desk.tempo.speed = float(Speed.INSTANT.value)
    pilot.wait(0.2)
    assert scene_of(pilot).mode is not Mode.HANDS


def test_the_setting_turns_it_off_at_once() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    pilot.desk.by_hand = False
    pilot.frames(2)
    assert scene.mode is Mode.WATCH and "bag" not in pilot.names()


def test_the_key_line_says_what_the_key_for_a_break_does_while_somebody_draws() -> None:
    pilot = searching(least=2)
    for key in ("table.pause", "table.play", "table.pause"):
        assert scene_of(pilot).mode is Mode.HANDS
        assert pilot.desk.texts(key) in [hint.words for hint in scene_of(pilot).hints() if hint.key == "P"]
        pilot.key(pygame.K_p)


def test_a_seat_that_goes_to_a_computer_is_not_waited_for() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    scene.session.change_player(mine.seat, "solid")
    pilot.frames(2)
    assert scene.mode is not Mode.HANDS


# --- who keeps pressing


def test_who_keeps_pressing_never_draws_for_the_next_one() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    for _ in range(60):
        press(pilot, "space")
        pilot.wait(0.15)
        hands = scene.director.hands
        assert hands is None or hands.seat == mine.seat or scene.director.pressed == 0


def test_in_a_pause_who_keeps_pressing_does_not_even_miss_what_came_of_it() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    pilot.key(pygame.K_p)
    for _ in range(40):
        press(pilot, "space")
        pilot.wait(0.15)
    assert scene.present is not None and scene.present.told[-1] is mine
    pilot.wait(SETTLE)
    press(pilot, "space")
    assert scene.mode is Mode.HANDS or scene.present.told[-1] is not mine


def test_looking_back_in_the_middle_keeps_what_is_out() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    press(pilot, "space")
    pilot.wait(1.0)
    pilot.key(pygame.K_COMMA)
    assert scene_of(pilot).mode is Mode.BACK
    pilot.key(pygame.K_s)
    assert scene_of(pilot).mode is Mode.HANDS and scene.director.pressed == 1


@pytest.mark.parametrize(("away", "home"), [(pygame.K_COMMA, pygame.K_s), (pygame.K_p, pygame.K_p)])
def test_who_looks_back_or_pauses_for_long_finds_all_pieces_still_in_the_bag(away: int, home: int) -> None:
    pilot = searching(least=2)
    pilot.key(away)
    pilot.wait(PATIENCE + 2)
    pilot.key(home)
    pilot.wait(1.0)
    assert scene_of(pilot).mode is Mode.HANDS and scene_of(pilot).director.pressed == 0


def test_who_looks_back_stops_the_pieces_from_coming_by_themselves() -> None:
    pilot = searching(least=3)
    pilot.until(lambda: scene_of(pilot).director.pressed == 1)
    pilot.key(pygame.K_COMMA)
    pilot.key(pygame.K_s)
    pilot.wait(PATIENCE / 2)
    assert scene_of(pilot).director.pressed == 1


def test_skipping_skips_the_drawing_too() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    pilot.key(pygame.K_s)
    assert scene.mode is not Mode.HANDS
    assert scene.director.reel.coming is None or scene.director.reel.begins_part(scene.director.reel.coming)


# --- the helmet


@pytest.mark.parametrize("hand", ["mouse", "bag", "space", "enter", "pad a", "pad x"])
def test_under_the_helmet_the_pieces_are_drawn_before_the_question(hand: str) -> None:
    found = play_to(PutBack)
    pilot = table_pilot(found, by_hand=True)
    decision = scene_of(pilot).decision
    assert isinstance(decision, PutBackOffers) and decision.drawing
    assert "offer-0" not in pilot.names()
    for out in range(len(decision.question.pieces)):
        assert decision.out == out
        if hand == "mouse":
            pilot.raw_click("pull")
        else:
            press(pilot, hand)
        pilot.wait(0.2)
    for _ in range(5):  # who keeps pressing does not answer by that
        press(pilot, "bag" if "bag" in pilot.names() else "space")
        pilot.wait(0.2)
    assert scene_of(pilot).decision is not None
    pilot.wait(2.0)
    assert "offer-0" in pilot.names()
    pilot.click("offer-0")
    assert scene_of(pilot).decision is None or scene_of(pilot).decision is not decision


def test_under_the_helmet_without_hands_the_question_comes_at_once() -> None:
    pilot = table_pilot(play_to(PutBack), by_hand=False)
    assert "offer-0" in pilot.names() and "pull" not in pilot.names()


# --- never another result


def by_themselves(pilot: Pilot, dice: Dice) -> None:
    return None


def now_and_then(pilot: Pilot, dice: Dice) -> None:
    if dice.chance() < 0.05:
        pilot.give(Hot(Shortcut.NEXT))


def as_fast_as_possible(pilot: Pilot, dice: Dice) -> None:
    scene_of(pilot).director.press()


WAYS: dict[str, tuple[bool, Callable[[Pilot, Dice], None]]] = {
    "not by hand": (False, by_themselves),
    "by patience": (True, by_themselves),
    "now and then": (True, now_and_then),
    "as fast as possible": (True, as_fast_as_possible),
}


MINUTES = 300.0
"""Real seconds for one table at the most; some take two or three."""


def played(way: str) -> Session:
    """Two rounds of two people and a computer, watched and drawn in one way."""
    by_hand, act = WAYS[way]
    looks = (("Mira", "teal", "bow"), ("Jonas", "red", "crown"))
    seats = [*(Seat(*look) for look in looks), Seat("Käthe", "sand", "scarf", "solid")]
    found = Session(BOX, new_match(Options(3), 9), seats, QuickMinds(9))
    answers, presses = Dice(4), Dice(len(way))
    while found.shown.round < 3:
        step = found.step()
        if isinstance(step, HandOver):
            place_in_secret(found, answers)
            continue
        pilot = table_pilot(found, auto=True, by_hand=by_hand)
        pilot.desk.tempo.speed = float(Speed.FOURFOLD.value)
        give_up = time.monotonic() + MINUTES
        while not pilot.over and found.shown.round < 3:
            assert time.monotonic() < give_up, "the story stands still"
            scene = scene_of(pilot)
            if scene.mode is Mode.GATE:
                scene.director.next()
            elif isinstance(found.step(), Decide) and scene.decision is not None:
                scene.decision.around.answer(scene.decision.question.any_answer(answers))
            else:
                act(pilot, presses)
            pilot.app.loop_once(0.1)
            if isinstance(found.step(), HandOver):
                break
    return found


def test_drawing_by_hand_changes_the_telling_and_never_the_game() -> None:
    """The same seed and answers: the same match, journal and file, whoever presses when."""
    kept = set()
    for way in WAYS:
        found = played(way)
        while found.unseen():
            found.see()
        shown = Shown(found.mark.story, found.mark.happening)
        snapshot = take_snapshot(RATLAND_KEEPING, found.match, found.seats, shown, found.diary.write())
        file = to_bytes(Scribe().entries(snapshot))
        kept.add((str(found.match.stories), str([*found.match.past, found.match.journal]), file))
    assert len(kept) == 1
