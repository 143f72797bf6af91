"""Whole games of every deck: whoever is asked sees the same, whatever lies where they cannot look.

Options and their order, what is greyed and why, previews and words: all of it is on the pictures compared.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import DRAW, EFFECT, OPENING, PLAY, Deck, Stage
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.dealing import dealt_anew
from tests.games.ratjack.playing import moments
from tests.games.ratjack.scenes.laid import match_on
from tests.games.ratjack.scenes.test_privacy import PLAYERS, own_screen, shot, sitting

EVERY = 9  # how many questions are passed over between two that are looked at
TEMPERS = ["opens", "uncovers", "chance", "hides"]


def looked_at(deck: Deck, stages: set[Stage]) -> Iterator[tuple[int, int, Table]]:
    """Some moments of a game: which it is, who is asked, and the table as it is then."""
    number = 0
    for match in moments(new_match(Options(PLAYERS, deck), 31), TEMPERS, 32):
        table = match._table
        if match.open_questions and table.stage in stages and match.open_questions[0].private:
            number += 1
            if number % EVERY == 0:
                yield number, match.open_questions[0].seat, table.copy()


def table_at_rest(laid: Table) -> list[str]:
    """The open table, as everybody sees it while somebody is called."""
    family = sitting(match_on(laid))
    family.player.play_until(CurtainScene)
    family.stage.show(RatjackTable(family.session, lambda: None))  # type: ignore[arg-type, return-value]
    family.until_scene(RatjackTable)
    family.wait(1.0)
    return [shot(family), *family.words()]


@pytest.mark.slow
@pytest.mark.parametrize("stage", [DRAW, PLAY, EFFECT])
@pytest.mark.parametrize("deck", Deck)
def test_nothing_on_an_own_screen_depends_on_cards_that_its_player_does_not_know(
    deck: Deck, stage: Stage
) -> None:
    different = 0
    for number, asked, one in looked_at(deck, {stage}):
        other = dealt_anew(one, asked, Dice(number))
        different += other != one
        assert own_screen(match_on(one)) == own_screen(match_on(other)), (number, asked)
    assert different


@pytest.mark.slow
@pytest.mark.parametrize("deck", Deck)
def test_nothing_on_the_open_table_depends_on_cards_that_somebody_does_not_know(deck: Deck) -> None:
    different = 0
    for number, _, one in looked_at(deck, {DRAW, PLAY, EFFECT}):
        other = dealt_anew(one, None, Dice(number))
        different += other != one
        shown = table_at_rest(one)
        assert shown == table_at_rest(other), number
    assert different
    one.points[0] = (one.points[0] + 1) % 3  # the comparison can fail
    assert table_at_rest(one) != shown


@pytest.mark.slow
@pytest.mark.parametrize("deck", Deck)
def test_the_first_choice_of_a_round_shows_the_own_two_cards_and_no_others(deck: Deck) -> None:
    table = new_match(Options(PLAYERS, deck, first=0), 4)._table
    assert table.stage is OPENING

    def shown(laid: Table) -> list[str]:
        family = sitting(match_on(laid))
        family.player.play_until(MyTurnScene)
        family.wait(0.8)
        return [shot(family), *family.words()]

    asked = 1  # the starting player is asked last
    assert shown(table) == shown(dealt_anew(table, asked, Dice(6)))
    hand = table.hands[asked]
    own = table.copy()
    own.hands[asked] = (hand[1], hand[0])
    assert shown(table) != shown(own)
