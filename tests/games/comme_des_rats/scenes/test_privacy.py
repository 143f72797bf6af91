"""Nobody's cards leak, and being asked tells nothing: games that differ only in what is hidden look and sound
the same, picture by picture."""

from __future__ import annotations

import hashlib

import pytest

from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch
from ratland_desktop.games.comme_des_rats.rules.standing_orders import StandingOrder
from ratland_desktop.games.comme_des_rats.rules.steps import Act, EndTurn, ListenForForce, RollAgain
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.scenes.stash.scene import AnswerScene, GlanceScene
from ratland_desktop.games.comme_des_rats.scenes.table.scene import CellarTable
from ratland_desktop.screens.box import OwnThings
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.comme_des_rats.kit import lay, rat
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.laid import match_on
from tests.opener import Blank
from tests.pilot import Heard
from tests.quickly import quickly

SMALL = (1024, 640)
DOORS = ("cheese1 trap cheese1", "cheese2 cheese1 trap", "trap cheese1 cheese1")
FRAMES = 120


def attacked(stash: str, *, bandages: int = 0, role: str | None = None) -> Table:
    """Seat 0 is about to send the Cat; seat 1 holds these cards."""
    roles = ("fool", role, "alchemist") if role else (None, None, None)
    table = lay(
        rat("cheese1", role=roles[0]), rat(stash, bandages=bandages, role=roles[1]),
        rat("cheese2", role=roles[2]), doors=DOORS, dice="claws heal", partners=(2,),
    )  # fmt: skip
    table.then(Act(0, "claws"), EndTurn())
    return table


def sitting(match: CommeDesRatsMatch, *, order: str = StandingOrder.AT_ONCE.value) -> Family:
    family = Family(Options(3), match=match, size=SMALL, orders={1: order})
    family.player.play_until(CellarTable)
    return family


def shot(family: Family) -> str:
    """What is on the screen, as a number."""
    family.redraw()
    return hashlib.blake2b(family.app.canvas.surface.get_buffer().raw, digest_size=16).hexdigest()


def told(table: Table, target: int, order: str) -> list[object]:
    """Every frame, every word that can be pressed and every sound, from the Cat on."""
    family = sitting(match_on(table), order=order)
    assert isinstance(family.desk.sound, Heard)
    family.wait(0.8)
    family.click(f"seat-{target}")
    family.desk.sound.played.clear()
    family.desk.tempo.speed = 4.0
    seen: list[object] = []
    for _ in range(FRAMES):
        family.frames()
        frame = family.app.canvas.surface.get_buffer().raw
        seen.append(hashlib.blake2b(frame, digest_size=16).hexdigest())
        seen.append(tuple(family.names()))
    return [*seen, *family.desk.sound.played]


def test_who_has_no_clover_takes_as_long_as_who_saves_it() -> None:
    """The order keeps the clover for the third bandage, so both take this one: after the same breath."""
    order = StandingOrder.ONLY_FOR_THE_THIRD.value
    with_clover, without = attacked("cheese1 clover"), attacked("cheese1 cheese2")
    assert told(with_clover, 1, order) == told(without, 1, order)


@pytest.mark.slow
def test_the_breath_tells_nothing_of_the_hypnotist() -> None:
    order = StandingOrder.ONLY_FOR_THE_THIRD.value
    one, other = attacked("cheese1", role="hypnotist"), attacked("cheese1", role="al_ratone")
    assert told(one, 1, order) == told(other, 1, order)


@pytest.mark.slow
def test_a_clover_that_is_shown_is_seen() -> None:
    """The comparisons above can fail."""
    order = StandingOrder.AT_ONCE.value
    with_clover, without = attacked("cheese1 clover"), attacked("cheese1 cheese2")
    assert told(with_clover, 1, order) != told(without, 1, order)


def drawing(top: str, role: str) -> Table:
    """Seat 0 is about to draw this card."""
    table = lay(
        rat(role=role), rat(role="hypnotist"), rat(role="alchemist"),
        doors=(f"{top} cheese1 trap", *DOORS[1:]), dice="key1 heal", partners=(2,),
    )  # fmt: skip
    table.then(Act(0, "key1"), EndTurn())
    return table


def drawn(table: Table) -> list[object]:
    family = sitting(match_on(table))
    assert isinstance(family.desk.sound, Heard)
    family.wait(0.8)
    family.click("door-0")
    family.desk.sound.played.clear()
    family.desk.tempo.speed = 4.0
    seen: list[object] = []
    for _ in range(FRAMES // 2):
        family.frames()
        frame = family.app.canvas.surface.get_buffer().raw
        seen.append(hashlib.blake2b(frame, digest_size=16).hexdigest())
    return [*seen, *family.desk.sound.played]


def test_a_stored_card_is_one_picture_with_any_card() -> None:
    """Cheese, clover, or a trap that the Fool keeps."""
    cheese, clover, trap = (drawn(drawing(card, "fool")) for card in ("cheese2", "clover", "trap"))
    assert cheese == clover == trap


@pytest.mark.slow
def test_a_trap_that_snaps_is_seen() -> None:
    assert drawn(drawing("trap", "al_ratone")) != drawn(drawing("cheese1", "al_ratone"))


def listening(one: str, other: str) -> Table:
    """Seat 0 has rolled; whoever is Al Ratone may speak up now."""
    table = lay(
        rat("cheese1", role="fool"), rat("cheese1", role=one), rat("cheese2", role=other), doors=DOORS,
        dice="key2 theft",
    )  # fmt: skip
    table.then(ListenForForce())
    return table


def watched(table: Table) -> list[object]:
    """Every frame, every button and every sound, without a press."""
    family = sitting(match_on(table))
    assert isinstance(family.desk.sound, Heard)
    family.desk.tempo.speed = 4.0
    seen: list[object] = []
    for _ in range(FRAMES):
        family.frames()
        seen.append(hashlib.blake2b(family.app.canvas.surface.get_buffer().raw, digest_size=16).hexdigest())
        seen.append(tuple(family.names()))
    return [*seen, *family.desk.sound.played]


@pytest.mark.slow
def test_nobody_sees_who_could_speak_up() -> None:
    """Al Ratone sits here or there, or was not dealt at all: the same breath, the same buttons."""
    here = watched(listening("al_ratone", "alchemist"))
    assert (
        here == watched(listening("alchemist", "al_ratone")) == watched(listening("alchemist", "hypnotist"))
    )
    assert any("speak-1" in names and "speak-2" in names for names in here if isinstance(names, tuple))


def table_picture(table: Table) -> str:
    family = sitting(match_on(table))
    family.wait(0.8)
    return shot(family)


def test_hidden_cards_and_roles_show_nowhere_on_the_table() -> None:
    """What lies behind doors and in stashes, the Fool's traps, who has which role."""
    usual = attacked("cheese1 clover", role="hypnotist")
    picture = table_picture(usual)
    others = [attacked("trap cheese2", role="al_ratone") for _ in range(2)]
    others[1].doors[0].cards.reverse()
    others[1].rats[0].role, others[1].rats[2].role = others[1].rats[2].role, others[1].rats[0].role
    others[1].rats[2].stash[:] = ["clover"]
    for other in others:
        assert table_picture(other) == picture
    assert table_picture(attacked("cheese1 clover clover", role="hypnotist")) != picture


def test_a_glance_shows_the_own_stash_and_nobody_elses() -> None:
    def glanced(table: Table) -> str:
        family = sitting(match_on(table))
        session = family.session
        own = OwnThings(session.view(0), 0, session.seats, lambda: STAY, "at_once")
        family.stage.show(GlanceScene(own))
        family.until_scene(GlanceScene)
        family.wait(0.6)
        return shot(family)

    one = attacked("cheese1 clover")
    assert glanced(one) == glanced(attacked("cheese2 cheese1"))
    mine = attacked("cheese1 clover")
    mine.rats[0].stash = ["clover"]
    assert glanced(one) != glanced(mine)


def test_answers_of_a_private_question_are_made_behind_the_curtain_only() -> None:
    """On the table there is one button to speak up, with or without a clover."""
    for stash in ("cheese1 clover", "cheese1 cheese2"):
        family = sitting(match_on(attacked(stash)), order=StandingOrder.ASK_ME.value)
        family.wait(0.8)
        family.click("seat-1")
        scene = family.scene
        for _ in range(200):
            if isinstance(scene, CellarTable) and scene.mode is Mode.LEAVE:
                break
            family.frames()
        assert not [name for name in family.names() if name.startswith("way-")]
        family.player.play_until(AnswerScene)
        assert family.scene.private
        assert {"way-take", "way-clover", "done"} <= {*family.names()}


# --- seats change hands


def decides(family: Family) -> bool:
    return isinstance(family.scene, CellarTable) and family.scene.mode is Mode.DECIDE


@pytest.mark.parametrize("who_comes", quickly([(2,), (0, 2)], (2,)), ids=["another", "one more"])
def test_after_seats_have_changed_hands_the_table_shows_nothing_of_who_was_alone(
    who_comes: tuple[int, ...],
) -> None:
    """Seat 0 plays alone and sees the own stash at the table; whoever comes does not see it."""
    before, after = set(), set()
    for stash in ("cheese1 clover", "cheese2 cheese2"):
        table = lay(rat(stash), rat(), rat(), dice="claws heal", doors=DOORS, active=0)
        table.then(RollAgain(), ListenForForce())
        family = Family(Options(3), match=match_on(table), humans=[0], size=SMALL)
        family.player.play_until(CellarTable)
        family.wait(0.8)
        family.raw_click("again")
        family.until(lambda family=family: decides(family))  # type: ignore[misc]
        family.wait(0.8)
        before.add(shot(family))
        for seat in range(3):
            family.session.change_player(seat, HUMAN if seat in who_comes else "solid")
        after.add(shot(family))  # at once, and at the table that is opened then
        family.frames(3)
        family.until_scene(CellarTable)
        family.wait(0.2)
        after.add(shot(family))
    assert len(before) == 2 and len(after) == 2


@pytest.mark.parametrize(("humans", "pictures"), [([0], False), ([0, 1], True)], ids=["alone", "two people"])
def test_a_table_that_shows_one_person_the_own_stash_leaves_no_picture_in_the_list(
    humans: list[int], pictures: bool
) -> None:
    kept: list[bytes] = []
    family = Family(Options(3), match=match_on(attacked("cheese1")), size=SMALL, humans=humans)
    play = family.stage.scenes()[0]
    assert isinstance(play, PlayScene)
    play.host = Hosting(Blank, Blank, None, Blank, keep_picture=kept.append)
    family.player.play_until(CellarTable)
    play.after_table(None)
    assert bool(kept) == pictures
