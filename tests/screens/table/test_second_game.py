"""A game that paints nothing by itself is watched and played on the open table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest

from ratland_desktop.hotseat.session import Breath, HandOver, Over, QuickMinds, Session
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.screens.table.decision import OfferCard, Offers
from ratland_desktop.screens.table.hands import BREATH
from ratland_desktop.screens.table.layout import Layout, PanelBox
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.games.crumbs.box import BOX
from tests.games.crumbs.rules import CRUMBS, GUARD, Aim, Guard, Look
from tests.games.crumbs.table import LOOK
from tests.games.crumbs.words import crumbs_texts
from tests.pilot import Heard, Pilot

NAMES = ("Mia", "Oma Ilse", "Jonas", "Maus")
COLOURS, BADGES = ("teal", "red", "sky", "grey"), ("scarf", "bow", "crown", "")


def session_of(players: int, humans: Collection[int], seed: int = 3) -> Session:
    kinds = [HUMAN if seat in humans else "random" for seat in range(players)]
    seats = [Seat(NAMES[s], COLOURS[s], BADGES[s], kinds[s]) for s in range(players)]
    mouse = Seat(NAMES[-1], COLOURS[-1], BADGES[-1], "random")
    return Session(BOX, Match.new(CRUMBS, players, seed), [*seats, mouse], QuickMinds(seed))


class Onlooker(Pilot):
    """Sits at the table of Crumbs, and answers in private by chance whenever that is asked."""

    def __init__(
        self, session: Session, folder: Path, language: str = "en", *, auto: bool = False, **look: object
    ) -> None:
        self.session, self.dice, self.auto = session, Dice(1), auto
        self.glanced: list[int] = []
        desk = Desk(crumbs_texts(folder, language), sound=Heard())
        super().__init__(self.table, desk=desk, **look)  # type: ignore[arg-type]

    def table(self) -> TableScene:
        scene = TableScene(LOOK, self.session, lambda: STAY, Pace(self.auto))
        scene.glance = self.glance
        return scene

    def glance(self, seat: int) -> Go:
        self.glanced.append(seat)
        return STAY

    @property
    def at_table(self) -> TableScene:
        assert not self.stage.failures, self.stage.failures
        assert isinstance(self.scene, TableScene)
        return self.scene

    def answer_in_private(self) -> None:
        step = self.session.step()
        assert isinstance(step, HandOver)
        question = self.session.question(step.seat)
        assert question is not None
        self.session.answer(step.seat, question.any_answer(self.dice))
        self.session.stand_up()
        self.stage.show(self.table())
        self.settle()

    def on(self) -> None:
        """The next step, or the first answer of whoever is asked."""
        scene = self.at_table
        if scene.decision is not None:
            self.wait(1.0)
            self.click("offer-0")
        elif scene.mode is Mode.LEAVE:
            self.answer_in_private()
        else:
            self.give(Hot(Shortcut.NEXT))

    def to(self, kind: type[Aim | Look]) -> None:
        """Until this is asked in the open."""
        for _ in range(200):
            decision = self.at_table.decision
            if decision is not None and isinstance(decision.question, kind):
                return
            self.on()
        raise AssertionError(f"nobody is ever asked {kind.__name__}")

    def to_breath(self) -> None:
        for _ in range(200):
            if self.at_table.director.breath:
                return
            self.on()
        raise AssertionError("nobody is ever asked quietly")

    def lines(self) -> list[str]:
        return [line.sentence.text for line in self.at_table.story.lines]

    @property
    def pixels(self) -> bytes:
        self.redraw()
        return bytes(self.app.canvas.surface.get_buffer().raw)


# --- watching and playing


@pytest.mark.parametrize(("players", "humans"), [(2, ()), (3, ()), (2, (0, 1)), (3, (0, 1, 2)), (2, (0,))])
def test_a_whole_game_is_watched_and_played(tmp_path: Path, players: int, humans: tuple[int, ...]) -> None:
    pilot = Onlooker(session_of(players, humans), tmp_path)
    read: dict[str, None] = {}
    for _ in range(400):
        if isinstance(pilot.session.step(), Over):
            break
        pilot.on()
        read.update(dict.fromkeys(pilot.lines()))
    assert pilot.session.told
    assert {"Round 1 begins.", "Round 2 begins.", "Everybody keeps one card."} <= {*read}
    told = [LOOK.teller.tell(x, NAMES[:players] + NAMES[-1:], pilot.desk.texts).text
            for story in pilot.session.match.stories for x in story]  # fmt: skip
    assert {*told} <= {*read}
    assert not pilot.desk.texts.missing


def test_with_computers_only_it_plays_by_itself(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, ()), tmp_path, auto=True)
    pilot.desk.tempo.speed = 4.0
    pilot.until(lambda: pilot.session.told, seconds=400)


def test_a_question_without_a_picture_offers_its_answers_as_cards(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(3, (0, 1, 2)), tmp_path)
    pilot.to(Aim)
    decision = pilot.at_table.decision
    assert isinstance(decision, Offers) and decision.put.title == "Mia, whom do you aim at?"
    cards = [card for card in pilot.at_table.form.widgets if isinstance(card, OfferCard)]
    assert [card.words for card in cards] == ["At Oma Ilse", "At Jonas", "At Maus"]
    assert [card.seat and card.seat.name for card in cards] == ["Oma Ilse", "Jonas", "Maus"]
    pilot.wait(1.0)
    pilot.click("offer-2")
    assert pilot.session.match.journal.answers[-1] == (3,)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_word_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    pilot = Onlooker(session_of(3, (0, 1, 2)), tmp_path, language, size=size)
    for _ in range(40):
        assert pilot.bad_texts() == [], pilot.lines()[-1:]
        pilot.on()


def test_everybody_looks_back_at_a_game_without_a_retelling(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, ()), tmp_path)
    for _ in range(12):
        pilot.on()
    scene = pilot.at_table
    now, shown = scene.director.reel.at, pilot.session.shown
    seen = [(scene.director.reel.at, pilot.pixels)]
    for _ in range(4):
        pilot.click("back")
        seen.append((scene.director.reel.at, pilot.pixels))
        assert scene.director.reel.told == pilot.session.moments.at(scene.director.reel.at)
    assert len({at for at, _ in seen}) == len({picture for _, picture in seen}) == 5
    pilot.click("skip")
    assert (scene.director.reel.at, pilot.session.shown) == (now, shown)


def test_what_comes_next_is_painted_before_it_is_shown(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, ()), tmp_path, reduced=False)
    for _ in range(6):
        pilot.on()
    pilot.wait(6.0)
    assert pilot.at_table.ahead.left == []
    layers = {key for key in pilot.app.canvas.cache._kept if isinstance(key, tuple) and key[0] == "layer"}
    pilot.give(Hot(Shortcut.NEXT))
    after = {key for key in pilot.app.canvas.cache._kept if isinstance(key, tuple) and key[0] == "layer"}
    assert {key for key in after - layers if "plain" in str(key)} == set()


# --- a layout of its own


def around_the_middle(players: int) -> Layout:
    """Places at the left and at the right, the stage between them, the sentence at the foot, no story."""
    places = [Box(48 + 1206 * (at // 2), 117 + 390 * (at % 2), 618, 370) for at in range(players)]
    return Layout(
        stage=Box(690, 117, 540, 760), picture=Box(696, 123, 528, 748), caption=Box(40, 895, 1300, 96),
        story=None, panels=tuple(PanelBox(seat, box) for seat, box in enumerate(places)), compact=False,
        cards=Box(0, 0, 0, 0), bottom=Box(28, 1000, 1864, 68), hints=Box(28, 1008, 740, 52),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_may_lay_its_table_out_in_its_own_way(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.screens.table.test_second_game.LOOK", replace(LOOK, lay_out=around_the_middle))
    pilot = Onlooker(session_of(3, (0, 1, 2)), tmp_path, language)
    for _ in range(40):
        assert "story" not in pilot.names()
        assert pilot.bad_texts() == []
        pilot.on()
    assert pilot.session.mark.story > 0


# --- quiet questions


def with_guard(held: bool) -> Session:
    """Both play, and seat 1 holds a 5 or not; nothing else differs for anybody else."""
    for seed in range(200):
        session = session_of(2, (0, 1), seed)
        faces = [card.face for card in session.view(1).hands[1]]
        if (GUARD in faces) is held:
            return session
    raise AssertionError


def test_a_quiet_question_passes_after_a_breath(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, (0, 1)), tmp_path)
    pilot.to_breath()
    scene = pilot.at_table
    assert scene.mode is Mode.BREATH and scene.director.breath == (1,)
    assert pilot.desk.texts("play.breath.text", names=["Oma Ilse"]) in pilot.words()
    pilot.click("auto")
    pilot.wait(BREATH + 0.3)
    assert not isinstance(pilot.session.step(), Breath)
    assert pilot.session.match.journal.answers[-1] == ("pass",)


@pytest.mark.parametrize("held", [True, False])
def test_whoever_is_asked_quietly_may_decide_in_person_whatever_they_hold(tmp_path: Path, held: bool) -> None:
    pilot = Onlooker(with_guard(held), tmp_path)
    pilot.to_breath()
    assert "speak-1" in pilot.names() and "speak-0" not in pilot.names()
    question = pilot.session.question(1)
    assert isinstance(question, Guard) and question.has_choice is held
    pilot.click("speak-1")
    assert pilot.over and pilot.session.step() == HandOver(1)


def test_a_breath_looks_and_sounds_alike_whatever_is_held(tmp_path: Path) -> None:
    seen = []
    for held in (True, False):
        pilot = Onlooker(with_guard(held), tmp_path)
        pilot.to_breath()
        layout = pilot.at_table.layout
        pilot.redraw()
        stage = pilot.app.canvas.surface.subsurface(pilot.app.canvas.pixels(layout.caption)).copy()
        seen.append((bytes(stage.get_buffer().raw), pilot.names(), pilot.at_table.director.playback.length))
    assert seen[0] == seen[1]


# --- taking back, and looking at one's own


def test_an_open_answer_is_taken_back_on_the_table(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, (0, 1)), tmp_path)
    pilot.to(Aim)
    before = (pilot.session.mark, pilot.session.shown, pilot.lines())
    pilot.wait(1.0)
    pilot.click("offer-1")
    pilot.until(lambda: "Mia aims at Maus." in pilot.lines())
    pilot.click("undo")
    decision = pilot.at_table.decision
    assert decision is not None and isinstance(decision.question, Aim)
    assert (pilot.session.mark, pilot.session.shown, pilot.lines()) == before
    pilot.wait(1.0)
    pilot.click("offer-0")
    pilot.until(lambda: "Mia aims at Oma Ilse." in pilot.lines())
    assert "Mia aims at Maus." not in pilot.lines()


def test_the_key_takes_back_too_and_says_why_where_it_cannot(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, (0, 1)), tmp_path)
    pilot.to(Aim)
    pilot.wait(1.0)
    pilot.click("offer-1")
    pilot.give(Hot(Shortcut.UNDO))
    assert pilot.at_table.decision is not None
    pilot.session.diary.looked = (99, 99)
    pilot.give(Hot(Shortcut.UNDO))
    pilot.frames(3)
    assert pilot.desk.texts(f"refusal.undo.{pilot.session.no_undo(0)}") in pilot.words()


def test_people_look_at_their_own_things_while_the_table_stands_still(tmp_path: Path) -> None:
    pilot = Onlooker(session_of(2, (0, 1)), tmp_path)
    pilot.to(Aim)
    assert {"look-0", "look-1"} <= {*pilot.names()} and "look-2" not in pilot.names()
    pilot.click("look-1")
    assert pilot.glanced == [1]
    pilot.wait(1.0)
    pilot.click("offer-1")
    assert pilot.session.unseen() == [] or "look-1" not in pilot.names()
