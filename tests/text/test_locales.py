"""The locale files are complete and well written, and the checks that say so can fail."""

from __future__ import annotations

import re
from pathlib import Path

import check_texts
import pytest
from _text_keys import OPTIONAL, pattern
from _text_pages import Problem, forms, games_in, read_pages
from _text_rules import NARROW, STIFF, UNSHORTENED

from ratland_desktop.shell.canvas import faces
from ratland_desktop.shell.theme import Face

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "locales"
OF_ONE_GAME = re.compile(r"\b(clans?|phasen?|phases?|fases?|beutel|bags?|sacs?|bolsas?)\b", re.IGNORECASE)
GRAMMAR = (LOCALES / "en" / "language.toml").read_text(encoding="utf-8")


def told(problems: list[Problem]) -> str:
    return "\n".join(map(str, problems))


def write(folder: Path, **pages: str) -> Path:
    for language, page in pages.items():
        (folder / language).mkdir()
        (folder / language / "language.toml").write_text(GRAMMAR, encoding="utf-8")
        (folder / language / "tale.toml").write_text(page, encoding="utf-8")
    return folder


def test_our_texts_are_complete_well_written_and_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_texts.main(["--unused"]) == 0, capsys.readouterr().out


def test_the_words_of_the_house_suit_every_game() -> None:
    """Clans, phases and bags are RatLand's."""
    pages, _ = read_pages(LOCALES)
    games = games_in(LOCALES)
    found = [
        f"{language} {key}: {text}"
        for language, texts in pages.items()
        for key, entry in texts.items()
        for text in forms(entry)
        if key.partition(".")[0] not in games and OF_ONE_GAME.search(text)
    ]
    assert found == []


def test_each_tempo_has_the_same_name_in_the_settings_and_at_the_table() -> None:
    pages, _ = read_pages(LOCALES)
    for language, texts in pages.items():
        for tempo in ("1", "2", "4", "instant"):
            (chosen,), (shown,) = (
                forms(texts[key])
                for key in (f"shell.settings.speed.choice.{tempo}", f"table.speed_choice.{tempo}")
            )
            assert chosen.casefold() == shown.casefold(), language


@pytest.mark.parametrize("face", list(Face))
def test_our_typefaces_have_every_letter_of_our_texts(face: Face) -> None:
    pages, _ = read_pages(LOCALES)
    letters = {
        letter
        for texts in pages.values()
        for entry in texts.values()
        for text in forms(entry)
        for letter in text
        if not letter.isspace()  # the canvas draws every kind of space
    }
    file = faces.face_file(face)
    assert {letter for letter in letters if not faces.has_letter(file, letter)} == set()


@pytest.mark.parametrize(
    ("english", "german", "found"),
    [
        ('a = "Cat"\nb = "Dog"', 'a = "Katze"', "de  tale.b: is missing"),
        ('a = "Cat"', 'a = "Katze"\nb = "Hund"', "is not there in English"),
        ('a = "Cat {name}"', 'a = "Katze"', "has the parameters [], English has ['name']"),
        (
            'a = "The {n:tale.b}"\nb = "Cat"',
            'a = "Die {n:tale.c}"\nb = "Katze"',
            "{n:tale.c} points at no text",
        ),
        (
            'a = { one = "{n} cat", other = "{n} cats" }',
            'a = { other = "{n} Katzen" }',
            "the form for one is missing",
        ),
        (
            'a = { one = "{n} cat", other = "{n} cats" }',
            'a = { one = "{n} Katze", other = { by = "n", other = "{n} Katzen" } }',
            "the form for one is missing",
        ),
        (
            'a = "{cats} for {dogs}"',
            'a = { by = "cats", one = "{cats} {dogs}", other = { by = "mice", one = "1", other = "2" } }',
            "has the parameters ['cats', 'dogs', 'mice'], English has ['cats', 'dogs']",
        ),
        (
            'a = "Cats"',
            'a = { one = "Katze", other = "Katzen" }',
            "has the parameters ['n'], English has []",
        ),
        (
            'a = { one = "{n} cat", other = "{n} cats" }',
            'a = "{n} Katzen"',
            "has plural forms in English and none here",
        ),
        ('a = "Cat"', 'a = ""', "is empty"),
        ('a = "A big cat"', 'a = "A big cat"', "is the same as in English"),
        ('a = "A big cat"', 'a = "Die Katze and der Hund"', "has English words in it"),
        ('a = "Cat"', "a = 'Die \"Katze\"'", "a straight quote"),
        ('a = "Cat"', 'a = "Die Katze..."', "three dots"),
        ('a = "Cat"', 'a = "Die Katze …"', "no no-break space before …"),
        ('a = "Cat"', 'a = "Die Katze…"', "no no-break space before …"),
        ('a = "Cat"', 'a = "Geht\'s"', "a straight apostrophe"),
        ('a = "Cat"', 'a = "Die “Katze”"', "a foreign quote"),
        ('a = "Cat"', 'a = "Die „Katze"', "a quote that is not closed"),
        ('a = "Cat"', 'a = "Katze "', "a space at the beginning or the end"),
        ('a = "Cat"', 'a = "Minus -3"', "a hyphen before a number"),
        ('a = "Cat"', 'a = "Katze', "cannot be read"),
    ],
)
def test_mistakes_in_german_are_found(tmp_path: Path, english: str, german: str, found: str) -> None:
    assert found in told(check_texts.problems_in(write(tmp_path, en=english, de=german)))


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("fr", "Bravo !", "no narrow no-break space before ; ! ?"),
        ("fr", "Bravo!", "no narrow no-break space before ; ! ?"),
        ("fr", "Le chat: voilà", "no narrow no-break space before :"),
        ("fr", "Le «chat»", "no narrow no-break space inside « »"),
        ("es", "Bravo!", "¡ and ! do not pair"),
        ("es", "Dónde?", "¿ and ? do not pair"),
        ("es", "El “gato”", "a foreign quote"),
    ],
)
def test_mistakes_in_typography_are_found(tmp_path: Path, language: str, text: str, found: str) -> None:
    pages = {"en": 'a = "Cat"', language: f'a = "{text}"'}
    assert found in told(check_texts.problems_in(write(tmp_path, **pages)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", f"Bravo{NARROW}! Le «{NARROW}chat{NARROW}» à 14:05{NARROW}: où{NARROW}?!"),
        ("es", "¿Dónde? ¡Aquí, el «gato»!"),
        ("de", "Geht’s? „Katze“: −3\u00a0…"),
    ],
)
def test_good_typography_passes(tmp_path: Path, language: str, text: str) -> None:
    pages = {"en": 'a = "Cat"', language: f'a = "{text}"'}
    assert check_texts.problems_in(write(tmp_path, **pages)) == []


@pytest.mark.parametrize(
    "stiff",
    [
        "It is your turn", "I am {name}", "You cannot do that", "Rats do not fly", "There is cheese",
        "You will see", "They have stolen it", "I knew you would come", "Who is who?", "They are hungry",
    ],
)  # fmt: skip
def test_english_that_nobody_says_aloud_is_found(tmp_path: Path, stiff: str) -> None:
    said = told(check_texts.problems_in(write(tmp_path, en=f'a = "{stiff}"')))
    assert "shorten it" in said


@pytest.mark.parametrize(
    "natural",
    [
        "It’s your turn", "The file stays as it is", "See what there is to find", "You have 3 cheese",
        "Everybody is ready", "If there is one, it dies", "Just as it is in the game", "It has one",
        "Who knows what that is?",
    ],
)  # fmt: skip
def test_english_as_it_is_spoken_passes(tmp_path: Path, natural: str) -> None:
    assert check_texts.problems_in(write(tmp_path, en=f'a = "{natural}"')) == []


def test_texts_that_may_stay_stiff_exist_and_need_it() -> None:
    english = read_pages(LOCALES)[0]["en"]
    stiff = {key for key in UNSHORTENED if any(STIFF.search(text) for text in forms(english[key]))}
    assert stiff == set(UNSHORTENED)


def test_a_word_that_french_shares_with_english_is_still_english_in_spanish(tmp_path: Path) -> None:
    pages = dict.fromkeys(("en", "fr", "es"), 'a = "Records"\nb = "Rat {n}"')
    problems = check_texts.problems_in(write(tmp_path, **pages))
    assert [(found.language, found.key) for found in problems] == [("es", "tale.a"), ("es", "tale.b")]


def test_a_language_may_count_what_english_does_not(tmp_path: Path) -> None:
    english, german = 'a = "{n} on the mat"', 'a = { one = "{n} sitzt da", other = "{n} sitzen da" }'
    assert check_texts.problems_in(write(tmp_path, en=english, de=german)) == []


def test_a_new_language_is_told_everything_that_it_lacks(tmp_path: Path) -> None:
    write(tmp_path, en='a = "Cat"\n[b]\nc = "Dog"')
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "tale.toml").write_text('a = "Gatto"', encoding="utf-8")
    said = told(check_texts.problems_in(tmp_path))
    assert "it  language: there is no language.toml" in said
    assert "it  tale.b.c: is missing" in said


# --- words of games


def write_game(folder: Path, **languages: dict[str, str]) -> Path:
    """Adds files of the game `burrow` to languages."""
    for language, pages in languages.items():
        for name, page in pages.items():
            path = folder / language / "burrow" / f"{name}.toml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(page, encoding="utf-8")
    return folder


def test_the_words_of_a_game_are_checked_like_all_others(tmp_path: Path) -> None:
    write(tmp_path, en='a = "Cat"', de='a = "Katze"')
    english = {"game": 'name = "The Burrow"', "tunnel": 'title = "Mole {n}"\nexit = "Way out"'}
    german = {"game": 'name = "Der Bau..."', "tunnel": 'title = "Maulwurf"'}
    said = told(check_texts.problems_in(write_game(tmp_path, en=english, de=german)))
    assert "de  burrow.name: three dots" in said
    assert "de  burrow.tunnel.title: has the parameters [], English has ['n']" in said
    assert "de  burrow.tunnel.exit: is missing" in said


def test_every_language_has_the_same_files(tmp_path: Path) -> None:
    write(tmp_path, en='a = "Cat"', de='a = "Katze"')
    english = {"game": 'name = "The Burrow"', "tunnel": 'title = "Mole"'}
    german = {"game": 'name = "Der Bau"', "tunnels": 'title = "Maulwurf"'}
    said = told(check_texts.problems_in(write_game(tmp_path, en=english, de=german)))
    assert "de  burrow/tunnel.toml: the file is missing" in said
    assert "de  burrow/tunnels.toml: there is no such file in English" in said


def test_a_damaged_file_of_a_game_is_named(tmp_path: Path) -> None:
    write_game(write(tmp_path, en='a = "Cat"'), en={"tunnel": 'title = "Mole'})
    assert "en  burrow/tunnel.toml: cannot be read" in told(check_texts.problems_in(tmp_path))


def test_words_that_the_game_would_never_read_are_found(tmp_path: Path) -> None:
    write_game(
        write(tmp_path, en='a = "Cat"'), en={"game": '[tunnel]\nexit = "Out"', "tunnel": 'title = "Mole"'}
    )
    (tmp_path / "en" / "burrow.toml").write_text('name = "Burrow"', encoding="utf-8")
    (tmp_path / "en" / "burrow" / "deep").mkdir()
    (tmp_path / "en" / "burrow" / "deep" / "down.toml").write_text('a = "Dark"', encoding="utf-8")
    said = told(check_texts.problems_in(tmp_path))
    assert "en  burrow/game.toml: its table tunnel is never read" in said
    assert "en  burrow.toml: is never read" in said
    assert "en  burrow/deep/down.toml: is never read" in said


def test_a_text_that_speaks_of_any_game_needs_a_word_of_every_game(tmp_path: Path) -> None:
    write(tmp_path, en='a = "You play {game:*.name}, {game:*.progress.inside}"')
    write_game(tmp_path, en={"game": 'name = "The Burrow"\n[progress]\ninside = "deep"'})
    assert check_texts.problems_in(tmp_path) == []
    (tmp_path / "en" / "hollow").mkdir()
    (tmp_path / "en" / "hollow" / "game.toml").write_text('name = "The Hollow"', encoding="utf-8")
    assert told(check_texts.problems_in(tmp_path)) == (
        "en  hollow.progress.inside: is missing, and other texts ask for it"
    )


def asked_by(folder: Path, code: str, keys: tuple[str, ...]) -> tuple[list[str], set[str]]:
    """What this code asks for in vain, and which of these texts it leaves unused."""
    (folder / "ratland_desktop").mkdir()
    (folder / "ratland_desktop" / "scene.py").write_text(code, encoding="utf-8")
    pages = {"en": dict.fromkeys(keys, "Word")}
    asked = check_texts.asked_by_code(pages, folder, ("burrow", "hollow"))
    missing = [found.what.split()[2].rstrip(",") for found in check_texts.asked_but_missing(pages, asked)]
    return missing, {found.key for found in check_texts.written_but_unused(pages, asked)}


@pytest.mark.parametrize("game", ["game", "self.game", "line.game", "self.sheet.game"])
def test_a_key_with_the_name_of_a_game_in_front_is_asked_of_every_game(tmp_path: Path, game: str) -> None:
    code = f'texts(f"{{{game}}}.tunnel.{{way}}.title")\ntexts(f"{{{game}}}.name")\n'
    keys = ("burrow.tunnel.left.title", "burrow.tunnel.left.about", "burrow.name", "hollow.tunnel.up.title")
    assert asked_by(tmp_path, code, keys) == (["hollow.name"], {"burrow.tunnel.left.about"})


def test_a_key_with_something_else_in_front_is_asked_of_no_game(tmp_path: Path) -> None:
    missing, unused = asked_by(
        tmp_path, 'texts(f"{words}.name")\ntexts(f"{gamepad}.name")\n', ("burrow.name",)
    )
    assert (missing, unused) == ([], {"burrow.name"})


def test_only_a_game_itself_asks_for_its_words_by_its_name(tmp_path: Path) -> None:
    rooms = ("screens", "games/burrow/scenes", "games/hollow")
    for room in rooms:
        folder = tmp_path / "ratland_desktop" / room
        folder.mkdir(parents=True)
        (folder / "scene.py").write_text('texts("burrow.name")\ntexts(f"{game}.name")\n', encoding="utf-8")
    pages = {"en": dict.fromkeys(("burrow.name", "hollow.name"), "Word")}
    asked = check_texts.asked_by_code(pages, tmp_path, ("burrow", "hollow"))
    assert {found.key for found in check_texts.asked_by_strangers(asked, ("burrow", "hollow"))} == {
        "ratland_desktop/screens/scene.py:1",
        "ratland_desktop/games/hollow/scene.py:1",
    }


def test_only_the_texts_of_a_game_refer_to_its_words(tmp_path: Path) -> None:
    write(tmp_path, en='a = "Cats"\nb = "{n:burrow.name}"')
    write_game(tmp_path, en={"game": 'name = "Burrow"\nnews = "{n:burrow.name} and {m:tale.a}"'})
    said = told(check_texts.problems_in(tmp_path))
    assert said == "en  tale.b: {n:burrow.name} points at burrow, which this text knows nothing of"


def test_all_of_a_game_is_never_asked_for_at_once(tmp_path: Path) -> None:
    """Such a key would hide every text that nobody uses."""
    assert asked_by(tmp_path, 'texts(f"{game}.{key}")\n', ("burrow.name",)) == ([], {"burrow.name"})


def test_what_a_game_may_do_without_is_not_missing_but_used_where_it_is(tmp_path: Path) -> None:
    code = 'texts(f"{game}.progress.line")\n'
    assert asked_by(tmp_path, code, ("burrow.progress.line", "burrow.progress.far")) == (
        [],
        {"burrow.progress.far"},
    )


@pytest.fixture(scope="module")
def asked_if_there() -> set[str]:
    """The keys that our code asks for only where a game has them."""
    pages, _ = read_pages(LOCALES)
    found = check_texts.asked_by_code(pages, games=games_in(LOCALES))
    return {ask.shown for ask in found.asked if not ask.needed}


@pytest.mark.parametrize("optional", OPTIONAL)
def test_what_games_may_do_without_is_asked_for_and_some_game_has_it(
    optional: str, asked_if_there: set[str]
) -> None:
    pages, _ = read_pages(LOCALES)
    mine = {optional.replace("*", game, 1) for game in games_in(LOCALES)}
    assert mine <= asked_if_there
    assert any(pattern(shown).fullmatch(key) for shown in mine for key in pages["en"])


def test_keys_in_code_are_found_whole_as_tables_and_with_holes(tmp_path: Path) -> None:
    folder = tmp_path / "ratland_desktop"
    folder.mkdir()
    (folder / "scene.py").write_text(
        'texts("tale.cat")\ntexts(f"tale.pets.{name}.label")\ntexts.rows("tale.tips")\ntexts("tale.wrong")\n'
        'open("tale.toml")\ntexts(f"tale.nobody.{name}")\n',
        encoding="utf-8",
    )
    pages = {
        "en": dict.fromkeys(
            ("tale.cat", "tale.pets.dog.label", "tale.pets.dog.about", "tale.tips.0", "tale.lonely"), "Word"
        )
    }
    asked = check_texts.asked_by_code(pages, tmp_path)
    missing = [found.what for found in check_texts.asked_but_missing(pages, asked)]
    assert missing == [f"asks for {key}, which nobody has written" for key in ("tale.wrong", "tale.nobody.*")]
    unused = {found.key for found in check_texts.written_but_unused(pages, asked)}
    assert unused == {"tale.pets.dog.about", "tale.lonely"}


def test_the_command_says_what_is_wrong_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, en='a = "Cat"', de='a = ""')
    assert check_texts.main(["--locales", str(tmp_path)]) == 1
    assert "de  tale.a: is empty" in capsys.readouterr().out
