"""The host: starts, resumes and saves the games on the shelf.

Connects a session with the saves and the bots' process, and creates the scene that plays it. Knows games by
their boxes only. Navigation to other screens is passed in from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any

from ratland_desktop.hotseat.box import Box, Shelf
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.levels import Company
from ratland_desktop.hotseat.minds import Advice, ThinkingMinds
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.session import Minds, QuickMinds, Session, Watch
from ratland_desktop.hotseat.thinker import Thinker
from ratland_desktop.notices import Notice
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import finished_game
from ratland_desktop.saves.keeper import Keeper
from ratland_desktop.saves.lifeboats import Lifeboat
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.replays import Replays
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.saves.store import Opened, Store
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.chronicle import ChronicleScene, Page
from ratland_desktop.screens.hosting import Hosting, Remembered
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.replay.watching import Watching
from ratland_desktop.screens.setup import SetUp, SetUpScene
from ratland_desktop.screens.setup.beginnings import names_in, wants_tips
from ratland_desktop.screens.setup.model import (
    BANDANA,
    GREY,
    Draft,
    Names,
    choices_of,
    finished,
    game_for_one,
)
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go, Push, Reset
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.unsaved import UnsavedScene
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import NOBODY, Seat

SEEDS = 2**48


@dataclass(frozen=True, slots=True)
class WaysOut:
    """Screens that the host does not make."""

    title: Callable[[], Scene[Any]]
    settings: Callable[[], Scene[Any]]
    rules: Callable[[], Scene[Any]] | None


class Host:
    """Made once. Without a store nothing is kept; computers among themselves (`--demo`) never are."""

    def __init__(
        self,
        shelf: Shelf,
        store: Store | None,
        book: PlayerBook,
        ways_out: WaysOut,
        hall: Hall | None = None,
        prints: Path | None = None,
        replays: Replays | None = None,
        shares: Path | None = None,
    ) -> None:
        """`hall`: where finished games are remembered. `prints`: where their pages are saved. `replays`:
        where they are kept to be watched again. `shares`: where files to share go."""
        self.shelf = shelf
        self.store = store
        self.book = book
        self.ways_out = ways_out
        self.hall = hall or Hall(None)
        self.prints = prints
        self.keeper: Keeper | None = None
        self._scene: PlayScene | None = None
        self._noted_tips: dict[str, Any] = {}  # what the coach had said when the game was last saved
        self._thinker: Thinker | None = None
        self._minds_now: Minds | None = None
        self._chance = SystemRandom()
        self.watching = Watching(shelf, replays or Replays(None), self._dreamers, shares)
        self._drafts: dict[str, Draft] = {}
        """By game, the draft of a set-up that was left without starting a game."""

    # --- beginnings

    def new_game(self, box: Box) -> Go:
        """The set-up, then the game. An unfinished set-up is opened again as it was left."""
        screens: GameScreens = box.screens()
        draft, sit_down = self._drafts.get(box.name), partial(_sit_down, box)
        scene = SetUpScene(screens.sheet, self.book, draft, sit_down)
        return Push(scene, then=lambda set_up: self._after_set_up(box, scene, set_up))

    def _after_set_up(self, box: Box, scene: SetUpScene, set_up: SetUp | None) -> Go | None:
        if set_up is not None:
            self._drafts.pop(box.name, None)
            return Reset(self.begin(box, set_up))
        if scene.changed:
            self._drafts[box.name] = scene.draft
        return None

    def quick_game(self, box: Box, desk: Desk) -> Go:
        """At once: one person and young computers; with tips if the settings say so.

        It begins with the first decision: what the table would tell before it is to be seen there, too.
        """
        screens: GameScreens = box.screens()
        sheet = screens.sheet
        fresh = self.book.last_table(box.name) is None
        tips = wants_tips(desk.tips, self.book, box.name)
        names = names_in(desk.texts, sheet)
        draft = game_for_one(sheet, names, self.book.known).wishing(tips=tips)
        table = finished(sheet, draft, names)
        if fresh:  # the last table is not overwritten by later quick games
            self.book.remember(box.name, table.played, choices_of(draft))
            self.book.save()
        scene = self.begin(box, table)
        while isinstance(scene.session.step(), Watch):
            scene.session.see()
        return Reset(scene)

    def begin(self, box: Box, set_up: SetUp) -> PlayScene:
        """A new game at this table."""
        match = self._new_match(box, set_up.options)
        seats = box.company.cast(set_up.seats, self._chance.randrange(SEEDS))
        if self.store is not None:
            self._keep(self.store.start(match, seats))
        diary = Diary(hints=set_up.hints, wishes=dict(set_up.wishes))
        session = Session(box, match, seats, self._minds(box), diary=diary)
        return self._play(session, set_up)

    def _new_match(self, box: Box, options: Any) -> AnyMatch:
        return Match.new(box.keeping.game, options, self._chance.randrange(SEEDS))

    def take_up(self, opened: Opened) -> PlayScene:
        """A saved game, where it was left."""
        ended = self.store.line(opened.id).updated if self.store and opened.match.over else None
        self._keep(opened.keeper)
        mark = Mark(opened.shown.story, opened.shown.happenings)
        box = self.shelf[opened.match.game.name]
        diary = Diary.read(opened.notes, len(opened.seats), f"{box.name}.reason")
        session = Session(box, opened.match, opened.seats, self._minds(box), mark, diary=diary)
        options = box.options(session.view(None))
        set_up = SetUp(options, opened.seats, tips=diary.tips.wanted, hints=diary.hints, wishes=diary.wishes)
        return self._play(session, set_up, ended, resumed=True)

    def demo(self, box: Box, desk: Desk) -> PlayScene:
        """Computers among themselves, as a shop window; every game with another table."""
        match = self._new_match(box, box.demo(self._chance))
        screens: GameScreens = box.screens()
        everybody = _computers(match, names_in(desk.texts, screens.sheet), box.company)
        seats = box.company.cast(everybody, self._chance.randrange(SEEDS))
        session = Session(box, match, seats, self._minds(box))
        hosting = self._hosting(box, lambda: self.demo(box, desk))
        return PlayScene(session, hosting, explain=False, unattended=True)

    # --- the game at the table

    def _play(
        self, session: Session, set_up: SetUp, ended: datetime | None = None, *, resumed: bool = False
    ) -> PlayScene:
        """`ended`: when it was finished, if it is over already."""
        if self.book.put_first(session.box.name):
            self.book.save()
        keeper = self.keeper
        if keeper is not None:
            session.changed = lambda: self._note(keeper, session)
        again = replace(set_up, tips=False)  # people who have just played need no coach
        hosting = replace(
            self._hosting(session.box, lambda: self.begin(session.box, again)),
            remember=lambda session: self.remember(session, ended),
        )
        self._noted_tips = session.diary.tips.spoken()
        self._scene = PlayScene(session, hosting, explain=set_up.tips, resumed=resumed)
        return self._scene

    def _hosting(self, box: Box, rematch: Callable[[], Scene[Any]]) -> Hosting:
        out = self.ways_out
        adviser = Advice(self._think(box), self._chance.randrange(SEEDS))
        return Hosting(
            self._leave, out.settings, out.rules, rematch, self.take_notices, self._keep_picture, adviser,
            leaving=self.leaving, trouble=self._trouble, pictures=self.prints,
        )  # fmt: skip

    def remember(self, session: Session, ended: datetime | None = None) -> Remembered:
        """Record a finished game in the hall of fame, once, make its chronicle, and keep its replay."""
        screens: GameScreens = session.box.screens()
        pages = screens.hall
        told, variant = pages.deeds.tell(session.match), pages.variant_of(session.view(None))
        game = finished_game(session.match, session.seats, variant, pages.deeds.write(told), ended)
        if self.keeper is None or self.keeper.finished:
            self.hall.add(game)
        else:
            session.changed()
            self.hall.add(game, self.keeper.finish)
        counted = self.hall.find(game.id) or game
        self.watching.keep(session, counted)
        page = Page(pages.deeds, told, session.seats, counted.when)
        watch = self.watching.played(session, counted)
        return Remembered(lambda: ChronicleScene(page, self.prints, watch), watch)

    def _keep_picture(self, png: bytes) -> None:
        if self.keeper is not None:
            self.keeper.note_picture(png)

    def _leave(self) -> Scene[Any]:
        """Back to the title; what is left to write is written."""
        self.put_away()
        return self.ways_out.title()

    def _think(self, box: Box) -> Thinker:
        """The computers of this game; those of another one stop thinking."""
        if self._thinker is None:
            self._thinker = Thinker(box.brain)
        self._thinker.serve(box.brain)
        return self._thinker

    def _minds(self, box: Box) -> Minds:
        if self._minds_now is not None:
            self._minds_now.forget()
        self._minds_now = ThinkingMinds(self._think(box), self._chance.randrange(SEEDS))
        return self._minds_now

    def _dreamers(self, box: Box) -> Minds:
        """For dreams about a game that is over: nobody has anything to hide, so nobody waits for a beat."""
        if self._minds_now is not None:
            self._minds_now.forget()
        self._minds_now = ThinkingMinds(self._think(box), self._chance.randrange(SEEDS), beat=0.0)
        return self._minds_now

    # --- keeping

    def _keep(self, keeper: Keeper | None) -> None:
        self.put_away()
        self.keeper = keeper

    def _note(self, keeper: Keeper, session: Session) -> None:
        """The game as it stands, who sits where, and what the diary says."""
        if self._scene is not None and self._scene.session is session:
            self._scene.behind_curtain.keep_draft()
        self._noted_tips = session.diary.tips.spoken()
        keeper.seat(session.seats)
        keeper.note(session.match, Shown(session.mark.story, session.mark.happening), session.diary.write())

    def take_notices(self) -> list[Notice]:
        """Notices about saving that have not been shown yet."""
        saving = self.keeper.take_notices() if self.keeper is not None else []
        return [*saving, *self.hall.take_notices()]

    def _trouble(self) -> Notice | None:
        """Why the game is not being saved, if it is not."""
        return self.keeper.trouble if self.keeper is not None else None

    def unsaved(self) -> UnsavedScene | None:
        """The page to show before the game is left; None: all of it is on the disk. Waits for the disk."""
        if self.keeper is None or self.store is None:
            return None
        self._note_break()
        if self.keeper.flush():
            return None
        return UnsavedScene(Lifeboat(self.keeper, self.store.folder.path))

    def leaving(self, go: Callable[[], Go]) -> Go:
        """The way out, or first the question whether to leave a game that is not safe."""
        page = self.unsaved()
        return go() if page is None else Push(page, then=lambda leave: go() if leave else None)

    def _note_break(self) -> None:
        """Before a break: save what has changed without an answer, half a plan or tips that were read."""
        scene = self._scene
        if scene is None:
            return
        drafted = scene.behind_curtain.keep_draft()
        if drafted or scene.session.diary.tips.spoken() != self._noted_tips:
            scene.session.changed()

    def put_away(self) -> Notice | None:
        """Close the current game: stop the bots, wait for the last save. Returns why that failed, or None."""
        if self._minds_now is not None:
            self._minds_now.forget()
        keeper, self.keeper = self.keeper, None
        if keeper is not None:
            self._note_break()
            self.hall.close()  # a game that has just ended is over in its own file as well
        self._scene = None
        return keeper.trouble if keeper is not None and not keeper.close() else None

    def close(self) -> Notice | None:
        """The program ends. Tells why the game could not be saved."""
        unsaved = self.put_away()
        self.hall.close()
        self.watching.replays.close()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        return unsaved


def _sit_down(box: Box, set_up: SetUp) -> Session:
    """A session that is only looked at."""
    match: AnyMatch = Match.new(box.keeping.game, set_up.options, 0)
    return Session(box, match, set_up.seats, QuickMinds(0))


def _computers(match: AnyMatch, names: Names, company: Company) -> tuple[Seat, ...]:
    """A seat for everybody who takes part; nobody plays those that the rules move."""
    start = match.journal.start
    unplayed, count = match.game.unplayed(start), match.game.seats(start)
    joining = names.joining.get(count - len(unplayed))
    levels = company.levels[::-1]
    return tuple(
        Seat(
            joining if n in unplayed and joining is not None else names.bots[n],
            GREY if n in unplayed else SEAT_COLOURS[n].name,
            BANDANA if n in unplayed else BADGES[n],
            NOBODY if n in unplayed else levels[n % len(levels)].value,
        )
        for n in range(count)
    )
