"""A table being set up: what names are, what is wrong with a table, and what no change can break."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.hotseat.levels import LEVELS, PLAYERS
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.hall.people import PeopleScene
from ratland_desktop.screens.setup.model import (
    COLOURS,
    Draft,
    Fault,
    Names,
    Problem,
    choices_of,
    draft_from,
    finished,
    fresh_game,
    problems,
)
from ratland_desktop.screens.setup.sheet import Plain
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.names import MOST_LETTERS, is_empty, likeness, shown_name
from ratland_desktop.tabletop.seats import HUMAN, Seat

NAMES = Names(tuple(f"Kind {n}" for n in range(12)), tuple(f"Nager {n}" for n in range(12)))


def table(players: int, *, first: int | None = None, **wishes: Plain) -> Draft:
    draft = Draft((), first, SHEET.defaults).wishing(**wishes)
    return draft.with_more([HUMAN] * players, NAMES)


def named(*names: str) -> Draft:
    draft = table(len(names))
    for number, name in enumerate(names):
        draft = draft.renamed(number, name)
    return draft


# --- a quick game


def test_a_quick_game_can_be_played_at_once_by_two_people_and_two_computers() -> None:
    ready = finished(SHEET, fresh_game(SHEET, NAMES), NAMES)
    assert [seat.player for seat in ready.seats] == [HUMAN, HUMAN, "beginner", "solid"]
    assert [seat.name for seat in ready.seats] == ["Kind 0", "Kind 1", "Nager 0", "Nager 1"]
    assert Match.new(RATLAND, ready.options, seed=1).open_questions


@pytest.mark.parametrize("players", range(2, 13))
def test_every_table_from_two_to_twelve_is_right(players: int) -> None:
    assert problems(SHEET, table(players)) == []
    assert finished(SHEET, table(players), NAMES).options.players == players


# --- names


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\t\n",
        "\u200b",
        "\u200d\u200c",
        "\u202e",
        "\u0301",
        "\ufe0f",
        "\u00a0",
        "\u3000",
        "\u2060 \ufeff",
        "\u2800\u3164",
    ],
)
def test_a_name_without_anything_to_see_is_missing(name: str) -> None:
    assert is_empty(name)
    assert problems(SHEET, named("Mia", name)) == [Problem(Fault.NO_NAME, 1)]


@pytest.mark.parametrize("name", ["🐀", "משה", "عمر", "李", "é", "e\u0301", "👨‍👩‍👧", "O’Neil", "3", "?"])
def test_names_of_every_people_are_names(name: str) -> None:
    assert problems(SHEET, named("Mia", name)) == []
    assert shown_name(name)


def test_letters_are_counted_not_signs() -> None:
    family = "👨‍👩‍👧" * MOST_LETTERS
    assert problems(SHEET, named("Mia", family)) == []
    assert problems(SHEET, named("Mia", "e\u0301" * MOST_LETTERS)) == []
    assert problems(SHEET, named("Mia", "n" * MOST_LETTERS)) == []
    assert problems(SHEET, named("Mia", "n" * (MOST_LETTERS + 1))) == [Problem(Fault.TOO_LONG, 1)]


@pytest.mark.parametrize(
    ("name", "too_long"),
    [
        ("Maximilian\u200b\u202e\u2060\u00ad\ufeff", False),
        ("  Maximilian      II  ", False),
        ("👨‍👩‍👧" * (MOST_LETTERS + 1), True),
        ("e\u0301" * (MOST_LETTERS + 1), True),
    ],
)
def test_the_set_up_and_the_page_of_players_find_the_same_names_too_long(name: str, too_long: bool) -> None:
    assert problems(SHEET, named("Mia", name)) == [Problem(Fault.TOO_LONG, 1)] * too_long
    on_the_page = PeopleScene(PlayerBook(None)).fault_in(Seat("Mia", "teal", "scarf"), name)
    assert (on_the_page is not None) is too_long


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mia", "mia"),
        ("Mia", "  Mia "),
        ("Mia", "M\u200bi\u200da"),
        ("José", "Jose\u0301"),
        ("STRASSE", "straße"),
        ("Mia", "Ｍｉａ"),
        ("Oma Ilse", "oma   ilse"),
        ("Mia", "\u202eMia"),
    ],
)
def test_two_names_that_look_alike_are_marked_at_both_seats(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert problems(SHEET, named(one, "Jonas", other)) == [
        Problem(Fault.SAME_NAME, 0),
        Problem(Fault.SAME_NAME, 2),
    ]


def test_names_that_differ_are_not_alike() -> None:
    assert problems(SHEET, named("Mia", "Mía", "Mio")) == []


# --- the table


def test_too_few_and_too_many_are_said_of_the_whole_table() -> None:
    assert problems(SHEET, named("Mia")) == [Problem(Fault.TOO_FEW)]
    many = Draft(tuple(Seat(f"Nr {n}", "teal", "scarf") for n in range(13)))
    assert problems(SHEET, many) == [Problem(Fault.TOO_MANY)]


def test_a_table_with_problems_is_never_finished() -> None:
    with pytest.raises(ValueError, match="no_name"):
        finished(SHEET, named("Mia", ""), NAMES)


def test_finished_carries_every_choice() -> None:
    draft = table(3, clans=True, board="secret", food="shuffled", tips=False, first=2)
    options = finished(SHEET, draft, NAMES).options
    assert (options.clans, options.board, options.food, options.first) == (
        True,
        Board.SECRET,
        Food.SHUFFLED,
        2,
    )
    assert finished(SHEET, draft, NAMES).tips is False


def test_a_taken_colour_or_badge_is_swapped() -> None:
    draft = table(3)
    mine, theirs = draft.seats[0], draft.seats[2]
    swapped = draft.in_colour(0, theirs.colour).with_badge(0, theirs.badge)
    assert (swapped.seats[0].colour, swapped.seats[0].badge) == (theirs.colour, theirs.badge)
    assert (swapped.seats[2].colour, swapped.seats[2].badge) == (mine.colour, mine.badge)
    assert swapped.seats[1] == draft.seats[1]


def test_a_known_player_brings_colour_and_badge() -> None:
    known = Seat("Wilma", COLOURS[2], BADGES[7])
    draft = table(3).as_known(0, known)
    assert draft.seats[0] == known
    assert len({seat.colour for seat in draft.seats}) == 3


def test_who_starts_is_a_person_not_a_chair() -> None:
    draft = table(4).starting(1)
    name = draft.seats[1].name
    for moved in (draft.moved(1, 3), draft.moved(0, 3), draft.moved(3, 0), draft.without(0)):
        assert moved.first is not None
        assert moved.seats[moved.first].name == name
    assert draft.without(1).first is None


def test_a_given_name_follows_when_a_computer_takes_over_but_a_typed_one_stays() -> None:
    draft = table(2)
    assert draft.played_by(1, "solid", NAMES).seats[1].name == "Nager 0"
    assert draft.renamed(1, "Opa").played_by(1, "solid", NAMES).seats[1].name == "Opa"
    there_and_back = draft.played_by(1, "solid", NAMES).played_by(1, HUMAN, NAMES)
    assert there_and_back.seats[1].name == "Kind 1"


changes = st.lists(
    st.tuples(
        st.sampled_from(["add", "remove", "move", "colour", "badge", "player", "first"]),
        st.integers(0, 11),
        st.integers(0, 11),
    ),
    max_size=40,
)


@given(changes)
def test_no_change_makes_two_seats_look_alike(made: list[tuple[str, int, int]]) -> None:
    draft = fresh_game(SHEET, NAMES)
    for change, one, other in made:
        at, to = one % len(draft.seats), other % len(draft.seats)
        match change:
            case "add" if SHEET.has_room(len(draft.seats)):
                draft = draft.with_one_more(PLAYERS[other % 4], NAMES)
            case "remove" if SHEET.can_spare(len(draft.seats)):
                draft = draft.without(at)
            case "move":
                draft = draft.moved(at, to)
            case "colour":
                draft = draft.in_colour(at, COLOURS[other])
            case "badge":
                draft = draft.with_badge(at, BADGES[other])
            case "player":
                draft = draft.played_by(at, PLAYERS[other % 4], NAMES)
            case "first":
                draft = draft.starting(at)
        assert len({seat.colour for seat in draft.seats}) == len(draft.seats)
        assert len({seat.badge for seat in draft.seats}) == len(draft.seats)
        assert problems(SHEET, draft) == []
        finished(SHEET, draft, NAMES)


# --- as last time


def test_a_table_comes_back_as_it_was() -> None:
    draft = table(5, clans=True, board="everyone", food="shuffled", tips=False, first=3)
    draft = draft.played_by(4, LEVELS[2], NAMES)
    assert draft_from(SHEET, draft.seats, choices_of(draft)) == draft


@pytest.mark.parametrize(
    "odd",
    [
        {"first": 9},
        {"first": True},
        {"first": "0"},
        {"first": -1},
        {"board": "no"},
        {"food": 3},
        {"clans": 1},
    ],
)
def test_an_odd_choice_falls_back_alone(odd: dict[str, object]) -> None:
    draft = table(3)
    assert draft_from(SHEET, draft.seats, {**choices_of(draft), **odd}) == draft  # type: ignore[dict-item]


@pytest.mark.parametrize(
    "seats",
    [
        (),
        (Seat("Mia", "teal", "scarf"),),
        (Seat("Mia", "teal", "scarf"), Seat("Leo", "teal", "bow")),
        (Seat("Mia", "teal", "scarf"), Seat("Leo", "red", "scarf")),
        (Seat("Mia", "teal", "scarf"), Seat("Leo", "pink", "bow")),
        (Seat("Mia", "teal", "scarf"), Seat("Leo", "red", "wig")),
        (Seat("Mia", "teal", "scarf"), Seat("Leo", "red", "bow", "genius")),
    ],
)
def test_a_table_that_cannot_be_is_not_offered_again(seats: tuple[Seat, ...]) -> None:
    assert draft_from(SHEET, seats, {}) is None
