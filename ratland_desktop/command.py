"""The options of the command line, in the player's language.

Defines the options and checks them. Opens no window: `start` gets the options as plain values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of the command line; empty means: use the settings."""

    language: str = ""
    size: tuple[int, int] | None = None
    full_screen: bool = False
    data_dir: Path | None = None
    demo: bool = False
    gallery: bool = False
    game: str = ""


def read_wishes(arguments: Sequence[str]) -> Wishes:
    """Raises SystemExit for --help, --version and invalid options."""
    if not arguments:
        return Wishes()
    import argparse

    from ratland_desktop import __version__
    from ratland_desktop.paths import shipped
    from ratland_desktop.saves.settings import LARGEST_WINDOW
    from ratland_desktop.text import Texts, choose_language

    say = Texts(shipped("locales"))
    language, _ = choose_language(_asked_language(arguments), [spoken.code for spoken in say.available()])
    say.use(language)

    def size(words: str) -> tuple[int, int]:
        wide, _, high = words.lower().partition("x")
        if not (wide.isascii() and high.isascii() and wide.isdigit() and high.isdigit()):
            raise argparse.ArgumentTypeError(say("shell.message.bad_size", size=words))
        if not (0 < int(wide) <= LARGEST_WINDOW and 0 < int(high) <= LARGEST_WINDOW):
            raise argparse.ArgumentTypeError(say("shell.message.bad_size", size=words))
        return (int(wide), int(high))

    def folder(words: str) -> Path:
        try:
            return Path(words).expanduser().absolute()
        except (RuntimeError, OSError):  # nobody's home, or seen from a folder that is gone
            raise argparse.ArgumentTypeError(say("shell.message.bad_folder", folder=words)) from None

    parser = argparse.ArgumentParser(
        prog="ratland", description=say("shell.command.about"), epilog=say("shell.command.more"),
        add_help=False,
    )  # fmt: skip
    version = f"RatLand Desktop {__version__}"
    parser.add_argument("--language", metavar="CODE", default="", help=say("shell.command.language"))
    parser.add_argument("--size", metavar="WxH", type=size, help=say("shell.command.size"))
    parser.add_argument("--fullscreen", action="store_true", help=say("shell.command.fullscreen"))
    parser.add_argument("--data-dir", metavar="DIR", type=folder, help=say("shell.command.data_dir"))
    parser.add_argument("--demo", action="store_true", help=say("shell.command.demo"))
    parser.add_argument("--game", metavar="NAME", default="", help=say("shell.command.game"))
    parser.add_argument("--gallery", action="store_true", help=say("shell.command.gallery"))
    parser.add_argument("--version", action="version", version=version, help=say("shell.command.version"))
    parser.add_argument("-h", "--help", action="help", help=say("shell.command.help"))
    asked = parser.parse_args(arguments)
    return Wishes(
        asked.language, asked.size, asked.fullscreen, asked.data_dir, asked.demo, asked.gallery, asked.game
    )


def _asked_language(arguments: Sequence[str]) -> str:
    """The language given with --language, so that --help already uses it."""
    for place, word in enumerate(arguments):
        if word.startswith("--language="):
            return word.partition("=")[2]
        if word == "--language" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""
