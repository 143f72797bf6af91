"""RatLand's table around the stage: phase bar, cards and panels; what each of them depends on, and what can
be pointed at there.

Cards and crests that open large come from what everybody has seen: a clan that is still secret cannot be
opened.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ratland_desktop.games.ratland.rules.happenings import Revealed
from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.rules.words import PIPES, RATS
from ratland_desktop.games.ratland.scenes.rulebook import show_card
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Tone
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.table.bar import bar_box, draw_bar
from ratland_desktop.screens.table.layout import TOP, Layout
from ratland_desktop.screens.table.look import PartStates, Sign, Tableau
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.panel import Change, changes_of, draw_changes
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.text import Texts

from .cards_column import Decks, OnTheTable, card_boxes, deck_boxes, decks_at, draw_cards_column
from .changes import CHANGES, GOOD_UP, places_of
from .cues.bagside import area_of
from .cues.reveal import lifted
from .panels import SHOWN, Marks, draw_panel, draw_screen, parts_of

STILL_DOWN = 0.03
MOODS = {Tone.GOOD: "happy", Tone.BAD: "hungry", Tone.NEUTRAL: ""}


class RatLandStill:
    """The parts of one session's table."""

    def __init__(self, session: Session, layout: Layout) -> None:
        self.session, self.layout = session, layout
        self._decks: tuple[object, Decks] | None = None

    # --- what looks how

    def decks(self, tableau: Tableau) -> Decks:
        """Cached until the story or the match goes on, because it needs whole views."""
        match = self.session.match
        key = (tableau.at, len(match.starts), len(match.stories[-1]))
        if self._decks is None or self._decks[0] != key:
            self._decks = (key, decks_at(match, tableau.at.story, tableau.story))
        return self._decks[1]

    def cards(self, tableau: Tableau) -> OnTheTable:
        told, area = tableau.told, area_of(tableau.story)
        players = len(self.session.seats)
        return OnTheTable(told.event, told.food, players, told.pile, self.decks(tableau), area)

    def marks(self, tableau: Tableau, seat: int) -> Marks:
        told, area = tableau.told, area_of(tableau.story)
        places = (area,) if area is not None else places_of(tableau.happenings, seat, len(told.seats))
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
        found = changes_of(CHANGES, tableau.happenings, GOOD_UP)
        return [change for change in found if change.seat == seat]

    def parts(self, tableau: Tableau, say: Texts) -> PartStates:
        told = tableau.told
        now: PartStates = {
            "bar": ((told.round, told.phase), TOP),
            "cards": (self.cards(tableau), self.layout.cards.inset(-5)),
        }
        for panel in self.layout.panels:
            counts = told.seats[panel.seat]
            places = tuple(counts.places) if counts.places is not None else None
            state = (
                self.marks(tableau, panel.seat), tuple(self.changes(tableau, panel.seat)), places,
                counts.living, counts.cheese, counts.poisoned, counts.lost, counts.buried,
                counts.clan, counts.aggressive,
            )  # fmt: skip
            now[panel.seat] = (state, panel.box.inset(-1))
        return now

    # --- drawing

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        told = tableau.told
        if canvas.visible(bar_box(canvas)):
            title = say("ratland.table.round", n=max(1, told.round))
            phases = [say(f"ratland.phase.{phase.name.lower()}.short") for phase in SHOWN]
            draw_bar(canvas, title, phases, told.phase - 1)
        if canvas.visible(self.layout.cards):
            draw_cards_column(canvas, self.layout.cards, say, self.cards(tableau))
        if canvas.visible(self.layout.panel_area):
            self._panels(canvas, tableau, say)

    def _panels(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        """Every panel, and over it the screen: down before the reveal, and on its way up during it."""
        layout, told = self.layout, tableau.told
        reveals = any(isinstance(x, Revealed) for x in tableau.happenings)
        lifting = reveals and tableau.mode is not Mode.GATE
        for panel in layout.panels:
            if not canvas.visible(panel.box):
                continue
            seat = self.session.seats[panel.seat]
            marks = self.marks(tableau, panel.seat)
            up = lifted(tableau.passed, panel.seat, len(layout.panels)) if lifting else 1.0
            if up < STILL_DOWN:
                marks = replace(marks, screened=True)
            draw_panel(canvas, panel, seat, told.seats[panel.seat], marks, say, layout.compact)
            if marks.screened or up < 1:
                draw_screen(canvas, panel, seat, layout.compact, min(up, 1.0) if lifting else 0.0)
            counts = parts_of(panel, layout.compact).counts
            draw_changes(canvas, counts, self.changes(tableau, panel.seat), say, layout.compact)


def make_signs(say: Texts, layout: Layout, points: bool) -> list[Sign]:
    """Counts, places and (where they are shown) points on each panel, the decks and the common pile."""
    signs: list[Sign] = []
    words = {place.name.lower(): "pipe" for place in PIPES}
    if len(layout.panels) == 2:  # pipe against pipe (R1)
        words = {**dict.fromkeys(words, "pipe_duel"), "pantry": "pantry_duel"}
    for panel in layout.panels:
        parts = parts_of(panel, layout.compact)
        cells = {**parts.counts, **{place.name.lower(): box for place, box in parts.places.items()}}
        if points:
            cells["points"] = parts.points
        for what, box in cells.items():
            tooltip = say(f"ratland.table.sign.{words.get(what, what)}")
            signs.append(Sign(f"sign-{panel.seat}-{what}", box, tooltip=tooltip))
    for what, box in deck_boxes(layout.cards).items():
        signs.append(Sign(f"sign-{what}", box, tooltip=say(f"ratland.table.sign.{what}")))
    return signs


def make_doors(say: Texts, layout: Layout, told: Retelling, points: bool) -> list[Widget]:
    """Over the event, the food card and every clan that lies open."""
    words = say("rulebook.cards.look")
    event, food = card_boxes(layout.cards)
    doors: list[Widget] = []
    if told.event:
        doors.append(CardSpot("event-card", event, partial(show_card, told.event), tooltip=words))
    if told.food:
        card = f"food_{told.food[0]}"
        doors.append(CardSpot("food-card", food, partial(show_card, card), tooltip=words))
    for panel in layout.panels:
        clan = told.seats[panel.seat].clan
        if clan:
            name, row = f"clan-card-{panel.seat}", parts_of(panel, layout.compact).clan_row(points)
            doors.append(CardSpot(name, row, partial(show_card, clan), tooltip=words))
    return doors
