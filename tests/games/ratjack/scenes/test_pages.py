"""The other pages of Ratjack: lesson, rule book, cards, results, and the table with few and many players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from _game_screens import screens_of
from _studio import Studio

from ratland_desktop.games.ratjack.box import BOX
from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.happenings import Point, RoundBegan
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import POINTS_TO_WIN, Deck, Merit
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.lesson import SCRIPT
from ratland_desktop.games.ratjack.scenes.little_game import LittleRound
from ratland_desktop.games.ratjack.scenes.pieces.animals import head_of
from ratland_desktop.games.ratjack.scenes.pieces.sets import LOOKS
from ratland_desktop.games.ratjack.scenes.pieces.signs import MOODS
from ratland_desktop.games.ratjack.scenes.results import RESULTS
from ratland_desktop.games.ratjack.scenes.rulebook import BOOK
from ratland_desktop.games.ratjack.scenes.table import still
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.games.ratjack.scenes.telling_again import last_view, stories_of
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.lesson import LessonScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.ratjack.scenes.family import Family, family_seats
from tests.pilot import Pilot
from tests.quickly import quickly

LANGUAGES = ("de", "en", "fr", "es")
TO_DO = {
    "opening": ("hand-0",), "draw": ("pile-discard",), "impossible": ("open-0",), "open": ("open-1",),
    "chip": ("chip-A", "card-0-1"), "uncover": ("uncover-1",),
}  # fmt: skip
WRONG = {"opening": "hand-1", "draw": "pile-deck", "open": "hide-1", "chip": "chip-B", "uncover": "hide-1"}


def no_menu() -> Go:
    return STAY


def finished(players: int = 3, seed: int = 4, deck: Deck = Deck.RATS_WEASELS) -> Session:
    """A game that is over, and told to its end."""
    match, dice = new_match(Options(players, deck), seed), Dice(seed)
    while not match.over:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    session = Session(BOX, match, family_seats(players), QuickMinds(seed))
    while session.unseen():
        session.see()
    return session


# --- the lesson


def test_the_lesson_leads_to_its_end_and_answers_what_it_does_not_want() -> None:
    pilot = Pilot(lambda: LessonScene(SCRIPT), size=(1280, 720))
    scene = pilot.until_scene(LessonScene)
    shown = []
    while not scene.last:
        pilot.settle()
        key = scene.step.key
        shown.append(key)
        if key in WRONG:
            pilot.click(WRONG[key])
            assert scene.step.key == key and scene.answer is not None
        for name in TO_DO.get(key, ("next",)):
            pilot.click(name)
        assert pilot.stage.failures == []
        assert scene.step.key != key
    assert [*shown, scene.step.key] == [step.key for step in SCRIPT.steps]


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_every_page_of_the_lesson_fits(language: str) -> None:
    pilot = Pilot(lambda: LessonScene(SCRIPT), language=language, size=(1280, 720))
    scene = pilot.until_scene(LessonScene)
    for at in range(len(SCRIPT.steps)):
        scene._turn(at)
        pilot.wait(0.3)
        assert pilot.bad_texts() == [], scene.step.key


def test_the_buttons_of_the_lesson_stand_where_those_of_the_table_stand() -> None:
    pilot = Pilot(lambda: LessonScene(SCRIPT), size=(1280, 720))
    scene = pilot.until_scene(LessonScene)
    controls, caption = scene.layout.bottom, scene.layout.caption
    for at in (at for at, step in enumerate(SCRIPT.steps) if step.practice is None):
        scene._turn(at)
        boxes = [widget.box for widget in scene.form.widgets]
        assert boxes and all(controls.y <= box.y and box.bottom <= controls.bottom + 1 for box in boxes)
        assert all(controls.x <= box.x and box.right <= controls.right + 1 for box in boxes)
        assert not any(box.meets(caption) for box in boxes)


def test_the_lesson_ends_with_the_three_points_that_it_speaks_of() -> None:
    little = LittleRound(("Mia", "Jonas"))
    assert [place.points for place in little.match.view(None).places] == [POINTS_TO_WIN, 0]
    assert [x.why for x in little.match.stories[-1] if isinstance(x, Point)] == [Merit.RATJACK]


# --- the curtain


def test_the_curtain_promises_to_show_only_what_is_shown() -> None:
    """Cards that are put down at the start stay hidden."""
    family = Family(Options(2), explain=True)
    family.player.play_until(CurtainScene)
    say, curtain = family.desk.texts, family.until_scene(CurtainScene)
    assert say("curtain.explain_own", name=curtain.name) in family.words()
    assert say("curtain.explain", name=curtain.name) not in family.words()


# --- the book and the cards


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_book_fits(language: str) -> None:
    for page in BOOK.pages:
        pilot = Pilot(lambda page=page: RuleBookScene(BOOK, page), language=language, size=(1280, 720))  # type: ignore[misc]
        assert pilot.bad_texts() == [], page


@pytest.mark.slow
def test_every_card_and_chip_fits_its_page() -> None:
    assert BOOK.cards is not None
    for deck in BOOK.cards.decks:
        for card in deck.cards:
            pilot = Pilot(lambda card=card: CardsScene(BOOK, card), language="de", size=(1280, 720))  # type: ignore[misc]
            assert pilot.bad_texts() == [], card


# --- the end


def test_the_results_name_the_reason_of_every_point() -> None:
    session = finished()
    pilot = Pilot(lambda: ResultsScene(RESULTS, session, no_menu), size=(1280, 720))
    scene = pilot.until_scene(ResultsScene)
    scene.turn_to(RESULTS.pages[0])
    pilot.frames(2)
    words = pilot.words()
    points = [x for story in stories_of(session.match) for x in story if isinstance(x, Point)]
    assert len(points) >= 3
    for point in points:
        assert session.seats[point.seat].name in words
        said = RESULTS_WORDS[point.why.value]
        assert any(said in one for one in words), point
    assert pilot.bad_texts() == []


RESULTS_WORDS = {
    "knock_out": "threw", "ratjack": "exactly 25", "survivor": "last one in", "highest": "highest total",
}  # fmt: skip


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
def test_all_pages_of_the_results_fit(language: str) -> None:
    session = finished(4, 12, Deck.RATS_RACCOONS)
    pilot = Pilot(lambda: ResultsScene(RESULTS, session, no_menu), language=language, size=(1280, 720))
    scene = pilot.until_scene(ResultsScene)
    for page in (None, *RESULTS.pages):
        scene.turn_to(page)
        pilot.frames(2)
        assert pilot.bad_texts() == []


def test_the_last_table_of_a_round_shows_every_card() -> None:
    session = finished()
    for number in range(1, len(stories_of(session.match)) + 1):
        view = last_view(session.match, number)
        assert all(card.face for place in view.places for card in (*place.hand, *place.row))


def test_a_match_taken_up_again_still_tells_all_its_rounds() -> None:
    match = finished().match
    resumed = Match.resume(match.game, match.seed, match.past, match.journal)
    assert len(resumed.stories) == 1 < len(match.stories)
    assert stories_of(resumed) == stories_of(match) == match.stories


# --- the table


@pytest.mark.parametrize("language", quickly(LANGUAGES, "de"))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("people", [1, 2])
def test_the_table_fits_at_every_number_of_players(players: int, people: int, language: str) -> None:
    match, dice = new_match(Options(players, Deck.WEASELS_RACCOONS), 6), Dice(6)
    session = Session(BOX, match, family_seats(players, range(people)), QuickMinds(6))
    for _ in range(26):
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    for _ in range(len(session.unseen()) - 1):
        session.see()
    pilot = Pilot(lambda: RatjackTable(session, no_menu), language=language, size=(1280, 720))
    pilot.wait(0.5)
    assert pilot.bad_texts() == []


@pytest.mark.slow
def test_hidden_cards_stay_turned_up_until_everybody_wants_the_next_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, dice = new_match(Options(3), 6), Dice(6)
    session = Session(BOX, match, family_seats(3), QuickMinds(6))
    rounds = 0
    while True:
        if not session.unseen():
            question = match.open_questions[0]
            match.answer(question.seat, question.any_answer(dice))
        elif isinstance(session.unseen()[0], RoundBegan) and rounds:
            break
        else:
            rounds += isinstance(session.see(), RoundBegan)
    turned_up: dict[int, bool] = {}

    def drawn(*args: Any) -> None:
        turned_up[args[1].seat] = args[5].eyes

    monkeypatch.setattr(still, "draw_place", drawn)
    pilot = Pilot(lambda: RatjackTable(session, no_menu))
    scene = pilot.until_scene(RatjackTable)
    assert scene.mode is Mode.GATE and turned_up == {0: True, 1: True, 2: True}
    pilot.click("next")
    pilot.wait(3)
    assert scene.mode is not Mode.GATE and turned_up == {0: False, 1: False, 2: False}


# --- pictures


def test_pictures_of_a_turn_that_has_begun_show_it_and_not_the_table(tmp_path: Path, monkeypatch) -> None:
    """Who has drawn a card stays behind the curtain; standing up would tell the others first."""
    studio = Studio(None, folder=tmp_path)
    seen: dict[str, type[object]] = {}
    monkeypatch.setattr(studio, "take", lambda name, pilot: seen.update({name: type(pilot.scene)}))
    found = screens_of(BOX, 2)
    names = ["ratjack-private-play", "ratjack-private-effect"]
    for name in names:
        found[name](studio, name)
    assert seen == dict.fromkeys(names, MyTurnScene)


def test_every_mood_at_the_table_has_a_picture_for_every_animal() -> None:
    art = Path(__file__).parents[4] / "assets" / "art"
    for look in LOOKS.values():
        for mood in {*MOODS.values(), "startled", "sly", "happy", ""}:
            name = f"{head_of(look.animal, mood)}.svg"
            assert (art / name).exists() or (art / "common" / name).exists(), name
