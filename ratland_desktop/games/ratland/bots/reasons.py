"""Why a bot chose: a code and numbers that the texts turn into a sentence. No words live here."""

from typing import Any

from ....tabletop.facts import fact


@fact
class Reason:
    """`code` is a key below `bots.reason`; `params` are its numbers and names, as pairs."""

    code: str
    params: tuple[tuple[str, Any], ...] = ()

    @property
    def named(self) -> dict[str, Any]:
        return dict(self.params)


@fact
class Choice:
    """An answer, and why."""

    answer: Any
    reason: Reason


def because(code: str, **params: Any) -> Reason:
    return Reason(code, tuple(params.items()))
