"""A game that paints nothing by itself is watched and played on the open table."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.hotseat.session import HandOver, Over, QuickMinds, Session
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.screens.table.director import Mode
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.games.crumbs.box import BOX
from tests.games.crumbs.rules import CRUMBS
from tests.games.crumbs.table import LOOK
from tests.games.crumbs.words import crumbs_texts
from tests.pilot import Heard, Pilot

NAMES = ("Mia", "Oma Ilse", "Jonas", "Mouse")
COLOURS, BADGES = ("teal", "red", "sky", "grey"), ("scarf", "bow", "crown", "")


def session_of(players: int, humans: int, seed: int = 3) -> Session:
    kinds = [HUMAN if seat < humans else "random" for seat in range(players)]
    seats = [Seat(NAMES[s], COLOURS[s], BADGES[s], kinds[s]) for s in range(players)]
    mouse = Seat(NAMES[-1], COLOURS[-1], BADGES[-1], "random")
    return Session(BOX, Match.new(CRUMBS, players, seed), [*seats, mouse], QuickMinds(seed))


class Onlooker(Pilot):
    """Sits at the table of Crumbs, and answers in private by chance whenever that is asked."""

    def __init__(self, session: Session, folder: Path, language: str = "en", **look: object) -> None:
        self.session, self.dice = session, Dice(1)
        self.folder = folder
        desk = Desk(crumbs_texts(folder, language), sound=Heard())
        super().__init__(self.table, desk=desk, **look)  # type: ignore[arg-type]

    def table(self) -> TableScene:
        return TableScene(LOOK, self.session, lambda: STAY, Pace(auto=False))

    @property
    def at_table(self) -> TableScene:
        assert not self.stage.failures, self.stage.failures
        assert isinstance(self.scene, TableScene)
        return self.scene

    def on(self) -> None:
        """The next step, or a private answer in place of its seat."""
        if self.at_table.mode is not Mode.LEAVE:
            self.give(Hot(Shortcut.NEXT))
            return
        step = self.session.step()
        assert isinstance(step, HandOver)
        question = self.session.question(step.seat)
        assert question is not None
        self.session.answer(step.seat, question.any_answer(self.dice))
        self.session.stand_up()
        self.stage.show(self.table())
        self.settle()


def watched(pilot: Onlooker, most: int = 400) -> list[str]:
    """All captions until the game is over; whoever is asked in the open takes the first answer."""
    said: list[str] = []
    for _ in range(most):
        if isinstance(pilot.session.step(), Over):
            return said
        scene = pilot.at_table
        if scene.decision is not None:
            pilot.wait(1.0)
            pilot.click("offer-0")
        else:
            pilot.on()
        if pilot.at_table.sentence is not None and pilot.at_table.sentence.text not in said:
            said.append(pilot.at_table.sentence.text)
    raise AssertionError("the game never ends")


@pytest.mark.parametrize(("players", "humans"), [(2, 0), (3, 0), (2, 2), (3, 3), (2, 1)])
def test_a_whole_game_is_watched_and_played(tmp_path: Path, players: int, humans: int) -> None:
    pilot = Onlooker(session_of(players, humans), tmp_path)
    said = watched(pilot)
    assert pilot.session.match.over
    assert {"Round 1 begins.", "Round 2 begins.", "Everybody keeps one card."} <= {*said}
    assert any(words.startswith("Mia lays a ") for words in said)
    assert not pilot.desk.texts.missing
