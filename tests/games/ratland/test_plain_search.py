"""Looking for cheese has a short way for plain rounds; it must never come out otherwise than the long one."""

import pytest

from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.phases import search
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.tabletop.dialogue import Happening, Tell
from ratland_desktop.tabletop.dice import Dice


def story_of(players: int, seed: int) -> tuple[list[list[Happening]], int]:
    """A whole game by chance: what happened, and how often the dice of the game were thrown."""
    match, dice = new_match(Options(players), seed), Dice(seed + 1)
    while questions := match.open_questions:
        for question in questions:
            match.answer(question.seat, question.any_answer(dice))
    return match.stories, match.journal.thrown


@pytest.mark.parametrize("players", range(2, 13))
def test_a_plain_search_comes_out_as_one_with_choices(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = [story_of(players, seed) for seed in range(8)]
    monkeypatch.setattr(search, "is_plain", lambda table: False)
    assert [story_of(players, seed) for seed in range(8)] == plain


def test_the_short_way_is_taken_and_only_in_plain_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    plainly = search.search_plainly

    def note(table: Table, dice: Dice, tell: Tell) -> None:
        assert table.event
        taken.append(table.event.id)
        plainly(table, dice, tell)

    monkeypatch.setattr(search, "search_plainly", note)
    for seed in range(10):
        story_of(4, seed)
    assert {"abundance", "massive_attacks", "we_did_it"} <= set(taken)
    assert not {"rat_with_a_helmet", "tacticians", "dr_cheese"} & set(taken)
