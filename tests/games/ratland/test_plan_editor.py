"""Working on a plan: nothing is ever lost, no limit is ever broken, and every step can be taken back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.words import CITY, DUMP, FIELD, LEFT, NURSERY, PANTRY, Place, Plan
from ratland_desktop.games.ratland.scenes.sewer.plan_editor import PlanEditor


def editor(rats: int = 7, limit: int | None = None, start: Plan | None = None) -> PlanEditor:
    return PlanEditor(Placement(0, rats, limit), start)


def test_rats_come_from_the_pool_and_go_back_there() -> None:
    plan = editor()
    assert plan.put(DUMP) and plan.put(DUMP) and plan.take(DUMP)
    assert plan.plan == Plan(dump=1)
    assert plan.left == 6 and not plan.complete


def test_no_more_rats_than_there_are_can_be_put() -> None:
    plan = editor(rats=2)
    assert plan.put(CITY, 5)
    assert plan.plan == Plan(city=2) and plan.complete
    assert not plan.put(DUMP)


def test_a_count_is_set_up_and_down_and_stops_at_what_there_is() -> None:
    plan = editor()
    plan.set_count(FIELD, 4)
    plan.set_count(FIELD, 1)
    assert plan.plan == Plan(field=1)
    plan.set_count(FIELD, 99)
    assert plan.plan == Plan(field=7)


def test_pantry_and_nursery_together_keep_the_limit() -> None:
    plan = editor(limit=3)
    plan.put(PANTRY, 2)
    plan.put(NURSERY, 2)
    assert plan.plan == Plan(pantry=2, nursery=1)
    assert plan.room(PANTRY) == 0 and plan.room(DUMP) == 4
    assert not plan.move(LEFT, PANTRY)
    plan.put(DUMP)
    assert not plan.move(DUMP, NURSERY)
    assert plan.move(PANTRY, NURSERY)


def test_the_rest_goes_to_one_place_as_far_as_there_is_room() -> None:
    plan = editor(limit=3)
    plan.put(DUMP, 2)
    assert plan.rest_to(PANTRY)
    assert plan.plan == Plan(dump=2, pantry=3) and plan.left == 2


def test_as_last_round_takes_what_there_are_rats_and_room_for() -> None:
    plan = editor(rats=5, limit=3)
    plan.like(Plan(dump=1, city=1, pantry=4, nursery=2))
    assert plan.plan == Plan(dump=1, city=1, pantry=3)


def test_undo_and_redo_walk_the_same_way_back_and_forth() -> None:
    plan = editor()
    plan.put(DUMP)
    plan.put(CITY, 2)
    plan.clear()
    assert plan.plan == Plan()
    assert plan.undo() and plan.plan == Plan(dump=1, city=2)
    assert plan.undo() and plan.undo() and not plan.undo()
    assert plan.redo() and plan.redo() and plan.plan == Plan(dump=1, city=2)
    plan.put(FIELD)
    assert not plan.can_redo


def test_what_changes_nothing_leaves_nothing_to_undo() -> None:
    plan = editor()
    assert not plan.take(DUMP) and not plan.clear() and not plan.move(DUMP, CITY)
    assert not plan.can_undo


def test_a_draft_that_breaks_a_limit_is_not_taken() -> None:
    assert editor(limit=3, start=Plan(pantry=4)).plan == Plan()
    assert editor(limit=3, start=Plan(pantry=3)).plan == Plan(pantry=3)
    assert editor(rats=2, start=Plan(dump=3)).plan == Plan()


DEEDS = st.sampled_from(["put", "take", "set", "move", "rest", "undo", "redo", "clear", "like"])
STEPS = st.lists(
    st.tuples(DEEDS, st.sampled_from(Place), st.sampled_from(Place), st.integers(0, 9)), max_size=30
)


@given(steps=STEPS, rats=st.integers(1, 12), limit=st.sampled_from([None, 3]))
def test_whatever_is_done_the_plan_stays_possible(
    steps: list[tuple[str, Place, Place, int]], rats: int, limit: int | None
) -> None:
    plan = editor(rats, limit)
    for deed, place, other, count in steps:
        match deed:
            case "put":
                plan.put(place, count)
            case "take":
                plan.take(place, count)
            case "set":
                plan.set_count(place, count)
            case "move":
                plan.move(place, other, count)
            case "rest":
                plan.rest_to(place)
            case "like":
                plan.like(Plan(1, 2, 0, 1, 0, 2, 1))
            case _:
                getattr(plan, deed)()
        assert plan.allows(plan.plan) and plan.left >= 0
        assert not plan.complete or Placement(0, rats, limit).check(plan.plan) == plan.plan
