"""Nobody's cards leak: games that differ only in cards a seat does not know look the same to that seat.

So does the open table to everybody, picture by picture and sound by sound.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from ratland_desktop.games.ratjack.rules.cards import FACES
from ratland_desktop.games.ratjack.rules.game import RatjackMatch
from ratland_desktop.games.ratjack.rules.table import Card, Options, Table
from ratland_desktop.games.ratjack.rules.words import DRAW, PLAY
from ratland_desktop.games.ratjack.scenes.glance import GlanceScene
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.box import OwnThings
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Point
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.dealing import dealt_anew
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on
from tests.pilot import Heard
from tests.quickly import quickly

SMALL = (1024, 640)
PLAYERS = 3


def table(stage: str = "play") -> Table:
    """Three players with open and hidden cards, chips, and a card that all of them know."""
    mine = ("rat_9", "raccoon_2") if stage == "play" else ("rat_9",)
    return lay(
        seat(up("rat_5"), down("rat_12", "lock"), down("raccoon_8"), hand=mine),
        seat(up("rat_10", "plus_5"), down("rat_3"), down("raccoon_4", known=(0, 1, 2)), hand=("raccoon_11",)),
        seat(down("rat_1"), up("raccoon_1"), hand=("rat_8",), points=2),
        stage=PLAY if stage == "play" else DRAW,
        discard=("rat_2", "raccoon_5"),
    )


def shot(family: Family) -> str:
    """What is on the screen, as a number."""
    family.redraw()
    return hashlib.blake2b(family.app.canvas.surface.get_buffer().raw, digest_size=16).hexdigest()


def sitting(match: RatjackMatch, *, reduced: bool = True) -> Family:
    return Family(Options(PLAYERS), match=match, size=SMALL, reduced=reduced)


def open_table(match: RatjackMatch) -> list[str]:
    """The table after somebody has played face down: at rest, with the whole discard pile, with each door
    pointed at, and while the next player is called."""
    family = sitting(match)
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    family.click("hide-0")
    family.click("done")
    scene = family.until_scene(RatjackTable)
    family.until(lambda: scene.called is not None)
    shots = [shot(family), *family.names(), *family.words()]
    for name in ("open-discard", *(name for name in family.names() if name.startswith(("open-", "chip-")))):
        family.give(Point(family.widget(name).box.centre))
        family.wait(0.6)
        shots += [shot(family), *family.words()]
    return shots


def curtain(match: RatjackMatch) -> list[str]:
    """The curtain for whose turn it is."""
    family = sitting(match)
    family.player.play_until(CurtainScene)
    family.wait(1.0)
    return [shot(family), *family.words()]


def own_screen(match: RatjackMatch) -> list[str]:
    """The screen of whose turn it is, with the focus on one thing after the other: previews, too."""
    family = sitting(match)
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    shots = [shot(family)]
    for name in [widget.name for widget in family.scene.form.widgets if widget.focusable][:14]:
        family.focus_on(name)
        shots += [shot(family), *family.words()]
    return shots


def turned(table: Table, seat: int) -> Table:
    """The same table when it is another seat's turn."""
    table = table.copy()
    moved, table.hands[table.turn] = table.hands[table.turn][1:], table.hands[table.turn][:1]
    table.turn = seat
    table.hands[seat] += tuple(Card(card.face, frozenset((seat,))) for card in moved)
    return table


# --- what lies there


@pytest.mark.parametrize("seed", quickly([1, 2], 1))
def test_the_open_table_shows_nothing_that_somebody_does_not_know(seed: int) -> None:
    one, other = table(), dealt_anew(table(), None, Dice(seed))
    assert [card.face for row in one.rows for card in row] != [
        card.face for row in other.rows for card in row
    ]
    assert open_table(match_on(one)) == open_table(match_on(other))


@pytest.mark.parametrize("viewer", quickly(range(PLAYERS), 1))
def test_a_players_own_screen_shows_nothing_that_this_player_does_not_know(viewer: int) -> None:
    one = turned(table(), viewer)
    other = dealt_anew(one, viewer, Dice(5))
    assert [card.face for card in one.deck] != [card.face for card in other.deck]
    assert own_screen(match_on(one)) == own_screen(match_on(other))


def test_a_players_own_screen_does_show_the_own_cards() -> None:
    """The comparison above can fail."""
    one, other = table(), table()
    hand = other.hands[0]
    other.hands[0] = (hand[1], hand[0])
    assert own_screen(match_on(one))[0] != own_screen(match_on(other))[0]


def test_before_drawing_the_deck_tells_nothing() -> None:
    one = table("draw")
    other = dealt_anew(one, 0, Dice(9))
    assert own_screen(match_on(one)) == own_screen(match_on(other))


def test_a_glance_shows_nothing_that_this_player_does_not_know() -> None:
    def glanced(match: RatjackMatch) -> list[str]:
        family = sitting(match)
        family.player.play_until(CurtainScene)
        session: Session = family.session
        own = OwnThings(session.view(1), 1, session.seats, lambda: STAY)
        family.stage.show(GlanceScene(own))
        family.until_scene(GlanceScene)
        return [shot(family)]

    one = table()
    other = dealt_anew(one, 1, Dice(3))
    assert other.rows != one.rows and glanced(match_on(one)) == glanced(match_on(other))
    other.hands[1] = tuple(Card(FACES["blue_rat_7"], card.known) for card in one.hands[1])
    assert glanced(match_on(one)) != glanced(match_on(other))  # the own card does show


def test_the_curtain_shows_nothing_of_any_hand_not_even_of_the_own() -> None:
    one, other = table(), table()
    hand = other.hands[0]
    other.hands[0] = (hand[1], hand[0])
    assert curtain(match_on(one)) == curtain(match_on(other))
    assert curtain(match_on(one)) == curtain(match_on(dealt_anew(one, None, Dice(2))))
    assert curtain(match_on(one)) != curtain(match_on(turned(one, 1)))  # it does show who is called


# --- what is told


Story = Callable[[RatjackMatch], list[str]]


def told(match: RatjackMatch, answers: tuple[object, ...]) -> list[str]:
    """Every frame and every sound of the table while this turn is told to everybody."""
    family = sitting(match, reduced=False)
    family.player.play_until(CurtainScene)
    turn = match.open_questions[0].seat
    for answer in answers:
        family.session.answer(turn, answer)
    family.session.hear(turn)
    assert isinstance(family.desk.sound, Heard)
    family.desk.sound.played.clear()
    family.desk.tempo.speed = 1.0
    family.stage.show(RatjackTable(family.session, lambda: None))  # type: ignore[arg-type, return-value]
    seen = []
    for _ in range(400):
        family.frames()
        frame = family.app.canvas.surface.get_buffer().raw
        seen.append(hashlib.blake2b(frame, digest_size=16).hexdigest())
    return [*seen, *family.desk.sound.played]


@pytest.mark.slow
@pytest.mark.parametrize(
    "answers", [(("hide", 0, None),), (("hide", 1, None),)], ids=["the first card", "the second card"]
)
def test_a_card_played_face_down_is_told_as_a_back(answers: tuple[object, ...]) -> None:
    """The other hand card, and which of the two it was, stay a secret."""
    one, other = table(), table()
    hand = other.hands[0]
    other.hands[0] = (hand[1], hand[0])
    assert told(match_on(one), answers) == told(match_on(other), answers)


@pytest.mark.slow
def test_a_look_is_told_without_what_was_seen() -> None:
    def looking() -> Table:
        return lay(
            seat(up("rat_5"), hand=("rat_1", "rat_2")),
            seat(down("rat_3"), down("rat_4"), hand=("rat_6",)),
            seat(hand=("rat_7",)),
            discard=("rat_8",),
        )

    one, other = looking(), looking()
    row = other.rows[1]
    other.rows[1] = (
        Card(row[1].face, row[0].known, False, None), Card(row[0].face, row[1].known, False, None),
    )  # fmt: skip
    answers = (("open", 0, None), (1, 0))
    assert told(match_on(one), answers) == told(match_on(other), answers)


def test_the_looker_alone_gets_a_page_with_the_card() -> None:
    family = sitting(
        match_on(
            lay(
                seat(up("rat_5"), hand=("rat_1", "rat_2")),
                seat(down("rat_3"), down("rat_4"), hand=("rat_6",)),
                seat(hand=("rat_7",)),
                discard=("rat_8",),
            )
        )
    )
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    family.click("open-0")
    family.until_scene(MyTurnScene)
    family.wait(0.8)
    family.click("card-1-1")
    family.click("done")
    page = family.until_scene(OnlyYouScene)
    assert page.private
    assert any("4" in words for words in family.words())
    family.click("seen")
    assert isinstance(family.until_scene(RatjackTable), RatjackTable)
