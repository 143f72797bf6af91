"""The house is tidy: no endless file, no copies, nothing that nothing uses. And the finders find."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import check_house
import pytest
from house.copies import MOST_SHARED, copies
from house.idle_assets import idle_assets
from house.lengths import MOST_LINES, REASON, too_long
from house.sources import Source, Untidy
from house.unused import unused


def told(found: Iterable[Untidy]) -> str:
    return "\n".join(map(str, found))


@pytest.mark.slow
def test_the_house_is_tidy() -> None:
    assert told(check_house.untidy()) == ""


# --- the finders


def test_a_long_file_is_found_unless_it_says_why() -> None:
    body = "x = 1\n" * MOST_LINES
    plain, reasoned = (
        Source("scripts/a.py", body + "y = 2\n"),
        Source("scripts/b.py", f'"""{REASON}…"""\n' + body),
    )
    assert [each.where for each in too_long([plain, reasoned])] == ["scripts/a.py"]
    assert told(too_long([Source("scripts/c.py", body)])) == ""


def lines(count: int, indent: str = "") -> str:
    return "".join(f"{indent}step_{number}()\n" for number in range(count))


def test_copies_are_found_across_files_whatever_their_indentation() -> None:
    one = Source("scripts/a.py", "import one\n" + lines(MOST_SHARED + 3))
    other = Source("tests/b.py", "def act():\n" + lines(MOST_SHARED + 3, "    "))
    (found,) = copies([one, other])
    assert str(found) == "scripts/a.py:2-14: 13 lines stand again at tests/b.py:2-14"


def test_copies_inside_a_file_are_found() -> None:
    twice = Source("scripts/a.py", f"def one():\n{lines(11, '    ')}\ndef other():\n{lines(11, '    ')}")
    assert len([*copies([twice])]) == 1


def test_ten_lines_imports_docstrings_brackets_and_comments_are_no_copies() -> None:
    names = "".join(f"    name_{number},\n" for number in range(20))
    silent = f'"""Says\nthe\nsame."""\nfrom room import (\n{names})\n__all__ = [\n{names}]\n' + "# so\n" * 20
    text = silent + lines(MOST_SHARED) + "x = (\n)\n" * 1
    one, other = Source("scripts/a.py", text + "end()\n"), Source("scripts/b.py", text.replace("x", "y"))
    assert told(copies([one, other])) == ""


PACKAGE = """
from functools import singledispatch

LIMIT = 3
SPARE = 4


class Pile:
    size: int = 0
    colour: str = ""

    def take(self):
        return self.size + LIMIT

    def again(self):
        return self.again()

    def __len__(self):
        return 0


@singledispatch
def topic(of):
    return Pile().take()


@topic.register
def _of_pile(of: Pile):
    return topic(of)
"""


def test_what_only_tests_or_itself_use_is_found() -> None:
    package = Source("ratland_desktop/pile.py", PACKAGE)
    test = Source("tests/test_pile.py", "from ratland_desktop.pile import SPARE, Pile\nPile().colour, SPARE")
    found = [each.what.split()[2] for each in unused([package, test], known=())]
    assert found == ["SPARE", "Pile.colour", "Pile.again"]
    script = Source("scripts/show.py", "print(SPARE, pile.colour, pile.again)")
    assert told(unused([package, test, script], known=())) == ""
    spared = told(unused([package, test], known=("Pile.again", "Pile.take")))
    assert "uses Pile.again" not in spared and "Pile.take need not be spared" in spared


def test_pictures_of_games_are_found_by_the_name_of_any_game_and_icons_by_their_own(tmp_path: Path) -> None:
    for name in ("ratland/box.svg", "ratland/lid.svg", "rattus/icon/flea.svg", "rattus/icon/dull.svg"):
        file = tmp_path / "assets" / "art" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    code = Source(
        "ratland_desktop/show.py", 'GAMES = ("ratland",); picture(f"{game}/box"); icon("rattus.flea")\n'
    )
    found = [each.where for each in idle_assets([code], tmp_path / "assets")]
    assert found == ["assets/art/ratland/lid.svg", "assets/art/rattus/icon/dull.svg"]


def test_a_word_and_a_number_that_code_puts_together_name_a_picture(tmp_path: Path) -> None:
    for name in ("rat_2", "rat_9", "cat_2"):
        file = tmp_path / "assets" / "art" / "whist" / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    code = Source(
        "ratland_desktop/show.py", 'ANIMALS = ("rat",); VALUES = (1, 2); picture(f"whist/{card}")\n'
    )
    found = [each.where for each in idle_assets([code], tmp_path / "assets")]
    assert found == ["assets/art/whist/cat_2.svg", "assets/art/whist/rat_9.svg"]


def test_pictures_wait_for_their_screens_until_the_game_has_a_box(tmp_path: Path) -> None:
    file = tmp_path / "assets" / "art" / "whist" / "ace.svg"
    file.parent.mkdir(parents=True)
    file.touch()
    rules, box = (Source(f"ratland_desktop/games/whist/{name}.py", "") for name in ("rules", "box"))
    assert told(idle_assets([rules], tmp_path / "assets")) == ""
    assert "ace.svg" in told(idle_assets([rules, box], tmp_path / "assets"))
    assert "ace.svg" in told(idle_assets([], tmp_path / "assets"))


def test_rules_wait_for_their_screens_until_the_game_has_a_box() -> None:
    rules = Source("ratland_desktop/games/whist/rules/odds.py", "def odds(): ...")
    shelf = Source("ratland_desktop/games/shelf.py", "def box(): ...")
    box = Source("ratland_desktop/games/whist/box.py", "")
    assert told(unused([rules], known=())) == ""
    assert "nothing uses odds" in told(unused([rules, box], known=()))
    assert "nothing uses box" in told(unused([shelf], known=()))


def test_what_the_test_game_uses_is_used() -> None:
    package = Source("ratland_desktop/hotseat/glance.py", "def glance(): ...")
    assert told(unused([package, Source("tests/games/crumbs/screens.py", "glance()")], known=())) == ""
    assert "nothing uses glance" in told(unused([package, Source("tests/test_it.py", "glance()")], known=()))


def test_functions_that_a_class_takes_over_are_no_copies() -> None:
    taken = "class Game:\n" + "".join(f"    step_{n} = staticmethod(step_{n})\n" for n in range(20))
    assert told(copies([Source("scripts/a.py", taken), Source("scripts/b.py", taken)])) == ""


def test_pictures_that_no_code_names_are_found(tmp_path: Path) -> None:
    for name in ("art/common/rat/head.svg", "art/common/rat/tail.svg", "art/ratland/event/drunk.svg",
                 "art/ratland/event/dull.svg", "art/drunk/box.svg", "art/nobody/box.svg",
                 "sounds/click.wav", "sounds/moo.wav", "icon/ratland-16.png"):  # fmt: skip
        file = tmp_path / "assets" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    code = Source(
        "ratland_desktop/show.py",
        'picture("rat/head"); picture(f"ratland/event/{event}"); picture(f"{folder}/{name}"); play("click")\n'
        'picture(f"{event}/box")\n'
        'EVENTS = {"drunk": 1}; icon = f"ratland-{side}.png"; SIDES = (16, 32)\n',
    )
    maker = Source("scripts/art/rats.py", '{"rat/tail": 1, "dull": 2}')
    test = Source("tests/test_show.py", 'play("moo")')
    found = [each.where for each in idle_assets([code, maker, test], tmp_path / "assets")]
    assert found == [
        f"assets/{name}"
        for name in (
            "art/common/rat/tail.svg",
            "art/nobody/box.svg",
            "art/ratland/event/dull.svg",
            "sounds/moo.wav",
        )
    ]
