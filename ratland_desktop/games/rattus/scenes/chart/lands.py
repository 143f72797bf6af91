"""Europe as data: named corners, the lines between them, and which lines go around which region.

A border is one line for both of its sides, so neighbours in the picture are neighbours in the rules
(`tests/games/rattus/scenes/test_chart.py`). The chart is 860 × 500; some corners lie outside of it.
"""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]

WIDE, HIGH = 860.0, 500.0


def spots(words: str) -> tuple[Point, ...]:
    """Corners written as "x,y x,y"."""
    found = [spot.split(",") for spot in words.split()]
    return tuple((float(x), float(y)) for x, y in found)


def table(words: str) -> dict[str, tuple[Point, ...]]:
    """Rows written as "name x,y x,y;"."""
    rows = [row.split(None, 1) for row in words.split(";") if row.strip()]
    return {name: spots(rest) for name, rest in rows}


NODES: dict[str, Point] = {
    name: found[0]
    for name, found in table(
        "h1 178,352; h2 240,386; hs 56,424; g1 318,212; g4 344,318; g5 334,368; i6 470,312; i7 472,354;"
        "d8 488,164; d9 502,268; p10 618,126; p12 668,204; p13 604,280; p14 654,268; b15 668,330;"
        "b16 622,346; b17 540,398; b18 580,440; b19 694,404; b20 712,350; t22 828,390; te 884,394;"
        "re 884,208; rn 884,-24; s1 606,-24; s2 594,96; sn 438,-24; se 884,492;"
    ).items()
}

ARCS = table(
    "h1-hs 140,342 98,338 70,346 68,384;"
    "hs-h2 76,456 112,474 154,474 190,458 206,430 224,410;"
    "h1-h2 206,372;"
    "g1-h1 292,222 262,238 240,232 238,248 184,252 178,264 206,284 204,318 192,340;"
    "h2-g5 264,374 292,382 316,380;"
    "g5-g4 346,344;"
    "g4-g1 338,282 322,244;"
    "g1-d8 346,196 374,188 382,160 396,146 408,158 406,176 432,180 460,172;"
    "d8-d9 496,212;"
    "d9-i6 486,292;"
    "i6-g4 424,304 384,314;"
    "g5-i7 352,380 366,408 392,436 416,462 426,488 446,482 444,462 458,446 486,462 490,446 466,428"
    " 442,404 432,380 438,362 456,350;"
    "i7-i6 474,332;"
    "d8-p10 528,148 566,150 600,142;"
    "p10-p12 642,162;"
    "p12-p14 662,238;"
    "p13-d9 574,266 540,260;"
    "p14-p13 630,270;"
    "p13-b16 608,314;"
    "b15-p14 668,300;"
    "b16-b15 644,342;"
    "i7-b17 494,374 518,390;"
    "b17-b16 562,374 592,360;"
    "b17-b18 558,418;"
    "b18-b19 612,428 654,418;"
    "b19-b20 704,378;"
    "b20-b15 690,336;"
    "b20-t22 730,340 746,346 752,368 772,362 776,346 800,340 818,362;"
    "t22-te 856,392;"
    "te-re 884,300;"
    "re-p12 800,200 730,214;"
    "rn-re 884,90;"
    "s1-rn 740,-24;"
    "s1-s2 600,40;"
    "s2-p10 612,104;"
    "s2-sn 560,104 532,92 530,66 512,44 490,62 492,96 474,128 444,152 420,140 404,118 388,104 364,112"
    " 348,88 362,58 398,26;"
    "sn-s1 520,-24;"
    "b18-b19a 590,462 604,488 624,500 640,484 636,464 648,446 672,438 684,420;"
    "b19-t22 722,398 762,388 800,394;"
    "te-se 884,440;"
    "se-b19 800,482 742,490 704,482 684,462 682,436 700,418;"
)
"""From one corner to another, "from-to": the corners between them. A letter at the end tells two apart."""


class Land(NamedTuple):
    """A region: the arcs around it, in order, and where its name, rats and people stand."""

    arcs: tuple[str, ...]
    anchor: Point


def land(arcs: str, x: float, y: float) -> Land:
    return Land(tuple(arcs.split()), (x, y))


LANDS: dict[str, Land] = {
    "hispania": land("h1-hs hs-h2 h1-h2", 146, 402),
    "gallia": land("g1-h1 h1-h2 h2-g5 g5-g4 g4-g1", 270, 310),
    "germania": land("g1-d8 d8-d9 d9-i6 i6-g4 g4-g1", 426, 232),
    "italia": land("g5-i7 i7-i6 i6-g4 g5-g4", 410, 376),
    "polonia": land("d8-p10 p10-p12 p12-p14 p14-p13 p13-d9 d8-d9", 586, 198),
    "hungaria": land("d9-i6 i7-i6 i7-b17 b17-b16 p13-b16 p13-d9", 540, 334),
    "bulgaria": land("b17-b16 b16-b15 b20-b15 b19-b20 b18-b19 b17-b18", 652, 392),
    "scandia": land("s2-sn sn-s1 s1-s2", 432, 84),
    "russia": land("s1-s2 s2-p10 p10-p12 re-p12 rn-re s1-rn", 740, 104),
    "tartaria": land("p12-p14 b15-p14 b20-b15 b20-t22 t22-te te-re re-p12", 764, 272),
    "turcia": land("b18-b19 b19-t22 t22-te te-se se-b19 b18-b19a", 782, 440),
}
ISLANDS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "anglia": (
        spots(
            "208,58 244,52 240,84 262,104 272,140 300,160 300,190 262,202 214,212 196,208 220,186 200,176"
            " 216,150 206,124 192,96"
        ),
        spots("140,128 168,118 186,136 182,168 150,182 132,164"),
    ),
}
ISLETS = (
    spots("322,402 334,396 338,418 326,432 318,418"),
    spots("392,492 420,488 424,500 400,506"),
    spots("712,500 740,498 730,508"),
)
"""Land of nobody, for the looks."""
MASSIF = ("p14-p13", "p13-b16", "b16-b15", "b15-p14")
"""The Carpathians belong to nobody; without them Hungaria and Tartaria would touch."""
ANCHORS: dict[str, Point] = {"anglia": (246, 136)} | {name: found.anchor for name, found in LANDS.items()}

ROUTES: dict[tuple[str, str], tuple[Point, ...]] = {
    ("anglia", "gallia"): spots("262,198 270,216 272,240"),
    ("anglia", "scandia"): spots("290,128 318,100 352,92"),
    ("germania", "scandia"): spots("404,152 414,146 420,132"),
    ("scandia", "polonia"): spots("524,158 520,132 490,112"),
    ("hispania", "italia"): spots("222,420 300,462 384,424"),
    ("italia", "turcia"): spots("484,452 540,480 592,468"),
}
"""Arrows over the sea: start, bend, end."""

PEAKS = spots(
    "628,304 646,296 640,322 656,316 622,326 356,322 374,318 394,314 414,309 436,308 196,364 212,370 374,52"
    " 366,74 390,34 700,326 846,384 866,380 566,404 664,428"
)
TREES = spots(
    "470,196 484,216 356,216 690,40 826,60 842,84 676,66 830,170 700,236 836,330 574,66 566,44 230,252 476,22"
)
WAVES = spots(
    "40,250 150,290 330,150 318,60 60,210 280,440 520,440 130,20 20,400 180,30 560,490 766,372 30,470 350,470"
)
