"""The words of Crumbs, which is in no locale folder: tests lay them beside those of the house."""

from __future__ import annotations

from pathlib import Path

from ratland_desktop.text import Texts
from tests.words_beside import texts_beside

WORDS = {
    "en": """
name = "Crumbs"
cards = "Cards"
all_faces = "There are five of each."
points = { one = "{n} crumb", other = "{n} crumbs" }
[face]
name = "The {n}"
text = "Lay it open, or keep it: {n:crumbs.points}."
note = "Nothing special."
when = "When you’re aimed at"
[chapter]
play = "How to play"
look = "Look it up"
[page.aim]
title = "Aiming"
text_1 = "Lay a card, aim at somebody, look at [[face_1|a card]]."
picture_fan = "Five faces."
example_1 = "Mia aims at Ben, and Ben shows a [[face_5|five]]."
[page.faces]
title = "The faces"
text_1 = "The higher, the **better**."
[page.words]
title = "Words"
term_mouse = "**Mouse**: played by nobody."
term_crumb = "**Crumb**: a point."
[page.rulings]
title = "House rules"
text_1 = "What we agreed on."
[ruling]
r1 = "A five may always stay hidden."
[results]
how = "Open cards count, and one card in the hand."
sum = "{laid} + {kept} = {n:crumbs.points}"
tie_shared = "The crumbs are shared."
tie = "{name} was hungrier."
saw = "had {n:crumbs.points}"
growing = "Round by round"
curve = "Crumbs by round"
laid = "Laid open"
laid_in = "Laid in round {n}"
[asked]
lay = "Laying a card"
[deed.lay]
title = "The biggest crumb"
text = "Round {round}: {name} lays a card of {face:crumbs.points}."
none = "Nobody laid a thing."
[deed.look]
title = "The boldest look"
text = "Round {round}: {name} looks at {other}, {times} times."
none = "Nobody looked."
[story]
opening = "{players} mice and {rounds} rounds, on {date}."
led_always = "{name} was always in front."
overtook = "{name} passed {other} in round {round}."
comeback = "{name} came back."
lead_changed = "The lead changed {n} times."
leap = "{name} won {crumbs:crumbs.points} in round {round}."
slump = "{name} lost {crumbs:crumbs.points}."
close = "Only {n} between {name} and {other}."
far = "{name} was far ahead."
shared = "{names:list} share it."
[variant.mouse]
true = "With the Mouse"
[table]
title = "Round {n}, {deck} cards in the deck"
line = "Laid: {open:list}. In hand: {n}."
[tell]
round_began = "Round {number} begins."
drew = "{name} draws a card."
laid = "{name} lays a {face}."
aimed = "{name} aims at {victim}."
guarded = "{name} shows a five: nobody looks."
looked = "{name} looks at a card of {victim}."
kept = "Everybody keeps one card."
[ask.lay]
title = "{name}, which card do you lay?"
place = "Card {n}"
[ask.aim]
title = "{name}, whom do you aim at?"
about = "You may look at one of their cards."
seat = "At {victim}"
[ask.guard]
title = "{name}, do you show a five?"
pass = "No"
guard = "Yes"
guard_about = "Then nobody looks."
[ask.look]
title = "{name}, which card do you look at?"
place = "Card {n}"
[ask.keep]
title = "{name}, which card do you keep?"
place = "Card {n}"
[hall]
best = "Most crumbs"
peak = "Fullest plate"
mouse = "Mouse"
""",
}
WORDS["de"] = (
    WORDS["en"]
    .replace('name = "Crumbs"', 'name = "Krümel"')
    .replace("Lay it open, or keep it", "Leg sie offen hin, oder behalte sie lieber für dich")
    .replace(
        "Open cards count, and one card in the hand.", "Offene Karten zählen, und eine einzige aus der Hand."
    )
    .replace("Laid in round", "Ausgelegt in Runde")
    .replace("Round by round", "Runde für Runde")
    .replace("Fullest plate", "Der vollste Teller")
)


def crumbs_texts(folder: Path, language: str = "en") -> Texts:
    return texts_beside(folder, "crumbs", WORDS, language)
