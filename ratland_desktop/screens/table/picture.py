"""Draws the whole table, part by part, and knows which parts have changed since last time.

Draws a tableau; changes nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from ratland_desktop.games.ratland.rules.happenings import Attacked, Bred, Revealed, Stole
from ratland_desktop.games.ratland.rules.phases.attack import FACING
from ratland_desktop.games.ratland.rules.words import NURSERY, PANTRY, RATS, Place
from ratland_desktop.games.ratland.scenes.table.cards_column import OnTheTable, draw_cards_column
from ratland_desktop.games.ratland.scenes.table.changes import Change, changes_of
from ratland_desktop.games.ratland.scenes.table.cues import BY_HAND, Show
from ratland_desktop.games.ratland.scenes.table.cues.hunt import area_of
from ratland_desktop.games.ratland.scenes.table.cues.reveal import lifted, waiting_screens
from ratland_desktop.games.ratland.scenes.table.layout import BOTTOM, TOP, Layout
from ratland_desktop.games.ratland.scenes.table.panels import Marks, draw_changes, draw_panel, draw_screen
from ratland_desktop.games.ratland.scenes.table.phase_bar import draw_phase_bar
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Tone
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts

from .director import Mode
from .stage import draw_caption, draw_frame, draw_pill, draw_words, picture_box
from .tableau import Tableau

STILL_DOWN = 0.03
MOODS = {Tone.GOOD: "happy", Tone.BAD: "hungry", Tone.NEUTRAL: ""}


class Picture:
    """Draws tableaus of one evening, and knows which it drew last."""

    def __init__(self, evening: Session, layout: Layout) -> None:
        self.evening, self.layout = evening, layout
        self._before: dict[object, object] = {}

    # --- what looks how

    def cards(self, tableau: Tableau) -> OnTheTable:
        told, decks = tableau.told, tableau.decks
        return OnTheTable(
            told.event, told.food, len(self.evening.seats), told.pile,
            decks.events_left, decks.next_final, decks.foods_left, area_of(tableau.story),
        )  # fmt: skip

    def marks(self, tableau: Tableau, seat: int) -> Marks:
        told, area = tableau.told, area_of(tableau.story)
        places = (area,) if area is not None else _places_of(tableau.happenings, seat, len(told.seats))
        sentence = tableau.sentence
        mood = ""
        speaks = tableau.shows_result and tableau.deciding is None
        if sentence is not None and sentence.seats[:1] == (seat,) and speaks:
            mood = MOODS[sentence.tone]
        screened = told.phase is RATS and told.seats[seat].places is None
        return Marks(
            seat in tableau.lit, told.active == seat and told.round > 0, screened, places, mood,
            leads=tableau.points and seat in told.leaders, points=tableau.points,
        )  # fmt: skip

    def changes(self, tableau: Tableau, seat: int) -> list[Change]:
        if not tableau.shows_result:
            return []
        return [change for change in changes_of(tableau.happenings) if change.seat == seat]

    def differing(self, tableau: Tableau) -> list[Box]:
        """The parts that would look different from what was drawn last."""
        return [box for part, (state, box) in self._parts(tableau).items() if self._before.get(part) != state]

    def take(self, tableau: Tableau) -> list[Box]:
        """The same, and from now on this is what was drawn last."""
        boxes = self.differing(tableau)
        self._before = {part: state for part, (state, _) in self._parts(tableau).items()}
        return boxes

    def _parts(self, tableau: Tableau) -> dict[object, tuple[object, Box]]:
        """Every part with what it depends on; stage, story and controls always look different."""
        layout, told = self.layout, tableau.told
        now: dict[object, tuple[object, Box]] = {
            "bar": ((told.round, told.phase), TOP),
            "cards": (self.cards(tableau), layout.cards.inset(-5)),
            "stage": (object(), layout.stage.inset(-4)),
            "story": (object(), layout.story.inset(-4)),
            "controls": (object(), Box(SAFE.x, BOTTOM.y - 6, SAFE.w, SAFE.bottom - BOTTOM.y + 6)),
        }
        for standing in layout.panels:
            counts = told.seats[standing.seat]
            places = tuple(counts.places) if counts.places is not None else None
            state = (
                self.marks(tableau, standing.seat), tuple(self.changes(tableau, standing.seat)), places,
                counts.living, counts.cheese, counts.poisoned, counts.lost, counts.buried,
                counts.clan, counts.aggressive,
            )  # fmt: skip
            now[standing.seat] = (state, standing.box.inset(-1))
        return now

    # --- drawing

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        told, bounds = tableau.told, canvas.bounds
        canvas.backdrop("table", _paint_wall)
        if canvas.visible(Box(bounds.x, bounds.y, bounds.w, TOP.bottom - bounds.y)):
            draw_phase_bar(canvas, say, told.round, told.phase)
        if canvas.visible(self.layout.cards):
            draw_cards_column(canvas, self.layout.cards, say, self.cards(tableau))
        if canvas.visible(self.layout.stage):
            self._stage(canvas, tableau, say)
        if canvas.visible(self.layout.panel_area):
            self._panels(canvas, tableau, say)

    def show(self, canvas: Canvas, tableau: Tableau, say: Texts) -> Show:
        box, seats = picture_box(self.layout), self.evening.seats
        return Show(canvas, box, tableau.passed, seats, tableau.told, tableau.story, say)

    def _stage(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        deciding, helping = tableau.deciding, tableau.helping
        draw_frame(canvas, self.layout, deciding is not None or helping is not None)
        show = self.show(canvas, tableau, say)
        if deciding is not None:
            with canvas.clipped(self.layout.stage.inset(5)):
                deciding.draw(canvas)
        elif tableau.mode is Mode.GATE:
            with canvas.clipped(show.box):
                waiting_screens(show, say("ratland.reveal.title"))
            words = "ratland.reveal.text" if self.evening.needs_curtain else "ratland.reveal.alone"
            draw_words(canvas, self.layout, say(words), theme.TEXT)
        elif helping is not None:
            happening = helping.step.shown[0]
            if tableau.playing is not None and not helping.begun:
                tableau.playing.paint(show)
            else:
                with canvas.clipped(show.box), canvas.steady():
                    BY_HAND[type(happening)].paint(show, happening, helping.pressed)
            with canvas.lettered(*helping.lettering):
                draw_words(canvas, self.layout, helping.words, theme.LAMP)
        else:
            if tableau.playing is not None:
                tableau.playing.paint(show)
            self._caption(canvas, tableau, say)

    def _caption(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        if tableau.thinker:
            draw_words(canvas, self.layout, say("ratland.table.waiting", name=tableau.thinker), theme.LAMP)
        elif tableau.sentence is not None:
            draw_caption(canvas, self.layout, tableau.sentence, tableau.heading)
        if tableau.mode is Mode.BACK:
            draw_pill(canvas, self.layout, "step_back", say("ratland.table.looking_back"))
        elif tableau.paused:
            draw_pill(canvas, self.layout, "pause", say("ratland.table.paused"))

    def _panels(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        layout, told = self.layout, tableau.told
        lifting = _is_reveal(tableau.happenings) and tableau.mode is not Mode.GATE
        for standing in layout.panels:
            if not canvas.visible(standing.box):
                continue
            seat = self.evening.seats[standing.seat]
            marks = self.marks(tableau, standing.seat)
            up = lifted(tableau.passed, standing.seat, len(layout.panels)) if lifting else 1.0
            if up < STILL_DOWN:
                marks = replace(marks, screened=True)
            draw_panel(canvas, standing, seat, told.seats[standing.seat], marks, say, layout.compact)
            if marks.screened or up < 1:
                draw_screen(canvas, standing, seat, layout.compact, min(up, 1.0) if lifting else 0.0)
            draw_changes(canvas, standing, self.changes(tableau, standing.seat), say, layout.compact)


def _is_reveal(happenings: Sequence[Happening]) -> bool:
    return any(isinstance(x, Revealed) for x in happenings)


def _places_of(happenings: Sequence[Happening], seat: int, players: int) -> tuple[Place, ...]:
    """The places on a seat's panel that a step is about: pipes, what they meet, the nursery."""
    places: dict[Place, None] = {}
    for x in happenings:
        if isinstance(x, Attacked | Stole):
            if seat == x.seat:
                places[x.side] = None
            elif seat == x.victim:
                places[FACING[x.side] if players == 2 else PANTRY] = None
        elif isinstance(x, Bred) and seat == x.seat:
            places[NURSERY] = None
    return tuple(places)


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
