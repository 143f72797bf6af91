"""Turns the bytes of a file into a match that continues where it was left.

Runs the checks in order: the file's layout, older formats, every entry, every table, and finally the answers,
replayed through the rules. Every problem is a BadSave with a code; no other exception leaves this module.
Writes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Refused
from ratland_desktop.tabletop.match import AnyMatch, Journal, Match
from ratland_desktop.tabletop.seats import Seat

from .layout import BadSave, from_bytes
from .listing import Listed, listed, progress_of
from .proofreading import checked_entries, checked_round, unsealed
from .shelf import Keepable, Shelf
from .snapshot import Shown, mark_of
from .upgrades import upgraded

if TYPE_CHECKING:
    from .model import NowEntries, RoundEntries, SaveEntries


@dataclass(frozen=True, slots=True)
class Resumed:
    """What a file holds. `shown` counts in `match.stories`."""

    line: Listed
    keepable: Keepable
    match: AnyMatch
    seats: tuple[Seat, ...]
    shown: Shown
    notices: tuple[Notice, ...] = ()
    notes: object = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A file's contents after every check but the rules' own."""

    keepable: Keepable
    seed: int
    past: tuple[Journal[Any], ...]
    now: Journal[Any]
    over: bool
    mark: str


def resume(id: str, raw: bytes, shelf: Shelf) -> Resumed:
    """The match that these bytes hold. Raises BadSave."""
    entries = upgraded(from_bytes(raw))
    save = checked_entries(entries)
    line = listed(id, entries)
    kept = _kept(save, shelf, len(line.seats))
    match, shown, notices = _match(kept, save.shown.back, save.shown.happenings)
    notes = None if save.notes is None else unsealed(save.notes)  # the game itself looks at every entry
    return Resumed(line, kept.keepable, match, line.seats, shown, notices, notes)


def _kept(save: SaveEntries, shelf: Shelf, seats: int) -> Kept:
    keepable = shelf.get(save.game)
    if keepable is None:
        raise BadSave("saves.error.wrong_game", save.game)
    rounds = [checked_round(word, keepable) for word in save.rounds]
    now = checked_round(save.now, keepable, now=True)
    journals = [_journal(keepable, entry) for entry in rounds]
    sealed = tuple((entry.seat, _frozen(entry.answer)) for entry in now.sealed)
    current = _journal(keepable, now, sealed)
    if keepable.game.seats(current.start) != seats:
        raise BadSave("saves.error.impossible", "more or fewer seats than players")
    return Kept(keepable, now.seed, tuple(journals), current, save.over, save.mark)


def _journal(
    keepable: Keepable, entry: RoundEntries | NowEntries, sealed: tuple[tuple[int, Any], ...] = ()
) -> Journal[Any]:
    answers = tuple(_frozen(asked) for asked in entry.answers)
    return Journal(keepable.game.read(entry.start), entry.thrown, answers, sealed)


def _frozen(value: Any) -> Any:
    """Lists as tuples, as the rules keep them."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


# --- giving the answers again


def _match(kept: Kept, back: int, happenings: int) -> tuple[AnyMatch, Shown, tuple[Notice, ...]]:
    """The whole game again, so that every story can be looked at; else this round; else its start."""
    try:
        for way in (_from_the_beginning, _from_this_round):
            match = way(kept)
            if match is not None:
                return match, _shown(match, back, happenings), ()
        match = _start_of_round(kept)
    except Exception as error:  # even an error in the rules must not stop the app
        raise BadSave("saves.error.impossible", repr(error)) from error
    progress = progress_of(match.game.name, kept.keepable.summary(match.view(None)))
    again = Notice("saves.notice.round_again", progress)
    return match, Shown(len(match.stories) - 1, 0), (again,)


def _from_the_beginning(kept: Kept) -> AnyMatch | None:
    """None where the rules lead elsewhere now, or the file's rounds do not follow from each other."""
    rounds = (*kept.past, kept.now)
    try:
        match = Match.resume(kept.keepable.game, kept.seed, (), rounds[0])
        for journal in rounds[1:]:
            if match.journal != Journal(journal.start, journal.thrown, ()):
                return None
            _give(match, journal)
    except IllegalAnswer:
        return None
    return match if _stands_where_it_did(kept, match) and tuple(match.past) == kept.past else None


def _from_this_round(kept: Kept) -> AnyMatch | None:
    try:
        match = Match.resume(kept.keepable.game, kept.seed, kept.past, kept.now)
    except IllegalAnswer:
        return None
    return match if _stands_where_it_did(kept, match) else None


def _start_of_round(kept: Kept) -> AnyMatch:
    fresh = Journal(kept.now.start, kept.now.thrown, ())
    try:
        return Match.resume(kept.keepable.game, kept.seed, kept.past, fresh)
    except Refused as error:
        raise BadSave("saves.error.impossible", error.code) from error


def _give(match: AnyMatch, journal: Journal[Any]) -> None:
    for answers in journal.answers:
        questions = match.open_questions
        if len(questions) != len(answers):
            raise IllegalAnswer("journal.mismatch")
        for question, answer in zip(questions, answers, strict=True):
            match.answer(question.seat, answer)
    for seat, answer in journal.sealed:
        match.answer(seat, answer)


def _stands_where_it_did(kept: Kept, match: AnyMatch) -> bool:
    """The same round, the same answers, the same mark: the rules took every answer for what it was.

    A match that is over may still wait for the table to tell how it ended.
    """
    same_round = match.over >= kept.over and match.journal == kept.now
    return same_round and mark_of(kept.keepable, match) == kept.mark


def _shown(match: AnyMatch, back: int, happenings: int) -> Shown:
    """As it was written, or as near as there are stories to show."""
    story = len(match.stories) - 1 - back
    if story < 0:
        return Shown(0, 0)
    return Shown(story, min(happenings, len(match.stories[story])))
