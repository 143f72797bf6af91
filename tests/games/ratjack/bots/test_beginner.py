"""The beginner errs like a person: it overlooks and forgets, but what it does makes sense."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ratland_desktop.games.ratjack.bots.choosing import choose
from ratland_desktop.games.ratjack.bots.tempers import forgetful, overlooking
from ratland_desktop.games.ratjack.rules.questions import Pick
from ratland_desktop.games.ratjack.rules.reimagining import reimagine
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.view import View, view
from ratland_desktop.games.ratjack.rules.words import DRAW, HIDE, OPEN, UNCOVER, Deck
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.bots.table_of_bots import QUICK, moments
from tests.games.ratjack.kit import asked_to_play, down, lay, play, seat, up

TRIES = 80


def answers(table: Table, *before: object) -> Counter[Any]:
    """What a beginner answers to what this table asks after these answers, with many dice."""
    played = table.copy()
    question: Any = play(played, *before).question
    seen = view(played, question.seat)
    return Counter(choose(seen, question, Dice(dice), Level.BEGINNER).answer for dice in range(TRIES))


def test_it_never_opens_a_card_that_only_throws_itself_out() -> None:
    mine = seat(up("rat_12"), up("rat_9"), hand=("rat_12", "rat_9"))
    table = lay(mine, seat(up("rat_3"), down("rat_2"), hand=("rat_1",)))
    assert (OPEN, 0, None) in asked_to_play(table).options
    assert {way for way, _, _ in answers(table)} == {HIDE}


def test_it_mostly_takes_25_and_sometimes_overlooks_it() -> None:
    mine = seat(up("rat_12"), up("rat_12"), down("rat_3"), hand=("rat_1", "rat_11"))
    taken = answers(lay(mine, seat(up("rat_9"), down("rat_2"))))[(OPEN, 0, None)]
    assert TRIES // 2 < taken < TRIES


def test_it_does_not_play_by_chance() -> None:
    """Of ten ways to play, two make exactly 25 and the others do not help: chance would take them rarely."""
    mine = seat(up("rat_12"), up("rat_3"), down("rat_10"), down("rat_4"), hand=("rat_11", "rat_11"))
    found = answers(lay(mine, seat(up("rat_9"), down("rat_2")), seat(up("rat_7"))))
    made_25 = sum(times for answer, times in found.items() if answer[0] == UNCOVER and answer[2] == 2)
    assert made_25 > TRIES // 2


# --- overlooking


def test_the_first_answer_is_never_overlooked_and_the_others_sometimes() -> None:
    question = Pick(0, (3, 4, 5, 6))
    seen = [overlooking(question, Dice(dice), 0.4).options for dice in range(TRIES)]
    assert {options[0] for options in seen} == {3}
    assert {answer for options in seen for answer in options} == {3, 4, 5, 6}
    assert min(map(len, seen)) < 4 and all([*options] == sorted(options) for options in seen)


def test_overlooking_counts_its_throws() -> None:
    dice = Dice(3)
    overlooking(Pick(0, (1, 2, 3, 4)), dice, 0.4)
    assert Dice(3, dice.thrown).below(1000) == dice.below(1000)


# --- forgetting


def looked_at(stage: Any = DRAW, known: tuple[int, ...] = (0,)) -> Table:
    """A seat has looked at two hidden cards: the second one lies where everybody saw it turned face down."""
    foe = seat(up("rat_7"), down("rat_9", known=known), down("rat_2", known=(0, 1, 2)), hand=("rat_5",))
    return lay(seat(up("rat_3"), down("rat_8"), hand=("rat_12",)), foe, seat(up("rat_6")), stage=stage)


def test_what_a_look_has_told_is_forgotten_and_what_everybody_knows_is_not() -> None:
    left = forgetful(view(looked_at(), 0))
    assert [card.face for card in left.places[1].row[1:]] == [None, "red_rat_2"]
    own = left.places[0]
    assert None not in [card.face for card in (*own.row, *own.hand)]


def test_whether_it_has_looked_or_not_a_beginner_answers_the_same() -> None:
    told = []
    for known in ((0,), ()):
        table = looked_at(known=known)
        question: Any = play(table.copy()).question
        told.append([repr(choose(view(table, 0), question, Dice(d), Level.BEGINNER)) for d in range(12)])
    assert told[0] == told[1]


def test_a_solid_player_does_not_forget() -> None:
    """The comparison above can fail."""
    told = []
    for known in ((0,), ()):
        table = looked_at(known=known)
        question: Any = play(table.copy()).question
        told.append([repr(choose(view(table, 0), question, Dice(d), Level.SOLID)) for d in range(12)])
    assert told[0] != told[1]


def test_while_the_effect_goes_on_what_it_showed_is_still_in_mind() -> None:
    """The Con Job (weasel_9) swaps the card that it has looked at."""
    foe = seat(up("rat_7"), down("rat_9"), down("rat_2"))
    mine = seat(down("rat_4"), down("rat_8"), hand=("weasel_9", "rat_12"))
    table = lay(mine, foe, sets=Deck.RATS_WEASELS)
    play(table, (OPEN, 0, None), (1, 1))
    seen = view(table, 0)
    assert seen.running and forgetful(seen) == seen
    assert seen.places[1].row[1].face is not None


def test_what_a_forgetful_player_sees_is_a_view_that_can_be_imagined() -> None:
    for number, (match, question) in enumerate(moments(Options(3, Deck.WEASELS_RACCOONS), 9, QUICK)):
        left: View = forgetful(match.view(question.seat))
        assert view(reimagine(left, Dice(number)), question.seat) == left
