"""A story is cut into steps by a table of rules: without a gap, in order, and for good."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.steps import Gate, Party, Rule, Rules, Step, one_by_one, steps_of

PARTY = Party(frozenset({0}), frozenset({0}))


@fact
class Chapter(Happening):
    """The heading of everything."""


@fact
class Heading(Happening):
    name: str = ""


@fact
class Gift(Happening):
    seat: int


@fact
class Shrug(Happening):
    """Nothing happened."""


@fact
class Pull(Happening):
    """By hand where the seat has hands."""

    seat: int


@fact
class Curtain(Happening):
    """Somebody has to open it."""


def pulled(story: Sequence[Happening], at: int, party: Party) -> Gate | None:
    x = story[at]
    assert isinstance(x, Pull)
    return Gate(2, x.seat) if x.seat in party.hands else None


RULES: Rules = {
    Chapter: Rule(heading=True, begins_part=True, begins_chapter=True),
    Heading: Rule(heading=True, begins_part=True, empty_before=(Heading,)),
    Gift: Rule(lambda x: "gifts", lambda members, x, party: len(members) < 3),
    Shrug: Rule(quiet=lambda x: True),
    Pull: Rule(lambda x: "pulls", lambda members, x, party: x.seat not in party.people, gate=pulled),
    Curtain: Rule(gate=lambda story, at, party: Gate() if party.people else None),
}


def cut(*story: Happening, party: Party = PARTY, start: int = 0) -> list[tuple[int, int]]:
    return [(step.start, step.end) for step in steps_of(story, RULES, party, start)]


def test_what_belongs_together_is_one_step_up_to_its_limit() -> None:
    steps = steps_of([Gift(1), Gift(2), Gift(3), Gift(4)], RULES, PARTY)
    assert [len(step.shown) for step in steps] == [3, 1]
    assert {step.group for step in steps} == {"gifts"}


def test_headings_open_the_step_that_follows() -> None:
    first, second = steps_of([Chapter(), Heading("a"), Gift(1), Heading("b"), Pull(1)], RULES, PARTY)
    assert (first.headings, first.shown) == ((Chapter(), Heading("a")), (Gift(1),))
    assert (second.headings, second.shown) == ((Heading("b"),), (Pull(1),))


def test_a_heading_with_nothing_beneath_it_is_no_step() -> None:
    steps = steps_of([Heading("empty"), Shrug(), Heading("full"), Gift(1)], RULES, PARTY)
    assert [(step.start, step.end, step.headings) for step in steps] == [(0, 4, (Heading("full"),))]


def test_the_last_heading_of_what_is_known_is_shown() -> None:
    assert steps_of([Heading("last")], RULES, PARTY) == (Step(0, 1, (Heading("last"),)),)


def test_what_is_quiet_goes_with_the_step_that_follows_and_breaks_no_group() -> None:
    assert cut(Shrug(), Gift(1), Shrug(), Gift(2), Pull(1)) == [(0, 4), (4, 5)]


def test_at_the_end_what_is_quiet_is_a_quiet_step() -> None:
    steps = steps_of([Gift(1), Shrug(), Shrug()], RULES, PARTY)
    assert [(step.start, step.end, step.quiet) for step in steps] == [(0, 1, False), (1, 3, True)]


def test_a_step_that_waits_for_hands_begins_with_them() -> None:
    heading, by_hand = steps_of([Heading("a"), Pull(0), Pull(1), Pull(2)], RULES, PARTY)
    assert heading.shown == () and heading.gate is None
    assert by_hand.gate == Gate(2, 0) and by_hand.shown == (Pull(0), Pull(1), Pull(2))


def test_without_hands_nobody_waits() -> None:
    steps = steps_of([Heading("a"), Pull(0), Curtain()], RULES, Party(frozenset({0})))
    assert [step.gate for step in steps] == [None, Gate()]
    assert all(step.gate is None for step in steps_of([Pull(0), Curtain()], RULES, Party()))


def test_one_by_one_every_happening_is_a_step() -> None:
    story = [Chapter(), Heading(), Gift(1), Gift(2), Shrug(), Pull(0), Curtain()]
    steps = steps_of(story, one_by_one(RULES), PARTY)
    assert [step.shown for step in steps] == [(x,) for x in story]
    assert all(step.gate is None and not step.headings for step in steps)


STORIES = st.lists(
    st.sampled_from(
        [Chapter(), Heading("a"), Shrug(), Curtain(), *(kind(n) for kind in (Gift, Pull) for n in range(3))]
    )
)


@given(STORIES)
def test_steps_follow_upon_each_other_without_a_gap_and_tell_everything_that_is_not_quiet(
    story: list[Happening],
) -> None:
    steps = steps_of(story, RULES, PARTY)
    assert [step.start for step in steps] == [0, *(step.end for step in steps)][: len(steps)]
    assert (steps[-1].end if steps else 0) == len(story)
    told = [x for step in steps for x in step.told]
    assert [x for x in told if isinstance(x, Gift | Pull | Curtain)] == [
        x for x in story if isinstance(x, Gift | Pull | Curtain)
    ]


@given(STORIES, st.data())
def test_who_comes_in_later_sees_the_rest_of_the_same_story(
    story: list[Happening], data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(story)))
    steps = steps_of(story, RULES, PARTY, start)
    assert [step.start for step in steps] == [start, *(step.end for step in steps)][: len(steps)]
    assert (steps[-1].end if steps else start) == len(story)


@given(STORIES, st.lists(st.sampled_from([Gift(1), Pull(1), Shrug()])))
def test_what_comes_later_never_changes_a_step_that_has_ended(
    story: list[Happening], more: list[Happening]
) -> None:
    """All but the last step, and what is quiet behind it, stay as they are when the story goes on."""
    before = [step for step in steps_of(story, RULES, PARTY) if not step.quiet][:-1]
    after = steps_of([*story, *more], RULES, PARTY)
    assert list(after[: len(before)]) == before
