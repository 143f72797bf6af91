"""The Witch's kettle: the map in steam, with the faces this seat knows turned up. Only this seat may look.

Here a second token is chosen and two are swapped, or a seat looks again at what it has seen (R24). It is made
from that seat's own view; moving about in it is silent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from ratland_desktop.games.rattus.asking import ASKING
from ratland_desktop.games.rattus.rules.happenings import FaceSeen
from ratland_desktop.games.rattus.rules.questions import SecondLook, Swap
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.games.rattus.rules.words import Spot
from ratland_desktop.games.rattus.step_telling import TELLER
from ratland_desktop.games.rattus.telling import region_name
from ratland_desktop.screens.away import CoveredPage
from ratland_desktop.screens.box import OwnThings, PrivateTurn
from ratland_desktop.screens.ideas import HintsScene, Line
from ratland_desktop.screens.only_you import Whispered
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Intent, Shortcut
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait
from ratland_desktop.shell.scenes.menu_button import menu_button
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, Widget, draw_hints
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .pieces.people import token_spots
from .pieces.signs import draw_face
from .table.lands import TokenButton
from .table.layout import MAP, SIDE
from .table.map import draw_map
from .table.wall import draw_wall

HEAD = Box(22, 6, 70 / HEAD_SHAPE, 70)
TITLE = Box(110, 8, 1340, 66)
STEAM = (190, 150, 230)
FIRST, SECOND = Box(SIDE.x + 20, SIDE.y + 20, 250, 250), Box(SIDE.x + 300, SIDE.y + 20, 250, 250)
WORDS = Box(SIDE.x + 24, SIDE.y + 290, SIDE.w - 48, 300)
YES, NO = Box(SIDE.x + 20, SIDE.y + 560, SIDE.w - 40, 82), Box(SIDE.x + 20, SIDE.y + 656, SIDE.w - 40, 82)
IDEA, MENU = Box(1470, 10, 210, 62), Box(1700, 10, 196, 62)
HINTS = Box(28, 1020, 1200, 44)
NOTE = Box(28, 866, 1860, 120)


class Kettle(CoveredPage[Any]):
    """What all its pages share: the map as this seat knows it."""

    settle = 0.4
    shown: tuple[Spot, ...] = ()
    """The tokens that are large beside the map."""

    def __init__(self, view: View, seats: Sequence[Seat], menu: Callable[[], Go]) -> None:
        assert view.seat is not None
        super().__init__(menu, seats, view.seat)
        self.view, self.seats = view, seats

    @property
    def me(self) -> Seat:
        assert self.view.seat is not None
        return self.seats[self.view.seat]

    @property
    def title(self) -> str:
        return self.desk.texts("rattus.screen.kettle.title", name=self.me.name)

    @property
    def about(self) -> str:
        return self.desk.texts("rattus.screen.kettle.about")

    def controls(self) -> list[Widget]:
        raise NotImplementedError

    def build_form(self, canvas: Canvas) -> Form:
        menu = menu_button(self.desk.texts, self.menu)
        menu.box = MENU
        controls = self.controls()
        return Form(*controls, menu, first=controls[0].name)

    def handle(self, intent: Intent) -> Go | None:
        if self.hurry.swallows(intent):
            self.away.here()
            return STAY
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        say, view = self.desk.texts, self.view
        draw_wall(canvas)
        draw_portrait(canvas, HEAD, self.me)
        draw_fitting(canvas, self.title, TITLE, theme.SUBHEADING, theme.LAMP)
        with canvas.clipped(MAP):
            draw_map(canvas, view, len(view.supply), self.seats, say, known=True)
        canvas.rounded(MAP.inset(-4), None, radius=22, rim=STEAM, rim_width=8)
        canvas.rounded(SIDE, theme.mixed(theme.DEEP, STEAM, 0.14), radius=22, rim=STEAM, rim_width=4)
        for spot, box in zip(self.shown, (FIRST, SECOND), strict=False):
            self._large(canvas, spot, box)
        draw_paragraph(canvas, self.about, WORDS.top_part(240), theme.BODY, theme.TEXT)
        draw_paragraph(canvas, say("rattus.screen.kettle.secret"), NOTE, theme.SMALL, theme.SOFT_TEXT)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _large(self, canvas: Canvas, spot: Spot, box: Box) -> None:
        rat = self.view.rats[spot.region][spot.place]
        label = Box(box.x, box.y, box.w, 40)
        draw_fitting(
            canvas, region_name(self.desk.texts, spot.region), label, theme.SMALL_LABEL, theme.LAMP,
            align="centre",
        )  # fmt: skip
        if rat.face:
            draw_face(canvas, (box.centre[0], box.y + 145), 100, FACES[rat.face])

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [Hint(say("shell.key.enter"), say("shell.pad.south"), say("rattus.screen.hint.enter"))]


class AskingKettle(Kettle):
    """Says what its question says. `adviser` has ideas for it, where the table allows them."""

    question: Question
    buttons: ClassVar[Mapping[Shortcut, str]] = {Shortcut.HINT: "idea"}

    def build_form(self, canvas: Canvas) -> Form:
        form = super().build_form(canvas)
        if self.adviser is not None:
            words = self.desk.texts("computers.hint.short")
            form.add(Button("idea", IDEA, words, self.ask_for_ideas, icon="lamp", style=theme.SMALL_LABEL))
        return form

    def ask_for_ideas(self) -> Go:
        """From what this seat knows, the faces it has seen included."""
        assert self.adviser is not None
        sign = "swap" if isinstance(self.question, Swap) else "eye"
        labels = {offer.answer: offer.label for offer in self.put.offers}
        ideas = HintsScene(
            self.adviser, self.view, self.question, self.seats, lambda answer: [Line(sign, labels[answer])]
        )
        return ideas.opened(lambda answer: Done(answer))

    def hints(self) -> list[Hint]:
        ideas = [Hint("H", "", self.desk.texts("computers.hint.key"))] if self.adviser is not None else []
        return [*super().hints(), *ideas]

    @property
    def put(self) -> Any:
        return ASKING.put(self.question, [seat.name for seat in self.seats], self.desk.texts)

    @property
    def title(self) -> str:
        return str(self.put.title)

    @property
    def about(self) -> str:
        return str(self.put.about)


class SecondLookKettle(AskingKettle):
    """The first face is there; a second token may be pressed."""

    def __init__(self, turn: PrivateTurn) -> None:
        super().__init__(turn.view, turn.seats, turn.menu)
        assert isinstance(turn.question, SecondLook)
        self.question: SecondLook = turn.question
        self.adviser = turn.adviser
        self.shown = (turn.question.first,)

    def controls(self) -> list[Widget]:
        spots = [spot for spot in self.question.options if spot is not None]
        enough = Button(
            "enough", NO, str(self.put.offers[0].label), partial(self.choose, None), kind=Kind.PRIMARY
        )
        tokens: list[Widget] = [
            TokenButton(
                spot.region, spot.place, token_spots(MAP, self.view, spot.region)[spot.place],
                partial(self.choose, spot),
            )
            for spot in spots
        ]  # fmt: skip
        return [enough, *tokens]

    def choose(self, spot: Spot | None) -> Go:
        return Done(spot)


class SwapKettle(AskingKettle):
    """Both faces are there; they may change places."""

    def __init__(self, turn: PrivateTurn) -> None:
        super().__init__(turn.view, turn.seats, turn.menu)
        assert isinstance(turn.question, Swap)
        self.question: Swap = turn.question
        self.adviser = turn.adviser
        self.shown = (turn.question.one, turn.question.other)

    def controls(self) -> list[Widget]:
        yes, no = self.put.offers
        return [
            Button("leave", NO, no.label, lambda: Done(False), kind=Kind.PLAIN),
            Button("swap", YES, yes.label, lambda: Done(True), kind=Kind.PLAIN, icon="swap"),
        ]


class LookAgain(Kettle):
    """A seat looks at what it has seen, and nothing else happens."""

    def __init__(self, own: OwnThings) -> None:
        super().__init__(own.view, own.seats, own.menu)

    @property
    def about(self) -> str:
        return self.desk.texts("rattus.screen.kettle.again")

    def controls(self) -> list[Widget]:
        words = self.desk.texts("rattus.screen.kettle.back")
        return [Button("seen", NO, words, lambda: Done(None), kind=Kind.PRIMARY)]

    buttons: ClassVar[Mapping[Shortcut, str]] = {Shortcut.DONE: "seen"}


def whisper(happening: Happening, view: View, names: Sequence[str], say: Texts) -> Whispered | None:
    """The last face the Witch saw, where nothing is asked about it any more."""
    assert isinstance(happening, FaceSeen)
    if happening.spot in view.looked:
        return None  # the kettle shows it
    words = TELLER.tell(happening, names, say).text
    return Whispered(words, partial(_draw, say=say, face=happening.face))


def _draw(canvas: Canvas, box: Box, *, say: Texts, face: int) -> None:
    radius = min(box.w, box.h) * 0.4
    draw_face(canvas, (box.centre[0], box.centre[1] - 10), radius, FACES[face])
