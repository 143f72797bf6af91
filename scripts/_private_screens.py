"""Pictures of what any game may need behind the curtain: a glance, speaking up, and what only one may see."""

from __future__ import annotations

from _screens import screen, stay
from _sessions import family
from _studio import Studio

from ratland_desktop.screens.only_you import OnlyYouScene, Whispered
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scenes.curtain import CurtainScene, Purpose, Row, Waiting
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts

STATES = (Waiting.DONE, Waiting.NOW, Waiting.NEXT, Waiting.COMPUTER)


@screen
def curtain_in_turn(studio: Studio, name: str) -> None:
    """People take turns: some have played, and everybody else may look at own things."""
    rows = [
        Row(n, seat, STATES[n] if n < len(STATES) else Waiting.WAITS, rethinks=n == 0, glances=n != 1)
        for n, seat in enumerate(family(studio.players, names=studio.names))
    ]
    for kind, purpose in (
        ("", Purpose.TURN), ("-glance", Purpose.GLANCE), ("-speak-up", Purpose.SPEAK_UP),
    ):  # fmt: skip
        scene = CurtainScene(
            rows, 1, explain=purpose is Purpose.TURN, menu=stay, seats=stay, purpose=purpose, sealed=False
        )
        studio.shoot(f"{name}{kind}", lambda made=scene: made)  # type: ignore[misc]


def _card(canvas: Canvas, box: Box) -> None:
    canvas.picture("ratland/card/food_back", box)


def _told(happening: Happening, say: Texts) -> Whispered:
    """Any longer sentence of the language does."""
    return Whispered(say("curtain.explain", name="Oma Ilse"), _card)


@screen
def only_you(studio: Studio, name: str) -> None:
    seat = family(studio.players, names=studio.names)[1]
    for number in (1, 3, 6):
        heard = [Happening()] * number
        scene = OnlyYouScene(seat, heard, _told, stay)
        studio.shoot(f"{name}-{number}", lambda made=scene: made)  # type: ignore[misc]
