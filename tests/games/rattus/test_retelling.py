"""The happenings tell everything: retold from the start, they come out like the table at every moment."""

from __future__ import annotations

from hypothesis import given

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.game import RATTUS, new_match
from ratland_desktop.games.rattus.rules.retelling import HEAR, Retelling
from ratland_desktop.games.rattus.rules.table import Options, points
from ratland_desktop.tabletop.dialogue import Happening
from tests.games.rattus import playing
from tests.games.rattus.kit import lay
from tests.games.rattus.playing import moments, whole_story


def test_every_kind_of_happening_can_be_retold() -> None:
    kinds = {each for each in vars(h).values() if isinstance(each, type) and issubclass(each, Happening)}
    assert {*HEAR} == kinds - {Happening}


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_the_story_retold_equals_the_open_table_at_every_moment(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = new_match(options, seed)
    retelling = Retelling.of(RATTUS.view(match.journal.start, None))
    heard = 0
    for moment in moments(match, tempers, seed + 1):
        story = whole_story(moment)
        for happening in story[heard:]:
            retelling.hear(happening)
        heard = len(story)
        assert retelling == Retelling.of(moment.view(None))
        assert tuple(map(retelling.points, range(options.players))) == points(moment.view(None))


def test_a_copy_of_a_retelling_goes_its_own_way() -> None:
    view = RATTUS.view(lay(2, cubes={"gallia": (2, 1)}, rats={"gallia": 2}), None)
    retelling = Retelling.of(view)
    copy = retelling.copy()
    for happening in (
        h.CardTaken(0, "monk", None),
        h.CubeSaved(0, "gallia"),
        h.RatTurned("gallia", 1, 2, 5, 3, 0, False),
        h.PlagueSpread(0, "gallia", 1, 1, ("italia",), ""),
        h.Placed(1, "italia", 1, 1, 0, False),
    ):
        copy.hear(happening)
    assert retelling == Retelling.of(view) != copy
