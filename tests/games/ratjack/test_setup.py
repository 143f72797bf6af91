"""Setting up a game and a round (sections 2 and 3 of the rules page)."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.round import play_on, set_up
from ratland_desktop.games.ratjack.rules.setup import lay_table
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import BETWEEN, Deck
from ratland_desktop.tabletop.dialogue import IllegalSetup
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.kit import Heard, all_faces


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(1), "setup.players"),
        (Options(5), "setup.players"),
        (Options(2, first=2), "setup.first"),
        (Options(3, first=-1), "setup.first"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(options: Options, code: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        lay_table(options, Dice(1))
    assert refused.value.code == code


def test_the_first_game_is_played_with_both_rats() -> None:
    assert lay_table(Options(2), Dice(1)).sets is Deck.RATS


def test_surprise_us_takes_one_of_the_four_decks_at_random() -> None:
    decks = Counter(lay_table(Options(2, None), Dice(seed)).sets for seed in range(200))
    assert decks.keys() == {*Deck} and min(decks.values()) > 30


def test_the_first_starting_player_is_picked_or_random() -> None:
    assert {lay_table(Options(4, first=2), Dice(seed)).starter for seed in range(20)} == {2}
    starters = Counter(lay_table(Options(4), Dice(seed)).starter for seed in range(200))
    assert starters.keys() == {0, 1, 2, 3} and min(starters.values()) > 30


def test_before_a_round_nothing_lies_on_the_table() -> None:
    table = lay_table(Options(3), Dice(1))
    assert table.stage is BETWEEN and table.points == [0, 0, 0] and table.round == 0
    assert not [*all_faces(table)] and not table.chips and not table.last_point


def test_a_round_is_set_up_and_told_in_the_order_of_section_3() -> None:
    table = lay_table(Options(3, first=1), Dice(1))
    heard = Heard(table)
    set_up(table, Dice(5), heard.hear)
    began, dealt, first = heard.story
    assert (
        isinstance(began, h.RoundBegan) and isinstance(dealt, h.Dealt) and isinstance(first, h.FirstDiscard)
    )
    assert (began.number, began.starter, began.points, began.last_point) == (1, 1, (0, 0, 0), ())
    assert began.faces == tuple(chip.face for chip in table.chips) and table.display == table.chips
    assert dealt.seats == (1, 2, 0)  # from the starting player on
    assert [len(hand) for hand in table.hands] == [2, 2, 2]
    assert [first.face] == [face.id for face in table.discard]
    assert len(table.deck) == 24 - 6 - 1 and len({*all_faces(table)}) == 24


def test_everybody_hears_the_own_two_cards_and_nobody_elses() -> None:
    table = lay_table(Options(3, first=1), Dice(1))
    heard = Heard(table)
    set_up(table, Dice(5), heard.hear)
    for whisper, belongs_to in zip(heard.whispers, heard.belongs_to, strict=True):
        (seat,) = whisper.seats
        assert isinstance(whisper.happening, h.Faces) and isinstance(belongs_to, h.Dealt)
        assert whisper.happening.faces == tuple(card.face.id for card in table.hands[seat])
    assert [whisper.seats for whisper in heard.whispers] == [(1,), (2,), (0,)]


def test_each_chip_falls_on_either_side_with_the_same_chance() -> None:
    shown: Counter[str] = Counter()
    for seed in range(400):
        table = lay_table(Options(2, first=0), Dice(1))
        set_up(table, Dice(seed), lambda _: None)
        shown.update(chip.face for chip in table.chips)
    assert len(shown) == 12 and all(150 < count < 250 for count in shown.values())


def test_the_opening_card_is_chosen_by_all_in_secret_and_put_face_down() -> None:
    match = new_match(Options(3, first=2), 4)
    hands = [match.view(seat).places[seat].hand for seat in range(3)]
    assert [(q.seat, q.kind, q.sealed, q.private) for q in match.open_questions] == [
        (seat, "opening", True, True) for seat in range(3)
    ]
    for seat, place in enumerate((1, 0, 1)):
        assert match.view(None).places[0].row == ()  # nothing shows before the last answer
        match.answer(seat, place)
    for seat, place in enumerate((1, 0, 1)):
        mine = match.view(seat).places[seat]
        assert [card.face for card in mine.row] == [hands[seat][place].face] and not mine.row[0].up
        assert [card.face for card in mine.hand] == [hands[seat][1 - place].face]
        assert match.whispers(seat)[-1].happening == h.Faces((hands[seat][place].face,))  # type: ignore[arg-type]
    assert match.story[3:] == [h.OpeningHidden((0, 1, 2)), h.TurnBegan(2)]
    assert (match.question(2), match.view(0).turn) != (None, 0)


def test_the_opening_is_asked_even_of_who_has_two_equal_cards() -> None:
    for seed in range(300):
        table = lay_table(Options(4, first=0), Dice(1))
        set_up(table, Dice(seed), lambda _: None)
        alike = [hand[0].face.effect is hand[1].face.effect for hand in table.hands]
        if any(alike):
            asked = next(play_on(table, Dice(1), lambda _: None))
            assert [question.seat for question in asked.questions] == [0, 1, 2, 3]  # type: ignore[union-attr]
            return
    raise AssertionError("nobody was dealt two equal cards")


def test_the_next_round_uses_the_same_sets_and_tosses_the_chips_again() -> None:
    match = new_match(Options(2, Deck.WEASELS_RACCOONS), 3)
    dice = Dice(1)
    while not match.over:
        for question in match.open_questions:
            match.answer(question.seat, question.any_answer(dice))
    began = [story[0] for story in match.stories]
    assert len(began) > 2 and all(isinstance(each, h.RoundBegan) for each in began)
    assert len({each.faces for each in began if isinstance(each, h.RoundBegan)}) > 1
    assert match.view(None).sets is Deck.WEASELS_RACCOONS
