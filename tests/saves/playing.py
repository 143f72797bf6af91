"""Matches to keep: seats, options of every kind, players who answer by chance, a game that counts turns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.saves.layout import to_bytes
from ratland_desktop.saves.shelf import Plain, Shelf
from ratland_desktop.saves.snapshot import Scribe, Shown, take_snapshot
from ratland_desktop.saves.store import Store
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import NOBODY, Seat
from tests.games.crumbs.rules import CRUMBS
from tests.games.crumbs.rules import View as Crumbs

M = TypeVar("M", bound=AnyMatch)
SHELF: Shelf = {"ratland": RATLAND_KEEPING}
WHEN = "2026-03-14T18:30:00.000+00:00"


def seats_of(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"Oma {number}", "teal", "bow") for number in range(players))


def every_option(players: int) -> Iterator[Options]:
    for clans in (False, True):
        for board in Board:
            for food in Food:
                yield Options(players, clans, board, food)


def answer_once(match: AnyMatch, dice: Dice) -> None:
    """One of the asked seats, whichever, gives a legal answer."""
    question = dice.choose(match.open_questions)
    match.answer(question.seat, question.any_answer(dice))


def play_on(match: M, dice: Dice, answers: int | None = None) -> M:
    """So many answers more, or to the end."""
    while not match.over and answers != 0:
        answer_once(match, dice)
        answers = None if answers is None else answers - 1
    return match


def match_after(answers: int | None, options: Options | None = None, seed: int = 7) -> RatLandMatch:
    return play_on(
        new_match(options or Options(3, clans=True, board=Board.SECRET), seed), Dice(seed + 1), answers
    )


def file_of(match: RatLandMatch, title: str = "", shown: Shown | None = None) -> bytes:
    """The file that a keeper would write."""
    snapshot = take_snapshot(RATLAND_KEEPING, match, seats_of(len(match.view(None).sewers)), shown)
    head = {"id": "0" * 16, "title": title, "created": WHEN, "updated": WHEN, "order": 3}
    return to_bytes({**head, **Scribe().entries(snapshot)})


def put(store: Store, raw: bytes, id: str = "0123456789abcdef", version: int = 0) -> str:
    """These bytes as a saved game."""
    store.folder.path.mkdir(parents=True, exist_ok=True)
    store.folder.save(id, version).write_bytes(raw)
    return id


def store_in(folder: Path, shelf: Shelf = SHELF) -> Store:
    return Store(folder / "saves", shelf)


# --- a second game


class CrumbsKeeping:
    """Crumbs as saves see it: it counts turns, and knows of no rounds."""

    game = CRUMBS
    rules = "1"

    def doubt(self, written: object) -> str | None:
        known = {"hands", "open", "deck", "gone", "round"}
        return None if isinstance(written, dict) and {*written} == known else "not a table"

    def summary(self, view: Crumbs) -> dict[str, Plain]:
        return {"turn": 1 + sum(map(len, view.open)), "mouse": None}

    def mark(self, view: Crumbs) -> list[object]:
        return [view.deck, [*view.gone], [[*row] for row in view.open]]


BOTH: Shelf = {**SHELF, CRUMBS.name: CrumbsKeeping()}
MOUSE = Seat("the Mouse", "lime", "bow", NOBODY)


def crumbs_after(answers: int | None, seed: int = 7) -> AnyMatch:
    """A game of two people and the Mouse."""
    return play_on(Match.new(CRUMBS, 2, seed), Dice(seed), answers)


def start_crumbs(store: Store, answers: int | None, title: str = "") -> str:
    """A saved game of Crumbs; its id."""
    keeper = store.start(crumbs_after(answers), (*seats_of(2), MOUSE), title)
    assert keeper.close()
    return keeper.id
