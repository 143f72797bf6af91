"""Turning cards: up without an effect, up with it, face down; and carrying out an effect once more."""

from .....tabletop.dialogue import Tell
from ..happenings import EffectBegan, EffectMuted, Hidden, Revealed
from ..steps import one
from ..table import Card, Running, Table
from ..targets import revealable
from ..words import By, Spot
from .act import Act


def hide(act: Act, at: Spot) -> None:
    """Everybody has seen it, so everybody goes on knowing it."""
    card = act.table.card(at)
    act.table.replace(at, Card(card.face, card.known, False, card.chip))
    act.tell(Hidden(act.seat, *at, card.face.id, act.because))


def turn_up(table: Table, at: Spot) -> Card:
    """The card as it lay before."""
    card = table.card(at)
    table.replace(at, table.opened(card))
    return card


def reveal(act: Act, at: Spot) -> None:
    card = turn_up(act.table, at)
    act.tell(Revealed(act.seat, *at, card.face.id, act.seat, act.because))
    act.bring_to_light(card)


def begin_effect(table: Table, slot: int, by: By, tell: Tell) -> None:
    """The open card of the player whose turn it is acts, unless it was turned up with a mute on it (R14)."""
    card = table.card((table.turn, slot))
    if card.muted:
        tell(EffectMuted(table.turn, slot, card.face.id))
        return
    table.running += (Running(card.face.id, by),)
    tell(EffectBegan(table.turn, slot, card.face.id, by))


def trigger(act: Act, at: Spot) -> None:
    """It belongs to the acting player, who knows it."""
    card = turn_up(act.table, at)
    act.tell(Revealed(act.seat, *at, card.face.id, act.seat, act.because))
    begin_effect(act.table, at[1], By.TRIGGERED, act.tell)


def again(act: Act, at: Spot) -> None:
    """As if it had just been opened (R19)."""
    begin_effect(act.table, at[1], By.ENCORE, act.tell)


def they_reveal(act: Act, whom: int | None) -> None:
    """One opponent, or everyone who can, must turn up a card: they are asked next (R35)."""
    if act.step.who == one:
        assert whom is not None
        act.note(revealers=(whom,))
    else:
        act.note(revealers=tuple([s for s in act.table.opponents() if revealable(act.table, s)]))
