"""What can be pressed or pointed at on the map: a region anywhere on its land, a token, a class card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ratland_desktop.screens.table.look import Sign
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Button, Look
from ratland_desktop.shell.widgets.buttons import Action

from ..chart.painting import box_of, draw_glow, on_chart
from ..chart.shapes import holds
from ..pieces.people import NAME_HIGH, NUMBER, TOKEN_R
from ..pieces.signs import SKULL

CHIP_HIGH, SKULL_WIDE = 34.0, 24.0
CHIP_RIM: theme.Colour = theme.LAMP_RIM
SAFE: theme.Colour = (47, 107, 74)
NOWHERE = Box(-9, -9, 0, 0)


@dataclass(frozen=True, slots=True)
class LandReach(Box):
    """A box that holds only what is on the region's land."""

    area: Box
    region: str

    def holds(self, spot: Spot) -> bool:
        return self.area.holds(spot) and holds(self.region, on_chart(self.area, spot))


@dataclass(frozen=True, slots=True)
class Chip:
    """What a chip above a region says: words, or so many skulls; a tick if nothing can happen."""

    words: str = ""
    skulls: int | None = None
    more: bool = False
    """One more, thanks to the Peasant."""


class LandButton(Button):
    """A region that can be pressed. It glows, and carries a chip where there is something to say."""

    def __init__(
        self, region: str, area: Box, block: Box, on_press: Action, *,
        chip: Chip | None = None, chosen: bool = False, faint: bool = False, dismiss: Action = lambda: None,
    ) -> None:  # fmt: skip
        super().__init__(f"region-{region}", block.inset(-8, -10), "", on_press, sound="click")
        self.region, self.area, self.chip, self.chosen, self.faint = region, area, chip, chosen, faint
        self.on_dismiss = dismiss
        land = box_of(area, region)
        self.land = land
        self._reach = LandReach(land.x - 20, land.y - 20, land.w + 40, land.h + 40, area, region)

    def reach(self, focused: bool) -> Box:
        return self._reach

    def paint_box(self) -> Box:
        return self.land.inset(-24).union(self.box.inset(-24)).union(self.chip_box.inset(-4))

    def dismiss(self) -> Go | None:
        return self.on_dismiss()

    @property
    def ring_radius(self) -> float:
        return CHIP_HIGH / 2

    @property
    def ring_box(self) -> Box:
        """The chip, or the name: the land itself shows by its light that it has the focus."""
        if self.chip is not None:
            return self.chip_box
        return Box.around((self.box.centre[0], self.box.y + NAME_HIGH / 2 + 6), self.box.w, NAME_HIGH + 8)

    @property
    def chip_box(self) -> Box:
        wide = 84.0
        if self.chip is not None and self.chip.skulls is not None:
            wide = 38 + (SKULL_WIDE + 2) * max(1, self.chip.skulls)
        elif self.chip is not None:
            wide = max(62.0, 26.0 + 17 * len(self.chip.words))
        return Box.around((self.box.centre[0], self.box.y - CHIP_HIGH / 2 + 4), wide, CHIP_HIGH)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Only its light: what stands in the region, and the chip, are drawn above all lights."""
        strong = look.hovered or (look.focused and look.ring) or self.chosen
        colour = (
            theme.LAMP_BRIGHT if strong else theme.mixed(theme.LAMP, theme.WHITE, 0.45 if self.faint else 0)
        )
        draw_glow(canvas, self.area, self.region, colour, strong)


class OtherLand(Sign):
    """A region that cannot be pressed now: who points at it reads why."""

    def __init__(self, region: str, area: Box) -> None:
        land = box_of(area, region)
        super().__init__(f"other-{region}", land)
        self.region = region
        self._reach = LandReach(land.x, land.y, land.w, land.h, area, region)

    def reach(self, focused: bool) -> Box:
        return self._reach


class SeatSign(Sign):
    """A seat's panel: who points at it reads what the end would bring."""

    def __init__(self, seat: int, box: Box) -> None:
        super().__init__(f"seat-{seat}", box)
        self.seat = seat


class SupplySign(Sign):
    """The rats that are left, on the map or in the bar: how long the game will still last."""


class AboveLights(Sign):
    """What stands in the regions, above the lights of those that can be pressed; and their chips."""

    paints = True

    def __init__(
        self,
        area: Box,
        draw: Callable[[Canvas], None],
        lands: Sequence[LandButton],
        struck: str | None = None,
    ) -> None:
        """`struck`: the region where the plague is about to strike."""
        super().__init__("pieces", area)
        self._draw, self._lands, self._struck = draw, lands, struck

    def reach(self, focused: bool) -> Box:
        return NOWHERE

    def paint_box(self) -> Box:
        return self.box

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self._struck is not None:
            draw_glow(canvas, self.box, self._struck, theme.BAD, strong=True)
        with canvas.clipped(self.box):
            self._draw(canvas)
        for land in self._lands:
            if land.chip is not None and canvas.visible(land.chip_box):
                with canvas.above():
                    draw_chip(canvas, land.chip_box, land.chip)


def draw_chip(canvas: Canvas, box: Box, chip: Chip) -> None:
    safe = chip.skulls == 0
    fill = SAFE if safe else theme.LAMP_BRIGHT if chip.more else theme.LAMP
    canvas.pill(box, fill, rim=theme.NIGHT if safe else CHIP_RIM, rim_width=3)
    if safe:
        canvas.icon("check", Box.around(box.centre, SKULL_WIDE), theme.GOOD)
    elif chip.skulls:
        left = box.centre[0] - (chip.skulls - 1) / 2 * (SKULL_WIDE + 2)
        for at in range(chip.skulls):
            spot = (left + at * (SKULL_WIDE + 2), box.centre[1])
            canvas.icon(SKULL, Box.around(spot, SKULL_WIDE), theme.ON_LAMP)
    else:
        canvas.text(chip.words, box.inset(6, 1), NUMBER, theme.ON_LAMP, align="centre")


class TokenButton(Button):
    """A rat token, while the Monk or the Witch is at work."""

    def __init__(
        self, region: str, place: int, spot: Spot, on_press: Action, *,
        chosen: bool = False, dismiss: Action = lambda: None,
    ) -> None:  # fmt: skip
        super().__init__(f"token-{region}-{place}", Box.around(spot, TOKEN_R * 2), "", on_press)
        self.region, self.place, self.chosen = region, place, chosen
        self.on_dismiss = dismiss

    def dismiss(self) -> Go | None:
        return self.on_dismiss()

    def draw(self, canvas: Canvas, look: Look) -> None:
        strong = look.hovered or self.chosen
        tone = theme.LAMP_BRIGHT if strong else theme.LAMP
        canvas.circle(self.box.centre, TOKEN_R + 4, None, rim=tone, rim_width=7 if strong else 4)


class CardButton(Button):
    """A class card to take or to use; it is drawn elsewhere, this is its light."""

    def __init__(
        self, card: str, box: Box, on_press: Action, *, enabled: bool, dismiss: Action = lambda: None
    ) -> None:
        super().__init__(f"card-{card}", box, "", on_press, enabled=enabled)
        self.chosen = self.faint = False
        self.card = card
        self.on_dismiss = dismiss

    def dismiss(self) -> Go | None:
        return self.on_dismiss()

    @property
    def ring_radius(self) -> float:
        return 18.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.chosen or (self.enabled and look.hovered):
            canvas.rounded(self.box.inset(-3), None, radius=20, rim=theme.LAMP_BRIGHT, rim_width=6)
