"""Name plates, bags and neighbours: what each place is, and what it contains or brings this round."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.bag_forecast import bag_of
from ratland_desktop.games.ratland.forecast import event_of, power_of
from ratland_desktop.games.ratland.rules.words import AREAS, LEFT, NURSERY, PANTRY, PIPES, Colour, Place
from ratland_desktop.games.ratland.scenes.sewer.board import BANNERS, COLUMNS, NEIGHBOURS, ROOMS, SPOTS
from ratland_desktop.games.ratland.scenes.sewer.foretelling import breeding_words, span
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import draw_portrait, seat_colour

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene

PLATE = theme.see_through(theme.NIGHT, 0.78)


def draw_signs(canvas: Canvas, scene: MySewerScene) -> None:
    for area in AREAS:
        # painted once a turn; the key names what lies open on the table
        bag = ("bag", area, scene.view.food, scene.view.players)
        canvas.layer(bag, COLUMNS[area].top_part(146), partial(_draw_area, scene=scene, area=area))
        _draw_reward(canvas, scene, area)
    for side in PIPES:
        _draw_neighbour(canvas, scene, side)
        _draw_bonus(canvas, scene, side)
    _draw_pantry(canvas, scene)
    _draw_nursery(canvas, scene)
    _draw_banners(canvas, scene)


def _draw_area(canvas: Canvas, scene: MySewerScene, area: Place) -> None:
    """The name and what is in the bag today."""
    say, column, key = scene.desk.texts, COLUMNS[area], area.name.lower()
    plate = Box(column.x + 18, 14, 300, 54)
    words = say(f"ratland.place.{key}.name")
    wide = min(plate.w, canvas.measure(words, theme.LABEL)[0] + 84)
    plate = plate.left_part(wide)
    canvas.pill(plate, PLATE)
    canvas.icon(key, Box(plate.x + 14, plate.y + 8, 38, 38), theme.LAMP)
    canvas.text(words, plate.beside(60).left_part(wide - 76), theme.LABEL, theme.TEXT)
    pieces = Counter(bag_of(scene.view, area))
    shown = [(colour, pieces[colour]) for colour in Colour if pieces[colour]]
    cell = min(104.0, (column.w - 36 - 20) / len(shown))
    bag = Box(column.x + 18, 76, cell * len(shown) + 20, 62)
    canvas.rounded(bag, theme.PAPER, radius=22, rim=theme.PAPER_HEADING, rim_width=2)
    for (colour, count), box in zip(shown, bag.inset(12, 6).columns(len(shown)), strict=True):
        side = min(46.0, box.w * 0.56)
        canvas.picture(f"cheese/{colour.name.lower()}", Box(box.x, box.centre[1] - side / 2, side, side))
        number = Box(box.x + side + 4, box.y, box.w - side - 4, box.h)
        canvas.text(str(count), number, theme.LABEL.sized(30).fixed(), theme.INK)


def _draw_reward(canvas: Canvas, scene: MySewerScene, area: Place) -> None:
    """Tacticians: cheese for an area left alone."""
    reward = event_of(scene.view).rewards_absence
    if reward and not scene.plan[area]:
        _chip(
            canvas, Box(SPOTS[area].rats.x, SPOTS[area].rats.y + 20, 120, 52), f"+{reward}", "cheese/yellow"
        )


def _chip(canvas: Canvas, box: Box, words: str, picture: str, *, colour: theme.Colour = theme.GOOD) -> None:
    """A small bubble: a number and what it counts."""
    canvas.pill(box, PLATE, rim=colour, rim_width=2)
    canvas.text(
        words, box.inset(10, 2).left_part(box.w - 66), theme.LABEL.sized(30).fixed(), colour, align="centre"
    )
    spot = Box(box.right - 56, box.y + 6, 42, box.h - 12)
    if "/" in picture:
        canvas.picture(picture, spot)
    else:
        canvas.icon(picture, spot, colour)


def _draw_neighbour(canvas: Canvas, scene: MySewerScene, side: Place) -> None:
    """Who lives at the other end of the pipe: face, name, rats, cheese."""
    number = scene.neighbour(side)
    seat, sewer = scene.seats[number], scene.view.sewers[number]
    box = NEIGHBOURS[side]
    canvas.rounded(box, PLATE, radius=26)
    left = side is LEFT
    face = Box(box.x + 6, box.y + 2, 92, 98) if left else Box(box.right - 98, box.y + 2, 92, 98)
    draw_portrait(canvas, face, seat)
    words = (
        Box(face.right + 6, box.y, box.w - 112, box.h) if left else Box(box.x + 12, box.y, box.w - 116, box.h)
    )
    align = "left" if left else "right"
    draw_name(canvas, seat.name, words.top_part(56).below(8), theme.LABEL, align=align, smallest=0.55)
    counts = words.below(56).top_part(42)
    counts = counts.left_part(172) if left else counts.right_part(172)
    rats, cheese = counts.columns(2, 8)
    canvas.picture("rat/token", rats.left_part(44), tint=seat_colour(seat))
    canvas.text(str(sewer.healthy), rats.beside(50), theme.LABEL.sized(30).fixed(), theme.TEXT)
    canvas.picture("cheese/yellow", cheese.left_part(36))
    canvas.text(str(sewer.cheese), cheese.beside(42), theme.LABEL.sized(30).fixed(), theme.TEXT)


def _draw_bonus(canvas: Canvas, scene: MySewerScene, side: Place) -> None:
    """What this raid can bring, or a sign that attacks are stronger today."""
    spot = SPOTS[side]
    raid = next((raid for raid in scene.foreseen.raids if raid.side is side), None)
    bonus = event_of(scene.view).attack_bonus
    if raid is not None and bonus:
        box = Box(spot.rats.x if side is not LEFT else spot.rats.right - 100, spot.rats.y - 24, 100, 44)
        _chip(canvas, box, f"+{bonus}", "sword", colour=theme.LAMP)
    elif raid is None:
        where = spot.rats
        sign = "arrow_left" if side is LEFT else "arrow_right"
        with canvas.faded(0.7):
            canvas.icon(sign, Box.around(where.centre, 64), theme.RIM)


def _draw_room_name(canvas: Canvas, scene: MySewerScene, room: Place, words: str, mood: theme.Colour) -> None:
    box, key = ROOMS[room], room.name.lower()
    plate = Box(box.x + 16, box.y + 14, 300, 92)
    canvas.rounded(plate, PLATE, radius=22)
    canvas.icon(key, Box(plate.x + 12, plate.y + 10, 36, 36), theme.LAMP)
    canvas.text(
        scene.desk.texts(f"ratland.place.{key}.name"),
        Box(plate.x + 56, plate.y + 4, plate.w - 66, 48), theme.LABEL, theme.TEXT,
    )  # fmt: skip
    canvas.text(words, Box(plate.x + 16, plate.y + 50, plate.w - 26, 38), theme.NOTE, mood, lines=2)


def _draw_pantry(canvas: Canvas, scene: MySewerScene) -> None:
    say, plan = scene.desk.texts, scene.plan
    guards = plan[PANTRY] + (plan[NURSERY] if scene.question.home_limit is not None else 0)
    if scene.duel:
        words, mood = say("ratland.sewer.duel.pantry_short"), theme.SOFT_TEXT
    else:
        words = say("ratland.sewer.attack.defend", rats=guards)
        mood = theme.GOOD if guards else theme.SOFT_TEXT
    _draw_room_name(canvas, scene, PANTRY, words, mood)
    box = ROOMS[PANTRY]
    chip = Box(box.x + 18, box.bottom - 72, 124, 56)
    canvas.pill(chip, PLATE, rim=theme.CHEESE["yellow"], rim_width=2)
    canvas.picture("cheese/yellow", Box(chip.x + 12, chip.y + 6, 44, 44))
    canvas.text(
        str(scene.me.cheese), chip.beside(62).left_part(54), theme.NUMBER.sized(34).fixed(), theme.TEXT
    )
    more = power_of(scene.view, scene.me).guards
    if more:
        _chip(canvas, Box(box.right - 122, box.y + 112, 108, 48), f"+{more}", "shield", colour=theme.LAMP)


def _draw_nursery(canvas: Canvas, scene: MySewerScene) -> None:
    seen = scene.foreseen.breeding
    say = scene.desk.texts
    words = breeding_words(say, scene.foreseen)
    mood = theme.SOFT_TEXT if not seen.due else theme.GOOD if seen.born.least == seen.due else theme.LAMP
    _draw_room_name(canvas, scene, NURSERY, words, mood)
    if seen.born.most:
        box = ROOMS[NURSERY]
        baby = Box(box.x + 18, box.bottom - 78, 64, 66)
        canvas.picture("rat/baby", baby, tint=scene.colour)
        room = Box(baby.right + 4, baby.y + 8, 108, 50)
        canvas.text(
            f"+{span(seen.born)}", room, theme.NUMBER.sized(36).fixed(), theme.LAMP,
            outline=theme.NIGHT, outline_width=5,
        )  # fmt: skip


def _draw_banners(canvas: Canvas, scene: MySewerScene) -> None:
    """What holds for the whole board: Locked and Loaded's limit, or that both pipes lead to one player."""
    say, limit = scene.desk.texts, scene.question.home_limit
    banners = []
    if limit is not None:
        at_home = scene.plan[PANTRY] + scene.plan[NURSERY]
        banners.append(("lock", say("ratland.sewer.home_limit", rats=at_home, limit=limit), at_home >= limit))
    if scene.duel:
        banners.append(
            ("swap", say("ratland.sewer.duel.both", name=scene.seats[scene.neighbour(LEFT)].name), False)
        )
    if not banners:
        return
    for (icon, words, full), column in zip(banners, BANNERS.columns(len(banners), 12), strict=True):
        wanted = canvas.measure(words, theme.SMALL_LABEL)[0] + 96
        box = Box.around(column.centre, min(column.w, wanted), column.h)
        canvas.rounded(box, theme.NIGHT, radius=box.h / 2, rim=theme.LAMP, rim_width=3)
        canvas.icon(icon, Box.around((box.x + 32, box.centre[1]), 26), theme.LAMP)
        ink = theme.LAMP if full else theme.TEXT
        draw_fitting(canvas, words, Box(box.x + 56, box.y + 3, box.w - 78, box.h - 6), theme.SMALL_LABEL, ink)
