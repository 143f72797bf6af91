"""What the chronicle says: headline, variants, deeds and the story, in the table's language. No pictures."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from ratland_desktop.games.ratland.chronicle import Chronicle, Kind
from ratland_desktop.games.ratland.turning_points import Turn, TurningPoint, turning_points
from ratland_desktop.saves.clock import here
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

MOST_SENTENCES = 5
MOST_NAMES = 3
LONG_AFTER = timedelta(days=400)


@dataclass(frozen=True, slots=True)
class Page:
    """All that stands on the page."""

    chronicle: Chronicle
    seats: tuple[Seat, ...]
    when: datetime

    @property
    def ranking(self) -> list[int]:
        """The seats, the best first; shared places in seat order."""
        places = self.chronicle.places
        return sorted(range(len(self.seats)), key=lambda seat: (places[seat], seat))

    def name(self, seat: int) -> str:
        return self.seats[seat].name


def date(say: Texts, when: datetime) -> str:
    """The day as it is written on paper: never "yesterday"."""
    day = here(when)
    return say.when(day, day + LONG_AFTER)


def headline(say: Texts, page: Page) -> str:
    names = winners(say, page)
    if len(names) == 1:
        return say("ratland.results.wins", name=names[0])
    return say("ratland.results.shared", names=names)


def winners(say: Texts, page: Page) -> list[str]:
    """Who won; of a whole crowd the first few."""
    names = [page.name(seat) for seat in page.chronicle.winners]
    if len(names) > MOST_NAMES:
        names[MOST_NAMES - 1 :] = [say("shell.title.others", n=len(names) - MOST_NAMES + 1)]
    return names


def variant(say: Texts, page: Page) -> str:
    """How many played, and with which variants."""
    told = page.chronicle
    words = [
        say("hall.count.players", n=told.players),
        say(f"hall.variant.clans.{str(told.with_clans).lower()}"),
        say(f"hall.variant.board.{told.board.value}"),
        say(f"hall.variant.food.{told.food.value}"),
    ]
    return " · ".join(words)


def deed(say: Texts, page: Page, kind: Kind) -> str:
    """The greatest of its kind; without one, why that is good or sad."""
    found = page.chronicle.deed(kind)
    if found is None:
        return say(f"chronicle.deed.{kind}.none")
    other = page.name(found.other) if found.kind is Kind.RAID else ""
    return say(
        f"chronicle.deed.{kind}.text", round=found.round, name=page.name(found.seat), other=other,
        cheese=found.amount, rats=found.amount,
    )  # fmt: skip


def story(say: Texts, page: Page) -> list[str]:
    """A few sentences, the first one about the evening, the last one about its end."""
    told = page.chronicle
    opening = say(
        "chronicle.story.opening", players=told.players, rounds=told.rounds, date=date(say, page.when)
    )
    points = turning_points(told)
    if len(points) >= MOST_SENTENCES:
        points = (*points[: MOST_SENTENCES - 2], points[-1])
    return [opening, *(_told(say, page, point) for point in points)]


def _told(say: Texts, page: Page, point: TurningPoint) -> str:
    names = winners(say, page)
    name = page.name(point.seat) if point.seat >= 0 else ""
    other = page.name(point.other) if point.other >= 0 else ""
    n = point.amount if point.turn in (Turn.LEAD_CHANGED, Turn.CLOSE) else point.round
    return say(
        f"chronicle.story.{point.turn}", n=n, round=point.round, name=name, other=other, names=names,
        rats=point.amount, points=point.amount,
    )  # fmt: skip


def file_title(page: Page) -> str:
    """The name of the file: the day and who was best, the same in every language."""
    names = [page.name(seat) for seat in page.ranking[:MOST_NAMES]]
    return f"RatLand {here(page.when):%Y-%m-%d} {', '.join(names)}"
