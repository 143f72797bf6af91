"""Twelve colours and twelve badges for one seat, and the language and text size of its secret pages.

Taking what another seat wears swaps the two.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.screens.setup.model import COLOURS, Draft
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import BADGES, HEAD_SHAPE, draw_figure, draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Choice, Form, Kind
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.names import shown_name
from ratland_desktop.tabletop.seats import Seat

BOARD = Box(180, 40, 1560, 1000)
_RIGHT = BOARD.beside(440).inset(40, 0)
_COLOURS = Box(_RIGHT.x, BOARD.y + 80, _RIGHT.w, 216)
_BADGES = Box(_RIGHT.x, BOARD.y + 360, _RIGHT.w, 216)
_WISHES = Box(_RIGHT.x, BOARD.y + 602, _RIGHT.w, 170)
_WISHES_ABOUT = Box(_RIGHT.x, _WISHES.bottom + 6, _RIGHT.w, 74)
_LANGUAGE, _TEXT_SIZE = _WISHES.beside(290).rows(2, 14)


class Clothes(Button):
    """A face to pick: this seat in another colour or with another badge; `owner` wears it now."""

    def __init__(
        self, name: str, box: Box, seat: Seat, on_press: Callable[[], Go | None],
        *, chosen: bool, owner: str, tooltip: str,
    ) -> None:  # fmt: skip
        super().__init__(name, box, "", on_press, tooltip=tooltip)
        self.seat, self.chosen, self.owner = seat, chosen, owner

    @property
    def ring_radius(self) -> float:
        return 22.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        fill = theme.LAMP if self.chosen else theme.RAISED if look.hovered else theme.SEWER
        canvas.rounded(self.box, fill, radius=22)
        face = self.box.inset(8)
        with canvas.faded(0.5 if self.owner and not self.chosen else 1.0):
            draw_portrait(canvas, face.top_part(face.h - (24 if self.owner else 0)), self.seat)
        if self.owner:
            canvas.text(
                self.owner, face.bottom_part(24), theme.TINY_LABEL, theme.TEXT,
                align="centre", fit=Fit.SHORTEN,
            )  # fmt: skip
        if self.chosen:
            tick = Box.around((self.box.right - 20, self.box.y + 20), 30)
            canvas.circle(tick.centre, 16, theme.ON_LAMP)
            canvas.icon("check", tick.inset(4), theme.LAMP)


class WardrobeScene(Scene[Draft | None]):
    """Its result is the changed draft, or None if nothing has changed."""

    overlay = True

    def __init__(self, draft: Draft, at: int) -> None:
        super().__init__()
        self.draft = draft
        self.at = at

    @property
    def seat(self) -> Seat:
        return self.draft.seats[self.at]

    def arrange(self, canvas: Canvas) -> None:
        self._build()

    def _build(self) -> None:
        say = self.desk.texts
        seat = self.seat
        form = Form(first=f"colour {seat.colour}")
        for colour, place in zip(COLOURS, _COLOURS.grid(6, 2, 14), strict=True):
            owner = self._owner("colour", colour)
            form.add(
                Clothes(
                    f"colour {colour}", place, Seat(seat.name, colour, seat.badge),
                    lambda colour=colour: self.wear(self.draft.in_colour(self.at, colour)),  # type: ignore[misc]
                    chosen=colour == seat.colour, owner=owner,
                    tooltip=say("setup.swap", name=owner) if owner else "",
                )
            )  # fmt: skip
        for badge, place in zip(BADGES, _BADGES.grid(6, 2, 14), strict=True):
            owner = self._owner("badge", badge)
            form.add(
                Clothes(
                    f"badge {badge}", place, Seat(seat.name, seat.colour, badge),
                    lambda badge=badge: self.wear(self.draft.with_badge(self.at, badge)),  # type: ignore[misc]
                    chosen=badge == seat.badge, owner=owner,
                    tooltip=say("setup.swap", name=owner) if owner else say(f"setup.badge.{badge}"),
                )
            )  # fmt: skip
        if seat.is_human:
            form.add(self._languages())
            form.add(self._text_sizes())
        done = Box(_RIGHT.x, BOARD.bottom - 124, _RIGHT.w, 88)
        cancel, finish = done.shares([1, 1.6], 20)
        form.add(Button("cancel", cancel, say("shell.common.cancel"), self.back))
        form.add(Button("done", finish, say("shell.common.done"), self.finish, kind=Kind.PRIMARY))
        self.form = form

    def _languages(self) -> Choice[str]:
        say = self.desk.texts
        spoken = [(language.code, language.code.upper()) for language in say.available()]
        return Choice(
            "language", _LANGUAGE, [("", say("setup.as_table")), *spoken], self.seat.language,
            lambda code: self.wear(self.draft.reading(self.at, code, self.seat.text_size)),
        )  # fmt: skip

    def _text_sizes(self) -> Choice[str]:
        say = self.desk.texts
        sizes = [(size, say(f"shell.settings.text_size.choice.{size}")) for size in theme.TEXT_SIZES]
        return Choice(
            "text_size", _TEXT_SIZE, [("", say("setup.as_table")), *sizes], self.seat.text_size,
            lambda size: self.wear(self.draft.reading(self.at, self.seat.language, size)),
        )  # fmt: skip

    def _owner(self, part: str, worn: str) -> str:
        others = (seat for number, seat in enumerate(self.draft.seats) if number != self.at)
        return next((shown_name(seat.name) or "…" for seat in others if getattr(seat, part) == worn), "")

    def wear(self, draft: Draft) -> Go:
        before = self.form
        self.draft = draft
        self._build()
        self.form.take_over(before, self.desk)
        self.touch()
        return STAY

    def finish(self) -> Go:
        return Done(self.draft)

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        go = super().handle(intent)
        modal = isinstance(intent, Hot) and intent.shortcut is not Shortcut.FULL_SCREEN
        return STAY if go is None and modal else go

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.veil(0.65)
        canvas.rounded(BOARD, theme.PANEL, radius=44, rim=theme.RIM, shadow=30)
        left = BOARD.left_part(440)
        face = Box(left.centre[0] - 138, left.y + 176, 276, 276 * HEAD_SHAPE)
        draw_figure(canvas, face, self.seat, "happy")
        name = left.inset(24, 0).below(630).top_part(80)
        canvas.text(
            shown_name(self.seat.name), name, theme.HEADING, theme.LAMP, align="centre", fit=Fit.SHORTEN
        )
        heads = [(_COLOURS, "setup.colours"), (_BADGES, "setup.badges")]
        for box, key in heads:
            canvas.text(say(key), Box(box.x, box.y - 54, box.w, 48), theme.SUBHEADING)
        if self.seat.is_human:
            self._draw_wishes(canvas)
        self.form.draw(canvas)

    def _draw_wishes(self, canvas: Canvas) -> None:
        """What the two rows of choices are for."""
        say = self.desk.texts
        for box, key in ((_LANGUAGE, "setup.own_language"), (_TEXT_SIZE, "shell.settings.text_size.label")):
            canvas.text(say(key), Box(_WISHES.x, box.y, 278, box.h), theme.LABEL, lines=2)
        canvas.text(say("setup.own_about"), _WISHES_ABOUT, theme.NOTE, theme.SOFT_TEXT, lines=2, valign="top")
