"""The screens of any game on the shelf, made from its box alone.

Every kind of question and happening that some games by chance contain; results, chronicle, hall, rule book,
cards, lesson.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count

from _game_tables import Minds, screens_in, table
from _pilot import Pilot
from _sessions import play_on
from _studio import Studio

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.replay import Answers, replay_of
from ratland_desktop.hotseat.session import Breath, Decide, HandOver, Over, Session, Watch
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import finished_game
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.box import OwnThings
from ratland_desktop.screens.cards.scene import CardsScene
from ratland_desktop.screens.chronicle import ChronicleScene, Page
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.hall.scene import Wall
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.lesson import LessonScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.replay import ReplayConsole, Ways, replay_scene
from ratland_desktop.screens.replay.console import can_change
from ratland_desktop.screens.replay.dream import DreamScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.shelf_page import ShelfScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.scenes.credits import CreditsScene
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.shell.scenes.title import Door
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import HUMAN

Play = Callable[[Studio, str], None]
SEEDS = range(6)
"""So many games by chance are searched for what can happen."""
MOVING = 0.5
"""Seconds until what is told has come to rest."""
NOON = datetime(2026, 11, 14, 12, tzinfo=UTC)
DOORS = (("new_game", ""), ("quick_game", "play"), ("rules", "book"), ("hall", "trophy"))


# --- the moments of a game


def moment(session: Session) -> str:
    """What there is to see now, by the name of its picture; empty: nothing."""
    match session.step():
        case Watch():
            return f"table-{type(session.unseen()[0]).__name__.lower()}"
        case HandOver(seat) if session.unheard(seat):
            return "only_you"
        case Decide(seat) | HandOver(seat) as step:
            question = session.question(seat)
            assert question is not None
            return f"{'decision' if isinstance(step, Decide) else 'private'}-{question.kind}"
        case Breath():
            return "table-breath"
        case Over():
            return "results"
    return ""


def moments(box: Box, players: int) -> dict[str, tuple[int, int]]:
    """Every kind of moment: the first game by chance that has it, and how often it comes there."""
    found: dict[str, tuple[int, int]] = {}
    for seed in SEEDS:
        seen: Counter[str] = Counter()

        def note(session: Session, seen: Counter[str] = seen) -> bool:
            seen[moment(session)] += 1
            return False

        play_on(table(box, players, seed), Dice(seed), note)
        found = {name: (seed, times) for name, times in seen.items() if name} | found
    return found


def shoot_moment(box: Box, seed: int, times: int, studio: Studio, name: str) -> None:
    """The screen that the house shows at the last moment of this kind in its game, when there is most to see.

    The curtain before it is a picture, too, unless the player has already answered something behind it: then
    the table would come first.
    """
    session = at_moment(box, seed, times, studio, name)
    step = session.step()
    if isinstance(step, HandOver):
        session.stand_up()
        if session.step() == step:
            studio.take(f"{name}-curtain", played(studio, session))
            session = at_moment(box, seed, times, studio, name)
        session.sit_down(step.seat)
    studio.take(name, played(studio, session))


def at_moment(box: Box, seed: int, times: int, studio: Studio, name: str) -> Session:
    """The game by chance with this seed, played until this moment has come so many times."""
    wanted, seen = name.removeprefix(f"{box.name}-"), count(1)
    session = table(box, studio.players, seed, studio.names, say=studio.desk.texts)
    play_on(session, Dice(seed), lambda e: moment(e) == wanted and next(seen) == times)
    return session


def played(studio: Studio, session: Session) -> Pilot:
    """The screen that comes next in a game."""
    credits = partial(CreditsScene, [session.box.name])
    hosting = Hosting(credits, credits, credits, credits)
    pilot = studio.play(lambda: PlayScene(session, hosting, explain=False))
    pilot.until(lambda: not isinstance(pilot.scene, PlayScene))
    pilot.settle()
    pilot.wait(MOVING)
    return pilot


def glance(box: Box, studio: Studio, name: str) -> None:
    page = screens_in(box).glance
    session = table(box, studio.players, 1, studio.names, say=studio.desk.texts)
    if page is not None and play_on(session, Dice(1), lambda e: e.may_glance(0)):
        studio.shoot(name, lambda: page(own_things(session, 0)))


def own_things(session: Session, seat: int) -> OwnThings:
    sheet = screens_in(session.box).sheet
    wishes = sheet.granted({}, len(session.seats))
    return OwnThings(
        session.view(seat), seat, session.seats, stay, session.orders.of(seat), lambda order: None, wishes
    )


# --- before a game


def stay() -> Go:
    return STAY


def shelf(box: Box, studio: Studio, name: str) -> None:
    doors = [Door(key, stay, icon) for key, icon in DOORS]
    studio.shoot(name, lambda: ShelfScene([box], box, lambda game: doors))


def set_up(box: Box, studio: Studio, name: str) -> None:
    sheet = screens_in(box).sheet
    pilot = studio.shoot(name, lambda: SetUpScene(sheet, PlayerBook(None)))
    for _ in range(box.most - len(sheet.fresh)):
        pilot.click("add")
    studio.take(f"{name}-full", pilot)


def saved_games(box: Box, studio: Studio, name: str) -> None:
    store = Store(studio.places.saves, {box.name: box.keeping})
    for seed in (0, 1):
        session = table(box, studio.players, seed, studio.names, say=studio.desk.texts)
        play_on(session, Dice(seed), lambda e, seed=seed: len(e.match.journal.answers) > seed)  # type: ignore[misc]
        store.start(session.match, session.seats).close()
    studio.shoot(name, lambda: SavedGamesScene(store, lambda opened: STAY, [], lambda resumed, desk: STAY))


# --- after a game


def over(box: Box, studio: Studio, seed: int, player: str = HUMAN) -> Session:
    session = table(box, studio.players, seed, studio.names, player, studio.desk.texts)
    play_on(session, Dice(seed), lambda e: isinstance(e.step(), Over))
    return session


def results(box: Box, studio: Studio, name: str) -> None:
    """The podium, the pages beside it, and the computers' reasons."""
    pages = screens_in(box).results
    session = over(box, studio, 2, Level.SOLID.value)
    scene = ResultsScene(pages, session, stay, partial(CreditsScene, [box.name]), stay_there)
    scene.film = partial(CreditsScene, [box.name])
    pilot = studio.shoot(name, lambda: scene)
    for number, page in enumerate(pages.pages, 1):
        scene.turn_to(page)
        pilot.settle()
        studio.take(f"{name}-{number}", pilot)
        if "why" in pilot.names():
            pilot.click("why")
            pilot.settle()
            studio.take(f"{name}-{number}-why", pilot)
            pilot.back()
            pilot.settle()


def chronicle(box: Box, studio: Studio, name: str) -> None:
    session, deeds = over(box, studio, 3), screens_in(box).hall.deeds
    scene = ChronicleScene(Page(deeds, deeds.tell(session.match), session.seats, NOON), watch=stay_there)
    pilot = studio.play(lambda: scene)
    pilot.until(lambda: scene.sheet.is_ready(pilot.app.canvas, pilot.desk.texts))
    pilot.settle()
    studio.take(name, pilot)


def hall(box: Box, studio: Studio, name: str) -> None:
    pages, kept = screens_in(box).hall, Hall(None)
    for seed in SEEDS:
        session = over(box, studio, seed)
        told, variant = pages.deeds.tell(session.match), pages.variant_of(session.view(None))
        when = NOON - timedelta(days=seed)
        kept.add(finished_game(session.match, session.seats, variant, pages.deeds.write(told), when))
    scene = HallScene(kept, PlayerBook(None), [pages], stay)
    pilot = studio.play(lambda: scene)
    for wall in Wall:
        scene.turn_to(wall)
        pilot.settle()
        studio.take(f"{name}-{wall.name.lower()}", pilot)


# --- watched again


def replay(box: Box, studio: Studio, name: str) -> None:
    """In the middle of a finished game, with its secrets, and the end."""
    scene = replay_scene(replay_of(over(box, studio, 2, Level.SOLID.value)), Ways(stay_there, stay_there))
    console = scene.console
    assert isinstance(console, ReplayConsole)
    pilot = studio.shoot(name, lambda: scene)
    console.step(1)
    console.jump(2 * console.timeline.last // 3)
    pilot.settle()
    studio.take(f"{name}-middle", pilot)
    console.light()
    pilot.settle()
    studio.take(f"{name}-secrets", pilot)
    if "chair-0" in pilot.names():
        pilot.click("chair-0")
        pilot.settle()
        studio.take(f"{name}-chair", pilot)
        pilot.click("chair-0")
        pilot.settle()
        again = pilot.scene
        assert isinstance(again, TableScene) and isinstance(again.console, ReplayConsole)
        console = again.console
    console.light()
    console.jump(console.timeline.last)
    pilot.settle()
    studio.take(f"{name}-end", pilot)


def replay_running(box: Box, studio: Studio, name: str) -> None:
    """Of a game that is not over: open facts only."""
    session = table(box, studio.players, 1, studio.names, say=studio.desk.texts)
    play_on(session, Dice(1), lambda e: len(e.match.stories) > 2 and not isinstance(e.step(), Watch))
    studio.shoot(name, lambda: replay_scene(replay_of(session)))


def dream(box: Box, studio: Studio, name: str) -> None:
    """What if: choosing anew, the dream that follows, and its end."""
    watched = replay_of(over(box, studio, 2, Level.SOLID.value))
    answers = Answers(box, watched.match, watched.diary)
    every = [one for story in range(len(watched.match.stories)) for one in answers.of(story)]
    chosen = [one for one in every if can_change(one)][len(every) // 2]
    pilot = studio.play(lambda: DreamScene(watched, chosen, Minds(box.brain)))
    pilot.until(lambda: not isinstance(pilot.scene, DreamScene))
    pilot.settle()
    studio.take(name, pilot)
    scene = pilot.stage.scenes()[0]
    assert isinstance(scene, DreamScene)
    scene.session.answer(chosen.seat, chosen.answer)
    studio.take(f"{name}-on", dreamt(studio, scene))
    while not isinstance(scene.session.step(), Over):
        scene.session.let_computers_play()
        while isinstance(scene.session.step(), Watch):
            scene.session.see()
    studio.take(f"{name}-end", dreamt(studio, scene))


def dreamt(studio: Studio, scene: DreamScene) -> Pilot:
    """The screen that comes next in a dream."""
    pilot = studio.play(lambda: scene)
    pilot.until(lambda: not isinstance(pilot.scene, DreamScene))
    pilot.settle()
    pilot.wait(MOVING)
    return pilot


def stay_there(_: object) -> Go:
    return STAY


# --- books


def rule_book(box: Box, studio: Studio, name: str) -> None:
    book = screens_in(box).book
    for page in book.pages:
        studio.shoot(f"{name}-{page}", lambda page=page: RuleBookScene(book, page))  # type: ignore[misc]


def cards(box: Box, studio: Studio, name: str) -> None:
    book = screens_in(box).book
    if book.cards is not None:
        studio.shoot(name, lambda: CardsScene(book))


def lesson(box: Box, studio: Studio, name: str) -> None:
    """Its first pages, as far as they are only read."""
    script = screens_in(box).lesson
    if script is None:
        return
    scene = LessonScene(script)
    pilot = studio.play(lambda: scene)
    before = -1
    while before < scene.at:
        before = scene.at
        studio.take(f"{name}-{before + 1}", pilot)
        if "next" in pilot.names() and not scene.last:
            pilot.click("next")
            pilot.settle()


# --- all of them

AROUND = (
    shelf, set_up, saved_games, glance, results, replay, replay_running, dream, chronicle, hall, rule_book,
    cards, lesson,
)  # fmt: skip


def screens_of(box: Box, players: int) -> dict[str, Play]:
    """By name, a function that plays to a screen of this game and takes its picture."""
    found: dict[str, Play] = {f"{box.name}-{play.__name__}": partial(play, box) for play in AROUND}
    for name, (seed, times) in moments(box, players).items():
        found.setdefault(f"{box.name}-{name}", partial(shoot_moment, box, seed, times))
    return found
