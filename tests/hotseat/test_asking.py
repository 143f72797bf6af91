"""What the house makes of a question by itself: an offer for each answer, in the game's words."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from ratland_desktop.hotseat.asking import Asker, Asking, Offer, Put
from ratland_desktop.screens.table.plain import plain_look
from ratland_desktop.tabletop.dialogue import Choose
from ratland_desktop.tabletop.facts import fact
from tests.words_beside import texts_beside

NAMES = ("Mia", "Ben")
WORDS = """
[ask.whom]
title = "{name}, whom?"
seat = "At {victim}"
[ask.bid]
title = "{name}, how much?"
number = "{n} coins"
[ask.card]
title = "{name}, which card?"
place = "Card {n}"
[ask.take]
title = "{name}, do you take it?"
yes = "Yes"
yes_about = "It costs a coin."
no = "No"
take_back = "Give it back"
"""


@fact
class Whom(Choose):
    kind: ClassVar[str] = "whom"


@fact
class Bid(Choose):
    kind: ClassVar[str] = "bid"


@fact
class Card(Choose):
    kind: ClassVar[str] = "card"


@fact
class Take(Choose):
    kind: ClassVar[str] = "take"


OFFERS = {
    "a seat": (Whom(0, (1,)), [Offer(1, "At Ben", seat=1)]),
    "a number": (Bid(0, (0, 7)), [Offer(0, "0 coins"), Offer(7, "7 coins")]),
    "a place": (Card(0, (0, 1)), [Offer(0, "Card 1"), Offer(1, "Card 2")]),
    "yes or no": (Take(0, (True, False)), [Offer(True, "Yes", "It costs a coin."), Offer(False, "No")]),
}


@pytest.mark.parametrize(("question", "offers"), OFFERS.values(), ids=OFFERS)
def test_the_texts_say_what_an_answer_is(question: Choose, offers: list[Offer], tmp_path: Path) -> None:
    say = texts_beside(tmp_path, "coins", {"en": WORDS}, "en")
    put = Asking("coins.ask").put(question, NAMES, say)
    assert put.title.startswith("Mia, ") and [*put.offers] == offers


def put_bid(question: Bid, ask: Asker) -> Put:
    return Put(ask.say("title"), "", tuple(Offer(coins, "*" * coins) for coins in question.options))


def test_a_plain_table_asks_in_the_games_own_way_where_it_has_one(tmp_path: Path) -> None:
    say = texts_beside(tmp_path, "coins", {"en": WORDS}, "en")
    look = plain_look("coins", title=lambda view, say: "", asking=Asking("coins.ask", {Bid: put_bid}))
    assert [offer.label for offer in look.asking.put(Bid(0, (1, 3)), NAMES, say).offers] == ["*", "***"]
    assert look.asking.put(Take(0, (False,)), NAMES, say).offers == (Offer(False, "No"),)


def test_taking_back_is_named_by_the_game_or_else_by_the_house(tmp_path: Path) -> None:
    say = texts_beside(tmp_path, "coins", {"en": WORDS}, "en")
    asking = Asking("coins.ask")
    assert asking.taking_back(Take(0, (True,)), say) == "Give it back"
    assert asking.taking_back(Bid(0, (1,)), say) == say("play.undo.take_back")
