"""Draws the hall: rows of players and games, cards of records, and pages that are still empty."""

from __future__ import annotations

from ratland_desktop.saves.clock import here
from ratland_desktop.screens.chronicle.words import date
from ratland_desktop.screens.hall.fame import Held, PlayerLine, Told
from ratland_desktop.screens.hall.pages import HallPages, Record
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

PLAYER_ROW = 88.0
GAME_ROW = 112.0
COLUMNS = (0.5, 0.7, 3.0, 1.3, 1.6, 1.7, 1.7)
"""Place, face, name, games, wins, and two more."""
MOST_FACES = 12


def draw_heads(canvas: Canvas, box: Box, say: Texts, pages: HallPages | None) -> None:
    """What the columns of the players mean. Without pages it is the family's list."""
    _, _, name, *others = box.inset(20, 0).shares(COLUMNS, gap=12)
    canvas.text(say("hall.column.name"), name, theme.SMALL_LABEL, theme.SOFT_TEXT)
    if pages is None:
        heads = ["hall.column.games", "hall.column.wins", "hall.column.favourite"]
        others[2:] = [others[2].union(others[3])]
    else:
        heads = ["hall.column.games", "hall.column.wins", "hall.column.best", pages.peak]
    for head, column in zip(heads, others, strict=True):
        if head:
            canvas.text(say(head), column, theme.SMALL_LABEL, theme.SOFT_TEXT, align="centre")


def draw_player(
    canvas: Canvas, box: Box, say: Texts, place: int, line: PlayerLine, pages: HallPages | None
) -> None:
    first = place == 1 and line.wins > 0
    rim = theme.LAMP if first else seat_colour(line.seat).main
    canvas.rounded(box, theme.see_through(theme.PANEL, 0.94), radius=26, rim=rim, rim_width=4 if first else 2)
    number, face, name, *rest = box.inset(20, 4).shares(COLUMNS, gap=12)
    canvas.text(f"{place}.", number, theme.LABEL, theme.LAMP if first else theme.TEXT, align="centre")
    wide = min(face.w, face.h / HEAD_SHAPE)
    draw_portrait(
        canvas, Box.around(face.centre, wide, wide * HEAD_SHAPE), line.seat, "proud" if first else ""
    )
    draw_name(canvas, line.seat.name, name, theme.LABEL)
    games, wins, best, peak = rest
    canvas.text(str(line.games), games, theme.LABEL, theme.TEXT, align="centre")
    canvas.icon("trophy", Box(wins.centre[0] - 54, wins.centre[1] - 20, 40, 40), theme.LAMP)
    canvas.text(str(line.wins), wins.beside(wins.w / 2 - 4), theme.LABEL, theme.LAMP)
    if pages is None:
        game = line.favourite
        canvas.text(say(f"{game}.name"), best.union(peak), theme.LABEL, theme.TEXT, align="centre")
        return
    canvas.text(_points(line.best), best, theme.LABEL, theme.TEXT, align="centre")
    if pages.peak:
        canvas.text(str(line.peak or "–"), peak, theme.LABEL, theme.TEXT, align="centre")


def _points(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def draw_record(
    canvas: Canvas, box: Box, say: Texts, record: Record, held: Held | None, seats: list[Seat], game: str = ""
) -> None:
    """A card on the wall: what, how much, who and when. `seats`: who did it, and whom it hit.

    `game` is the name of the game in the files, where there are cards of several.
    """
    canvas.rounded(box, theme.PAPER, foot=theme.PAPER_DIM, radius=28, shadow=12)
    inner = box.inset(26, 18)
    named = [say(f"{game}.name")] if game else []
    title = " · ".join((*named, say(record.title)))
    canvas.text(title, inner.top_part(54), theme.LABEL, theme.PAPER_HEADING)
    body = inner.below(62)
    tint = seat_colour(seats[0]) if seats else theme.SEAT_COLOURS[10]
    side = body.left_part(150)
    with canvas.faded(1.0 if held else 0.4):
        canvas.picture(record.picture, side.inset(6, 12), tint=tint)
    words = body.beside(172)
    if held is None:
        canvas.text(say("hall.record.nobody"), words, theme.SMALL, theme.SOFT_INK, lines=3)
        return
    amount, who, when = words.top_part(words.h * 0.4), words.below(words.h * 0.4), words.bottom_part(40)
    canvas.text(say(record.unit, n=held.amount), amount, theme.HEADING.sized(42), theme.INK)
    who = who.top_part(who.h - 42)
    high = min(who.h, 70.0)
    wide = high / HEAD_SHAPE
    draw_portrait(canvas, Box(who.x, who.centre[1] - high / 2, wide, high), seats[0])
    name = who.beside(wide + 12)
    if not seats[0].is_human:
        canvas.icon("robot", Box(name.right - 34, name.centre[1] - 16, 32, 32), theme.SOFT_INK)
        name = name.left_part(name.w - 40)
    told = seats[0].name
    if len(seats) > 1:
        told = say("hall.record.robbed", name=seats[0].name, other=seats[1].name)
    canvas.text(told, name, theme.SMALL_LABEL.sized(27), theme.INK, lines=2)
    canvas.text(date(say, held.told.game.when), when, theme.NOTE, theme.SOFT_INK)


def draw_game(canvas: Canvas, box: Box, say: Texts, told: Told, look: Look, *, named: bool = False) -> None:
    """One game of the list: who won, when, how it was played, and everybody's face.

    `named`: the list has games of several kinds, so each says which it is.
    """
    fill = (
        theme.RAISED if look.focused else theme.mixed(theme.PANEL, theme.RAISED, 0.3 if look.hovered else 0)
    )
    canvas.rounded(box, fill, radius=theme.SMALL_RADIUS, rim=theme.LAMP if look.focused else None)
    game = told.game
    winners = [game.seats[seat] for seat in game.outcome.winners]
    face = box.left_part(110).inset(14, 8)
    draw_portrait(canvas, Box.around(face.centre, face.h / HEAD_SHAPE, face.h), winners[0], "proud")
    words, faces = box.beside(122).inset(0, 10).left_part(box.w - 146).shares((1.5, 1), gap=20)
    upper, lower = words.top_part(words.h * 0.54), words.below(words.h * 0.54)
    best = max(standing.points for standing in game.outcome.standings)
    if len(winners) == 1:
        line = say("hall.game.wins", name=winners[0].name, points=best)
    else:
        line = say("hall.game.shared", names=[seat.name for seat in winners])
    canvas.text(line, upper, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
    soft = theme.PAPER_DIM if look.focused else theme.SOFT_TEXT
    title = [say(f"{told.pages.game}.name")] if named else []
    about = " · ".join([*title, say.when(here(game.when)), *variants(say, told)])
    canvas.text(about, lower, theme.SMALL, soft, fit=Fit.SHORTEN)
    wide = min(faces.h * 0.62, faces.w / max(6, len(game.seats)))
    x = faces.right - wide * min(len(game.seats), MOST_FACES)
    for number, seat in enumerate(game.seats[:MOST_FACES]):
        head = Box(x + wide * number, faces.centre[1] - wide * HEAD_SHAPE / 2, wide - 4, wide * HEAD_SHAPE)
        draw_portrait(canvas, head, seat)


def variants(say: Texts, told: Told) -> list[str]:
    """The variants of a game in words."""
    return [
        say(key)
        for variant in told.pages.variants
        if (key := f"{variant.words}.{str(told.variant(variant.name)).lower()}") in say
    ]


def draw_empty(canvas: Canvas, box: Box, title: str, about: str, mood: str) -> None:
    """An inviting wall: a frame, a face and a few words."""
    canvas.dashed(box, theme.RIM)
    colour = theme.SEAT_COLOURS[4]
    canvas.picture(
        f"rat/head_{mood}", Box.around((box.centre[0], box.y + box.h * 0.27), 210, 230), tint=colour
    )
    words = box.inset(60, 0).below(box.h * 0.52)
    canvas.text(title, words.top_part(70), theme.HEADING, theme.TEXT, align="centre")
    below = words.below(76).top_part(110)
    canvas.text(about, below, theme.BODY, theme.SOFT_TEXT, align="centre", lines=3)
