"""Why a bot chose an answer: a code and numbers that the locale files turn into a sentence.

A scene shows a reason with `texts(reason.key, **reason.spoken(names))`.
"""

from collections.abc import Sequence
from enum import IntEnum
from math import floor
from typing import Any

from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.facts import fact

Param = str | int | float
COMMON = frozenset({"whim", "also_possible"})
"""The codes of reasons that any game may have."""


@fact
class Reason:
    """`params` are the numbers and words of the reason's text. A seat is a number here.

    The code is the key of its text, such as `rattus.reason.flee`. Reasons that any game may have are shorter:
    `whim` is said by `bots.reason.whim`.
    """

    code: str
    params: tuple[tuple[str, Param], ...] = ()

    @property
    def key(self) -> str:
        """The text that says it."""
        return self.code if "." in self.code else f"bots.reason.{self.code}"

    def spoken(self, names: Sequence[str]) -> dict[str, Param]:
        """The text's parameters: a seat becomes its player's name, an expected amount a whole number."""
        params: dict[str, Param] = {
            name: floor(x + 0.5) if isinstance(x, float) else x for name, x in self.params
        }
        seat = params.pop("seat", None)
        if isinstance(seat, int):
            params["name"] = names[seat]
        return params


@fact
class Choice:
    """An answer, and why."""

    answer: Any
    reason: Reason


@fact
class Decided:
    """A computer's answer for a seat, with its reason if there is one."""

    seat: int
    question: Question
    answer: object
    reason: Reason | None = None


def because(code: str, **params: Param | IntEnum) -> Reason:
    """A reason; places and colours by the words that texts use for them."""
    return Reason(
        code,
        tuple(
            (name, value.name.lower() if isinstance(value, IntEnum) else value)
            for name, value in params.items()
        ),
    )
