"""Every picture the game asks for is there, is drawn right by pygame, and stays small."""

from __future__ import annotations

import ast
import io
import re
import shutil
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import make_art
import pygame
import pytest
from _text_keys import ANYTHING, words_of
from art.comme_des_rats import third_rat

from ratland_desktop.games.comme_des_rats.rules.cards import KINDS, MOST_DOORS
from ratland_desktop.games.comme_des_rats.rules.faces import FACES as DIE_FACES
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.games.comme_des_rats.rules.third_rat import RAT_CARDS
from ratland_desktop.games.comme_des_rats.rules.words import Colour, Decider
from ratland_desktop.games.ratjack.rules.cards import EFFECTS, FACES
from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.rules.words import Merit
from ratland_desktop.games.rattus.rules.cards import CARDS as CLASSES
from ratland_desktop.games.rattus.scenes.pieces.signs import MARKS
from ratland_desktop.shell import glyphs

ART = make_art.ART
ICON = ART.parent / "icon"
FILES = sorted(ART.rglob("*.svg"))
NAMES = [file.relative_to(ART).with_suffix("").as_posix().removeprefix("common/") for file in FILES]

BADGES = "top_hat scarf glasses bow crown eyepatch flower headphones helmet bandana beret moustache"
CLANS = "recycler mutant explorer scavenger alchemist ninja family warrior musician sports corrupt seer"
EVENTS = (
    "abundance massive_attacks visiting_cousin rat_with_a_helmet we_did_it drunk sound_the_alarm "
    "just_in_time holy_rat dr_cheese rattibal_lector tacticians locked_and_loaded end_of_game"
)
ICONS = (
    "arrow_left arrow_right check cross star menu gear book question sound_on "
    "sound_off music fullscreen undo redo reset plus minus play pause skip step_back fast eye "
    "hand drag human robot trash pencil copy export import save flag trophy crown clock lock "
    "lamp search mouse keyboard gamepad pile shield sword bag cards swap "
    "home dump city field pantry nursery pipe_left pipe_right infirmary lost "
    "grave poison"
)
DOORS = [str(number) for number in range(1, MOST_DOORS + 1)]
DICE = [f"{colour.name.lower()}_{face}" for colour in Colour for face in (*DIE_FACES, "tumbling", "dust")]
RAT_MOODS = "head head_happy head_hungry head_poisoned head_lost head_proud head_sleepy head_fierce"
MOODS = "head head_happy head_hungry head_lost head_proud head_sleepy head_fierce head_sly head_startled"
WANTED = {
    "rat": (
        "head head_happy head_hungry head_poisoned head_lost head_proud head_sleepy head_fierce "
        "token token_run1 token_run2 ghost baby body body_cheer body_hips body_belly"
    ),
    "badge": BADGES,
    "badge_mini": BADGES,
    "cheese": "yellow orange white black purple blue",
    "ratland/place": (
        "dump city field dump_wide city_wide field_wide pantry nursery infirmary graveyard lost "
        "pipe_left pipe_right"
    ),
    "icon": ICONS,
    "ratland/clan": CLANS,
    "ratland/event": EVENTS,
    "ratland/card": "back_closed back_open food_back",
    "ratland/board": "calm aggressive",
    "sewer": "brick_wall water_back water_front pipe_end ladder lamp grate manhole manhole_open",
    "title": "moon_cheese skyline_back skyline_front stars street",
    "ratland/bag": "bag_front bag_back arm paw",
    "stage": "podium screen drape shade beam footing",
    "logo": "ratland",
    "shelf": "plain plank",
    "ratland": "box",
    "ratjack": "box",
    "ratjack/props": " ".join(EFFECTS),
    "ratjack/figure": " ".join(FACES),
    "ratjack/chip": " ".join(SIDES),
    "ratjack/card": (
        "back front_red_rat front_blue_rat front_weasel front_raccoon "
        "large_red_rat large_blue_rat large_weasel large_raccoon"
    ),
    "ratjack/weasel": MOODS,
    "ratjack/raccoon": MOODS,
    "ratjack/table": "cloth cloth_own pool cone stamp",
    "ratjack/icon": " ".join(merit.value for merit in Merit),
    "comme_des_rats": "box",
    "comme_des_rats/card": f"{' '.join(KINDS)} back role_back third_rat_back",
    "comme_des_rats/door": " ".join(
        f"{door}{look}" for door in DOORS for look in ("", "_ajar", "_dark", "_sign")
    ),
    "comme_des_rats/die": " ".join(DICE),
    "comme_des_rats/token": "bandage bandage_empty bandage_last point point_empty paw figure out",
    "comme_des_rats/cat": "sitting walk1 walk2 turning slinking head eyes",
    "comme_des_rats/role": " ".join(f"{role} {role}_scene" for role in ROLES),
    "comme_des_rats/wear": f"thief bandages_1 bandages_2 bandages_3 {' '.join(ROLES)}",
    "comme_des_rats/third_rat": " ".join((*map(str, RAT_CARDS), *Decider, RAT_MOODS)),
    "comme_des_rats/table": "cellar light eyes",
    "comme_des_rats/flash": "snap scratch hypnosis leaf clover",
    "comme_des_rats/icon": (
        "key1 key2 theft claws heal cat paw clover trap door dice bell partner role stash out"
    ),
    "rattus": "box",
    "rattus/class": " ".join(CLASSES),
    "rattus/icon": " ".join([*CLASSES, "skull"]),
    "rattus/cube": " ".join(MARKS),
    "rattus/token": "back",
    "rattus/piece": "plague castle",
}
DRAWN_RIGHT = {"svg", "g", "path", "circle", "ellipse", "rect", "linearGradient", "radialGradient", "stop"}
DRAWN_WRONG = re.compile(
    r"clip-path|mask|filter|<text|<use|<image|<pattern|<style|currentColor|rgba\(|#[0-9a-f]{8}\b|href|data:|objectBound",
    re.IGNORECASE,
)
TINTS = {"#aa0001", "#aa0002", "#aa0003"}
FREE_EDGE = {
    *("rat", "badge_mini", "cheese", "ratland/clan", "icon"),
    *("ratjack/weasel", "ratjack/raccoon", "ratjack/chip", "ratjack/card", "ratjack/icon"),
    *(f"comme_des_rats/{folder}" for folder in ("card", "die", "token", "cat", "third_rat", "flash", "icon")),
}


def source(name: str) -> str:
    return make_art.file_of(name).read_text(encoding="utf-8")


def folder_of(name: str) -> str:
    """Its name without the last word."""
    return name.rpartition("/")[0]


def drawn(name: str, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(source(name).encode()), (width, height))


def solid_share(surface: pygame.Surface) -> float:
    """How much of the picture is not see-through."""
    mask = pygame.mask.from_surface(surface, 40)
    return mask.count() / (surface.get_width() * surface.get_height())


@pytest.mark.parametrize("folder", WANTED)
def test_every_picture_the_game_asks_for_is_there(folder: str) -> None:
    missing = [name for name in WANTED[folder].split() if f"{folder}/{name}" not in NAMES]
    assert missing == []


def picture_of_icon(name: str) -> str:
    game, _, sign = name.rpartition(".")
    return f"{game}/icon/{sign}".lstrip("/")


def test_every_icon_that_the_code_names_is_drawn() -> None:
    asked = re.compile(r'\bicon(?:=|\()"([\w.]+)"')
    files = (ART.parents[1] / "ratland_desktop").rglob("*.py")
    names = {name for file in files for name in asked.findall(file.read_text(encoding="utf-8"))}
    assert len(names) > 20
    assert {name for name in names if not glyphs.has(name) and picture_of_icon(name) not in NAMES} == set()


def test_files_are_what_the_drawings_say() -> None:
    assert make_art.stale() == [], "run scripts/make_art.py"


def test_a_picture_in_the_wrong_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ART, tmp_path / "art")
    monkeypatch.setattr(make_art, "ART", tmp_path / "art")
    assert make_art.stale() == []
    (tmp_path / "art" / "rat").mkdir()
    shutil.move(tmp_path / "art" / "common" / "rat" / "head.svg", tmp_path / "art" / "rat" / "head.svg")
    assert make_art.stale() == ["common/rat/head.svg", "rat/head.svg"]
    make_art.write()
    assert make_art.stale() == [] and not (tmp_path / "art" / "rat" / "head.svg").exists()


def pictures_named_in(file: Path, game: str) -> list[str]:
    """The pictures of this game that the code of a file names."""
    said = filter(None, map(words_of, ast.walk(ast.parse(file.read_text(encoding="utf-8")))))
    return [words for words in said if re.fullmatch(rf"{game}/[a-z0-9_/{ANYTHING}]+", words)]


@pytest.mark.slow
@pytest.mark.parametrize("game", make_art.games())
def test_only_a_game_itself_shows_its_pictures_by_its_name(game: str) -> None:
    package = ART.parents[1] / "ratland_desktop"
    named = {file: pictures_named_in(file, game) for file in package.rglob("*.py")}
    own = package / "games" / game
    assert any(names for file, names in named.items() if file.is_relative_to(own))
    assert {file: names for file, names in named.items() if names and not file.is_relative_to(own)} == {}


def test_no_raster_picture_lies_among_the_art() -> None:
    assert [f for f in ART.rglob("*") if f.is_file() and f.suffix != ".svg"] == []


@pytest.mark.parametrize("name", NAMES)
def test_picture_uses_only_what_pygame_draws_right(name: str) -> None:
    text = source(name)
    assert DRAWN_WRONG.search(text.replace("http://www.w3.org/2000/svg", "")) is None
    for element in ET.fromstring(text).iter():
        tag = element.tag.split("}")[-1]
        assert tag in DRAWN_RIGHT
        assert not (tag == "g" and "opacity" in element.attrib), "opacity of a group is ignored"
        if tag.endswith("Gradient"):
            assert element.get("gradientUnits") == "userSpaceOnUse"


@pytest.mark.parametrize("name", NAMES)
def test_every_gradient_that_is_used_is_defined(name: str) -> None:
    text = source(name)
    assert set(re.findall(r"url\(#(\w+)\)", text)) == set(re.findall(r'id="(\w+)"', text))


@pytest.mark.parametrize("name", NAMES)
def test_picture_is_seen_small_and_large(name: str) -> None:
    root = ET.fromstring(source(name))
    shape = float(root.attrib["width"]) / float(root.attrib["height"])
    for height in (96, 400) if name == "title/stars" else (24, 160):
        surface = drawn(name, max(1, round(height * shape)), height)
        assert solid_share(surface) > (0.001 if name == "title/stars" else 0.05)


@pytest.mark.parametrize("name", NAMES)
def test_view_box_has_the_shape_of_the_picture(name: str) -> None:
    root = ET.fromstring(source(name))
    _, _, w, h = (float(part) for part in root.attrib["viewBox"].split())
    assert w / h == pytest.approx(float(root.attrib["width"]) / float(root.attrib["height"]), rel=0.01)


@pytest.mark.parametrize("name", NAMES)
def test_picture_is_small_enough_to_draw_at_run_time(name: str) -> None:
    text = source(name)
    limits = {"logo": 22_000, "box": 24_000, "ratland/event": 18_000}  # by folder, or by the end of the name
    assert len(text) <= limits.get(folder_of(name), limits.get(name.rpartition("/")[2], 12_000))
    assert len(list(ET.fromstring(text).iter())) <= 300


@pytest.mark.parametrize("name", [n for n in NAMES if folder_of(n) in FREE_EDGE])
def test_nothing_is_cut_off_at_the_edge(name: str) -> None:
    root = ET.fromstring(source(name))
    w, h = round(float(root.attrib["width"]) * 2), round(float(root.attrib["height"]) * 2)
    surface = drawn(name, w, h)
    edge = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
    assert sum(surface.get_at(spot).a > 60 for spot in edge) <= 4


def test_rats_that_wear_a_seat_colour_have_all_three_tints() -> None:
    for name in (
        "rat/head",
        "rat/head_happy",
        "rat/token",
        "rat/token_run1",
        "rat/body",
        "rat/baby",
        "stage/screen",
    ):
        assert set(re.findall(r"#aa000\d", source(name))) == TINTS, name


def test_icons_have_one_colour_and_it_is_the_tint() -> None:
    for name in NAMES:
        if folder_of(name).endswith("icon"):
            assert set(re.findall(r"#[0-9a-f]{3,6}", source(name))) == {"#aa0001"}, name


def test_pictures_without_a_seat_have_no_tint_left_in_them() -> None:
    tinted = {n for n in NAMES if "#aa000" in source(n)}
    seats = {
        n
        for n in NAMES
        if n.startswith(("rat/head", "rat/body", "rat/token", "icon/", "rattus/cube/")) or "/icon/" in n
    } | {
        "ratland/bag/arm",
        "ratland/bag/paw",
        "rat/baby",
        "shelf/plain",
        "stage/screen",
    }
    assert tinted == seats


def test_badges_fit_the_head_they_lie_on() -> None:
    frame = ET.fromstring(source("rat/head")).attrib["viewBox"]
    for badge in BADGES.split():
        assert ET.fromstring(source(f"badge/{badge}")).attrib["viewBox"] == frame
    for mood in ("happy", "hungry", "poisoned", "lost", "proud", "sleepy"):
        assert ET.fromstring(source(f"rat/head_{mood}")).attrib["viewBox"] == frame


def marks(name: str, side: int = 20) -> set[tuple[int, int]]:
    """Where a picture is darker or lighter than most of itself: its shape and mark without its colour."""
    surface = drawn(name, side, side)
    grey = {
        (x, y): sum(surface.get_at((x, y))[:3]) / 3
        for x in range(surface.get_width())
        for y in range(surface.get_height())
        if surface.get_at((x, y)).a > 128
    }
    middle = sorted(grey.values())[len(grey) // 2]
    return {spot for spot, light in grey.items() if abs(light - middle) > 45}


def test_cheeses_differ_in_shape_or_mark_even_without_colour() -> None:
    for one, other in combinations((f"cheese/{colour}" for colour in WANTED["cheese"].split()), 2):
        assert len(marks(one) ^ marks(other)) >= 20, f"{one} and {other} look alike at 20 pixels"


def test_sides_of_chips_differ_even_without_colour() -> None:
    seen = {side: marks(f"ratjack/chip/{side}", 48) for side in SIDES}
    for one, other in combinations(seen, 2):
        assert len(seen[one] ^ seen[other]) >= 36, f"{one} and {other} look alike at 48 pixels"


def test_no_two_props_look_alike_even_small_and_without_colour() -> None:
    seen = {effect: marks(f"ratjack/props/{effect}", 48) for effect in EFFECTS}
    for one, other in combinations(seen, 2):
        assert len(seen[one] ^ seen[other]) >= 400, f"{one} and {other} look alike at 48 pixels"


@pytest.mark.parametrize("game", ["ratjack", "comme_des_rats"])
def test_all_cards_that_are_hidden_have_one_back(game: str) -> None:
    assert [name for name in NAMES if name.startswith(f"{game}/card/back")] == [f"{game}/card/back"]


def test_faces_of_dice_differ_even_without_colour_and_in_a_chip_of_the_top_bar() -> None:
    for colour in Colour:
        seen = {face: marks(f"comme_des_rats/die/{colour.name.lower()}_{face}", 32) for face in DIE_FACES}
        for one, other in combinations(seen, 2):
            assert len(seen[one] ^ seen[other]) >= 60, f"{one} and {other} look alike at 32 pixels"


def test_black_and_white_dice_differ_in_brightness_and_by_a_dot() -> None:
    for face in DIE_FACES:
        black, white = (
            drawn(f"comme_des_rats/die/{colour}_{face}", 132, 134) for colour in ("black", "white")
        )
        corner = (66, 112)
        assert sum(white.get_at(corner)[:3]) - sum(black.get_at(corner)[:3]) > 400
        assert sum(white.get_at((106, 22))[:3]) < 300 < sum(white.get_at((96, 22))[:3])


@pytest.mark.parametrize("look", ["", "_ajar", "_dark", "_sign"])
def test_doors_differ_by_shape_and_number_even_without_colour(look: str) -> None:
    seen = {door: marks(f"comme_des_rats/door/{door}{look}", 48) for door in DOORS}
    for one, other in combinations(seen, 2):
        assert len(seen[one] ^ seen[other]) >= 40, f"doors {one} and {other} look alike at 48 pixels"


def test_a_door_with_nothing_behind_it_has_no_light() -> None:
    for door in DOORS:
        shut, dark = (drawn(f"comme_des_rats/door/{door}{look}", 160, 180) for look in ("", "_dark"))
        assert sum(shut.get_at((80, 174))[:3]) > 600 > 200 > sum(dark.get_at((80, 174))[:3])


def test_kinds_of_door_cards_and_crests_of_roles_differ_even_without_colour() -> None:
    for folder, names in (("card", (*KINDS, "back")), ("role", tuple(ROLES))):
        seen = {name: marks(f"comme_des_rats/{folder}/{name}", 40) for name in names}
        for one, other in combinations(seen, 2):
            assert len(seen[one] ^ seen[other]) >= 120, f"{one} and {other} look alike at 40 pixels"


def test_cards_of_the_third_rat_show_what_the_rules_say() -> None:
    assert {name: (card.ranks, card.decider) for name, card in RAT_CARDS.items()} == third_rat.CARDS


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("/box")])
def test_the_foot_of_a_cover_is_dark_enough_for_a_name(name: str) -> None:
    surface = drawn(name, 84, 68)
    foot = [surface.get_at((x, y)) for x in range(84) for y in range(51, 68)]
    assert max(max(spot[:3]) for spot in foot) < 160
    assert sum(sum(spot[:3]) / 3 for spot in foot) / len(foot) < 45


@pytest.mark.parametrize(
    "name",
    ["sewer/water_back", "sewer/water_front", "sewer/brick_wall", "title/street", "shelf/plank"],
)
def test_strips_join_without_a_seam(name: str) -> None:
    root = ET.fromstring(source(name))
    w, h = round(float(root.attrib["width"])), round(float(root.attrib["height"]))
    surface = drawn(name, w, h)
    for y in range(h):
        left, right = surface.get_at((0, y)), surface.get_at((w - 1, y))
        assert max(abs(a - b) for a, b in zip(left, right, strict=True)) < 60, f"seam at row {y}"


@pytest.mark.parametrize("side", [16, 24, 32, 48, 64, 128, 256])
def test_app_icon_exists_in_every_size(side: int) -> None:
    icon = pygame.image.load(ICON / f"ratland-{side}.png")
    assert icon.get_size() == (side, side)
    assert solid_share(icon) > 0.5


def test_app_icon_can_be_drawn_at_any_size() -> None:
    assert Path(ICON / "ratland.svg").read_text(encoding="utf-8") == source("logo/app")
