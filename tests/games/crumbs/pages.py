"""What Crumbs tells the books of the house: rule book, cards, results, chronicle and hall of fame.

As small as can be, and unlike RatLand wherever that is possible: one deck, no sign for ties, three stations,
points as pictures, more deeds than there is room for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ratland_desktop.hotseat.chronicle import (
    Chronicle,
    Curve,
    Deed,
    greatest,
    listed,
    read_curves,
    read_deeds,
    written_deeds,
)
from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.hotseat.turning_points import Scale
from ratland_desktop.screens.cards.card_box import CardBox, CardDeck
from ratland_desktop.screens.chronicle.deeds import Deeds, Keepsake, Story
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.hall.pages import BEST, PEAK, HallPages, Record, VariantFilter
from ratland_desktop.screens.results.curves import Chart, curves_page
from ratland_desktop.screens.results.pages import FinalTable, ResultPage, ResultPages, Station, Why
from ratland_desktop.screens.rulebook.book import Book, CardLine, CardText, Entry, Illustration
from ratland_desktop.screens.rulebook.markup import Span
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.widgets import Look, ScrollList, Widget
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from tests.games.crumbs.rules import ROUNDS, Laid, Looked, RoundBegan, View

FACES = tuple(f"face_{number}" for number in range(1, 6))


# --- the rule book and the cards


def _pips(face: str) -> int:
    return int(face.removeprefix("face_"))


def _name(say: Texts, face: str) -> str:
    return say("crumbs.face.name", n=_pips(face))


def _words(say: Texts, face: str) -> str:
    return say("crumbs.face.text", n=_pips(face))


def _lines(say: Texts, face: str) -> list[CardLine]:
    return [CardLine(_words(say, face), sign="cheese/yellow")]


def _note(say: Texts, face: str) -> str:
    return say("crumbs.face.note")


def _when(say: Texts, face: str) -> Span:
    return Span(say("crumbs.face.when"), "aim")


def _paint(canvas: Canvas, box: Box, face: str) -> None:
    canvas.rounded(box, theme.PAPER, radius=20, rim=theme.INK)
    canvas.text(str(_pips(face)), box, theme.TITLE, theme.INK, align="centre")


def _paint_large(canvas: Canvas, box: Box, say: Texts, face: str) -> None:
    _paint(canvas, box, face)
    canvas.text(_words(say, face), box.bottom_part(200).inset(30), theme.BODY, theme.INK, lines=0)


def _fan(canvas: Canvas, box: Box, say: Texts) -> None:
    for face, part in zip(FACES, box.columns(len(FACES), 20), strict=True):
        _paint(canvas, part, face)


BOOK = Book(
    chapters={"play": ("aim", "faces"), "look": ("words", "rulings")},
    chapter_words="crumbs.chapter",
    page_words="crumbs.page",
    ruling_words="crumbs.ruling",
    illustrations={"fan": Illustration(_fan, 200)},
    entries={"face": Entry(_name, _paint, (150.0, 200.0), CardText(_words, _lines, _when, _note))},
    sections={"faces": ("face", FACES)},
    rulings=1,
    ruled={"face_5": (1,), "aim": (1,)},
    cards=CardBox(
        (CardDeck("crumbs.cards", FACES, entry="face", about="crumbs.all_faces"),), _name, _paint_large
    ),
)


# --- results


def _laid(view: View) -> list[tuple[int, ...]]:
    return [*view.open]


def _stations(view: View) -> tuple[Station, ...]:
    rounds = [tuple(row[number] for row in view.open) for number in range(ROUNDS)]
    shown = [Station("cheese/yellow", laid, 0.8) for laid in rounds]
    nothing = (0,) * len(view.open)
    return (*shown, Station("grave", nothing, 5.0, sound="grave"))


def _sum(say: Texts, view: View, standing: Standing) -> str:
    laid = sum(view.open[standing.seat])
    return say("crumbs.results.sum", laid=laid, kept=standing.points - laid, n=standing.points)


def _draw_stars(canvas: Canvas, box: Box, shown: FinalTable, standing: Standing) -> None:
    for star in box.columns(20)[: standing.points]:
        canvas.icon("star", star, theme.LAMP)


def _tie(say: Texts, names: list[str], level: list[Standing]) -> str:
    return say("crumbs.results.tie", name=names[0])


def _saw(say: Texts, thought: Thought) -> str:
    return say("crumbs.results.saw", n=thought.had["points"])


def _charts(view: View) -> list[Chart]:
    return [Chart("crumbs.results.curve", [[0, row[0], sum(row)] for row in view.open])]


def _draw_laid(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    for seat, part, row in zip(shown.seats, box.rows(len(shown.seats), 10), shown.view.open, strict=True):
        words = f"{seat.name}: {row[shown.round - 1]}"
        canvas.text(words, part, theme.LABEL, theme.TEXT)


LAID = ResultPage(
    "crumbs.results.laid", _draw_laid, lambda view: ROUNDS, "crumbs.results.laid_in", reasons=True
)


@fact
class Plate:
    """A card that was laid open, by whom and in which round."""

    seat: int
    round: int
    face: int


def plates(view: View) -> list[Plate]:
    return [
        Plate(seat, round_, face) for seat, row in enumerate(view.open) for round_, face in enumerate(row, 1)
    ]


def _draw_plate(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """What was pressed, above the list."""
    words = shown.say("crumbs.results.press")
    if isinstance(shown.opened, Plate):
        plate = shown.opened
        name = shown.seats[plate.seat].name
        words = shown.say("crumbs.results.plate", name=name, n=plate.round, face=plate.face)
    canvas.text(words, box.top_part(PLATE_WORDS), theme.LABEL, theme.LAMP)


def _plate_list(box: Box, shown: FinalTable) -> list[Widget]:
    """More than fits: it scrolls, and every row can be pressed."""
    every = plates(shown.view)

    def paint(canvas: Canvas, at: int, row: Box, look: Look) -> None:
        canvas.rounded(row, theme.RAISED if look.focused or look.hovered else theme.PANEL, radius=20)
        words = shown.say("crumbs.points", n=every[at].face)
        canvas.text(words, row.inset(30, 10), theme.LABEL, theme.TEXT)

    room = box.below(PLATE_WORDS + 10)
    return [
        ScrollList("plates", room, len(every), PLATE_HIGH, paint, lambda at: shown.open(every[at]), gap=12)
    ]


PLATE_WORDS, PLATE_HIGH = 60.0, 130.0
PLATES = ResultPage("crumbs.results.plates", _draw_plate, widgets=_plate_list)
RESULTS = ResultPages(
    how="crumbs.results.how",
    sum_words=_sum,
    tie_words=_tie,
    tie_shared="crumbs.results.tie_shared",
    stations=_stations,
    pages=(curves_page("crumbs.results.growing", _charts), LAID, PLATES),
    why=Why("crumbs.asked", _saw),
)
PLAIN_RESULTS = ResultPages(RESULTS.how, _sum, _tie, RESULTS.tie_shared, draw_sum=_draw_stars)
"""The same without a count, and without pages: points are drawn as stars."""


# --- chronicle and hall


@fact
class CrumbsChronicle(Chronicle):
    """Points by round, and the greatest deeds."""

    crumbs: tuple[Curve, ...]
    deeds: tuple[Deed, ...]

    @property
    def curves(self) -> tuple[Curve, ...]:
        return self.crumbs

    def points(self, seat: int, after: int = -1) -> int:
        return self.crumbs[seat][after]

    def tiebreak(self, seat: int) -> int:
        return 0


KINDS = ("look", *(f"never_{number}" for number in range(5)), "lay")


def tell(match: Any) -> CrumbsChronicle:
    done, crumbs = [], [[0] * (ROUNDS + 1) for _ in match.outcome().standings]
    for story in match.stories:
        round_ = 0
        for happening in story:
            match happening:
                case RoundBegan():
                    round_ = happening.number
                case Laid():
                    done.append(Deed("lay", round_, happening.seat, happening.face))
                    for after in range(round_, ROUNDS + 1):
                        crumbs[happening.seat][after] += happening.face
                case Looked():
                    done.append(Deed("look", round_, happening.seat, 1, happening.at))
    for standing in match.outcome().standings:
        crumbs[standing.seat][-1] = standing.points
    return CrumbsChronicle(tuple(map(tuple, crumbs)), greatest(done, KINDS))


def write(told: CrumbsChronicle) -> dict[str, Any]:
    return {"crumbs": [[*curve] for curve in told.crumbs], "deeds": written_deeds(told.deeds)}


def read(written: object, players: int) -> CrumbsChronicle | None:
    try:
        assert isinstance(written, Mapping)
        curves = read_curves(listed(written["crumbs"]), ROUNDS, players)
        return CrumbsChronicle(
            curves, read_deeds(written["deeds"], KINDS, ROUNDS, players, to_others=("look",))
        )
    except (AssertionError, KeyError, ValueError):
        return None


def _paint_deed(pen: Pen, box: Box, deed: Deed | None, seats: Sequence[Seat]) -> None:
    if deed is not None:
        pen.portrait(seats[deed.seat], box.centre, 80, "proud")


def _keepsake(kind: str, table: str, counted: str) -> Keepsake:
    return Keepsake(kind, table, counted, (200, 220, 120), _paint_deed)


DEEDS = Deeds(
    game="crumbs",
    logo="cheese/wheel",
    tell=tell,
    write=write,
    read=read,
    story=Story("crumbs.story", "crumbs", Scale(close=1, far=5, step=5)),
    keepsakes=(
        *(_keepsake(kind, "crumbs.deed.look", "times") for kind in KINDS[:-1]),
        _keepsake("lay", "crumbs.deed.lay", "face"),
    ),
    sum_words=lambda say, told, seat: say("crumbs.points", n=told.points(seat)),
    variant_words=lambda say, told: [say("crumbs.variant.mouse.true")],
    curve="crumbs.results.curve",
    highest=5,
)
HALL_PAGES = HallPages(
    deeds=DEEDS,
    variant_of=lambda view: {"mouse": True},
    records=(
        Record(BEST, "crumbs.hall.best", "cheese/wheel", "crumbs.points"),
        Record(PEAK, "crumbs.hall.peak", "cheese/orange", "crumbs.points"),
        *(
            Record(kind, f"crumbs.deed.{kind}.title", "rat/token", "crumbs.points")
            for kind in ("look", "lay")
        ),
    ),
    variants=(VariantFilter("mouse", "crumbs.hall.mouse", "crumbs.variant.mouse"),),
    peak="crumbs.hall.peak",
)
