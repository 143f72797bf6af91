"""The controls of one seat on the set-up: which widgets are in its row, and how the row looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ratland_desktop.screens.setup.fields import CharacterButton, FaceButton, Grip, NameField, PlayerButton
from ratland_desktop.screens.setup.model import Draft, Fault, Problem
from ratland_desktop.screens.setup.rows import RowPlan
from ratland_desktop.screens.setup.sheet import Sheet
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.widgets import Button, IconButton, Kind, Widget
from ratland_desktop.tabletop.names import MOST_LETTERS, shown_name
from ratland_desktop.tabletop.seats import HUMAN, Seat
from ratland_desktop.text import Texts


class RowActions(Protocol):
    """What a row's controls ask for; `at` is the number of the seat."""

    def rename(self, at: int, name: str) -> Go | None: ...
    def seat_known(self, at: int, known: Seat) -> Go | None: ...
    def name_done(self, at: int) -> Go | None: ...
    def dress(self, at: int) -> Go | None: ...
    def next_player(self, at: int) -> Go | None: ...
    def next_character(self, at: int) -> Go | None: ...
    def toggle_first(self, at: int) -> Go | None: ...
    def move_seat(self, at: int, to: int) -> Go | None: ...
    def remove(self, at: int) -> Go | None: ...
    def grab(self, at: int, spot: Spot) -> Go | None: ...
    def carry(self, at: int) -> Go | None: ...


def player_words(say: Texts, player: str) -> str:
    """A person, or the name of a computer's level."""
    if player == HUMAN:
        return say("setup.player.human")
    return say(f"bots.level.{player}.name")


def player_about(say: Texts, player: str) -> str:
    return say("setup.player.label") if player == HUMAN else say(f"bots.level.{player}.about")


def trouble_words(say: Texts, sheet: Sheet, problem: Problem, draft: Draft, *, roomy: bool) -> str:
    """What is wrong, in words, for the row or the table; in few words for a small card."""
    if problem.seat is None:
        key = sheet.too_few if problem.fault is Fault.TOO_FEW else sheet.too_many
        return say(key, most=sheet.most, fewest=sheet.fewest)
    if not roomy:
        return say(f"setup.fault.{problem.fault.value}", most=MOST_LETTERS)
    name = shown_name(draft.seats[problem.seat].name)
    return say(f"setup.error.{problem.fault.value}", name=name, most=MOST_LETTERS)


def row_widgets(
    say: Texts,
    sheet: Sheet,
    draft: Draft,
    at: int,
    plan: RowPlan,
    actions: RowActions,
    known: list[Seat],
    *,
    bad: bool,
    carried: bool,
    removable: bool,
) -> list[Widget]:
    """The controls of one seat in Tab order; their names end with the seat's number."""
    seat, last = draft.seats[at], at + 1 == len(draft.seats)
    name = shown_name(seat.name) or say("setup.default_name", n=at + 1)

    def sign(key: str, box: Box, icon: str, act: Callable[[], Go | None], possible: bool) -> Widget:
        what, tooltip = key.rpartition(".")[2], say(key, name=name)
        return IconButton(f"{what}-{at}", box, icon, act, kind=Kind.GHOST, shown=possible, tooltip=tooltip)

    return [
        Grip(
            f"grip-{at}", plan.grip, lambda spot: actions.grab(at, spot), lambda: actions.carry(at),
            carried=carried, tooltip=say("setup.drag"),
        ),
        FaceButton(
            f"face-{at}", plan.face, seat, lambda: actions.dress(at), tooltip=say("setup.colour")
        ),
        NameField(
            f"name-{at}", plan.name, seat.name, lambda typed: actions.rename(at, typed),
            lambda known: actions.seat_known(at, known), known=known,
            on_submit=lambda _: actions.name_done(at), bad=bad, empty=say("setup.name_hint"),
        ),
        PlayerButton(
            f"player-{at}", plan.player, player_words(say, seat.player), lambda: actions.next_player(at),
            caption="" if seat.player == HUMAN else say("setup.player.bot"),
            human=seat.player == HUMAN, tooltip=player_about(say, seat.player),
        ),
        *_character(say, sheet, seat.character, at, plan, actions),
        _flag(say, draft, at, plan, actions, name),
        sign("setup.up", plan.up, "up", lambda: actions.move_seat(at, at - 1), at > 0),
        sign("setup.down", plan.down, "down", lambda: actions.move_seat(at, at + 1), not last),
        sign("setup.remove", plan.remove, "cross", lambda: actions.remove(at), removable),
    ]  # fmt: skip


def _character(
    say: Texts, sheet: Sheet, character: str, at: int, plan: RowPlan, actions: RowActions
) -> list[Widget]:
    """What the computer is like, if the game's computers differ and there is room for it."""
    if plan.character is None:
        return []
    key = f"{sheet.characters}.{character}"
    words = say(f"{key}.name") if character else say("setup.character.surprise")
    about = say(f"{key}.about") if character else say("setup.character.surprise_about")
    return [
        CharacterButton(f"character-{at}", plan.character, words, lambda: actions.next_character(at), about)
    ]


def _flag(say: Texts, draft: Draft, at: int, plan: RowPlan, actions: RowActions, name: str) -> Widget:
    starts = draft.first == at
    tooltip = say("setup.make_start", name=name)
    if starts and plan.roomy:
        return Button(
            f"starts-{at}", plan.starts, say("setup.starts"), lambda: actions.toggle_first(at),
            kind=Kind.CHOSEN, style=theme.TINY_LABEL, tooltip=tooltip,
        )  # fmt: skip
    side = min(plan.starts.w, plan.starts.h)
    return IconButton(
        f"starts-{at}", Box.around(plan.starts.centre, side), "flag", lambda: actions.toggle_first(at),
        kind=Kind.CHOSEN if starts else Kind.GHOST, tooltip=tooltip,
    )  # fmt: skip


def draw_row(canvas: Canvas, plan: RowPlan, seat: Seat, trouble: str) -> None:
    """The plate under the controls, in the seat's colour; what is wrong stands beside the name."""
    rim = seat_colour(seat).main
    canvas.rounded(plan.box, theme.see_through(theme.PANEL, 0.94), radius=30, rim=rim, rim_width=5)
    if trouble:
        canvas.text(trouble, plan.trouble, theme.NOTE, theme.BAD, lines=1 if plan.roomy else 2)


def draw_carried(canvas: Canvas, box: Box, seat: Seat) -> None:
    """A seat in the hand, on its way to another place."""
    canvas.rounded(box, theme.RAISED, radius=30, rim=seat_colour(seat).main, rim_width=6, shadow=24)
    canvas.icon("drag", Box.around((box.x + 38, box.centre[1]), 34), theme.TEXT)
    draw_portrait(canvas, Box.around((box.x + 112, box.centre[1]), 92, box.h - 8), seat, "happy")
    words = box.beside(172).left_part(box.w - 200)
    canvas.text(shown_name(seat.name), words, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
