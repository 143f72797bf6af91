"""Characters: each can be told at the table and in its reasons, at every level, and none knows more."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ratland_desktop.games.ratland.bots.characters import richest
from ratland_desktop.games.ratland.bots.choosing import CHARACTERS, choose
from ratland_desktop.games.ratland.bots.forecast import Forecast, habits
from ratland_desktop.games.ratland.bots.solid import beginner, sewer_rat, steady
from ratland_desktop.games.ratland.company import COMPANY, Character
from ratland_desktop.games.ratland.rules.game import RATLAND, new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.paths import find_places
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.games.ratland.bots.table_of_bots import quick_king
from tests.games.ratland.bots.test_fairness import disturbed, with_other_sealed_answers
from tests.games.ratland.kit import lay, seat

LEVELS: dict[str, Any] = {
    "beginner": beginner, "steady": steady, "solid": sewer_rat, "cunning": quick_king,
}  # fmt: skip
QUICK = ("beginner", "steady", "solid")
SEED = 41


def habits_of(level: str, character: Character | None, games: int) -> dict[Character, float]:
    """What a computer among plain ones does in its placements, as the mean of each character's trait."""
    sums, count = dict.fromkeys(Character, 0.0), 0
    for game in range(games):
        match = new_match(Options(4), 900 + game)
        dice = [Dice(game * 10 + number) for number in range(4)]
        while not match.over:
            for question in match.open_questions:
                number = question.seat
                mine = character if number == game % 4 else None
                view = match.view(number)
                answer = LEVELS[level](view, question, dice[number], character=mine).answer
                match.answer(number, answer)
                if number == game % 4 and isinstance(question, Placement) and question.rats:
                    plan: Plan = answer
                    rich = richest(Forecast(view, number, habits(view), question.rats))
                    sums[Character.RAIDER] += (plan.left + plan.right) / question.rats
                    sums[Character.HOARDER] += view.sewers[number].cheese
                    sums[Character.BREEDER] += plan.nursery / question.rats
                    sums[Character.GAMBLER] += plan[rich] / question.rats
                    count += 1
    return {trait: total / count for trait, total in sums.items()}


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("character", [Character.RAIDER, Character.BREEDER, Character.GAMBLER])
def test_a_character_shows_in_what_it_does(level: str, character: Character) -> None:
    plain = habits_of(level, None, 16)[character]
    assert habits_of(level, character, 16)[character] > plain * 1.08


@pytest.mark.slow
@pytest.mark.parametrize("level", QUICK)
def test_hoarders_have_more_cheese(level: str) -> None:
    plain = habits_of(level, None, 160)[Character.HOARDER]
    assert habits_of(level, Character.HOARDER, 160)[Character.HOARDER] > plain


@pytest.mark.slow
@pytest.mark.parametrize("character", Character)
def test_a_rat_king_has_its_character_too(character: Character) -> None:
    plain = habits_of("cunning", None, 24)[character]
    assert habits_of("cunning", character, 24)[character] > plain


# --- what it knows


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", Character)
def test_hidden_decks_boards_and_sealed_answers_change_no_answer(level: str, character: Character) -> None:
    bot = partial(LEVELS[level], character=character)
    match = new_match(Options(4, clans=True, board=Board.SECRET), 5)
    for _ in range(5):
        question = match.open_questions[0]
        number = question.seat
        first = bot(match.view(number), question, Dice(SEED))
        if question.sealed:
            for luck in (1, 2):
                sealed = with_other_sealed_answers(match, question, luck)
                assert bot(sealed.view(number), question, Dice(SEED)) == first
        table = disturbed(match._table, number, match.view(None).sewers[0].aggressive is not None)
        assert bot(RATLAND.view(table, number), question, Dice(SEED)) == first
        for other in match.open_questions:
            match.answer(other.seat, other.any_answer(Dice(other.seat)))


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_answers_the_same_with_the_same_dice(character: str) -> None:
    match = new_match(Options(4), 8)
    question = match.open_questions[0]
    answers = {
        choose(match.view(question.seat), question, Dice(3), Level.SOLID, character).answer for _ in range(3)
    }
    assert len(answers) == 1


# --- what it says


SAID = {
    Character.RAIDER: "ratland.reason.raid_gladly",
    Character.HOARDER: "ratland.reason.guard_gladly",
    Character.BREEDER: "ratland.reason.breed_gladly",
    Character.GAMBLER: "ratland.reason.gamble_gladly",
}


def rich_table(cheese: int) -> Any:
    """A neighbour with much cheese and few guards, and cheese at home."""
    table = lay(
        seat(pantry=12, cheese=cheese),
        seat(pantry=2, cheese=9),
        seat(pantry=9, cheese=2),
        seat(pantry=9, cheese=2),
    )
    table.plans = ()
    return RATLAND.view(table, 0)


@pytest.mark.parametrize("character", Character)
def test_reasons_tell_the_character(character: Character) -> None:
    view = rich_table(8)
    codes = [
        sewer_rat(view, Placement(0, 12, None), Dice(dice), character=character).reason.code
        for dice in range(30)
    ]
    assert SAID[character] in codes
    strangers = {*SAID.values()} - {SAID[character]}
    assert not strangers & {*codes}


def test_a_raider_does_not_boast_where_there_is_nothing_to_steal() -> None:
    table = lay(seat(pantry=9, cheese=3), seat(pantry=9), seat(pantry=9))
    table.plans = ()
    bare = RATLAND.view(table, 0)
    for dice in range(20):
        choice = sewer_rat(bare, Placement(0, 9, None), Dice(dice), character=Character.RAIDER)
        assert choice.reason.code != SAID[Character.RAIDER]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_level_and_character_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(find_places().locales, language)
    keys = [f"bots.level.{level.value}" for level in COMPANY.levels]
    keys += [f"ratland.character.{character}" for character in CHARACTERS]
    assert len({texts(f"{key}.name") for key in keys}) == len(keys)
    assert len({texts(f"{key}.about") for key in keys}) == len(keys)
