"""What the contract promises about secrets and saved games, in the variants that are no samples of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ratland_desktop.games.comme_des_rats.box import BOX
from ratland_desktop.games.comme_des_rats.rules.standing_orders import StandingOrder
from tests.games.comme_des_rats.playing import EVERY_VARIANT
from tests.games.comme_des_rats.samples import SHELVED, lose_a_card_of_a_round
from tests.games.contract import test_contract as contract
from tests.games.contract import test_conversation as conversation
from tests.games.contract.shelved import OnTheShelf
from tests.hotseat import test_every_game as sessions

pytestmark = pytest.mark.slow


def variant_of(options: object) -> tuple[object, ...]:
    """Without who begins."""
    return tuple(getattr(options, name) for name in ("players", "four_dice", "roles"))


SAMPLED = {variant_of(options) for options in SHELVED.samples.values()}
OTHERS = OnTheShelf(
    BOX,
    {str(each): each for each in EVERY_VARIANT if variant_of(each) not in SAMPLED},
    lose_a_card_of_a_round,
)
PROMISES: tuple[Callable[[OnTheShelf, str], None], ...] = (
    contract.test_a_match_rebuilt_from_its_journal_is_the_same_at_every_moment,
    sessions.test_a_session_resumed_at_any_step_goes_on_with_the_same_story,
    conversation.test_an_imagined_table_looks_the_same_from_the_seat_that_imagines_it,
    conversation.test_while_the_open_story_is_the_same_the_same_seats_are_asked_the_same,
    conversation.test_what_a_seat_is_told_in_private_stays_in_its_own_view_and_in_no_other,
    conversation.test_a_match_from_a_file_can_undo_what_it_could_undo_before,
    sessions.test_while_only_quiet_questions_are_open_the_table_names_nobody,
)


def test_the_samples_and_the_others_are_all_variants() -> None:
    others = {variant_of(options) for options in OTHERS.samples.values()}
    assert others | SAMPLED == {variant_of(options) for options in EVERY_VARIANT}


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__.removeprefix("test_"))
@pytest.mark.parametrize("variant", OTHERS.samples)
def test_the_contract_holds(promise: Callable[[OnTheShelf, str], None], variant: str) -> None:
    promise(OTHERS, variant)


@pytest.mark.parametrize("order", [order.value for order in StandingOrder])
@pytest.mark.parametrize("variant", OTHERS.samples)
def test_whatever_a_seat_holds_the_table_does_the_same(variant: str, order: str) -> None:
    sessions.test_whatever_a_seat_holds_the_table_does_the_same(OTHERS, variant, order)
