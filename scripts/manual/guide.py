"""The chapters before the rule book, from `locales/*/manual.toml` and `locales/*/<game>/manual.toml`.

Names of buttons, menu entries, variants, settings, levels and keys come from the same texts as in the game,
so that the two always agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from ratland_desktop.shell.scenes.settings.rows import COLUMNS, Row
from ratland_desktop.text import Texts

from . import pictures
from .blocks import Block, Command, Head, Picture, Points, Table, Text
from .book import book
from .games import manual_of, screens_of
from .keys import keys_table, rules_key

LABELS = {
    "new_game": "shell.title.new_game", "go_on": "shell.title.continue", "load": "shell.title.load",
    "settings": "shell.title.settings", "again": "setup.again", "fresh": "setup.fresh",
    "ideas": "computers.hint.short", "next": "table.next", "play": "table.play",
    "look_again": "table.step_back", "by_hand": "shell.settings.draw_by_hand.label",
    "story": "table.story", "menu": "table.menu", "curves": "results.curves",
    "rematch": "results.rematch", "why": "computers.why.button", "seats": "computers.seats.menu",
    "chronicle": "chronicle.button", "page": "chronicle.title", "as_picture": "chronicle.scene.picture",
    "to_print": "chronicle.scene.print", "hall": "hall.title", "people": "hall.people",
    "film": "film.button",
    "watch": "replay.button", "lit": "replay.secrets.button", "what_if": "replay.hint.what_if",
    "bring": "saves.list.import",
}  # fmt: skip
"""What the manual's texts call a button, and where the house has its words."""

DOORS = (
    "new_game", "quick_game", "continue", "how_to_play", "load", "rules", "hall", "settings",
    "credits",
)  # fmt: skip
COMMANDS = {
    "--language CODE": "language", "--size WxH": "size", "--fullscreen": "fullscreen",
    "--data-dir DIR": "data_dir", "--demo": "demo", "--game NAME": "game",
    "--version": "version", "--help": "help",
}  # fmt: skip
RUN = "python3 scripts/play.py"
HELP = ("setup.tips", "computers.setup")
"""The switches that every game has beside its variants."""
NOTHING = Points(())
OWN = ""
SECTIONS = (
    "start", "set_up", "hand_over", OWN, "table", "end", "hall", "again", "film", "saving", "computers",
    "keys", "options",
)  # fmt: skip
"""The chapters; OWN stands for those that only this game has."""


def sections(say: Texts, game: str) -> Iterator[tuple[str, str]]:
    """Name of every chapter, and the key of its texts: the game's own, or else the house's."""
    own = say.names(f"{game}.manual.section")
    for place in SECTIONS:
        for name in [place] if place else [name for name in own if name not in SECTIONS]:
            yield name, f"{game}.manual.section.{name}" if name in own else f"manual.section.{name}"


def guide(say: Texts, game: str) -> Iterator[Block]:
    own, people = manual_of(game), say.rows("setup.people")
    keys = {**LABELS, "start": screens_of(game).sheet.start, **own.labels}
    labels = {name: say(key) for name, key in keys.items()}
    labels |= {name: people[seat] for name, seat in {**pictures.PEOPLE, **own.people}.items()}
    for section, key in sections(say, game):
        yield Head(2, say(f"{key}.title"), f"play_{section}")
        for kind, names in groupby(say.names(key), key=lambda name: name.partition("_")[0]):
            parts = [(name.partition("_")[2], say(f"{key}.{name}", **labels)) for name in names]
            if kind == "point":
                yield Points(tuple(words for _, words in parts))
            elif kind != "title":
                for about, words in parts:
                    yield from _part(say, game, kind, about, words)


def _part(say: Texts, game: str, kind: str, about: str, words: str) -> Iterator[Block]:
    if kind == "picture":
        yield Picture(pictures.screen(game, about, say.language), words, 720)
    elif about == "run":
        yield Command(RUN)
        yield Text(words)
    elif kind == "list":
        listed = LISTS[about](say, game)
        if listed != NOTHING:
            yield from (Text(words), listed)
    else:
        yield Text(words)


def _doors(say: Texts, game: str) -> Block:
    return Points(tuple(f"**{say(f'shell.title.{door}')}** · {say(f'manual.door.{door}')}" for door in DOORS))


def _commands(say: Texts, game: str) -> Block:
    rows = tuple((f"`{typed}`", say(f"shell.command.{name}")) for typed, name in COMMANDS.items())
    return Table(_head(say, "what", "about"), rows)


def _variants(say: Texts, game: str) -> Block:
    """Choices with pictures on their buttons are told by the line that each of them has."""
    rows = []
    for row in screens_of(game).sheet.variants:
        ending = "_about" if row.pictures else ""
        names = () if row.is_switch else row.values
        choices = " · ".join(say(f"{row.words}.{name}{ending}") for name in names)
        rows.append((f"**{say(row.label)}**", "" if row.pictures else say(f"{row.words}.about"), choices))
    rows += [(f"**{say(f'{key}.label')}**", say(f"{key}.about"), "") for key in HELP]
    return Table(_head(say, "what", "about", "choices"), tuple(rows))


def _levels(say: Texts, game: str) -> Block:
    return Points(
        tuple(
            f"**{say(f'bots.level.{level.value}.name')}** · {say(f'bots.level.{level.value}.about')}"
            for level in screens_of(game).sheet.company.levels
        )
    )


def _characters(say: Texts, game: str) -> Block:
    """Nothing in a game whose computers are all alike."""
    sheet = screens_of(game).sheet
    keys = [f"{sheet.characters}.{character}" for character in sheet.company.characters]
    return Points(tuple(f"**{say(f'{key}.name')}** · {say(f'{key}.about')}" for key in keys))


def _settings(say: Texts, game: str) -> Block:
    rows = tuple(
        (
            f"**{say(f'shell.settings.{row.name}.label')}**",
            say(f"shell.settings.{row.name}.about"),
            _choices(say, row),
        )
        for column in COLUMNS
        for card in column
        for row in card.rows
    )
    return Table(_head(say, "what", "about", "choices"), rows)


def _choices(say: Texts, row: Row) -> str:
    if row.name == "language":
        return " · ".join(language.name for language in say.available())
    return " · ".join(say(f"shell.settings.{row.name}.choice.{choice.value}") for choice in row.choices or ())


def _head(say: Texts, *columns: str) -> tuple[str, ...]:
    return tuple(say(f"manual.table.{column}") for column in columns)


LISTS: dict[str, Callable[[Texts, str], Block]] = {
    "doors": _doors, "command": _commands, "variants": _variants, "levels": _levels,
    "characters": _characters,
    "keys": keys_table, "settings": _settings,
}  # fmt: skip


def manual(say: Texts, game: str) -> list[Block]:
    """The whole manual of a game in the language that is spoken."""
    rules = [
        Head(2, say("rulebook.ui.title"), "rules"),
        Text(say("manual.book_about", rules_key=rules_key())),
        *book(say, game),
    ]
    told = [*guide(say, game), *rules]
    chapters = [block for block in told if isinstance(block, Head) and block.level == 2]
    return [
        Head(1, say(f"{game}.manual.title")),
        Text(say("manual.about")),
        Text(say(f"{game}.manual.small_print")),
        Head(2, say("manual.contents"), "contents"),
        Points(tuple(f"[[{head.name}|{head.words}]]" for head in chapters)),
        *told,
    ]
