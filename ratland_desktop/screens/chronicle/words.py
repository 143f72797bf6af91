"""What the chronicle says: headline, variants, deeds and the story. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from ratland_desktop.hotseat.chronicle import Chronicle, Deed
from ratland_desktop.hotseat.turning_points import Turn, TurningPoint, turning_points
from ratland_desktop.saves.clock import here
from ratland_desktop.screens.chronicle.deeds import Deeds, Keepsake
from ratland_desktop.tabletop.seats import NOBODY, Seat
from ratland_desktop.text import Texts

MOST_SENTENCES = 5
MOST_NAMES = 3
MOST_KEEPSAKES = 4
LONG_AFTER = timedelta(days=400)


@dataclass(frozen=True, slots=True)
class Page:
    """All that stands on the page."""

    deeds: Deeds
    chronicle: Chronicle
    seats: tuple[Seat, ...]
    when: datetime

    @property
    def ranking(self) -> list[int]:
        """The seats, the best first; shared places in seat order."""
        places = self.chronicle.places
        return sorted(range(len(self.seats)), key=lambda seat: (places[seat], seat))

    @property
    def keepsakes(self) -> list[Keepsake]:
        """As many as there is room for; what happened comes before what did not."""
        every = [*self.deeds.keepsakes]
        if len(every) > MOST_KEEPSAKES:
            every.sort(key=lambda keepsake: self.chronicle.deed(keepsake.kind) is None)
        return every[:MOST_KEEPSAKES]

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def sum_words(self, say: Texts, seat: int) -> str:
        return self.deeds.sum_words(say, self.chronicle, seat)


def players_among(seats: Iterable[Seat]) -> int:
    """How many play: people and computers, but not a seat that nobody plays."""
    return sum(seat.player != NOBODY for seat in seats)


def date(say: Texts, when: datetime) -> str:
    """The day as it is written on paper: never "yesterday"."""
    day = here(when)
    return say.when(day, day + LONG_AFTER)


def headline(say: Texts, page: Page) -> str:
    names = winners(say, page)
    if len(names) == 1:
        return say("results.wins", name=names[0])
    return say("results.shared", names=names)


def winners(say: Texts, page: Page) -> list[str]:
    """Who won; of a whole crowd the first few."""
    names = [page.name(seat) for seat in page.chronicle.winners]
    if len(names) > MOST_NAMES:
        names[MOST_NAMES - 1 :] = [say("shell.title.others", n=len(names) - MOST_NAMES + 1)]
    return names


def variant(say: Texts, page: Page) -> str:
    """How many played, and with which variants."""
    players = say("hall.count.players", n=players_among(page.seats))
    return " · ".join([players, *page.deeds.variant_words(say, page.chronicle)])


def deed_title(say: Texts, keepsake: Keepsake) -> str:
    return say(f"{keepsake.words}.title")


def deed(say: Texts, page: Page, keepsake: Keepsake) -> str:
    """The greatest of its kind; without one, why that is good or sad."""
    return deed_words(say, keepsake, page.chronicle.deed(keepsake.kind), page.seats)


def deed_words(say: Texts, keepsake: Keepsake, found: Deed | None, seats: Sequence[Seat]) -> str:
    """What there is to say about this deed of somebody at this table."""
    if found is None:
        return say(f"{keepsake.words}.none")
    other = seats[found.other].name if found.other >= 0 else ""
    name, amount = seats[found.seat].name, {keepsake.counted: found.amount}
    return say(f"{keepsake.words}.text", round=found.round, name=name, other=other, **amount)


def story(say: Texts, page: Page) -> list[str]:
    """A few sentences, the first one about the evening, the last one about its end."""
    told, about = page.chronicle, page.deeds.story
    players = players_among(page.seats)
    opening = say(f"{about.words}.opening", players=players, rounds=told.rounds, date=date(say, page.when))
    points = turning_points(told, about.scale)
    if len(points) >= MOST_SENTENCES:
        points = (*points[: MOST_SENTENCES - 2], points[-1])
    return [opening, *(point_words(say, page, point) for point in points)]


def point_words(say: Texts, page: Page, point: TurningPoint) -> str:
    """A turning point as a sentence."""
    names = winners(say, page)
    name = page.name(point.seat) if point.seat >= 0 else ""
    other = page.name(point.other) if point.other >= 0 else ""
    n = point.amount if point.turn in (Turn.LEAD_CHANGED, Turn.CLOSE) else point.round
    about = page.deeds.story
    return say(
        f"{about.words}.{point.turn}", n=n, round=point.round, name=name, other=other, names=names,
        **{"points": point.amount, about.counted: point.amount},
    )  # fmt: skip


def file_title(say: Texts, page: Page) -> str:
    """The name of the file: the game, the day and who was best."""
    return game_title(say, page.deeds.game, page.when, [page.name(seat) for seat in page.ranking])


def game_title(say: Texts, game: str, when: datetime, names: Sequence[str]) -> str:
    """A game, its day and who was best, in one line. `names`: the best first."""
    return f"{say(f'{game}.name')} {here(when):%Y-%m-%d} {', '.join(names[:MOST_NAMES])}"
