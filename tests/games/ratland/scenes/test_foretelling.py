"""The preview beside the sewer says what is certain as certain."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.forecast import Raid, Range, foresee_raid
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.words import LEFT, RIGHT, Place, Plan
from ratland_desktop.games.ratland.scenes.sewer.foretelling import raid_line
from ratland_desktop.paths import find_places
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from tests.games.ratland.kit import lay, seat


@pytest.mark.parametrize(
    ("players", "defence", "said"),
    [
        (2, Range(2, 2), "Leo defends with 2."),
        (2, Range(0, 2), "Leo can send 0 to 2 rats against you."),
        (2, Range(0, 0), "Leo has nobody to send against you."),
        (3, Range(0, 2), "Leo can defend with 0 to 2."),
        (3, Range(0, 0), "Leo has nobody on guard."),
    ],
)
def test_a_raid_names_a_span_only_where_the_defence_is_uncertain(
    players: int, defence: Range, said: str
) -> None:
    texts = Texts(find_places().locales, "en")
    table = lay(*(seat(pantry=7, cheese=3) for _ in range(players)))
    seats = [Seat("Mira", "teal", "scarf"), *(Seat("Leo", "red", "cap") for _ in range(1, players))]
    raid = Raid(1, LEFT, 3, defence, Range(1, 1))
    assert raid_line(texts, RATLAND.view(table, 0), seats, raid).words.startswith(said)


@pytest.mark.parametrize("attackers", [1, 5])
@pytest.mark.parametrize(("players", "side"), [(2, LEFT), (2, RIGHT), (3, LEFT)])
def test_who_hides_the_only_cheese_has_none_to_steal_however_many_attack(
    players: int, side: Place, attackers: int
) -> None:
    texts = Texts(find_places().locales, "en")
    table = lay(
        seat(pantry=7, cheese=3), *(seat(pantry=2, cheese=1) for _ in range(1, players)),
        event="sound_the_alarm",
    )  # fmt: skip
    seats = [Seat("Mira", "teal", "scarf"), *(Seat("Leo", "red", "cap") for _ in range(1, players))]
    view = RATLAND.view(table, 0)
    raid = foresee_raid(view, Plan(**{side.name.lower(): attackers}), side)
    assert raid_line(texts, view, seats, raid).words == "Leo has no cheese to steal."
