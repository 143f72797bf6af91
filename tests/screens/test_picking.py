"""A private question without a screen of its own is answered by picking a card with words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.hotseat.asking import Asker, Asking, Offer, Put
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.picking import PickScene
from ratland_desktop.screens.picking.card import BigCard
from ratland_desktop.screens.picking.plain import plain_page
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Done
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.tabletop.dialogue import Choose
from ratland_desktop.tabletop.seats import Seat
from tests.games.crumbs.rules import Aim, Guard, Keep, Lay
from tests.games.crumbs.table import LOOK
from tests.games.crumbs.words import crumbs_texts
from tests.opener import Opener
from tests.pilot import Heard, Pilot

SEATS = (Seat("Mia", "teal", "scarf"), Seat("Oma Ilse", "red", "bow"), Seat("Maus", "grey", ""))
QUESTIONS = [Lay(0, (0, 1, 2)), Keep(1, (0, 1)), Guard(1, ("pass", "guard")), Aim(0, (1, 2))]


class Picker(Pilot):
    def __init__(
        self, question: Choose, folder: Path, language: str = "en", asking: Asking = LOOK.asking
    ) -> None:
        self.turn = PrivateTurn(None, question, SEATS, lambda: self.outside.menu(), None, no_undo="never")
        self.outside: Opener[object] = Opener(lambda: plain_page(asking, self.turn))
        desk = Desk(crumbs_texts(folder, language), sound=Heard())
        super().__init__(lambda: self.outside, desk=desk)
        self.page = self.until_scene(PickScene)

    def cards(self) -> list[BigCard]:
        return [card for card in self.page.form.widgets if isinstance(card, BigCard)]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_is_a_card_and_the_picked_one_is_handed_in(tmp_path: Path, question: Choose) -> None:
    for at, option in enumerate(question.options):
        pilot = Picker(question, tmp_path)
        assert len(pilot.cards()) == len(question.options)
        pilot.click(f"card-{at}")
        pilot.click("done")
        pilot.frames(2)
        assert pilot.outside.results == [option]
        assert question.check(pilot.outside.results[0]) == option


def put_backwards(question: Keep, ask: Asker) -> Put:
    cards = [Offer(place, ask.say("place", n=place + 1)) for place in question.options]
    return Put(ask.say("title"), "", tuple(reversed(cards)))


def test_a_card_is_the_answer_that_it_says_in_whatever_order_the_game_offers_them(tmp_path: Path) -> None:
    for at, (words, answer) in enumerate((("Card 2", 1), ("Card 1", 0))):
        pilot = Picker(Keep(1, (0, 1)), tmp_path, asking=Asking("crumbs.ask", {Keep: put_backwards}))
        assert pilot.cards()[at].face.name == words
        pilot.click(f"card-{at}")
        pilot.click("done")
        pilot.frames(2)
        assert pilot.outside.results == [answer]


def test_the_cards_say_what_follows(tmp_path: Path) -> None:
    pilot = Picker(QUESTIONS[2], tmp_path)
    faces = [card.face for card in pilot.cards()]
    assert [face.name for face in faces] == ["No", "Yes"]
    assert [side.words for side in faces[1].sides] == ["Then nobody looks."]
    assert "Oma Ilse, do you show a five?" in pilot.words()


def test_without_a_choice_nothing_is_handed_in(tmp_path: Path) -> None:
    pilot = Picker(QUESTIONS[0], tmp_path)
    pilot.click("done")
    pilot.frames(3)
    assert pilot.outside.results == []
    assert pilot.desk.texts("play.pick.missing") in pilot.words()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_word_fits(tmp_path: Path, question: Choose, language: str) -> None:
    assert Picker(question, tmp_path, language).bad_texts() == []


def test_an_answer_is_taken_back_with_the_button_or_the_key(tmp_path: Path) -> None:
    for press in ("button", "key"):
        pilot = Picker(QUESTIONS[0], tmp_path)
        pilot.page.undo, pilot.page.no_undo = lambda: Done("taken back"), None
        pilot.page.arrange(pilot.app.canvas)
        pilot.page.form.take_over(pilot.page.form, pilot.desk)
        if press == "button":
            pilot.click("undo")
        else:
            pilot.give(Hot(Shortcut.UNDO))
        pilot.frames(2)
        assert pilot.outside.results == ["taken back"]


def test_where_the_game_has_no_undo_there_is_no_button(tmp_path: Path) -> None:
    assert "undo" not in Picker(QUESTIONS[0], tmp_path).names()
