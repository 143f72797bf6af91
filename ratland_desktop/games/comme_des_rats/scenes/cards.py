"""Cards, die faces and roles for the viewer, each as large as the screen allows."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.screens.cards.card_box import CardBox, CardDeck
from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.text import Texts

from .pieces import pictures
from .pieces.cards import draw_card
from .pieces.tokens import draw_die

CARD, FACE, ROLE = "card", "face", "role"
"""The rule book's kinds of entries; also the tables of their words."""
DECKS = (
    CardDeck("comme_des_rats.screen.cards.door", tuple(DOOR_CARDS), entry=CARD,
             about="comme_des_rats.rulebook.cards.door_about"),
    CardDeck("comme_des_rats.screen.cards.dice", tuple(FACES), entry=FACE,
             about="comme_des_rats.rulebook.cards.dice_about"),
    CardDeck("comme_des_rats.screen.cards.role", tuple(ROLES), entry=ROLE,
             about="comme_des_rats.rulebook.cards.role_about"),
)  # fmt: skip


def kind_of(name: str) -> str:
    return CARD if name in DOOR_CARDS else FACE if name in FACES else ROLE


def name_of(say: Texts, name: str) -> str:
    return say(f"comme_des_rats.{kind_of(name)}.{name}.name")


def words_of(say: Texts, name: str) -> str:
    return say(f"comme_des_rats.{kind_of(name)}.{name}.text")


def draw_picture(canvas: Canvas, box: Box, name: str) -> None:
    """A card, a die or a crest, without words."""
    match kind_of(name):
        case "card":
            draw_card(canvas, box, name)
        case "face":
            draw_die(canvas, box, name)
        case _:
            canvas.picture(pictures.crest(name), box)


def draw_any(canvas: Canvas, box: Box, say: Texts, name: str) -> None:
    """On a sheet of paper, with what it does."""
    draw_paper(canvas, box, radius=34)
    inner = box.inset(40)
    picture = inner.top_part(inner.h * 0.56)
    if name in ROLES:
        canvas.picture(pictures.scene(name), picture)
    else:
        draw_picture(canvas, picture, name)
    rest = inner.below(picture.h + 16)
    draw_fitting(canvas, name_of(say, name), rest.top_part(60), theme.HEADING, theme.INK, align="centre")
    draw_paragraph(canvas, words_of(say, name), rest.below(70), theme.BODY, theme.INK, align="centre")


CARDS = CardBox(DECKS, name_of, draw_any)
