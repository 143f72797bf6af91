"""The entries of a save file, checked strictly by pydantic: every type, every length, nothing unknown.

Imported only when a game is opened: pydantic is slow to load, and nothing before the first frame needs it.
The game itself checks the tables inside (`Keepable.doubt`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ratland_desktop.tabletop.names import LONGEST_NAME, is_decent, is_word

from . import clock
from .listing import LATEST_ORDER, TITLE_LENGTH
from .seats import MOST_SEATS

MOST_ROUNDS = 500  # a game whose rounds are turns has some forty
MOST_ANSWERS = 2000  # times that the rules ask in one round
MOST_THROWS = 200_000
MOST_SUMMED_UP = 32  # entries in what the list shows
LONGEST_MARK = 64
LONGEST_SEALED = 1024 * 1024


def _decent(text: str) -> str:
    if not is_decent(text):
        raise ValueError("characters that cannot be shown")
    return text


def _word(text: str) -> str:
    if not is_word(text):
        raise ValueError("not one of our words")
    return text


def _moment(text: str) -> str:
    clock.read(text)
    return text


Word = Annotated[str, AfterValidator(_word)]
Wish = Annotated[str, AfterValidator(lambda text: text and _word(text))]
"""A word, or empty: no wish of its own."""
Moment = Annotated[str, Field(max_length=40), AfterValidator(_moment)]
Sealed = Annotated[str, Field(min_length=9, max_length=LONGEST_SEALED)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeatEntry(Strict):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_decent)]
    colour: Word
    badge: Word
    player: Word
    language: Wish = ""
    text_size: Wish = ""
    character: Wish = ""


class ShownEntry(Strict):
    """How far the table has shown the story: this many happenings of the story `back` rounds ago."""

    back: Count
    happenings: Count


class SaveEntries(Strict):
    """A save file of today's format."""

    format: Literal[2]
    game: Word
    rules: Annotated[str, Field(max_length=LONGEST_MARK)]
    id: Word
    title: Annotated[str, Field(max_length=TITLE_LENGTH), AfterValidator(_decent)]
    created: Moment
    updated: Moment
    order: Annotated[int, Field(ge=0, le=LATEST_ORDER)]
    over: bool
    seats: Annotated[list[SeatEntry], Field(min_length=1, max_length=MOST_SEATS)]
    summary: Annotated[dict[Word, str | int | bool | None], Field(max_length=MOST_SUMMED_UP)]
    shown: ShownEntry
    mark: Annotated[str, Field(max_length=LONGEST_MARK)]
    rounds: Annotated[list[Sealed], Field(max_length=MOST_ROUNDS)]
    now: Sealed
    notes: Sealed | None = None


class RoundEntries(Strict):
    """A finished round, unsealed."""

    start: dict[str, Any]
    thrown: Annotated[int, Field(ge=0, le=MOST_THROWS)]
    answers: Annotated[list[list[Any]], Field(max_length=MOST_ANSWERS)]


class SealedAnswer(Strict):
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    answer: Any


class NowEntries(RoundEntries):
    """The round being played, unsealed."""

    seed: Annotated[int, Field(gt=-(2**63), lt=2**63)]
    sealed: Annotated[list[SealedAnswer], Field(max_length=MOST_SEATS)]
