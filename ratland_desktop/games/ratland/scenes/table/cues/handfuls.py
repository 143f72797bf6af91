"""The cue of a step at the bag: one clan's pieces and what becomes of them, or the draws of several clans.

Several have a row each, with their pieces and what they come to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.screens.table.cues import Cue, Show, cue
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import ease_in_out, overshoot
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.tabletop.dialogue import Happening

from .bagside import draw_bag, draw_digging, inside_bag, set_scene
from .drawing import (
    FIRST,
    alone_seconds,
    cells_for,
    draw_caption,
    draw_piece,
    draw_sounds,
    drew,
    one_size,
    piece_sound,
    plate,
)
from .search import whites_traded

FATE_SIGNS = {"died": "rat/ghost", "poisoned": "rat/head_poisoned", "lost": "rat/head_lost"}
RETURNED, TRADED = 0.9, 1.7
"""Seconds: a piece goes back into the bag, white ones are traded."""
ROW_STEP = 0.45

AtTheBag = h.PieceReturned | h.Drew | h.WhitesTraded


@dataclass(frozen=True, slots=True)
class Handful:
    """All that one clan does at the bag in one step."""

    seat: int
    drew: h.Drew | None = None
    returned: h.PieceReturned | None = None
    traded: tuple[h.WhitesTraded, ...] = ()


def handfuls_in(told: Sequence[AtTheBag]) -> list[Handful]:
    found: dict[int, Handful] = {}
    for x in told:
        had = found.get(x.seat, Handful(x.seat))
        if isinstance(x, h.Drew):
            found[x.seat] = Handful(x.seat, x, had.returned, had.traded)
        elif isinstance(x, h.PieceReturned):
            found[x.seat] = Handful(x.seat, had.drew, x, had.traded)
        else:
            found[x.seat] = Handful(x.seat, had.drew, had.returned, (*had.traded, x))
    return list(found.values())


def draws(show: Show, told: Sequence[AtTheBag]) -> None:
    handfuls = handfuls_in(told)
    if len(handfuls) > 1:
        _rows(show, handfuls, told)
        return
    mine = handfuls[0]
    first = _first_seconds(mine)
    past = show.passed - first
    if mine.traded and past >= 0:
        at = min(len(mine.traded) - 1, int(past / TRADED))
        whites_traded(show.later(first + TRADED * at), mine.traded[at])
    elif mine.returned is not None:
        _after_return(show, mine.returned, mine.drew)
    elif mine.drew is not None:
        drew(show, mine.drew)


def _after_return(show: Show, x: h.PieceReturned, kept: h.Drew | None) -> None:
    """All pieces lie there; one goes back, and the others do what they do."""
    room = set_scene(show, x.area, x.seat)
    gone = x.pieces.index(x.colour) if x.colour is not None else None
    back = show.part(0.4, 0.6, ease_in_out)
    before = inside_bag(show.story, kept) if kept is not None else inside_bag(show.story)
    out = [piece for at, piece in enumerate(x.pieces) if at != gone or back < 1]
    kept_finds = list(kept.finds) if kept is not None else []
    draw_digging(show, x.seat, "proud" if gone is not None else "", before - Counter(out), None)
    cells = cells_for(room, len(x.pieces))
    style = one_size(show, kept_finds, plate(cells[0])) if kept_finds else theme.SMALL_LABEL
    for at, (piece, cell) in enumerate(zip(x.pieces, cells, strict=True)):
        if at == gone:
            draw_piece(show, piece, cell, 1 - back)
            continue
        draw_piece(show, piece, cell, 1.0)
        if kept_finds and show.since(RETURNED if gone is not None else 0.2):
            draw_caption(show, kept_finds.pop(0), cell, style)


# --- several at once ---------------------------------------------------------------------------------------


def _rows(show: Show, handfuls: Sequence[Handful], told: Sequence[AtTheBag]) -> None:
    """A row for each: who, the pieces, and what they come to."""
    area = told[0].area
    now = sum(show.since(FIRST + ROW_STEP * at) for at in range(len(handfuls)))
    first = next((x.drew for x in handfuls if x.drew is not None), None)
    before = inside_bag(show.story, first) if first is not None else inside_bag(show.story)
    out = [find.colour for x in handfuls[:now] if x.drew is not None for find in x.drew.finds]
    room = set_scene(show, area, None, listed=False)
    draw_bag(show, before - Counter(out))
    rows = room.rows(max(3, len(handfuls)), 5)
    for at, (mine, row) in enumerate(zip(handfuls, rows, strict=False)):
        _row(show, mine, row, FIRST + ROW_STEP * at)


def _row(show: Show, mine: Handful, row: Box, start: float) -> None:
    tint = show.tint(mine.seat)
    show.canvas.rounded(row, theme.see_through(theme.NIGHT, 0.7), radius=14, rim=tint.main, rim_width=2)
    side = min(row.h - 4, 70.0)
    face = Box(row.x + 6, row.centre[1] - side * 0.5, side, side)
    finds = mine.drew.finds if mine.drew is not None else ()
    harmed = any(find.fate for find in finds)
    cheese = sum(find.cheese for find in finds) + sum(x.cheese for x in mine.traded)
    mood = "hungry" if harmed and not cheese else "happy" if cheese else "sleepy"
    draw_portrait(show.canvas, face, show.seats[mine.seat], mood if show.since(start + 0.3) else "")
    name = Box(face.right + 6, row.y, row.w * 0.21, row.h)
    draw_name(show.canvas, show.seats[mine.seat].name, name, theme.TINY_LABEL.sized(24))
    result = row.right_part(row.w * 0.32)
    pieces = Box(name.right + 4, row.y, result.x - name.right - 8, row.h)
    piece = min(row.h - 8, 54.0)
    step = min(piece * 0.92, (pieces.w - piece) / max(1, len(finds) - 1) if len(finds) > 1 else piece)
    for at, find in enumerate(finds):
        part = show.part(start + 0.05 * at, 0.3, overshoot)
        if part > 0:
            spot = Box(pieces.x + step * at, row.centre[1] - piece / 2 - (1 - part) * 30, piece, piece)
            show.canvas.picture(f"cheese/{find.colour.name.lower()}", spot)
    if show.since(start + 0.3):
        _result(show, mine, result, cheese)


def _result(show: Show, mine: Handful, box: Box, cheese: int) -> None:
    """How much cheese, and which rats it cost."""
    drew = mine.drew
    harm = [(FATE_SIGNS[what], getattr(drew, what)) for what in FATE_SIGNS if drew and getattr(drew, what)]
    side = min(box.h - 8, 44.0)
    style = theme.LABEL.sized(min(34.0, side * 0.84)).fixed()
    x = box.x
    for sign, count in [("cheese/yellow", cheese), *harm]:
        if sign == "cheese/yellow" and not count and harm:
            continue
        said = show.say.signed(count if sign == "cheese/yellow" else -count) if count else "0"
        colour = theme.SOFT_TEXT if not count else theme.GOOD if sign == "cheese/yellow" else theme.BAD
        picture = Box(x, box.centre[1] - side / 2, side, side)
        show.canvas.picture(sign, picture, tint=show.tint(mine.seat))
        wide = show.canvas.measure(said, style)[0] + 8
        show.canvas.text(said, Box(picture.right + 2, box.y, wide, box.h), style, colour)
        x = picture.right + wide + 8


# --- time and sound ----------------------------------------------------------------------------------------


def _first_seconds(mine: Handful) -> float:
    """Until white pieces are traded."""
    if mine.returned is not None:
        return RETURNED + 0.5
    return alone_seconds(mine.drew) if mine.drew is not None else 0.0


def draws_seconds(told: Sequence[AtTheBag]) -> float:
    handfuls = handfuls_in(told)
    if len(handfuls) > 1:
        return FIRST + ROW_STEP * len(handfuls) + 0.5
    return _first_seconds(handfuls[0]) + TRADED * len(handfuls[0].traded)


def drawn_by_hand(told: Sequence[AtTheBag]) -> float:
    """So much of it is over when hands have drawn the pieces."""
    return _first_seconds(handfuls_in(told)[0])


def _sounds(told: Sequence[AtTheBag]) -> Sounds:
    handfuls = handfuls_in(told)
    if len(handfuls) == 1 and handfuls[0].returned is None and handfuls[0].drew is not None:
        return draw_sounds(handfuls[0].drew)
    heard: list[tuple[float, str]] = [(0.0, "bag")]
    for at, mine in enumerate(handfuls):
        finds = mine.drew.finds if mine.drew is not None else ()
        if finds:
            worst = max(finds, key=lambda find: (bool(find.fate), find.cheese))
            heard.append((FIRST + ROW_STEP * at + 0.1, piece_sound(worst)))
    return heard


def piece_returned(show: Show, x: h.PieceReturned) -> None:
    _after_return(show, x, None)


CUES: dict[type[Happening], Cue] = {
    h.PieceReturned: cue(
        piece_returned, RETURNED + 0.5, lambda x: ((0.4, "bag"),) if x.colour is not None else ()
    )
}
TOGETHER: dict[str, Cue] = {"draws": cue(draws, draws_seconds, _sounds, drawn_by_hand)}
