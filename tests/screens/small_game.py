"""Plate, a second game for the set-up and other small pages: what can be wished for, and its words.

Two to five play, and with two of them a Mouse joins that nobody plays. It has no rules, no table and no
files: what a screen shows of it comes from the descriptions here alone. (Crumbs, which has rules, offers
one switch, and that only for its screens.)
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ratland_desktop.hotseat.levels import LEVELS
from ratland_desktop.screens.setup.sheet import Sheet, Variant, Wishes
from ratland_desktop.shell.desk import Desk
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.text import Texts
from tests.pilot import Heard
from tests.words_beside import texts_beside

WORDS = {
    "en": """
mouse = "The Mouse"
start = "To the crumbs!"
about = "2 to 5 mice around one plate."
with_mouse = "With two of you the Mouse joins in."
too_few = "You need {fewest} mice."
too_many = "Only {most} mice fit around the plate."
[first]
label = "Who begins?"
about = "Who is the hungriest?"
chance = "By chance"
[guard]
label = "Guards"
about = "A five keeps others from looking."
needs = "Guards need {n} mice."
[bread]
label = "Bread"
white = "White"
brown = "Brown"
old = "Old"
white_about = "Soft and quick."
brown_about = "It takes a little longer."
old_about = "For strong teeth."
[dish]
label = "Plate"
about = "What lies on it?"
""",
    "de": """
mouse = "Die Maus"
start = "Auf zu den Krümeln!"
about = "2 bis 5 Mäuse um einen einzigen Teller."
with_mouse = "Zu zweit spielt die Maus mit, und niemand führt sie."
too_few = "Ihr braucht {fewest} Mäuse."
too_many = "Nur {most} Mäuse passen um den Teller."
[first]
label = "Wer fängt an?"
about = "Wer hat den größten Hunger von euch allen?"
chance = "Der Zufall"
[guard]
label = "Wachen"
about = "Eine Fünf hält die Nachbarn davon ab, in die Karten zu sehen."
needs = "Wachen gibt es ab {n} Mäusen."
[bread]
label = "Brot"
white = "Weißbrot"
brown = "Schwarzbrot"
old = "Altes Brot"
white_about = "Weich und schnell gegessen."
brown_about = "Das dauert ein wenig länger."
old_about = "Für Mäuse mit starken Zähnen."
[dish]
label = "Teller"
about = "Was liegt darauf?"
""",
}


@fact
class Options:
    players: int
    first: int | None
    guard: bool
    bread: object = None
    plate: object = None


def options(players: int, first: int | None, wishes: Wishes) -> Options:
    return Options(players, first, wishes["guard"] is True, wishes.get("bread"), wishes.get("plate"))


SMALL_SHEET = Sheet(
    game="plate",
    fewest=2,
    most=5,
    options=options,
    abouts=((0, "plate.with_mouse"), (3, "plate.about")),
    start="plate.start",
    first="plate.first",
    too_few="plate.too_few",
    too_many="plate.too_many",
    variants=(
        Variant("guard", "plate.guard", default=True, fewest=3),
        Variant("bread", "plate.bread", "white", ("white", "brown", "old"), about_each=True),
    ),
    joining={2: "plate.mouse"},
    fresh=(HUMAN, HUMAN, LEVELS[1]),
    quick=(HUMAN, LEVELS[0]),
)
PLATES = Variant(
    "plate", "plate.dish", None, (1, 2, None),
    pictures=(("cheese/yellow",), ("cheese/yellow", "cheese/wheel"), ("cheese/wheel",)),
)  # fmt: skip
PICTURE_SHEET = replace(SMALL_SHEET, variants=(SMALL_SHEET.variants[0], PLATES))
"""The same with pictures to choose from."""


def small_texts(folder: Path, language: str = "en") -> Texts:
    return texts_beside(folder, SMALL_SHEET.game, WORDS, language)


def small_desk(folder: Path, language: str = "en") -> Desk:
    return Desk(small_texts(folder, language), sound=Heard())
