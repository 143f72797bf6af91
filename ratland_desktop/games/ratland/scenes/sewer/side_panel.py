"""The side panel of the placing page: player, event, clan, board, and what the plan can bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratland_desktop.games.ratland.forecast import Forecast, Raid
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_event_card, least_height
from ratland_desktop.games.ratland.scenes.sewer.board import SIDE
from ratland_desktop.games.ratland.scenes.sewer.foretelling import (
    Line,
    Mood,
    event_lines,
    feeding_verdict,
    last_words,
    loss_lines,
    round_words,
    search_line,
    span,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name, draw_paragraph
from ratland_desktop.shell.portraits import draw_portrait

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene

INSIDE = Box(SIDE.x + 22, 0, SIDE.w - 42, 1080)
EVENT_TOP = 122.0
PEEK_HIGH, BOARD_HIGH, GAP = 58.0, 58.0, 12.0
CREST = 68.0
FEEDING_HIGH, FEEDING_HEAD = 180.0, 92.0
RAID_HIGH = 50.0
LINE_LEAST, LINE_INDENT = 56.0, 62.0
PURSE_HIGH = 54.0
CARDS_ROOM = (400.0, 524.0, 478.0, 424.0)
"""How high event and clan may be together, by how many of clan, look ahead and board there are."""
MOST_PICTURE = 226.0
FOOT = Box(INSIDE.x, 1036, INSIDE.w, 40)
RULES, MENU = (Box.around((INSIDE.right - 28 - aside, 32), 56) for aside in (66, 0))
_COLOURS = {Mood.GOOD: theme.GOOD, Mood.BAD: theme.BAD, Mood.CALM: theme.TEXT}


def draw_side_panel(canvas: Canvas, scene: MySewerScene) -> None:
    _draw_header(canvas, scene)
    event = scene.view.event
    if event:
        _draw_event(canvas, scene, event)
    y = _draw_clan(canvas, scene)
    y = _draw_board(canvas, scene, y)
    _draw_preview(canvas, scene, Box(INSIDE.x, y, INSIDE.w, FOOT.y - y - 6))
    _draw_foot(canvas, scene)


def _draw_header(canvas: Canvas, scene: MySewerScene) -> None:
    """The name has a whole row below the buttons: the longest legal one is read in full."""
    say, now = scene.desk.texts, scene.view.round
    draw_portrait(canvas, Box(INSIDE.x - 4, 8, 98, 106), scene.seat, "happy" if scene.editor.complete else "")
    row = Box(INSIDE.x + 98, 12, INSIDE.w - 98, 46)
    beside = row.left_part(RULES.x - row.x - 10)
    draw_fitting(canvas, round_words(say, now), beside, theme.LABEL, theme.SOFT_TEXT)
    last = last_words(say, now)
    name = Box(row.x, RULES.bottom, row.w, 36 if last else 48)
    draw_name(canvas, scene.seat.name, name, theme.SUBHEADING, theme.LAMP, smallest=0.5)
    if last:
        canvas.text(last, Box(row.x, name.bottom - 2, row.w, 26), theme.NOTE, theme.SOFT_TEXT)


def _draw_event(canvas: Canvas, scene: MySewerScene, event: str) -> None:
    draw_event_card(canvas, event_box(canvas, scene), scene.desk.texts, event, most=0.62)


def event_box(canvas: Canvas, scene: MySewerScene) -> Box:
    return Box(INSIDE.x, EVENT_TOP, INSIDE.w, _card_heights(canvas, scene).event)


def clan_box(canvas: Canvas, scene: MySewerScene) -> Box:
    top = event_box(canvas, scene).bottom + GAP
    return Box(INSIDE.x, top, INSIDE.w, _card_heights(canvas, scene).clan)


class _Heights(NamedTuple):
    event: float
    clan: float


def _card_heights(canvas: Canvas, scene: MySewerScene) -> _Heights:
    """Event and clan get what their words need; what is left is for the event's picture.

    Where there is not enough for both, both give way alike.
    """
    room = _room_for_cards(scene)
    event = least_height(canvas, scene.desk.texts, scene.view.event or "", INSIDE.w)
    clan = 0.0
    if scene.me.clan is not None:
        clan = canvas.measure(clan_words(scene), theme.NOTE, INSIDE.w - 32)[1] + CREST + 26
    spare = room - event - clan
    if spare < 0:
        return _Heights(event * room / (event + clan), clan * room / (event + clan))
    return _Heights(event + min(spare, MOST_PICTURE), clan)


def _room_for_cards(scene: MySewerScene) -> float:
    """For the event and the clan together: the more there is beside them, the less."""
    things = (scene.me.clan, scene.view.foresight, scene.view.options.board is not Board.OFF or None)
    return CARDS_ROOM[sum(thing is not None for thing in things)]


def clan_words(scene: MySewerScene) -> str:
    """What the side that holds now can do."""
    side = "open" if scene.view.final else "closed"
    return scene.desk.texts(f"ratland.clan.{scene.me.clan}.{side}")


def peek_spot(canvas: Canvas, scene: MySewerScene) -> Box:
    """Under the clan's words; a board's crest may stand beside it."""
    wide = INSIDE.w - (0 if scene.view.options.board is Board.OFF else BOARD_HIGH + 10)
    return Box(INSIDE.x, clan_box(canvas, scene).bottom + 8, wide, PEEK_HIGH)


def _draw_clan(canvas: Canvas, scene: MySewerScene) -> float:
    """Draws the crest, the name and the words; returns the y below them."""
    clan = scene.me.clan
    if clan is None:
        return event_box(canvas, scene).bottom + GAP
    box = clan_box(canvas, scene)
    canvas.rounded(box, theme.PANEL, radius=22)
    canvas.picture(f"ratland/clan/{clan}", Box(box.x + 8, box.y + 8, CREST, CREST))
    beside = Box(box.x + CREST + 20, box.y + 8, box.w - CREST - 36, CREST)
    canvas.text(scene.desk.texts(f"ratland.clan.{clan}.name"), beside, theme.LABEL, theme.LAMP)
    words = box.inset(16, 10).below(CREST + 2)
    draw_paragraph(canvas, clan_words(scene), words, theme.NOTE)
    return box.bottom + GAP + (PEEK_HIGH + 8 if scene.view.foresight is not None else 0)


def _draw_board(canvas: Canvas, scene: MySewerScene, y: float) -> float:
    """My board, where boards can differ or fight."""
    if scene.view.options.board is Board.OFF:
        return y
    board = "aggressive" if scene.view.aggressive else "calm"
    if scene.view.foresight is not None:
        beside = peek_spot(canvas, scene)
        canvas.picture(
            f"ratland/board/{board}", Box(beside.right + 8, beside.y - 1, BOARD_HIGH + 2, BOARD_HIGH + 2)
        )
        return y
    box = Box(INSIDE.x, y, INSIDE.w, BOARD_HIGH)
    canvas.rounded(box, theme.PANEL, radius=22)
    canvas.picture(f"ratland/board/{board}", Box(box.x + 8, box.y + 3, 52, 52))
    canvas.text(
        scene.desk.texts(f"ratland.board.{board}.name"),
        Box(box.x + 70, box.y + 4, box.w - 82, box.h - 8), theme.SMALL_LABEL, theme.LAMP,
    )  # fmt: skip
    return box.bottom + GAP


def _draw_preview(canvas: Canvas, scene: MySewerScene, box: Box) -> None:
    """What feeding costs, the raids, and sentences about the rest; numbers instead where it is tight."""
    say, seen = scene.desk.texts, scene.foreseen
    told = event_lines(say, scene.view, seen)
    lines = [*told, search_line(say, seen), *loss_lines(say, seen)]
    room = box.h - FEEDING_HIGH - 8 - len(seen.raids) * (RAID_HIGH + 6)
    tight = room < sum(_line_high(canvas, line) for line in lines)
    if tight:
        lines, room = told, room - PURSE_HIGH - 6
    spare = room - sum(_line_high(canvas, line) for line in lines)
    feeding = FEEDING_HIGH + min(max(0.0, spare), _more_for_feeding(canvas, scene))
    _draw_feeding(canvas, scene, box.top_part(feeding))
    rest = box.below(feeding + 8)
    for raid in seen.raids:
        _draw_raid(canvas, scene, raid, rest.top_part(RAID_HIGH))
        rest = rest.below(RAID_HIGH + 6)
    if tight:
        _draw_purse(canvas, seen, rest.top_part(min(PURSE_HIGH, rest.h)))
        rest = rest.below(PURSE_HIGH + 6)
    for line in lines if spare >= 0 else ():
        high = _line_high(canvas, line)
        _draw_line(canvas, line, rest.top_part(high - 6))
        rest = rest.below(high)


def _draw_purse(canvas: Canvas, seen: Forecast, box: Box) -> None:
    """Without room for sentences: what the search can bring and what thieves can take, in pictures."""
    for (icon, sign, part), cell in zip(
        (("search", "+", seen.finds), ("shield", "−", seen.theft)), box.columns(2, 10), strict=True
    ):
        canvas.rounded(cell, theme.PANEL, radius=cell.h / 2)
        canvas.icon(icon, Box(cell.x + 14, cell.y + 10, 34, cell.h - 20), theme.SOFT_TEXT)
        canvas.picture("cheese/yellow", Box(cell.x + 56, cell.y + 6, 38, cell.h - 12))
        words = "0" if not part.most else f"{sign}{span(part)}"
        number = Box(cell.x + 100, cell.y, cell.w - 112, cell.h)
        canvas.text(words, number, theme.LABEL.sized(28).fixed(), theme.TEXT)


def _line_high(canvas: Canvas, line: Line) -> float:
    return max(LINE_LEAST, canvas.measure(line.words, theme.NOTE, INSIDE.w - LINE_INDENT)[1] + 14)


def _draw_raid(canvas: Canvas, scene: MySewerScene, raid: Raid, box: Box) -> None:
    """My attack, the defence it can meet, the cheese it can bring, in pictures; the pipe says it in words."""
    canvas.rounded(box, theme.PANEL, radius=box.h / 2)
    draw_portrait(canvas, Box(box.x + 4, box.y - 2, 50, box.h + 2), scene.seats[raid.victim])
    attack, defence, arrow, loot = box.beside(60).inset(0, 5).shares((22, 32, 10, 34), 4)
    colour = theme.GOOD if raid.loot.least else theme.TEXT if raid.loot.most else theme.BAD
    signs = (("sword", attack, str(raid.strength)), ("shield", defence, span(raid.defence)))
    number = theme.LABEL.sized(28).fixed()
    for icon, cell, words in signs:
        canvas.icon(icon, cell.left_part(30), theme.SOFT_TEXT)
        canvas.text(words, cell.beside(36), number, theme.TEXT)
    canvas.icon("arrow_right", arrow.inset(0, 8), theme.SOFT_TEXT)
    canvas.picture("cheese/yellow", loot.left_part(36))
    canvas.text(span(raid.loot), loot.beside(42).left_part(loot.w - 54), number, colour)


def _draw_feeding(canvas: Canvas, scene: MySewerScene, box: Box) -> None:
    """The number of rats to feed, what they cost, and the cheese there is."""
    say, seen = scene.desk.texts, scene.foreseen
    canvas.rounded(box, theme.PANEL, radius=22)
    inner = box.inset(16, 8)
    canvas.text(say("ratland.sewer.feeding.heading"), inner.top_part(34), theme.SMALL_LABEL, theme.LAMP)
    row = inner.below(34).top_part(56)
    rats, arrow, cost = row.shares((46, 12, 42), 4)
    canvas.picture("rat/token", rats.left_part(64), tint=scene.colour)
    number = theme.NUMBER.sized(36).fixed()
    canvas.text(span(seen.mouths), rats.beside(70), number, theme.TEXT)
    canvas.icon("arrow_right", arrow.inset(2, 13), theme.SOFT_TEXT)
    canvas.picture("cheese/yellow", cost.left_part(46))
    _, mood = feeding_verdict(say, seen)
    canvas.text(span(seen.feeding), cost.beside(52), number, _COLOURS[mood])
    draw_paragraph(canvas, _feeding_words(scene), inner.below(FEEDING_HEAD), theme.NOTE, _COLOURS[mood])


def _feeding_words(scene: MySewerScene) -> str:
    say, seen = scene.desk.texts, scene.foreseen
    have = say("ratland.sewer.feeding.have", cheese=seen.cheese)
    return f"{have} {feeding_verdict(say, seen)[0]}"


def _more_for_feeding(canvas: Canvas, scene: MySewerScene) -> float:
    """How much higher the box would have to be for its words at their full size."""
    _, high = canvas.measure(_feeding_words(scene), theme.NOTE, INSIDE.w - 32)
    return max(0.0, high - (FEEDING_HIGH - 16 - FEEDING_HEAD))


def _draw_line(canvas: Canvas, line: Line, box: Box) -> None:
    canvas.icon(line.icon, Box(box.x + 6, box.centre[1] - 20, 40, 40), _COLOURS[line.mood])
    canvas.text(line.words, box.beside(LINE_INDENT), theme.NOTE, _COLOURS[line.mood], lines=0)


def _draw_foot(canvas: Canvas, scene: MySewerScene) -> None:
    if sum(seat.is_human for seat in scene.seats) < 2:
        return  # nobody else could peek
    canvas.icon("eye", Box(FOOT.x, FOOT.y + 6, 28, 28), theme.SOFT_TEXT)
    words = scene.desk.texts("ratland.sewer.private", name=scene.seat.name)
    draw_fitting(canvas, words, FOOT.beside(38), theme.NOTE, theme.SOFT_TEXT)
