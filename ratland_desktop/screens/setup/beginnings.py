"""The table that a set-up begins with: the last line-up or a fresh one, with names and tips."""

from __future__ import annotations

from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.settings import Tips
from ratland_desktop.screens.setup.model import Draft, Names, draft_from, fresh_game
from ratland_desktop.screens.setup.sheet import TIPS, Sheet
from ratland_desktop.text import Texts


def last_table(sheet: Sheet, book: PlayerBook, tips: Tips) -> Draft | None:
    """The last line-up, except for the tips, which depend on the settings."""
    last = book.last_table(sheet.game)
    draft = draft_from(sheet, last.seats, last.choices) if last is not None else None
    return None if draft is None else _with_tips(draft, sheet, book, tips)


def fresh_table(sheet: Sheet, names: Names, book: PlayerBook, tips: Tips) -> Draft:
    return _with_tips(fresh_game(sheet, names), sheet, book, tips)


def _with_tips(draft: Draft, sheet: Sheet, book: PlayerBook, tips: Tips) -> Draft:
    return draft.wishing(**{TIPS.name: wants_tips(tips, book, sheet.game)})


def wants_tips(wish: Tips, book: PlayerBook, game: str) -> bool:
    """Whether a new game offers tips: as the settings say, by default only in the first of its kind."""
    return book.last_table(game) is None if wish is Tips.FIRST_GAME else wish is Tips.EVERY_GAME


def names_in(say: Texts, sheet: Sheet) -> Names:
    """Names to begin with, in the language that is spoken now."""
    joining = {players: say(key) for players, key in sheet.joining.items()}
    return Names(tuple(say.rows("setup.people")), tuple(say.rows(sheet.bots)), joining)
