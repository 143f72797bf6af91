"""The lesson's little game shows what its pages tell."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.cards import deck
from ratland_desktop.games.comme_des_rats.scenes.lesson import STEPS
from ratland_desktop.games.comme_des_rats.scenes.little_game import DOORS, HERO, PAPA, LittleRound

NAMES = ("Mira", "Papa", "Oma Ilse")


def test_every_page_finds_its_happening() -> None:
    game = LittleRound(NAMES)
    for step in STEPS:
        game.mark(step)


def test_its_doors_hold_all_cards_of_a_game_of_three() -> None:
    assert sorted(card for door in DOORS for card in door) == sorted(deck(3))


def test_the_stolen_clover_saves_the_newcomer_and_the_third_bandage_puts_papa_out() -> None:
    story = LittleRound(NAMES).match.stories[0]
    (stolen,) = [x for x in story if isinstance(x, h.Stole)]
    (saved,) = [x for x in story if isinstance(x, h.CloverUsed)]
    (out,) = [x for x in story if isinstance(x, h.WentOut)]
    assert (stolen.thief, stolen.victim) == (HERO, PAPA)
    assert (saved.seat, out.seat) == (HERO, PAPA)
