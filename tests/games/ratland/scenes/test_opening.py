"""The private choice of clan and board: any hand can make it, and it gives nothing away."""

from __future__ import annotations

from itertools import product
from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch
from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.rulebook.where import topic_of
from ratland_desktop.shell.intents import Direction
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import Seat
from tests.opener import Opener
from tests.pilot import Heard, Pilot

pytestmark = pytest.mark.slow

SEATS = (
    Seat("Mia", "teal", "scarf"),
    Seat("Tante Brunhilde", "red", "bow"),
    Seat("Krümel", "sky", "crown", "solid"),
)


def match(*, clans: bool = True, board: Board = Board.SECRET, seed: int = 4) -> RatLandMatch:
    return Match.new(RATLAND, Options(3, clans, board), seed)


class Chooser(Pilot):
    def __init__(
        self,
        played: RatLandMatch | None = None,
        seat: int = 0,
        question: OpeningChoice | None = None,
        **look: Any,
    ) -> None:
        self.match = played or match()
        asked = question or self.match.question(seat)
        assert isinstance(asked, OpeningChoice)
        self.question, seen = asked, self.match.view(seat)
        self.outside: Opener[Opening] = Opener(lambda: OpeningScene(seen, asked, SEATS, self.outside.menu))
        super().__init__(lambda: self.outside, **look)
        self.until_scene(OpeningScene)

    @property
    def answer(self) -> Opening:
        self.frames(2)
        assert self.stage.failures == []
        (answer,) = self.outside.results
        assert answer is not None
        return self.question.check(answer)


def test_with_the_mouse_alone_clan_and_board() -> None:
    pilot = Chooser()
    pilot.click("card-1")
    pilot.click("done")
    pilot.click("card-1")
    pilot.click("done")
    assert pilot.answer == Opening(pilot.question.clans[1], True)
    pilot.match.answer(0, pilot.answer)


def test_the_rule_book_opens_at_what_is_chosen_on_this_page() -> None:
    pilot = Chooser()
    assert topic_of(pilot.until_scene(OpeningScene)) == "clans"
    pilot.click("card-0")
    pilot.click("done")
    assert topic_of(pilot.until_scene(OpeningScene)) == "aggressive"
    pilot.click("earlier")
    assert topic_of(pilot.until_scene(OpeningScene)) == "clans"
    boards = Chooser(match(clans=False))
    assert topic_of(boards.until_scene(OpeningScene)) == "aggressive"


def test_with_keys_alone() -> None:
    pilot = Chooser()
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_DOWN)
    assert pilot.focus == "done"
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_RETURN)
    pilot.focus_on("done")
    pilot.key(pygame.K_RETURN)
    assert pilot.answer == Opening(pilot.question.clans[1], False)


def test_with_a_pad_alone() -> None:
    pilot = Chooser(match(board=Board.OFF))
    pilot.pad(0)
    pilot.pad_move(Direction.RIGHT)
    pilot.pad(0)
    pilot.pad_move(Direction.DOWN)
    pilot.pad(0)
    assert pilot.answer == Opening(pilot.question.clans[1], None)


def test_a_board_alone_is_one_page() -> None:
    pilot = Chooser(match(clans=False))
    pilot.click("card-0")
    pilot.click("done")
    assert pilot.answer == Opening(None, False)


def test_nothing_is_decided_before_a_card_is_chosen() -> None:
    pilot = Chooser(language="de")
    pilot.click("done")
    pilot.frames(5)
    assert pilot.outside.results == []
    assert pilot.desk.texts("ratland.opening.missing_clan") in pilot.words()
    pilot.click("card-0")
    pilot.click("done")
    pilot.click("done")  # the second page has nothing chosen either
    assert pilot.outside.results == []


def test_one_can_go_back_to_the_clans_and_choose_again() -> None:
    pilot = Chooser()
    pilot.click("card-0")
    pilot.click("done")
    pilot.click("card-0")
    pilot.key(pygame.K_ESCAPE)
    pilot.click("card-1")
    pilot.click("done")
    pilot.click("done")
    assert pilot.answer == Opening(pilot.question.clans[1], False)


def test_escape_on_the_first_page_opens_the_menu() -> None:
    pilot = Chooser()
    pilot.key(pygame.K_ESCAPE)
    pilot.click("menu")
    assert pilot.outside.menus == 2
    assert pilot.outside.results == []


def test_a_double_click_does_not_confirm() -> None:
    pilot = Chooser(match(board=Board.OFF))
    pilot.click("card-0")
    pilot.click("card-0")
    pilot.frames(30)
    assert pilot.outside.results == []


def both_sides(pilot: Chooser) -> bool:
    say = pilot.desk.texts
    words = pilot.words()
    return all(
        say(f"ratland.clan.{clan}.{side}") in words
        for clan, side in product(pilot.question.clans, ("closed", "open"))
    )


def test_both_sides_of_both_cards_can_be_read_before_choosing() -> None:
    assert both_sides(Chooser(language="de"))


# --- secrets


def test_the_screen_is_private_and_speaks_of_no_secret_in_names_and_sounds() -> None:
    tracks = set()
    for card, seed in product((0, 1), (4, 5)):
        pilot = Chooser(match(seed=seed))
        assert pilot.scene.private
        assert not any(clan in name for clan in CLANS for name in pilot.names())
        pilot.click(f"card-{card}")
        pilot.click("done")
        pilot.click(f"card-{card}")
        pilot.click("done")
        sound = pilot.desk.sound
        assert isinstance(sound, Heard)
        tracks.add(tuple(sound.played))
    assert len(tracks) == 1


@pytest.mark.parametrize("first", [Opening("a", True), Opening("b", False)])
def test_another_seats_choice_changes_no_pixel(first: Opening) -> None:
    def picture(card: int, wild: bool) -> bytes:
        played = match()
        question = played.question(0)
        assert isinstance(question, OpeningChoice)
        played.answer(0, Opening(question.clans[card], wild))
        pilot = Chooser(played, seat=1)
        pilot.redraw()
        return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")

    assert picture(0, False) == picture(1, first.aggressive or False)


# --- looks

PAIRS = [tuple(CLANS)[n : n + 2] for n in range(0, 12, 2)]


VOICES = [*product(("en", "de", "fr", "es", "xx"), ("normal", "large", "larger"))]


def bad_in_any_voice(pilot: Chooser) -> list[object]:
    bad: list[object] = []
    for voice in VOICES:
        pilot.speak(*voice)
        bad += [(voice, words) for words in pilot.bad_texts()]
    return bad


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_every_word_of_every_clan_has_room(pair: tuple[str, ...]) -> None:
    pilot = Chooser(seat=1, question=OpeningChoice(1, pair, True))
    assert bad_in_any_voice(pilot) == []
    pilot.click("card-0")
    assert bad_in_any_voice(pilot) == []


def test_every_word_of_the_boards_has_room() -> None:
    pilot = Chooser(seat=1)
    pilot.click("card-0")
    pilot.click("done")
    pilot.click("card-1")
    assert bad_in_any_voice(pilot) == []
