"""Texts: keys, holes, plural forms, and everybody hears a change of language at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.text import Texts, choose_language, system_languages
from ratland_desktop.text.catalogue import Catalogue, read_table

LOCALES = Path(__file__).resolve().parents[2] / "locales"

PAGES = {
    "en/language.toml": 'name = "English"\npair = "{a} and {b}"\nlast = "{a}, and {b}"\nowner = "{}’s"',
    "fr/language.toml": 'name = "Français"\nzero_is_one = true\npair = "{a} et {b}"\nlast = "{a} et {b}"',
    "de/language.toml": 'name = "Deutsch"\npair = "{a} und {b}"\nlast = "{a} und {b}"',
    "en/tale.toml": """
greeting = "Hello {name}!"
only_english = "Only here"
rows = ["First", "Second for {name}"]
rats = { one = "{n} rat", other = "{n} rats" }
cheese = { by = "pieces", zero = "no cheese", one = "a piece", other = "{pieces} pieces" }
feast = "{name} feeds {rats:tale.rats} with {food:tale.rats}."
to = "Off {area:tale.area.*.into}!"
party = "{names:list} found {change:signed} in {place:quoted} of {name:of} uncle."
endless = "{n:tale.endless}"
[meal]
by = "rats"
zero = "nobody eats"
one = "a rat eats"
other = { by = "food", zero = "{rats} go hungry", one = "{rats} share a crumb", other = "{rats} eat {food}" }
[area]
dump = { into = "to the dump" }
city = { into = "into the city" }
""",
    "fr/tale.toml": 'greeting = "Salut {name} !"\nrats = { one = "{n} rat", other = "{n} rats" }',
    "de/tale.toml": 'greeting = "Hallo {name}!"\nrats = { one = "{n} Ratte", other = "{n} Ratten" }',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in PAGES.items():
        page = tmp_path / name
        page.parent.mkdir(exist_ok=True)
        page.write_text(content, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts(folder)


def test_a_key_is_said_with_its_parameters(texts: Texts) -> None:
    assert texts("tale.greeting", name="Mira") == "Hello Mira!"


def test_everybody_who_holds_the_texts_hears_the_new_language(texts: Texts) -> None:
    held, before = texts, texts.version
    texts.use("de")
    assert held("tale.greeting", name="Mira") == "Hallo Mira!"
    assert held.version > before


def test_using_the_same_language_again_keeps_the_caches(texts: Texts) -> None:
    texts.use("de")
    before = texts.version
    texts.use("de")
    assert texts.version == before


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 rats", "1 rat", "2 rats"]),
        ("de", ["0 Ratten", "1 Ratte", "2 Ratten"]),
        ("fr", ["0 rat", "1 rat", "2 rats"]),
    ],
)
def test_each_language_counts_its_own_way(texts: Texts, language: str, said: list[str]) -> None:
    texts.use(language)
    assert [texts("tale.rats", n=n) for n in range(3)] == said


def test_by_names_the_parameter_that_counts_and_zero_has_its_own_words(texts: Texts) -> None:
    assert [texts("tale.cheese", pieces=n) for n in (0, 1, 5)] == ["no cheese", "a piece", "5 pieces"]


def test_a_second_number_may_choose_within_a_form(texts: Texts) -> None:
    meals = ((0, 3), (1, 3), (2, 0), (2, 1), (2, 3))
    said = [texts("tale.meal", rats=rats, food=food) for rats, food in meals]
    assert said == ["nobody eats", "a rat eats", "2 go hungry", "2 share a crumb", "2 eat 3"]
    texts.use("xx")
    assert texts("tale.meal", rats=2, food=3) == "[2 eéaät 3]"


def test_a_missing_second_number_is_recorded(texts: Texts) -> None:
    assert texts("tale.meal", rats=2) == "2 eat {food}"
    assert ("en", "tale.meal {food}") in texts.missing


def test_several_counted_words_stand_in_one_sentence(texts: Texts) -> None:
    assert texts("tale.feast", name="Mira", rats=1, food=3) == "Mira feeds 1 rat with 3 rats."


def test_a_star_takes_the_word_that_the_value_names(texts: Texts) -> None:
    assert texts("tale.to", area="city") == "Off into the city!"


def test_lists_signs_quotes_and_owners_stand_in_sentences(texts: Texts) -> None:
    said = texts("tale.party", names=["Mira", "Ole", "Jo"], change=-2, place="Pipe", name="Ole")
    assert said == "Mira, Ole, and Jo found −2 in “Pipe” of Ole’s uncle."


def test_a_text_that_contains_itself_does_not_hang_the_game(texts: Texts) -> None:
    assert texts("tale.endless", n=1) == "tale.endless"


def test_a_name_with_braces_is_only_a_name(texts: Texts) -> None:
    assert texts("tale.greeting", name="{name}") == "Hello {name}!"


def test_english_fills_in_and_the_gap_is_recorded(texts: Texts) -> None:
    texts.use("de")
    assert texts("tale.only_english") == "Only here"
    assert texts.missing == {("de", "tale.only_english")}


def test_a_key_nobody_wrote_is_shown_and_recorded(texts: Texts) -> None:
    assert texts("tale.nobody.wrote.me") == "tale.nobody.wrote.me"
    assert texts("no_such_file.key") == "no_such_file.key"
    assert ("en", "tale.nobody.wrote.me") in texts.missing


def test_a_missing_parameter_is_shown_and_recorded(texts: Texts) -> None:
    assert texts("tale.greeting") == "Hello {name}!"
    assert texts("tale.rats") == "{n} rats"
    assert texts.missing == {("en", "tale.greeting {name}"), ("en", "tale.rats {n}")}


def test_a_damaged_page_falls_back_to_english(folder: Path) -> None:
    (folder / "de" / "tale.toml").write_text("greeting = [not toml", encoding="utf-8")
    assert Texts(folder, "de")("tale.greeting", name="Mira") == "Hello Mira!"


def test_without_any_pages_there_are_keys_and_no_crash(tmp_path: Path) -> None:
    texts = Texts(tmp_path / "nowhere", "de")
    assert texts("tale.greeting", name="Mira") == "tale.greeting"
    assert texts.list(["A", "B"]) == "A, B"
    assert texts.available() == []


def test_rows_come_in_the_order_of_the_file(texts: Texts) -> None:
    assert texts.rows("tale.rows", name="Ole") == ["First", "Second for Ole"]
    assert texts.names("tale.area") == ["dump", "city"]


def test_a_second_voice_shares_the_files_and_switches_alone(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts.use("de")
    texts("tale.greeting", name="Mira")
    voice = texts.speaking("fr")
    assert voice("tale.greeting", name="Mira") == "Salut Mira !"
    voice.use("de")
    monkeypatch.setattr(
        "ratland_desktop.text.catalogue.read_table", lambda path: pytest.fail(f"read {path} again")
    )
    assert voice("tale.greeting", name="Mira") == texts("tale.greeting", name="Mira") == "Hallo Mira!"


def test_only_the_spoken_language_and_only_the_topic_is_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def watched(path: Path) -> dict[str, Any]:
        read.append(f"{path.parent.name}/{path.name}")
        return read_table(path)

    monkeypatch.setattr("ratland_desktop.text.catalogue.read_table", watched)
    Texts(folder, "de")("tale.greeting", name="Mira")
    assert read == ["de/tale.toml"]


GAMES = {
    "en/burrow/game.toml": 'name = "Burrow"\n[count]\nmoles = { one = "{n} mole", other = "{n} moles" }',
    "en/burrow/tunnel.toml": """
title = "The tunnel of {moles:burrow.count.moles}"
[step]
dig = "Dig"
rest = "Rest"
""",
    "de/burrow/game.toml": 'name = "Bau"\n[count]\nmoles = { one = "{n} Maulwurf", other = "{n} Maulwürfe" }',
    "en/board.toml": 'playing = "You play {game:*.name}."',
}


@pytest.fixture
def games(folder: Path) -> Path:
    """The same, with a game in a folder of its own; German lacks one of its files."""
    for name, content in GAMES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return folder


def test_a_game_has_its_words_in_a_folder_and_each_file_is_a_table(games: Path) -> None:
    texts = Texts(games)
    assert texts("burrow.name") == "Burrow"
    assert texts("burrow.tunnel.title", moles=2) == "The tunnel of 2 moles"
    assert texts("burrow.tunnel.step.dig") == "Dig"
    assert texts("board.playing", game="burrow") == "You play Burrow."
    assert texts.names("burrow.tunnel.step") == ["dig", "rest"]
    assert texts.names("burrow.tunnel") == ["title", "step"]
    assert texts.names("burrow.count") == ["moles"]
    assert not texts.missing


def test_a_file_of_a_game_that_a_language_lacks_is_read_in_english(games: Path) -> None:
    texts = Texts(games, "de")
    assert texts("burrow.name") == "Bau"
    assert texts("burrow.tunnel.step.dig") == "Dig"
    assert texts.missing == {("de", "burrow.tunnel.step.dig")}
    texts.use("fr")  # which has no word of this game
    assert texts("burrow.name") == "Burrow"


def test_a_damaged_file_of_a_game_leaves_its_other_files_alone(games: Path) -> None:
    (games / "de" / "burrow" / "tunnel.toml").write_text("title = [not toml", encoding="utf-8")
    texts = Texts(games, "de")
    assert texts("burrow.tunnel.step.rest") == "Rest" and texts("burrow.name") == "Bau"


def test_the_pseudo_language_speaks_of_games_too(games: Path) -> None:
    texts = Texts(games, "xx")
    assert texts("burrow.tunnel.step.dig") == "[Diïg]"
    assert not texts.missing


def test_of_a_game_only_the_file_that_is_asked_for_is_read_and_only_once(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def watched(path: Path) -> dict[str, Any]:
        read.append(path.relative_to(games).as_posix())
        return read_table(path)

    monkeypatch.setattr("ratland_desktop.text.catalogue.read_table", watched)
    texts = Texts(games)
    for _ in range(2):
        texts("burrow.tunnel.step.dig")
        assert read == ["en/burrow/tunnel.toml"]
    texts("burrow.name")
    assert read == ["en/burrow/tunnel.toml", "en/burrow/game.toml"]


@pytest.mark.parametrize(
    "odd", ["", ".", "..", "../en/tale.greeting", "/.name", "x" * 5000 + ".name", "\0.name"]
)
def test_a_key_that_is_no_name_is_shown_as_it_is(games: Path, odd: str) -> None:
    assert Texts(games)(odd, name="Mira") == odd


def test_languages_are_offered_by_their_own_names() -> None:
    offered = {language.code: language.name for language in Texts(LOCALES).available()}
    ours = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français"}
    assert offered.items() >= ours.items()  # a new folder brings one more, and no test has to change


def test_the_pseudo_language_is_longer_and_marked_and_keeps_its_holes(texts: Texts) -> None:
    texts.use("xx")
    assert texts("tale.greeting", name="Mira") == "[Heélloö Mira!]"
    assert texts("tale.rats", n=2) == "[2 raäts]"
    assert not texts.missing


def test_the_pseudo_language_is_about_forty_percent_longer() -> None:
    catalogue = Catalogue(LOCALES)
    lengths = [
        sum(len(entry) for entry in catalogue.topic(code, "shell").values() if isinstance(entry, str))
        for code in ("en", "xx")
    ]
    assert 1.3 <= lengths[1] / lengths[0] <= 1.5


@pytest.mark.parametrize(
    ("asked", "system", "spoken", "told"),
    [
        ("de", ["fr_FR"], "de", False),
        ("pt-BR", ["fr_FR"], "en", True),
        ("xx", [], "xx", False),
        ("", ["it_IT.UTF-8", "fr_CA.UTF-8"], "fr", False),
        ("", ["it_IT.UTF-8"], "en", False),
        ("DE_at", [], "de", False),
    ],
)
def test_the_language_to_start_with(asked: str, system: list[str], spoken: str, told: bool) -> None:
    language, notice = choose_language(asked, ["de", "en", "fr"], system)
    assert language == spoken
    assert (notice is not None) == told
    if notice:
        assert notice.code in Texts(LOCALES)
        assert notice.params == {"language": asked}


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANGUAGE": "fr:de", "LANG": "en_GB.UTF-8"}, ["fr", "de", "en_GB.UTF-8"]),
        ({"LC_ALL": "es_ES.UTF-8", "LANG": "de_DE"}, ["es_ES.UTF-8", "de_DE"]),
        ({"LANG": "C.UTF-8"}, []),
        ({}, []),
    ],
)
def test_the_computers_languages_in_the_order_they_count(
    environment: dict[str, str], spoken: list[str]
) -> None:
    assert system_languages(environment) == spoken


def test_the_first_text_reads_its_own_page_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title must not wait for the words of the whole game."""
    read: list[Path] = []
    opened = Path.read_text

    def watched(path: Path, *how: Any, **more: Any) -> str:
        read.append(path)
        return opened(path, *how, **more)

    monkeypatch.setattr(Path, "read_text", watched)
    assert Texts(LOCALES, "de")("shell.title.new_game") == "Neues Spiel"
    pages = {path.relative_to(LOCALES).as_posix() for path in read if path.is_relative_to(LOCALES)}
    assert "de/shell.toml" in pages
    assert {page for page in pages if not page.endswith("language.toml")} == {"de/shell.toml"}
