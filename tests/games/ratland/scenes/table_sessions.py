"""Sessions for tests of the table: seats with names, games by chance, and ways to a certain moment."""

from __future__ import annotations

from collections.abc import Collection

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import Wound
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.games.ratland.scenes.table.still import RatLandStill
from ratland_desktop.hotseat.session import Decide, HandOver, Over, QuickMinds, Session, Watch
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN, Seat
from ratland_desktop.tabletop.steps import Step
from tests.pilot import Pilot

NAMES = (
    "Mira", "Oma Ilse", "Papa", "Jonas", "Lena", "Opa Karl-Heinz",
    "Maximilian", "Zoë", "Finn", "Tante Uschi", "Ben", "Leonie",
)  # fmt: skip


def session(
    players: int,
    seed: int = 1,
    *,
    humans: Collection[int] = (),
    clans: bool = True,
    board: Board = Board.OFF,
) -> Session:
    seats = [
        Seat(NAMES[i], SEAT_COLOURS[i].name, BADGES[i], HUMAN if i in humans else "random")
        for i in range(players)
    ]
    match = new_match(Options(players, clans=clans, board=board), seed)
    return Session(BOX, match, seats, QuickMinds(seed))


def place_in_secret(session: Session, dice: Dice) -> None:
    """Every private turn that is asked for now, by chance."""
    session.let_computers_play()
    while isinstance(step := session.step(), HandOver):
        question = session.question(step.seat)
        assert question is not None
        session.answer(step.seat, question.any_answer(dice))
        session.let_computers_play()


def play_to(kind: type[Question], players: int = 4, **options: object) -> Session:
    """A session at which a person is asked this on the open table, and everything before has been seen."""
    for seed in range(200):
        dice = Dice(seed)
        board = Board.EVERYONE if kind.kind == "wound" else Board.OFF
        found = session(players, seed, humans=range(players), board=board)
        while not isinstance(step := found.step(), Over):
            if isinstance(step, Watch):
                found.see()
            elif isinstance(step, HandOver):
                place_in_secret(found, dice)
            elif isinstance(step, Decide):
                question = found.question(step.seat)
                assert question is not None
                if type(question) is kind:
                    return found
                found.answer(step.seat, question.any_answer(dice))
    raise AssertionError(f"nobody was ever asked {kind.__name__}")


def seer_decides() -> Session:
    """A session at which a Seer is asked something on the open table."""
    for players in (3, 4, 5, 6):
        found, dice = play_to(Wound, players), Dice(5)
        while not found.match.over:
            question = found.match.open_questions[0]
            if not question.private and found.view(question.seat).foresight:
                see_all(found)
                return found
            if question.private:
                see_all(found)
                place_in_secret(found, dice)
            else:
                found.answer(question.seat, question.any_answer(dice))
    raise AssertionError("no Seer was ever asked")


def see_all(found: Session) -> None:
    while found.unseen():
        found.see()


def table_pilot(found: Session, *, auto: bool = False, by_hand: bool = False, **look: object) -> Pilot:
    """A pilot at the table of this session; people draw by hand only where a test wants them to."""
    scene = lambda: TableScene(LOOK, found, lambda: STAY, Pace(auto))  # noqa: E731
    return Pilot(scene, by_hand=by_hand, **look)  # type: ignore[arg-type]


def tells_of(step: Step | None, kind: type[Happening]) -> bool:
    """Whether a step shows such a happening."""
    return step is not None and any(isinstance(x, kind) for x in step.told)


def scene_of(pilot: Pilot) -> TableScene:
    assert not pilot.stage.failures, pilot.stage.failures
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def still_of(scene: TableScene) -> RatLandStill:
    """What stands around the stage."""
    assert isinstance(scene.picture.still, RatLandStill)
    return scene.picture.still
