"""What all decisions on the open map share. What a press on a region means follows from where the turn is.

A card in the hand, the token or the region it began with, and new rats already laid are in the draft; Esc, a
second press on the card, or taking back lets go of them. Only `answer` reaches the session.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.screens.table.decision import Around, Decision
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.dialogue import Question

from ..pieces.people import block
from .around import Table
from .buttons import ask_to_choose
from .lands import AboveLights, Chip, LandButton, OtherLand
from .layout import MAP
from .map import draw_pieces

Q = TypeVar("Q", bound=Question)
HAND, FROM, SPOT, NUMBER, LAID, PLAIN = "hand", "from", "spot", "number", "laid", "plain"
"""What a draft may hold: the card in the hand, where it begins, how many, new rats, and no Peasant."""


class MapDecision(Decision[Q], Generic[Q]):
    """What all of them share: regions that glow, and the one sentence."""

    def __init__(self, question: Q, around: Around, table: Table) -> None:
        super().__init__(question, around)
        self.table = table
        self.view: View = table.view
        self.draft = around.draft

    # --- what is said

    @property
    def prompt(self) -> str:
        """The one sentence that says what to do."""
        return self.put.title

    @property
    def about(self) -> str:
        return self.put.about

    @property
    def hand(self) -> str | None:
        """The card that is being used."""
        found: str | None = self.draft.get(HAND)
        return found

    # --- what can be pressed

    @property
    def first(self) -> str:
        names = [widget.name for widget in self.widgets() if widget.enabled]
        return names[0] if names else ""

    @property
    def struck(self) -> str | None:
        """The region where the plague is about to strike."""
        return None

    def targets(self) -> dict[str, Callable[[], Go | None]]:
        """The regions that can be pressed now."""
        return {}

    def chip(self, region: str) -> Chip | None:
        return None

    def faint(self, region: str) -> bool:
        return False

    def buttons(self) -> list[Widget]:
        return [ask_to_choose(self.around.say)] if self.targets() else []

    def widgets(self) -> list[Widget]:
        return [*self.lands(), *self.buttons()]

    def lands(self) -> list[Widget]:
        """The regions that can be pressed, with their lights; the others; and what stands in all of them."""
        targets = self.targets()
        buttons = [
            LandButton(
                region, MAP, block(MAP, self.view, region), press, chip=self.chip(region),
                chosen=region == self.draft.get(FROM), faint=self.faint(region), dismiss=self.let_go,
            )
            for region, press in targets.items()
        ]  # fmt: skip
        others = [OtherLand(region, MAP) for region in self.view.cubes if region not in targets]
        return [*others, *buttons, AboveLights(MAP, self.draw_pieces, buttons, self.struck)]

    def draw_pieces(self, canvas: Canvas) -> None:
        draw_pieces(canvas, self.table.seen, self.around.seats, self.around.say)

    def why_not(self, region: str) -> str:
        """Why a region cannot be pressed now; "" if there is nothing to say about it."""
        return ""

    def answers(self, regions: Iterable[str], *act: Any) -> dict[str, Callable[[], Go | None]]:
        """A press on a region is the last part of an answer."""
        return {region: partial(self.around.answer, (*act, region)) for region in regions}

    # --- what is begun

    def take(self, **begun: Any) -> Go | None:
        """Begin something; what can be pressed is another then."""
        self.draft.update(begun)
        self.around.rebuild()
        return STAY

    def let_go(self) -> Go | None:
        """Put down what was begun. None: there is nothing."""
        if not self.draft:
            return None
        self.draft.clear()
        self.around.rebuild()
        return STAY

    def hot(self, shortcut: Shortcut) -> Go | None:
        return self.let_go() if shortcut is Shortcut.UNDO else None

    def draw(self, canvas: Canvas) -> None:
        """All of it is in the widgets, and in what stands around the map."""
