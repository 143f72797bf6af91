"""What effects do with cards: looking, turning, discarding, swapping, giving."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import DECK, ROW
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box

from ..brushes import Stage
from .playing import edge, shown


def effect_began(stage: Stage, show: Show, x: h.EffectBegan | h.EffectMuted) -> None:
    shown(stage, show, x.card, x.seat, x.slot)


def looked(stage: Stage, show: Show, x: h.Looked) -> None:
    card = stage.card(show.told, x.whose, x.slot)
    stage.show_card(show, x.because)
    stage.trail(show, edge(stage.big, card), card.centre, 0.2)
    _magnifier(stage, show, card)


def looked_at_hand(stage: Stage, show: Show, x: h.LookedAtHand) -> None:
    card = stage.hand(show.told, x.whose)
    stage.show_card(show, x.because)
    stage.trail(show, edge(stage.big, card), card.centre, 0.2)
    _magnifier(stage, show, card)


def looked_at_deck(stage: Stage, show: Show, x: h.LookedAtDeck) -> None:
    stage.show_card(show, x.because)
    _magnifier(stage, show, stage.felt.deck)


def _magnifier(stage: Stage, show: Show, card: Box) -> None:
    stage.ring(show, card)
    side = max(60.0, card.w * 0.8)
    glass = Box.around((card.centre[0] + (1 - show.part(0.3, 0.5)) * 60, card.centre[1]), side)
    show.canvas.circle(glass.centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=4)
    show.canvas.icon("search", glass.inset(side * 0.22), theme.ON_LAMP)


def revealed(stage: Stage, show: Show, x: h.Revealed) -> None:
    shown(stage, show, x.face, x.whose, x.slot)


def all_revealed(stage: Stage, show: Show, told: Sequence[h.Revealed]) -> None:
    """Several turn up a card at the same time."""
    for x in told:
        card = stage.card(show.told, x.whose, x.slot)
        stage.ring(show, card)
        stage.trail(show, stage.big.centre, card.centre, 0.2)
    stage.show_card(show, told[0].because)


def hidden(stage: Stage, show: Show, x: h.Hidden) -> None:
    card = stage.card(show.told, x.whose, x.slot)
    stage.ring(show, card)
    stage.show_card(show, x.because)
    stage.trail(show, edge(stage.big, card), card.centre, 0.2)


def discarded(stage: Stage, show: Show, x: h.Discarded) -> None:
    start = stage.felt.deck
    if x.place == ROW and x.whose is not None:
        start = stage.felt.place(x.whose).box
        start = Box.around(start.centre, 100, 140)
    elif x.place != DECK:
        start = stage.hand(show.told, x.by)
    stage.fly_card(show, x.face, start, stage.felt.discard)
    stage.ring(show, stage.felt.discard)
    stage.show_card(show, x.face)


def milled(stage: Stage, show: Show, told: Sequence[h.Discarded]) -> None:
    for at, x in enumerate(told):
        start = stage.felt.deck if x.place == DECK else stage.hand(show.told, x.by)
        stage.fly_card(show, x.face, start, stage.felt.discard, 0.3 * at)
    stage.ring(show, stage.felt.discard)
    stage.show_card(show, told[-1].face)


def shuffled(stage: Stage, show: Show, x: h.ShuffledDiscard) -> None:
    stage.ring(show, stage.felt.discard)
    stage.show_card(show, x.faces[-1] if x.faces else x.because)


def laid(stage: Stage, show: Show, x: h.Laid) -> None:
    card = stage.card(show.told, x.seat, x.slot)
    if x.face is not None:
        shown(stage, show, x.face, x.seat, x.slot)
    else:
        stage.fly_back(show, stage.hand(show.told, x.seat), card)
        stage.ring(show, card)
        stage.show_card(show, x.because)


def swapped_with_discard(stage: Stage, show: Show, x: h.SwappedWithDiscard) -> None:
    hand = stage.hand(show.told, x.seat)
    stage.fly_card(show, x.given, hand, stage.felt.discard)
    stage.fly_card(show, x.taken, stage.felt.discard, hand)
    stage.show_card(show, x.taken)
    stage.ring(show, stage.felt.discard)


def swapped_with_hidden(stage: Stage, show: Show, x: h.SwappedWithHidden) -> None:
    hand, card = stage.hand(show.told, x.seat), stage.card(show.told, x.seat, x.slot)
    _exchange(stage, show, hand, card, x.because)


def swapped_hands(stage: Stage, show: Show, x: h.SwappedHands) -> None:
    _exchange(stage, show, stage.hand(show.told, x.seat), stage.hand(show.told, x.other), x.because)


def swapped(stage: Stage, show: Show, x: h.Swapped) -> None:
    one, other = stage.card(show.told, x.seat, x.slot), stage.card(show.told, x.other, x.other_slot)
    if x.face is not None and x.other_face is not None:
        stage.fly_card(show, x.face, one, other)
        stage.fly_card(show, x.other_face, other, one)
        for card in (one, other):
            stage.ring(show, card)
        stage.show_card(show, x.because)
    else:
        _exchange(stage, show, one, other, x.because)


def _exchange(stage: Stage, show: Show, one: Box, other: Box, because: str) -> None:
    """Two cards that nobody sees change places."""
    for start, goal in ((one, other), (other, one)):
        stage.fly_back(show, start, goal)
        stage.ring(show, goal)
    stage.show_card(show, because)


def took_back(stage: Stage, show: Show, x: h.TookBack) -> None:
    hand = stage.hand(show.told, x.seat)
    stage.fly_card(show, x.face, Box.around(stage.felt.place(x.seat).box.centre, 100, 140), hand)
    stage.ring(show, hand)
    stage.show_card(show, x.face)


def given(stage: Stage, show: Show, x: h.Given) -> None:
    stage.fly_card(
        show,
        x.face,
        Box.around(stage.felt.place(x.seat).box.centre, 100, 140),
        stage.card(show.told, x.to, x.to_slot),
    )
    shown(stage, show, x.face, x.to, x.to_slot)


def dealt_from_deck(stage: Stage, show: Show, x: h.DealtFromDeck) -> None:
    stage.fly_card(show, x.face, stage.felt.deck, stage.card(show.told, x.to, x.to_slot))
    shown(stage, show, x.face, x.to, x.to_slot)
