"""The side of the private screen: who plays, the event, my clan and board, and what the plan can bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_event_card
from ratland_desktop.games.ratland.scenes.sewer.foretelling import (
    Line,
    Mood,
    attack_lines,
    breeding_line,
    feeding_verdict,
    search_line,
    span,
)
from ratland_desktop.games.ratland.scenes.sewer.layout import SIDE
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.portraits import draw_portrait

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene

INSIDE = Box(SIDE.x + 22, 0, SIDE.w - 42, 1080)
EVENT = Box(INSIDE.x, 122, INSIDE.w, 314)
CLAN_HIGH, PEEK_HIGH, BOARD_HIGH, GAP = 128.0, 58.0, 58.0, 12.0
FEEDING_HIGH = 176.0
FOOT = Box(INSIDE.x, 1036, INSIDE.w, 40)
_COLOURS = {Mood.GOOD: theme.GOOD, Mood.BAD: theme.BAD, Mood.CALM: theme.TEXT}


def draw_side_panel(canvas: Canvas, scene: MySewerScene) -> None:
    _draw_header(canvas, scene)
    event = scene.view.event
    if event:
        _draw_event(canvas, scene, event)
    y = EVENT.bottom + GAP
    y = _draw_clan(canvas, scene, y)
    y = _draw_board(canvas, scene, y)
    _draw_preview(canvas, scene, Box(INSIDE.x, y, INSIDE.w, FOOT.y - y - 6))
    _draw_foot(canvas, scene)


def _draw_header(canvas: Canvas, scene: MySewerScene) -> None:
    draw_portrait(canvas, Box(INSIDE.x - 4, 8, 98, 106), scene.seat, "happy" if scene.editor.complete else "")
    words = Box(INSIDE.x + 104, 14, INSIDE.w - 104 - 76, 50)
    canvas.text(scene.seat.name, words, theme.SUBHEADING, theme.TEXT, fit=Fit.SHORTEN)
    canvas.text(
        scene.desk.texts("ratland.sewer.round", round=scene.view.round),
        Box(words.x, words.bottom, words.w, 40), theme.SMALL, theme.SOFT_TEXT,
    )  # fmt: skip


def _draw_event(canvas: Canvas, scene: MySewerScene, event: str) -> None:
    """The picture takes what the words leave over."""
    say = scene.desk.texts
    _, high = canvas.measure(say(f"ratland.event.{event}.text"), theme.NOTE.sized(23), EVENT.w - 40)
    share = 1 - (high + 66) / (EVENT.h - 24)
    draw_event_card(canvas, EVENT, say, event, picture_share=max(0.32, min(0.62, share)))


def peek_spot(scene: MySewerScene) -> Box:
    """Under the clan's text."""
    return Box(INSIDE.x, EVENT.bottom + GAP + CLAN_HIGH + 8, INSIDE.w, PEEK_HIGH)


def _draw_clan(canvas: Canvas, scene: MySewerScene, y: float) -> float:
    """The crest, and what the side that holds now can do."""
    clan = scene.me.clan
    if clan is None:
        return y
    say = scene.desk.texts
    box = Box(INSIDE.x, y, INSIDE.w, CLAN_HIGH)
    canvas.rounded(box, theme.PANEL, radius=22)
    canvas.picture(f"clan/{clan}", Box(box.x + 8, box.y + 12, 104, 104))
    words = Box(box.x + 122, box.y + 8, box.w - 134, box.h - 16)
    canvas.text(say(f"ratland.clan.{clan}.name"), words.top_part(38), theme.SMALL_LABEL.sized(28), theme.LAMP)
    side = "open" if scene.view.final else "closed"
    canvas.text(
        say(f"ratland.clan.{clan}.{side}"), words.below(40), theme.NOTE, theme.TEXT, lines=0, valign="top"
    )
    return box.bottom + GAP + (PEEK_HIGH + 8 if scene.view.foresight is not None else 0)


def _draw_board(canvas: Canvas, scene: MySewerScene, y: float) -> float:
    """My board, where boards can differ or fight."""
    if scene.view.options.board is Board.OFF:
        return y
    board = "aggressive" if scene.view.aggressive else "calm"
    box = Box(INSIDE.x, y, INSIDE.w, BOARD_HIGH)
    canvas.rounded(box, theme.PANEL, radius=22)
    canvas.picture(f"board/{board}", Box(box.x + 8, box.y + 3, 52, 52))
    canvas.text(
        scene.desk.texts(f"ratland.board.{board}.name"),
        Box(box.x + 70, box.y + 4, box.w - 82, box.h - 8), theme.SMALL_LABEL, theme.LAMP,
    )  # fmt: skip
    return box.bottom + GAP


def _draw_preview(canvas: Canvas, scene: MySewerScene, box: Box) -> None:
    say, seen = scene.desk.texts, scene.foreseen
    _draw_feeding(canvas, scene, box.top_part(FEEDING_HIGH))
    lines = [search_line(say, seen), *attack_lines(say, scene.view, scene.seats, seen)]
    if seen.breeding.born.least != seen.breeding.due:
        lines.append(breeding_line(say, seen))
    rest = box.below(FEEDING_HIGH + 6)
    high = min(76.0, rest.h / len(lines))
    for index, line in enumerate(lines):
        _draw_line(canvas, line, Box(rest.x, rest.y + index * high, rest.w, high - 4))


def _draw_feeding(canvas: Canvas, scene: MySewerScene, box: Box) -> None:
    """So many mouths cost so much cheese, and so much there is."""
    say, seen = scene.desk.texts, scene.foreseen
    canvas.rounded(box, theme.PANEL, radius=22)
    inner = box.inset(16, 8)
    canvas.text(say("ratland.sewer.feeding.heading"), inner.top_part(34), theme.SMALL_LABEL, theme.LAMP)
    row = inner.below(38).top_part(58)
    rats, arrow, cost, have = row.shares((33, 9, 27, 31), 4)
    canvas.picture("rat/token", rats.left_part(60), tint=scene.colour)
    number = theme.NUMBER.sized(34).fixed()
    canvas.text(span(seen.mouths), rats.beside(64), number, theme.TEXT)
    canvas.icon("arrow_right", arrow.inset(2, 14), theme.SOFT_TEXT)
    canvas.picture("cheese/yellow", cost.left_part(42))
    words, mood = feeding_verdict(say, seen)
    canvas.text(span(seen.feeding), cost.beside(46), number, _COLOURS[mood])
    canvas.text(
        say("ratland.sewer.feeding.have", cheese=seen.cheese), have, theme.NOTE, theme.SOFT_TEXT, lines=2
    )
    canvas.text(words, inner.below(100), theme.NOTE, _COLOURS[mood], lines=2)


def _draw_line(canvas: Canvas, line: Line, box: Box) -> None:
    side = min(40.0, box.h - 6)
    canvas.icon(line.icon, Box(box.x + 4, box.centre[1] - side / 2, side, side), _COLOURS[line.mood])
    canvas.text(line.words, box.beside(side + 18), theme.NOTE, _COLOURS[line.mood], lines=0)


def _draw_foot(canvas: Canvas, scene: MySewerScene) -> None:
    canvas.icon("eye", Box(FOOT.x, FOOT.y + 6, 28, 28), theme.SOFT_TEXT)
    words = scene.desk.texts("ratland.sewer.private", name=scene.seat.name)
    canvas.text(words, FOOT.beside(38), theme.NOTE, theme.SOFT_TEXT)
