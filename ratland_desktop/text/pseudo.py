"""The pseudo-language `xx`: English made longer and accented by rule, to find boxes that are too small.

Words that stay in plain English on a screen in `xx` do not come from the locale files.
"""

from __future__ import annotations

import re

PSEUDO = "xx"
PSEUDO_NAME = "[Pséüdö]"

_KEPT = re.compile(r"(\{[^{}]*\}|\[\[\w+\|)")  # holes, and where links lead
# A vowel is written twice: words grow by about 40 %, and they grow as words, the way German does.
_LONGER = str.maketrans(
    {"a": "aä", "e": "eé", "i": "iï", "o": "oö", "u": "uü"}
    | {"A": "AÄ", "E": "EÉ", "I": "IÏ", "O": "OÖ", "U": "UÜ", "n": "ñ", "c": "ç", "y": "ÿ"}
)


def pseudo(text: str) -> str:
    """`New game` becomes `[Neéw gaämeé]`; holes such as `{name}` and the ids of links stay."""
    parts = _KEPT.split(text)  # every second part is one that is kept
    return "[" + "".join(part if at % 2 else part.translate(_LONGER) for at, part in enumerate(parts)) + "]"
