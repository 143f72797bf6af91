"""The manual says what the game says: its pages are up to date, its links lead somewhere, its keys work."""

from __future__ import annotations

import re

import make_manual
import pygame
import pytest
from _screens import SCREENS, private_turn
from manual import book, games, guide, markdown, pictures
from manual.blocks import Entries, Head, Picture, Text, inlines
from manual.camera import drawings, studio_for
from manual.games import GameManual, manual_of, screens_of, with_manual
from manual.guide import DOORS, manual, sections
from manual.keys import MORE_KEYS, SHORTCUTS, keyboard, keys_table
from manual.pictures import PEOPLE

from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.shell.canvas import View
from ratland_desktop.shell.inputs import HOT_KEYS, Inputs
from ratland_desktop.shell.intents import Back, Hot, Shortcut
from ratland_desktop.text import Texts

LANGUAGES = make_manual.languages()
MANUALS = with_manual()
GAME = "ratland"
START = make_manual.ROOT / "ratland_desktop" / "start.py"


def test_the_committed_pages_are_what_the_texts_say() -> None:
    assert make_manual.outdated(with_manual()) == [], "run scripts/make_manual.py"


def test_a_page_that_is_out_of_date_is_found(tmp_path, monkeypatch, capsys) -> None:
    (tmp_path / GAME).mkdir()
    for language in LANGUAGES:
        (tmp_path / GAME / f"{language}.md").write_text(make_manual.page(GAME, language), encoding="utf-8")
    (tmp_path / GAME / "fr.md").write_text("vieux", encoding="utf-8")
    monkeypatch.setattr(make_manual, "PAGES", tmp_path)
    assert make_manual.main(["--check"]) == 1
    told = capsys.readouterr().out
    assert "docs/manual/ratland/fr.md is not what the texts say now" in told
    assert "docs/manual/ratland/de.md" not in told


def test_a_chapter_of_the_game_stands_in_for_that_of_the_house_and_its_own_follow_the_curtain() -> None:
    keys = dict(sections(Texts(make_manual.LOCALES), GAME))
    assert [*keys] == [
        "start", "set_up", "hand_over", "sewer", "table", "end", "hall", "again", "saving", "computers",
        "keys", "options",
    ]  # fmt: skip
    assert keys["set_up"] == "ratland.manual.section.set_up" and keys["saving"] == "manual.section.saving"
    assert keys["sewer"] == "ratland.manual.section.sewer"


def test_keys_that_a_game_does_not_use_are_left_out_of_its_table() -> None:
    say = Texts(make_manual.LOCALES)
    more = say("ratland.manual.key.more")
    assert more in [row[0] for row in keys_table(say, GAME).rows]
    others = [row[0] for row in keys_table(say, "another").rows]
    assert more not in others and say("manual.key.rules") in others


def test_only_the_manual_of_one_game_can_be_made(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(make_manual, "PAGES", tmp_path)
    assert make_manual.main(["--game", GAME]) == 0
    assert {path.name for path in (tmp_path / GAME).iterdir()} == {f"{code}.md" for code in LANGUAGES}
    with pytest.raises(SystemExit):
        make_manual.main(["--game", "whist"])


def test_a_game_needs_no_module_for_its_manual(monkeypatch) -> None:
    """Its variants, its first button and its book come from its box; pictures of entries are left out."""
    say = Texts(make_manual.LOCALES)
    assert manual_of("another") == GameManual()
    whole = [block for block in manual(say, GAME) if isinstance(block, Entries)]
    for module in (book, guide, pictures):
        monkeypatch.setattr(
            module, "manual_of", lambda game: GameManual(manual_of(game).labels, {"sewer_player": 1})
        )
    plain = [block for block in manual(say, GAME) if isinstance(block, Entries)]
    names = [[entry.name for entry in block.entries] for block in whole]
    assert names == [[entry.name for entry in block.entries] for block in plain]
    assert not any(entry.file for block in plain for entry in block.entries)
    assert all(entry.lines for block in plain for entry in block.entries)


def test_a_screen_without_a_row_is_the_games_own() -> None:
    assert pictures.taken("another", "table-played") == ("another-table-played", "another-table-played")
    assert pictures.taken("another", "curtain") == ("curtain", "curtain")
    assert pictures.taken(GAME, "sewer") == ("sewer", "sewer-half")


def test_only_games_with_texts_for_it_have_a_manual(monkeypatch) -> None:
    assert MANUALS[:2] == [GAME, "ratjack"]
    monkeypatch.setattr(games, "SHELF", {GAME: SHELF[GAME], "whist": SHELF[GAME]})
    assert with_manual() == [GAME]


@pytest.mark.parametrize("game", MANUALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_place_in_the_manual(language: str, game: str) -> None:
    page = make_manual.page(game, language)
    places = set(re.findall(r'<a id="([^"]+)">', page))
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) - places == set()


@pytest.mark.parametrize("game", MANUALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_manual_has_everything_inside(language: str, game: str) -> None:
    from manual import html

    whole = html.written(manual(Texts(make_manual.LOCALES, language), game), language, make_manual.DOCS)
    assert set(re.findall(r'(?:src|href)="([^":#]+)', whole)) == {"data"}
    assert f'<html lang="{language}">' in whole


@pytest.mark.parametrize("game", MANUALS)
def test_every_language_tells_the_same_in_the_same_order(game: str) -> None:
    kinds = [[type(block) for block in manual(Texts(make_manual.LOCALES, code), game)] for code in LANGUAGES]
    assert all(one == kinds[0] for one in kinds)


@pytest.mark.parametrize("game", MANUALS)
def test_drawings_with_words_in_them_are_taken_in_every_language(game: str) -> None:
    """One without words is taken once; with words it would be read in the wrong language."""
    names = [name for name in screens_of(game).book.illustrations if name not in manual_of(game).same_as]

    def drawn(language: str) -> list[bytes]:
        return [pygame.image.tobytes(image, "RGB") for _, image in drawings(game, language, names)]

    each = zip(names, *map(drawn, LANGUAGES), strict=True)
    assert {name for name, *images in each if len({*images}) > 1} == {*manual_of(game).worded}


def test_every_card_and_every_house_rule_is_in_it() -> None:
    from ratland_desktop.games.ratland.rules.clans import CLANS
    from ratland_desktop.games.ratland.rules.events import EVENTS
    from ratland_desktop.games.ratland.scenes.rulebook import BOOK

    blocks = manual(Texts(make_manual.LOCALES), GAME)
    named = {block.name for block in blocks if isinstance(block, Head)}
    named |= {entry.name for block in blocks if isinstance(block, Entries) for entry in block.entries}
    assert {*EVENTS, *CLANS, *BOOK.pages, *(f"r{number}" for number in range(1, BOOK.rulings + 1))} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_name_the_people_in_the_pictures_as_families_of_that_language_are_called(
    language: str, tmp_path, monkeypatch
) -> None:
    studio = studio_for(language, tmp_path)
    people = studio.desk.texts.rows("setup.people")
    seen: list[str] = []
    monkeypatch.setattr(studio, "take", lambda name, pilot: seen.extend(pilot.words()))
    SCREENS["curtain"](studio, "curtain")
    at_curtain = people[PEOPLE["curtain_player"]]
    assert studio.desk.texts("curtain.me", name=at_curtain) in seen
    game, seat = private_turn(studio, Placement, rounds=2)
    at_sewer = people[manual_of(GAME).people["sewer_player"]]
    assert game.seats[seat].name == at_sewer
    captions = " ".join(
        block.caption for block in manual(studio.desk.texts, GAME) if isinstance(block, Picture)
    )
    assert at_curtain in captions and at_sewer in captions


def test_every_door_of_the_title_is_explained() -> None:
    assert set(re.findall(r'Door\(\s*"(\w+)"', START.read_text(encoding="utf-8"))) == set(DOORS)


def test_every_hot_key_is_in_the_table() -> None:
    assert set(HOT_KEYS.values()) - set(SHORTCUTS) == set()


def test_the_keys_that_are_named_besides_mean_what_the_table_says() -> None:
    def pressed(key: int, mod: int = 0, sign: str = "") -> object:
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=sign)
        return Inputs().read([event], View(1280, 720), 0.0)[0]

    assert pressed(pygame.K_u, pygame.KMOD_SHIFT) == Hot(Shortcut.REDO)
    assert pressed(pygame.K_z, pygame.KMOD_CTRL) == Hot(Shortcut.UNDO)
    assert pressed(pygame.K_F11) == pressed(pygame.K_RETURN, pygame.KMOD_ALT) == Hot(Shortcut.FULL_SCREEN)
    assert pressed(pygame.K_SLASH, pygame.KMOD_SHIFT, "?") == Hot(Shortcut.RULES)
    assert pressed(pygame.K_ESCAPE) == Back()
    assert set(MORE_KEYS) == {
        Shortcut.REDO, Shortcut.UNDO, Shortcut.FULL_SCREEN, Shortcut.RULES, Shortcut.MENU,
    }  # fmt: skip


def test_keys_are_called_what_the_language_calls_them() -> None:
    assert keyboard(Texts(make_manual.LOCALES, "de"), Shortcut.NEXT) == "`Leertaste`"
    assert keyboard(Texts(make_manual.LOCALES, "fr"), Shortcut.RULES) == "`R`, `F1`, `?`"


def test_strong_words_keep_their_stars_together_around_a_link() -> None:
    blocks = [Text("**12 [[clans|clan cards]]** with *two* sides"), Text("**3 rats** `R`")]
    assert markdown.written(blocks) == (
        "**12 [clan cards](#clans)** with \\*two\\* sides\n\n**3 rats** `R`\n"
    )


def test_keys_links_and_strong_words_are_told_apart() -> None:
    parts = inlines("Press `R` or **read [[rats|the rats]]**")
    assert [(part.words, part.link, part.strong, part.key) for part in parts] == [
        ("Press ", "", False, False), ("R", "", False, True), (" or ", "", False, False),
        ("read ", "", True, False), ("the rats", "rats", True, False),
    ]  # fmt: skip
