"""The table of keys and buttons, read from the game's own tables (`shell/inputs.py`, `shell/pads.py`)."""

from __future__ import annotations

import pygame

from ratland_desktop.shell.inputs import HOT_KEYS
from ratland_desktop.shell.intents import Back, Confirm, Hot, Intent, Shortcut
from ratland_desktop.shell.pads import Pads
from ratland_desktop.text import Texts

from .blocks import Table

NAMED = {pygame.K_SPACE: "space", pygame.K_BACKSPACE: "backspace"}
SIGNS = {pygame.K_PLUS: "+", pygame.K_MINUS: "−", pygame.K_COMMA: ",", pygame.K_PERIOD: "."}
TWINS = (pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_KP_MINUS)
"""Keys that write the same as one that is named already."""
BUTTONS = {0: "south", 1: "east", 2: "west", 3: "north", 6: "select", 7: "start"}
"""The buttons of an Xbox-like pad that have a name of their own, by their numbers."""
SHORTCUTS = (
    Shortcut.MORE, Shortcut.LESS, Shortcut.UNDO, Shortcut.REDO, Shortcut.RESET, Shortcut.REST,
    Shortcut.LAST_ROUND, Shortcut.HINT, Shortcut.DONE, Shortcut.NEXT, Shortcut.EARLIER, Shortcut.LATER,
    Shortcut.SKIP, Shortcut.PAUSE, Shortcut.SPEED, Shortcut.RULES, Shortcut.MENU, Shortcut.MUTE,
    Shortcut.AGAIN, Shortcut.LOOK, Shortcut.FULL_SCREEN,
)  # fmt: skip
MORE_KEYS = {
    Shortcut.REDO: ("{shift} + U",), Shortcut.FULL_SCREEN: ("F11", "Alt + {enter}"),
    Shortcut.MENU: ("{escape}",), Shortcut.RULES: ("?",), Shortcut.UNDO: ("{control} + Z",),
}  # fmt: skip
"""Keys that mean a shortcut together with others, or only on some screens."""
ON_THE_BOARD = {Shortcut.MORE: "south", Shortcut.LESS: "west"}
"""What the buttons mean while a place of the sewer has the focus."""
KEYBOARD_ONLY = (Shortcut.MUTE, Shortcut.FULL_SCREEN)


def keys_table(say: Texts, game: str) -> Table:
    """What every key does; those that this game has no use for have no words and are left out."""

    def meaning(name: str) -> str:
        own, house = f"{game}.manual.key.{name}", f"manual.key.{name}"
        return say(own if own in say else house) if own in say or house in say else ""

    head = tuple(say(f"manual.table.{column}") for column in ("what", "keyboard", "pad"))
    arrows = f"`{say('shell.key.arrows')}`, `{say('shell.key.tab')}`"
    cross = f"`{say('shell.pad.cross')}`, `{say('shell.pad.stick')}`"
    enter, south = f"`{say('shell.key.enter')}`", _button(say, Confirm)
    rows = [
        (say("manual.key.move"), arrows, cross),
        (say("manual.key.confirm"), f"{enter}, `{say('shell.key.space')}`", south),
        (say("manual.key.back"), f"`{say('shell.key.escape')}`", _button(say, Back)),
        (
            say("manual.key.hold"),
            say("manual.key.press_hold", key=enter),
            say("manual.key.press_hold", key=south),
        ),
    ]
    for shortcut in SHORTCUTS:
        rows.append((meaning(shortcut.value), keyboard(say, shortcut), pad(say, shortcut)))
        if shortcut is Shortcut.LESS:
            rows.append((meaning("count"), "`0` … `9`", "–"))
    return Table(head, tuple(row for row in rows if row[0]))


def rules_key() -> str:
    return f"`{next(_name(key) for key, meant in HOT_KEYS.items() if meant is Shortcut.RULES)}`"


def keyboard(say: Texts, shortcut: Shortcut) -> str:
    names = [
        say(f"shell.key.{NAMED[key]}") if key in NAMED else _name(key)
        for key, meant in HOT_KEYS.items()
        if meant is shortcut and key not in TWINS
    ]
    words = {name: say(f"shell.key.{name}") for name in ("shift", "control", "enter", "escape")}
    names += [more.format(**words) for more in MORE_KEYS.get(shortcut, ())]
    return ", ".join(f"`{name}`" for name in names)


def pad(say: Texts, shortcut: Shortcut) -> str:
    if shortcut in KEYBOARD_ONLY:
        return "–"
    if shortcut in ON_THE_BOARD:
        return f"`{say(f'shell.pad.{ON_THE_BOARD[shortcut]}')}`"
    return _button(say, Hot, shortcut) or say("manual.key.choose")


def _name(key: int) -> str:
    return SIGNS.get(key, pygame.key.name(key).upper())


def _button(say: Texts, kind: type[Intent], shortcut: Shortcut | None = None) -> str:
    for number, name in BUTTONS.items():
        pressed = pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=number)
        for meant in Pads().read(pressed):
            if isinstance(meant, kind) and getattr(meant, "shortcut", None) is shortcut:
                return f"`{say(f'shell.pad.{name}')}`"
    return ""
