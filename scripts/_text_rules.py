"""The checks of the texts: keys, parameters, plural forms, typography, English left over, stiff English.

Contains the typography of each language and the words that it shares with English. Knows no code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from _text_pages import Pages, Problem, counted_in, forms, parameters

from ratland_desktop.text.catalogue import FALLBACK, Counted
from ratland_desktop.text.texts import HOLE, SPELLINGS

NARROW = "\u202f"

# What no language may contain.
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
# What a single language may not contain. Placeholders have been replaced by an X.
TYPOGRAPHY: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (r"[„«»‚]", "a foreign quote, write “…”"),
        (r"“[^”]*$|^[^“]*”", "a quote that is not closed or not opened"),
        (rf"[{NARROW}\u00a0][!?;:]", "a space before a mark"),
    ),
    "de": (
        (r"[”«»]", "a foreign quote, write „…“"),
        (r"„[^“]*$|^[^„]*“", "a quote that is not closed or not opened"),
        (r"[^\u00a0]…", "no no-break space before …"),
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

# Words that a language really shares with English: a text made of them alone may be the same in both. A word
# that belongs here is better added than avoided.
ON_THE_KEYS = {
    "ctrl", "enter", "esc", "ratjack", "ratjacks", "ratland", "rattus", "select", "start", "stick", "tab",
}  # fmt: skip
SHARED_WORDS: Mapping[str, set[str]] = {
    "de": {
        "alchemist", "chip", "chips", "clan", "clans", "computer", "deck", "hand", "manipulator", "name",
        "ninja", "normal", "orange", "partner", "recycler", "version",
    },
    "fr": {
        "bourgeoisie", "clan", "clans", "menu", "minutes", "moustache", "normal", "orange", "page", "pause",
        "podium", "point", "points", "rat", "rats", "record", "records", "surprise", "total", "version",
    },
    "es": {"clan", "final", "idea", "ideas", "ninja", "normal", "total"},
}  # fmt: skip
NAMES = (
    "SIL Open Font License", "Source Sans Pro", "Fredoka One", "RatLand Desktop",
    "Dr. Cheese", "Rattibal Lector", "Yellow is the New Black", "Comme des Rats", "Al Ratone",
    "Anglia", "Bulgaria", "Gallia", "Germania", "Hispania", "Hungaria", "Italia", "Polonia", "Russia",
    "Scandia", "Tartaria", "Turcia",
)  # fmt: skip
ENGLISH = re.compile(r"\b(the|and|with|your|you|this|that|when|from|which|are|have|their)\b", re.IGNORECASE)

# English that nobody says aloud: rats and tables say it’s, don’t and you’ll.
STIFF = re.compile(
    r"\b(?:"
    r"(?:is|are|was|were|do|does|did|has|have|had|can|could|would|should|will|need) not|cannot"
    r"|(?:I am|(?:it|that|there|here|what|who|where|how|he|she) is|(?:you|we|they) are)(?= \w)"
    r"|(?:I|you|we|they|he|she|it|that|there|what|who) will(?= \w)"
    r"|(?:I|you|we|they) would(?= \w)"
    r"|(?:I|you|we|they) have (?:just |already |never )?"
    r"(?:been|chosen|decided|drawn|found|got|left|missed|played|put|seen|sent|stolen|won)"
    r")\b",
    re.IGNORECASE,
)
STRESSED = re.compile(
    r"\b(?:(?:as|here|what|than) it|(?:what|than|everything|all) there) is\b|\bif there is one\b",
    re.IGNORECASE,
)
"""Where the voice rests on the verb nobody shortens it."""
UNSHORTENED = {
    "setup.error.nobody_human": "the subject is “nobody here”",
    "saves.error.damaged": "the subject is “some of it”",
    "saves.notice.round_again": "the subject is “everything before it”",
}
"""Texts that a pattern takes for stiff and that are not, and why."""


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
    """A language may count where English need not: its verbs may agree with a number."""
    english = pages.get(FALLBACK, {})
    for language, texts in pages.items():
        for key, entry in texts.items():
            if any("one" not in counted.forms for counted in counted_in(entry)):
                yield Problem(language, key, "the form for one is missing")
            if isinstance(english.get(key), Counted) and not isinstance(entry, Counted):
                yield Problem(language, key, "has plural forms in English and none here")


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
        shared = ON_THE_KEYS | SHARED_WORDS.get(language, set())
        for key, entry in texts.items():
            same = forms(entry) == forms(english[key]) if key in english else False
            for text in forms(entry):
                plain = HOLE.sub(" ", text)
                for name in NAMES:
                    plain = plain.replace(name, " ")
                words = [word.lower() for word in re.findall(r"[^\W\d_][^\W\d_-]{2,}[\w-]*", plain)]
                if same and not shared.issuperset(words):
                    yield Problem(language, key, f"is the same as in English: {text}")
                elif ENGLISH.search(plain):
                    yield Problem(language, key, f"has English words in it: {text}")


def stiff_english(pages: Pages) -> Iterator[Problem]:
    for key, entry in pages.get(FALLBACK, {}).items():
        for text in forms(entry) if key not in UNSHORTENED else ():
            for found in STIFF.finditer(STRESSED.sub(" ", HOLE.sub("X", text))):
                yield Problem(FALLBACK, key, f"nobody says “{found[0]}” aloud, shorten it: {text}")


CHECKS = (
    differing_keys, differing_parameters, wrong_holes, wrong_plurals, wrong_typography, english_left,
    stiff_english,
)  # fmt: skip
