"""The canvas draws sharp, in its boxes, within its memory."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from ratland_desktop.paths import find_places
from ratland_desktop.shell import glyphs, theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas, TextLog, View, faces, lettering
from ratland_desktop.shell.canvas.words import Fit


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    return Canvas(pygame.display.set_mode((960, 540)), art=find_places().assets / "art")


def test_the_safe_area_is_whole_and_centred_in_every_window():
    for size in ((1024, 640), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160), (1080, 1920)):
        view = View(*size)
        assert view.bounds.common(SAFE) == SAFE
        assert view.bounds.centre == pytest.approx(SAFE.centre)
        assert view.logical((0, 0)) == pytest.approx((view.bounds.x, view.bounds.y))


def test_boxes_that_touch_in_units_touch_in_pixels():
    view = View(1023, 641)
    for one, other in zip(SAFE.columns(7), SAFE.columns(7)[1:], strict=False):
        assert view.pixels(one).right == view.pixels(other).left


def test_pixels_can_be_counted_from_any_corner(canvas: Canvas):
    view = View(1300, 641)
    box = Box(13.3, 71.9, 333.3, 98.7)
    assert view.pixels(box, origin=(5, 9)).topleft == view.pixels(box).move(-5, -9).topleft


Painter = Callable[[Canvas], None]


@pytest.mark.parametrize(
    "paint",
    [
        lambda c: c.rounded(Box(100, 100, 600, 300), (255, 0, 0), radius=80),
        lambda c: c.rounded(Box(100, 100, 600, 300), None, radius=80, rim=(255, 0, 0), rim_width=20),
        lambda c: c.rounded(Box(100, 100, 600, 300), (255, 0, 0), foot=(200, 0, 0), radius=80),
        lambda c: c.circle((400, 400), 150, (255, 0, 0)),
        lambda c: c.line([(100, 100), (700, 350)], (255, 0, 0), 20),
        lambda c: c.polygon([(100, 100), (700, 200), (300, 500)], (255, 0, 0)),
        lambda c: c.ring((400, 400), 150, 0.4, (255, 0, 0)),
    ],
)
def test_edges_are_never_jagged(canvas: Canvas, paint: Painter):
    """Somewhere between full and nothing there are steps in between."""
    paint(canvas)
    reds = {canvas.surface.get_at((x, y)).r for x in range(40, 380) for y in range(40, 280)}
    assert 0 in reds and max(reds) > 190
    assert len([red for red in reds if 20 < red < 180]) >= 4


@pytest.mark.parametrize("size", [(200, 60), (397, 251), (640, 300), (1213, 97), (1800, 1000)])
def test_a_dashed_rim_has_dashes_of_one_length_all_around_and_nothing_inside(
    canvas: Canvas, size: tuple[int, int]
):
    canvas.dashed(Box(20, 20, *size), (255, 0, 0), width=6)
    left, top, wide, high = 10, 10, size[0] // 2, size[1] // 2
    inside = canvas.surface.subsurface((left + 8, top + 8, wide - 16, high - 16))
    corners = {(x, y) for x in range(inside.get_width()) for y in range(inside.get_height())
               if inside.get_at((x, y)).r > 40}  # fmt: skip
    assert all(min(x, wide - 17 - x) < 8 and min(y, high - 17 - y) < 8 for x, y in corners)
    for y in (top + 1, top + high - 2):
        row = [canvas.surface.get_at((x, y)).r > 128 for x in range(left + 20, left + wide - 20)]
        runs = "".join("#" if on else " " for on in row).strip().split()
        assert all(8 <= len(run) <= 10 for run in runs[1:-1])
        assert len(runs) >= (wide - 60) // 18


def test_a_layers_texts_are_listed_once_whether_it_is_painted_anew_or_copied(canvas: Canvas):
    canvas.log = TextLog()
    for _ in range(2):
        canvas.log.clear()
        canvas.layer("told", Box(0, 0, 600, 90), lambda c: c.text("Käse", Box(0, 0, 600, 90)))
        assert [drawn.words for drawn in canvas.log.drawn] == ["Käse"]


def test_a_see_through_panel_has_the_same_tone_in_its_corners_as_in_its_middle(canvas: Canvas):
    canvas.fill(canvas.bounds, theme.WHITE)
    canvas.rounded(Box(100, 100, 400, 300), (0, 0, 0, 128), radius=60)
    middle = canvas.surface.get_at((150, 125))
    assert abs(canvas.surface.get_at((50 + 15, 50 + 15)).r - middle.r) <= 2
    assert 100 < middle.r < 150


def test_the_cache_stays_within_its_limit(canvas: Canvas):
    canvas.cache.limit = 300_000
    for i in range(60):
        canvas.circle((500, 300), 60 + i, theme.LAMP)
    assert canvas.cache.held <= 300_000
    assert len(canvas.cache) > 1


def test_what_was_drawn_once_is_not_rasterised_again(canvas: Canvas):
    canvas.text("Käse", Box(0, 0, 400, 80), theme.LABEL)
    held = canvas.cache.held
    canvas.text("Käse", Box(300, 300, 400, 80), theme.LABEL)
    assert canvas.cache.held == held


def test_words_stay_in_their_box_whatever_they_are(canvas: Canvas):
    canvas.log = TextLog()
    box = Box(100, 100, 260, 90)
    for words in (
        "Rat",
        "Spielstände und Einstellungen",
        "Donaudampfschifffahrtsgesellschaftskapitän",
        "wo " * 90,
    ):
        for lines in (0, 1, 2):
            ink = canvas.text(words, box, theme.LABEL, lines=lines)
            assert ink.w <= box.w + 2 and ink.h <= box.h * 1.3, words
    assert any(drawn.cut for drawn in canvas.log.drawn)
    assert all(not drawn.cut for drawn in canvas.log.drawn[:3])


def test_the_log_finds_cut_and_overlapping_texts_and_forgives_names(canvas: Canvas):
    canvas.log = TextLog()
    canvas.text("A long sentence that cannot fit at all", Box(0, 0, 120, 40), theme.LABEL)
    canvas.text("Bartholomäus der Erste", Box(0, 100, 120, 40), theme.LABEL, fit=Fit.SHORTEN)
    assert [drawn.words[:6] for drawn in canvas.log.misfits()] == ["A long"]
    canvas.text("one", Box(500, 500, 200, 60), theme.LABEL)
    canvas.text("two", Box(520, 505, 200, 60), theme.LABEL)
    with canvas.above():
        canvas.text("above", Box(500, 500, 200, 60), theme.LABEL)
    assert [(a.words, b.words) for a, b in canvas.log.overlaps()] == [("one", "two")]


@pytest.mark.parametrize(
    "words", ["日本語", "שלום", "مرحبا", "🐀🧀", "👩‍👩‍👧", "\ufffd\u0000\u200b\ue000x", "Zoë Łukasz Øyvind"]
)
def test_names_in_any_script_are_drawn_and_never_crash(canvas: Canvas, words: str):
    for style in (theme.LABEL, theme.BODY):
        canvas.surface.fill((0, 0, 0))
        ink = canvas.text(words, Box(100, 100, 800, 100), style)
        assert ink.w > 0
        assert (
            canvas.surface.get_bounding_rect().w
            and pygame.mask.from_threshold(canvas.surface, theme.TEXT, (120, 120, 120)).count()
        )


def test_letters_that_no_font_has_become_paw_prints(canvas: Canvas, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(faces, "fallback_for", lambda letter: None)
    lettering.forget()
    ink = canvas.text("日本", Box(100, 100, 800, 100), theme.LABEL)
    lettering.forget()
    assert ink.w > 20
    drawn = lettering._paws(1, 200, (255, 255, 255))
    lettering.forget()
    filled = pygame.mask.from_surface(drawn)
    assert len(filled.connected_components()) == 4  # a ball and three toes, and no empty frame
    assert all(part.get_at(part.centroid()) for part in filled.connected_components())


def test_arrows_ticks_and_stars_exist_as_icons(canvas: Canvas):
    for name in glyphs.names():
        canvas.surface.fill((0, 0, 0))
        canvas.icon(name, Box(100, 100, 96, 96), theme.TEXT)
        assert pygame.mask.from_threshold(canvas.surface, theme.TEXT, (60, 60, 60)).count() > 20, name


def test_a_tinted_picture_wears_the_seats_colours(canvas: Canvas):
    for seat in theme.SEAT_COLOURS[:3]:
        canvas.surface.fill((0, 0, 0))
        canvas.picture("rat/head", Box(100, 100, 300, 300), tint=seat)
        assert pygame.mask.from_threshold(canvas.surface, seat.main, (4, 4, 4)).count() > 300


def square(colour: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'
        f'<rect x="0" y="0" width="10" height="10" fill="{colour}"/></svg>'
    )


@pytest.fixture
def two_folders(tmp_path: Path) -> Canvas:
    """Pictures that all games share, and those of the game Burrow."""
    pictures = {
        "common/mole/head": "#ff0000", "burrow/mole/head": "#00ff00", "burrow/tunnel": "#0000ff",
        "common/icon/claw": "#aa0001", "burrow/icon/root": "#aa0001",
    }  # fmt: skip
    for name, colour in pictures.items():
        file = tmp_path / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(square(colour), encoding="utf-8")
    pygame.display.init()
    return Canvas(pygame.display.set_mode((960, 540)), art=tmp_path)


@pytest.mark.parametrize(
    ("name", "colour"),
    [("mole/head", (255, 0, 0)), ("burrow/mole/head", (0, 255, 0)), ("burrow/tunnel", (0, 0, 255))],
)
def test_a_picture_is_common_unless_it_begins_with_the_name_of_a_game(
    two_folders: Canvas, name: str, colour: tuple[int, int, int]
):
    assert two_folders.pictures.has(name)
    two_folders.picture(name, Box(100, 100, 300, 300))
    assert two_folders.surface.get_at(two_folders.view.pixels(Box(100, 100, 300, 300)).center)[:3] == colour


@pytest.mark.parametrize("name", ["tunnel", "common/tunnel", "hollow/tunnel", "burrow/head", ""])
def test_a_picture_of_a_game_is_found_under_no_other_name(two_folders: Canvas, name: str):
    assert not two_folders.pictures.has(name)


@pytest.mark.parametrize("name", ["claw", "burrow.root"])
def test_a_game_may_have_icons_of_its_own(two_folders: Canvas, name: str):
    box = Box(100, 100, 300, 300)
    two_folders.icon(name, box, (12, 200, 34))
    assert two_folders.surface.get_at(two_folders.view.pixels(box).center)[:3] == (12, 200, 34)


def test_a_missing_picture_is_a_visible_mark(canvas: Canvas):
    canvas.picture("no/such", Box(100, 100, 300, 300))
    assert pygame.mask.from_threshold(canvas.surface, theme.LAMP, (4, 4, 4)).count() > 100


def test_a_layer_is_painted_once_until_its_key_changes(canvas: Canvas):
    painted: list[int] = []

    def paint(c: Canvas) -> None:
        painted.append(1)
        c.rounded(Box(200, 200, 300, 300), theme.LAMP)

    for key in (1, 1, 2, 2):
        canvas.layer(("panel", key), Box(100, 100, 500, 500), paint)
    assert len(painted) == 2
    assert canvas.surface.get_at((175, 175))[:3] == theme.LAMP


def test_a_layer_with_cut_corners_shows_what_lies_behind_them(canvas: Canvas):
    canvas.fill(canvas.bounds, theme.SEWER)
    box = Box(200, 200, 400, 300)

    def paint(c: Canvas) -> None:
        c.fill(box, theme.LAMP)
        c.cut_corners(box, 40)

    canvas.layer("plate", box, paint)
    rect = canvas.pixels(box)
    for corner in (rect.topleft, (rect.right - 1, rect.y), (rect.x, rect.bottom - 1)):
        assert canvas.surface.get_at(corner)[:3] == theme.SEWER
    for inside in (rect.center, (rect.centerx, rect.y), (rect.x, rect.centery), (rect.x + 10, rect.y + 10)):
        assert canvas.surface.get_at(inside)[:3] == theme.LAMP


def test_layers_with_words_are_listed_each_time_and_those_without_are_not_painted_again(canvas: Canvas):
    painted: list[str] = []

    def wall(c: Canvas) -> None:
        painted.append("wall")
        c.rounded(Box(200, 200, 300, 300), theme.LAMP)

    def board(c: Canvas) -> None:
        c.text("Rats!", Box(0, 0, 300, 60), theme.BODY, theme.TEXT)

    for _ in range(2):
        canvas.log = TextLog()
        canvas.layer("wall", Box(100, 100, 500, 500), wall)
        canvas.layer("board", Box(0, 0, 300, 60), board)
        assert [drawn.words for drawn in canvas.log.drawn] == ["Rats!"]
    assert painted == ["wall"]


def test_clips_and_fading_end_with_their_block(canvas: Canvas):
    with canvas.clipped(Box(0, 0, 200, 200)), canvas.faded(0.5):
        canvas.fill(canvas.bounds, theme.WHITE)
    assert canvas.surface.get_at((60, 60)).r in range(120, 136)
    assert canvas.surface.get_at((150, 150)).r == 0
    canvas.fill(Box(600, 600, 100, 100), theme.WHITE)
    assert canvas.surface.get_at((301, 301)).r == 255


def test_texts_keep_a_readable_contrast():
    def light(colour: theme.Colour) -> float:
        parts = [part / 255 for part in colour[:3]]
        r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    pairs = [
        (theme.TEXT, theme.PANEL), (theme.TEXT, theme.RAISED), (theme.SOFT_TEXT, theme.PANEL),
        (theme.SOFT_TEXT, theme.SEWER), (theme.ON_LAMP, theme.LAMP), (theme.INK, theme.PAPER),
        (theme.SOFT_INK, theme.PAPER), (theme.PAPER_HEADING, theme.PAPER), (theme.GOOD, theme.PANEL),
        (theme.BAD, theme.PANEL), (theme.GOOD_INK, theme.PAPER), (theme.BAD_INK, theme.PAPER),
    ]  # fmt: skip
    for words, ground in pairs:
        high, low = sorted((light(words), light(ground)), reverse=True)
        assert (high + 0.05) / (low + 0.05) >= 4.5, (words, ground)


def test_a_rehearsal_keeps_pictures_a_few_at_a_time_and_shows_nothing(canvas: Canvas):
    canvas.fill(canvas.bounds, theme.SEWER)
    before = canvas.surface.copy()

    def paint(c: Canvas) -> None:
        for at in range(5):
            c.picture("rat/head", Box(100 * at, 100, 60 + 20 * at, 200), tint=theme.SEAT_COLOURS[0])
        c.layer("plate", Box(0, 0, 900, 90), lambda c: c.text("Käse", Box(0, 0, 900, 90)))

    rounds = 0
    while not canvas.rehearse(paint, 0.0):
        rounds += 1
        assert len(canvas.cache) == rounds
    assert rounds >= 5
    assert canvas.surface.get_buffer().raw == before.get_buffer().raw
    kept = len(canvas.cache)
    paint(canvas)
    assert len(canvas.cache) == kept
    assert canvas.surface.get_buffer().raw != before.get_buffer().raw


def test_what_moves_steadily_is_rasterised_once(canvas: Canvas):
    for step in range(40):
        with canvas.steady():
            canvas.picture("cheese/yellow", Box(100 + step * 1.37, 90 + step * 0.61, 93.3, 93.3))
    assert len(canvas.cache) == 1


def test_another_language_paints_anew_only_what_holds_words(canvas: Canvas):
    painted: list[str] = []

    def wall(c: Canvas) -> None:
        painted.append("wall")
        c.gradient(c.bounds, theme.DEEP, theme.SEWER)

    def sign(c: Canvas) -> None:
        painted.append("sign")
        c.text("Käse", Box(0, 0, 400, 80))

    def house(c: Canvas) -> None:
        painted.append("house")
        c.layer("sign", Box(0, 0, 400, 80), sign)

    def draw() -> list[str]:
        painted.clear()
        canvas.backdrop("wall", wall)
        canvas.layer("house", Box(0, 0, 900, 80), house)
        return painted

    assert draw() == ["wall", "house", "sign"]
    assert draw() == []
    canvas.forget_layers()
    assert draw() == ["house", "sign"]
    canvas.forget()
    assert draw() == ["wall", "house", "sign"]


@pytest.mark.parametrize("face", list(theme.Face))
@pytest.mark.parametrize("width", [60, 133, 250, 400, 777])
def test_lines_are_broken_where_the_next_word_would_leave_the_box(face: theme.Face, width: int):
    words = (
        "Opa Karl-Heinz greift Maximilian an: 2 Ratten gegen 1 Wache. Das reicht für 12 Käsestücke, "
        "und Zoë zählt über die Hälfte davon ab. WAVE To. Ty. AV AV AV"
    )
    lines = lettering.broken(words, face, 22, width)
    assert " ".join(lines) == words
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        fits = lettering.line_width(line, face, 22) <= width
        assert fits or " " not in line
        first = after if after == lines[-1] else re.match(r"(\d+ )?\S*", after)[0]  # type: ignore[index]
        assert not after or lettering.line_width(f"{line} {first}", face, 22) > width


def test_a_number_stays_with_what_it_counts():
    face = theme.Face.BODY
    width = lettering.line_width("Papa stiehlt Mira 12", face, 22)
    lines = lettering.broken("Papa stiehlt Mira 12 Käse.", face, 22, width)
    assert lines == ["Papa stiehlt Mira", "12 Käse."]
    narrow = lettering.line_width("Käse.", face, 22)
    assert lettering.broken("12 Käse.", face, 22, narrow) == ["12", "Käse."]


def test_a_short_word_does_not_stand_alone_on_the_last_line():
    words = "Ratten in der Kinderstube bekommen Junge, und alle wollen fressen, ja."
    face = theme.Face.BODY
    together = lettering.line_width(words.removesuffix(" ja."), face, 22)
    alone = words.removesuffix(" fressen, ja.")
    assert lettering.broken(words, face, 22, together) == [alone, "fressen, ja."]
    assert lettering.broken("eins\n\nzwei ja", face, 22, together) == ["eins", "", "zwei ja"]
    assert lettering.broken("Krankenstube ja", face, 22, 130) == ["Krankenstube", "ja"]
