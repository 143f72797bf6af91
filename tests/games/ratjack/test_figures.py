"""Games by chance come out as the rules page says (section 15): rounds, turns, endings, and wins by seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.cards import FACES
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import By, Deck, Ending
from ratland_desktop.games.ratjack.trials import DECKS, TRIALS, effects_in, endings_in
from ratland_desktop.hotseat import simulation
from tests.games.ratjack.playing import played
from tests.quickly import quickly

GAMES = 150  # for each number of players and deck


@dataclass
class Figures:
    games: int = 0
    rounds: int = 0
    turns: int = 0
    longest: int = 0
    out: int = 0
    endings: Counter[Ending] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)

    def count(self, options: Options, seed: int) -> None:
        match = played(options, seed=seed)
        self.games += 1
        for story in match.stories:
            turns = sum(isinstance(each, h.TurnBegan) for each in story)
            self.rounds += 1
            self.turns += turns
            self.longest = max(self.longest, turns)
            for each in story:
                if isinstance(each, h.KnockedOut):
                    self.out += len(each.seats)
                elif isinstance(each, h.RoundEnded):
                    self.endings[each.why] += 1
                elif isinstance(each, h.EffectBegan):
                    self.effects[FACES[each.card].effect.id] += 1
        outcome = match.outcome()
        assert outcome
        self.wins.update(outcome.winners)

    def share(self, *endings: Ending) -> float:
        return 100 * sum(self.endings[each] for each in endings) / self.rounds


# Section 15, over the four decks: rounds a game, turns a round, players out a round, and in per cent the
# rounds that ended by 25, by one survivor or none, and by the deck.
PAGE = {
    2: ((3.7, 3.9), (10, 11), (0.9, 0.9), (16, 18), (82, 84), (0, 0)),
    3: ((4.0, 4.4), (15, 17), (1.5, 1.5), (26, 30), (60, 66), (4, 9)),
    4: ((4.5, 5.1), (17, 20), (1.2, 1.2), (21, 26), (10, 20), (51, 67)),
}
CHANCE = (0.3, 1, 0.3, 6, 6, 6)  # three deviations of so few games, or the page's rounding


@pytest.mark.slow
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("players", PAGE)
def test_games_by_chance_come_out_as_on_the_page(players: int, deck: Deck) -> None:
    figures = Figures()
    for seed in range(GAMES):
        figures.count(Options(players, deck), seed)
    measured = (
        figures.rounds / GAMES,
        figures.turns / figures.rounds,
        figures.out / figures.rounds,
        figures.share(Ending.RATJACK),
        figures.share(Ending.SURVIVOR, Ending.NOBODY),
        figures.share(Ending.EMPTY_DECK),
    )
    for value, (low, high), room in zip(measured, PAGE[players], CHANCE, strict=True):
        assert low - room <= value <= high + room, measured
    assert figures.longest <= 40 and not figures.endings[Ending.STALLED]
    kinds = 12 if deck is Deck.RATS else 24
    assert len(figures.effects) == kinds  # every effect is carried out
    fair = GAMES / players
    assert all(0.6 * fair < figures.wins[seat] < 1.5 * fair for seat in range(players))


@pytest.mark.parametrize("decks", quickly(DECKS, "weasels+raccoons"))
def test_a_simulation_counts_every_ending_and_every_effect_of_its_deck(decks: str) -> None:
    options = TRIALS.options(3, {"decks": decks}, 0)
    totals = simulation.play_chunk(TRIALS, options, 1, range(25))
    endings, effects = totals.counted["endings"], totals.counted["effects"]
    assert [*endings] == [ending.value for ending in Ending]
    assert endings.total() == sum(rounds * games for rounds, games in totals.rounds.items())
    kinds = {"rats+rats": 12, "surprise": 36}.get(decks, 24)
    assert len(effects) == kinds and all(effects.values())
    assert {effect.split("_")[0] for effect in effects} == {
        animal.removesuffix("s") for animal in ("rats+weasels+raccoons" if kinds == 36 else decks).split("+")
    }


def test_an_effect_is_counted_each_time_it_is_carried_out() -> None:
    began = [h.EffectBegan(0, 1, card, by) for card, by in zip(("red_rat_6", "blue_rat_6"), By, strict=False)]
    story = [h.TurnBegan(0), *began, h.EffectMuted(0, 2, "red_rat_8"), h.RoundEnded(Ending.NOBODY, (26, 26))]
    assert [*effects_in(story)] == ["rat_6", "rat_6"] and [*endings_in(story)] == ["nobody"]
