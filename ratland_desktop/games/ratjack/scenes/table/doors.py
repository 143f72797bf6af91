"""What can be looked at more closely on the open table: open cards, chips, the discard pile, the story."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.rules.view import CardView, View
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.rulebook.doors import show_card
from ratland_desktop.screens.table.story import StoryPane
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Look, Widget
from ratland_desktop.text import Texts

from ..pieces.chips import side_of
from ..pieces.felt import MENU, RULES, Felt
from ..pieces.piles import chip_places
from ..pieces.places import chip_box, lay_place, worth_of
from ..pieces.sets import face_of

DISCARD_DOOR = "open-discard"
DRAWER_DOOR = "drawer"
DRAWER_BUTTON = RULES.moved(RULES.x - MENU.x, 0)
DRAWER = Box(1248, 108, 630, 786)


def card_doors(say: Texts, felt: Felt, told: View) -> list[Widget]:
    """Each opens the viewer with its card or chip."""
    doors: list[Widget] = [*_chips(say, felt, told)]
    for spot in felt.places:
        place = told.places[spot.seat]
        spots = lay_place(spot, place)
        for slot, box in spots.cards.items():
            card, name = place.row[slot], f"{spot.seat}-{slot}"
            if card.up and card.face is not None:
                words = _worth(say, told, card)
                doors.append(CardSpot(f"open-{name}", spots.seen(slot), _opens(card.face), tooltip=words))
            elif card.chip:
                side = side_of(told, card.chip)
                words = say(f"ratjack.chip.{side}.text")
                spot_of_chip = chip_box(box)
                doors.append(
                    CardSpot(f"chip-on-{name}", spot_of_chip, _opens(side), tooltip=words, corner=30)
                )
    if told.discard:
        doors.append(CardSpot(DISCARD_DOOR, felt.discard, _opens(told.discard[-1]), tooltip=""))
    return doors


def _chips(say: Texts, felt: Felt, told: View) -> Iterator[Widget]:
    for letter, box in chip_places(felt, told):
        side = side_of(told, letter)
        words = say(f"ratjack.chip.{side}.text")
        yield CardSpot(f"chip-{letter}", box, _opens(side), tooltip=words, corner=50)


def _opens(what: str) -> Callable[[], Go]:
    """The viewer with this card, or with this side of a chip."""
    from ..rulebook import BOOK

    shown = what if what in SIDES else face_of(what).effect.id
    return lambda: show_card(BOOK, shown)


def _worth(say: Texts, told: View, card: CardView) -> str:
    """With a chip on it: what it counts, and why."""
    if not card.chip or card.face is None:
        return say("rulebook.cards.look")
    chip = say(f"ratjack.chip.{side_of(told, card.chip)}.name")
    value, worth = face_of(card.face).value, worth_of(told, card)
    return say("ratjack.screen.card.worth", value=value, chip=chip, worth=worth)


class Drawer(StoryPane):
    """The story of the round in front of the table, where there is no place for it on the felt."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.above():
            canvas.rounded(self.frame, theme.NIGHT, radius=22)
            super().draw(canvas, look)
            canvas.rounded(self.frame, None, radius=22, rim=theme.LAMP, rim_width=4)
