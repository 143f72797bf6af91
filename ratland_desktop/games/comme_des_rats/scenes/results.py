"""The results of Comme des Rats: points by round, every stash face up, and all that was hidden."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.scoring import why_over
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.screens.results.pages import FinalTable, ResultPage, ResultPages, Why
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.portraits import HEAD_SHAPE, seat_colour
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.text import Texts

from .pieces import pictures
from .pieces.cards import draw_card, role_name, spread
from .pieces.faces import draw_face
from .secrets import secret_widgets

WORDS = "comme_des_rats.screen.results"
CARD = 62.0
TOTAL = 116.0
"""How wide the points of all rounds are, beside those of each."""


def _sum(say: Texts, view: View, standing: Standing) -> str:
    return say("comme_des_rats.count.points", n=standing.points)


def _tie(say: Texts, names: list[str], level: list[Standing]) -> str:
    return say(f"{WORDS}.tie", names=names)


def _ended(say: Texts, view: View) -> str:
    """Seven points, or the last round."""
    because = why_over(len(view.records), [rat.points for rat in view.rats])
    assert because is not None
    return say(f"comme_des_rats.ended.{because.value}")


def _saw(say: Texts, thought: Thought) -> str:
    return say(f"{WORDS}.saw", points=thought.had["points"], bandages=thought.had["bandages"])


def _draw_points(canvas: Canvas, box: Box, shown: FinalTable, standing: Standing) -> None:
    """The points of each round as a bar, with its number; a red mark where this seat was out. And all of
    them together."""
    view: View = shown.view
    ink = theme.LAMP if standing.place == 1 else theme.TEXT
    wedge, total = box.right_part(TOTAL).shares((1.0, 1.1), gap=4)
    canvas.picture(pictures.POINT, Box.around(wedge.centre, min(wedge.w, wedge.h)))
    canvas.text(str(standing.points), total, theme.SUBHEADING.fixed(), ink)
    most = max(1, max(max(record.gained) for record in view.records))
    cells = Box(box.x, box.y, box.w - TOTAL, box.h).columns(len(view.records), 10)
    for record, cell in zip(view.records, cells, strict=True):
        gained = record.gained[standing.seat]
        room = cell.inset(0, 4)
        bar = Box(room.x, room.bottom - 22, room.w, 14)
        canvas.pill(bar, theme.WELL)
        if gained:
            canvas.pill(bar.left_part(max(bar.h, bar.w * gained / most)), theme.LAMP)
        top = room.top_part(room.h - 26)
        if standing.seat in record.out:
            canvas.picture(pictures.OUT, Box.around(top.centre, top.h))
        else:
            tone = theme.TEXT if gained else theme.SOFT_TEXT
            canvas.text(f"+{gained}", top, theme.SMALL_LABEL.fixed(), tone, align="centre")


# --- round by round


def _rounds(view: View) -> int:
    return len(view.records)


def _draw_rounds(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """The stashes of this round face up, who was out, and what was left behind the doors."""
    view: View = shown.view
    record = view.records[shown.round - 1]
    doors = box.bottom_part(150)
    rows = Box(box.x, box.y, box.w, box.h - 164)
    high = min(140.0, rows.h / view.seats)
    for seat in range(view.seats):
        row = Box(rows.x, rows.y + high * seat, rows.w, high - 10)
        out = seat in record.out
        cards = (record.lost[seat] if record.lost else ()) if out else record.stashes[seat]
        role = record.roles[seat] if record.roles else None
        _draw_row(canvas, row, shown, seat, cards, record.gained[seat], role, out=out)
    _draw_doors(canvas, doors, shown)


def _draw_row(
    canvas: Canvas, row: Box, shown: FinalTable, seat: int, cards: tuple[str, ...], gained: int,
    role: str | None, *, out: bool,
) -> None:  # fmt: skip
    say, who = shown.say, shown.seats[seat]
    canvas.rounded(row, theme.PANEL, radius=24, rim=theme.BAD if out else seat_colour(who).main, rim_width=3)
    inner = row.inset(18, 8)
    face = min(inner.h / HEAD_SHAPE, 84.0)
    head = Box(inner.x, inner.centre[1] - face * HEAD_SHAPE / 2, face, face * HEAD_SHAPE)
    draw_face(canvas, head, who, "lost" if out else "")
    words = Box(head.right + 14, inner.y, 300, inner.h)
    name, below = words.rows(2) if role or out else (words, words.left_part(0))
    draw_fitting(canvas, who.name, name, theme.LABEL)
    if out:
        draw_fitting(canvas, say(f"{WORDS}.lost"), below, theme.NOTE, theme.BAD)
    elif role:
        draw_fitting(canvas, role_name(say, role), below, theme.NOTE, theme.SOFT_TEXT)
    if role:
        canvas.picture(pictures.crest(role), Box(words.right + 6, inner.centre[1] - 34, 68, 68))
    room = Box(words.right + 92, inner.y, inner.right - words.right - 280, inner.h)
    wide = min(CARD, room.h / 1.42)
    with canvas.faded(0.45 if out else 1.0):
        for card, spot in zip(cards, spread(room, wide, len(cards), 12), strict=True):
            draw_card(canvas, spot, card)
    points = inner.right_part(160)
    canvas.picture(pictures.POINT, points.left_part(70))
    canvas.text(f"+{gained}", points.beside(80), theme.LABEL.fixed(), theme.LAMP)


def _draw_doors(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """What nobody has ever seen: the cards left behind the doors."""
    record = shown.view.records[shown.round - 1]
    say = shown.say
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.7), radius=24)
    inner = box.inset(18, 10)
    draw_fitting(canvas, say(f"{WORDS}.doors"), inner.top_part(34), theme.SMALL_LABEL, theme.LAMP)
    doors = record.doors or ()
    for number, (cards, cell) in enumerate(
        zip(doors, inner.below(38).columns(len(doors) or 1, 16), strict=True)
    ):
        canvas.picture(pictures.door(number) if cards else pictures.door_dark(number), cell.left_part(76))
        room = cell.beside(86)
        if not cards:
            draw_fitting(canvas, say(f"{WORDS}.none_left"), room, theme.NOTE, theme.SOFT_TEXT)
        for card, spot in zip(cards, spread(room, min(CARD, room.h / 1.42), len(cards), 6), strict=True):
            draw_card(canvas, spot, card)


def _draw_secrets(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """The list stands in front of it."""


ROUNDS = ResultPage(f"{WORDS}.rounds", _draw_rounds, _rounds, "comme_des_rats.screen.stage.round")
SECRETS = ResultPage(
    f"{WORDS}.secrets", _draw_secrets, _rounds, "comme_des_rats.screen.stage.round", reasons=True,
    widgets=secret_widgets,
)  # fmt: skip
RESULTS = ResultPages(
    how=f"{WORDS}.how",
    sum_words=_sum,
    tie_words=_tie,
    tie_shared=f"{WORDS}.tie_shared",
    tie_sign=pictures.BACK,
    draw_sum=_draw_points,
    pages=(ROUNDS, SECRETS),
    why=Why(f"{WORDS}.asked", _saw, "comme_des_rats.character"),
    ended=_ended,
)
