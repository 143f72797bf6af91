"""What a view shows and what is written down."""

from __future__ import annotations

import json

from hypothesis import given

from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import view
from ratland_desktop.games.ratland.rules.words import Board, Plan
from tests.games.ratland import playing
from tests.games.ratland.kit import event, lay, seat
from tests.games.ratland.playing import played


def test_everybodys_rats_cheese_clan_and_graveyard_are_open_to_all() -> None:
    table = lay(
        seat(pantry=3, cheese=4, poisoned=1, lost=2, buried=5, clan="ninja", aggressive=True),
        seat(nursery=2, clan="seer"),
    )
    for looker in (None, 0, 1):
        shown = view(table, looker).sewers[0]
        assert (shown.healthy, shown.cheese, shown.poisoned, shown.lost, shown.buried) == (3, 4, 1, 2, 5)
        assert (shown.clan, shown.aggressive, shown.standing) == ("ninja", True, Plan(pantry=3))
        assert (shown.in_sewers, shown.living) == (4, 6)
    assert view(table, 0).players == 2


def test_the_manhole_on_the_next_cards_back_and_the_size_of_the_decks_are_open() -> None:
    table = lay(seat(), seat(), next_events=["we_did_it", "drunk"], next_foods=[3, 4])
    shown = view(table, None)
    assert (shown.events_left, shown.foods_left, shown.next_event_final) == (3, 3, False)
    event(table)
    assert view(table, None).next_event_final
    event(table), event(table)
    assert view(table, None).events_left == 0 and not view(table, None).next_event_final


def test_earlier_rounds_are_open_to_all() -> None:
    match = played(Options(3), seed=2)
    records = match.view(1).records
    assert 5 <= len(records) <= 9 and records == match.view(None).records
    assert all(len(record.plans) == 3 and len(record.cheese) == 3 for record in records)


def test_a_view_is_a_copy_that_no_later_change_reaches() -> None:
    table = lay(seat(pantry=3), seat())
    shown = view(table, 0)
    table.sewers[0].places[5] = 0
    table.sewers[0].cheese = 9
    assert shown.sewers[0].healthy == 3 and shown.sewers[0].cheese == 0


@given(playing.options, playing.tempers, playing.seeds)
def test_the_table_at_every_rounds_start_survives_being_written_as_json(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for journal in (*match.past, match.journal):
        again = RATLAND.read(json.loads(json.dumps(RATLAND.write(journal.start))))
        assert again == journal.start
        assert all(
            one.power is other.power and one.clan is other.clan
            for one, other in zip(again.sewers, journal.start.sewers, strict=True)
        )


def test_a_copied_table_shares_nothing_that_changes() -> None:
    table = lay(seat(pantry=3, clan="ninja", aggressive=True), seat(clan="seer", lost=1))
    copy = table.copy()
    assert copy == table
    copy.sewers[0].places[0] += 1
    copy.sewers[1].lost += 1
    copy.events.pop()
    copy.foods.pop()
    copy.records.append(None)  # type: ignore[arg-type]
    assert table == lay(seat(pantry=3, clan="ninja", aggressive=True), seat(clan="seer", lost=1))


def test_options_are_kept_as_they_were() -> None:
    options = Options(7, True, Board.SECRET, first=3)
    match = played(options, seed=3)
    assert match.view(None).options == options
    assert RATLAND.read(RATLAND.write(match.past[0].start)).options == options
