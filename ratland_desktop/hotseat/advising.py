"""Which of several good answers are told as ideas, and in which order. It knows no game."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from ratland_desktop.hotseat.reasons import Choice, because

HOW_MANY = 3
A = TypeVar("A", bound=Hashable)


def ranked(worth: Mapping[A, float], nearly: float) -> list[A]:
    """The best answer first, then those that are worth at most `nearly` less."""
    best_first = sorted(worth, key=lambda answer: -worth[answer])
    return [answer for answer in best_first if worth[answer] >= worth[best_first[0]] - nearly]


def most_telling(ideas: Sequence[Choice]) -> tuple[Choice, ...]:
    """Up to three ideas in their order. Of more than three, those with a reason of their own come first."""
    chosen: list[Choice] = []
    for new_reason in (True, False):
        for idea in ideas:
            told_already = new_reason and idea.reason.code in [other.reason.code for other in chosen]
            if len(chosen) < HOW_MANY and idea not in chosen and not told_already:
                chosen.append(idea)
    return tuple(sorted(chosen, key=ideas.index))


def one_or_the_other(ideas: Sequence[Choice]) -> tuple[Choice, ...]:
    """Ideas where there are only two answers: a reason for the second would speak against the first."""
    return tuple(ideas[:1]) + tuple(Choice(idea.answer, because("also_possible")) for idea in ideas[1:])


def telling(ideas: Sequence[Choice], answers: int) -> tuple[Choice, ...]:
    """What is told of these ideas, where a question has so many answers."""
    return one_or_the_other(ideas) if answers == 2 else most_telling(ideas)
