"""Facts that are made once and told again."""

import pytest

from ratland_desktop.tabletop import facts
from ratland_desktop.tabletop.facts import fact, shared


@fact
class Loaf:
    baker: str
    slices: int


def test_a_shared_fact_is_made_once_and_equals_one_made_by_hand() -> None:
    loaves = shared(Loaf)
    first = loaves["Anna", 3]
    assert first == Loaf("Anna", 3)
    assert loaves["Anna", 3] is first
    assert loaves["Anna", 4] == Loaf("Anna", 4)


def test_shared_facts_never_pile_up_beyond_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "MOST_SHARED", 10)
    loaves = shared(Loaf)
    for slices in range(100):
        assert loaves["Anna", slices] == Loaf("Anna", slices)
        assert len(loaves) <= 10
