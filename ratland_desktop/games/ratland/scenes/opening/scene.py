"""The opening choice on one seat's secret page: one of two clans and, with that variant, a board.

Made from that seat's view and question. One page per choice; nothing counts before the last button. All pages
sound alike and use the same widget names, whatever they show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.scenes.opening.cards import BigCard, CardFace, board_face, clan_face
from ratland_desktop.games.ratland.scenes.opening.layout import (
    ABOUT,
    CARDS,
    DONE,
    EARLIER,
    FACE,
    HINTS,
    MENU,
    TITLE,
)
from ratland_desktop.screens.coach.bubble import Coaching
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import says

BOARDS = (("calm", False), ("aggressive", True))

CLAN, BOARD = "clan", "board"
HEADS = {
    CLAN: ("ratland.opening.title", "ratland.opening.about"),
    BOARD: ("ratland.opening.title_board", "ratland.opening.about_board"),
}


class OpeningScene(Scene[Opening]):
    """Its result is the choice. Esc opens the menu."""

    private = True
    settle = 0.5
    coaching: Coaching | None = None
    """The first time somebody explains how to read the cards."""

    def __init__(
        self,
        view: View,
        question: OpeningChoice,
        seats: Sequence[Seat],
        menu: Callable[[], Go],
        draft: Opening | None = None,
    ) -> None:
        """`draft`: what was chosen before a break, or before it was sealed."""
        super().__init__()
        self.question = question
        self.seat = seats[question.seat if view.seat is None else view.seat]
        self.menu = menu
        self.pages = [page for page, asked in ((CLAN, question.clans), (BOARD, question.board)) if asked]
        self.page = 0
        begun = draft or Opening()
        self.clan = begun.clan if begun.clan in question.clans else None
        self.aggressive = begun.aggressive if question.board and isinstance(begun.aggressive, bool) else None

    @property
    def draft(self) -> Opening | None:
        """What is chosen so far; None: nothing."""
        return Opening(self.clan, self.aggressive) if (self.clan, self.aggressive) != (None, None) else None

    @property
    def topic(self) -> str:
        return self.pages[self.page]

    @property
    def last_page(self) -> bool:
        return self.page + 1 == len(self.pages)

    @property
    def decided(self) -> bool:
        """Is something chosen on this page?"""
        return (self.clan if self.topic == CLAN else self.aggressive) is not None

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._build()

    def _faces(self) -> list[tuple[CardFace, bool, Callable[[], Go | None]]]:
        """The cards of this page: what is on them, whether chosen, and what picking does."""
        say = self.desk.texts
        if self.topic == CLAN:
            return [
                (clan_face(say, clan), clan == self.clan, lambda clan=clan: self.choose_clan(clan))  # type: ignore[misc]
                for clan in self.question.clans
            ]
        return [
            (board_face(say, board), wild == self.aggressive, lambda wild=wild: self.choose_board(wild))  # type: ignore[misc]
            for board, wild in BOARDS
        ]

    def _build(self) -> None:
        say = self.desk.texts
        faces = self._faces()
        places = CARDS.columns(len(faces), 40)
        take = say("ratland.opening.choose" if self.topic == CLAN else "ratland.opening.take_board")
        form = Form(first="card-0")
        for number, ((face, chosen, pick), place) in enumerate(zip(faces, places, strict=True)):
            label = say("ratland.opening.chosen") if chosen else take
            form.add(BigCard(f"card-{number}", place, face, label, pick, chosen=chosen))
        if self.page:
            form.add(
                Button(
                    "earlier", EARLIER, say("shell.common.back"), self.earlier, kind=Kind.QUIET, icon="left"
                )
            )
        words = say("ratland.opening.done" if self.last_page else "shell.common.next")
        kind = Kind.PRIMARY if self.decided else Kind.QUIET
        form.add(Button("done", DONE, words, self.done, kind=kind, style=theme.HEADING))
        form.add(
            Button(
                "menu", MENU, say("curtain.menu"), self.menu,
                kind=Kind.QUIET, icon="menu", style=theme.SMALL_LABEL,
            )
        )  # fmt: skip
        if self.coaching is not None and self.topic == CLAN:
            self.coaching.join(form, self._canvas, self.desk)
        self.form = form

    def _rebuild(self, *, turned: bool = False) -> Go:
        """After a pick; `turned`: another page lies there now, and the focus goes to its first card."""
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        if turned:
            self.form.focus = self.form.find("card-0")
        self.touch()
        return STAY

    # --- choosing

    def choose_clan(self, clan: str) -> Go:
        self.clan = clan
        return self._rebuild()

    def choose_board(self, aggressive: bool) -> Go:
        self.aggressive = aggressive
        return self._rebuild()

    def earlier(self) -> Go:
        self.page -= 1
        return self._rebuild(turned=True)

    def done(self) -> Go:
        if not self.decided:
            self.desk.toast(says(f"ratland.opening.missing_{self.topic}"))
            return STAY
        if self.last_page:
            return Done(Opening(self.clan, self.aggressive))
        self.page += 1
        return self._rebuild(turned=True)

    def back(self) -> Go:
        return self.earlier() if self.page else self.menu()

    # --- how it looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.menu")),
        ]

    def draw(self, canvas: Canvas) -> None:
        say, name = self.desk.texts, self.seat.name
        canvas.backdrop("opening", lambda c: paint_wall(c, darkness=0.6))
        draw_portrait(canvas, FACE, self.seat)
        title, about = HEADS[self.topic]
        canvas.text(say(title, name=name), TITLE, theme.TITLE, theme.LAMP)
        canvas.text(say(about), ABOUT, theme.BODY, theme.TEXT)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)
