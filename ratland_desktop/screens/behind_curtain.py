"""What one player does behind the curtain: reads what only that seat may know, answers, looks at own things.

Every page is made from that seat's own view and nothing else, and speaks that seat's language. When the
player is done, `go_on` gives the next screen of the game. Knows no game; the pages come from its box.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ratland_desktop.hotseat.session import HandOver, Session
from ratland_desktop.screens.away import cover, plays_alone
from ratland_desktop.screens.box import AnyScene, GameScreens, OwnThings, PrivateTurn, TakeBack
from ratland_desktop.screens.ideas import Adviser, HintsScene, Lines
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.picking.plain import plain_page
from ratland_desktop.screens.recap import RecapScene
from ratland_desktop.screens.setup.sheet import Wishes
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question


class BehindCurtain:
    """The private pages of one game. `seat` is the one whose page is open; `desk` is set before the first."""

    desk: Desk

    def __init__(
        self,
        session: Session,
        screens: GameScreens,
        coach: Any,
        wishes: Wishes,
        adviser: Adviser | None,
        menu: Callable[[], Go],
        go_on: Callable[[], Go],
    ) -> None:
        self._session, self._screens = session, screens
        self._coach, self._wishes, self._adviser = coach, wishes, adviser
        self._menu, self._go_on = menu, go_on
        self.seat: int | None = None
        self._page: AnyScene | None = None  # where the seat makes its answer

    def _push(self, page: AnyScene, seat: int, then: Callable[[Any], Go | None]) -> Push:
        page.voice = voice_of(self._session.seats[seat])
        return Push(page, then=then)

    # --- a private turn

    def turn(self, seat: int, *, again: bool = False) -> Go:
        """The first page for this seat: what it missed, what only it may know, or its question.

        `again`: its player has just been there.
        """
        session = self._session
        if session.called == seat and self._screens.glance is not None:
            return self.look(seat, self._go_on) or self._go_on()
        session.sit_down(seat)
        self.seat, self._page = seat, None
        if seat in session.diary.owed and (go := self._recap(seat)) is not None:
            return go
        if (go := self._only_you(seat, self._go_on)) is not None:
            return go
        question = session.question(seat)
        if question is None or not question.private or session.step() != HandOver(seat):
            self.seat = None
            session.stand_up()
            return self._go_on()
        self._page = self._question_page(seat, question, again=again)
        return self._push(self._page, seat, lambda answer: self.take_answer(seat, answer))

    def _question_page(self, seat: int, question: Question, *, again: bool) -> AnyScene:
        session = self._session
        closed = session.no_undo(seat)
        turn = PrivateTurn(
            session.view(seat), question, session.seats, self._menu, self._coach, session.draft(seat),
            again=again or session.rethinking == seat,
            adviser=self.adviser,
            undo=None if closed else lambda: Done(TakeBack()), no_undo=closed,
            own=self._own_things(seat), wishes=self._wishes,
        )  # fmt: skip
        make = self._screens.private.get(question.kind)
        return make(turn) if make is not None else plain_page(self._screens.asking, turn)

    def _recap(self, seat: int) -> Go | None:
        """What a returning player missed, or None if there is nothing to tell."""
        tell = self._screens.missed
        told = None if tell is None else tell(self._session, seat)
        self._session.recap_told(seat)
        if told is None:
            return None
        page = RecapScene(told, self._session.seats, self._menu)
        return self._push(page, seat, lambda _: self.turn(seat))

    # --- what only this seat may know

    def _only_you(self, seat: int, then: Callable[[], Go | None]) -> Go | None:
        """The page with what this seat was told in private; None if there is nothing to show."""
        page = self._only_you_page(seat)
        if page is None:
            return None

        def seen(_: None) -> Go | None:
            self._session.hear(seat)
            return then()

        return self._push(page, seat, seen)

    def _only_you_page(self, seat: int) -> OnlyYouScene | None:
        """What the game's own screens show by themselves counts as seen."""
        session, whisper = self._session, self._screens.whisper
        unheard = session.unheard(seat)
        if not unheard:
            return None
        if whisper is not None:
            view, names = session.view(seat), [one.name for one in session.seats]
            heard = [one.happening for one in unheard]
            page = OnlyYouScene(
                session.seats[seat], heard, lambda x, say: whisper(x, view, names, say), self._menu,
                None if plays_alone(session.seats) else partial(cover, seat, session.seats[seat], self._menu),
            )  # fmt: skip
            if page.lines(self.desk.texts):
                return page
        session.hear(seat)
        return None

    # --- a glance at one's own things

    def look(self, seat: int, then: Callable[[], Go | None]) -> Go | None:
        """First what this seat has not seen yet, then all its own things. From here on nothing is undone."""
        assert self._screens.glance is not None
        self.seat, self._page = seat, None
        if (go := self._only_you(seat, lambda: self.look(seat, then))) is not None:
            return go
        self._session.glanced(seat)

        def looked(_: Any) -> Go | None:
            self.seat = None
            return then()

        return self._push(self._screens.glance(self._own_things(seat)), seat, looked)

    # --- ideas

    @property
    def adviser(self) -> Adviser | None:
        """Whom players may ask for ideas, where the table allows it."""
        return self._adviser if self._session.diary.hints else None

    def ideas(self, seat: int, lines: Lines, take: Callable[[Any], Go | None]) -> Go | None:
        """Ideas for what this seat decides in the open. From here on nothing is undone."""
        session, question = self._session, self._session.question(seat)
        if self.adviser is None or question is None:
            return None
        session.glanced(seat)
        page = HintsScene(self.adviser, session.view(seat), question, session.seats, lines)
        page.voice = voice_of(session.seats[seat])
        return page.opened(take)

    def _own_things(self, seat: int) -> OwnThings:
        session = self._session
        return OwnThings(
            session.view(seat), seat, session.seats, self._menu, session.orders.of(seat),
            lambda order: session.leave_order(seat, order), self._wishes,
        )  # fmt: skip

    # --- answers

    def keep_draft(self) -> bool:
        """What the player in front of a private page has begun stays for after a break. True: it is new."""
        if self.seat is None or self._page is None:
            return False
        return self._session.keep_draft(self.seat, getattr(self._page, "draft", None))

    def take_answer(self, seat: int, answer: object) -> Go:
        """Hand it in. What the rules refuse goes back to its player with the reason."""
        self._page = None  # nothing is in the making any more
        if isinstance(answer, TakeBack):
            return self._take_back(seat)
        try:
            self._session.answer(seat, answer)
        except IllegalAnswer as refused:
            self._say_refused(refused)
            self._session.keep_draft(seat, tuple(answer) if isinstance(answer, tuple) else None)
            return self.turn(seat, again=True)
        self.seat = None
        return self._go_on()

    def _take_back(self, seat: int) -> Go:
        """The answer before this question, or the reason why not."""
        try:
            self._session.undo(seat)
        except IllegalAnswer as refused:
            self._say_refused(refused)
        self.seat = None
        return self._go_on()

    def _say_refused(self, refused: IllegalAnswer) -> None:
        self.desk.toast(partial(self._session.box.refusal, refused), "warning", private=True)
