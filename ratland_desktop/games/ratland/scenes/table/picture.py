"""Draws the whole table, part by part, and knows which parts have changed since last time.

Reads the scene's state; changes nothing.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.happenings import Attacked, Bred, Revealed, Stole
from ratland_desktop.games.ratland.rules.phases.attack import FACING
from ratland_desktop.games.ratland.rules.words import NURSERY, PANTRY, RATS, Place
from ratland_desktop.games.ratland.sentences import Tone
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.dialogue import Happening

from .cards_column import OnTheTable, draw_cards_column
from .changes import Change, changes_of
from .cues.hunt import area_of
from .cues.reveal import lifted, waiting_screens
from .decks import decks_at
from .director import Mode
from .layout import BOTTOM, TOP
from .panels import Marks, draw_changes, draw_panel, draw_screen
from .phase_bar import draw_phase_bar
from .stage import draw_caption, draw_frame, draw_moment, draw_words

if TYPE_CHECKING:
    from .scene import TableScene

STILL_DOWN = 0.03
MOODS = {Tone.GOOD: "happy", Tone.BAD: "hungry", Tone.NEUTRAL: ""}


class Picture:
    """Draws a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._before: dict[object, object] = {}

    def of(self, scene: TableScene) -> Picture:
        """The picture of another scene that would follow upon this one."""
        other = Picture(scene)
        other._before = self._before
        return other

    # --- what looks how

    def cards(self) -> OnTheTable:
        scene = self.scene
        reel = scene.director.reel
        told, decks = reel.told, decks_at(scene.evening, reel)
        return OnTheTable(
            told.event, told.food, len(scene.evening.seats), told.pile,
            decks.events_left, decks.next_final, decks.foods_left, area_of(reel.story),
        )  # fmt: skip

    def marks(self, seat: int) -> Marks:
        scene = self.scene
        reel, lit = scene.director.reel, scene.lit
        told, area = reel.told, area_of(reel.story)
        places = (area,) if area is not None else _places_of(scene.present, seat, len(told.seats))
        sentence = scene.sentence
        mood = ""
        if (
            sentence is not None
            and sentence.seats[:1] == (seat,)
            and scene.pointed is None
            and scene.decision is None
        ):
            mood = MOODS[sentence.tone]
        screened = told.phase is RATS and told.seats[seat].places is None
        points = scene.desk.shows_points
        return Marks(
            seat in lit, told.active == seat and told.round > 0, screened, places, mood,
            leads=points and seat in told.leaders, points=points,
        )  # fmt: skip

    def changes(self, seat: int) -> list[Change]:
        scene = self.scene
        if scene.mode is Mode.GATE or scene.pointed is not None:
            return []
        return [change for change in changes_of(scene.present) if change.seat == seat]

    def changed(self) -> list[Box]:
        """The parts that look different from the last time this was asked."""
        scene, layout = self.scene, self.scene.layout
        told = scene.director.reel.told
        now: dict[object, tuple[object, Box]] = {
            "bar": ((told.round, told.phase), TOP),
            "cards": (self.cards(), layout.cards.inset(-5)),
            "stage": (object(), layout.stage.inset(-4)),
            "story": (object(), layout.story.inset(-4)),
            "controls": (object(), Box(SAFE.x, BOTTOM.y - 6, SAFE.w, SAFE.bottom - BOTTOM.y + 6)),
        }
        for standing in layout.panels:
            counts = told.seats[standing.seat]
            places = tuple(counts.places) if counts.places is not None else None
            state = (
                self.marks(standing.seat), tuple(self.changes(standing.seat)), places,
                counts.living, counts.cheese, counts.poisoned, counts.lost, counts.buried,
                counts.clan, counts.aggressive,
            )  # fmt: skip
            now[standing.seat] = (state, standing.box.inset(-1))
        boxes = [box for part, (state, box) in now.items() if self._before.get(part) != state]
        self._before = {part: state for part, (state, _) in now.items()}
        return boxes

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        scene = self.scene
        say, told = scene.desk.texts, scene.director.reel.told
        canvas.backdrop("table", _paint_wall)
        if canvas.visible(
            Box(canvas.bounds.x, canvas.bounds.y, canvas.bounds.w, TOP.bottom - canvas.bounds.y)
        ):
            draw_phase_bar(canvas, say, told.round, told.phase)
        if canvas.visible(scene.layout.cards):
            draw_cards_column(canvas, scene.layout.cards, say, self.cards())
        if canvas.visible(scene.layout.stage):
            self._stage(canvas)
        if canvas.visible(scene.layout.panel_area):
            self._panels(canvas)

    def _stage(self, canvas: Canvas) -> None:
        scene, say = self.scene, self.scene.desk.texts
        draw_frame(canvas, scene.layout, scene.decision is not None)
        if scene.decision is not None:
            with canvas.clipped(scene.layout.stage.inset(5)):
                scene.deciding.draw(canvas)
            return
        show, happening = scene.show(canvas), scene.present
        if scene.mode is Mode.GATE:
            with canvas.clipped(show.box):
                waiting_screens(show, say("ratland.reveal.title"))
            words = "ratland.reveal.text" if scene.evening.needs_curtain else "ratland.reveal.alone"
            draw_words(canvas, scene.layout, say(words), theme.TEXT)
            return
        if happening is not None:
            draw_moment(show, happening)
        self._caption(canvas)

    def _caption(self, canvas: Canvas) -> None:
        scene, say = self.scene, self.scene.desk.texts
        sentence = scene.sentence
        if scene.thinks:
            names = [scene.evening.seats[seat].name for seat in scene.director.thinkers[:1]]
            draw_words(
                canvas, scene.layout, say("ratland.table.waiting", name=names[0] if names else ""), theme.LAMP
            )
        elif sentence is not None:
            draw_caption(canvas, scene.layout, sentence)
        if scene.mode is Mode.BACK:
            box = Box(scene.layout.stage.x + 20, scene.layout.stage.y + 14, 460, 44)
            canvas.pill(box, theme.LAMP, rim=theme.LAMP_RIM)
            with canvas.above():
                words = say("ratland.table.looking_back")
                canvas.text(words, box.inset(18, 2), theme.TINY_LABEL, theme.ON_LAMP, align="centre")

    def _panels(self, canvas: Canvas) -> None:
        scene, layout, say = self.scene, self.scene.layout, self.scene.desk.texts
        told = scene.director.reel.told
        lifting = isinstance(scene.present, Revealed) and scene.mode is not Mode.GATE
        for standing in layout.panels:
            if not canvas.visible(standing.box):
                continue
            seat = scene.evening.seats[standing.seat]
            marks = self.marks(standing.seat)
            up = lifted(scene.passed, standing.seat, len(layout.panels)) if lifting else 1.0
            if up < STILL_DOWN:
                marks = replace(marks, screened=True)
            draw_panel(canvas, standing, seat, told.seats[standing.seat], marks, say, layout.compact)
            if marks.screened or up < 1:
                draw_screen(canvas, standing, seat, layout.compact, min(up, 1.0) if lifting else 0.0)
            draw_changes(canvas, standing, self.changes(standing.seat), say, layout.compact)


def _places_of(happening: Happening | None, seat: int, players: int) -> tuple[Place, ...]:
    """The places on a seat's panel that a moment is about: the pipe, what it meets, the nursery."""
    if isinstance(happening, Attacked | Stole):
        if seat == happening.seat:
            return (happening.side,)
        if seat == happening.victim:
            return (FACING[happening.side],) if players == 2 else (PANTRY,)
    if isinstance(happening, Bred) and seat == happening.seat:
        return (NURSERY,)
    return ()


def _paint_wall(canvas: Canvas) -> None:
    """A dim brick wall behind everything."""
    bounds = canvas.bounds
    canvas.gradient(bounds, theme.SEWER, theme.DEEP)
    tile = 240.0
    with canvas.faded(0.28):
        for row in range(math.ceil(bounds.h / 120) + 1):
            for column in range(math.ceil(bounds.w / tile) + 1):
                canvas.picture(
                    "sewer/brick_wall", Box(bounds.x + column * tile, bounds.y + row * 120, tile, 120)
                )
