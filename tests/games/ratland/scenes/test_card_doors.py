"""Every card on the screen opens large, "?" opens the book: by mouse, keys and pad, and no secret is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ratland_desktop.games.ratland.rules.questions import OpeningChoice, Scavenge
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.rulebook.book import PHASE_PAGES
from ratland_desktop.games.ratland.scenes.rulebook.where import ASKED, topic_of
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.hotseat.session import HandOver
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.rulebook.doors import open_book
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import Push
from ratland_desktop.shell.intents import Hand, Shortcut
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.scenes.sewer_kit import neighbours, sit_down
from tests.games.ratland.scenes.table_sessions import play_to, scene_of, session, table_pilot
from tests.pilot import Heard, Pilot

pytestmark = pytest.mark.slow

A = 0


def by_mouse(pilot: Pilot, name: str) -> None:
    pilot.raw_click(name)


def by_keys(pilot: Pilot, name: str) -> None:
    pilot.focus_on(name)
    pilot.press()


def by_pad(pilot: Pilot, name: str) -> None:
    pilot.focus_on(name, Hand.PAD)
    pilot.pad(A)


HANDS = pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
Presses = Callable[[Pilot, str], None]


def at_a_decision(players: int = 4) -> Pilot:
    """A game with clans, well on its way."""
    pilot = table_pilot(play_to(Scavenge, players))
    pilot.stage.hot_keys[Shortcut.RULES] = lambda: Push(open_book(BOOK, topic_of, pilot.stage.scenes()))
    return pilot


def in_the_sewer() -> Pilot:
    mine = seat(pantry=7, cheese=4, clan="ninja")
    table = lay(mine, *neighbours(3, clan="family"), event="tacticians")
    pilot = sit_down(table, draft=Plan(dump=2, left=1)).pilot
    pilot.stage.hot_keys[Shortcut.RULES] = lambda: Push(open_book(BOOK, topic_of, pilot.stage.scenes()))
    return pilot


def shown(pilot: Pilot) -> str:
    return pilot.until_scene(CardsScene).card


# --- the open table


@HANDS
def test_the_cards_of_the_table_open_large_and_close_again(hand: Presses) -> None:
    pilot = at_a_decision()
    told = scene_of(pilot).director.reel.told
    assert told.event and told.food
    cards = {"event-card": told.event, "food-card": f"food_{told.food[0]}"}
    cards |= {f"clan-card-{number}": counts.clan or "" for number, counts in enumerate(told.seats)}
    assert "" not in cards.values()
    for name, card in cards.items():
        hand(pilot, name)
        assert shown(pilot) == card
        pilot.back()
        pilot.until_scene(TableScene)


@HANDS
def test_the_question_mark_opens_the_book_at_what_is_decided(hand: Presses) -> None:
    pilot = at_a_decision()
    hand(pilot, "rules")
    assert pilot.until_scene(RuleBookScene).topic.section == ASKED[Scavenge]
    pilot.back()
    pilot.until_scene(TableScene)


def test_from_the_large_card_one_reads_on_in_the_book_and_comes_back_to_the_table() -> None:
    pilot = at_a_decision()
    pilot.click("clan-card-0")
    card = shown(pilot)
    pilot.click("rules")
    assert pilot.until_scene(RuleBookScene).topic.section == card
    pilot.back()
    pilot.until_scene(TableScene)


@pytest.mark.parametrize("board", [Board.OFF, Board.SECRET])
def test_a_clan_has_no_door_as_long_as_it_is_secret(board: Board) -> None:
    game = session(3, 4, humans=range(3), board=board)
    step = game.step()
    while isinstance(step, HandOver) and step.seat < 2:  # all but one have chosen, behind the curtain
        question = game.question(step.seat)
        assert isinstance(question, OpeningChoice)
        game.answer(step.seat, question.any_answer(Dice(step.seat)))
        step = game.step()
    assert [name for name in table_pilot(game).names() if "card" in name] == []


@pytest.mark.parametrize("players", [2, 6, 7, 12])
def test_no_door_covers_another(players: int) -> None:
    scene = scene_of(at_a_decision(players))
    doors = [widget for widget in scene.form.widgets if "card" in widget.name or widget.name == "rules"]
    assert len(doors) == players + 3
    others = [widget for widget in scene.form.widgets if widget not in doors]
    for at, door in enumerate(doors):
        assert not [other.name for other in (*doors[at + 1 :], *others) if door.box.meets(other.box)]


# --- one player's own screen


@HANDS
def test_my_event_and_my_clan_open_large_and_my_plan_waits(hand: Presses) -> None:
    pilot = in_the_sewer()
    for name, card in (("event-card", "tacticians"), ("clan-card", "ninja")):
        hand(pilot, name)
        assert shown(pilot) == card
        pilot.back()
        assert pilot.until_scene(MySewerScene).plan == Plan(dump=2, left=1)


@HANDS
def test_the_question_mark_explains_how_rats_are_placed(hand: Presses) -> None:
    pilot = in_the_sewer()
    hand(pilot, "rules")
    book = pilot.until_scene(RuleBookScene)
    assert book.topic.page in PHASE_PAGES.values()
    pilot.back()
    pilot.until_scene(MySewerScene)


def test_without_clans_there_is_no_clan_to_open() -> None:
    assert "clan-card" not in sit_down().pilot.names()


def test_nobody_hears_how_long_somebody_leafs_through_cards_in_private() -> None:
    pilot = in_the_sewer()
    pilot.click("clan-card")
    shown(pilot)
    heard = pilot.desk.sound
    assert isinstance(heard, Heard)
    heard.played.clear()
    pilot.tab(5)
    assert heard.played == []
