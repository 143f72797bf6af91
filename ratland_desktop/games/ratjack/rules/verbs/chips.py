"""Chips: put, moved, returned, traded. A chip keeps its side (section 5, "Chips")."""

from ..chips import Side
from ..happenings import ChipMoved, ChipPut, ChipReturned, ChipTraded
from ..table import Table
from ..words import Spot
from .act import Act


def from_display(table: Table, letter: str) -> Side:
    """A chip leaves the display."""
    (chip,) = [each for each in table.display if each.letter == letter]
    table.display = tuple([each for each in table.display if each is not chip])
    return chip


def lift(table: Table, at: Spot) -> Side:
    """A chip leaves its card."""
    card = table.card(at)
    assert card.chip is not None
    table.replace(at, card.with_chip(None))
    return card.chip


def drop(table: Table, at: Spot, chip: Side) -> None:
    table.replace(at, table.card(at).with_chip(chip))


def put(act: Act, answer: tuple[str, Spot]) -> None:
    letter, at = answer
    chip = from_display(act.table, letter)
    drop(act.table, at, chip)
    act.tell(ChipPut(act.seat, letter, chip.face, at, act.because))


def move_chip(act: Act, answer: tuple[Spot, Spot]) -> None:
    origin, at = answer
    chip = lift(act.table, origin)
    drop(act.table, at, chip)
    act.tell(ChipMoved(act.seat, chip.letter, chip.face, origin, at, act.because))


def return_chip(act: Act, origin: Spot) -> None:
    chip = lift(act.table, origin)
    act.table.bring_home(chip)
    act.tell(ChipReturned(act.seat, chip.letter, chip.face, origin, act.because))


def trade_chip(act: Act, answer: tuple[Spot, str]) -> None:
    at, letter = answer
    back = lift(act.table, at)
    chip = from_display(act.table, letter)
    act.table.bring_home(back)
    drop(act.table, at, chip)
    act.tell(ChipTraded(act.seat, letter, chip.face, back.letter, back.face, at, act.because))
