"""Every screen by name: one function plays to it and takes its picture.

Give a new screen a function here, marked with `@screen`; the name of the function is that of its picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from _sessions import NAMES, family, play_on, session
from _studio import Studio

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.results import CURVES, PLANS, RESULTS
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.session import Decide, HandOver, Over, Session
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.results import CountingScene, ResultsScene
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.setup.model import Draft
from ratland_desktop.screens.shelf_page import ShelfScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.failure import FailurePage
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Point
from ratland_desktop.shell.motion import Tween
from ratland_desktop.shell.scenes.credits import CreditsScene
from ratland_desktop.shell.scenes.curtain import CurtainScene, Row, Waiting
from ratland_desktop.shell.scenes.gallery import GalleryScene
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.shell.scenes.settings import SettingsScene
from ratland_desktop.shell.scenes.title import Door, Doors, TitleScene, waiting_game
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.dice import Dice

Play = Callable[[Studio, str], None]
SCREENS: dict[str, Play] = {}
MOST_SEEDS = 300
MOMENTS: tuple[type[Happening], ...] = (
    h.ClansRevealed, h.RoundBegan, h.PhaseBegan, h.EventTurned, h.SidesTurned, h.FoodTurned, h.CheeseGained,
    h.RatsJoined, h.RatGiven, h.NothingGiven, h.CheeseHidden, h.GraveOpened, h.Revealed, h.BoardsRevealed,
    h.Redeployed, h.Attacked, h.Stole, h.RatDied, h.Bred, h.CameHome, h.BagFilled, h.PieceAdded, h.RatWounded,
    h.PieceReturned, h.Drew, h.WhitesTraded, h.NothingDrawn, h.RatTraded, h.Fed, h.CheeseTransmuted,
    h.TributePaid, h.GameEnded,
)  # fmt: skip
DECISIONS: tuple[type[Question], ...] = (
    q.Redeploy, q.AddPiece, q.Wound, q.PutBack, q.Scavenge, q.TradeRat, q.Transmute,
)  # fmt: skip


def screen(play: Play) -> Play:
    SCREENS[play.__name__] = play
    return play


def nothing() -> None:
    return None


def stay() -> Go:
    return STAY


# --- the shell


@screen
def title(studio: Studio, name: str) -> None:
    say = studio.desk.texts
    names = [seat.name for seat in family(studio.players, names=studio.names)]
    detail = waiting_game(say, names, {"game": "ratland", "round": 4}, datetime.now(UTC) - timedelta(days=1))
    small = [Door(key, nothing, icon) for key, icon in
             (("load", "save"), ("rules", "book"), ("hall", "trophy"), ("settings", "gear"),
              ("credits", "star"))]  # fmt: skip
    new_game, how_to_play = Door("new_game", nothing), Door("how_to_play", nothing, "play")
    about = say("shell.title.quick_game_detail")
    first = Doors(Door("quick_game", nothing, detail=lambda: about), [new_game, how_to_play], small[1:])
    doors = Doors(
        Door("continue", nothing, detail=lambda: detail),
        [new_game, how_to_play],
        [Door("quick_game", nothing, "play"), *small],
    )
    spoken = [(language.code, language.name) for language in say.available()]
    studio.shoot(f"{name}-first", lambda: TitleScene(lambda: first, spoken, lambda code: None))
    pilot = studio.shoot(name, lambda: TitleScene(lambda: doors, spoken, lambda code: None))
    pilot.back()
    pilot.settle()
    studio.take(f"{name}-quit", pilot)


@screen
def shelf(studio: Studio, name: str) -> None:
    """With all games, and asking for one of them."""
    games = [*SHELF.values()]
    keys = (("new_game", ""), ("quick_game", "play"), ("how_to_play", "lamp"), ("rules", "book"),
            ("hall", "trophy"))  # fmt: skip
    doors = [Door(key, nothing, icon) for key, icon in keys]
    studio.shoot(name, lambda: ShelfScene(games, games[0], lambda game: doors))
    ask = [Door("rules", nothing)]
    studio.shoot(f"{name}-ask", lambda: ShelfScene(games, games[-1], lambda game: ask, "shell.shelf.rules"))


@screen
def settings(studio: Studio, name: str) -> None:
    pilot = studio.shoot(name, lambda: SettingsScene(studio.comfort))
    pilot.click("reset")
    pilot.settle()
    studio.take(f"{name}-reset", pilot)


def credits_page() -> CreditsScene:
    return CreditsScene([*SHELF])


@screen
def credits(studio: Studio, name: str) -> None:
    studio.shoot(name, credits_page)


@screen
def gallery(studio: Studio, name: str) -> None:
    pilot = studio.shoot(name, GalleryScene)
    pilot.click("toast")
    pilot.wait(0.5)
    studio.take(f"{name}-toast", pilot)
    pilot.until(lambda: not studio.desk.toasts.words)
    pilot.click("dialog")
    pilot.settle()
    studio.take(f"{name}-dialog", pilot)


@screen
def rule_book(studio: Studio, name: str) -> None:
    studio.shoot(name, lambda: RuleBookScene(BOOK))


@screen
def failure(studio: Studio, name: str) -> None:
    studio.shoot(name, lambda: FailurePage(studio.places.reports / "report.txt", "", credits_page))


@screen
def saved_games(studio: Studio, name: str) -> None:
    store = Store(studio.places.saves, {RATLAND_KEEPING.game.name: RATLAND_KEEPING})
    studio.shoot(f"{name}-none", lambda: SavedGamesScene(store, lambda opened: STAY, []))
    for seed, players in enumerate((studio.players, 2, 12)):
        game = session(players, seed, names=studio.names)
        play_on(game, Dice(seed), lambda e: e.view(None).round > 2)
        store.start(game.match, game.seats).close()
    studio.shoot(name, lambda: SavedGamesScene(store, lambda opened: STAY, []))
    bare = Store(studio.places.saves, {})
    studio.shoot(f"{name}-not-on-shelf", lambda: SavedGamesScene(bare, lambda opened: STAY, []))
    broken = store.games()[0].id
    store.folder.save(broken).write_text("not a game", encoding="utf-8")
    studio.shoot(f"{name}-damaged", lambda: SavedGamesScene(store, lambda opened: STAY, []))


# --- before the game, and behind the curtain


@screen
def set_up(studio: Studio, name: str) -> None:
    pilot = studio.play(lambda: SetUpScene(SHEET, PlayerBook(None)))
    for _ in range(studio.players - 4):
        pilot.click("add")
    studio.take(name, pilot)
    company = SHEET.company
    seats = [
        replace(seat, player=company.levels[n % 4], character=("", *company.characters)[n % 5])
        for n, seat in enumerate(family(studio.players, names=studio.names))
    ]
    studio.shoot(
        f"{name}-computers",
        lambda: SetUpScene(SHEET, PlayerBook(None), Draft(tuple(seats), wishes=SHEET.defaults)),
    )


@screen
def curtain(studio: Studio, name: str) -> None:
    states = (Waiting.DONE, Waiting.NOW, Waiting.NEXT, Waiting.COMPUTER, Waiting.WAITS)
    seats = family(studio.players, names=studio.names)
    rows = [Row(n, seat, states[min(n, 3 + n % 2)]) for n, seat in enumerate(seats)]
    for kind, explain in (("", False), ("-explained", True)):
        studio.shoot(
            f"{name}{kind}",
            lambda e=explain: CurtainScene(rows, 1, explain=e, menu=stay, seats=stay),  # type: ignore[misc]
        )


def private_turn(studio: Studio, kind: type[Question], seed: int = 3, rounds: int = 0) -> tuple[Session, int]:
    """A session at which somebody is asked this in private."""
    game = session(studio.players, seed, board=Board.SECRET, names=studio.names)

    def asked(e: Session) -> bool:
        step = e.step()
        late = e.view(None).round > rounds
        return isinstance(step, HandOver) and isinstance(e.question(step.seat), kind) and late

    play_on(game, Dice(seed), asked)
    step = game.step()
    assert isinstance(step, HandOver)
    return game, step.seat


@screen
def opening(studio: Studio, name: str) -> None:
    game, seat = private_turn(studio, q.OpeningChoice, rounds=-1)
    question = game.question(seat)
    assert isinstance(question, q.OpeningChoice)
    pilot = studio.shoot(name, lambda: OpeningScene(game.view(seat), question, game.seats, stay))
    pilot.press()
    pilot.settle()
    studio.take(f"{name}-next", pilot)


@screen
def sewer(studio: Studio, name: str) -> None:
    game, seat = private_turn(studio, q.Placement, rounds=2)
    question = game.question(seat)
    assert isinstance(question, q.Placement)
    whole = question.any_answer(Dice(5))
    half = Plan(*(rats // 2 for rats in whole))
    for kind, draft in (("fresh", None), ("half", half), ("done", whole)):
        studio.shoot(
            f"{name}-{kind}",
            lambda d=draft: MySewerScene(game.view(seat), question, game.seats, stay, d),  # type: ignore[misc]
        )


# --- the open table


def sessions(players: int, names: Sequence[str] = NAMES) -> list[Session]:
    """Games by chance, all variants, one after the other until what is wanted turns up."""
    boards = (Board.OFF, Board.SECRET, Board.EVERYONE)
    return [session(players, seed, board=boards[seed % 3], names=names) for seed in range(MOST_SEEDS)]


def shoot_table(studio: Studio, name: str, there: Callable[[Session], bool]) -> None:
    """Take a picture of the table at a moment, if it occurs with this number of players."""
    for seed, game in enumerate(sessions(studio.players, studio.names)):
        if play_on(game, Dice(seed), there):
            pilot = studio.shoot(name, lambda g=game: TableScene(LOOK, g, stay))  # type: ignore[misc]
            if name == "table-revealed":  # first the laptop is turned, then the screens lift
                pilot.click("next")
                pilot.wait(3)
                studio.take(f"{name}-lifted", pilot)
            if name == "table-drew":  # everybody draws by hand, press by press
                pilot.wait(1)
                pilot.click("next")
                studio.take(f"{name}-by-hand", pilot)
                pilot.give(Point(pilot.widget("sign-0-graves").box.centre))
                pilot.wait(1)
                studio.take(f"{name}-sign", pilot)
            return
    print(f"{name}: never seen with {studio.players} players")


def coming(kind: type[Happening]) -> Callable[[Session], bool]:
    return lambda e: isinstance(next(iter(e.unseen()), None), kind)


def deciding(kind: type[Question]) -> Callable[[Session], bool]:
    def asked(e: Session) -> bool:
        step = e.step()
        return isinstance(step, Decide) and isinstance(e.question(step.seat), kind)

    return asked


def add_table(name: str, there: Callable[[Session], bool]) -> None:
    SCREENS[name] = lambda studio, called: shoot_table(studio, called, there)


for moment in MOMENTS:
    add_table(f"table-{moment.__name__.lower()}", coming(moment))
for question in DECISIONS:
    add_table(f"decision-{question.__name__.lower()}", deciding(question))


@screen
def menu(studio: Studio, name: str) -> None:
    made: Callable[[], Any] = credits_page
    studio.shoot(name, lambda: MenuScene(made, made, cards=stay, seats=True))


# --- the end


@screen
def results(studio: Studio, name: str) -> None:
    game = session(studio.players, 4, names=studio.names)
    play_on(game, Dice(4), lambda e: isinstance(e.step(), Over))
    for part, share in (("rats", 0.3), ("sums", 0.98)):
        outcome = game.match.outcome()
        assert outcome
        count = CountingScene(RESULTS, game.seats, game.view(None), outcome)
        passed = share * count.count.seconds
        count.clock = Tween(passed, passed, 1e9)  # stands still
        studio.shoot(f"{name}-count-{part}", lambda scene=count: scene)  # type: ignore[misc]
    scene = ResultsScene(RESULTS, game, stay, credits_page, lambda desk: stay())
    scene.film = credits_page
    pilot = studio.shoot(name, lambda: scene)
    for part, page in (("curves", CURVES), ("placements", PLANS)):
        scene.turn_to(page)
        pilot.settle()
        studio.take(f"{name}-{part}", pilot)
