"""Proofreads the locale files: keys, parameters, plural forms, typography, forgotten and stiff English.

    python scripts/check_texts.py [--locales FOLDER] [--unused]

Prints one line per problem and exits with 1 if there are any. `--unused` also lists texts that no code
uses. For a new language it lists what is still missing (docs/translating.md).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from _text_keys import OPTIONAL, Asking, asked_in  # noqa: E402
from _text_pages import Pages, Problem, differing_files, forms, games_in, read_pages  # noqa: E402
from _text_rules import CHECKS  # noqa: E402

from ratland_desktop.text.catalogue import FALLBACK  # noqa: E402
from ratland_desktop.text.texts import HOLE  # noqa: E402


def asked_by_code(pages: Pages, root: Path = ROOT, games: Collection[str] = ()) -> Asking:
    """Rules know no texts: what looks like a key there is the code of a refusal."""
    topics = sorted({key.partition(".")[0] for key in pages.get(FALLBACK, {})})
    files = [path for path in sorted((root / "ratland_desktop").rglob("*.py")) if "rules" not in path.parts]
    files += sorted((root / "scripts" / "manual").glob("*.py"))
    return Asking(asked_in(files, topics, root, games) if topics else ())


def asked_but_missing(pages: Pages, asking: Asking) -> Iterator[Problem]:
    for ask in asking.in_vain(pages.get(FALLBACK, {})):
        yield Problem("code", ask.where, f"asks for {ask.shown}, which nobody has written")


def written_but_unused(pages: Pages, asking: Asking) -> Iterator[Problem]:
    """Texts also ask for each other, through their holes."""
    english = pages.get(FALLBACK, {})
    forms_used = {
        hole[2] for entry in english.values() for text in forms(entry) for hole in HOLE.finditer(text)
    }
    inner = [re.compile(re.escape(form).replace(r"\*", "[^.]+")) for form in forms_used if form]
    for key in english:
        if not asking.for_key(key) and not any(form.fullmatch(key) for form in inner):
            yield Problem(FALLBACK, key, "no code asks for it")


def asked_of_games(pages: Pages, games: Collection[str]) -> Iterator[Problem]:
    """A hole such as `{game:*.name}` is filled with the name of any game, so every game needs that text."""
    for language, texts in pages.items():
        holes = (hole for entry in texts.values() for text in forms(entry) for hole in HOLE.finditer(text))
        asked = {hole[2] for hole in holes if hole[2] and hole[2].startswith("*.")} - OPTIONAL.keys()
        for key in (form.replace("*", game, 1) for form in asked for game in games):
            if key not in texts:
                yield Problem(language, key, "is missing, and other texts ask for it")


def asked_by_strangers(asking: Asking, games: Collection[str]) -> Iterator[Problem]:
    """The house knows no game by name, and no game knows another."""
    for ask in (ask for ask in asking.asked if not ask.of_any_game):
        game = ask.shown.partition(".")[0]
        home = f"ratland_desktop/games/{game}/"
        if game in games and ask.where.startswith("ratland_desktop/") and not ask.where.startswith(home):
            yield Problem("code", ask.where, f"asks for {ask.shown}, which only {game} may do")


def told_by_strangers(pages: Pages, games: Collection[str]) -> Iterator[Problem]:
    """The same for texts: their holes point at the house, at any game, or at their own game."""
    for language, texts in pages.items():
        for key, entry in texts.items():
            for hole in (hole for text in forms(entry) for hole in HOLE.finditer(text) if hole[2]):
                game = hole[2].partition(".")[0]
                if game in games and game != key.partition(".")[0]:
                    yield Problem(
                        language, key, f"{hole[0]} points at {game}, which this text knows nothing of"
                    )


def problems_in(folder: Path) -> list[Problem]:
    """Everything that is wrong with the pages themselves."""
    pages, problems = read_pages(folder)
    found = [problem for check in CHECKS for problem in check(pages)]
    games = games_in(folder)
    found += [*differing_files(folder), *asked_of_games(pages, games), *told_by_strangers(pages, games)]
    return problems + sorted(found, key=str)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--locales", type=Path, default=ROOT / "locales")
    parser.add_argument("--unused", action="store_true", help="also list texts that no code asks for")
    options = parser.parse_args(arguments)
    problems = problems_in(options.locales)
    pages, _ = read_pages(options.locales)
    games = games_in(options.locales)
    asking = asked_by_code(pages, games=games)
    problems += [*asked_but_missing(pages, asking), *asked_by_strangers(asking, games)]
    if options.unused:
        problems += written_but_unused(pages, asking)
    for problem in problems:
        print(problem)
    print(f"{len(pages)} languages, {len(pages.get(FALLBACK, {}))} texts each, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
