"""Names that people give, and the words by which we call things: what is one, wherever it comes from.

A *name* is what somebody typed and everybody reads; a *word* is ours, such as "teal", "solid" or "ratland".
The set-up, the page of players and every file are judged here. Knows no files, no drawing and no texts.
"""

import re
import unicodedata
from typing import TypeGuard

MOST_LETTERS = 14  # of a name that is given today
LONGEST_NAME = 40  # in code points: a letter may consist of several
LONGEST_WORD = 40

_WORD = re.compile(rf"[a-z0-9_.-]{{1,{LONGEST_WORD}}}")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, direction marks, half characters …
_JOINERS = "\u200c\u200d"  # … but these hold letters and pictures together
_MARKS = {"Mn", "Me", "Mc", "Zs", "Sk", *_UNSEEN}
_LEAN_ON = "".join(map(chr, range(0xFE00, 0xFE10)))  # say how the sign before them looks; unseen themselves
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing


# --- what somebody typed


def letters(text: str) -> list[str]:
    """What a person calls a letter: a base with the marks and joiners that belong to it."""
    found: list[str] = []
    joined = False
    for sign in text:
        leans = sign == "\u200d" or sign in _LEAN_ON or "\U0001f3fb" <= sign <= "\U0001f3ff"
        mark = leans or unicodedata.combining(sign)
        if found and (mark or joined):
            found[-1] += sign
        else:
            found.append(sign)
        joined = sign == "\u200d"
    return found


def is_decent(text: str) -> bool:
    """Nothing that cannot be seen, or that turns the line around."""
    if text.isprintable():  # nearly always, and quick
        return True
    return all(sign in _JOINERS or unicodedata.category(sign) not in _UNSEEN for sign in text)


def decent(text: str, length: int) -> str:
    """Cleans what somebody typed: one line, nothing unseen, not too long."""
    return _one_line(text)[:length].strip()


def _one_line(text: str) -> str:
    seen = "".join(sign for sign in text if sign.isspace() or is_decent(sign))
    return " ".join(seen.split())


# --- names


def shown_name(typed: str) -> str:
    """What somebody typed as we keep it: one line, composed, nothing that hides or turns the line around."""
    return _composed(typed)[:LONGEST_NAME].strip(f"{_JOINERS} ")


def _composed(typed: str) -> str:
    return unicodedata.normalize("NFC", _one_line(typed)).strip(f"{_JOINERS} ")


def is_empty(typed: str) -> bool:
    """Is there nothing to see? Accents and joiners alone are no name."""
    unseen = _LEAN_ON + _BLANKS
    return all(unicodedata.category(sign) in _MARKS or sign in unseen for sign in shown_name(typed))


def is_too_long(typed: str) -> bool:
    """Has it more letters than fit on a seat? What is not shown does not count."""
    return len(letters(_composed(typed))) > MOST_LETTERS


def likeness(typed: str) -> str:
    """Names that look alike have the same likeness: case, width and unseen signs do not count."""
    folded = unicodedata.normalize("NFKC", shown_name(typed)).casefold()
    return "".join(sign for sign in folded if sign not in _JOINERS + _LEAN_ON)


# --- in files


def name_for_file(name: str) -> str:
    """A name that can be read again; a question mark where nothing of it can."""
    return decent(name, LONGEST_NAME) or "?"


def is_name(value: object) -> TypeGuard[str]:
    """Is this a name as files have it?"""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and is_decent(value)


def is_word(value: object, longest: int = LONGEST_WORD) -> TypeGuard[str]:
    """Is this one of our words, or could it be?"""
    return isinstance(value, str) and len(value) <= longest and _WORD.fullmatch(value) is not None
