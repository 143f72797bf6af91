"""Section 13, "Whispers": who is told what in private, and to which open happening it belongs."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules import whispers as w
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.comme_des_rats.playing import EVERY_VARIANT, moments, played

BELONGS_TO: dict[type[Happening], type[Happening]] = {
    w.YourRole: h.RolesDealt,
    w.BehindTheDoors: h.PilesRearranged,
    w.YouDrew: h.Stored,
    w.YouStole: h.Stole,
    w.StolenFromYou: h.Stole,
    w.YouLost: h.WentOut,
}
SEAT_OF = {
    w.BehindTheDoors: lambda told: told.seat,
    w.YouDrew: lambda told: told.seat,
    w.YouStole: lambda told: told.thief,
    w.StolenFromYou: lambda told: told.victim,
    w.YouLost: lambda told: told.seat,
}


def heard(match: CommeDesRatsMatch, seat: int) -> list[tuple[Happening, Happening]]:
    """Everything this seat was told in private, with the open happening it belongs to."""
    return [
        (match.stories[number][each.after - 1], each.happening)
        for number in range(len(match.stories))
        for each in match.whispers(seat, number)
    ]


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_every_whisper_is_told_to_its_seat_right_after_its_open_happening(options: Options) -> None:
    counted = Counter[type]()
    for seed in range(8):
        match = played(options, ["schemer", "chance", "coward", "chance", "saver"], seed)
        for seat in range(options.seats):
            for told, whisper in heard(match, seat):
                assert type(told) is BELONGS_TO[type(whisper)]
                assert type(whisper) not in SEAT_OF or SEAT_OF[type(whisper)](told) == seat
                counted[type(whisper)] += 1
    roles = {w.YourRole, w.BehindTheDoors} if options.roles else set()
    assert {*counted} == {w.YouDrew, w.YouStole, w.StolenFromYou, w.YouLost} | roles


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_the_whispers_of_a_seat_tell_its_whole_stash(options: Options) -> None:
    """What it drew and stole, without what was stolen from it and what it used, is what it holds."""
    compared = 0
    for seed in range(5):
        for match in moments(new_match(options, seed), ["chance"] * 5, seed):
            if len(match.stories) > 1 or match.over:
                break
            for seat, rat in enumerate(match._table.rats[: options.players]):
                if not rat.out and not rat.role_shown:
                    compared += 1
                    assert whispered_cards(match, seat) + open_cards(match, seat) == Counter(rat.stash)
    assert compared > 100


def whispered_cards(match: CommeDesRatsMatch, seat: int) -> Counter[str]:
    cards = Counter[str]()
    for _, whisper in heard(match, seat):
        if isinstance(whisper, w.YouDrew | w.YouStole):
            cards[whisper.card] += 1
        elif isinstance(whisper, w.StolenFromYou):
            cards[whisper.card] -= 1
    return cards


def open_cards(match: CommeDesRatsMatch, seat: int) -> Counter[str]:
    """Cards that came and went in the open."""
    cards = Counter[str]()
    for told in match.story:
        if isinstance(told, h.CloverUsed) and told.seat == seat:
            cards["clover"] -= 1
        elif isinstance(told, h.Stole) and told.card not in (None, "trap"):
            cards[str(told.card)] += (told.thief == seat) - (told.victim == seat)
    return cards


def test_the_third_rat_is_told_nothing_in_private() -> None:
    assert heard(played(Options(2), None, 3), 2) == []


def test_who_goes_out_without_cards_is_told_nothing() -> None:
    for seed in range(20):
        match = played(Options(3), None, seed)
        for seat in range(3):
            for told, whisper in heard(match, seat):
                if isinstance(whisper, w.YouLost):
                    assert isinstance(told, h.WentOut) and len(whisper.cards) == told.cards > 0
