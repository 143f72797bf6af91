"""A match at one moment, ready to be written.

Defines what a save contains. Taking a snapshot is cheap and happens between two frames; `keeper.py` turns it
into bytes in its thread. Journals never change once they are handed out, so a snapshot only refers to them.
Knows no folder.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ratland_desktop.tabletop.match import AnyMatch, Journal
from ratland_desktop.tabletop.seats import Seat

from .proofreading import proofread, proofread_round
from .sealing import seal
from .seats import write_seat
from .shelf import Keepable, Plain


@dataclass(frozen=True, slots=True)
class Shown:
    """How far the players have watched: this many happenings of `match.stories[story]`."""

    story: int
    happenings: int

    @classmethod
    def everything(cls, match: AnyMatch) -> Shown:
        return cls(len(match.stories) - 1, len(match.story))


@dataclass(frozen=True, slots=True)
class Snapshot:
    keepable: Keepable
    seed: int
    past: tuple[Journal[Any], ...]
    now: Journal[Any]
    over: bool
    seats: tuple[Seat, ...]
    back: int  # how many rounds ago the story is that is being shown
    happenings: int
    summary: Mapping[str, Plain]
    mark: str
    notes: object = None  # the game's own notes, as plain data that is no longer changed

    @property
    def answers(self) -> int:
        """How many answers of this round are in."""
        return sum(map(len, self.now.answers)) + len(self.now.sealed)


def take_snapshot(
    keepable: Keepable,
    match: AnyMatch,
    seats: tuple[Seat, ...],
    shown: Shown | None = None,
    notes: object = None,
) -> Snapshot:
    """The match as it stands now; without `shown`, everything has been seen."""
    shown = shown or Shown.everything(match)
    return Snapshot(
        keepable=keepable,
        seed=match.seed,
        past=tuple(match.past),
        now=match.journal,
        over=match.over,
        seats=seats,
        back=len(match.stories) - 1 - shown.story,
        happenings=shown.happenings,
        summary=dict(keepable.summary(match.view(None))),
        mark=mark_of(keepable, match),
        notes=notes,
    )


def mark_of(keepable: Keepable, match: AnyMatch) -> str:
    """A fingerprint of the match and its open questions; changed rules give another one."""
    asked = [[question.seat, question.kind] for question in match.open_questions]
    where = [keepable.mark(match.view(None)), asked, list(match.handed_in)]
    return hashlib.sha256(json.dumps(where, separators=(",", ":")).encode()).hexdigest()[:32]


class Scribe:
    """Writes snapshots of one match as a file's entries; what was written before is not worked out again.

    What could not be read again is not written: it raises BadSave.
    """

    def __init__(self) -> None:
        self._rounds: list[tuple[Journal[Any], str]] = []
        self._start: tuple[object, dict[str, Any]] = (None, {})

    def entries(self, snapshot: Snapshot) -> dict[str, Any]:
        """Everything in the file except its name and its times."""
        return {
            "game": snapshot.keepable.game.name,
            "rules": snapshot.keepable.rules,
            "over": snapshot.over,
            "seats": [write_seat(seat) for seat in snapshot.seats],
            "summary": dict(snapshot.summary),
            "shown": {"back": snapshot.back, "happenings": snapshot.happenings},
            "mark": snapshot.mark,
            "rounds": self._past(snapshot),
            "now": self._sealed_now(snapshot),
            **({} if snapshot.notes is None else {"notes": proofread(seal(snapshot.notes))}),
        }

    def _past(self, snapshot: Snapshot) -> list[str]:
        known = self._rounds
        for number, journal in enumerate(snapshot.past):
            if number == len(known):
                known.append((journal, ""))
            if known[number][0] is not journal or not known[number][1]:
                word = seal(self._round(snapshot.keepable, journal))
                known[number] = (journal, proofread_round(word, snapshot.keepable))
        return [sealed for _, sealed in known[: len(snapshot.past)]]

    def _round(self, keepable: Keepable, journal: Journal[Any]) -> dict[str, Any]:
        start = keepable.game.write(journal.start)
        return {"start": start, "thrown": journal.thrown, "answers": journal.answers}

    def _sealed_now(self, snapshot: Snapshot) -> str:
        """The table at the round's start is looked at once a round, the answers each time."""
        new = self._start[0] is not snapshot.now.start
        word = seal(self._now(snapshot))
        return proofread_round(word, snapshot.keepable if new else None, now=True)

    def _now(self, snapshot: Snapshot) -> dict[str, Any]:
        journal = snapshot.now
        if self._start[0] is not journal.start:
            self._start = (journal.start, snapshot.keepable.game.write(journal.start))
        return {
            "seed": snapshot.seed,
            "start": self._start[1],
            "thrown": journal.thrown,
            "answers": journal.answers,
            "sealed": [{"seat": seat, "answer": answer} for seat, answer in journal.sealed],
        }
