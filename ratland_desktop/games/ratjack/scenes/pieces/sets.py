"""How the four sets look: the animal, its fur, and the colours of its cards."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.ratjack.rules.cards import FACES, Face
from ratland_desktop.games.ratjack.rules.words import Set
from ratland_desktop.shell.theme import Colour, SeatColour


@dataclass(frozen=True, slots=True)
class SetLook:
    """`animal` names its pictures; `tone` and `deep` are the colours of its cards."""

    animal: str
    fur: SeatColour
    tone: Colour
    deep: Colour


LOOKS = {
    Set.RED_RATS: SetLook(
        "rat", SeatColour("red_rat", (154, 165, 184), (74, 84, 104), (238, 241, 246)),
        (184, 67, 58), (109, 31, 27),
    ),
    Set.BLUE_RATS: SetLook(
        "rat", SeatColour("blue_rat", (154, 165, 184), (74, 84, 104), (238, 241, 246)),
        (54, 114, 173), (23, 59, 96),
    ),
    Set.WEASELS: SetLook(
        "weasel", SeatColour("weasel", (192, 122, 62), (94, 50, 19), (255, 241, 220)),
        (75, 139, 74), (31, 74, 34),
    ),
    Set.RACCOONS: SetLook(
        "raccoon", SeatColour("raccoon", (154, 164, 177), (58, 66, 79), (244, 243, 238)),
        (122, 90, 176), (59, 37, 102),
    ),
}  # fmt: skip


def face_of(card: str) -> Face:
    """A face by its id; the name of an effect stands for the first card that has it."""
    if card in FACES:
        return FACES[card]
    return next(face for face in FACES.values() if face.effect.id == card)


def look_of(card: str) -> SetLook:
    return LOOKS[face_of(card).set]
