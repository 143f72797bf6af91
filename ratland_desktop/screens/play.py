"""Runs a whole game on one laptop: decides which screen comes next.

`PlayScene` is at the bottom of the stage during a game. It asks the session what comes next and pushes
the curtain, a secret page, the table or the results. A secret page is created only after its player
has pressed "it's me" (`behind_curtain.py`). Whoever has more to do or to see there stays, without another
curtain. The screens themselves come from the game's box.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ratland_desktop.hotseat.session import HandOver, Over, Session
from ratland_desktop.screens.behind_curtain import BehindCurtain
from ratland_desktop.screens.box import GameScreens, TableTurn
from ratland_desktop.screens.film import FilmScene
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.ideas import Lines
from ratland_desktop.screens.menu import LEAVE, SEATS, MenuScene
from ratland_desktop.screens.results import REMATCH, CountingScene, ResultsScene
from ratland_desktop.screens.roster import roster
from ratland_desktop.screens.rulebook.doors import show_card
from ratland_desktop.screens.seats_page import PlayersBySeat, SeatsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go, Push, Reset
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import (
    CurtainScene,
    Glance,
    ItsMe,
    Kept,
    Passed,
    Purpose,
    Reseated,
    Rethink,
)
from ratland_desktop.shell.thumbnails import take_thumbnail
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.tabletop.seats import NOBODY

CURTAIN_EXPLAINED = "curtain.explain"
"""How the notes of the coach name that somebody has been told what the curtain is for."""


class PlayScene(Scene[None]):
    """The scene below all others during a game; it is visible only for a moment between two screens."""

    def __init__(
        self,
        session: Session,
        host: Hosting,
        *,
        explain: bool = True,
        unattended: bool = False,
        resumed: bool = False,
    ) -> None:
        """`explain`: the players want tips. `unattended`: a demo without people; after the end another game
        starts automatically. `resumed`: the game was loaded, so the curtain also comes for one person if the
        first screen is private.
        """
        super().__init__()
        self.unattended = unattended
        self.session = session
        self.host = host
        self.screens: GameScreens = session.box.screens()
        sheet = self.screens.sheet
        players = sum(seat.player != NOBODY for seat in session.seats)
        self.wishes = sheet.granted(sheet.read(session.diary.wishes), players)
        tips, people = explain and not unattended, len(session.humans)
        coach, said = self.screens.coach, session.diary.tips
        self.coach: Any = coach(tips, people, said) if coach is not None else None
        self.explain = explain and CURTAIN_EXPLAINED not in said.told
        """Whether the next curtain says what it is for."""
        self.pace = self.screens.pace()  # auto-play stays on or off from table to table
        self._unsure: Purpose | None = Purpose.BACK if resumed else None
        """Why we do not know who sits there. The curtain then comes even for one person."""
        self.behind_curtain = BehindCurtain(
            session, self.screens, self.coach, self.wishes, host.adviser, self.menu, self.next_screen
        )

    @property
    def game_name(self) -> str:
        return self.session.box.name

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.behind_curtain.desk = self.desk
        self.desk.play_tune(False)
        if self.coach is not None:
            self.coach.heed(self.desk.tips)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("between", lambda c: c.gradient(c.bounds, theme.DEEP, theme.SEWER))

    def update(self, seconds: float) -> Go | None:
        return self.next_screen()

    def meanwhile(self) -> None:
        """Computers think while people decide in private."""
        self.session.let_computers_play()

    # --- what comes next

    def next_screen(self) -> Go:
        """The screen for what the session does now."""
        self.tell_notices()
        self.session.let_computers_play()
        step = self.session.step()
        if isinstance(step, HandOver):
            return self.hand_over(step.seat)
        self.session.stand_up()
        alone = self.session.alone
        unsure, over = self._unsure, isinstance(step, Over)
        if unsure is not None and self.screens.chairs and alone is not None and not over:
            return Push(self.curtain(alone, unsure), then=self.after_welcome)
        self._unsure = None
        if isinstance(step, Over) and self.unattended:
            return Reset(self.host.rematch())
        if isinstance(step, Over):
            return self.results()
        glance = self.glance if self.screens.glance is not None else None
        ideas = self.ideas if self.behind_curtain.adviser is not None else None
        adviser = self.host.adviser if self.session.diary.hints else None
        turn = TableTurn(self.session, self.menu, self.coach, self.pace, glance, self.wishes, ideas, adviser)
        return Push(self.screens.table(turn), then=self.after_table)

    def results(self) -> Go:
        """The count, then the podium. With reduced motion there is no count, because it is only animation."""
        kept = self.host.remember(self.session)
        pages = self.screens.results
        chronicle, watch = (None, None) if kept is None else (kept.chronicle, kept.watch)
        scene = ResultsScene(pages, self.session, self.menu, chronicle, watch)
        podium = Push(scene, then=self.after_results)
        scene.film = self.film if self._has_shared_table else None
        if pages.stations is None or self.desk.tempo.reduced:
            return podium
        count = CountingScene(pages, self.session.seats, scene.view, scene.outcome)
        return Push(count, then=lambda _: podium)

    @property
    def _has_shared_table(self) -> bool:
        """Whether the game is shown on the table that all games share, of which films can be made."""
        turn = TableTurn(self.session, self.menu, None, self.pace, wishes=self.wishes)
        return isinstance(self.screens.table(turn), TableScene)

    def film(self) -> FilmScene:
        """The last round as a moving picture."""
        return FilmScene(self.session, self.screens, self.wishes, self.host.pictures)

    def after_table(self, _: None) -> Go:
        """What is on the canvas now is the open table as everybody saw it last."""
        if self.session.needs_curtain or not self.screens.chairs:
            self.host.keep_picture(take_thumbnail(self._canvas.surface))
        return self.next_screen()

    def tell_notices(self) -> None:
        for notice in self.host.notices():
            self.desk.tell(notice)

    def hand_over(self, seat: int) -> Go:
        """Show the curtain; not for the player who sits behind it already, nor if only one person plays, who
        is known to sit there."""
        session = self.session
        if session.behind == seat or not self._needs_curtain:
            return self.behind_curtain.turn(seat)
        session.stand_up()
        purpose = Purpose.TURN
        if session.rethinking == seat:
            purpose = Purpose.RETHINK
        elif session.speaking == seat:
            purpose = Purpose.SPEAK_UP
        return Push(self.curtain(seat, purpose), then=lambda result: self.after_curtain(seat, result))

    def curtain(self, seat: int, purpose: Purpose) -> CurtainScene:
        in_turn = purpose in (Purpose.TURN, Purpose.RETHINK)
        glances = in_turn and self.screens.glance is not None
        question = self.session.question(seat)
        curtain = CurtainScene(
            roster(self.session, seat, glances=glances, rethinks=in_turn), seat,
            explain=self.explain and purpose not in (Purpose.GLANCE, Purpose.BACK, Purpose.RESEATED),
            sealed=question is not None and question.sealed and not question.kept_secret,
            menu=lambda: self.menu(at_curtain=True), seats=lambda: self.seats_page(at_curtain=True),
            purpose=purpose,
        )  # fmt: skip
        curtain.voice = voice_of(self.session.seats[seat])
        return curtain

    def after_curtain(self, seat: int, result: Passed) -> Go:
        match result:
            case ItsMe():
                self._unsure = None
                self._note_explained()
                return self.behind_curtain.turn(seat)
            case Rethink(other):
                self.session.rethink(other)
            case Kept():
                self.session.keep_answer()
            case Glance(other):
                return self.glance(other, self.next_screen) or self.next_screen()
            case Reseated():
                pass
        return self.next_screen()

    def after_welcome(self, result: Passed) -> Go:
        """The table comes only once the person whose own things it shows has said so."""
        if isinstance(result, ItsMe):
            self._unsure = None
        return self.next_screen()

    @property
    def _needs_curtain(self) -> bool:
        return self.session.needs_curtain or self._unsure is not None

    def _note_explained(self) -> None:
        """What the curtain is for is said once in a game, also over a break."""
        if self.explain:
            self.session.diary.tips.told.add(CURTAIN_EXPLAINED)
        self.explain = False

    # --- a glance at one's own things

    def glance(self, seat: int, then: Callable[[], Go | None] = lambda: None) -> Go | None:
        """Somebody looks at own things without a turn; None if that cannot be now. `then` comes after it."""
        session = self.session
        if self.screens.glance is None or not session.may_glance(seat):
            return None
        return self._alone_with(seat, lambda: self.behind_curtain.look(seat, then), then)

    def ideas(self, seat: int, lines: Lines, take: Callable[[Any], Go | None]) -> Go | None:
        """Ideas for an open decision. They come from what this seat knows, so nobody else sees them."""
        if not self.session.may_glance(seat):
            return None
        return self._alone_with(seat, lambda: self.behind_curtain.ideas(seat, lines, take), lambda: None)

    def _alone_with(
        self, seat: int, show: Callable[[], Go | None], then: Callable[[], Go | None]
    ) -> Go | None:
        """Behind the curtain, if there is anybody to hide from; `then` comes if this seat stays out."""
        if not self._needs_curtain:
            return show()
        curtain = self.curtain(seat, Purpose.GLANCE)
        return Push(curtain, then=lambda came: show() if isinstance(came, ItsMe) else then())

    # --- ways out

    def menu(self, *, at_curtain: bool = False) -> Go:
        if self.behind_curtain.keep_draft():  # who has a break may well not come back today
            self.session.changed()
        host, seats = self.host, not self.session.match.over
        cards = partial(show_card, self.screens.book)
        menu = MenuScene(host.rules, host.settings, cards=cards, seats=seats, trouble=host.trouble)
        return Push(menu, then=lambda result: self.after_menu(result, at_curtain))

    def after_menu(self, result: str | None, at_curtain: bool) -> Go | None:
        if result == SEATS:
            return self.seats_page(at_curtain=at_curtain)
        return self.host.leaving(lambda: Reset(self.host.title())) if result == LEAVE else None

    # --- seats change hands

    def seats_page(self, *, at_curtain: bool = False) -> Go:
        page = SeatsScene(self.session.seats, self.session.box.company, self.behind_curtain.seat)
        return Push(page, then=lambda players: self.after_seats(players, at_curtain))

    def after_seats(self, players: PlayersBySeat | None, at_curtain: bool) -> Go | None:
        """The curtain goes up anew, since somebody else may be next; other screens stay."""
        before = self.session.seats
        for seat, player in enumerate(players or ()):
            if player != before[seat].player:
                self.session.change_player(seat, player)
        if not at_curtain or self.session.seats == before:
            return None
        self._unsure = Purpose.RESEATED
        return Done(Reseated())

    def after_results(self, result: str | None) -> Go:
        way = self.host.rematch if result == REMATCH else self.host.title
        return self.host.leaving(lambda: Reset(way()))
