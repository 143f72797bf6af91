"""RatLand's opening choice on one seat's secret page: one of two clans and, with that variant, a board.

Made from that seat's view and question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.screens.ideas import Adviser, HintsScene, Line
from ratland_desktop.screens.picking import PickPage, PickScene
from ratland_desktop.screens.picking.card import CardFace, CardPart
from ratland_desktop.shell.go import Go
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

CLAN, BOARD = "clan", "board"


def clan_face(say: Texts, clan: str) -> CardFace:
    key = f"ratland.clan.{clan}"
    sides = (
        CardPart("sewer/manhole", say("ratland.opening.first_side"), say(f"{key}.closed")),
        CardPart("sewer/manhole_open", say("ratland.opening.later_side"), say(f"{key}.open")),
    )
    return CardFace(
        f"ratland/clan/{clan}", say(f"{key}.name"), say(f"{key}.motto"), sides, say(f"{key}.note")
    )


def board_face(say: Texts, aggressive: bool) -> CardFace:
    board = "aggressive" if aggressive else "calm"
    key = f"ratland.board.{board}"
    about = CardPart("", "", say(f"{key}.about"))
    return CardFace(f"ratland/board/{board}", say(f"{key}.name"), say(f"{key}.motto"), (about,))


def pages_of(question: OpeningChoice, name: str) -> list[PickPage]:
    clans = PickPage(
        CLAN, question.clans, clan_face,
        lambda say: say("ratland.opening.title", name=name), lambda say: say("ratland.opening.about"),
        take="ratland.opening.choose", missing="ratland.opening.missing_clan",
    )  # fmt: skip
    boards = PickPage(
        BOARD, (False, True), board_face,
        lambda say: say("ratland.opening.title_board", name=name),
        lambda say: say("ratland.opening.about_board"),
        take="ratland.opening.take_board", missing="ratland.opening.missing_board",
    )  # fmt: skip
    return [page for page, asked in ((clans, question.clans), (boards, question.board)) if asked]


def opening_lines(opening: Opening) -> list[Line]:
    """An idea: the clan, and the board where one is chosen."""
    lines = []
    if opening.clan is not None:
        lines.append(Line("flag", says(f"ratland.clan.{opening.clan}.name")))
    if opening.aggressive is not None:
        board = "aggressive" if opening.aggressive else "calm"
        lines.append(Line("home", says(f"ratland.board.{board}.name")))
    return lines


class OpeningScene(PickScene):
    """Its result is the choice."""

    def __init__(
        self,
        view: View,
        question: OpeningChoice,
        seats: Sequence[Seat],
        menu: Callable[[], Go],
        draft: Opening | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        """`draft`: what was chosen before a break, or before it was sealed.

        `adviser`: whom this player may ask for ideas.
        """
        self.question = question
        seat = seats[question.seat if view.seat is None else view.seat]
        pages = pages_of(question, seat.name)
        wanted = {CLAN: draft.clan, BOARD: draft.aggressive} if draft is not None else {}
        super().__init__(seat, pages, self._made, menu, [wanted.get(page.topic) for page in pages])
        if adviser is not None:
            ideas = partial(HintsScene, adviser, view, question, seats, opening_lines)
            self.ask_for_ideas = lambda: ideas().opened(self._take_idea)

    def _take_idea(self, idea: Opening) -> None:
        wanted = {CLAN: idea.clan, BOARD: idea.aggressive}
        self.choose_all([wanted[page.topic] for page in self.pages])

    def _made(self, *picked: object) -> Opening:
        return Opening(self.picked(CLAN), self.picked(BOARD))

    @property
    def draft(self) -> Opening | None:
        """What is chosen so far; None: nothing."""
        made = self._made()
        return made if made != Opening() else None
