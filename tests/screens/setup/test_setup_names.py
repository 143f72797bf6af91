"""The names that the game itself offers: in every language, for people and computers, at every table."""

from __future__ import annotations

from itertools import combinations

import pytest

from ratland_desktop.games.ratland.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.hotseat.levels import LEVELS
from ratland_desktop.paths import find_places
from ratland_desktop.screens.setup.beginnings import names_in
from ratland_desktop.screens.setup.model import (
    Draft,
    Names,
    finished,
    fresh_game,
    game_for_one,
    problems,
)
from ratland_desktop.shell.canvas import faces
from ratland_desktop.shell.theme import Face
from ratland_desktop.tabletop.names import MOST_LETTERS, letters, likeness, shown_name
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.text import Texts
from tests.screens.setup.setup_host import LANGUAGES, Host

SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
COUNTS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


def offered(language: str) -> Names:
    return names_in(Texts(find_places().locales, language), SHEET)


def laid(names: Names, people: int, computers: int) -> Draft:
    draft = Draft((), wishes=SHEET.defaults)
    for number in range(people + computers):
        player = HUMAN if number < people else LEVELS[number % len(LEVELS)]
        draft = draft.with_one_more(player, names)
    return draft


@SPOKEN
def test_every_offered_name_fits_its_limit_and_is_shown_as_it_is_written(language: str) -> None:
    names = offered(language)
    for name in (*names.people, *names.bots):
        assert len(letters(name)) <= MOST_LETTERS, f"{name} has {len(letters(name))} letters"
        assert shown_name(name) == name
        files = [faces.face_file(face) for face in Face]
        missing = [sign for sign in name for file in files if not faces.has_letter(file, sign)]
        assert not missing, f"our own letters lack {missing} of {name}"


@SPOKEN
def test_no_two_offered_names_look_alike_and_there_are_enough_for_the_largest_table(language: str) -> None:
    names = offered(language)
    assert len(names.people) >= MOST_PLAYERS and len(names.bots) >= MOST_PLAYERS
    alike = [(a, b) for a, b in combinations((*names.people, *names.bots), 2) if likeness(a) == likeness(b)]
    assert alike == []


@SPOKEN
@pytest.mark.parametrize("players", COUNTS)
def test_every_mix_of_people_and_computers_can_start_at_once(language: str, players: int) -> None:
    names = offered(language)
    for people in range(players + 1):
        draft = laid(names, people, players - people)
        assert problems(SHEET, draft) == []
        assert finished(SHEET, draft, names).options.players == players


@SPOKEN
def test_a_seat_that_goes_through_all_players_and_back_never_loses_its_name(language: str) -> None:
    names = offered(language)
    for players in COUNTS:
        draft = laid(names, players, 0)
        for at in range(players):
            for player in (*LEVELS, HUMAN, LEVELS[0]):
                draft = draft.played_by(at, player, names)
                assert problems(SHEET, draft) == []


@SPOKEN
def test_the_ready_made_tables_can_start_at_once(language: str) -> None:
    names = offered(language)
    assert problems(SHEET, fresh_game(SHEET, names)) == []
    assert problems(SHEET, game_for_one(SHEET, names, [])) == []


@SPOKEN
def test_twelve_seats_filled_by_clicking_can_be_started(language: str) -> None:
    pilot = Host(language=language)
    for _ in range(MOST_PLAYERS - 4):
        pilot.click("add")
    for at in range(1, MOST_PLAYERS):
        if pilot.draft.seats[at].is_human:
            pilot.click(f"player-{at}")
    assert pilot.draft.humans == 1
    pilot.click("start")
    assert pilot.result.options.players == MOST_PLAYERS
