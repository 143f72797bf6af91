"""The forecast in words that a child understands: short lines, each with an icon and a mood. No drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from ratland_desktop.games.ratland.forecast import Forecast, Raid, Range, event_of, to_be_stolen
from ratland_desktop.games.ratland.rules.setup import FEWEST_ROUNDS, MOST_ROUNDS
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.seats import Seat

Say = Callable[..., str]


class Mood(Enum):
    GOOD = "good"
    BAD = "bad"
    CALM = "calm"


@fact
class Line:
    """One sentence of the preview."""

    icon: str
    words: str
    mood: Mood


def span(range: Range) -> str:
    """A range as a short number: "3", or "3–4"."""
    return str(range.least) if range.certain else f"{range.least}–{range.most}"


def round_words(say: Say, now: int) -> str:
    """Which round it is, and of how many as long as others surely follow (section 2.2)."""
    if now < FEWEST_ROUNDS:
        return say("ratland.sewer.rounds.some", n=now, fewest=FEWEST_ROUNDS, most=MOST_ROUNDS)
    return say("ratland.table.round", n=now)


def last_words(say: Say, now: int) -> str:
    """Whether this round can be the last one; empty if it surely is not."""
    if now < FEWEST_ROUNDS:
        return ""
    return say("ratland.sewer.rounds.maybe_last" if now < MOST_ROUNDS else "ratland.sewer.rounds.last")


def loss_lines(say: Say, seen: Forecast) -> list[Line]:
    """What others can steal, where there is anything to steal."""
    if not seen.cheese:
        return []
    return [
        Line(
            "shield",
            say("ratland.sewer.loss", n=seen.theft.most),
            Mood.CALM if seen.theft.most else Mood.GOOD,
        )
    ]


def event_lines(say: Say, view: View, seen: Forecast) -> list[Line]:
    """What the event has done for this player already."""
    event = event_of(view)
    lines = []
    if event.at_once == "come_home":
        lines.append(Line("infirmary", say("ratland.sewer.just_in_time"), Mood.GOOD))
    if event.hides_cheese and seen.cheese:
        lines.append(Line("lock", say("ratland.sewer.hidden_cheese"), Mood.GOOD))
    return lines


def raid_line(say: Say, view: View, seats: Sequence[Seat], raid: Raid) -> Line:
    """One raid in a sentence."""
    name, loot, defence = seats[raid.victim].name, raid.loot, raid.defence
    if not to_be_stolen(view, raid.victim):
        return Line("sword", say("ratland.sewer.attack.hopeless", name=name), Mood.BAD)
    if not loot.most:
        return Line("sword", say("ratland.sewer.weak", name=name, guards=defence.least), Mood.BAD)
    exact = defence.certain and (defence.most or view.players > 2)
    meets = "defence_exact" if exact else "duel" if view.players == 2 else "defence"
    brings = "loot_exact" if loot.certain else "loot"
    words = (
        say(f"ratland.sewer.attack.{meets}", name=name, weakest=defence.least, strongest=defence.most),
        say(f"ratland.sewer.attack.{brings}", least=loot.least, most=loot.most),
    )
    return Line("sword", " ".join(words), Mood.GOOD if loot.least else Mood.CALM)


def breeding_words(say: Say, seen: Forecast) -> str:
    """Short, for the nursery itself."""
    born = seen.breeding.born
    if not seen.breeding.due:
        return say("ratland.sewer.breeding.none")
    if not born.most:
        return say("ratland.sewer.pile_empty")
    if born.certain:
        return say("ratland.sewer.breeding.some", n=born.most)
    return say("ratland.sewer.pile_short")


def breeding_sentence(say: Say, seen: Forecast) -> str:
    """The same, with its reason."""
    born = seen.breeding.born
    if not born.most:
        return say("ratland.sewer.breeding.pile_empty")
    if born.certain:
        return f"{breeding_words(say, seen)}."
    return f"{say('ratland.sewer.breeding.range', least=born.least, most=born.most)}."


def feeding_verdict(say: Say, seen: Forecast) -> tuple[str, Mood]:
    """Is there enough? Compared with the cheese of now and what comes for sure."""
    cost, have = seen.feeding, seen.purse_without_luck
    if not cost.most:
        return say("ratland.sewer.feeding.free"), Mood.GOOD
    if cost.most <= have:
        return say("ratland.sewer.feeding.safe" if seen.theft.most else "ratland.sewer.enough"), Mood.GOOD
    if cost.least <= have:
        return say("ratland.sewer.feeding.tight", missing=cost.most - have), Mood.CALM
    return say("ratland.sewer.feeding.short", missing=cost.least - have), Mood.BAD


def search_line(say: Say, seen: Forecast) -> Line:
    """What the search can bring. A lone rat on the aggressive board searches, but draws nothing."""
    if seen.searchers and not seen.finds.most:
        return Line("search", say("ratland.sewer.feeding.no_draw"), Mood.BAD)
    mood = Mood.CALM if seen.finds.most else Mood.BAD
    return Line("search", say("ratland.sewer.feeding.finds", most=seen.finds.most), mood)
