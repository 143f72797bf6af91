"""Which door: the doors themselves can be pressed, each with its reckoning; the Manipulator names two."""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.comme_des_rats.rules.previews import DoorOutlook, Omen, bells, door_outlook
from ratland_desktop.games.comme_des_rats.rules.questions import LookPiles, Pile
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.text import Texts

from ...pieces.cellar import DoorMood, Note, door_boxes, draw_doors, draw_wall
from .kit import CellarDecision, Spot

TONES = {Omen.SURELY: theme.BAD, Omen.SAFE: theme.GOOD, Omen.WHO_KNOWS: theme.SOFT_TEXT}


def outlook_words(say: Texts, outlook: DoorOutlook, *, percentages: bool) -> str:
    """The reckoning in words, with the chance where it is open and wanted."""
    omen = say(f"comme_des_rats.omen.{outlook.omen.value}")
    if not percentages or outlook.chance is None or outlook.omen not in (Omen.PERHAPS, Omen.ONE_IS_SURE):
        return omen
    percent = round(100 * outlook.chance)
    return say(f"comme_des_rats.screen.door.{outlook.omen.value}", n=percent, omen=omen)


class DoorDecision(CellarDecision[Pile]):
    """A press on a door takes its cards."""

    percentages = True
    numbers = "doors"

    @property
    def first(self) -> str:
        return f"door-{self.question.options[0]}"

    def widgets(self) -> list[Widget]:
        say = self.around.say
        spots = door_boxes(self.room, len(self.view.doors))
        return [
            Spot(
                f"door-{number}", spot.cell, self.answering(number),
                doing=say("comme_des_rats.screen.door.take", n=number + 1), tooltip=self.refusal(number),
                legal=number in self.question.options,
            )
            for number, spot in enumerate(spots)
        ]  # fmt: skip

    def draw_back(self, canvas: Canvas) -> None:
        draw_wall(canvas, self.room, len(self.view.doors))
        say, view = self.around.say, self.view
        ringing = bells(view).doors
        notes, omens = [], set()
        for number in range(len(view.doors)):
            outlook = door_outlook(view, number, self.question.keys)
            words = outlook_words(say, outlook, percentages=self.percentages)
            omens.add(outlook.omen)
            ink = TONES.get(outlook.omen, theme.TEXT)
            notes.append(Note(words, ink, pale=outlook.omen is Omen.EMPTY, bell=number in ringing))
        draw_doors(canvas, self.room, view.doors, say, DoorMood(notes=tuple(notes)))
        # the advice is about all doors: a Fool may have stored the trap of one that nobody can reckon
        sure = Omen.ONE_IS_SURE in omens and Omen.WHO_KNOWS not in omens
        advice = "bell" if ringing else "sure" if sure else ""
        self.draw_foot(canvas, say(f"comme_des_rats.screen.door.{advice}_advice") if advice else "")


class WordsAtDoors(DoorDecision):
    """The same for a table that wants no percentages."""

    percentages = False


class TwoDoorsDecision(CellarDecision[LookPiles]):
    """The Manipulator names two doors, one press after the other; pressed again, a door is let go."""

    about = "door.two_about"
    numbers = "doors"

    @property
    def first(self) -> str:
        return "door-0"

    @property
    def chosen(self) -> list[int]:
        chosen: list[int] = self.around.draft.setdefault("doors", [])
        return chosen

    def press(self, number: int) -> Go | None:
        chosen = self.chosen
        if number in chosen:
            chosen.remove(number)
        else:
            chosen.append(number)
        if len(chosen) == len(self.question.options[0]):
            answer = tuple(sorted(chosen))
            chosen.clear()
            return self.around.answer(answer)
        self.around.rebuild()
        return STAY

    def widgets(self) -> list[Widget]:
        say = self.around.say
        return [
            Spot(
                f"door-{number}", spot.cell, partial(self.press, number),
                doing=say("comme_des_rats.screen.door.look", n=number + 1), chosen=number in self.chosen,
            )
            for number, spot in enumerate(door_boxes(self.room, len(self.view.doors)))
        ]  # fmt: skip

    def draw_back(self, canvas: Canvas) -> None:
        draw_wall(canvas, self.room, len(self.view.doors))
        notes = tuple(Note(lit=number in self.chosen) for number in range(len(self.view.doors)))
        mood = DoorMood(frozenset(self.chosen), notes)
        draw_doors(canvas, self.room, self.view.doors, self.around.say, mood)
        self.draw_foot(canvas, self.around.say("comme_des_rats.screen.door.two_advice", n=len(self.chosen)))
