"""The other pages of Rattus: lesson, rule book, cards, results, and what a returning player missed."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.box import BOX
from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.scenes.lesson import SCRIPT
from ratland_desktop.games.rattus.scenes.missed import missed
from ratland_desktop.games.rattus.scenes.results import RESULTS
from ratland_desktop.games.rattus.scenes.rulebook import BOOK
from ratland_desktop.games.rattus.scenes.telling_again import after_round, looks_in_round, stories_of
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.lesson import LessonScene
from ratland_desktop.screens.recap import RecapScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.rattus.scenes.family import family_seats
from tests.pilot import Pilot

LANGUAGES = ("de", "en", "fr", "es")
TO_DO = {"settle": "region-gallia", "plague": "region-germania", "card": "card-peasant"}
WRONG = {"settle": "region-italia", "plague": "region-hispania", "card": "card-king"}
SMALL = (1280, 720)


def no_menu() -> Go:
    return STAY


def finished(players: int = 3, seed: int = 4) -> Session:
    """A game that is over, and told to its end."""
    match, dice = new_match(Options(players), seed), Dice(seed)
    while not match.over:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    session = Session(BOX, match, family_seats(players), QuickMinds(seed))
    while session.unseen():
        session.see()
    return session


# --- the lesson


def test_the_lesson_leads_to_its_end_and_answers_what_it_does_not_want() -> None:
    pilot = Pilot(lambda: LessonScene(SCRIPT), size=SMALL, reduced=True)
    scene = pilot.until_scene(LessonScene)
    shown = []
    while not scene.last:
        pilot.settle()
        key = scene.step.key
        shown.append(key)
        if key in WRONG:
            pilot.click(WRONG[key])
            assert scene.step.key == key and scene.answer is not None
        pilot.click(TO_DO.get(key, "next"))
        assert pilot.stage.failures == []
        assert scene.step.key != key
    assert [*shown, scene.step.key] == [step.key for step in SCRIPT.steps]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_lesson_fits(language: str) -> None:
    pilot = Pilot(lambda: LessonScene(SCRIPT), language=language, size=SMALL, reduced=True)
    scene = pilot.until_scene(LessonScene)
    for at in range(len(SCRIPT.steps)):
        scene._turn(at)
        pilot.wait(0.3)
        assert pilot.bad_texts() == [], scene.step.key


# --- the book and the cards


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_book_fits(language: str) -> None:
    for page in BOOK.pages:
        pilot = Pilot(lambda page=page: RuleBookScene(BOOK, page), language=language, size=SMALL)  # type: ignore[misc]
        assert pilot.bad_texts() == [], page


def test_the_almanac_has_every_rat_and_every_class_once() -> None:
    assert BOOK.cards is not None
    cards = [card for deck in BOOK.cards.decks for card in deck.cards]
    assert len(cards) == len({*cards}) == 6 + len(FACES)


@pytest.mark.slow
def test_every_card_and_every_rat_fits_its_page() -> None:
    assert BOOK.cards is not None
    for deck in BOOK.cards.decks:
        for card in deck.cards:
            pilot = Pilot(lambda card=card: CardsScene(BOOK, card), language="de", size=SMALL)  # type: ignore[misc]
            assert pilot.bad_texts() == [], card


# --- the end


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_of_the_results_fit_in_every_round(language: str, players: int) -> None:
    session = finished(players, 12)
    pilot = Pilot(lambda: ResultsScene(RESULTS, session, no_menu), language=language, size=SMALL)
    scene = pilot.until_scene(ResultsScene)
    for page in (None, *RESULTS.pages):
        scene.turn_to(page)
        pilot.frames(2)
        assert pilot.bad_texts() == []
    while "earlier" in pilot.names() and pilot.widget("earlier").enabled:
        pilot.click("earlier")
        pilot.frames(2)
        assert pilot.bad_texts() == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_secrets_are_out_round_by_round(players: int) -> None:
    match = finished(players, 7).match
    for number in range(1, match.view(None).round + 1):
        pieces = after_round(match, number)
        assert all(rat.face for rats in pieces.rats.values() for rat in rats)
    assert after_round(match, match.view(None).round) == match.view(None)


def test_every_look_of_the_witch_is_told_with_what_she_saw_and_did() -> None:
    looked = swapped = 0
    for seed in range(4):
        match = finished(3, seed).match
        stories = [x for story in stories_of(match) for x in story]
        found = [one for n in range(match.view(None).round + 1) for one in looks_in_round(match, n)]
        seen = [(one.seat, spot) for one in found for spot, _ in one.seen]
        assert seen == [(x.seat, x.spot) for x in stories if isinstance(x, h.Looked)]
        assert all(face in FACES for one in found for _, face in one.seen)
        ends = [isinstance(x, h.Swapped) for x in stories if isinstance(x, h.Swapped | h.LeftAlone)]
        assert [one.swapped for one in found if one.swapped is not None] == ends
        looked, swapped = looked + len(seen), swapped + sum(ends)
    assert looked and swapped


def test_a_match_taken_up_again_still_tells_all_its_turns() -> None:
    match = finished().match
    resumed = Match.resume(match.game, match.seed, match.past, match.journal)
    assert len(resumed.stories) == 1 < len(match.stories)
    assert stories_of(resumed) == stories_of(match) == match.stories


# --- coming back


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_back_reads_what_happened_meanwhile(language: str) -> None:
    session = finished(3, 5)
    told = missed(session, 1)
    assert told is not None and len(told.rounds) == session.view(None).round + 1
    assert told.rounds[-1].after == tuple(had.now for had in told.counts)
    pilot = Pilot(lambda: RecapScene(told, session.seats, no_menu), language=language, size=SMALL)
    pilot.until_scene(RecapScene)
    pilot.wait(0.3)
    assert pilot.bad_texts() == []
