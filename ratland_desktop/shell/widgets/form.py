"""A form contains widgets: it routes intents to them, keeps one focus, draws them and their tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import (
    Back,
    Composing,
    Confirm,
    Edit,
    Hand,
    Hot,
    Intent,
    Move,
    Point,
    Press,
    Release,
    Shortcut,
    Tab,
    Typed,
    Wheel,
)
from ratland_desktop.shell.widgets import navigation
from ratland_desktop.shell.widgets.base import Look, Widget
from ratland_desktop.shell.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

W = TypeVar("W", bound=Widget)


class Form:
    """Widgets in Tab order. `first` names the one that has the focus in the beginning."""

    desk: Desk

    def __init__(self, *widgets: Widget, first: str | None = None) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.first = first
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.held: Widget | None = None
        self.tooltip = Tooltip()
        self._stale: list[Box] = []
        self._pressed_by_key = False

    def add(self, widget: W) -> W:
        if hasattr(self, "desk"):
            widget.desk = self.desk
        self.widgets.append(widget)
        return widget

    def find(self, name: str) -> Widget:
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise LookupError(f"no widget {name!r}; there are {[widget.name for widget in self.widgets]}")

    @property
    def typing(self) -> bool:
        return self.focus is not None and self.focus.takes_text

    def take_over(self, old: Form, desk: Desk) -> None:
        """Put up (anew): same-named widgets keep focus and content."""
        self.desk = desk
        for widget in self.widgets:
            widget.desk = desk
        if old is not self:
            twins = {other.name: other for other in reversed(old.widgets)}
            for widget in self.widgets:
                twin = twins.get(widget.name)
                if twin is not None and twin is not widget and type(twin) is type(widget):
                    widget.take_over(twin)
            self._keep_pointing(old)
            wanted = old.focus.name if old.focus else self.first
            self.focus = self._named(wanted) or self._named(self.first) or self._any()
        elif self.focus is None or self.focus not in self.widgets:
            self.focus = self._named(self.first) or self._any()

    def _keep_pointing(self, old: Form) -> None:
        """The mouse still points at what has the same name, and what is said about it stays."""
        self.hover = self._twin(old.hover)
        self.tooltip.widget, self.tooltip.waited = self._twin(old.tooltip.widget), old.tooltip.waited

    def _twin(self, widget: Widget | None) -> Widget | None:
        if widget is None:
            return None
        same = (other for other in self.widgets if other.name == widget.name and other.box == widget.box)
        return next(same, None)

    def _named(self, name: str | None) -> Widget | None:
        return next((w for w in self.widgets if w.name == name and w.focusable), None)

    def _any(self) -> Widget | None:
        return next((w for w in self.widgets if w.focusable and not w.takes_text), None)

    # Intents.

    def handle(self, intent: Intent) -> Go | None:
        """Pass an intent to the widget concerned; None if no widget handles it."""
        match intent:
            case Point(spot):
                return self._point(spot)
            case Press(spot, button):
                return self._press(spot) if button == 1 else None
            case Release(spot, button):
                return self._release(spot) if button == 1 else None
            case Wheel(steps, spot):
                under = self.under(spot) if spot else self.focus
                return under.wheel(steps) if under and under.enabled else None
            case Tab(backwards):
                return self.focus_on(navigation.in_order(self.widgets, self.focus, backwards))
            case Back():
                return self.focus.dismiss() if self.focus else None
            case _:
                return self._keys(intent)

    def _keys(self, intent: Intent) -> Go | None:
        focus = self.focus if self.focus and self.focus.focusable else None
        match intent:
            case Move(direction):
                own = focus.move(direction) if focus else None
                return own or self.focus_on(navigation.nearest(self.widgets, focus, direction))
            case Confirm(down):
                return self._confirm(focus, down)
            case Hot(Shortcut.NEXT):
                return self._confirm(focus, down=True)
            case Typed() | Composing() | Edit():
                return focus.write(intent) if focus else None
            case _:
                return None

    def _confirm(self, focus: Widget | None, down: bool) -> Go | None:
        if focus is None:
            return None
        if not down and not self._pressed_by_key:
            return None  # pressed before this form was there
        self._pressed_by_key = down
        return focus.confirm(down)

    def _point(self, spot: Spot) -> Go | None:
        if self.held is not None:
            self.held.drag(spot)
            return STAY
        under = self.under(spot)
        if under is not self.hover:
            for widget in (under, self.hover):
                if widget is not None:
                    widget.touch()
            self.hover = under
            self._show_tooltip(under)
        if under is not None:
            under.drag(spot)
            return STAY
        return None

    def _press(self, spot: Spot) -> Go | None:
        self._show_tooltip(None)
        under = self.under(spot)
        if under is None or not under.focusable:
            if self.focus is not None and self.focus.takes_text:
                go = self.focus.lose_focus()
                self.focus = self._any()
                return go
            return None
        leaving = self.focus_on(under, Hand.MOUSE)
        self.held = under
        under.touch()
        return under.press(spot) or leaving or STAY

    def _release(self, spot: Spot) -> Go | None:
        held, self.held = self.held, None
        if held is None:
            return None
        held.touch()
        return held.release(spot, held.reach(held is self.focus).holds(spot)) or STAY

    def under(self, spot: Spot) -> Widget | None:
        """The widget at a spot; an open drop-down comes before what it covers."""
        focus = self.focus
        if focus and focus.focusable and focus.reach(True).holds(spot) and not focus.reach(False).holds(spot):
            return focus
        return next((w for w in reversed(self.widgets) if w.shown and w.reach(False).holds(spot)), None)

    def focus_on(self, widget: Widget | None, hand: Hand = Hand.KEYS) -> Go | None:
        if widget is None:
            return None
        if widget is self.focus:
            return STAY
        left = self.focus
        self.focus = widget
        go = left.lose_focus() if left else None
        if left is not None:
            left.touch()
        widget.gain_focus(hand)
        widget.touch()
        if hand is not Hand.MOUSE:
            if not self.desk.hushed:
                self.desk.sound.play("hover")
            self._show_tooltip(widget)
        return go or STAY

    def _show_tooltip(self, widget: Widget | None) -> None:
        gone = self.tooltip.point_at(widget)
        if gone is not None:
            self._stale.append(gone)

    # Time and looks.

    def update(self, seconds: float) -> Go | None:
        shown = self.tooltip.update(seconds)
        if shown is not None:
            self._stale.append(shown)
        go: Go | None = None
        for widget in self.widgets:
            go = widget.update(seconds) or go
        return go

    def take_stale(self) -> list[Box]:
        stale, self._stale = self._stale, []
        for widget in self.widgets:
            if widget.stale:
                widget.stale = False
                stale.append(widget.paint_box())
        return stale

    def look(self, widget: Widget) -> Look:
        focused = widget is self.focus and widget.focusable
        return Look(focused, focused and self.desk.rings_shown, widget is self.hover, widget is self.held)

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if widget.shown and widget.paints and canvas.visible(widget.paint_box()):
                self._draw(canvas, widget)
        if self.focus is not None and self.focus.shown:
            if self.look(self.focus).ring:
                draw_ring(canvas, self.focus)
            with canvas.above():
                self.focus.draw_above(canvas, self.look(self.focus))
        with canvas.above():
            self.tooltip.draw(canvas)

    def _draw(self, canvas: Canvas, widget: Widget) -> None:
        if widget.lettering is None:
            widget.draw(canvas, self.look(widget))
            return
        with canvas.lettered(*widget.lettering):
            widget.draw(canvas, self.look(widget))


def draw_ring(canvas: Canvas, widget: Widget) -> None:
    """The one focus ring there is: lamp light around a dark gap, visible on any ground."""
    box = widget.ring_box
    gap = theme.FOCUS_GAP
    radius = widget.ring_radius
    canvas.rounded(box.inset(-gap), None, radius=radius + gap, rim=theme.NIGHT, rim_width=gap)
    outer = gap + theme.FOCUS_WIDTH
    canvas.rounded(
        box.inset(-outer), None, radius=radius + outer, rim=theme.LAMP, rim_width=theme.FOCUS_WIDTH
    )
