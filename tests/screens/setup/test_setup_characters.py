"""The level and the character of each computer on the set-up page, and line-ups from other games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ratland_desktop.games.comme_des_rats.scenes.sheet import SHEET as CELLAR
from ratland_desktop.games.ratjack.scenes.sheet import SHEET as RATJACK
from ratland_desktop.games.ratland.company import COMPANY
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.setup.model import Draft, draft_from
from ratland_desktop.tabletop.seats import HUMAN
from tests.screens.setup.setup_host import LANGUAGES, Host, table


def crowd(players: int) -> Draft:
    """Computers of every level and character."""
    draft = table(players, computers=players)
    seats = [
        replace(seat, player=COMPANY.levels[n % 4], character=("", *COMPANY.characters)[n % 5])
        for n, seat in enumerate(draft.seats)
    ]
    return replace(draft, seats=tuple(seats))


def test_a_character_goes_round_from_a_surprise_through_all_of_them() -> None:
    pilot = Host(table(3))
    seen = [pilot.draft.seats[2].character]
    for _ in range(len(COMPANY.characters) + 1):
        pilot.click("character-2")
        seen.append(pilot.draft.seats[2].character)
    assert seen == ["", *COMPANY.characters, ""]


def test_only_computers_have_a_character() -> None:
    pilot = Host(table(3))
    assert "character-2" in pilot.names() and "character-0" not in pilot.names()
    pilot.click("player-0")
    assert "character-0" in pilot.names()


def test_a_computer_that_becomes_a_person_has_no_character_in_the_game() -> None:
    pilot = Host(table(3))
    pilot.click("character-2")
    while pilot.draft.seats[2].player != HUMAN:
        pilot.click("player-2")
    pilot.click("start")
    assert pilot.result.seats[2].character == ""


def test_games_whose_computers_are_alike_offer_no_character() -> None:
    pilot = Host(sheet=RATJACK)
    assert not [name for name in pilot.names() if name.startswith("character-")]


def test_the_cellar_offers_its_tempers() -> None:
    pilot = Host(sheet=CELLAR)
    at = next(n for n, seat in enumerate(pilot.draft.seats) if not seat.is_human)
    pilot.click(f"character-{at}")
    assert pilot.draft.seats[at].character == CELLAR.company.characters[0] == "greedy"


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
@pytest.mark.parametrize("players", [2, 6, 7, 12])
def test_every_level_and_character_fits_on_its_button(players: int, language: str, text_size: str) -> None:
    pilot = Host(crowd(players), language=language, text_size=text_size, size=(1280, 720))
    assert pilot.bad_texts() == []


def test_last_time_s_characters_are_offered_again(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    pilot = Host(table(3), book)
    pilot.click("character-2")
    pilot.click("start")
    again = Host(None, PlayerBook(tmp_path / "players.json"))
    assert again.draft.seats[2].character == COMPANY.characters[0]
    assert again.draft.seats == pilot.result.seats


def test_a_line_up_from_another_game_takes_the_nearest_level_and_leaves_its_character() -> None:
    seats = [replace(seat, player="steady", character="raider") for seat in table(3, computers=3).seats]
    seats[0] = replace(seats[0], player=HUMAN, character="")
    there = draft_from(RATJACK, seats, {})
    assert there is not None
    assert [(seat.player, seat.character) for seat in there.seats] == [
        (HUMAN, ""), ("beginner", ""), ("beginner", ""),
    ]  # fmt: skip
    here = draft_from(SHEET, seats, {})
    assert here is not None and here.seats == tuple(seats)
