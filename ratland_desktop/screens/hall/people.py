"""The page of players: who is suggested at the set-up, with which name, colour and badge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.hall.fame import PlayerLine
from ratland_desktop.screens.hall.painting import draw_empty
from ratland_desktop.screens.setup.model import Draft
from ratland_desktop.screens.setup.wardrobe import WardrobeScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.intents import Hand, Hot, Intent, Shortcut
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_figure, draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, ScrollList, draw_hints
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.names import MOST_LETTERS, is_empty, is_too_long, likeness, shown_name
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import Spoken, says

TITLE = Box(60, 30, 1100, 90)
LIST = Box(60, 140, 1000, 800)
CARD = Box(1110, 140, 750, 800)
BACK = Box(60, 966, 260, 76)
HINTS = Box(360, 990, 730, 36)
UNDO = Box(1110, 966, 750, 76)
ROW = 96.0
TYPING_LIMIT = 24
SMALL = theme.SMALL_LABEL


class PeopleScene(Scene[None]):
    """Changes the book at once and saves it. `lines`: what everybody has done so far."""

    def __init__(self, book: PlayerBook, lines: Sequence[PlayerLine] = ()) -> None:
        super().__init__()
        self.book = book
        self.lines = {likeness(line.seat.name): line for line in lines}
        self.selected = 0
        self.forgotten: Seat | None = None  # the last one, who may come back
        self._chair = 0  # where they were

    @property
    def chosen(self) -> Seat | None:
        known = self.book.known
        return known[min(self.selected, len(known) - 1)] if known else None

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        say = self.desk.texts
        self.rows = ScrollList(
            "people",
            LIST,
            len(self.book.known),
            ROW,
            self.paint_row,
            self.pick,
            on_select=self.choose,
            gap=12,
        )
        self.form = Form(self.rows, first="people" if self.book.known else "back")
        if self.book.known:
            rename, dress, forget = CARD.inset(40, 0).bottom_part(330).top_part(290).rows(3, 16)
            self.form.add(
                Button(
                    "rename", rename, say("hall.players.rename"), self.ask_name, icon="pencil", style=SMALL
                )
            )
            self.form.add(
                Button("dress", dress, say("hall.players.dress"), self.dress, icon="star", style=SMALL)
            )
            self.form.add(
                Button(
                    "forget", forget, say("hall.players.forget"), self.forget,
                    icon="trash", style=SMALL, kind=Kind.QUIET,
                )
            )  # fmt: skip
        self.form.add(Button("back", BACK, say("shell.common.back"), self.back, kind=Kind.QUIET))
        if self.forgotten is not None:
            words = say("hall.players.undo", name=self.forgotten.name)
            self.form.add(Button("undo", UNDO, words, self.undo, icon="undo", style=SMALL))

    def _renew(self) -> None:
        """Something changed: keep it, say so if that fails, and show it."""
        self.book.save()
        for notice in self.book.take_notices():
            self.desk.tell(notice)
        self.selected = max(0, min(self.selected, len(self.book.known) - 1))
        self.settle_in(self.desk, self._canvas)

    def choose(self, index: int) -> None:
        self.selected = index
        self.touch()

    def pick(self, index: int) -> Go | None:
        """A click only chooses; Enter and A lead to what can be changed."""
        self.selected = index
        return None if self.desk.hand is Hand.MOUSE else self.dress()

    # --- deeds

    def ask_name(self, typed: str = "") -> Go | None:
        seat, say = self.chosen, self.desk.texts
        if seat is None:
            return None
        prompt = Prompt(
            say("hall.players.name_title", name=seat.name), say("hall.players.name_words"),
            typed or seat.name, say("hall.players.name_yes"), limit=TYPING_LIMIT, icon="pencil",
        )  # fmt: skip
        return Push(prompt, then=lambda name: self.rename(seat, name))

    def rename(self, seat: Seat, typed: str | None) -> Go | None:
        """Takes a name that is one; otherwise says why not, and asks again."""
        if typed is None:
            return None
        wrong = self.fault_in(seat, typed)
        if wrong is not None:
            self.desk.sound.play("error")
            self.desk.toast(wrong, "warning")
            return self.ask_name(typed)
        line = self.lines.pop(likeness(seat.name), None)
        now = replace(seat, name=shown_name(typed))
        if line is not None:
            self.lines[likeness(now.name)] = line
        if self.forgotten is not None and likeness(self.forgotten.name) == likeness(now.name):
            self.forgotten = None  # somebody else has that name now
        self.book.change(seat.name, now)
        self._renew()
        return None

    def fault_in(self, seat: Seat, typed: str) -> Spoken | None:
        """What is wrong with this name; None when it is right."""
        if is_empty(typed):
            return says("setup.fault.no_name")
        if is_too_long(typed):
            return says("setup.fault.too_long", most=MOST_LETTERS)
        others = {likeness(other.name) for other in self.book.known if other is not seat}
        return says("hall.players.taken") if likeness(typed) in others else None

    def dress(self) -> Go | None:
        seat = self.chosen
        if seat is None:
            return None

        def wear(draft: Draft | None) -> None:
            if draft is not None:
                self.book.change(seat.name, draft.seats[0])
                self._renew()

        return Push(WardrobeScene(Draft((seat,)), 0), then=wear)

    def forget(self) -> Go | None:
        seat = self.chosen
        if seat is None:
            return None
        self.forgotten, self._chair = seat, self.book.known.index(seat)
        self.book.forget(seat.name)
        self._renew()
        self.desk.toast(says("hall.players.forgotten", name=seat.name), "trash")
        return None

    def undo(self) -> Go | None:
        if self.forgotten is not None:
            self.book.bring_back(self.forgotten, self._chair)
            self.forgotten = None
            self._renew()
        return None

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.UNDO and self.forgotten is not None:
            return self.undo()
        return super().handle(intent)

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.change")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    def played(self, seat: Seat) -> str:
        line = self.lines.get(likeness(seat.name))
        if line is None:
            return self.desk.texts("hall.count.games", n=0)
        return self.desk.texts("hall.players.played", games=line.games, wins=line.wins)

    def paint_row(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        seat = self.book.known[index]
        fill = theme.RAISED if look.focused else theme.mixed(theme.PANEL, theme.RAISED, 0.3 * look.hovered)
        rim = theme.LAMP if look.focused else seat_colour(seat).main
        canvas.rounded(box, fill, radius=theme.SMALL_RADIUS, rim=rim, rim_width=4 if look.focused else 2)
        high = box.h - 12
        draw_portrait(canvas, Box(box.x + 22, box.y + 6, high / HEAD_SHAPE, high), seat)
        name, played = box.beside(126).left_part(box.w - 150).shares((1.2, 1), gap=16)
        draw_name(canvas, seat.name, name, theme.LABEL)
        soft = theme.PAPER_DIM if look.focused else theme.SOFT_TEXT
        canvas.text(self.played(seat), played, theme.SMALL, soft, align="right")

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("people", lambda c: paint_wall(c, darkness=0.6))
        canvas.text(say("hall.players.title"), TITLE, theme.TITLE, theme.LAMP)
        seat = self.chosen
        if seat is None:
            title, about = say("hall.players.nothing"), say("hall.players.nothing_about")
            draw_empty(canvas, Box(360, 200, 1200, 640), title, about, "sleepy")
        else:
            self._draw_card(canvas, seat)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_card(self, canvas: Canvas, seat: Seat) -> None:
        """The chosen player, large, and how the private screens speak to them."""
        say = self.desk.texts
        canvas.rounded(CARD, theme.PANEL, radius=34, rim=seat_colour(seat).main)
        inner = CARD.inset(40, 24)
        draw_figure(canvas, Box(inner.centre[0] - 84, inner.y + 2, 168, 168 * HEAD_SHAPE), seat, "happy")
        name = inner.below(264).top_part(64)
        draw_name(canvas, seat.name, name, theme.HEADING, theme.LAMP, align="centre")
        played = inner.below(328).top_part(46)
        canvas.text(self.played(seat), played, theme.BODY, theme.TEXT, align="centre")
        if seat.language:
            words = say("hall.players.reads", language=say.name_of(seat.language))
            own = inner.below(374).top_part(42)
            canvas.text(words, own, theme.SMALL, theme.SOFT_TEXT, align="centre")
