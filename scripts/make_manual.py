"""Makes the manual in every language from the texts that the game itself uses:

python scripts/make_manual.py                  docs/manual/<game>/<language>.md
python scripts/make_manual.py --pictures       also takes its pictures (docs/pictures/<game>; half a minute)
python scripts/make_manual.py --print OUT      one self-contained HTML file per language in OUT
python scripts/make_manual.py --check          writes nothing; exits with 1 if a page is out of date

--game NAME: only the manual of this game.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from manual import html, markdown  # noqa: E402
from manual.games import with_manual  # noqa: E402
from manual.guide import manual  # noqa: E402

from ratland_desktop.text import Texts  # noqa: E402

LOCALES, DOCS = ROOT / "locales", ROOT / "docs"
PAGES = DOCS / "manual"
MADE = "<!-- Made by scripts/make_manual.py from locales/. Change the texts there and run it again. -->\n\n"


def languages() -> list[str]:
    return [language.code for language in Texts(LOCALES).available()]


def page(game: str, language: str) -> str:
    """The Markdown page of a game in a language, with links to the others."""
    say = Texts(LOCALES, language)
    others = " · ".join(
        f"**{other.name}**" if other.code == language else f"[{other.name}]({other.code}.md)"
        for other in say.available()
    )
    return MADE + others + "\n\n" + markdown.written(manual(say, game))


def outdated(games: Iterable[str]) -> list[str]:
    """What is wrong with the committed pages, one line each."""
    found = []
    for game, language in product(games, languages()):
        file = PAGES / game / f"{language}.md"
        wanted = page(game, language)
        if not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            found.append(f"docs/manual/{game}/{language}.md is not what the texts say now")
        shown = re.findall(r'src="([^"]+)"', wanted)
        found += [f"{name} is missing" for name in shown if not (PAGES / game / name).is_file()]
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only say whether the pages are up to date")
    parser.add_argument("--pictures", action="store_true", help="take the pictures again too")
    parser.add_argument("--print", type=Path, metavar="OUT", dest="out", help="write HTML files to print")
    parser.add_argument("--game", choices=with_manual(), help="only the manual of this game")
    asked = parser.parse_args(arguments)
    games = [asked.game] if asked.game else with_manual()
    if asked.check:
        wrong = outdated(games)
        print("\n".join(wrong) or "The manual is up to date.")
        return 1 if wrong else 0
    if asked.pictures:
        from manual.camera import take_all

        for game in games:
            take_all(DOCS, game, languages())
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
    for game, language in product(games, languages()):
        if asked.out:
            whole = html.written(manual(Texts(LOCALES, language), game), language, DOCS)
            (asked.out / f"{game}-{language}.html").write_text(whole, encoding="utf-8", newline="\n")
        else:
            (PAGES / game).mkdir(parents=True, exist_ok=True)
            (PAGES / game / f"{language}.md").write_text(page(game, language), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
