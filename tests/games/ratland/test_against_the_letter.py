"""The phases against a slow second reading of the rules page, on tables that chance lays.

The second reading is written for plainness, straight from the page, and shares no code with the first.
"""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.table import Sewer, Table
from ratland_desktop.games.ratland.rules.words import LEFT, NURSERY, PANTRY, RIGHT
from tests.games.ratland.kit import all_rats, attack, cheese, lay, living, nursery, seat

few = st.integers(0, 4)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    players = draw(st.integers(2, 5))
    clans = draw(st.booleans())
    opened = draw(st.booleans())
    sewers = [
        seat(
            left=draw(few), right=draw(few), pantry=draw(few), nursery=draw(few), dump=draw(few),
            cheese=draw(st.integers(0, 5)), aggressive=draw(st.booleans()), opened=opened,
            clan=draw(st.sampled_from(["ninja", "warrior", "family", "mutant"])) if clans else "",
        )
        for _ in range(players)
    ]  # fmt: skip
    event = draw(st.sampled_from(["abundance", "massive_attacks", "sound_the_alarm", "locked_and_loaded"]))
    pile = draw(st.one_of(st.none(), st.integers(0, 8)))
    return lay(*sewers, event=event, active=draw(st.integers(0, players - 1)), pile=pile)


def is_open(sewer: Sewer, clan: str) -> bool:
    return sewer.clan is CLANS[clan] and sewer.power is CLANS[clan].open


def is_closed(sewer: Sewer, clan: str) -> bool:
    return sewer.clan is CLANS[clan] and sewer.power is CLANS[clan].closed


# --- phase 3, read again


class Raid(NamedTuple):
    """One attack: what it is owed, and where the loser of a fight stands."""

    attacker: int
    victim: int
    rats: int
    owed: int
    wins: bool
    side: int
    home: list[int]


def expected_raids(table: Table) -> list[Raid]:
    event = table.event.id if table.event else ""
    raids = []
    for turn in range(table.players):
        attacker = (table.active + turn) % table.players
        mine = table.sewers[attacker]
        for side, victim in ((LEFT, (attacker + 1) % table.players), (RIGHT, (attacker - 1) % table.players)):
            if rats := mine.places[side]:
                theirs = table.sewers[victim]
                home = [PANTRY, NURSERY] if event == "locked_and_loaded" else [PANTRY]
                if table.players == 2:
                    home = [RIGHT if side == LEFT else LEFT]
                strength = rats + (event == "massive_attacks")
                defence = sum(theirs.places[place] for place in home) + 2 * is_open(theirs, "warrior")
                owed = max(sneaks(mine, rats), strength - defence)
                raids.append(Raid(attacker, victim, rats, owed, strength > defence, side, [*home]))
    return raids


def sneaks(sewer: Sewer, rats: int) -> int:
    one_side = sewer.places[LEFT] == 0 or sewer.places[RIGHT] == 0
    return int(
        (is_closed(sewer, "ninja") and one_side and rats == 2) or (is_open(sewer, "ninja") and rats == 1)
    )


def expected_cheese(table: Table, raids: list[Raid]) -> list[int]:
    """Piece by piece, the one with more rats first; raids are in tie order."""
    after = cheese(table)
    hidden = 1 if table.event and table.event.id == "sound_the_alarm" else 0
    for victim, sewer in enumerate(table.sewers):
        thieves = sorted((raid for raid in raids if raid.victim == victim), key=lambda raid: -raid.rats)
        wanted = [raid.owed for raid in thieves]
        left = sewer.cheese - hidden
        while left > 0 and any(wanted):
            for number, raid in enumerate(thieves):
                if left > 0 and wanted[number]:
                    wanted[number] -= 1
                    left -= 1
                    after[raid.attacker] += 1
                    after[victim] -= 1
    return after


def expected_rats(table: Table, raids: list[Raid]) -> list[int]:
    """Who is left after the fights of the aggressive players."""
    standing = [[*sewer.places] for sewer in table.sewers]
    for raid in raids:
        if table.sewers[raid.attacker].aggressive:
            loser, places = (raid.victim, raid.home) if raid.wins else (raid.attacker, [raid.side])
            place = next((place for place in places if standing[loser][place]), None)
            if place is not None:
                standing[loser][place] -= 1
    return [sum(places) for places in standing]


@given(tables())
def test_attacks_come_out_as_the_page_says(table: Table) -> None:
    raids = expected_raids(table)
    expected = (expected_cheese(table, raids), expected_rats(table, raids))
    rats = all_rats(table)
    told = attack(table)
    assert (cheese(table), living(table)) == expected
    assert all_rats(table) == rats
    assert all(stole.cheese <= stole.owed for stole in told.of(h.Stole))


# --- phase 4, read again


@given(tables())
def test_breeding_comes_out_as_the_page_says(table: Table) -> None:
    locked = table.event is not None and table.event.id == "locked_and_loaded"
    due = []
    for turn in range(table.players):
        number = (table.active + turn) % table.players
        sewer = table.sewers[number]
        parents = sewer.places[NURSERY] + (sewer.places[PANTRY] if locked else 0)
        young = parents
        if is_closed(sewer, "family") and parents == 0:
            young = 1
        if is_open(sewer, "family"):
            young = parents + 1
        due.append((parents, turn, number, young))
    pile, expected = table.pile, living(table)
    for _, _, number, young in sorted(due):
        born = min(pile, young)
        pile -= born
        expected[number] += born
    nursery(table)
    assert (table.pile, living(table)) == (pile, expected)
