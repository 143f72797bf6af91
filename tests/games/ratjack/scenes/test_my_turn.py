"""A player's own screen: drawing, playing with a preview, reasons for what cannot be done, taking back."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pygame
import pytest

from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import DRAW
from ratland_desktop.games.ratjack.scenes.hand.board import WORDS
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.hand.spots import Target, Way
from ratland_desktop.games.ratjack.scenes.pieces.felt import own_felt
from ratland_desktop.games.ratjack.scenes.pieces.places import lay_place
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.screens.ideas import Adviser
from ratland_desktop.shell.intents import Digit, Hot, Point, Shortcut
from ratland_desktop.shell.theme import NOTE
from ratland_desktop.shell.widgets.dialog import Dialog
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on
from tests.quickly import quickly

SMALL = (1280, 720)


def before(table: Table, **look: object) -> tuple[Family, MyTurnScene]:
    """The own screen of whose turn it is."""
    look = {"size": SMALL, "language": "en", **look}
    family = Family(Options(len(table.points)), match=match_on(table), **look)  # type: ignore[arg-type]
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    scene = family.scene
    assert isinstance(scene, MyTurnScene)
    return family, scene


def two_cards() -> Table:
    """A 7 that wants another open card, and an 8 that wants a chip."""
    return lay(seat(down("rat_12"), hand=("rat_7", "rat_8")), seat(up("rat_10"), hand=("rat_1",)))


def test_a_way_that_is_not_possible_keeps_its_place_and_says_why() -> None:
    family, scene = before(two_cards())
    way = family.typed_widget(Way, "open-0")
    assert not way.legal and way.focusable
    assert "no other open card" in way.tooltip
    assert any("no other open card" in words for words in family.words())
    family.click("open-0")
    assert family.scene is scene and scene.pending is None


def test_the_focused_way_shows_what_the_total_would_be() -> None:
    family, scene = before(two_cards())
    family.tab()
    family.focus_on("open-1")
    assert scene.foretold.of(0).totals == (8,)
    assert scene.ghost == 8
    assert "0 becomes 8" in family.words()


def test_with_the_mouse_nothing_is_foretold_before_it_points_at_something() -> None:
    family, scene = before(lay(seat(hand=("rat_1", "rat_8")), seat(down("rat_2"), hand=("rat_3",))))
    family.give(Point((960, 20)))
    assert scene.focused is None and scene.ghost is None
    family.give(Point(family.widget("open-1").box.centre))
    assert scene.ghost == 8


def test_the_page_says_what_to_do_next_with_the_hand() -> None:
    hidden = (down("rat_12"), down("rat_3"))
    family, _ = before(lay(seat(*hidden, hand=("rat_7", "rat_8")), seat(down("rat_2"), hand=("rat_1",))))
    assert any("which card will you play" in words for words in family.words())
    family.click("uncover-0")
    assert "And which of your hidden cards will you turn up?" in family.words()
    family.click("card-0-0")
    assert "And which of your hidden cards will you turn up?" not in family.words()


def test_what_ends_the_turn_waits_for_done_and_can_be_thought_over() -> None:
    family, scene = before(two_cards())
    family.click("hide-0")
    assert family.scene is scene and scene.pending == ("hide", 0, None)
    family.click("hide-1")
    assert scene.pending == ("hide", 1, None)
    family.click("undo")
    assert scene.pending is None and not family.widget("done").enabled
    family.click("hide-1")
    family.click("done")
    family.until_scene(RatjackTable)
    assert family.session.match.view(None).places[0].row[-1].up is False


def test_what_asks_on_opens_the_same_screen_without_a_curtain() -> None:
    family, scene = before(two_cards())
    family.click("open-1")
    following = family.until_scene(MyTurnScene)
    assert following is not scene
    assert following.question.kind == "effect"
    assert [part for part in ("chip-A", "card-0-1") if family.typed_widget(Target, part).legal] == [
        "chip-A", "card-0-1",
    ]  # fmt: skip
    family.wait(0.8)
    family.give(Hot(Shortcut.UNDO))
    again = family.until_scene(MyTurnScene)
    assert again.question.kind == "play"


def test_after_a_card_from_the_deck_there_is_no_way_back_and_the_button_says_so() -> None:
    table = lay(seat(hand=("rat_7",)), seat(hand=("rat_1",)), stage=DRAW, discard=("rat_2",))
    family, _ = before(table)
    family.click("pile-deck")
    following = family.until_scene(MyTurnScene)
    assert following.question.kind == "play"
    undo = family.widget("undo")
    assert not undo.enabled and undo.tooltip


def test_a_card_from_the_discard_pile_can_be_put_back() -> None:
    table = lay(seat(hand=("rat_7",)), seat(hand=("rat_1",)), stage=DRAW, discard=("rat_2",))
    family, _ = before(table)
    family.give(Hot(Shortcut.DONE))  # F takes the open card
    family.until_scene(MyTurnScene)
    family.wait(0.8)
    family.click("undo")
    assert family.until_scene(MyTurnScene).question.kind == "draw"
    assert len(family.session.view(None).discard) == 1


def test_every_way_has_its_number_whatever_is_possible() -> None:
    family, scene = before(two_cards())
    family.give(Digit(1))  # the 7 cannot be opened, and says so
    assert scene.pending is None and "no other open card" in scene.reason
    family.give(Digit(2))
    assert scene.pending == ("hide", 0, None)
    family.give(Digit(5))
    assert scene.pending == ("hide", 1, None)
    family.give(Digit(4))
    assert family.until_scene(MyTurnScene).question.kind == "effect"


def test_the_numbers_stand_on_the_ways_for_whoever_uses_keys() -> None:
    family, _ = before(two_cards())
    before_ = Counter(family.words())
    family.key(pygame.K_TAB)
    more = Counter(family.words()) - before_
    assert all(more[number] == 1 for number in "123456")


def test_the_hand_card_that_was_not_played_stays_where_it_is() -> None:
    for way, kept in (("open-1", 0), ("open-0", 1)):
        table = lay(seat(down("rat_12"), hand=("rat_8", "rat_10")), seat(up("rat_4"), hand=("rat_1",)))
        family, scene = before(table)
        card = scene.large[kept]
        family.click(way)
        following = family.until_scene(MyTurnScene)
        assert following.question.kind == "effect"
        assert following.large == ((card, scene.large[1]) if kept == 0 else (scene.large[0], card))
        assert following.asking_slot == 1 - kept


def test_throwing_oneself_out_for_nothing_is_asked_about_once() -> None:
    row = (up("rat_12"), up("rat_11"))
    table = lay(
        seat(*row, hand=("rat_3", "rat_2")), seat(hand=("rat_4",)), seat(hand=("rat_5",)), discard=("rat_6",)
    )
    family, scene = before(table)
    family.click("open-0")
    assert "You’d have 26 and be out." in family.words()
    family.click("done")
    asked = family.until_scene(Dialog)
    assert any("26" in words for words in family.words())
    family.click("no")
    assert family.until_scene(MyTurnScene) is scene and asked is not family.scene
    family.click("done")
    family.until_scene(RatjackTable)
    assert family.session.match.view(None).places[0].out


def test_a_hidden_target_shows_the_chances_and_can_be_handed_in() -> None:
    row = (up("rat_10"), up("rat_9"))
    table = lay(seat(*row, hand=("rat_12", "rat_2")), seat(up("rat_8"), down("rat_1"), hand=("rat_3",)))
    family, scene = before(table)
    family.click("open-0")
    told = scene.foretold
    assert told.turn_over and not told.of(1).certain
    family.click("done")
    assert family.stage.failures == []
    family.until_scene(RatjackTable)


def test_a_shielded_card_says_that_it_cannot_be_chosen() -> None:
    table = lay(
        seat(hand=("rat_1", "rat_2")),
        seat(down("rat_3", "shield"), down("rat_4"), down("rat_5"), hand=("rat_6",)),
    )
    family, _ = before(table)
    family.click("open-0")
    family.until_scene(MyTurnScene)
    shielded = family.typed_widget(Target, "card-1-0")
    assert not shielded.legal and "shield" in shielded.tooltip.lower()
    assert family.typed_widget(Target, "card-1-1").legal


def test_two_cards_of_the_deck_are_shown_side_by_side_with_the_choice() -> None:
    table = lay(
        seat(hand=("weasel_1", "rat_2")), seat(hand=("rat_6",)), deck=("rat_8", "rat_9", "weasel_5"),
    )  # fmt: skip
    family, _ = before(table)
    family.click("open-0")
    scene = family.until_scene(MyTurnScene)
    assert [face.split("_", 1)[-1] if face else face for face in scene.large] == ["5", "rat_9"]
    family.wait(0.8)
    family.click("top-1")
    family.click("done")
    family.until_scene(RatjackTable)
    assert family.session.match.view(None).discard[-1].endswith("rat_9")


FULL = (
    seat(
        *(up(f"rat_{n}") for n in range(1, 9)), *(down(f"raccoon_{n}") for n in range(1, 9)),
        hand=("rat_9", "rat_10"),
    ),
    seat(hand=("rat_11",)),
    seat(hand=("rat_12",)),
    seat(hand=("raccoon_9",)),
)  # fmt: skip


@pytest.mark.parametrize("size", ["normal", "larger"])
@pytest.mark.parametrize("language", quickly(["de", "fr", "es", "en"], "de"))
def test_eight_open_and_eight_hidden_cards_fit(language: str, size: str) -> None:
    family, _ = before(lay(*FULL), language=language, text_size=size)
    assert family.bad_texts() == []


def test_the_large_card_whose_effect_asks_stands_for_itself_in_the_row() -> None:
    family, _ = before(two_cards())
    family.click("open-1")
    family.until_scene(MyTurnScene)
    family.wait(0.8)
    page = family.scene
    assert isinstance(page, MyTurnScene)
    family.click("chip-A")
    family.give(Point(family.widget("card-0-1-large").box.centre))
    assert page.foretold.of(0).totals == (13,)
    family.click("card-0-1-large")
    assert page.pending == ("A", (0, 1))


def test_the_large_card_cannot_be_chosen_where_its_effect_asks_for_others() -> None:
    table = lay(
        seat(hand=("rat_1", "rat_7")), seat(down("rat_2"), down("rat_3"), hand=("rat_4",)),
    )  # fmt: skip
    family, _ = before(table)
    family.click("open-0")
    page = family.until_scene(MyTurnScene)
    assert page.question.kind == "effect"
    assert not [name for name in family.names() if name.endswith("-large")]


def test_of_two_equal_cards_the_large_one_stands_for_the_one_just_opened() -> None:
    family, _ = before(lay(seat(up("rat_8"), hand=("rat_7", "rat_8")), seat(hand=("rat_1",))))
    family.click("open-1")
    family.until_scene(MyTurnScene)
    assert [name for name in family.names() if name.endswith("-large")] == ["card-0-1-large"]


def test_the_keys_are_named_at_their_full_size_beside_the_ideas() -> None:
    drawing = lay(seat(hand=("rat_7",)), seat(hand=("rat_1",)), stage=DRAW, discard=("rat_2",))
    family, page = before(drawing, language="de")
    page.adviser = cast(Adviser, object())  # only asked when its button is pressed
    page.rebuild()
    family.key(pygame.K_TAB)
    assert "idea" in family.names()
    hints = [hint.words for hint in page.hints()]
    drawn = [text for text in family.read().drawn if text.words in hints and text.room.y >= WORDS.y]
    assert {text.words for text in drawn} == set(hints)
    assert [text.words for text in drawn if text.letters < NOTE.size] == []


@pytest.mark.parametrize("language", ["de", "en", "es", "fr"])
def test_a_total_that_depends_on_a_hidden_card_can_be_read_on_a_small_screen(language: str) -> None:
    foe = seat(up("rat_10"), down("rat_2"), down("rat_3"), hand=("rat_4",))
    others = (seat(hand=("rat_5",)), seat(hand=("rat_6",)))
    family, _ = before(lay(seat(hand=("rat_7", "rat_12")), foe, *others), language=language)
    family.click("open-1")
    family.until_scene(MyTurnScene)
    family.wait(0.8)
    family.give(Point(family.widget("card-1-1").box.centre))
    dial = lay_place(own_felt(4, 0).place(1), family.session.view(0).places[1]).dial
    (range_,) = [text for text in family.read().drawn if text.room.holds(dial) and "–" in text.words]
    assert range_.letters * SMALL[1] / 1080 >= 14 and not range_.cut
