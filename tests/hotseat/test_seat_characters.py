"""Characters at the table: cast when a game begins, kept in the save, and when a seat changes hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.company import COMPANY
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.saves.hall import FILE, Hall
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.host import Host, WaysOut
from ratland_desktop.screens.setup import SetUp
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.opener import Blank

MIA = Seat("Mia", "teal", "scarf")
ROBOT = Seat("Krümel", "red", "bow", "steady")
RAIDER = Seat("Schnurri", "sand", "beret", "cunning", character="raider")


class Listening(QuickMinds):
    """Remembers who was asked to think."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, str]] = []

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        self.asked.append((seat, mind))
        super().ask(seat, mind, view, question)


def session(*seats: Seat, minds: QuickMinds | None = None) -> Session:
    match: RatLandMatch = new_match(Options(len(seats)), 3)
    return Session(BOX, match, seats, minds or QuickMinds(1))


def test_the_thinking_knows_level_and_character() -> None:
    minds = Listening()
    found = session(MIA, ROBOT, RAIDER, minds=minds)
    while found.unseen():
        found.see()
    found.let_computers_play()
    assert minds.asked == [(1, "steady"), (2, "cunning/raider")]


def test_a_computer_that_sits_down_has_a_character_and_keeps_it_at_another_level() -> None:
    found = session(MIA, ROBOT, RAIDER)
    found.change_player(0, "solid")
    mine = found.seats[0].character
    assert mine in COMPANY.characters
    found.change_player(0, "cunning")
    assert found.seats[0].character == mine
    found.change_player(0, HUMAN)
    assert found.seats[0].character == ""
    again = session(MIA, ROBOT, RAIDER)
    again.change_player(0, "solid")
    assert again.seats[0].character == mine, "open facts decide, so it is the same again"


def test_a_seat_that_the_game_does_not_know_is_played_as_the_nearest() -> None:
    ratjack = SHELF["ratjack"]
    found = ratjack.company.fitting(replace(RAIDER, player="steady"))
    assert (found.player, found.character) == ("beginner", "")
    assert session(MIA, replace(ROBOT, character="greedy")).seats[1] == ROBOT


# --- from the set-up into the save


class House:
    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "saves", SHELF.keepings)
        self.host = Host(
            SHELF, self.store, PlayerBook(None), WaysOut(Blank, Blank, None), Hall(folder / FILE)
        )
        self.host._chance = Random(4)  # type: ignore[assignment]

    def begin(self) -> Session:
        table = SetUp(Options(3), (MIA, ROBOT, RAIDER), tips=False)
        return self.host.begin(BOX, table).session


def test_surprises_are_settled_when_the_game_begins_and_stay_in_the_save(tmp_path: Path) -> None:
    house = House(tmp_path)
    seats = house.begin().seats
    assert seats[0] == MIA and seats[2] == RAIDER
    assert seats[1].character in COMPANY.characters
    house.host.close()
    line = house.store.latest()
    assert line is not None
    opened = house.store.open(line.id)
    assert opened.seats == seats
    assert opened.keeper.close()


def test_another_game_at_the_same_table_may_surprise_anew(tmp_path: Path) -> None:
    house = House(tmp_path)
    found = {house.begin().seats[1].character for _ in range(12)}
    house.host.close()
    assert len(found) > 1


def test_a_save_without_characters_goes_on_without(tmp_path: Path) -> None:
    store = Store(tmp_path / "saves", SHELF.keepings)
    keeper = store.start(new_match(Options(3), 5), (MIA, ROBOT, replace(RAIDER, character="")))
    assert keeper.close()
    line = store.latest()
    assert line is not None
    raw = store.folder.save(line.id).read_text(encoding="utf-8")
    assert "character" not in raw, "files of games without characters are as they were"
    opened = store.open(line.id)
    assert [seat.character for seat in opened.seats] == ["", "", ""]
    assert opened.keeper.close()
