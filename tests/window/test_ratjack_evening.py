"""A whole game of Ratjack in a real window, two people and a computer, by mouse alone and by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import play_ratjack
import pytest
from _doors import doors
from _ratjack_hands import HANDED_OVER, shows_felt
from _real_window import RealWindow, display
from _trial import lamp_of, until
from play_by_mouse import lit

from ratland_desktop.games.ratjack.rules.happenings import TurnBegan
from ratland_desktop.games.ratjack.rules.keeping import RATJACK_KEEPING
from ratland_desktop.games.ratjack.scenes.telling_again import stories_of
from ratland_desktop.saves.store import Store

pytestmark = [pytest.mark.window, pytest.mark.slow]
DEVICES = {"mouse": [], "keys": ["--keys"]}


@pytest.mark.parametrize("device", DEVICES)
def test_two_people_and_a_computer_play_from_the_title_to_the_results(
    device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_ratjack.main([*DEVICES[device], "--data-dir", str(tmp_path)]) == 0
    done = json.loads(capsys.readouterr().out.splitlines()[-1])
    store = Store(tmp_path / "saves", {"ratjack": RATJACK_KEEPING})
    (game,) = store.games()
    assert game.over and len(game.names) == 3
    opened = store.open(game.id)
    opened.keeper.close()
    people = [seat for seat, one in enumerate(opened.seats) if one.is_human]
    stories = stories_of(opened.match)
    turns = [x.seat for story in stories for x in story if isinstance(x, TurnBegan)]
    own = sum(seat in people for seat in turns)
    # Once for each person's turn and each opening card; who begins stays for the first turn. Arrow keys may
    # open the menu: whoever comes back from there says it again.
    assert 0 < done[HANDED_OVER] <= own + len(people) * len(stories) + done.get("a question", 0)
    assert not list(tmp_path.rglob("report-*"))


def test_the_demo_plays_ratjack_by_itself_until_somebody_comes(tmp_path: Path) -> None:
    with display() as screen:
        window = RealWindow(screen, tmp_path, "de", "--demo", "--game", "ratjack")
        seen: set[bytes] = set()

        def goes_on() -> bool:
            glance = window.look()
            if shows_felt(glance):
                seen.add(glance.pixels())
            return len(seen) > 5

        try:
            until(goes_on, "a felt table on which cards move")
            window.tool("key", "--window", window.id, "space")
            until(lambda: lit(window.look(), lamp_of(doors(tmp_path))), "the title")
        finally:
            window.close()
    assert not Store(tmp_path / "saves", {"ratjack": RATJACK_KEEPING}).games()
