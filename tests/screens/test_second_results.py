"""The results serve a second game as well: other stations, no sign for ties, its own pages or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.screens.results import CountingScene, ResultsScene
from ratland_desktop.screens.results.counting import Count
from ratland_desktop.screens.results.curves import Chart, curves_page
from ratland_desktop.screens.results.pages import ResultPages, Station
from ratland_desktop.screens.results.podium import tie_words
from ratland_desktop.screens.results.why import WhyScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.motion import Tween
from ratland_desktop.tabletop.outcome import Outcome, Standing
from tests.games.crumbs.pages import LAID, PLAIN_RESULTS, RESULTS
from tests.pilot import Heard, Pilot
from tests.screens.crumbs_kit import MIA, OMA, crumbs_desk, played


def results(folder: Path, pages: ResultPages = RESULTS, language: str = "en") -> tuple[Pilot, ResultsScene]:
    scene = ResultsScene(pages, played(), lambda: STAY)
    return Pilot(lambda: scene, desk=crumbs_desk(folder, language), text_size="larger"), scene


def counting() -> CountingScene:
    session = played()
    outcome = session.match.outcome()
    assert outcome
    return CountingScene(RESULTS, session.seats, session.view(None), outcome)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_is_drawn_and_every_word_has_its_room(tmp_path: Path, language: str) -> None:
    pilot, scene = results(tmp_path, language=language)
    for page in (None, *RESULTS.pages):
        scene.turn_to(page)
        pilot.frames(3)
        assert pilot.bad_texts() == []
    assert pilot.stage.failures == []
    assert pilot.desk.texts.missing == set()


def test_the_podium_says_how_the_points_came_about(tmp_path: Path) -> None:
    pilot, scene = results(tmp_path)
    best = max(scene.outcome.standings, key=lambda standing: standing.points)
    laid = sum(scene.view.open[best.seat])
    assert f"{laid} + {best.points - laid} = {best.points} crumbs" in pilot.words()


def test_one_pages_through_the_rounds_and_reads_what_computers_thought(tmp_path: Path) -> None:
    pilot, scene = results(tmp_path)
    thought = Thought(1, 1, "lay", Reason("chance"), Tally.of(points=7))
    scene.session.diary.thoughts.append(thought)
    scene.turn_to(LAID)
    pilot.settle()
    assert "Laid in round 2" in pilot.words()  # the last one
    scene.turn_to_round(1)
    pilot.settle()
    assert "Laid in round 1" in pilot.words()
    pilot.click("why")
    pilot.until_scene(WhyScene)
    assert {"had 7 crumbs", "Laying a card"} <= set(pilot.words())


def test_without_pages_there_are_no_tabs_and_points_may_be_pictures(tmp_path: Path) -> None:
    pilot, _ = results(tmp_path, PLAIN_RESULTS)
    assert "page" not in pilot.names()
    assert "rematch" in pilot.names()
    assert not [words for words in pilot.words() if " + " in words]
    assert pilot.stage.failures == []


def test_a_tie_is_told_in_the_words_of_the_game(tmp_path: Path) -> None:
    say = crumbs_desk(tmp_path).texts
    broken = Outcome((Standing(0, 2, 9, 0), Standing(1, 1, 9, 1)))
    shared = Outcome((Standing(0, 1, 9, 0), Standing(1, 1, 9, 0)))
    assert tie_words(say, RESULTS, [MIA, OMA], broken) == "Oma was hungrier."
    assert tie_words(say, RESULTS, [MIA, OMA], shared) == "The crumbs are shared."


# --- the count


def test_all_stations_count_one_after_the_other_and_empty_ones_are_left_out() -> None:
    first, second, nothing = (Station("star", counts, 1.0) for counts in ((2, 4), (3, 1), (0, 0)))
    count = Count((first, second, nothing), (5, 5))
    assert count.starts == [0.5, 2.0, 3.5]
    assert count.total_from == 3.5
    assert count.shown(1, 1.0).counts == (2, 0, 0)
    assert count.shown(0, 2.5).counts == (2, 1, 0)
    assert count.shown(0, 3.4).total is None
    assert count.shown(0, 3.5).total == 5


@pytest.mark.parametrize("share", [0.0, 0.5, 0.99])
def test_the_count_is_drawn_at_every_moment(tmp_path: Path, share: float) -> None:
    scene = counting()
    passed = share * scene.count.seconds
    scene.clock = Tween(passed, passed, 1e9)
    pilot = Pilot(lambda: scene, desk=crumbs_desk(tmp_path, "de"), text_size="larger")
    assert pilot.bad_texts() == []
    assert pilot.stage.failures == []


@pytest.mark.slow
def test_the_sounds_are_those_of_the_stations(tmp_path: Path) -> None:
    scene = counting()
    pilot = Pilot(lambda: scene, desk=crumbs_desk(tmp_path), reduced=False)
    pilot.wait(scene.count.seconds)
    assert isinstance(pilot.desk.sound, Heard)
    assert "tick" in pilot.desk.sound.played
    assert "grave" not in pilot.desk.sound.played  # nobody has any
    assert pilot.desk.sound.played.count("reveal") == 1


# --- curves


def test_a_long_game_numbers_only_as_many_rounds_as_fit(tmp_path: Path) -> None:
    chart = Chart("crumbs.results.curve", [range(121)] * 3)
    long = curves_page("crumbs.results.growing", lambda view: [chart])
    pages = ResultPages(RESULTS.how, RESULTS.sum_words, RESULTS.tie_words, RESULTS.tie_shared, pages=(long,))
    pilot, scene = results(tmp_path, pages)
    scene.turn_to(long)
    pilot.frames(3)
    numbers = [text for text in pilot.words() if text.isdigit()]
    assert 20 < len(numbers) < 80
    assert "120" in numbers
    assert pilot.bad_texts() == []
