"""What My sewer shows: it fits, it says what counts today, and it gives nothing away."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pygame
import pytest

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import FINAL, STARTING
from ratland_desktop.games.ratland.rules.table import Table
from ratland_desktop.games.ratland.rules.view import Foresight
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.board import BANNERS, SPOTS
from ratland_desktop.games.ratland.scenes.sewer.pool import LARGEST, SMALLEST, stand
from ratland_desktop.games.ratland.scenes.sewer.side_panel import MENU, RULES
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.intents import Hand
from ratland_desktop.tabletop.names import MOST_LETTERS
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.scenes.sewer_kit import Sitting, neighbours, record, sit_down
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

VOICES = {
    (1280, 720): [
        *product(("de", "fr", "xx"), ("normal", "large", "larger")),
        ("en", "larger"),
        ("es", "larger"),
    ],
    (1920, 1080): [("de", "normal"), ("de", "large"), ("de", "larger"), ("xx", "larger")],
}


def duel() -> Table:
    """Two players, aggressive boards, a Seer: the fullest side panel there is."""
    mine = seat(pantry=15, cheese=4, poisoned=2, lost=1, clan="seer", opened=True, aggressive=True)
    return lay(
        mine, seat(pantry=8, cheese=4, clan="mutant", aggressive=True),
        event="locked_and_loaded", final=True, board=Board.EVERYONE,
        next_events=["tacticians"], next_foods=[4],
    )  # fmt: skip


def crowd() -> Table:
    """Twelve players, thirty rats, a short pile."""
    mine = seat(pantry=30, cheese=4, lost=3, clan="warrior", opened=True)
    others = neighbours(11, clan="family")
    return lay(mine, *others, event="tacticians", final=True, food=(1, 3), pile=8)


def plain() -> Table:
    table = lay(seat(pantry=7, cheese=4), *neighbours(5), event="sound_the_alarm")
    table.records.append(record(Plan(1, 2, 0, 1, 0, 2, 1), 6))
    return table


def ninja() -> Table:
    mine = seat(pantry=7, poisoned=12, cheese=2, clan="ninja")
    return lay(mine, *neighbours(3, clan="corrupt"), event="just_in_time", pile=0, final=False)


CASES = {
    "duel": (duel, Plan(3, 2, 1, 3, 2, 2, 1)),
    "crowd": (crowd, Plan(12, 0, 0, 6, 2, 0, 10)),
    "plain": (plain, Plan(1, 1, 1, 1, 1, 1, 1)),
    "nothing yet": (plain, None),
    "ninja": (ninja, Plan(1, 1, 0, 2, 0, 0, 2)),
    "one heap": (crowd, Plan(dump=30)),
}


@pytest.mark.parametrize("size", VOICES, ids=str)
@pytest.mark.parametrize("case", CASES)
def test_every_word_has_room(case: str, size: tuple[int, int]) -> None:
    make, plan = CASES[case]
    player = sit_down(make(), draft=plan, size=size)
    for voice in VOICES[size]:
        player.pilot.speak(*voice)
        assert player.scene.plan == (plan or Plan())
        assert player.pilot.bad_texts() == [], voice
    assert not player.pilot.desk.texts.missing


@pytest.mark.parametrize("clan", CLANS)
def test_every_card_has_room_in_the_largest_letters(clan: str) -> None:
    number = list(CLANS).index(clan)
    for events in (STARTING, FINAL):
        event = events[number % len(events)]
        mine = seat(pantry=7, cheese=4, clan=clan, opened=event.final, aggressive=True)
        others = neighbours(3, clan="family", aggressive=True)
        table = lay(mine, *others, event=event.id, board=Board.EVERYONE, next_events=["drunk"])
        player = sit_down(table, draft=Plan(2, 1, 1, 1, 1, 1))
        for language in ("de", "fr", "xx"):
            player.pilot.speak(language, "larger")
            assert player.pilot.bad_texts() == [], language


def letters(player: Sitting, key: str) -> float:
    """How high this text is set on the screen."""
    wanted = player.pilot.desk.texts(key)
    (drawn,) = [drawn for drawn in player.pilot.read().drawn if drawn.words == wanted]
    return drawn.letters


@pytest.mark.parametrize("clan", CLANS)
def test_event_and_clan_grow_with_the_letters(clan: str) -> None:
    event = STARTING[list(CLANS).index(clan) % len(STARTING)].id
    table = lay(seat(pantry=7, cheese=4, clan=clan), *neighbours(3, clan="family"), event=event)
    player = sit_down(table, draft=Plan(2, 1, 1, 1, 1, 1))
    keys = (f"ratland.event.{event}.text", f"ratland.clan.{clan}.closed")
    for language in ("de", "fr"):
        player.pilot.speak(language, "normal")
        normal = [letters(player, key) for key in keys]
        player.pilot.speak(language, "larger")
        grown = [letters(player, key) / before for key, before in zip(keys, normal, strict=True)]
        assert min(grown) > 1.15, (language, grown)


# --- whose sewer, which round


@pytest.mark.parametrize("name", ["MMMMMMMMMMMMMM", "Opa Karl-Heinz", "WWWWWWWWWWWWWW", "Wilhelmine XIV"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_longest_legal_name_is_read_in_full_in_its_owners_header(name: str, text_size: str) -> None:
    assert len(name) == MOST_LETTERS
    player = sit_down(text_size=text_size)
    player.scene.seat = replace(player.scene.seat, name=name)
    player.pilot.redraw()
    header = [drawn for drawn in player.pilot.read().drawn if drawn.words == name and drawn.room.y < 100]
    assert header and not any(drawn.cut for drawn in header)
    for button in (RULES, MENU):
        assert not any(drawn.ink.meets(button) for drawn in header), "the buttons stand above the name"


@pytest.mark.parametrize("name", ["Oma Wilhelmine", "Opa Karl-Heinz", "Wilhelmine XIV"])
def test_a_neighbours_long_name_is_read_in_full(name: str) -> None:
    player = sit_down()
    player.scene.seats = tuple(replace(seat, name=name) for seat in player.scene.seats)
    player.pilot.redraw()
    drawn = [drawn for drawn in player.pilot.read().drawn if drawn.words == name and drawn.room.y > 400]
    assert len(drawn) == 2
    assert not any(plate.cut for plate in drawn)


@pytest.mark.parametrize(
    ("round_", "said"),
    [(1, "Round 1 of 5–9"), (4, "Round 4 of 5–9"), (5, "This one may be the last!"),
     (8, "This one may be the last!"), (9, "This is the last one!")],
)  # fmt: skip
def test_the_header_says_how_much_longer_the_game_can_last(round_: int, said: str) -> None:
    player = sit_down(lay(seat(pantry=7, cheese=4), *neighbours(2), round=round_))
    assert [words for words in player.pilot.words() if words.startswith("Round")] == [
        said if said.startswith("Round") else f"Round {round_}"
    ]
    assert said in player.pilot.words()


# --- what counts today


def words(player: Sitting) -> str:
    return " | ".join(player.pilot.words())


def test_the_screen_says_for_whom_it_is_and_what_is_left_to_do() -> None:
    player = sit_down()
    assert "For Mira’s eyes only" in words(player)
    assert "Mira, place your rats!" in words(player)
    player.pilot.click("dump")
    assert "6 rats still need a place." in words(player)
    player.pilot.click("rest")
    assert "All rats are placed." in words(player)


def test_locked_and_loaded_shows_its_limit() -> None:
    player = sit_down(lay(seat(pantry=7), *neighbours(2), event="locked_and_loaded"))
    player.pilot.click("pantry")
    assert "Pantry and nursery: 1 of 3" in words(player)


def test_two_players_are_told_that_both_pipes_lead_to_the_same_neighbour() -> None:
    player = sit_down(lay(seat(pantry=7, cheese=1), *neighbours(1)))
    assert "Both pipes lead to Oma Ilse!" in words(player)
    assert "guards nothing" in words(player)


def test_the_focus_ring_of_no_place_touches_the_banners() -> None:
    around = theme.FOCUS_GAP + theme.FOCUS_WIDTH
    for spot in sit_down(duel()).scene.spots():
        assert not spot.ring_box.inset(-around).meets(BANNERS), spot.name


def test_just_in_time_and_the_alarm_are_told() -> None:
    assert "Sick and lost rats join in today." in words(sit_down(lay(
        seat(pantry=7), *neighbours(2), event="just_in_time")))  # fmt: skip
    assert "1 cheese is hidden from thieves." in words(sit_down(lay(
        seat(pantry=7, cheese=2), *neighbours(2), event="sound_the_alarm")))  # fmt: skip


def test_a_pipe_tells_what_its_raid_can_bring() -> None:
    player = sit_down(draft=Plan(left=4, pantry=3))
    assert "Oma Ilse can defend with 0 to 5." in player.pilot.widget("left").tooltip
    assert "You steal" not in player.pilot.widget("right").tooltip


def test_the_nursery_warns_when_the_pile_runs_short() -> None:
    table = lay(seat(pantry=7), *neighbours(2), pile=4)
    assert "the pile may run short" in words(sit_down(table, draft=Plan(nursery=3, dump=4)))
    table.pile = 0
    assert "the pile is empty" in words(sit_down(table, draft=Plan(nursery=3, dump=4)))


# --- the Seer


@pytest.mark.parametrize("hand", ["mouse", "keys", "pad"])
def test_the_seer_looks_with_one_press_and_goes_back_with_another(hand: str) -> None:
    player = sit_down(duel())
    pilot = player.pilot

    def press(name: str) -> None:
        if hand == "mouse":
            pilot.raw_click(name)
            return
        pilot.focus_on(name, Hand.PAD if hand == "pad" else Hand.KEYS)
        pilot.press(Hand.PAD if hand == "pad" else Hand.KEYS)

    assert "Tacticians" not in words(player)
    press("peek")
    assert pilot.until_scene(PeekScene).private
    assert "Tacticians" in pilot.words()
    press("close")
    pilot.until_scene(MySewerScene)
    assert "Tacticians" not in pilot.words()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_seers_page_fits_face_down_and_face_up(language: str, text_size: str) -> None:
    seen = Foresight("locked_and_loaded", 4)
    for foresight in (seen, Foresight("sound_the_alarm", None), Foresight(None, None)):
        for face_down in (True, False):
            page = PeekScene(Seat("Wilhelmine XIV.", "teal", "scarf"), foresight, 4, face_down=face_down)
            pilot = Pilot(lambda page=page: page, language=language, text_size=text_size)  # type: ignore[misc]
            assert pilot.bad_texts() == []
            told = [word for word in pilot.words() if "{" in word]
            assert told == []


def test_a_plan_in_the_making_survives_the_seers_look() -> None:
    player = sit_down(duel(), draft=Plan(dump=2))
    player.pilot.click("peek")
    player.pilot.until_scene(PeekScene)
    player.pilot.back()
    assert player.pilot.until_scene(MySewerScene).plan == Plan(dump=2)


def test_nobody_else_has_anything_to_peek_at() -> None:
    assert "peek" not in sit_down().pilot.names()


# --- secrets


def pixels(player: Sitting) -> bytes:
    player.pilot.redraw()
    return pygame.image.tobytes(player.pilot.app.canvas.surface, "RGB")


@pytest.mark.parametrize("plan", [Plan(left=7), Plan(nursery=4, dump=3)])
def test_another_seats_placement_changes_no_pixel(plan: Plan) -> None:
    here = sit_down(lay(seat(pantry=7, cheese=2), seat(pantry=7), seat(pantry=7)))
    seen = pixels(here)
    placed = lay(seat(pantry=7, cheese=2), seat(pantry=7), seat(pantry=7))
    placed.sewers[1].places[:] = plan
    assert pixels(sit_down(placed)) == seen


def test_another_seats_secret_board_and_the_decks_change_no_pixel() -> None:
    def table(fierce: bool, event: str) -> Table:
        laid = lay(
            seat(pantry=7, cheese=2), seat(pantry=7, aggressive=fierce), seat(pantry=7),
            board=Board.SECRET, next_events=[event], next_foods=[2],
        )  # fmt: skip
        laid.boards_known = False
        return laid

    seen = pixels(sit_down(table(False, "drunk"), draft=Plan(left=3, dump=4)))
    assert pixels(sit_down(table(True, "holy_rat"), draft=Plan(left=3, dump=4))) == seen


def test_the_scene_is_private_and_its_tries_die_with_it() -> None:
    player = sit_down()
    assert player.scene.private
    player.pilot.click("dump")
    again = sit_down()
    assert not again.scene.editor.can_undo and again.plan == Plan()


# --- rats in rows


@pytest.mark.parametrize("rats", [1, 2, 7, 12, 15, 24])
def test_rats_stand_inside_their_place(rats: int) -> None:
    for spot in SPOTS.values():
        boxes = stand(spot.rats, rats)
        assert len(boxes) in (0, rats)
        for box in boxes:
            assert SMALLEST <= box.w <= LARGEST
            assert spot.rats.inset(-0.5).union(box) == spot.rats.inset(-0.5)


def test_many_rats_become_a_number() -> None:
    small = Box(0, 0, 200, 80)
    assert len(stand(small, 6)) == 6
    assert stand(small, 40) == ()
    player = sit_down(lay(seat(pantry=40), *neighbours(2)), draft=Plan(left=40))
    assert "×40" in words(player)
    assert player.pilot.bad_texts() == []


def test_rats_that_come_pop_up_unless_movement_is_unwanted() -> None:
    lively = sit_down(reduced=False)
    lively.pilot.click("dump")
    assert lively.scene.motions.active
    calm = sit_down()
    calm.pilot.click("dump")
    calm.pilot.frames(1)
    assert not calm.scene.motions.active
