"""The hall of fame: three tabs (players, records, all games), for all games or for some variants only.

Every game on the shelf has a page of its own. As soon as two kinds of games have been played to the end, one
can switch between them, and the family has a page over all of them.
It reads finished games and the list of players; a game in the list opens its chronicle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path

from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import FinishedGame
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.shelf import Plain
from ratland_desktop.screens.chronicle import ChronicleScene, Page
from ratland_desktop.screens.hall import fame, painting
from ratland_desktop.screens.hall.pages import HallPages, Record
from ratland_desktop.screens.hall.people import PeopleScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import (
    Button,
    Choice,
    Form,
    Hint,
    Kind,
    ScrollList,
    ScrollPane,
    Tabs,
    draw_hints,
)
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import says

TITLE = Box(150, 30, 900, 90)
TROPHY = Box(60, 34, 80, 80)
PEOPLE = Box(1480, 40, 380, 72)
WALLS = Box(60, 134, 1000, 66)
FEWER_WALLS = Box(60, 134, 760, 66)
PAGES = Box(860, 134, 1000, 66)
"""Which game, beside the tabs, which then have less room."""
FILTERS = Box(60, 216, 1800, 84)
WALL = Box(60, 318, 1800, 624)
BACK = Box(60, 966, 260, 76)
EMPTY = Box(360, 160, 1200, 770)
PLAY = Box.around((960, EMPTY.bottom - 96), 560, 92)
HINTS = Box(360, 990, 1500, 36)
FILTERS_IN_A_ROW = 4
RECORDS_IN_A_ROW = 3
ROWS_OF_RECORDS = 2
"""So many are in view without scrolling."""


class Wall(Enum):
    """What hangs where; the value is the key of its tab."""

    PLAYERS = "hall.tab.players"
    RECORDS = "hall.tab.records"
    GAMES = "hall.tab.games"


class HallScene(Scene[None]):
    """`page` is the game that is looked at; None: the family's page.

    `play` leads to a new game, from a hall that is still empty. `folder`: where chronicles are saved.
    """

    def __init__(
        self,
        hall: Hall,
        book: PlayerBook,
        shelf: Sequence[HallPages],
        play: Callable[[], Go | None],
        folder: Path | None = None,
        page: HallPages | None = None,
        watch: Callable[[FinishedGame], Callable[[Desk], Go | None] | None] | None = None,
    ) -> None:
        """`page`: where it opens; without one, at the family's page or the only one there is. `watch`:
        the way to a game's replay; it gives None where none was kept."""
        super().__init__()
        self.hall, self.book, self.play, self.folder = hall, book, play, folder
        self.watch = watch
        self.every = fame.tell(hall.games, shelf)
        played = {one.pages for one in self.every}
        self.pages = [pages for pages in shelf if pages in played]
        self.wall = Wall.PLAYERS
        self.open_page(page or (self.pages[0] if len(self.pages) == 1 else None))

    @property
    def game_name(self) -> str:
        return self.page.game if self.page is not None else ""

    def open_page(self, page: HallPages | None) -> None:
        """With all its games."""
        self.page = page
        self.all = [one for one in self.every if page is None or one.pages is page]
        names = [variant.name for variant in page.variants] if page is not None else []
        self.wanted: dict[str, Plain] = dict.fromkeys([*names, fame.PLAYERS])
        self._look_again()

    def _look_again(self) -> None:
        self.told = [one for one in self.all if one.is_like(self.wanted)]
        self.players = fame.players(self.told, self.book.known, self.book.name_now)
        self.records = self._records()

    def _records(self) -> list[tuple[Record, fame.Held | None, str]]:
        """The cards on the wall: of one game all records, of the family each game's first, with its name."""
        if self.page is not None:
            held = fame.records(self.told)
            return [(record, held.get(record.name), "") for record in self.page.records]
        first = []
        for pages in (pages for pages in self.pages if pages.records):
            held = fame.records([one for one in self.told if one.pages is pages])
            first.append((pages.records[0], held.get(pages.records[0].name), pages.game))
        return first

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        for notice in [*self.hall.take_notices(), *self.book.take_notices()]:
            self.desk.tell(notice)
        say = self.desk.texts
        back = Button("back", BACK, say("shell.common.back"), self.back, kind=Kind.QUIET)
        people = Button(
            "people", PEOPLE, say("hall.people"), self.open_people, icon="human", style=theme.SMALL_LABEL
        )
        if not self.all:
            play = Button("play", PLAY, say("hall.empty.play"), self.play, kind=Kind.PRIMARY)
            self.form = Form(play, people, back, first="play")
            return
        room = FEWER_WALLS if len(self.pages) > 1 else WALLS
        tabs = Tabs("wall", room, [(wall, say(wall.value)) for wall in Wall], self.wall, self.turn_to)
        self.form = Form(tabs, *self._switch(), *self._filters(), first="wall")
        if self.told:
            self.form.add(self._hanging())
        self.form.add(people)
        self.form.add(back)

    def _switch(self) -> list[Choice[HallPages | None]]:
        """The pages of the games and the family's, if several kinds of games were played."""
        if len(self.pages) < 2:
            return []
        say = self.desk.texts
        pages = [(None, say("hall.family")), *((pages, say(f"{pages.game}.name")) for pages in self.pages)]
        return [Choice("page", PAGES, pages, self.page, self.switch_to)]

    def _filters(self) -> list[Button]:
        """A button for every variant; pressing it goes through what was ever played."""
        say = self.desk.texts
        titles = {variant.name: variant.title for variant in self.page.variants} if self.page else {}
        boxes = FILTERS.columns(max(FILTERS_IN_A_ROW, len(self.wanted)), 20)
        buttons = []
        for name, box in zip(self.wanted, boxes, strict=False):
            value, offered = self.wanted[name], fame.choices(self.all, name)
            buttons.append(
                Button(
                    name, box, self._words(name, value), lambda name=name: self.filter(name),  # type: ignore[misc]
                    detail=say(titles.get(name, "hall.filter.players")), style=theme.SMALL_LABEL,
                    kind=Kind.QUIET if value is None else Kind.CHOSEN, enabled=len(offered) > 1,
                )
            )  # fmt: skip
        return buttons

    def _words(self, name: str, value: Plain) -> str:
        say = self.desk.texts
        if value is None:
            return say("hall.filter.all")
        if name == fame.PLAYERS and isinstance(value, int):
            return say("hall.count.players", n=value)
        tables = {variant.name: variant.words for variant in self.page.variants} if self.page else {}
        key = f"{tables.get(name)}.{str(value).lower()}"
        return say(key) if key in say else str(value)  # a variant of a later version

    def _hanging(self) -> ScrollList | ScrollPane:
        if self.wall is Wall.GAMES:
            return ScrollList(
                "games", WALL, len(self.told), painting.GAME_ROW, self._paint_game, self.open_game, gap=10
            )
        if self.wall is Wall.RECORDS:
            return ScrollPane("records", WALL, WALL.h * self._rows() / ROWS_OF_RECORDS, self._paint_records)
        high = painting.PLAYER_ROW * len(self.players)
        return ScrollPane("players", WALL.below(44), high, self._paint_players)

    def _rows(self) -> int:
        """How many rows of records there are; there is room for two at once."""
        return max(ROWS_OF_RECORDS, math.ceil(len(self.records) / RECORDS_IN_A_ROW))

    # --- deeds

    def switch_to(self, page: HallPages | None) -> Go | None:
        self.open_page(page)
        self.settle_in(self.desk, self._canvas)
        return None

    def turn_to(self, wall: Wall) -> Go | None:
        self.wall = wall
        self.settle_in(self.desk, self._canvas)
        return None

    def filter(self, name: str) -> Go | None:
        """On to the next value that was played, and at last to all again."""
        offered: list[Plain] = [None, *fame.choices(self.all, name)]
        now = offered.index(self.wanted[name])
        self.wanted[name] = offered[(now + 1) % len(offered)]
        self._look_again()
        self.settle_in(self.desk, self._canvas)
        return None

    def open_game(self, index: int) -> Go | None:
        """Open its chronicle, if that can still be read."""
        told = self.told[index]
        if told.chronicle is None:
            self.desk.toast(says("hall.game.untold"))
            return None
        seats = tuple(map(self._seat_now, told.game.seats))
        page = Page(told.pages.deeds, told.chronicle, seats, told.game.when)
        watch = None if self.watch is None else self.watch(told.game)
        forgotten = self.watch is not None and watch is None
        return Push(ChronicleScene(page, self.folder, watch, forgotten=forgotten))

    def open_people(self) -> Go:
        def after(_: None) -> Go:
            self._look_again()
            self.settle_in(self.desk, self._canvas)
            return STAY

        lines = fame.players(self.every, self.book.known, self.book.name_now)
        return Push(PeopleScene(self.book, lines), then=after)

    def _seat_now(self, seat: Seat) -> Seat:
        """With the name of today; faces stay as they were that evening."""
        return replace(seat, name=self.book.name_now(seat.name)) if seat.is_human else seat

    def back(self) -> Go:
        return Done(None)

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("hall", lambda c: paint_wall(c, darkness=0.6))
        canvas.icon("trophy", TROPHY, theme.LAMP)
        canvas.text(say("hall.title"), TITLE, theme.TITLE, theme.LAMP)
        if not self.all:
            title, about = say("hall.empty.title"), say("hall.empty.about")
            painting.draw_empty(canvas, EMPTY, title, about, "proud")
        elif not self.told:
            title, about = say("hall.no_match"), say("hall.no_match_about")
            painting.draw_empty(canvas, WALL.inset(200, 20), title, about, "lost")
        elif self.wall is Wall.PLAYERS:
            painting.draw_heads(canvas, WALL.top_part(40), say, self.page)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _paint_players(self, canvas: Canvas, box: Box) -> None:
        high = painting.PLAYER_ROW
        for number, line in enumerate(self.players):
            row = Box(box.x, box.y + high * number, box.w, high - 10)
            if canvas.visible(row):
                painting.draw_player(canvas, row, self.desk.texts, number + 1, line, self.page)

    def _paint_records(self, canvas: Canvas, box: Box) -> None:
        cards = box.inset(6).grid(RECORDS_IN_A_ROW, self._rows(), 24)
        for (record, held, game), card in zip(self.records, cards, strict=False):
            seats = []
            if held is not None:
                there = [held.seat, *([held.other] if held.other >= 0 else [])]
                seats = [self._seat_now(held.told.game.seats[seat]) for seat in there]
            painting.draw_record(canvas, card, self.desk.texts, record, held, seats, game)

    def _paint_game(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        told = self.told[index]
        seats = tuple(map(self._seat_now, told.game.seats))
        now = replace(told, game=replace(told.game, seats=seats))
        painting.draw_game(canvas, box, self.desk.texts, now, look, named=self.page is None)
