"""Draws pictures of assets/art as pygame draws them, small and large, on one contact sheet.

python scripts/art_sheet.py out.png [folder ...]     one sheet of these, e.g. common/rat (default: all)
python scripts/art_sheet.py out.png --seats          heads with badges in twelve seat colours
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from ratland_desktop.shell.theme import SEAT_COLOURS, Colour  # noqa: E402

ART = ROOT / "assets" / "art"
COMMON = ART / "common"
TINT = ("#aa0001", "#aa0002", "#aa0003")
SMALL, LARGE = 24, 150
BACK = pygame.Color("#183840")


def code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])


def coat(seat: int) -> tuple[str, str, str]:
    """The tints of a seat, as the game has them."""
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return code(colour.main), code(colour.dark), code(colour.light)


def draw(file: Path, size: tuple[int, int], colours: tuple[str, str, str]) -> pygame.Surface:
    """One picture at a size, tinted as the canvas tints it."""
    text = file.read_text(encoding="utf-8")
    for mark, colour in zip(TINT, colours, strict=True):
        text = text.replace(mark, colour)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def sheet(files: list[Path], columns: int = 9, large: int = LARGE) -> pygame.Surface:
    cell = large + 34
    rows = -(-len(files) // columns)
    page = pygame.Surface((columns * (large + 16), rows * cell))
    page.fill(BACK)
    for at, file in enumerate(files):
        x, y = at % columns * (large + 16) + 6, at // columns * cell + 4
        plain = ("#f6efe0",) * 3 if file.parent.name == "icon" else coat(at)
        page.blit(draw(file, (large, large), plain), (x, y))
        page.blit(draw(file, (SMALL, SMALL), plain), (x, y + large + 2))
        pygame.draw.rect(page, "#f6efe0", (x + 36, y + large + 1, 28, 28))
        on_paper = ("#3b2f1e",) * 3 if file.parent.name == "icon" else plain
        page.blit(draw(file, (SMALL, SMALL), on_paper), (x + 38, y + large + 3))
        page.blit(draw(file, (48, 30), plain), (x + 76, y + large + 1))
    return page


def seats() -> pygame.Surface:
    """Every badge on every second seat's colour, and every mood; large and as small as the table shows it."""
    badges = sorted((COMMON / "badge").glob("*.svg"))
    moods = sorted((COMMON / "rat").glob("head*.svg"))
    page = pygame.Surface((12 * 140, 3 * 200 + 110))
    page.fill(BACK)
    for at in range(len(SEAT_COLOURS)):
        badge, mood = badges[at], moods[at % len(moods)]
        for row, head in enumerate((COMMON / "rat" / "head.svg", mood)):
            for size, dy in ((118, 0), (44, 136)):
                box = (size, size * 140 // 128)
                page.blit(draw(head, box, coat(at)), (at * 140 + 6, row * 200 + dy + 4))
                page.blit(draw(badge, box, coat(at)), (at * 140 + 6, row * 200 + dy + 4))
        for run, name in enumerate(("token", "token_run1", "token_run2")):
            page.blit(
                draw(COMMON / "rat" / f"{name}.svg", (96, 66), coat(at)), (at * 140 + 6, 410 + run * 74)
            )
        page.blit(draw(COMMON / "rat" / "token.svg", (40, 28), coat(at)), (at * 140 + 100, 640))
        chip = COMMON / "badge_mini" / badge.name
        page.blit(draw(chip, (24, 24), coat(at)), (at * 140 + 70, 150))
        page.blit(draw(chip, (48, 48), coat(at)), (at * 140 + 6, 650))
    return page


if __name__ == "__main__":
    target, wanted = sys.argv[1], sys.argv[2:]
    if wanted == ["--seats"]:
        picture = seats()
    else:
        picture = sheet([f for folder in wanted or ("",) for f in sorted((ART / folder).rglob("*.svg"))])
    pygame.image.save(picture, target)
