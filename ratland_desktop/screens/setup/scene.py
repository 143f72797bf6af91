"""The set-up screen: seats on the left, variants on paper on the right, and the start button.

Holds a `Draft` and shows it; `model` checks names and tables. Known players come from the player book, which
is told of every game that begins. When the page is left without starting, the host keeps `draft`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.setup import rows, variants
from ratland_desktop.screens.setup.ahead import SitDown, TableAhead
from ratland_desktop.screens.setup.around import draw_table
from ratland_desktop.screens.setup.beginnings import fresh_table, last_table, names_in
from ratland_desktop.screens.setup.carrying import Carrying
from ratland_desktop.screens.setup.fields import NameField
from ratland_desktop.screens.setup.model import Draft, Names, SetUp, choices_of, finished, problems
from ratland_desktop.screens.setup.regulars import chair_row
from ratland_desktop.screens.setup.seats import draw_row, row_widgets, trouble_words
from ratland_desktop.screens.setup.sheet import Sheet
from ratland_desktop.screens.setup.wardrobe import WardrobeScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Hand, Intent
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says
from ratland_desktop.tabletop.names import likeness
from ratland_desktop.tabletop.seats import HUMAN, Seat

TITLE = Box(60, 26, 1050, 84)
ABOUT = Box(60, 116, 1050, 48)
BACK = Box(60, 938, 230, 80)
AGAIN = Box(314, 938, 420, 80)
START = Box(1150, 952, 710, 98)
NOTE = Box(760, 938, 350, 80)
HINTS = Box(60, 1030, 1050, 36)


def following(values: Sequence[str], now: str) -> str:
    """The next of these, around and around."""
    return values[(values.index(now) + 1) % len(values)] if now in values else values[0]


class SetUpScene(Scene[SetUp | None]):
    """Its result is the table to play on, or None if the player goes back."""

    def __init__(
        self,
        sheet: Sheet,
        book: PlayerBook | None = None,
        draft: Draft | None = None,
        sit_down: SitDown | None = None,
    ) -> None:
        """`draft` is what to begin with; by default the last line-up, or a fresh one.

        `sit_down` makes a session that is only looked at, to paint its table beforehand.
        """
        super().__init__()
        self.sheet = sheet
        self.book = book or PlayerBook(None)
        self._draft = draft
        self._offered: Draft | None = draft
        self._carrying = Carrying(self, sheet.most)
        self.ahead = TableAhead(sheet, sit_down)

    @property
    def game_name(self) -> str:
        return self.sheet.game

    @property
    def draft(self) -> Draft:
        """The current state of the page. It begins with the last line-up or, without one, a fresh one."""
        if self._draft is None:
            self._draft = self._offered = self._last_table() or self._fresh_table()
        return self._draft

    @property
    def changed(self) -> bool:
        """Whether anything was changed since the page was opened."""
        return self.draft != self._offered

    @property
    def names(self) -> Names:
        return names_in(self.desk.texts, self.sheet)

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        for notice in self.book.take_notices():
            self.desk.tell(notice)
        self._build()

    def _build(self) -> None:
        say, sheet, draft = self.desk.texts, self.sheet, self.draft
        count = len(draft.seats)
        places = rows.slots(count, sheet.most)
        roomy = count <= rows.IN_ONE_COLUMN
        self.troubles = {
            wrong.seat: trouble_words(say, sheet, wrong, draft, roomy=roomy)
            for wrong in reversed(problems(sheet, draft))
        }
        self.plans = [
            rows.row_plan(
                places[at], roomy=roomy, trouble=at in self.troubles, character=self._has_character(at)
            )
            for at in range(count)
        ]
        form = Form(first="start")
        known, removable = self._strangers(), sheet.can_spare(count)
        for at, plan in enumerate(self.plans):
            if self._carrying.in_hand(at):
                continue
            bad, carried = at in self.troubles, self._carrying.holds(at)
            for widget in row_widgets(
                say, sheet, draft, at, plan, self, known, bad=bad, carried=carried, removable=removable
            ):
                form.add(widget)
        if sheet.has_room(count):
            for widget in chair_row(say, places[count], known, self.add, self.welcome):
                form.add(widget)
        form.add(Button("back", BACK, say("setup.back"), self.back, kind=Kind.QUIET))
        form.add(self._other_table())
        for widget in variants.variant_widgets(say, sheet, draft, self.change):
            form.add(widget)
        form.add(Button("start", START, say(sheet.start), self.start, kind=Kind.PRIMARY, style=theme.HEADING))
        self.form = form

    def _has_character(self, at: int) -> bool:
        return bool(self.sheet.company.characters) and not self.draft.seats[at].is_human

    def _other_table(self) -> Button:
        """Replaces all seats with one click: by the last line-up or, if that is shown, by a fresh one."""
        say, last = self.desk.texts, self._last_table()
        if last is None or self.draft != last:
            return Button(
                "again", AGAIN, say("setup.again"), self.again,
                icon="reset", shown=last is not None, style=theme.SMALL_LABEL,
            )  # fmt: skip
        return Button(
            "fresh", AGAIN, say("setup.fresh"), self.start_afresh,
            icon="star", style=theme.SMALL_LABEL,
        )  # fmt: skip

    def _strangers(self) -> list[Seat]:
        """Known players who do not sit here yet."""
        seated = {likeness(seat.name) for seat in self.draft.seats}
        return [seat for seat in self.book.known if likeness(seat.name) not in seated]

    def change(self, draft: Draft, focus: str | None = None) -> Go:
        """Another draft; the form follows, and keeps what the players were doing."""
        self._draft = draft
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        hovered = before.hover.name if before.hover else None
        self.form.hover = next((w for w in self.form.widgets if w.name == hovered), None)
        if focus is not None:
            self.form.focus_on(self.form.find(focus), Hand.KEYS)
        self.touch()
        return STAY

    def get_ready(self, canvas: Canvas) -> None:
        self.ahead.get_ready(canvas, self.desk, self.draft, self._finished)

    # --- what a row can ask for

    def rename(self, at: int, name: str) -> Go | None:
        return self.change(self.draft.renamed(at, name))

    def seat_known(self, at: int, known: Seat) -> Go | None:
        return self.change(self.draft.as_known(at, known))

    def name_done(self, at: int) -> Go | None:
        """Enter in a name: on to the next one, at last to the start."""
        following = f"name-{at + 1}" if at + 1 < len(self.draft.seats) else "start"
        self.form.focus_on(self.form.find(following), Hand.KEYS)
        return STAY

    def dress(self, at: int) -> Go:
        return Push(WardrobeScene(self.draft, at), then=lambda draft: self.change(draft) if draft else None)

    def next_player(self, at: int) -> Go:
        after = following(self.sheet.company.players, self.draft.seats[at].player)
        return self.change(self.draft.played_by(at, after, self.names))

    def next_character(self, at: int) -> Go:
        after = following(("", *self.sheet.company.characters), self.draft.seats[at].character)
        return self.change(self.draft.in_character(at, after))

    def toggle_first(self, at: int) -> Go:
        return self.change(self.draft.starting(None if self.draft.first == at else at))

    def move_seat(self, at: int, to: int) -> Go:
        focus = "up" if to < at else "down"
        goal = f"{focus}-{to}"
        self.change(self.draft.moved(at, to))
        if not self.form.find(goal).focusable:
            goal = f"{'down' if focus == 'up' else 'up'}-{to}"
        self.form.focus_on(self.form.find(goal), self.desk.hand)
        return STAY

    def remove(self, at: int) -> Go:
        fewer = self.draft.without(at)
        return self.change(fewer, f"name-{min(at, len(fewer.seats) - 1)}")

    def add(self) -> Go:
        return self.change(self.draft.with_one_more(HUMAN, self.names), f"name-{len(self.draft.seats)}")

    def welcome(self, known: Seat) -> Go:
        """Seat a known player in the empty chair."""
        at = len(self.draft.seats)
        return self.change(self.draft.with_one_more(HUMAN, self.names).as_known(at, known))

    # --- carrying a seat

    def grab(self, at: int, spot: Spot) -> Go:
        return self._carrying.grab(at, spot)

    def carry(self, at: int) -> Go:
        return self._carrying.carry(at)

    def handle(self, intent: Intent) -> Go | None:
        go = self._carrying.take(intent)
        return go if go is not None else super().handle(intent)

    # --- ways out

    def _last_table(self) -> Draft | None:
        return last_table(self.sheet, self.book, self.desk.tips)

    def _fresh_table(self) -> Draft:
        return fresh_table(self.sheet, self.names, self.book, self.desk.tips)

    def again(self) -> Go | None:
        last = self._last_table()
        return self.change(last, "start") if last is not None else None

    def start_afresh(self) -> Go | None:
        return self.change(self._fresh_table(), "start")

    def back(self) -> Go:
        """While typing, Esc only leaves the name field. B on a gamepad always leaves the page."""
        focus = self.form.focus
        if isinstance(focus, NameField) and self.desk.hand is not Hand.PAD:
            self.form.focus_on(self.form.find(focus.name.replace("name", "player")), Hand.KEYS)
            return STAY
        return Done(None)

    def start(self) -> Go:
        wrong = problems(self.sheet, self.draft)
        if wrong:
            self.desk.sound.play("error")
            self.desk.toast(says("setup.error.fix"), "warning")
            if wrong[0].seat is not None:
                self.form.focus_on(self.form.find(f"name-{wrong[0].seat}"), Hand.KEYS)
            return STAY
        if self.draft.humans:
            return self._begin()
        answers = [
            Answer("no", says("shell.common.back"), False),
            Answer("yes", says("setup.watch"), True, primary=True),
        ]
        words = says("setup.error.nobody_human")
        ask = Dialog(says("setup.watch_title"), words, answers, icon="robot")
        return Push(ask, then=lambda yes: self._begin() if yes else None)

    def _finished(self) -> SetUp:
        return finished(self.sheet, self.draft, self.names)

    def _begin(self) -> Go:
        table = self._finished()
        self.book.remember(self.sheet.game, table.played, choices_of(self.draft))
        self.book.save()
        return Done(table)

    # --- how it looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        if self.typing:
            return [
                Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.next")),
                Hint(say("shell.key.tab"), "", say("shell.hint.move")),
                Hint(say("shell.key.escape"), "", say("shell.hint.back")),
            ]
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.change")),
            Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    def draw(self, canvas: Canvas) -> None:
        say, draft = self.desk.texts, self.draft
        canvas.backdrop("set-up", lambda c: paint_wall(c, darkness=0.5))
        canvas.text(say("setup.title"), TITLE, theme.TITLE.sized(62), theme.LAMP)
        canvas.text(say(self.sheet.about(len(draft.seats))), ABOUT, theme.BODY, theme.TEXT)
        draw_table(canvas, say, draft, draft.joining(self.names), self.sheet.most)
        for at, plan in enumerate(self.plans):
            if self._carrying.in_hand(at):
                canvas.dashed(plan.box, theme.LAMP, radius=30)
            else:
                draw_row(canvas, plan, draft.seats[at], self.troubles.get(at, ""))
        variants.draw_paper(canvas, say, self.sheet, draft)
        if None in self.troubles:
            canvas.text(self.troubles[None], NOTE, theme.SMALL, theme.BAD, align="right", lines=2)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)
        self._carrying.draw(canvas, self.plans)
