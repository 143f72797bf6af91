"""What is told is true in the moment when it is told, and comes in the order of section 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.view import CardView, View
from ratland_desktop.games.ratjack.rules.words import DECK, HAND
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.ratjack import playing
from tests.games.ratjack.playing import EVERY_TABLE, watched


def lies(view: View, seat: int, slot: int, face: str | None, up: bool) -> bool:
    card = view.places[seat].row[slot]
    return card.up is up and (face is None or card.face == face)


def chip_at(view: View, at: tuple[int, int]) -> str:
    return view.places[at[0]].row[at[1]].chip


def discarded(before: View, now: View, told: h.Discarded) -> bool:
    if told.place == DECK:
        left = len(before.deck) - 1 == len(now.deck)
    elif told.place == HAND:
        left = len(before.places[told.by].hand) - 1 == len(now.places[told.by].hand)
    else:
        assert told.whose is not None and told.slot is not None
        left = len(before.places[told.whose].row) - 1 == len(now.places[told.whose].row)
        assert before.places[told.whose].row[told.slot].chip == told.chip
    return left and now.discard[-1] == told.face and (not told.chip or told.chip in now.display)


def swapped(before: View, now: View, told: h.Swapped) -> bool:
    spots = (told.seat, told.slot), (told.other, told.other_slot)
    there, here = (before.places[seat].row[slot] for seat, slot in reversed(spots))
    mine, theirs = (now.places[seat].row[slot] for seat, slot in spots)
    return same_outside(mine, there) and same_outside(theirs, here)


def same_outside(one: CardView, other: CardView) -> bool:
    return (one.up, one.chip) == (other.up, other.chip)


TRUE: dict[type[Happening], Callable[[View, View, Any], object]] = {
    h.RoundBegan: lambda b, n, t: n.chips == t.faces and t.number == n.round + 1 and t.starter == n.starter,
    h.Dealt: lambda b, n, t: all(len(place.hand) == 2 for place in n.places),
    h.FirstDiscard: lambda b, n, t: n.discard == (t.face,),
    h.OpeningHidden: lambda b, n, t: all(len(p.hand) == len(p.row) == 1 for p in n.places),
    h.TurnBegan: lambda b, n, t: n.turn == t.seat and not n.places[t.seat].out,
    h.Drew: lambda b, n, t: len(n.places[t.seat].hand) == len(b.places[t.seat].hand) + 1
    and (t.face is None or n.places[t.seat].hand[-1].face == t.face)
    and (t.pile == DECK) == (len(n.deck) < len(b.deck)),
    h.PlayedHidden: lambda b, n, t: lies(n, t.seat, t.slot, None, False),
    h.PlayedOpen: lambda b, n, t: lies(n, t.seat, t.slot, t.face, True),
    h.Uncovered: lambda b, n, t: lies(n, t.seat, t.slot, t.face, True) and n.discard[-1] == t.discarded,
    h.EffectBegan: lambda b, n, t: lies(n, t.seat, t.slot, t.card, True) and n.running[-1].card == t.card,
    h.EffectMuted: lambda b, n, t: lies(n, t.seat, t.slot, t.card, True) and n.running == b.running,
    h.Looked: lambda b, n, t: lies(n, t.whose, t.slot, None, False),
    h.LookedAtHand: lambda b, n, t: len(n.places[t.whose].hand) == t.cards,
    h.LookedAtDeck: lambda b, n, t: len(n.deck) >= t.cards,
    h.Revealed: lambda b, n, t: lies(n, t.whose, t.slot, t.face, True)
    and lies(b, t.whose, t.slot, None, False),
    h.Hidden: lambda b, n, t: lies(n, t.whose, t.slot, t.face, False)
    and lies(b, t.whose, t.slot, t.face, True),
    h.Discarded: discarded,
    h.ShuffledDiscard: lambda b, n, t: n.discard[-len(t.faces) :] == t.faces,
    h.Laid: lambda b, n, t: lies(n, t.seat, t.slot, t.face, t.up) and n.places[t.seat].hand == (),
    h.SwappedWithDiscard: lambda b, n, t: n.discard[-1] == t.given
    and b.discard[-1] == n.places[t.seat].hand[0].face == t.taken,
    h.SwappedWithHidden: lambda b, n, t: b.places[t.seat].row[t.slot].chip == t.chip
    and lies(n, t.seat, t.slot, None, False),
    h.SwappedHands: lambda b, n, t: n.places[t.seat].hand[0].face == b.places[t.other].hand[0].face
    or n.players == 2,
    h.TookBack: lambda b, n, t: n.places[t.seat].hand[-1].face == t.face
    and (not t.chip or t.chip in n.display),
    h.Swapped: swapped,
    h.Given: lambda b, n, t: lies(n, t.to, t.to_slot, t.face, True) and lies(b, t.seat, t.slot, t.face, True),
    h.DealtFromDeck: lambda b, n, t: lies(n, t.to, t.to_slot, t.face, True)
    and len(n.deck) == len(b.deck) - 1,
    h.ChipPut: lambda b, n, t: t.chip in b.display and chip_at(n, t.at) == t.chip and t.chip not in n.display,
    h.ChipMoved: lambda b, n, t: chip_at(b, t.origin) == chip_at(n, t.at) == t.chip,
    h.ChipReturned: lambda b, n, t: chip_at(b, t.origin) == t.chip and t.chip in n.display,
    h.ChipTraded: lambda b, n, t: chip_at(b, t.at) == t.back and chip_at(n, t.at) == t.chip
    and t.back in n.display,
    h.TotalChanged: lambda b, n, t: n.places[t.seat].total == t.after == sum(term.worth for term in t.terms)
    and b.places[t.seat].counted == t.before,
    h.KnockedOut: lambda b, n, t: all(n.places[seat].out and not b.places[seat].out for seat in t.seats)
    and t.totals == tuple(n.places[seat].total for seat in t.seats),
    h.Point: lambda b, n, t: n.places[t.seat].points == t.points == b.places[t.seat].points + 1,
    h.RoundEnded: lambda b, n, t: t.totals == tuple(place.total for place in n.places),
    h.SecretsShown: lambda b, n, t: all(card.face for p in n.places for card in (*p.hand, *p.row)),
    h.GameEnded: lambda b, n, t: n.ended and t.points == tuple(place.points for place in n.places),
}  # fmt: skip


def check(options: Options, tempers: list[str], seed: int) -> set[type[Happening]]:
    seen = set()
    for before, now, told in watched(options, tempers, seed):
        assert TRUE[type(told)](before, now, told), told
        seen.add(type(told))
    return seen


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_what_is_told_is_true_when_it_is_told(options: Options, tempers: list[str], seed: int) -> None:
    check(options, tempers, seed)


@pytest.mark.slow
def test_everything_that_can_be_told_is_told_in_some_game_and_is_true() -> None:
    seen: set[type[Happening]] = set()
    for options in EVERY_TABLE:
        for seed in range(12):
            seen |= check(options, ["chance", "uncovers", "opens", "chance"], seed)
    assert seen == TRUE.keys()


@playing.a_few
@given(playing.options, playing.tempers, playing.seeds)
def test_a_turn_is_told_in_order(options: Options, tempers: list[str], seed: int) -> None:
    """Drawn, played, effects, sums, who is out, points, and then the next turn or the end of the round."""
    rank = {h.Drew: 1, h.PlayedHidden: 2, h.PlayedOpen: 2, h.Uncovered: 2, h.TotalChanged: 4, h.KnockedOut: 5,
            h.Point: 6, h.RoundEnded: 7, h.SecretsShown: 8, h.GameEnded: 9}  # fmt: skip
    last = 0
    for _, _, told in watched(options, tempers, seed):
        if isinstance(told, (h.TurnBegan, h.RoundBegan)):
            last = 0
        elif type(told) in rank and not (isinstance(told, h.Drew) and told.because):
            assert rank[type(told)] >= last
            last = rank[type(told)]
