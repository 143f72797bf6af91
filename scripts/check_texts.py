"""Proofreads the locale files: the same keys and parameters, plural forms, typography, no English left.

    python scripts/check_texts.py [--locales FOLDER] [--unused]

Says what is wrong, one line each, and ends with 1 when something is. `--unused` also lists texts that no code
asks for. A new language is one new folder: this says what it still lacks (docs/translating.md).
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from _text_keys import Asked, asked_in  # noqa: E402

from ratland_desktop.text.catalogue import FALLBACK, GRAMMAR_TOPIC, Counted, Entry, flatten  # noqa: E402
from ratland_desktop.text.grammar import Grammar  # noqa: E402
from ratland_desktop.text.texts import HOLE, SPELLINGS  # noqa: E402

NARROW = "\u202f"

# What no language of ours may contain.
EVERYWHERE = (
    (r'"', "a straight quote"),
    (r"'", "a straight apostrophe, write ’"),
    (r"\.\.\.", "three dots, write …"),
    (r"^\s|\s$", "a space at the beginning or the end"),
    (r"[ \u00a0\u202f]{2}", "two spaces"),
    (r"(^|\s)-\d", "a hyphen before a number, write −"),
    (r"\s-\s", "a hyphen as a dash, write – or a new sentence"),
    (r" [!?;:.,]", "a breaking space before a mark"),
    (r"(?<!\{)\{(?![a-z])|\{\}", "a hole without a name"),
)
# What a language may not contain besides. The holes have been filled with an X.
TYPOGRAPHY: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (r"[„«»‚]", "a foreign quote, write “…”"),
        (r"“[^”]*$|^[^“]*”", "a quote that is not closed or not opened"),
        (rf"[{NARROW}\u00a0][!?;:]", "a space before a mark"),
    ),
    "de": (
        (r"[”«»]", "a foreign quote, write „…“"),
        (r"„[^“]*$|^[^„]*“", "a quote that is not closed or not opened"),
        (rf"[{NARROW}\u00a0][!?;:]", "a space before a mark"),
        (r"\d%", "no space before %"),
    ),
    "fr": (
        (r"[„“”]", "a foreign quote, write « … »"),
        (rf"[^{NARROW}!?][;!?]", "no narrow no-break space before ; ! ?"),
        (rf"[^{NARROW}\d]:|\d:(?!\d)", "no narrow no-break space before :"),
        (rf"«(?!{NARROW})|(?<!{NARROW})»", "no narrow no-break space inside « »"),
        (r"«[^»]*$|^[^«]*»", "a quote that is not closed or not opened"),
        (r"\d%", "no space before %"),
    ),
    "es": (
        (r"[„“”]", "a foreign quote, write «…»"),
        (r"«\s|\s»", "a space inside « »"),
        (r"«[^»]*$|^[^«]*»", "a quote that is not closed or not opened"),
        (rf"[{NARROW}\u00a0][!?;:]", "a space before a mark"),
        (r"^[^¿]*\?|¿[^?]*$", "¿ and ? do not pair"),
        (r"^[^¡]*!|¡[^!]*$", "¡ and ! do not pair"),
        (r"\d%", "no space before %"),
    ),
}

# Words that are the same in several languages, and names that nobody translates.
SHARED_WORDS = frozenset(
    {
        "ratland",
        "normal",
        "esc",
        "tab",
        "start",
        "select",
        "stick",
        "version",
        "menu",
        "enter",
        "ctrl",
        "ninja",
        "name",
        "page",
        "clan",
        "clans",
        "computer",
        "orange",
        "pause",
        "podium",
        "point",
        "points",
        "rats",
        "recycler",
    }
)
NAMES = (
    "SIL Open Font License", "Source Sans Pro", "Fredoka One", "RatLand Desktop",
    "Dr. Cheese", "Rattibal Lector", "Yellow is the New Black",
)  # fmt: skip
ENGLISH = re.compile(r"\b(the|and|with|your|you|this|that|when|from|which|are|have|their)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Problem:
    language: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.language}  {self.key}: {self.what}"


Pages = Mapping[str, Mapping[str, Entry]]  # language -> full key -> entry


# --- reading -----------------------------------------------------------------------------------------------


def read_pages(folder: Path) -> tuple[dict[str, dict[str, Entry]], list[Problem]]:
    """All texts of all languages; a page that is not TOML is a problem, not a crash."""
    pages: dict[str, dict[str, Entry]] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*/*.toml")):
        texts = pages.setdefault(path.parent.name, {})
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(Problem(path.parent.name, path.name, f"cannot be read: {error}"))
            continue
        if path.stem == GRAMMAR_TOPIC:
            problems += _unknown_grammar(path.parent.name, table)
        else:
            texts.update(flatten(table, path.stem))
    for language in pages:
        if not (folder / language / f"{GRAMMAR_TOPIC}.toml").is_file():
            problems.append(Problem(language, GRAMMAR_TOPIC, "there is no language.toml"))
    return pages, problems


def _unknown_grammar(language: str, table: Mapping[str, object]) -> Iterator[Problem]:
    known = set(Grammar.__dataclass_fields__)
    needed = {
        "name",
        "decimal",
        "quote",
        "pair",
        "last",
        "owner",
        "today",
        "yesterday",
        "days_ago",
        "date",
        "months",
    }
    for name in sorted(set(table) - known):
        yield Problem(language, f"{GRAMMAR_TOPIC}.{name}", "nobody knows this rule")
    for name in sorted(needed - set(table)):
        yield Problem(language, f"{GRAMMAR_TOPIC}.{name}", "is missing")


def forms(entry: Entry) -> list[str]:
    return list(entry.forms.values()) if isinstance(entry, Counted) else [entry]


def parameters(entry: Entry) -> set[str]:
    used = {hole[1] for text in forms(entry) for hole in HOLE.finditer(text)}
    return used | {entry.by} if isinstance(entry, Counted) else used


# --- what can be wrong -------------------------------------------------------------------------------------


def differing_keys(pages: Pages) -> Iterator[Problem]:
    english = pages.get(FALLBACK, {})
    for language, texts in pages.items():
        for key in english.keys() - texts.keys():
            yield Problem(language, key, "is missing")
        for key in texts.keys() - english.keys():
            yield Problem(language, key, "is not there in English")


def differing_parameters(pages: Pages) -> Iterator[Problem]:
    english = pages.get(FALLBACK, {})
    for language, texts in pages.items():
        for key in texts.keys() & english.keys():
            here, there = parameters(texts[key]), parameters(english[key])
            if here != there:
                yield Problem(
                    language, key, f"has the parameters {sorted(here)}, English has {sorted(there)}"
                )


def wrong_holes(pages: Pages) -> Iterator[Problem]:
    """A form after the colon is a known spelling or a text that exists."""
    for language, texts in pages.items():
        for key, entry in texts.items():
            for hole in (hole for text in forms(entry) for hole in HOLE.finditer(text)):
                form = hole[2]
                if form is None or form in SPELLINGS:
                    continue
                pattern = re.compile(re.escape(form).replace(r"\*", "[^.]+"))
                if not any(pattern.fullmatch(other) for other in texts):
                    yield Problem(language, key, f"{hole[0]} points at no text")


def wrong_plurals(pages: Pages) -> Iterator[Problem]:
    english = pages.get(FALLBACK, {})
    for language, texts in pages.items():
        for key, entry in texts.items():
            if isinstance(entry, Counted) and "one" not in entry.forms:
                yield Problem(language, key, "the form for one is missing")
            if key in english and isinstance(entry, Counted) != isinstance(english[key], Counted):
                yield Problem(language, key, "has plural forms in one language and none in the other")


def wrong_typography(pages: Pages) -> Iterator[Problem]:
    for language, texts in pages.items():
        for key, entry in texts.items():
            for text in forms(entry):
                if not text.strip():
                    yield Problem(language, key, "is empty")
                plain = HOLE.sub("X", text)
                for pattern, what in (*EVERYWHERE, *TYPOGRAPHY.get(language, ())):
                    if re.search(pattern, plain):
                        yield Problem(language, key, f"{what}: {text}")


def english_left(pages: Pages) -> Iterator[Problem]:
    english = pages.get(FALLBACK, {})
    for language, texts in pages.items():
        if language == FALLBACK:
            continue
        for key, entry in texts.items():
            same = forms(entry) == forms(english[key]) if key in english else False
            for text in forms(entry):
                plain = HOLE.sub(" ", text)
                for name in NAMES:
                    plain = plain.replace(name, " ")
                words = [word.lower() for word in re.findall(r"[^\W\d_][^\W\d_-]{2,}[\w-]*", plain)]
                if same and any(word not in SHARED_WORDS for word in words):
                    yield Problem(language, key, f"is the same as in English: {text}")
                elif ENGLISH.search(plain):
                    yield Problem(language, key, f"has English words in it: {text}")


CHECKS = (differing_keys, differing_parameters, wrong_holes, wrong_plurals, wrong_typography, english_left)


# --- the code ----------------------------------------------------------------------------------------------


def asked_by_code(pages: Pages, root: Path = ROOT) -> list[Asked]:
    """Rules know no texts: what looks like a key there is the code of a refusal."""
    topics = sorted({key.partition(".")[0] for key in pages.get(FALLBACK, {})})
    files = [path for path in sorted((root / "ratland_desktop").rglob("*.py")) if "rules" not in path.parts]
    files += sorted((root / "scripts" / "manual").glob("*.py"))
    return list(asked_in(files, topics, root)) if topics else []


def asked_but_missing(pages: Pages, asked: list[Asked]) -> Iterator[Problem]:
    english = pages.get(FALLBACK, {})
    for ask in asked:
        if not any(ask.fits(key) for key in english):
            yield Problem("code", ask.where, f"asks for {ask.shown}, which nobody has written")


def written_but_unused(pages: Pages, asked: list[Asked]) -> Iterator[Problem]:
    """Texts also ask for each other, through their holes."""
    english = pages.get(FALLBACK, {})
    forms_used = {
        hole[2] for entry in english.values() for text in forms(entry) for hole in HOLE.finditer(text)
    }
    inner = [re.compile(re.escape(form).replace(r"\*", "[^.]+")) for form in forms_used if form]
    for key in english:
        if not any(ask.fits(key) for ask in asked) and not any(form.fullmatch(key) for form in inner):
            yield Problem(FALLBACK, key, "no code asks for it")


def problems_in(folder: Path) -> list[Problem]:
    """Everything that is wrong with the pages themselves."""
    pages, problems = read_pages(folder)
    return problems + sorted((found for check in CHECKS for found in check(pages)), key=str)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--locales", type=Path, default=ROOT / "locales")
    parser.add_argument("--unused", action="store_true", help="also list texts that no code asks for")
    options = parser.parse_args(arguments)
    problems = problems_in(options.locales)
    pages, _ = read_pages(options.locales)
    asked = asked_by_code(pages)
    problems += asked_but_missing(pages, asked)
    if options.unused:
        problems += written_but_unused(pages, asked)
    for problem in problems:
        print(problem)
    print(f"{len(pages)} languages, {len(pages.get(FALLBACK, {}))} texts each, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
