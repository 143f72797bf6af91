"""Hints: as many different legal plans as are good, each with a reason that every language can say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.bots import hints as ideas
from ratland_desktop.games.ratland.bots.cunning import KING
from ratland_desktop.games.ratland.bots.forecast import Forecast, habits
from ratland_desktop.games.ratland.bots.hints import (
    APART,
    good_plans,
    hints,
    main_reason,
    moved,
    with_a_purpose,
    worth_telling,
)
from ratland_desktop.games.ratland.bots.mending import RATS_A_CHEESE, mended, unwarned
from ratland_desktop.games.ratland.bots.planning import SOLID_TEMPER, Weighing
from ratland_desktop.games.ratland.bots.racing import PlanRace
from ratland_desktop.games.ratland.bots.solid import beginner, place_reasons, solid, why
from ratland_desktop.games.ratland.doubts import Worry, doubt_about
from ratland_desktop.games.ratland.forecast import event_of, forecast
from ratland_desktop.games.ratland.rules.game import RATLAND, new_match
from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice, Placement, TradeRat
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import CITY, LEFT, NURSERY, PANTRY, RIGHT, Board, Plan
from ratland_desktop.hotseat.levels import OFFERED
from ratland_desktop.hotseat.reasons import Reason, because
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.games.ratland.bots.table_of_bots import moments
from tests.games.ratland.kit import lay, seat

LOCALES = Path(__file__).resolve().parents[4] / "locales"
LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Anna", "Max", "Kim", "Oma Ilse", "Leo", "Ida", "Tom")


@pytest.mark.parametrize("seed", range(3))
def test_a_placement_gets_up_to_three_legal_plans_that_differ_by_more_than_one_rat(seed: int) -> None:
    match = new_match(Options(4), seed)
    question = match.question(2)
    assert question
    told = hints(match.view(2), question, Dice(seed))
    assert 1 <= len(told) <= 3
    plans = [question.check(choice.answer) for choice in told]
    assert all(moved(one, other) >= APART for one in plans for other in plans if one is not other)  # type: ignore[arg-type]


def judged(worths: dict[Plan, float]) -> PlanRace:
    """A race in which every plan was worth the same in all worlds."""
    race = PlanRace(0, (), KING.own, KING.weights)
    race.results = {plan: [worth] * 8 for plan, worth in worths.items()}
    return race


def test_an_idea_is_told_only_if_it_is_nearly_the_best_and_better_than_the_plain_plan() -> None:
    best, near, plain, bad = Plan(dump=4), Plan(city=4), Plan(field=4), Plan(left=4)
    race = judged({best: 0.40, near: 0.38, plain: 0.30, bad: 0.20})
    assert worth_telling(race, [best, near, plain, bad], [plain, bad]) == [best, near]
    race = judged({best: 0.40, near: 0.38, plain: 0.39, bad: 0.20})
    assert worth_telling(race, [best, plain, near, bad], [plain]) == [best]


def test_the_reason_names_the_rats_without_whom_the_plan_would_lose_most() -> None:
    _, question, weighing = robbing(cheese=6, rats=7)
    plan = Plan(city=3, nursery=4)
    for needed, code in ((CITY, "ratland.reason.search"), (NURSERY, "ratland.reason.breed")):
        race = PlanRace(0, (), KING.own, KING.weights)
        race.attempt = lambda plan, number, needed=needed: float(plan[needed])  # type: ignore[misc]
        assert main_reason(race, plan, weighing, question.home_limit).code == code


def test_a_trade_that_starves_nobody_less_is_no_idea() -> None:
    view = RATLAND.view(lay(seat(pantry=9, cheese=9), seat(pantry=9, cheese=9), event="rattibal_lector"), 0)
    told = hints(view, TradeRat(0, (False, True), 9, 9), Dice(1))
    assert told[0].answer is False


def test_a_much_weaker_clan_is_no_idea_and_the_aggressive_board_is_none() -> None:
    match = new_match(Options(4, clans=True, board=Board.SECRET), 2)
    question = match.question(0)
    assert isinstance(question, OpeningChoice)
    for clans in (("sports", "family"), ("family", "sports")):
        told = hints(match.view(0), replace(question, clans=clans), Dice(1))
        assert [choice.answer for choice in told] == [Opening("sports", False)]


GAMES = [
    (2, False, Board.OFF), (3, True, Board.OFF), (4, False, Board.OFF),
    (5, True, Board.SECRET), (8, False, Board.OFF),
]  # fmt: skip


def placements_asked(players: int, clans: bool, board: Board, every: int) -> Iterator[tuple[View, Placement]]:
    """Some of the placements of a whole game between computers."""
    options = Options(players, clans=clans, board=board)
    asked = 0
    for match, question in moments(options, 7 + players, (solid, beginner)):
        if isinstance(question, Placement):
            asked += 1
            if asked % every == 0:
                yield match.view(question.seat), question


@pytest.mark.slow
@pytest.mark.parametrize(("players", "clans", "board"), GAMES)
def test_an_idea_never_leads_to_a_warning_or_to_a_raid_for_nothing(
    players: int, clans: bool, board: Board
) -> None:
    for view, question in placements_asked(players, clans, board, every=players + 1):
        for choice in hints(view, question, Dice(view.round)):
            plan = question.check(choice.answer)
            assert doubt_about(view, plan, forecast(view, plan)) is None
            for raid in forecast(view, plan).raids:
                guards_me = players == 2 and view.sewers[question.seat].cheese
                if not view.aggressive and not guards_me:
                    cheese = view.sewers[raid.victim].cheese - event_of(view).hides_cheese
                    assert cheese > 0, plan


def robbing(cheese: int, rats: int) -> tuple[View, Placement, Weighing]:
    """Seat 0 of four with so many rats; the neighbours have so much cheese."""
    match = new_match(Options(4), 3)
    question = match.question(0)
    assert isinstance(question, Placement)
    view = match.view(0)
    poor = tuple(replace(sewer, cheese=cheese) if sewer.seat else sewer for sewer in view.sewers)
    view = replace(view, sewers=poor)
    question = replace(question, rats=rats)
    return view, question, Weighing(Forecast(view, 0, habits(view), rats), SOLID_TEMPER, Dice(1))


def test_every_idea_has_been_compared_with_its_corrected_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    corrected: dict[Plan, tuple[Plan, ...]] = {}

    def noted(view: View, question: Placement, plan: Plan, weighing: Weighing) -> tuple[Plan, ...]:
        corrected[plan] = mended(view, question, plan, weighing)
        return corrected[plan]

    monkeypatch.setattr(ideas, "mended", noted)
    view, question, _ = robbing(cheese=1, rats=7)
    judge, told, _ = good_plans(view, question, Dice(1))
    assert told and {*told} <= {*corrected}
    assert all(form in judge.results for plan in told for form in corrected[plan])


def test_nobody_is_sent_against_an_empty_pantry() -> None:
    view, question, weighing = robbing(cheese=0, rats=7)
    for plan in mended(view, question, Plan(left=2, dump=3, nursery=2), weighing):
        assert plan[LEFT] == 0 and sum(plan) == 7
        assert question.check(plan) == plan


def test_a_crowd_is_not_sent_for_a_single_cheese() -> None:
    view, question, weighing = robbing(cheese=1, rats=7)
    for plan in mended(view, question, Plan(right=4, city=3), weighing):
        assert plan[RIGHT] <= RATS_A_CHEESE and sum(plan) == 7


def test_useless_rats_may_also_stay_at_home_as_far_as_it_holds_them() -> None:
    view, question, weighing = robbing(cheese=0, rats=7)
    raid = Plan(left=4, dump=3)
    assert mended(view, question, raid, weighing)[-1] == Plan(pantry=4, dump=3)
    few = mended(view, replace(question, home_limit=1), raid, weighing)[-1]
    assert few[PANTRY] == 1 and few[LEFT] == 0 and sum(few) == 7


def test_a_plan_that_looks_useless_is_an_idea_only_if_it_surely_beats_its_corrected_forms() -> None:
    crowd, fewer, other = Plan(right=5, city=2), Plan(right=2, city=5), Plan(city=7)

    def forms(plan: Plan) -> tuple[Plan, ...]:
        return {crowd: (fewer, other), fewer: (other,), other: (other,)}[plan]

    strong = judged({crowd: 0.5, fewer: 0.4, other: 0.3})
    assert with_a_purpose(strong, [crowd, other], forms) == [crowd, other]
    equal = judged({crowd: 0.4, fewer: 0.4, other: 0.3})
    assert with_a_purpose(equal, [other, crowd], forms) == [fewer, other]
    luck = judged({crowd: 0.4, fewer: 0.4, other: 0.3})
    luck.results[crowd] = [0.9, 0.0, 0.9, 0.0, 0.9, 0.0, 0.9, 0.0]
    assert with_a_purpose(luck, [crowd, other], forms) == [fewer, other]
    nothing = judged({crowd: 0.3, fewer: 0.3, other: 0.3})
    assert with_a_purpose(nothing, [crowd, other], forms) == [other]


def test_a_raid_on_a_full_pantry_and_searchers_stay_as_they_are() -> None:
    view, question, weighing = robbing(cheese=6, rats=7)
    plan = Plan(left=5, city=2)
    assert mended(view, question, plan, weighing) == (plan,)


def test_a_plan_that_the_game_would_ask_about_gets_a_searcher() -> None:
    view, question, weighing = robbing(cheese=6, rats=7)
    me = replace(view.sewers[0], cheese=0)
    view = replace(view, sewers=(me, *view.sewers[1:]))
    plan = Plan(nursery=7)
    doubt = doubt_about(view, plan, forecast(view, plan))
    assert doubt is not None and doubt.worry is Worry.NOBODY_SEARCHES
    for better in (unwarned(view, plan, weighing), *mended(view, question, plan, weighing)):
        assert doubt_about(view, better, forecast(view, better)) is None
        assert sum(better) == 7


def test_with_two_players_the_pipes_that_guard_my_own_cheese_are_kept() -> None:
    match = new_match(Options(2), 3)
    question, view = match.question(0), match.view(0)
    assert isinstance(question, Placement)
    empty = replace(view, sewers=(view.sewers[0], replace(view.sewers[1], cheese=0)))
    weighing = Weighing(Forecast(empty, 0, habits(empty), question.rats), SOLID_TEMPER, Dice(1))
    plan = Plan(left=2, right=2, dump=3)
    assert mended(empty, question, plan, weighing) == (plan,)


def test_nobody_is_put_into_the_nursery_when_the_pile_is_empty() -> None:
    view, question, weighing = robbing(cheese=6, rats=7)
    bare = replace(view, pile=0)
    for plan in mended(bare, question, Plan(dump=3, nursery=4), weighing):
        assert plan[NURSERY] == 0 and sum(plan) == 7


def test_every_question_gets_at_least_one_legal_hint() -> None:
    kinds = set()
    for match, question in moments(Options(8, clans=True, board=Board.SECRET), 4, (solid, beginner)):
        if question.kind in kinds:
            continue
        kinds.add(question.kind)
        told = hints(match.view(question.seat), question, Dice(1))
        assert 1 <= len(told) <= 3
        for choice in told:
            question.check(choice.answer)
    assert len(kinds) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_whole_sentence_in_every_language(language: str) -> None:
    texts = Texts(LOCALES, language)
    for match, question in moments(Options(8, clans=True, board=Board.SECRET), 4, (solid, beginner)):
        reason = solid(match.view(question.seat), question, Dice(1)).reason
        said = texts(reason.key, **reason.spoken(NAMES))
        assert "{" not in said and said[-1] == "."
    assert not texts.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_level_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(LOCALES, language)
    assert len({texts(f"bots.level.{level.value}.name") for level in OFFERED}) == len(OFFERED)


def told(language: str, reason: Reason) -> str:
    return Texts(LOCALES, language)(reason.key, **reason.spoken(NAMES))


def test_a_reason_says_how_much_and_where() -> None:
    said = told("en", because("ratland.reason.search", area=CITY, rats=3, cheese=2.1))
    assert said == "3 rats should find about 2 cheese in the city."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["search", "raid", "guard"])
def test_expected_cheese_is_told_in_whole_pieces_and_half_a_piece_is_one(language: str, code: str) -> None:
    def numbers(cheese: float) -> list[str]:
        reason = because(f"ratland.reason.{code}", area=CITY, seat=2, rats=7, cheese=cheese)
        return re.findall(r"[\d.,]*\d", told(language, reason))

    assert [sorted(numbers(cheese)) for cheese in (0.5, 4.4, 4.5)] == [["1", "7"], ["4", "7"], ["5", "7"]]
    assert numbers(0.4) in (["7"], [])  # hardly any, in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_young_ones_from_an_empty_nursery_are_told_in_a_whole_sentence(language: str) -> None:
    said = told(language, because("ratland.reason.breed", rats=0, young=2))
    assert said[0].isupper() and re.findall(r"\d+", said) == ["2"]


def test_where_home_is_one_place_the_pantry_is_named_with_the_nursery() -> None:
    view = RATLAND.view(lay(seat(pantry=7), seat(pantry=3), seat(pantry=3), event="locked_and_loaded"), 0)
    weighing = Weighing(Forecast(view, 0, habits(view), 7), SOLID_TEMPER, Dice(1))
    _, reason = place_reasons(weighing, Plan(pantry=2, nursery=1))[NURSERY]
    assert reason == because("ratland.reason.breed_at_home", rats=3, young=3)


def test_a_plan_that_brings_nothing_claims_no_gain() -> None:
    view = new_match(Options(3), 1).view(0)
    weighing = Weighing(Forecast(view, 0, habits(view), 7), SOLID_TEMPER, Dice(1))
    assert why(weighing, Plan()) == because("also_possible")
    assert why(weighing, Plan(dump=7)).code == "ratland.reason.search"


def test_a_reason_names_the_player_of_the_seat() -> None:
    assert "Max" in told("en", because("ratland.reason.raid", seat=2, rats=3, cheese=1.0))
