"""The rule book screen: contents and search on the left, the page on the right.

Opens at a topic and remembers nothing when it is closed, so nobody sees what another seat has looked up.
"""

from __future__ import annotations

from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import (
    Button,
    Form,
    Hint,
    IconButton,
    Kind,
    Look,
    ScrollList,
    TextField,
    draw_hints,
)

from .blocks import CARD, PageSetter
from .book import Book, Topic
from .contents import ContentsRow, contents, found, row_of
from .page_pane import PagePane
from .search import Index
from .typeset import SetPage

SIDE = Box(36, 30, 480, 978)
PAPER = Box(540, 30, 1344, 978)
TITLE = Box(600, 84, 1060, 76)
CHAPTER = Box(600, 50, 900, 40)
READING = Box(600, 178, 1230, 716)
FOOT = Box(600, 912, 1224, 72)
HINTS = Box(60, 1026, 1800, 36)
LONGEST_SEARCH = 30


class RuleBookScene(Scene[None]):
    """`topic` is the id of a page, an entry or a ruling; unknown ones open the first page."""

    def __init__(self, book: Book, topic: str | None = None) -> None:
        super().__init__()
        self.book = book
        self.topic = book.topic(topic)
        self.behind: list[Topic] = []
        self.wanted = ""
        self._jump = True  # the page is to be shown from its section on

    # --- what is on the stage

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        self._canvas = canvas
        self._setter = PageSetter(canvas, self.book, say, READING.w - 30)
        self._index: Index | None = None
        self._pages: dict[str, SetPage] = {}
        self._build()

    def _build(self) -> None:
        say = self.desk.texts
        page = self._pages.get(self.topic.page) or self._setter.set(self.topic.page)
        self._pages[self.topic.page] = page
        self.rows = found(self._indexed(), self.wanted) if self.wanted.strip() else contents(self.book, say)
        self.pane = PagePane("page", READING, page, self.follow)
        self.list = self._list()
        self.form = Form(self._field(), self.list, self.pane, *self._buttons(), first="page")

    def _field(self) -> TextField:
        box = Box(SIDE.x + 24, SIDE.y + 96, SIDE.w - 48, theme.FIELD_HEIGHT)
        words = self.desk.texts("rulebook.ui.search")
        return TextField(
            "search", box, self.wanted, self.search, on_submit=self.open_first, limit=LONGEST_SEARCH,
            empty=words, style=theme.SMALL_LABEL.sized(28),
        )  # fmt: skip

    def _list(self) -> ScrollList:
        grown = self._canvas.text_scale
        top = SIDE.y + 178 + (44 if self.wanted.strip() else 0)
        box = Box(SIDE.x + 18, top, SIDE.w - 36, SIDE.bottom - 106 - top)
        high = (96.0 if self.wanted.strip() else 47.0) * grown
        chosen = row_of(self.rows, self.topic)
        return ScrollList(
            "contents", box, len(self.rows), high, self._paint_row, self._pick, selected=chosen, gap=4
        )

    def _buttons(self) -> list[Button]:
        say = self.desk.texts
        at, last = self.book.pages.index(self.topic.page), len(self.book.pages) - 1
        before, _, after = FOOT.shares((1, 0.4, 1))
        low = Box(SIDE.x + 24, SIDE.bottom - 90, SIDE.w - 48, 68)
        cards, close = low.columns(2, 14) if self.book.cards else (low, low)
        style = theme.SMALL_LABEL
        return [
            Button("previous", before, say("rulebook.ui.previous"), self.previous, kind=Kind.PAPER,
                   icon="left", style=style, enabled=at > 0),
            Button("next", after, say("rulebook.ui.next"), self.next, kind=Kind.PAPER, icon="right",
                   style=style, enabled=at < last),
            IconButton("back", Box(PAPER.right - 116, PAPER.y + 52, 76, 76), "undo", self.go_back,
                       tooltip=say("rulebook.ui.back_about"), shown=bool(self.behind)),
            Button("cards", cards, say("rulebook.ui.cards"), self.open_cards, style=style,
                   shown=self.book.cards is not None),
            Button("close", close, say("rulebook.ui.close"), self.back, kind=Kind.PRIMARY, style=style),
        ]  # fmt: skip

    def settle_in(self, desk: Desk, canvas: Canvas) -> None:
        super().settle_in(desk, canvas)
        if self._jump:
            self._jump_there()

    def _rebuild(self, focus: str | None = None) -> None:
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        if focus is not None:
            self.form.focus = self.form.find(focus)
        self.touch()

    def _jump_there(self) -> None:
        """Scroll to the section that was asked for, and show its line in the list."""
        self._jump = False
        self.pane.scrolled = 0.0
        self.pane.scroll_to(max(0.0, self.pane.page.sections.get(self.topic.section, 0.0) - 6))
        before = self.list.scrolled
        row = row_of(self.rows, self.topic)
        self.list.select(row)
        if self.list.scrolled != before:  # it was out of sight: show what is around it, too
            middle = self.list.row_box(row).centre[1] + self.list.scrolled - self.list.box.y
            self.list.scroll_to(middle - self.list.box.h / 2)

    # --- going to pages

    def turn_to(self, topic: Topic, *, remember: bool = True) -> Go:
        if remember and topic != self.topic:
            self.behind.append(self.topic)
        self.topic = topic
        self._rebuild()
        self._jump_there()
        return STAY

    def follow(self, name: str) -> Go | None:
        if name.startswith(CARD):
            return Push(CardsScene(self.book, name.removeprefix(CARD)), then=self.after_cards)
        return self.turn_to(self.book.topics[name])

    def go_back(self) -> Go | None:
        if not self.behind:
            return None
        there = self.behind.pop()
        go = self.turn_to(there, remember=False)
        if not self.behind and self.form.focus is self.form.find("back"):
            self.form.focus = self.pane
        return go

    def _beside(self, steps: int) -> Go | None:
        pages = self.book.pages
        at = pages.index(self.topic.page) + steps
        return self.turn_to(Topic(pages[at])) if 0 <= at < len(pages) else None

    def previous(self) -> Go | None:
        return self._beside(-1)

    def next(self) -> Go | None:
        return self._beside(1)

    def open_cards(self) -> Go:
        return Push(CardsScene(self.book, self.topic.section), then=self.after_cards)

    def after_cards(self, topic: str | None) -> Go | None:
        return self.turn_to(self.book.topics[topic]) if topic else None

    def back(self) -> Go:
        return Done(None)

    # --- looking words up

    def _indexed(self) -> Index:
        if self._index is None:
            self._index = Index(self.book, self.desk.texts)
        return self._index

    def search(self, words: str) -> Go | None:
        self.wanted = words
        self._rebuild()
        self.list.select(0 if words.strip() else row_of(self.rows, self.topic))
        return STAY

    def open_first(self, words: str) -> Go | None:
        """Enter in the field: read the best hit."""
        if not words.strip() or not self.rows:
            return STAY
        self.turn_to(self.rows[0].topic)
        return self.form.focus_on(self.pane)

    def _pick(self, number: int) -> Go:
        return self.turn_to(self.rows[number].topic)

    # --- hands

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot):
            match intent.shortcut:
                case Shortcut.RULES:
                    return Done(None)
                case Shortcut.EARLIER:
                    return self.previous() or STAY
                case Shortcut.LATER:
                    return self.next() or STAY
                case Shortcut.UNDO | Shortcut.LESS:
                    return self.go_back() or STAY
                case Shortcut.NEXT if self.form.focus is self.pane and self.pane.chosen is None:
                    return self.read_on()
        return super().handle(intent)

    def read_on(self) -> Go | None:
        """Space: the next screenful, and after the last one the next page."""
        if self.pane.scroll_to(self.pane.scrolled + READING.h * 0.85):
            return STAY
        return self.next() or STAY

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.up_down"), say("shell.pad.cross"), say("shell.hint.scroll")),
            Hint(say("shell.key.left_right"), "", say("rulebook.ui.hint_link")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("rulebook.ui.hint_open")),
            Hint(", .", "", say("shell.hint.previous") + "/" + say("shell.hint.next")),
            Hint(say("shell.key.backspace"), say("shell.pad.select"), say("shell.hint.back")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("rulebook.ui.hint_close")),
        ]

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("rulebook", _paint)
        canvas.icon("book", Box(SIDE.x + 26, SIDE.y + 26, 52, 52), theme.LAMP)
        head = Box(SIDE.x + 94, SIDE.y + 20, SIDE.w - 118, 64)
        canvas.text(say("rulebook.ui.title"), head, theme.HEADING, theme.LAMP)
        if self.wanted.strip():
            line = Box(SIDE.x + 28, SIDE.y + 172, SIDE.w - 56, 40)
            canvas.text(say("rulebook.ui.found", n=len(self.rows)), line, theme.NOTE, theme.SOFT_TEXT)
        if not self.rows:
            room = Box(SIDE.x + 28, SIDE.y + 240, SIDE.w - 56, 240)
            canvas.text(say("rulebook.ui.nothing"), room, theme.SMALL, theme.TEXT, lines=0, valign="top")
        book, page = self.book, self.topic.page
        chapter = next(name for name, pages in book.chapters.items() if page in pages)
        words = book.chapter_title(say, chapter)
        canvas.text(words, CHAPTER, theme.SMALL_LABEL.sized(24), theme.PAPER_HEADING)
        canvas.text(book.title(say, page), TITLE, theme.HEADING.sized(54), theme.INK)
        count = say("rulebook.ui.page", page=book.pages.index(page) + 1, pages=len(book.pages))
        middle = FOOT.shares((1, 0.4, 1))[1]
        canvas.text(count, middle, theme.SMALL_LABEL, theme.SOFT_INK, align="centre")
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _paint_row(self, canvas: Canvas, number: int, box: Box, look: Look) -> None:
        row = self.rows[number]
        now = not row.heading and not row.detail and row.topic.page == self.topic.page
        if now or (row.detail and row.topic == self.topic):
            canvas.rounded(box, theme.LAMP, radius=14)
        elif look.hovered:
            canvas.rounded(box, theme.RAISED, radius=14)
        if row.detail:
            self._paint_found(canvas, row, box, lit=row.topic == self.topic)
        elif row.heading:
            canvas.text(row.title, box.inset(14, 2), theme.SMALL_LABEL.sized(24), theme.LAMP, valign="bottom")
        else:
            ink = theme.ON_LAMP if now else theme.TEXT
            canvas.text(row.title, box.inset(14, 2).beside(14), theme.SMALL, ink)

    def _paint_found(self, canvas: Canvas, row: ContentsRow, box: Box, *, lit: bool) -> None:
        inner = box.inset(14, 4)
        ink, soft = (theme.ON_LAMP, theme.SOFT_INK) if lit else (theme.TEXT, theme.SOFT_TEXT)
        canvas.text(row.title, inner.top_part(inner.h / 2), theme.SMALL_LABEL, ink)
        canvas.text(row.detail, inner.bottom_part(inner.h / 2), theme.NOTE, soft, fit=Fit.SHORTEN)


def _paint(canvas: Canvas) -> None:
    """A wall, a board for the contents, and a sheet of paper with a spine."""
    paint_wall(canvas, darkness=0.6)
    canvas.rounded(SIDE, theme.PANEL, radius=30, rim=theme.RIM, rim_width=3, shadow=18)
    canvas.rounded(PAPER.moved(10, 8), theme.PAPER_DIM, radius=34, shadow=20)
    canvas.rounded(PAPER, theme.PAPER, radius=34)
    canvas.gradient(Box(PAPER.x + 12, PAPER.y + 34, 20, PAPER.h - 68), theme.PAPER_DIM, theme.PAPER_DIM)
    canvas.line([(READING.x, 168), (READING.right, 168)], theme.PAPER_DIM, 3)
