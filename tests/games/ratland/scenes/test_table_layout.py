"""2 to 12 players fit, and who sits beside whom stands beside whom."""

from __future__ import annotations

from itertools import combinations

import pytest

from ratland_desktop.games.ratland.rules.words import LEFT, RIGHT, Place
from ratland_desktop.games.ratland.scenes.table.panels import lay_out, leads_left, parts_of
from ratland_desktop.screens.table.layout import BOTTOM, TOP
from ratland_desktop.shell.box import SAFE

EVERY = range(2, 13)


@pytest.mark.parametrize("players", EVERY)
def test_nothing_overlaps_and_nothing_leaves_the_screen(players: int) -> None:
    layout = lay_out(players)
    assert layout.story is not None
    boxes = [layout.cards, layout.stage, layout.story, *(panel.box for panel in layout.panels)]
    for box in boxes:
        assert box.x >= 0 and box.right <= SAFE.right and box.y >= TOP.bottom and box.bottom <= BOTTOM.y
    for one, other in combinations(boxes, 2):
        assert not one.meets(other)


@pytest.mark.parametrize("players", EVERY)
def test_the_parts_of_a_panel_stay_inside_it(players: int) -> None:
    layout = lay_out(players)
    for panel in layout.panels:
        parts = parts_of(panel, layout.compact)
        cells = [*parts.places.values(), *parts.counts.values(), parts.name, parts.clan]
        for cell in cells:
            assert panel.box.inset(-0.01).holds((cell.x, cell.y))
            assert panel.box.inset(-0.01).holds((cell.right, cell.bottom))
        assert set(parts.places) == set(Place)
        for one, other in combinations(parts.places.values(), 2):
            assert not one.meets(other)


@pytest.mark.parametrize("players", EVERY)
def test_pipes_lead_to_the_neighbour_that_stands_there(players: int) -> None:
    panels = lay_out(players).panels
    for seat, panel in enumerate(panels):
        for pipe, neighbour in ((LEFT, panels[(seat + 1) % players]), (RIGHT, panels[seat - 1])):
            wraps = abs(neighbour.seat - seat) == players - 1 and players <= 6
            if wraps or neighbour.mirrored is not panel.mirrored:
                continue  # round the end of the table
            assert (neighbour.box.x < panel.box.x) is leads_left(panel, pipe)


@pytest.mark.parametrize("players", range(7, 13))
def test_at_the_ends_of_the_table_neighbours_face_each_other(players: int) -> None:
    panels = lay_out(players).panels
    near = players - players // 2
    last, first_far = panels[near - 1], panels[near]
    assert abs(last.box.centre[0] - first_far.box.centre[0]) <= last.box.w
