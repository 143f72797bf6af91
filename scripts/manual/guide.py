"""The chapters before the rule book, from `locales/*/manual.toml`.

Names of buttons, menu entries, variants, settings, levels and keys come from the same texts as in the game,
so that the two always agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from ratland_desktop.hotseat.levels import OFFERED
from ratland_desktop.shell.scenes.settings.rows import COLUMNS, Row
from ratland_desktop.text import Texts

from . import pictures
from .blocks import Block, Command, Head, Picture, Points, Table, Text
from .book import book
from .keys import keys_table, rules_key

LABELS = {
    "new_game": "shell.title.new_game", "go_on": "shell.title.continue", "load": "shell.title.load",
    "settings": "shell.title.settings", "again": "ratland.setup.again",
    "fresh": "ratland.setup.fresh", "start": "ratland.setup.start",
    "rest": "ratland.sewer.rest_defends", "last": "ratland.sewer.as_last_round", "undo": "ratland.sewer.undo",
    "ideas": "computers.hint.short", "done": "ratland.sewer.done", "up": "ratland.reveal.button",
    "next": "ratland.table.next", "play": "ratland.table.play", "look_again": "ratland.table.step_back",
    "draw": "ratland.hands.button", "by_hand": "shell.settings.draw_by_hand.label",
    "story": "ratland.table.story", "skip": "ratland.table.skip", "menu": "ratland.table.menu",
    "curves": "ratland.results.curves", "placements": "ratland.results.placements",
    "rematch": "ratland.results.rematch", "why": "computers.why.button", "seats": "computers.seats.menu",
    "chronicle": "chronicle.button", "page": "chronicle.title", "as_picture": "chronicle.scene.picture",
    "to_print": "chronicle.scene.print", "hall": "hall.title", "people": "hall.people",
}  # fmt: skip
"""What the manual's texts call a button, and where the game has its words."""

DOORS = (
    "new_game", "quick_game", "continue", "how_to_play", "load", "rules", "hall", "settings",
    "credits",
)  # fmt: skip
COMMANDS = {
    "--language CODE": "language", "--size WxH": "size", "--fullscreen": "fullscreen",
    "--data-dir DIR": "data_dir", "--demo": "demo", "--version": "version", "--help": "help",
}  # fmt: skip
RUN = "python3 scripts/play.py"
VARIANTS = {
    "ratland.setup.clans": (), "ratland.setup.board": ("off", "everyone", "secret"),
    "ratland.setup.food": ("sorted", "shuffled"), "ratland.setup.tips": (), "computers.setup": (),
}  # fmt: skip


def sections(say: Texts) -> list[tuple[str, str]]:
    """Name and title of every chapter."""
    return [(name, say(f"manual.section.{name}.title")) for name in say.names("manual.section")]


def guide(say: Texts) -> Iterator[Block]:
    labels = {name: say(key) for name, key in LABELS.items()}
    people = say.rows("setup.people")
    labels |= {name: people[seat] for name, seat in pictures.PEOPLE.items()}
    for section, title in sections(say):
        yield Head(2, title, f"play_{section}")
        key = f"manual.section.{section}"
        for kind, names in groupby(say.names(key), key=lambda name: name.partition("_")[0]):
            parts = [(name.partition("_")[2], say(f"{key}.{name}", **labels)) for name in names]
            if kind == "point":
                yield Points(tuple(words for _, words in parts))
            elif kind != "title":
                for about, words in parts:
                    yield from _part(say, kind, about, words)


def _part(say: Texts, kind: str, about: str, words: str) -> Iterator[Block]:
    if kind == "picture":
        yield Picture(pictures.screen(about, say.language), words, 720)
    elif about == "run":
        yield Command(RUN)
        yield Text(words)
    else:
        yield Text(words)
        if kind == "list":
            yield LISTS[about](say)


def _doors(say: Texts) -> Block:
    return Points(tuple(f"**{say(f'shell.title.{door}')}** · {say(f'manual.door.{door}')}" for door in DOORS))


def _commands(say: Texts) -> Block:
    rows = tuple((f"`{typed}`", say(f"shell.command.{name}")) for typed, name in COMMANDS.items())
    return Table(_head(say, "what", "about"), rows)


def _variants(say: Texts) -> Block:
    rows = tuple(
        (
            f"**{say(f'{key}.label')}**",
            say(f"{key}.about"),
            " · ".join(say(f"{key}.{name}") for name in names),
        )
        for key, names in VARIANTS.items()
    )
    return Table(_head(say, "what", "about", "choices"), rows)


def _levels(say: Texts) -> Block:
    return Points(
        tuple(
            f"**{say(f'bots.level.{level.value}.name')}** · {say(f'bots.level.{level.value}.about')}"
            for level in OFFERED
        )
    )


def _settings(say: Texts) -> Block:
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


LISTS: dict[str, Callable[[Texts], Block]] = {
    "doors": _doors, "command": _commands, "variants": _variants, "levels": _levels,
    "keys": keys_table, "settings": _settings,
}  # fmt: skip


def manual(say: Texts) -> list[Block]:
    """The whole manual in the language that is spoken."""
    rules = [
        Head(2, say("rulebook.ui.title"), "rules"),
        Text(say("manual.book_about", rules_key=rules_key())),
        *book(say),
    ]
    told = [*guide(say), *rules]
    chapters = [block for block in told if isinstance(block, Head) and block.level == 2]
    return [
        Head(1, say("manual.title")),
        Text(say("manual.about")),
        Text(say("manual.small_print")),
        Head(2, say("manual.contents"), "contents"),
        Points(tuple(f"[[{head.name}|{head.words}]]" for head in chapters)),
        *told,
    ]
